import { emptyFilters, LISTING_FILTER_NAMES } from '@escale/domain/filter-query';
import { describe, expect, it } from 'vitest';
import { facetsOf } from './results-view.ts';

const NONE = emptyFilters(LISTING_FILTER_NAMES);
const option = (value: string, count = 1) => ({ value, label: value, count });

describe('the facets of the results', () => {
  it('keep a chosen value that no hotel has, so that it can be removed', () => {
    const facets = facetsOf({ facets: { stars: [option('4', 3)], boards: [] } }, { ...NONE, stars: ['2'] });
    expect(facets).toEqual([{ name: 'stars', options: [option('4', 3), option('2', 0)] }]);
  });

  it('list boards from the least to the most that is served, and stars from the most', () => {
    const facets = facetsOf(
      { facets: { boards: ['AI', 'BB', 'FB', 'HB', 'RO'].map((code) => option(code)), stars: ['3', '5', '4'].map((count) => option(count)) } },
      NONE,
    );
    expect(facets.map(({ options }) => options.map(({ value }) => value))).toEqual([
      ['5', '4', '3'],
      ['RO', 'BB', 'HB', 'FB', 'AI'],
    ]);
  });
});
