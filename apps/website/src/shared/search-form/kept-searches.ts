import { clearSearches, removeSearch, saveSearch, type LastSearch } from '@escale/domain/last-searches';
import { lastSearchesStore, savedBookingStore, type SavedBooking } from './saved-searches.ts';

const NONE: readonly LastSearch[] = [];

/** What this device keeps of earlier searches, as the form reads and writes it. */
export interface KeptSearches {
  readonly subscribe: (listener: () => void) => () => void;
  readonly searches: () => readonly LastSearch[];
  /** The search of the saved booking, as it was when the form opened. */
  readonly booking: SavedBooking;
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
  return {
    subscribe: history.subscribe,
    searches: () => history.getState().value.sdpHolidays ?? NONE,
    booking: saved.getState().value,
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
