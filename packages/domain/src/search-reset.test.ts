import { expect, test } from 'vitest';
import { resetCart, resetQuotation, storeQuotationPayload } from './search-reset.ts';

test('a search change clears the choices, keeps the journey and pays by card at once', () => {
  const cart = {
    departureCity: 'PAR',
    cabin: 'ECONOMY',
    passengers: [1],
    contact: { email: 'a@b.fr' },
    accommodation: 1,
    board: 1,
    flight: 1,
    insurance: 1,
    luggage: 1,
    coupon: 1,
    transfer: 1,
    activities: [1],
    insuranceFlex: 1,
    boardIdsByDistribution: {},
    paymentType: 'PAYPAL',
    paymentMode: '4x',
    credits: 30,
  };
  expect(resetCart(cart)).toEqual({
    departureCity: 'PAR',
    cabin: 'ECONOMY',
    passengers: [1],
    contact: { email: 'a@b.fr' },
    paymentType: 'CARD',
    paymentMode: '1x',
    credits: 0,
  });
});

test('the quotation goes, or keeps only its flights', () => {
  const quotation = { flights: ['f'], boards: ['b'] };
  expect([resetQuotation(quotation, false), resetQuotation(quotation, true), resetQuotation(null, true), resetQuotation({}, true)]).toEqual([
    null,
    { flights: ['f'] },
    null,
    null,
  ]);
});

test('stored payloads end at 500, the oldest dropped', () => {
  const stored = Array.from({ length: 502 }, (_, index) => index).reduce<number[]>((payloads, payload) => storeQuotationPayload(payloads, payload), []);
  expect([stored.length, stored[0], stored.at(-1)]).toEqual([500, 2, 501]);
});
