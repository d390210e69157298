import type { Birthdate } from '@escale/domain/age-band';
import { searchAddress } from '../../shared/search-address.ts';
import type { PaymentView } from './payment-view.ts';

type Search = PaymentView['search'];

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
