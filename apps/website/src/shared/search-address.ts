import type { SearchRequest } from '@escale/contract/sdp';
import { addDays } from '@escale/domain/calendar-day';
import { formatSearchQuery } from '@escale/domain/search-query';

/** What a listing's address needs of a search that was already made. */
export type MadeSearch = Pick<SearchRequest, 'departureCityCode' | 'destinationResort' | 'departureDate' | 'duration' | 'cabin' | 'occupancies'>;

/** Query of the listing for a search that was already made. */
export const searchAddress = (search: MadeSearch): string =>
  formatSearchQuery({
    departureCityCode: search.departureCityCode,
    destinationResortCode: search.destinationResort,
    departureDate: search.departureDate,
    endDate: addDays(search.departureDate, Number(search.duration)),
    duration: String(search.duration),
    cabin: search.cabin,
    occupancies: search.occupancies,
  });
