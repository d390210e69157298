import type { SearchQuery } from '@escale/domain/search-query';
import type { FormState } from './form-state.ts';

/**
 * The form with what the saved booking knows (`kept`) of the fields that the address says nothing about and nobody has touched yet
 * (funnel 2.3). `first` is the form as the server sent it.
 */
export const fillFromSaved = (
  state: FormState,
  { first, address, kept }: { readonly first: FormState; readonly address: SearchQuery; readonly kept: FormState },
): FormState => ({
  ...state,
  ...(state.city === null && state.cityText === '' ? { city: kept.city, cityText: kept.cityText } : {}),
  ...(state.destination === null && state.destinationText === '' ? { destination: kept.destination, destinationText: kept.destinationText } : {}),
  ...(state.dates.departureDate === null && address.departureDate === undefined ? { dates: kept.dates } : {}),
  ...(state.rooms === first.rooms && address.occupancies === undefined ? { rooms: kept.rooms } : {}),
  ...(state.cabin === first.cabin && address.cabin === undefined ? { cabin: kept.cabin } : {}),
});
