import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { basePriceLabel, chooseItemAndBoard, computeListingPrice } from './listing-price.ts';

const amounts = (searchTotal: number, accommodationItemUpgrade = 0, boardUpgrade = 0, flightUpgrade = 0, baggageSupplement = 0) => ({
  searchTotal,
  accommodationItemUpgrade,
  boardUpgrade,
  flightUpgrade,
  baggageSupplement,
});
const minor = fc.integer({ min: 0, max: 2_000_000 });

describe('price per person of a card', () => {
  test('each component is divided and rounded up to whole euros before it is added', () => {
    const price = computeListingPrice(amounts(200_100, 12_050, 3_010, 9_990, 4_500), 2, 'EUR');
    expect(price).toEqual({
      basePrice: 100_100 + 6_100 + 1_600,
      total: 100_100 + 6_100 + 1_600 + 5_000 + 2_300,
      upgradePrice: [
        { label: 'FLIGHT_SUPPLEMENT', amount: 5_000 },
        { label: 'BAGGAGE_SUPPLEMENT', amount: 2_300 },
      ],
      partyTotal: 229_650,
    });
  });
  test('the total can exceed the rounded sum: 1143 against 1141', () => {
    const parts = amounts(200_110, 10_010, 8_010, 5_000, 5_000);
    expect(computeListingPrice(parts, 2, 'EUR').total).toBe(114_300);
    expect(Math.ceil(computeListingPrice(parts, 2, 'EUR').partyTotal / 2 / 100)).toBe(1141);
  });
  test('supplements are listed only above 0', () => {
    expect(computeListingPrice(amounts(100_000, 0, 0, 0, 3_000), 1, 'EUR').upgradePrice).toEqual([{ label: 'BAGGAGE_SUPPLEMENT', amount: 3_000 }]);
    expect(computeListingPrice(amounts(100_000, 0, 0, -5_000), 1, 'EUR').upgradePrice).toEqual([]);
  });
  test('the party never pays more than travellers × the price per person, and the total is the base plus its supplements', () => {
    fc.assert(
      fc.property(minor, minor, minor, minor, minor, fc.integer({ min: 1, max: 9 }), (search, item, board, flight, bag, travellers) => {
        const price = computeListingPrice(amounts(search, item, board, flight, bag), travellers, 'EUR');
        expect(price.total * travellers).toBeGreaterThanOrEqual(price.partyTotal);
        expect(price.total).toBe(price.basePrice + price.upgradePrice.reduce((sum, line) => sum + line.amount, 0));
      }),
    );
  });
});

describe('room and board of a card', () => {
  const board = (boardTypeCode: string, upgradePrice: number) => ({ boardTypeCode, upgradePrice });
  const items = [
    { upgradePrice: 0, boards: [board('RO', 0), board('HB', 9_000)] },
    { upgradePrice: 2_000, boards: [board('HB', 6_000), board('AI', 8_000), board('HB', 5_000)] },
  ];
  test('without a board filter: the first item and its first board', () => {
    expect(chooseItemAndBoard(items, [])).toEqual({ item: items[0], board: board('RO', 0) });
  });
  test('with one: the cheapest matching board, room included', () => {
    expect(chooseItemAndBoard(items, ['HB'])).toEqual({ item: items[1], board: board('HB', 5_000) });
    expect(chooseItemAndBoard(items, ['AI', 'RO'])).toEqual({ item: items[0], board: board('RO', 0) });
  });
  test('equal prices keep the first item', () => {
    expect(
      chooseItemAndBoard(
        [
          { upgradePrice: 1, boards: [board('HB', 1)] },
          { upgradePrice: 0, boards: [board('HB', 2)] },
        ],
        ['HB'],
      )?.item.upgradePrice,
    ).toBe(1);
  });
  test('nothing matches: nothing is chosen', () => {
    expect(chooseItemAndBoard(items, ['FB'])).toBeNull();
    expect(chooseItemAndBoard([], [])).toBeNull();
    expect(chooseItemAndBoard([{ upgradePrice: 0, boards: [] }], [])).toBeNull();
  });
});

test('the base price is labelled by the TRIP item', () => {
  expect(
    basePriceLabel([
      { type: 'BOOKING_FEES', description: 'Fees' },
      { type: 'TRIP', description: 'Flight + hotel' },
    ]),
  ).toBe('Flight + hotel');
  expect(basePriceLabel([])).toBe('');
});
