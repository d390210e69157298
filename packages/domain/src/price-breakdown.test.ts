import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computePriceBreakdown, visibleLines } from './price-breakdown.ts';
import { type BreakdownSelection, type QuotedOffer, defaultSelection, toQuotedOffer } from './quoted-offer.ts';

const offer: QuotedOffer = {
  currency: 'EUR',
  quotationItems: [
    { type: 'TRIP', price: 2001.5, description: 'Flight + hotel' },
    { type: 'BOOKING_FEES', price: 30, description: 'Fees' },
  ],
  accommodation: { localTax: 23.1 },
  accommodationItems: [
    { code: 'STD', upgradePrice: 0, boardUpgrades: { BB: 0, HB: 120 } },
    { code: 'SUP', upgradePrice: 150.25, boardUpgrades: { HB: 140 } },
  ],
  boards: [
    { boardCode: 'BB', upgradePrice: 0 },
    { boardCode: 'HB', upgradePrice: 120 },
    { boardCode: 'RO', upgradePrice: -20 },
  ],
  flights: [
    { code: 'f1', upgradePrice: 0, included: true },
    { code: 'f2', upgradePrice: 99.9, included: false },
  ],
  transfers: [{ code: 'taxi', upgradePrice: 45 }],
  activities: [
    {
      code: 'dive',
      suggestedDate: '2026-03-16',
      guestsPerDay: { '2026-03-16': [{ code: 'adult', includedGuest: 1, minAge: 18, maxAge: 99, pricePerQuantity: { '2': { price: 80, discount: 10 } } }] },
    },
  ],
  insurances: { insurancesItem: [{ code: 'cancel', price: 64.4 }] },
  flex: [
    { code: 'STANDARD', upgradePrice: 0 },
    { code: 'FLEX', upgradePrice: 59 },
  ],
  flightOptions: {
    flightOptions: {
      flightBagageOption: { cabinBaggages: [{ code: 'cab', pricePerBooking: 20 }] },
      flightBagageOptions: [{ code: 'bag23', pricePerBooking: 70 }],
    },
  },
};
const base: BreakdownSelection = { flightCode: 'f1', accommodationItemCode: 'STD', boardCode: 'BB' };
const everything: BreakdownSelection = {
  flightCode: 'f2',
  accommodationItemCode: 'SUP',
  boardCode: 'HB',
  transferCode: 'taxi',
  holdBaggageCode: 'bag23',
  cabinBaggageCode: 'cab',
  insuranceCode: 'cancel',
  insuranceFlexCode: 'FLEX',
  activities: [{ code: 'dive', date: '2026-03-16', guests: [{ code: 'adult', guestsCount: 2 }] }],
};
const breakdownOf = (selection: BreakdownSelection, extras = {}, of = offer) => {
  const result = computePriceBreakdown(of, selection, extras);
  if (!result.ok) throw new Error(result.code);
  return result.breakdown;
};

describe('the booking total', () => {
  test('is the quotation items when nothing is chosen on top', () => {
    expect(breakdownOf(base).total).toBe(203_150);
  });
  test('adds every choice: 2031.50 + 150.25 + 140 + 99.90 + 45 + 70 + 70 + 20 + 59 + 64.40', () => {
    expect(breakdownOf(everything).total).toBe(275_005);
  });
  test("takes the board difference of the chosen room, or the hotel's where the room lists none", () => {
    expect(breakdownOf({ ...base, boardCode: 'HB' }).total).toBe(215_150);
    const unlisted = { ...offer, accommodationItems: [{ code: 'STD', upgradePrice: 0 }] };
    expect(breakdownOf({ ...base, boardCode: 'RO' }, {}, unlisted).total).toBe(201_150);
  });
  test('never sells a room with a board that room does not have', () => {
    expect(computePriceBreakdown(offer, { ...base, accommodationItemCode: 'SUP', boardCode: 'BB' })).toEqual({ ok: false, code: 'UNKNOWN_BOARD' });
  });
  test('adds the price delta of a WARNING, up or down', () => {
    expect(breakdownOf(base, { deltaBasePrice: 2_500 }).total).toBe(205_650);
    expect(breakdownOf(base, { deltaBasePrice: -2_500 }).lines).toContainEqual({ code: 'PRICE_CHANGE', amount: -2_500 });
  });
  test('has no line for a price that did not change', () => {
    expect(breakdownOf(base, { deltaBasePrice: 0 }).lines.map((line) => line.code)).not.toContain('PRICE_CHANGE');
    expect(breakdownOf(base, { deltaBasePrice: 1 }).total).toBe(203_151);
  });
  test('adds distribution prices without taxes', () => {
    expect(breakdownOf(base, { distributions: [{ id: 'distribution-1', priceWithoutTaxes: 10_000 }] }).total).toBe(213_150);
  });
  test('subtracts the discount and is never below 0', () => {
    expect(breakdownOf(base, { discount: 3_150 })).toMatchObject({ total: 200_000, totalBeforeDiscount: 203_150 });
    const paid = breakdownOf(base, { discount: 900_000 });
    expect(paid.total).toBe(0);
    expect(paid.lines.at(-1)).toEqual({ code: 'DISCOUNT', amount: -203_150 });
    expect(breakdownOf(base, { deltaBasePrice: -900_000 })).toMatchObject({ total: 0, totalBeforeDiscount: 0 });
    expect(breakdownOf(base, { discount: -5 }).total).toBe(203_150);
  });
  test('a special discount lowers the price whichever sign it comes with', () => {
    for (const price of [50, -50]) {
      expect(breakdownOf(base, {}, { ...offer, quotationItems: [...offer.quotationItems, { type: 'SPECIAL_DISCOUNT', price, description: '' }] }).total).toBe(
        198_150,
      );
    }
  });
  test('local taxes stay apart', () => {
    expect(breakdownOf(base)).toMatchObject({ localTaxes: 2_310, total: 203_150 });
  });
});

