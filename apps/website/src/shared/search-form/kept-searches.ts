import { clearSearches, removeSearch, saveSearch, type LastSearch } from '@escale/domain/last-searches';
import { parseSearchQuery } from '@escale/domain/search-query';
import { fillFromSaved } from './fill-from-saved.ts';
import type { SearchFormData } from './form-data.ts';
import { lastSearchesStore, savedBookingStore, type SavedBooking } from './saved-searches.ts';

const NONE: readonly LastSearch[] = [];

/** What this device keeps of earlier searches, as the form reads and writes it. */
export interface KeptSearches {
  readonly subscribe: (listener: () => void) => () => void;
  readonly searches: () => readonly LastSearch[];
  /** The search of the saved booking (funnel 2.3); a departure that has passed says nothing any more. Undefined without one. */
  readonly saved: SearchFormData['initial'] | undefined;
  readonly fill: typeof fillFromSaved;
  readonly save: (search: LastSearch, booking: SavedBooking) => void;
  readonly remove: (id: string) => void;
  readonly clear: () => void;
}

/** Opens what the device keeps (funnel 2.8, 2.3). The form loads this after it stands: nothing of it is needed to draw the form. */
export const openKeptSearches = (brand: string, shop: string, today: string): KeptSearches => {
  const history = lastSearchesStore(brand, shop, today);
  const saved = savedBookingStore(brand, shop);
  history.rehydrate();
  saved.rehydrate();
  const { query, city, destination } = saved.getState().value;
  const search = parseSearchQuery(new URLSearchParams(query));
  const isPast = search.departureDate === undefined || search.departureDate < today;
  const { departureDate: _departure, endDate: _end, duration: _duration, ...undated } = search;
  return {
    subscribe: history.subscribe,
    searches: () => history.getState().value.sdpHolidays ?? NONE,
    saved: query === '' ? undefined : { city, destination, query: isPast ? undated : search },
    fill: fillFromSaved,
    save: (search, booking) => {
      history.setState(({ value }) => ({ value: saveSearch(value, 'sdpHolidays', search) }));
      saved.setState({ value: booking });
    },
    remove: (id) => {
      history.setState(({ value }) => ({ value: removeSearch(value, 'sdpHolidays', id) }));
    },
    clear: () => {
      history.setState(({ value }) => ({ value: clearSearches(value, 'sdpHolidays') }));
    },
  };
};
