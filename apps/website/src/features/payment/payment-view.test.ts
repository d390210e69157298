import { describe, expect, it } from 'vitest';
import { aPreBookedSession, SESSION_CODE } from '../../testing/booking-session.fixture.ts';
import { paymentViewOf, perPersonOf } from './payment-view.ts';
import { searchAddress } from '../../shared/search-address.ts';
import { repriceAddress } from './search-address.ts';

const session = aPreBookedSession();
const view = paymentViewOf(SESSION_CODE, session);

describe('the data of the payment page', () => {
  it('has lines that add up to the total of the button', () => {
    expect(view?.total).toBe(135_600);
    expect(view?.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(135_600);
  });
  it('calls options by their own names and shows what is included', () => {
    expect(view?.lines.map((line) => line.label)).toEqual(['Vol + hôtel', 'Frais de dossier', 'Suite vue mer', 'Navette partagée', 'Petit déjeuner']);
  });
  it('prices each insurance on top, per person and day of the whole trip', () => {
    expect(view?.insurances).toMatchObject([{ code: 'CANCEL', price: 4800, total: 140_400, perPersonAndDay: 200 }]);
  });
  it('leaves an insurance of the quote page out until it is chosen here', () => {
    const { preBookRequest } = session;
    const chosen =
      preBookRequest === undefined
        ? session
        : { ...session, preBookRequest: { ...preBookRequest, selection: { ...preBookRequest.selection, insuranceCode: 'CANCEL' } } };
    expect(paymentViewOf(SESSION_CODE, chosen)?.total).toBe(135_600);
  });
  it('shares the total over everybody who travels, rounded up', () => {
    expect(view === undefined ? 0 : perPersonOf(view, view.total)).toBe(45_200);
  });
  it('does not exist before a pre-book', () => {
    const { preBookResponse: _none, ...before } = session;
    expect(paymentViewOf(SESSION_CODE, before)).toBeUndefined();
  });
  it('tells a moved price only when the pre-book did', () => {
    const warned = paymentViewOf(SESSION_CODE, {
      ...session,
      preBookResponse: { ...session.preBookResponse, status: 'WARNING', priceChange: { oldPrice: 1300, newPrice: 1356 } },
    });
    expect(warned?.priceChange).toEqual({ direction: 'UP', oldPrice: 130_000, newPrice: 135_600, delta: 5600 });
    expect(view?.priceChange).toBeUndefined();
  });
});

describe('the ways back to the search', () => {
  it('keep the whole search', () => {
    expect(view === undefined ? '' : searchAddress(view.search)).toBe(
      'departureCityCode=PAR&destinationResortCode=PMI&departureDate=2027-03-08&endDate=2027-03-16&duration=8&cabin=ECONOMY&occupancies=2-2018-03-09',
    );
  });
  it('take the real day of birth of a child', () => {
    expect(view === undefined ? '' : repriceAddress(view.search, [{ day: 1, month: 2, year: 2017 }])).toContain('occupancies=2-2017-02-01');
  });
});
