import { addDays } from '@escale/domain/calendar-day';
import { formatSearchQuery } from '@escale/domain/search-query';
import type { Birthdate } from '@escale/domain/age-band';
import type { PaymentView } from './payment-view.ts';

type Search = PaymentView['search'];

/** Query of the listing for a search that was already made. */
export const searchAddress = (search: Search): string =>
  formatSearchQuery({
    departureCityCode: search.departureCityCode,
    destinationResortCode: search.destinationResort,
    departureDate: search.departureDate,
    endDate: addDays(search.departureDate, Number(search.duration)),
    duration: String(search.duration),
    cabin: search.cabin,
    occupancies: search.occupancies,
  });

/** The same search with the children's real days of birth, in the order of the rooms: what "price again" leads to. */
export const repriceAddress = (search: Search, births: readonly Birthdate[]): string => {
  let next = 0;
  const occupancies = search.occupancies.map((room) => ({
    ...room,
    childrenBirthdates: room.childrenBirthdates.map((searched) => {
      const typed = births[next];
      next += 1;
      return typed ?? searched;
    }),
  }));
  return searchAddress({ ...search, occupancies });
};
