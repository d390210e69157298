import { describe, expect, it } from 'vitest';
import { dayNumber } from './calendar-day.ts';
import { type OfferQuestion, leastNet, offerOfHotel } from './package-price-hotel.ts';
import { isStayAllowed, stayOf, unitsLeft } from './stay.ts';

const nights = (from: string, prices: readonly number[], more: Partial<{ available: number; minStay: number; maxStay: number }> = {}) =>
  new Map(prices.map((price, index) => [dayNumber(from) + index, { available: 3, price, minStay: 1, maxStay: 28, ...more }]));
const couple = { adults: 2, childrenBirthdates: [] };
const full = Array.from({ length: 16 }, () => 100);

const question = (change: Partial<OfferQuestion> = {}): OfferQuestion => ({
  occupancies: [couple],
  departureDay: '2027-02-01',
  returnDay: '2027-02-04',
  infantMaxAge: 1,
  childMaxAge: 11,
  limit: 10,
  rooms: [{ code: 'STD', occupancy: full, nights: nights('2027-02-01', [9_000, 9_000, 9_000]) }],
  boards: [
    { code: 'BB', addPerNight: 0 },
    { code: 'HB', addPerNight: 2_000 },
  ],
  outbound: [
    { code: 'DAY', price: 20_000, seatsLeft: 9, arrivalDayOffset: 0 },
    { code: 'NIGHT', price: 17_000, seatsLeft: 9, arrivalDayOffset: 1 },
  ],
  inbound: [{ code: 'BACK', price: 10_000, seatsLeft: 9, arrivalDayOffset: 0 }],
  ...change,
});

describe('a stay', () => {
  it('loses a night when the flight lands next day', () => {
    expect(stayOf({ departureDay: '2026-12-01', returnDay: '2026-12-08', arrivalDayOffset: 1 })).toEqual({
      checkIn: '2026-12-02',
      checkOut: '2026-12-08',
      nights: 6,
    });
    expect(stayOf({ departureDay: '2026-12-01', returnDay: '2026-12-02', arrivalDayOffset: 1 })).toBeNull();
  });

  it('follows the rule of its arrival night', () => {
    expect([2, 3, 7, 8].map((nightCount) => isStayAllowed({ minStay: 3, maxStay: 7 }, nightCount))).toEqual([false, true, true, false]);
    expect(isStayAllowed({ minStay: 1, maxStay: 0 }, 1)).toBe(false);
    expect(isStayAllowed({ minStay: 1, maxStay: 90 }, 29)).toBe(false);
    expect(isStayAllowed(undefined, 3)).toBe(false);
  });

  it('has as many rooms as its scarcest night', () => {
    expect(unitsLeft([{ available: 4 }, { available: 1 }, { available: 9 }])).toBe(1);
    expect(unitsLeft([{ available: 4 }, undefined])).toBe(0);
    expect(unitsLeft([{ available: -2 }])).toBe(0);
    expect(unitsLeft([])).toBe(0);
  });
});

describe('the offer of a hotel', () => {
  it('weighs flight and nights together: the night flight saves a fare and a night', () => {
    const offer = offerOfHotel(question());
    expect(offer).toMatchObject({ arrivalDayOffset: 1, stay: { checkIn: '2027-02-02', nights: 2 }, outbound: { code: 'NIGHT' }, flightsNet: 54_000 });
    expect(offer && leastNet(offer)).toBe(72_000);
  });

  it('keeps the dearer flight of the same day when the later check-in is closed or dear', () => {
    const rooms = [
      { code: 'STD', occupancy: full, nights: new Map([...nights('2027-02-01', [9_000]), ...nights('2027-02-02', [9_000, 9_000], { minStay: 3 })]) },
    ];
    expect(offerOfHotel(question({ rooms }))).toMatchObject({ arrivalDayOffset: 0, stay: { nights: 3 }, outbound: { code: 'DAY' } });
  });

  it('needs seats for everybody', () => {
    expect(offerOfHotel(question({ inbound: [{ code: 'BACK', price: 10_000, seatsLeft: 1, arrivalDayOffset: 0 }] }))).toBeNull();
    const outbound = [
      { code: 'LAST', price: 1_000, seatsLeft: 1, arrivalDayOffset: 0 },
      { code: 'DAY', price: 20_000, seatsLeft: 2, arrivalDayOffset: 0 },
    ];
    expect(offerOfHotel(question({ outbound }))?.outbound.code).toBe('DAY');
  });

  it('needs a room on every night', () => {
    const hole = [
      { code: 'STD', occupancy: full, nights: new Map([...nights('2027-02-01', [9_000, 9_000]), ...nights('2027-02-03', [9_000], { available: 0 })]) },
    ];
    expect(offerOfHotel(question({ rooms: hole }))).toBeNull();
  });

  it('lists every room choice with its boards on the same flights, cheapest first', () => {
    const rooms = [
      { code: 'SUP', occupancy: full, nights: nights('2027-02-01', [12_000, 12_000, 12_000]) },
      { code: 'STD', occupancy: full, nights: nights('2027-02-01', [9_000, 9_000, 9_000], { available: 1 }) },
    ];
    const offer = offerOfHotel(question({ rooms, occupancies: [couple, couple] }));
    expect(offer?.items.map((item) => [item.code, item.unitsLeft, item.boards])).toEqual([
      [
        'SUP+STD',
        1,
        [
          { code: 'BB', hotelNet: 42_000 },
          { code: 'HB', hotelNet: 50_000 },
        ],
      ],
      [
        'SUP+SUP',
        3,
        [
          { code: 'BB', hotelNet: 48_000 },
          { code: 'HB', hotelNet: 56_000 },
        ],
      ],
    ]);
  });

  it('counts children at check-in by the limits of the hotel and at the return date for the flight', () => {
    // Turns 12 on 3 February: a child on arrival, an adult fare at the return.
    const table = full.map((_, index) => (index === 5 ? 130 : index === 8 ? 160 : 100));
    const rooms = [{ code: 'STD', occupancy: table, nights: nights('2027-02-01', [10_000, 10_000, 10_000]) }];
    const offer = offerOfHotel(question({ rooms, occupancies: [{ adults: 2, childrenBirthdates: [{ year: 2015, month: 2, day: 3 }] }] }));
    expect(offer?.items[0]?.boards[0]?.hotelNet).toBe(26_000);
    expect(offer?.flightsNet).toBe(3 * 27_000);
  });
});
