import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OFFERED_SORTS, SORT_VALUES, type SortableProduct, activeSort, cutToPage, nextPageSize, parseSort, sortProducts } from './sort.ts';

const products = [
  { id: 'a', ranking: 5, category: 4, total: 900, providerA: { rating: 4.5 }, providerB: { recommendation: 80 } },
  { id: 'b', ranking: 9, category: 5, total: 1200, providerA: null, providerB: { recommendation: 95 } },
  { id: 'c', ranking: 5, category: null, total: 700, providerA: { rating: 4.9 }, providerB: null },
  { id: 'd', category: 3, providerA: { rating: 0 } },
];
const order = (sort: (typeof SORT_VALUES)[number]) =>
  sortProducts(products, sort)
    .map((product) => product.id)
    .join('');

describe('the six sorts, products without the field last in their own order', () => {
  test.each([
    ['recommended', 'bacd'],
    ['priceAscendant', 'cabd'],
    ['priceDescendant', 'bacd'],
    ['tripadvisor', 'cadb'],
    ['holidaycheck', 'bacd'],
    ['stars', 'badc'],
  ] as const)('%s', (sort, expected) => {
    expect(order(sort)).toBe(expected);
  });

  const field = fc.option(fc.integer({ min: 0, max: 4 }), { nil: undefined });
  const anyProducts: fc.Arbitrary<(SortableProduct & { id: number })[]> = fc
    .array(fc.record({ ranking: field, category: field, total: field, rating: field }), { maxLength: 20 })
    .map((list) => list.map(({ rating, ...rest }, id) => ({ ...rest, id, providerA: { rating } })));
  test('each sort is a permutation, is stable and leaves the list it was given alone', () => {
    fc.assert(
      fc.property(anyProducts, fc.constantFrom(...SORT_VALUES), (list, sort) => {
        const before = list.map((product) => product.id);
        const sorted = sortProducts(list, sort);
        expect(sorted.map((product) => product.id).toSorted((first, second) => first - second)).toEqual(before);
        expect(list.map((product) => product.id)).toEqual(before);
        expect(sortProducts(sorted, sort)).toEqual(sorted);
      }),
    );
  });
  test('price ascending never decreases and equal prices keep their order', () => {
    fc.assert(
      fc.property(anyProducts, (list) => {
        const sorted = sortProducts(list, 'priceAscendant').map(({ id, total }) => ({ id, total: total ?? Number.POSITIVE_INFINITY }));
        const isInOrder = sorted.every((product, index) => {
          const next = sorted[index + 1];
          return next === undefined || product.total < next.total || (product.total === next.total && product.id < next.id);
        });
        expect(isInOrder).toBe(true);
      }),
    );
  });
});

test.each([
  ['RECOMMENDED', 'recommended'],
  ['recommended', 'recommended'],
  ['PRICE_ASC', 'priceAscendant'],
  ['PRICE_DESC', 'priceDescendant'],
  ['STARS', 'stars'],
  ['toString', null],
  ['', null],
  [null, null],
  [undefined, null],
])('%s reads as %s', (text, expected) => {
  expect(parseSort(text)).toBe(expected);
});

test("the traveller's choice wins, then the answer's default, then price ascending", () => {
  expect([activeSort('stars', 'recommended'), activeSort(null, 'recommended'), activeSort('nonsense', null)]).toEqual([
    'stars',
    'recommended',
    'priceAscendant',
  ]);
});

test('four sorts are offered', () => {
  expect(OFFERED_SORTS).toEqual(['recommended', 'priceAscendant', 'priceDescendant', 'stars']);
});

test('a sort field that is no number counts as missing', () => {
  const list = [
    { id: 'x', total: Number.NaN },
    { id: 'y', total: 2 },
    { id: 'z', total: Number.POSITIVE_INFINITY },
    { id: 'w', total: 1 },
  ];
  expect(sortProducts(list, 'priceAscendant').map((product) => product.id)).toEqual(['w', 'y', 'x', 'z']);
});

test('the list is cut to the page, and "show more" adds 20', () => {
  expect(cutToPage([1, 2, 3], 2)).toEqual([1, 2]);
  expect(nextPageSize(20)).toBe(40);
});
