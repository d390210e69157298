import { type Birthdate, birthdayOf, toBirthdate } from './age-band.ts';
import { type CalendarDay, isCalendarDay, nightsBetween } from './calendar-day.ts';
import type { Occupancy } from './party.ts';

/** Cabin classes (funnel 9). */
export const CABIN_CLASSES = { ECONOMY: 1, PREMIUM: 2, BUSINESS: 3, FIRST: 4 } as const;
export type CabinCode = keyof typeof CABIN_CLASSES;

/** What the address of a listing says about the search; each part may be missing, an unreadable part counts as missing. */
export interface SearchQuery {
  readonly departureCityCode?: string;
  readonly destinationResortCode?: string;
  readonly departureDate?: CalendarDay;
  readonly endDate?: CalendarDay;
  /** Nights, as text: the duration code of funnel 3.1. */
  readonly duration?: string;
  readonly cabin?: CabinCode;
  readonly occupancies?: readonly Occupancy[];
}

/** A search with every part present (funnel 5). */
export type CompleteSearchQuery = { readonly [Part in keyof SearchQuery]-?: NonNullable<SearchQuery[Part]> };

/** Anything that gives query parameters by name; `URLSearchParams` is one. */
export interface QueryParameters {
  get(name: string): string | null;
}

/** Names of the search's own query parameters, in the order they are written. */
export const SEARCH_QUERY_NAMES = ['departureCityCode', 'destinationResortCode', 'departureDate', 'endDate', 'duration', 'cabin', 'occupancies'] as const;

const PLACE_CODE = /^[\w.-]{1,40}$/u;
const MAXIMUM_ROOMS = 9;
const MAXIMUM_PER_ROOM = 9;

/** True for a cabin code of funnel 9. */
export function isCabinCode(text: string): text is CabinCode {
  return Object.hasOwn(CABIN_CLASSES, text);
}

function parseRoom(text: string): Occupancy | null {
  const match = /^([1-9])(?:-(.+))?$/u.exec(text);
  if (match === null) return null;
  const days = match[2] === undefined ? [] : match[2].split('_');
  if (days.length >= MAXIMUM_PER_ROOM || !days.every(isCalendarDay)) return null;
  const childrenBirthdates: Birthdate[] = days.map(toBirthdate);
  return { adults: Number(match[1]), children: childrenBirthdates.length, childrenBirthdates };
}

/** Reads rooms: `2` is two adults, `2-2015-03-09_2019-12-31` two adults and two children; rooms joined by commas. Null when unreadable. */
export function parseOccupancies(text: string): Occupancy[] | null {
  const rooms = text.split(',');
  if (rooms.length > MAXIMUM_ROOMS) return null;
  const occupancies: Occupancy[] = [];
  for (const room of rooms) {
    const occupancy = parseRoom(room);
    if (occupancy === null) return null;
    occupancies.push(occupancy);
  }
  return occupancies;
}

/** Writes rooms as `parseOccupancies` reads them. Every child must have a birth date that exists, else it throws: validate the form first. */
export function formatOccupancies(occupancies: readonly Occupancy[]): string {
  return occupancies
    .map((room) => {
      if (room.childrenBirthdates.length !== room.children) throw new RangeError('A child without a birth date cannot be written into an address');
      return [String(room.adults), ...(room.children === 0 ? [] : [room.childrenBirthdates.map(birthdayOf).join('_')])].join('-');
    })
    .join(',');
}

function readPlace(parameters: QueryParameters, name: string): string | null {
  const text = parameters.get(name);
  return text !== null && PLACE_CODE.test(text) ? text : null;
}

function readDay(parameters: QueryParameters, name: string): CalendarDay | null {
  const text = parameters.get(name);
  return text !== null && isCalendarDay(text) ? text : null;
}

function readDuration(parameters: QueryParameters, departureDate: CalendarDay | null, endDate: CalendarDay | null): string | null {
  const text = parameters.get('duration');
  if (text !== null && /^[1-9]\d{0,2}$/u.test(text)) return text;
  if (departureDate === null || endDate === null) return null;
  const nights = nightsBetween(departureDate, endDate);
  return nights > 0 ? String(nights) : null;
}

/**
 * Reads the search of an address (funnel 2.3, 2.10). Both dates without a duration give the duration back (readings 2.31); an end date
 * that is not after the departure is dropped.
 */
export function parseSearchQuery(parameters: QueryParameters): SearchQuery {
  const departureCityCode = readPlace(parameters, 'departureCityCode');
  const destinationResortCode = readPlace(parameters, 'destinationResortCode');
  const departureDate = readDay(parameters, 'departureDate');
  const end = readDay(parameters, 'endDate');
  const endDate = end !== null && departureDate !== null && end <= departureDate ? null : end;
  const duration = readDuration(parameters, departureDate, endDate);
  const cabin = parameters.get('cabin') ?? '';
  const occupancies = parseOccupancies(parameters.get('occupancies') ?? '');
  return {
    ...(departureCityCode !== null && { departureCityCode }),
    ...(destinationResortCode !== null && { destinationResortCode }),
    ...(departureDate !== null && { departureDate }),
    ...(endDate !== null && { endDate }),
    ...(duration !== null && { duration }),
    ...(isCabinCode(cabin) && { cabin }),
    ...(occupancies !== null && { occupancies }),
  };
}

/** The first destination airport of an address, when it names one instead of a resort (funnel 2.3 `destinationIATA`). */
export function parseDestinationIata(parameters: QueryParameters): string | null {
  const text = parameters.get('destinationIATA');
  return text !== null && /^[A-Z]{3}$/u.test(text) ? text : null;
}

/** Writes a search as a query string without `?`, parts in a fixed order, so that equal searches have equal strings (funnel 4.9). */
export function formatSearchQuery(query: SearchQuery): string {
  const occupancies = query.occupancies === undefined ? undefined : formatOccupancies(query.occupancies);
  return SEARCH_QUERY_NAMES.flatMap((name) => {
    const value = name === 'occupancies' ? occupancies : query[name];
    return value === undefined ? [] : [`${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`];
  }).join('&');
}

/** The search when every part is there, else the names of the missing parts. */
export function completeSearchQuery(query: SearchQuery): { ok: true; query: CompleteSearchQuery } | { ok: false; missing: (keyof SearchQuery)[] } {
  const { departureCityCode, destinationResortCode, departureDate, endDate, duration, cabin, occupancies } = query;
  if (
    departureCityCode === undefined ||
    destinationResortCode === undefined ||
    departureDate === undefined ||
    endDate === undefined ||
    duration === undefined ||
    cabin === undefined ||
    occupancies === undefined
  ) {
    return { ok: false, missing: SEARCH_QUERY_NAMES.filter((name) => query[name] === undefined) };
  }
  return { ok: true, query: { departureCityCode, destinationResortCode, departureDate, endDate, duration, cabin, occupancies } };
}
