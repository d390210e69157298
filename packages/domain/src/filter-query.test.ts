import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  HOTEL_ONLY_FILTER_NAMES,
  LISTING_FILTER_NAMES,
  chooseFilterValue,
  countFilterValues,
  emptyFilters,
  formatFilterValues,
  formatFilters,
  hasActiveFilters,
  parseFilterValues,
  parseFilters,
  removeFilterValue,
  setFilterValue,
  toggleFilterValue,
} from './filter-query.ts';

const none = emptyFilters(LISTING_FILTER_NAMES);

describe('filters in an address', () => {
  test('one parameter per facet, values comma-separated, none for an empty facet', () => {
    const filters = { ...none, stars: ['4', '5'], boards: ['HB'] };
    expect(formatFilters(filters, LISTING_FILTER_NAMES)).toBe('stars=4,5&boards=HB');
    expect(parseFilters(new URLSearchParams('stars=4,5&boards=HB&other=1'), LISTING_FILTER_NAMES)).toEqual(filters);
  });
  test('any values come back, commas and all', () => {
    const values = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 5 });
    fc.assert(
      fc.property(values, values, (propertyName, destination) => {
        const filters = { ...emptyFilters(HOTEL_ONLY_FILTER_NAMES), propertyName, destination };
        expect(parseFilters(new URLSearchParams(formatFilters(filters, HOTEL_ONLY_FILTER_NAMES)), HOTEL_ONLY_FILTER_NAMES)).toEqual(filters);
      }),
    );
  });
  test.each([
    ['', []],
    [',', []],
    ['a,,b,a', ['a', 'b']],
    ['a\\,b,c', ['a,b', 'c']],
    ['a\\\\,b', ['a\\', 'b']],
    ['a\\', ['a\\']],
  ])('%j holds %j', (text, values) => {
    expect(parseFilterValues(text)).toEqual(values);
  });
  test('a comma inside a value does not split it', () => {
    expect(formatFilterValues(['Palma, old town', 'b'])).toBe('Palma\\, old town,b');
  });
});

describe('choosing an option', () => {
  test('a radio facet replaces its value', () => {
    expect(chooseFilterValue(setFilterValue(none, 'budget', '0-500'), 'budget', '500-800').budget).toEqual(['500-800']);
  });
  test('a checkbox facet adds and removes values', () => {
    const one = chooseFilterValue(none, 'stars', '4');
    const two = chooseFilterValue(one, 'stars', '5');
    expect([one.stars, two.stars, toggleFilterValue(two, 'stars', '4').stars]).toEqual([['4'], ['4', '5'], ['5']]);
  });
  test('removing a chip takes that value only and does not touch the filters it was given', () => {
    const filters = { ...none, stars: ['4', '5'], boards: ['HB'] };
    expect(removeFilterValue(filters, 'stars', '4')).toEqual({ ...none, stars: ['5'], boards: ['HB'] });
    expect(filters.stars).toEqual(['4', '5']);
  });
  test('the button counts values and any value makes the filters active', () => {
    expect([
      countFilterValues({ ...none, stars: ['4', '5'], boards: ['HB'] }),
      hasActiveFilters(none),
      hasActiveFilters({ ...none, flashsale: ['true'] }),
    ]).toEqual([3, false, true]);
  });
});

test('filter names are those of the specification', () => {
  expect(LISTING_FILTER_NAMES).toEqual(['stars', 'boards', 'destinations', 'guestsrating', 'budget', 'flashsale']);
  expect(HOTEL_ONLY_FILTER_NAMES).toEqual([
    'ratingStars',
    'propertyName',
    'board',
    'destination',
    'guestsrating',
    'budget',
    'flashsale',
    'tripadvisor',
    'cancellationType',
  ]);
});
