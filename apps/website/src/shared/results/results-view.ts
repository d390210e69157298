import type { SearchResponse } from '@escale/contract/sdp';
import { LISTING_FILTER_NAMES, type ListingFilterName, type ListingFilters } from '@escale/domain/filter-query';
import type { RatingProvider } from '@escale/domain/rating';
import type { SortValue } from '@escale/domain/sort';

/** One facet of the results with its options as the service counted them. */
export interface FacetView {
  readonly name: ListingFilterName;
  readonly options: readonly { readonly value: string; readonly label: string; readonly count: number }[];
}

/** What filters and sort read of an answer: the same for the list and for the map of its hotels. */
export interface ResultsView {
  readonly facets: readonly FacetView[];
  readonly sort: SortValue;
  /** Hotels that pass the filters. */
  readonly total: number;
  readonly currency: string;
  readonly provider: RatingProvider;
}

/** Boards from the least to the most that is served (look section 9 "Facet drawer"). */
const BOARD_ORDER = ['RO', 'BB', 'HB', 'FB', 'AI'];

const sortOptions = (name: ListingFilterName, options: FacetView['options']): FacetView['options'] => {
  if (name === 'stars') return options.toSorted((first, second) => Number(second.value) - Number(first.value));
  if (name !== 'boards') return options;
  const placeOf = (value: string): number => (BOARD_ORDER.includes(value) ? BOARD_ORDER.indexOf(value) : BOARD_ORDER.length);
  return options.toSorted((first, second) => placeOf(first.value) - placeOf(second.value));
};

/** Facets in the order of the page, those without options left out. */
export const facetsOf = (answer: Pick<SearchResponse, 'facets'>, filters: ListingFilters): readonly FacetView[] => {
  const order: readonly ListingFilterName[] = ['budget', 'stars', 'guestsrating', 'boards', 'destinations', 'flashsale'];
  return order.flatMap((name) => {
    const offered = answer.facets?.[name] ?? [];
    const known = new Set(offered.map((option) => option.value));
    // A value of the address that no hotel has must still be removable.
    const lost = filters[name].filter((value) => !known.has(value)).map((value) => ({ value, label: value, count: 0 }));
    const options = sortOptions(name, [...offered, ...lost]);
    return options.length === 0 ? [] : [{ name, options }];
  });
};

/** The chosen values by filter, as the search takes them. */
export const viewFilters = (filters: ListingFilters): Record<ListingFilterName, string[]> =>
  Object.fromEntries(LISTING_FILTER_NAMES.map((name) => [name, [...filters[name]]])) as Record<ListingFilterName, string[]>; // `as`: fromEntries forgets that every name is there
