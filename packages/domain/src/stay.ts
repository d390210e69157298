import { type CalendarDay, addDays, nightsBetween } from './calendar-day.ts';

/** Longest stay a hotel sells (funnel 9: return at most departure + 28). */
export const LONGEST_STAY = 28;

/** Where and how long a party sleeps. */
export interface Stay {
  readonly checkIn: CalendarDay;
  readonly checkOut: CalendarDay;
  readonly nights: number;
}

/**
 * The nights of a package: a flight that lands on a later day moves the first night, so the stay runs from departure day + offset to the
 * day of the return flight. Null when no night is left.
 *
 * @example stayOf({ departureDay: '2026-12-01', returnDay: '2026-12-08', arrivalDayOffset: 1 }) // 2 to 8 December, 6 nights
 */
export function stayOf(options: { departureDay: CalendarDay; returnDay: CalendarDay; arrivalDayOffset: number }): Stay | null {
  const checkIn = addDays(options.departureDay, options.arrivalDayOffset);
  const nights = nightsBetween(checkIn, options.returnDay);
  return nights < 1 ? null : { checkIn, checkOut: options.returnDay, nights };
}

/** What a room type has on one night. `minStay` and `maxStay` rule the stays that arrive that night; `maxStay` 0 = closed to arrival. */
export interface RoomNight {
  readonly available: number;
  /** Two adults, base board, whole room, minor units. */
  readonly price: number;
  readonly minStay: number;
  readonly maxStay: number;
}

/** Rooms of one type left through a whole stay: the least of its nights; 0 without a night. A night of which nothing is known has none. */
export function unitsLeft(nights: readonly (Pick<RoomNight, 'available'> | undefined)[]): number {
  return nights.length === 0 ? 0 : nights.reduce((least, night) => Math.min(least, Math.max(0, night?.available ?? 0)), Number.POSITIVE_INFINITY);
}

/** True when the arrival night's rule allows a stay of so many nights: minimum, maximum, and never beyond the longest stay. */
export function isStayAllowed(arrival: Pick<RoomNight, 'minStay' | 'maxStay'> | undefined, nights: number): boolean {
  return arrival !== undefined && nights >= 1 && nights >= arrival.minStay && nights <= Math.min(arrival.maxStay, LONGEST_STAY);
}
