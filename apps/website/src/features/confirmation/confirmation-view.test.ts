import { describe, expect, it } from 'vitest';
import { aBookedConfirmation, aPreBookedSession } from '../../testing/booking-session.fixture.ts';
import { confirmationViewOf, refundBy } from './confirmation-view.ts';
import { reservationJsonLd } from './reservation-json-ld.ts';

const view = confirmationViewOf(aBookedConfirmation(), aPreBookedSession());

describe('the booking on its page', () => {
  it('tells the trip in the order of its days, in local times', () => {
    expect(view?.steps.map((step) => `${step.day} ${step.kind}`)).toEqual([
      '2027-03-08 outbound',
      '2027-03-08 checkIn',
      '2027-03-10 activity',
      '2027-03-16 checkOut',
      '2027-03-16 inbound',
    ]);
    expect(view?.steps[0]).toMatchObject({ takeOff: '06:05', landing: '08:00', airline: 'Belvaro', numbers: '0L 278', stops: 0 });
  });
  it('has a ledger that adds up to what was paid', () => {
    expect(view?.ledger.reduce((sum, line) => sum + line.amount, 0)).toBe(view?.total);
    expect(view?.paid).toBe(135_600);
  });
  it('promises a refund within fourteen days', () => {
    expect(refundBy('2026-11-21')).toBe('2026-12-05');
  });
});

describe('the booking for travel assistants', () => {
  const cards = reservationJsonLd(aBookedConfirmation(), { brand: 'Aérelle Vacances', url: 'http://af.localhost' });
  it('is one stay and one flight per leg, each with the reference', () => {
    expect(cards.map((card) => card['@type'])).toEqual(['LodgingReservation', 'FlightReservation', 'FlightReservation']);
    expect(cards.map((card) => card['reservationNumber'])).toEqual(['4827160', '4827160', '4827160']);
  });
  it('shows the same total as the page', () => {
    expect(cards[0]).toMatchObject({ totalPrice: '1356.00', priceCurrency: 'EUR' });
  });
});
