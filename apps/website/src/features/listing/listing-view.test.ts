import { describe, expect, it } from 'vitest';
import { aHotel } from './listing-fixture.ts';
import { cardOf, pictureId, placeOf, shareFlights, smallMapOf } from './listing-view.ts';

const GIVEN = {
  quotationItems: [
    { type: 'TRIP', price: 1971, description: 'Vol + hôtel' },
    { type: 'BOOKING_FEES', price: 30, description: 'Frais de dossier' },
  ],
  travellers: 2,
  currency: 'EUR',
  boardFilter: [],
  provider: 'TRIP_ADVISOR',
} as const;

describe('a result card', () => {
  it('shows the price per person rounded up, and the exact total that the quote will be asked for', () => {
    expect(cardOf(aHotel(), GIVEN)).toMatchObject({
      perPerson: 100_100,
      total: 200_100,
      room: 'Suite Terrasse',
      board: 'Petit déjeuner',
      boardCode: 'BB',
    });
  });

  it('shows the cheapest room with the board that is filtered for', () => {
    expect(cardOf(aHotel(), { ...GIVEN, boardFilter: ['HB'] })).toMatchObject({ boardCode: 'HB', total: 218_100 });
  });

  it('lists supplements, each only when it costs something', () => {
    expect(cardOf(aHotel({ flightUpgrade: 64 }), GIVEN)?.supplements).toEqual([{ label: 'FLIGHT_SUPPLEMENT', amount: 3200 }]);
    expect(cardOf(aHotel(), GIVEN)).not.toHaveProperty('supplements');
  });

  it('names the base price beside supplements as the answer names the trip', () => {
    expect(cardOf(aHotel({ flightUpgrade: 64 }), GIVEN)).toMatchObject({ base: { label: 'Vol + hôtel', amount: 100_100 }, perPerson: 103_300 });
  });

  it('claims a reduction only when the recorded price is above the price of today', () => {
    expect(cardOf(aHotel({ lowestPrice30Days: 1200 }), GIVEN)?.lowest).toBe(120_000);
    expect(cardOf(aHotel({ lowestPrice30Days: 1001 }), GIVEN)?.lowest).toBeUndefined();
  });

  it('names the airports flown between', () => {
    expect(cardOf(aHotel(), GIVEN)?.flight).toMatchObject({ from: 'Paris-Orly', to: 'Sir Seewoosagur Ramgoolam' });
  });

  it('is none when the hotel has nothing to sell', () => {
    expect(cardOf(aHotel({ accommodationItems: [] }), GIVEN)).toBeUndefined();
  });

  it('shows the rating of the partner’s provider, and none that is too low to show', () => {
    const hotel = aHotel({ providerB: { recommendation: 96, averageRating: 5.6, countReviews: 40, ratingFilterValues: ['90'] } });
    expect(cardOf(hotel, GIVEN)?.rating).toEqual({ value: 4.6, count: 512 });
    expect(cardOf(hotel, { ...GIVEN, provider: 'HOLIDAY_CHECK' })?.rating).toEqual({ value: 5.6, recommendation: 96, count: 40 });
    expect(cardOf(aHotel({ providerA: { rating: 2.9, reviewsCount: 3, ratingFilterValues: [] } }), GIVEN)?.rating).toBeUndefined();
  });
});

describe('what else the listing reads from an answer', () => {
  it('names the two narrowest places, the narrowest first, each once', () => {
    expect(placeOf([{ label: 'Maurice' }, { label: 'Belle Mare' }, { label: 'Palmar' }])).toBe('Palmar · Belle Mare');
    expect(placeOf([{ label: 'Palma' }, { label: 'Palma' }])).toBe('Palma');
  });

  it('finds a picture’s id in the address of any of its files', () => {
    expect(['/pictures/hotel-014-wide-1440.avif', '/pictures/beach-001-hero-2880.avif', 'lagoon-003'].map(pictureId)).toEqual([
      'hotel-014',
      'beach-001',
      'lagoon-003',
    ]);
  });

  it('puts the north on top of the small map, and a single hotel in its middle', () => {
    const map = smallMapOf(
      [
        { lat: 40, lon: 2, price: 1 },
        { lat: 39, lon: 3, price: 2 },
        { lat: 39.5, lon: 2.5, price: 3 },
      ],
      2,
    );
    expect(map?.pins).toHaveLength(2);
    const [north, south] = map?.pins ?? [];
    expect(north?.x).toBeLessThan(south?.x ?? 0);
    expect(north?.y).toBeLessThan(south?.y ?? 0);
    expect(smallMapOf([{ lat: 40, lon: 2, price: 1 }], 4)?.pins).toEqual([{ x: 50, y: 50, price: 1 }]);
    expect(smallMapOf([], 4)).toBeUndefined();
  });
});

it('cards of one flight name it once', () => {
  const cards = [cardOf(aHotel(), GIVEN), cardOf(aHotel({ id: 'H00002' }), GIVEN)].flatMap((card) => card ?? []);
  const [first, second] = shareFlights(cards);
  expect(cards[1]?.flight).not.toBe(cards[0]?.flight);
  expect(second?.flight).toBe(first?.flight);
  expect(second?.flight).toEqual(cards[1]?.flight);
});
