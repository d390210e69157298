import type { SearchRequest } from '@escale/contract/sdp';
import { addDays } from '@escale/domain/calendar-day';
import { formatSearchQuery } from '@escale/domain/search-query';

/** Query of the listing for a search that was already made. */
export const searchAddress = (search: SearchRequest): string =>
  formatSearchQuery({
    departureCityCode: search.departureCityCode,
    destinationResortCode: search.destinationResort,
    departureDate: search.departureDate,
    endDate: addDays(search.departureDate, Number(search.duration)),
    duration: String(search.duration),
    cabin: search.cabin,
    occupancies: search.occupancies,
  });
