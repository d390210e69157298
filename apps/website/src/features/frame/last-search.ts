import { stripAirportCode } from '@escale/domain/city-label';
import type { LastSearch } from '@escale/domain/last-searches';
import { summariseSearch } from '@escale/domain/search-summary';
import { formatDateRange } from '@escale/i18n/format';
import { lastSearchesStore } from '../../shared/search-form/saved-searches.ts';

/** The newest search of this device as the header shows it. */
export interface ShownSearch {
  /** Query of the search, which fills the form again. */
  readonly query: string;
  /** Origin and destination, long names cut (funnel 9). */
  readonly places: readonly string[];
  /** The same in full, for who points at a cut one. */
  readonly fullPlaces: readonly string[];
  readonly dates: string;
  readonly travellers: number;
  readonly rooms: number;
}

/** How a kept search reads in the header (look of the summary: funnel 2.9). */
export const shownSearch = ({ data, searchQueryString }: LastSearch, shop: string): ShownSearch => {
  const { departureCity, destinationResort, departureDate, endDate, adults, children, infants, occupancies } = data;
  const [origin, destination] = [departureCity?.label, destinationResort.label];
  const summary = summariseSearch({ origin, destination, departureDate, endDate, adults, children, infants, rooms: occupancies.length });
  return {
    query: searchQueryString,
    places: summary.places,
    fullPlaces: [origin, destination].flatMap((place) => (place === undefined ? [] : [stripAirportCode(place)])),
    dates: formatDateRange(departureDate, endDate, shop),
    travellers: summary.travellers,
    rooms: summary.rooms,
  };
};

/** The newest search kept on this device for a shop, unless it has none; what has departed is no longer kept (funnel 4.9). */
export const newestSearch = (brand: string, shop: string, today: string): ShownSearch | undefined => {
  const store = lastSearchesStore(brand, shop, today);
  store.rehydrate();
  const newest = store.getState().value.sdpHolidays?.[0];
  return newest === undefined ? undefined : shownSearch(newest, shop);
};
