import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type FacetContext,
  type FacetProduct,
  budgetRangeOf,
  budgetRanges,
  destinationLabels,
  facetOptions,
  facetValues,
  filterProducts,
  isOptionSelectable,
  matchesFilters,
  roundToFifty,
} from './facet.ts';
import { LISTING_FILTER_NAMES, emptyFilters } from './filter-query.ts';

const none = emptyFilters(LISTING_FILTER_NAMES);
const ranges = budgetRanges([400, 500, 600, 700, 800, 900, 1000, 1100]);
const context: FacetContext = { destinationType: 'RESORT', otherLabel: 'Other districts', ranges };
const aProduct = (over: Partial<FacetProduct> = {}): FacetProduct => ({
  category: 4,
  boardTypeCodes: ['HB'],
  levels: [
    { level: 'RESORT', label: 'Palma' },
    { level: 'DISTRICT', label: 'Old town' },
  ],
  ratingFilterValues: ['4', '3.5'],
  budgetMinValue: 600,
  isFlashsale: false,
  ...over,
});

describe('budget ranges', () => {
  test.each([
    [524.99, 500],
    [525, 550],
    [575, 600],
    [0, 0],
    [24, 0],
    [25, 50],
  ])('%d rounds to %i', (amount, rounded) => {
    expect(roundToFifty(amount)).toBe(rounded);
  });
  test('split at the quartiles, each rounded to 50', () => {
    expect(budgetRanges([1180, 420, 980, 760, 640]).map((range) => range.value)).toEqual(['0-650', '650-750', '750-1000', '1000-']);
  });
  test('the points are the 25th, 50th and 75th of a hundred', () => {
    const amounts = Array.from({ length: 100 }, (_, index) => (index + 1) * 50);
    expect(budgetRanges(amounts).map((range) => range.value)).toEqual(['0-1250', '1250-2500', '2500-3750', '3750-']);
  });
  test('none when two points coincide', () => {
    expect(budgetRanges([500, 510, 520, 900])).toEqual([]);
    expect(budgetRanges([500, 800, 810, 820])).toEqual([]);
    expect(budgetRanges([])).toEqual([]);
    expect(budgetRanges([700])).toEqual([]);
  });
  test('a value equal to a point belongs to the lower range', () => {
    const split = budgetRanges([1180, 420, 980, 760, 640]);
    expect([0, 650, 651, 750, 1000, 1001].map((amount) => budgetRangeOf(amount, split)?.value)).toEqual([
      '0-650',
      '0-650',
      '650-750',
      '650-750',
      '750-1000',
      '1000-',
    ]);
    expect(budgetRangeOf(500, [])).toBeNull();
  });
  test('every amount has exactly one range', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 5000 }), { minLength: 4, maxLength: 40 }), fc.integer({ min: 0, max: 6000 }), (amounts, amount) => {
        const split = budgetRanges(amounts);
        const hits = split.filter((range) => (range.above === null || amount > range.above) && (range.upTo === null || amount <= range.upTo));
        expect(hits.length).toBe(split.length === 0 ? 0 : 1);
      }),
    );
  });
});

describe('destination labels by the searched type', () => {
  const levels = [
    { level: 'ZONE', label: 'Mediterranean' },
    { level: 'COUNTRY', label: 'Spain' },
    { level: 'REGION', label: 'Majorca' },
    { level: 'RESORT', label: 'Palma' },
    { level: 'RESORT', label: 'Palma' },
  ];
  test.each([
    ['ZONE', ['Majorca']],
    ['COUNTRY', ['Palma']],
    ['NEARTO', ['Palma']],
    ['PROVINCE', ['Palma']],
    ['REGION', ['Palma']],
    ['RESORT', ['Elsewhere']],
    ['DISTRICT', []],
  ])('%s offers %j', (type, labels) => {
    expect(destinationLabels(levels, type, 'Elsewhere')).toEqual(labels);
  });
  test('a district is offered as it is, and an OTHER level is not added twice', () => {
    expect(destinationLabels([...levels, { level: 'DISTRICT', label: 'Old town' }], 'RESORT', 'Elsewhere')).toEqual(['Old town']);
    expect(destinationLabels([...levels, { level: 'OTHER', label: 'Around' }], 'RESORT', 'Elsewhere')).toEqual(['Around']);
  });
});

