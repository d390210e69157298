import { addDays, nightsBetween } from '@escale/domain/calendar-day';
import { formatFilters, LISTING_FILTER_NAMES, parseFilters, type ListingFilters } from '@escale/domain/filter-query';
import { DEFAULT_OCCUPANCIES } from '@escale/domain/party';
import {
  completeSearchQuery,
  formatOccupancies,
  formatSearchQuery,
  parseSearchQuery,
  type CompleteSearchQuery,
  type QueryParameters,
} from '@escale/domain/search-query';
import { ACCOMMODATIONS_PAGE_SIZE, parseSort, type SortValue } from '@escale/domain/sort';

/** Everything the address of a listing says beside the search itself. */
export interface ListingChoice {
  readonly filters: ListingFilters;
  /** Undefined until the traveller chooses one. */
  readonly sort: SortValue | undefined;
  readonly size: number;
}

const MOST_CARDS = 400;
const DEFAULT_CABIN = 'ECONOMY';

/** Reads facets, sort and page size (funnel 4.2); an unreadable part counts as missing. */
export const readChoice = (parameters: QueryParameters): ListingChoice => {
  const size = Number(parameters.get('size') ?? '');
  const isSize = Number.isInteger(size) && size > ACCOMMODATIONS_PAGE_SIZE;
  return {
    filters: parseFilters(parameters, LISTING_FILTER_NAMES),
    sort: parseSort(parameters.get('sort')) ?? undefined,
    size: isSize ? Math.min(size, MOST_CARDS) : ACCOMMODATIONS_PAGE_SIZE,
  };
};

/** The query of a listing: search, facets, sort, size, in a fixed order; what is as usual is left out. `search` is a query without `?`. */
export const listingQuery = (search: string, { filters, sort, size }: ListingChoice): string =>
  [
    search,
    formatFilters(filters, LISTING_FILTER_NAMES),
    sort === undefined ? '' : `sort=${sort}`,
    size === ACCOMMODATIONS_PAGE_SIZE ? '' : `size=${String(size)}`,
  ]
    .filter((part) => part !== '')
    .join('&');

/** The search of the address, with the usual party, cabin and the end that follows from the duration where they are missing; null when it is no search. */
export const readSearch = (parameters: QueryParameters): CompleteSearchQuery | null => {
  const query = parseSearchQuery(parameters);
  const { departureDate, endDate, duration } = query;
  const end = endDate ?? (departureDate === undefined || duration === undefined ? undefined : addDays(departureDate, Number(duration)));
  const complete = completeSearchQuery({
    ...query,
    cabin: query.cabin ?? DEFAULT_CABIN,
    occupancies: query.occupancies ?? DEFAULT_OCCUPANCIES,
    ...(end === undefined ? {} : { endDate: end }),
  });
  if (!complete.ok) return null;
  // The dates say how long the stay is: a duration that contradicts them is not believed.
  return { ...complete.query, duration: String(nightsBetween(complete.query.departureDate, complete.query.endDate)) };
};

/** The query of a listing, as `listingQuery` writes it, leaving on another day and ending on `end`. */
export const queryLeavingOn = (query: string, { day, end }: { readonly day: string; readonly end: string }): string =>
  query.replace(/departureDate=[^&]*&endDate=[^&]*/u, `departureDate=${day}&endDate=${end}`);

/** The search as the address of one of its hotels names it: without the parts `readSearch` gives back, for a listing has twenty of them. */
export const shortSearchQuery = ({ departureCityCode, destinationResortCode, departureDate, duration, cabin, occupancies }: CompleteSearchQuery): string =>
  formatSearchQuery({
    departureCityCode,
    destinationResortCode,
    departureDate,
    duration,
    ...(cabin === DEFAULT_CABIN ? {} : { cabin }),
    ...(formatOccupancies(occupancies) === formatOccupancies(DEFAULT_OCCUPANCIES) ? {} : { occupancies }),
  });
