import { readLastSearches, type LastSearches } from '@escale/domain/last-searches';
import { track } from '../analytics.ts';
import { createShopStore, type ShopStore } from '../shop-storage.ts';
import type { CityChoice, DestinationChoice } from './form-data.ts';

/** The histories of a shop under one key; text that cannot be read is ignored and reported (funnel 4.9). */
export const lastSearchesStore = (brand: string, shop: string, today: string): ShopStore<LastSearches> =>
  createShopStore<LastSearches>({
    slice: 'lastSearches',
    brand,
    shop,
    version: 1,
    initial: {},
    parse: (stored) => {
      const read = readLastSearches(JSON.stringify(stored), today);
      return read.ok ? read.history : undefined;
    },
    onUnreadable: () => {
      track({ name: 'last_searches_unreadable', data: { reason: 'UNREADABLE_HISTORY' } });
    },
  });

/** The search of the saved booking: what fills the form when the address says nothing (funnel 2.3). */
export interface SavedBooking {
  readonly query: string;
  readonly city: CityChoice | null;
  readonly destination: DestinationChoice | null;
}

const NO_SAVED_BOOKING: SavedBooking = { query: '', city: null, destination: null };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const textOf = (value: Record<string, unknown>, key: string): string => {
  const text = value[key];
  return typeof text === 'string' ? text : '';
};
const readCity = (value: unknown): CityChoice | null =>
  isRecord(value) && textOf(value, 'code') !== '' ? { code: textOf(value, 'code'), label: textOf(value, 'label') } : null;
const readDestination = (value: unknown): DestinationChoice | null =>
  isRecord(value) && textOf(value, 'code') !== ''
    ? {
        code: textOf(value, 'code'),
        label: textOf(value, 'label'),
        second: textOf(value, 'second'),
        country: typeof value['country'] === 'string' ? value['country'] : null,
      }
    : null;

/** The device's store of the saved booking's search. */
export const savedBookingStore = (brand: string, shop: string): ShopStore<SavedBooking> =>
  createShopStore<SavedBooking>({
    slice: 'booking',
    brand,
    shop,
    version: 1,
    initial: NO_SAVED_BOOKING,
    parse: (stored) =>
      isRecord(stored) && typeof stored['query'] === 'string'
        ? { query: stored['query'], city: readCity(stored['city']), destination: readDestination(stored['destination']) }
        : undefined,
  });