describe('a product matches when any value of each active facet is selected', () => {
  test.each([
    [{ stars: ['4'] }, true],
    [{ stars: ['5'] }, false],
    [{ stars: ['5', '4'] }, true],
    [{ stars: ['4'], boards: ['RO'] }, false],
    [{ guestsrating: ['3.5'] }, true],
    [{ guestsrating: ['4.5'] }, false],
    [{ destinations: ['Old town'] }, true],
    [{ budget: ['500-700'] }, true],
    [{ budget: ['0-500'] }, false],
    [{ flashsale: ['true'] }, false],
    [{ flashsale: ['false'] }, true],
    [{}, true],
  ])('%o: %s', (selection, expected) => {
    expect(matchesFilters(aProduct({ category: 4.5 }), { ...none, ...selection }, context)).toBe(expected);
  });
  test('stars are the floor of the category', () => {
    expect(facetValues(aProduct({ category: 4.9 }), 'stars', context)).toEqual(['4']);
  });
  test('without budget ranges a product has no budget value', () => {
    expect(facetValues(aProduct(), 'budget', { ...context, ranges: [] })).toEqual([]);
  });
});

describe('facet counts', () => {
  const products = [
    aProduct(),
    aProduct({ category: 5, boardTypeCodes: ['RO', 'HB'] }),
    aProduct({ category: 5, boardTypeCodes: ['AI'] }),
    aProduct({ category: 3, boardTypeCodes: ['RO', 'RO'] }),
  ];
  test("apply every other active filter but not the facet's own, and keep options that would leave nothing", () => {
    const filters = { ...none, stars: ['5'], boards: ['HB'] };
    expect(facetOptions(products, 'stars', filters, context)).toEqual([
      { value: '5', count: 1 },
      { value: '4', count: 1 },
      { value: '3', count: 0 },
    ]);
    expect(facetOptions(products, 'boards', filters, context)).toEqual([
      { value: 'AI', count: 1 },
      { value: 'HB', count: 1 },
      { value: 'RO', count: 1 },
    ]);
  });
  test('an option with count 0 cannot be selected, only removed', () => {
    expect([
      isOptionSelectable({ value: '3', count: 0 }, []),
      isOptionSelectable({ value: '3', count: 0 }, ['3']),
      isOptionSelectable({ value: '3', count: 1 }, []),
    ]).toEqual([false, true, true]);
  });

  const anyProduct: fc.Arbitrary<FacetProduct> = fc.record({
    category: fc.constantFrom(3, 3.5, 4, 5),
    boardTypeCodes: fc.subarray(['RO', 'HB', 'AI']),
    levels: fc.subarray([
      { level: 'DISTRICT', label: 'Old town' },
      { level: 'DISTRICT', label: 'Port' },
    ]),
    ratingFilterValues: fc.constantFrom([], ['3.5'], ['4', '3.5']),
    budgetMinValue: fc.integer({ min: 100, max: 2000 }),
    isFlashsale: fc.boolean(),
  });
  const anyFilters = fc.record({
    stars: fc.subarray(['3', '4', '5']),
    boards: fc.subarray(['RO', 'HB', 'AI']),
    destinations: fc.subarray(['Old town', 'Other districts']),
    guestsrating: fc.subarray(['4', '3.5']),
    budget: fc.subarray(['500-700', '0-500'], { maxLength: 1 }),
    flashsale: fc.subarray(['true', 'false'], { maxLength: 1 }),
  });
  test('equal what choosing that one option alone in its facet leaves', () => {
    fc.assert(
      fc.property(fc.array(anyProduct, { maxLength: 12 }), anyFilters, fc.constantFrom(...LISTING_FILTER_NAMES), (list, filters, facet) => {
        for (const option of facetOptions(list, facet, filters, context)) {
          expect(option.count).toBe(filterProducts(list, { ...filters, [facet]: [option.value] }, context).length);
        }
      }),
    );
  });
  test('filtering keeps the order and another value of a facet never removes a product', () => {
    fc.assert(
      fc.property(fc.array(anyProduct, { maxLength: 12 }), anyFilters, (list, filters) => {
        const kept = filterProducts(list, filters, context);
        expect(list.filter((product) => kept.includes(product))).toEqual(kept);
        const wider = filters.stars.length === 0 ? filters : { ...filters, stars: ['3', '4', '5'] };
        expect(filterProducts(list, wider, context).length).toBeGreaterThanOrEqual(kept.length);
      }),
    );
  });
});