describe('an activity', () => {
  const guests = (guestsCount: number) => ({ ...base, activities: [{ code: 'dive', date: '2026-03-16', guests: [{ code: 'adult', guestsCount }] }] });
  test('costs its quantity price less its discount', () => {
    expect(breakdownOf(guests(2)).lines).toContainEqual({ code: 'ACTIVITY', ref: 'dive', amount: 7_000 });
  });
  test('costs nothing for included guests', () => {
    expect([breakdownOf(guests(1)).total, breakdownOf(guests(0)).total]).toEqual([203_150, 203_150]);
  });
  test('cannot be bought in a quantity, on a day or for a guest without a price', () => {
    for (const activity of [
      guests(3).activities[0],
      { code: 'dive', date: '2026-03-17', guests: [] },
      { code: 'golf', date: '2026-03-16', guests: [] },
      { code: 'dive', date: '2026-03-16', guests: [{ code: 'child', guestsCount: 1 }] },
    ]) {
      expect(computePriceBreakdown(offer, { ...base, activities: activity === undefined ? [] : [activity] })).toEqual({ ok: false, code: 'UNKNOWN_ACTIVITY' });
    }
  });
});

describe('a code the offer does not have is refused, never free', () => {
  test.each([
    [{ flightCode: 'x' }, 'UNKNOWN_FLIGHT'],
    [{ accommodationItemCode: 'x' }, 'UNKNOWN_ACCOMMODATION_ITEM'],
    [{ boardCode: 'x' }, 'UNKNOWN_BOARD'],
    [{ boardCode: 'constructor' }, 'UNKNOWN_BOARD'],
    [{ activities: [{ code: 'dive', date: 'constructor', guests: [] }] }, 'UNKNOWN_ACTIVITY'],
    [{ transferCode: 'x' }, 'UNKNOWN_TRANSFER'],
    [{ holdBaggageCode: 'x' }, 'UNKNOWN_LUGGAGE'],
    [{ cabinBaggageCode: 'x' }, 'UNKNOWN_LUGGAGE'],
    [{ insuranceCode: 'x' }, 'UNKNOWN_INSURANCE'],
    [{ insuranceFlexCode: 'x' }, 'UNKNOWN_FLEX'],
  ])('%o: %s', (over, code) => {
    expect(computePriceBreakdown(offer, { ...base, ...over })).toEqual({ ok: false, code });
  });
});

test('lines add up to the total to the cent, whatever is chosen', () => {
  const price = fc.integer({ min: -100_000, max: 300_000 }).map((cents) => cents / 100);
  fc.assert(
    fc.property(
      fc.array(price, { maxLength: 4 }),
      price,
      price,
      price,
      fc.integer({ min: -200_000, max: 200_000 }),
      fc.integer({ min: 0, max: 400_000 }),
      fc.boolean(),
      (items, room, board, flight, deltaBasePrice, discount, isEverything) => {
        const random: QuotedOffer = {
          ...offer,
          quotationItems: items.map((amount) => ({ type: 'TRIP', price: amount, description: '' })),
          accommodationItems: [
            { code: 'STD', upgradePrice: room },
            { code: 'SUP', upgradePrice: room },
          ],
          boards: [
            { boardCode: 'BB', upgradePrice: board },
            { boardCode: 'HB', upgradePrice: board },
          ],
          flights: [
            { code: 'f1', upgradePrice: flight, included: true },
            { code: 'f2', upgradePrice: flight, included: false },
          ],
        };
        const breakdown = breakdownOf(isEverything ? everything : base, { deltaBasePrice, discount }, random);
        expect(breakdown.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(breakdown.total);
        expect(visibleLines(breakdown).reduce((sum, line) => sum + line.amount, 0)).toBe(breakdown.total);
        expect(breakdown.total).toBeGreaterThanOrEqual(0);
        expect(breakdown.totalBeforeDiscount - breakdown.total).toBeLessThanOrEqual(discount);
      },
    ),
  );
});

test('lines without an effect are not shown, the trip always is', () => {
  expect(visibleLines(breakdownOf(base)).map((line) => line.code)).toEqual(['TRIP', 'BOOKING_FEES']);
  expect(visibleLines(breakdownOf(everything)).map((line) => line.code)).toEqual([
    'TRIP',
    'BOOKING_FEES',
    'ACCOMMODATION',
    'BOARD',
    'FLIGHT',
    'TRANSFER',
    'ACTIVITY',
    'HOLD_LUGGAGE',
    'CABIN_LUGGAGE',
    'INSURANCE_FLEX',
    'INSURANCE',
  ]);
});

test('only a whole answer is an offer, and its default is the first room and board with the included flight', () => {
  expect(toQuotedOffer(offer)).toEqual(offer);
  expect(toQuotedOffer({ ...offer, flights: undefined })).toBeNull();
  expect(defaultSelection({ ...offer, flights: offer.flights.toReversed() })).toEqual(base);
  expect(defaultSelection({ ...offer, flights: [{ code: 'f9', upgradePrice: 1, included: false }] })?.flightCode).toBe('f9');
  expect(defaultSelection({ ...offer, boards: [] })).toBeNull();
  expect(defaultSelection({ ...offer, boards: [{ boardCode: 'AI', upgradePrice: 0 }, ...offer.boards] })).toEqual(base);
});
