import { type CalendarDay, addDays, earlierDay, laterDay } from './calendar-day.ts';

/** The days that may be chosen, both ends included; empty when `first` is after `last`. */
export interface DateWindow {
  readonly first: CalendarDay;
  readonly last: CalendarDay;
}

/** Day offsets of funnel 5 and 9. */
export const DATE_LIMITS = {
  departureFirst: 2,
  departureLast: 340,
  stopoverLast: 350,
  stopoverReturnFirst: 3,
  fallbackReturnFirst: 3,
  fallbackReturnLast: 28,
  hotelOnlyEndFirst: 1,
  hotelOnlyEndLast: 30,
} as const;

export type SearchFlow = 'sdp' | 'stopover' | 'hotel-only';

/** Departure days: today + 2 to today + 340; in the stopover flow to today + 350 once a departure is picked (funnel 5). */
export function departureWindow(flow: SearchFlow, today: CalendarDay, isDeparturePicked = false): DateWindow {
  const last = flow === 'stopover' && isDeparturePicked ? DATE_LIMITS.stopoverLast : DATE_LIMITS.departureLast;
  return { first: addDays(today, DATE_LIMITS.departureFirst), last: addDays(today, last) };
}

/**
 * Return days without availability data, after a departure: sdp + 3 to + 28 (funnel 4.7), stopover + 3 to today + 350, hotel-only + 1 to
 * + 30 (funnel 5).
 */
export function returnWindow(flow: SearchFlow, departure: CalendarDay, today: CalendarDay): DateWindow {
  switch (flow) {
    case 'sdp':
      return { first: addDays(departure, DATE_LIMITS.fallbackReturnFirst), last: addDays(departure, DATE_LIMITS.fallbackReturnLast) };
    case 'stopover':
      return { first: addDays(departure, DATE_LIMITS.stopoverReturnFirst), last: addDays(today, DATE_LIMITS.stopoverLast) };
    case 'hotel-only':
      return { first: addDays(departure, DATE_LIMITS.hotelOnlyEndFirst), last: addDays(departure, DATE_LIMITS.hotelOnlyEndLast) };
  }
}

/** Limits that all hold at once (readings 2.18); a missing one does not limit. Null when nothing is left. */
export function intersectWindows(
  window: DateWindow,
  limits: readonly { readonly first?: CalendarDay | undefined; readonly last?: CalendarDay | undefined }[],
): DateWindow | null {
  const first = limits.reduce((latest, limit) => (limit.first === undefined ? latest : laterDay(latest, limit.first)), window.first);
  const last = limits.reduce((earliest, limit) => (limit.last === undefined ? earliest : earlierDay(earliest, limit.last)), window.last);
  return first <= last ? { first, last } : null;
}

/** True when the day lies in the window, both ends included. */
export function isInWindow(day: CalendarDay, window: DateWindow): boolean {
  return day >= window.first && day <= window.last;
}
