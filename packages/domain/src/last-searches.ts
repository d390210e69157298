import { type CalendarDay, isCalendarDay } from './calendar-day.ts';
import type { Occupancy } from './party.ts';

/** Searches kept for each website type (funnel 4.9). */
export const MOST_LAST_SEARCHES = 5;

/** What a saved search shows and refills (funnel 3.2). */
export interface LastSearchData {
  readonly departureCity?: { readonly label: string; readonly code?: string } | undefined;
  readonly destinationResort: { readonly label: string; readonly code?: string };
  readonly departureDate: CalendarDay;
  readonly endDate: CalendarDay;
  readonly adults: number;
  readonly infants: number;
  readonly children: number;
  readonly cabin?: { readonly label: string; readonly code?: string } | undefined;
  readonly occupancies: readonly Occupancy[];
  readonly stopoverCityId?: string | undefined;
  readonly stopoverDirection?: string | undefined;
}

/** A saved search (funnel 3.2). */
export interface LastSearch {
  readonly id: string;
  readonly data: LastSearchData;
  readonly searchQueryString: string;
}

/** Website types with a history of their own (funnel 2.1). */
export type WebsiteType = 'sdpHolidays' | 'sdpStopover' | 'hotelOnly';
/** All histories of a shop, newest search first; kept under one key (funnel 4.9). */
export type LastSearches = Readonly<Partial<Record<WebsiteType, readonly LastSearch[]>>>;

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const hasLabel = (value: unknown): boolean => isRecord(value) && typeof value['label'] === 'string';
const isDay = (value: unknown): boolean => typeof value === 'string' && isCalendarDay(value);
const isCount = (value: unknown): boolean => typeof value === 'number' && Number.isInteger(value) && value >= 0;

function isOccupancy(value: unknown): boolean {
  if (!isRecord(value) || !isCount(value['adults']) || !isCount(value['children']) || !Array.isArray(value['childrenBirthdates'])) return false;
  return value['childrenBirthdates'].every((date) => isRecord(date) && isCount(date['day']) && isCount(date['month']) && isCount(date['year']));
}

function isLastSearch(value: unknown): value is LastSearch {
  if (!isRecord(value) || typeof value['id'] !== 'string' || typeof value['searchQueryString'] !== 'string' || !isRecord(value['data'])) return false;
  const { data } = value;
  return (
    hasLabel(data['destinationResort']) &&
    isDay(data['departureDate']) &&
    isDay(data['endDate']) &&
    isCount(data['adults']) &&
    isCount(data['children']) &&
    isCount(data['infants']) &&
    Array.isArray(data['occupancies']) &&
    data['occupancies'].every(isOccupancy)
  );
}

/**
 * The history from the device's text (funnel 4.9): entries whose departure is before today are dropped, today's is kept (readings 5).
 * Text that cannot be read, or entries of another shape, make the history unreadable: it is ignored and the caller tracks an error event.
 */
export function readLastSearches(text: string | null, today: CalendarDay): { ok: true; history: LastSearches } | { ok: false; code: 'UNREADABLE_HISTORY' } {
  if (text === null) return { ok: true, history: {} };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, code: 'UNREADABLE_HISTORY' };
  }
  if (!isRecord(value)) return { ok: false, code: 'UNREADABLE_HISTORY' };
  const history: Partial<Record<WebsiteType, readonly LastSearch[]>> = {};
  for (const type of ['sdpHolidays', 'sdpStopover', 'hotelOnly'] as const) {
    const list = value[type] ?? [];
    if (!Array.isArray(list) || !list.every(isLastSearch)) return { ok: false, code: 'UNREADABLE_HISTORY' };
    if (list.length > 0) history[type] = list.filter((search) => search.data.departureDate >= today).slice(0, MOST_LAST_SEARCHES);
  }
  return { ok: true, history };
}

/** Saves a search first in its type's list, unless it equals the most recent one (same searchQueryString); at most 5 stay (funnel 4.9). */
export function saveSearch(history: LastSearches, type: WebsiteType, search: LastSearch): LastSearches {
  const list = history[type] ?? [];
  if (list[0]?.searchQueryString === search.searchQueryString) return history;
  return { ...history, [type]: [search, ...list].slice(0, MOST_LAST_SEARCHES) };
}

/** Removes one search of a type. */
export function removeSearch(history: LastSearches, type: WebsiteType, id: string): LastSearches {
  return { ...history, [type]: (history[type] ?? []).filter((search) => search.id !== id) };
}

/** "Clear history" empties the list of a type (funnel 2.8). */
export function clearSearches(history: LastSearches, type: WebsiteType): LastSearches {
  return { ...history, [type]: [] };
}

/** Travellers of a saved search: adults + infants + children (funnel 2.8). */
export function countSavedTravellers(data: Pick<LastSearchData, 'adults' | 'children' | 'infants'>): number {
  return data.adults + data.infants + data.children;
}
