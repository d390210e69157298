import { type CalendarDay, addDays, nightsBetween } from './calendar-day.ts';
import { type DateWindow, intersectWindows, isInWindow, returnWindow } from './date-window.ts';
import { NO_TRAVEL_DATES, type TravelDates } from './travel-dates.ts';

/** A stay that can be bought from a departure day: its duration code and end day (funnel 3.13). */
export interface AvailableStay {
  readonly duration: string;
  readonly ed: CalendarDay;
}

/** Departure day → stays. */
export type AvailableDates = Readonly<Record<CalendarDay, readonly AvailableStay[]>>;

/** What the calendar knows (funnel 4.7): data; the free-range fallback after a failure; nothing yet, which disables it. */
export type Availability = { readonly kind: 'data'; readonly dates: AvailableDates } | { readonly kind: 'fallback' } | { readonly kind: 'disabled' };

const OK_STATUSES: ReadonlySet<string> = new Set(['OK', 'SUCCESS', 'WARNING']);

/** Turns the answer of the available-dates file into what the calendar knows; a failed call (null) or a status that is not OK is the fallback. */
export function readAvailability(answer: { readonly status: string; readonly dates: AvailableDates } | null): Availability {
  if (answer === null || !OK_STATUSES.has(answer.status)) return { kind: 'fallback' };
  return { kind: 'data', dates: answer.dates };
}

/** The other form of the file, [{value, prices[{dd, ed}]}], as a map of departure days (funnel 3.13). */
export function toAvailableDates(
  entries: readonly { readonly value: CalendarDay; readonly prices: readonly { readonly dd: CalendarDay; readonly ed: CalendarDay }[] }[],
): AvailableDates {
  return Object.fromEntries(entries.map((entry) => [entry.value, entry.prices.map(({ dd, ed }) => ({ duration: String(nightsBetween(dd, ed)), ed }))]));
}

/** The stays of a departure day; none when it is not a key. */
function staysOf(dates: AvailableDates, departure: CalendarDay): readonly AvailableStay[] {
  return Object.hasOwn(dates, departure) ? (dates[departure] ?? []) : [];
}

/** Departure days of the data that lie in the window, ascending: the selectable ones (funnel 4.7, readings 2.18). */
export function selectableDepartures(dates: AvailableDates, window: DateWindow): CalendarDay[] {
  return Object.keys(dates)
    .filter((day) => isInWindow(day, window) && staysOf(dates, day).length > 0)
    .toSorted();
}

/** First and last departure the calendar shows as open; null when it is disabled or nothing is open. */
export function departureRange(availability: Availability, window: DateWindow): DateWindow | null {
  if (availability.kind === 'disabled') return null;
  if (availability.kind === 'fallback') return intersectWindows(window, []);
  const days = selectableDepartures(availability.dates, window);
  const [first] = days;
  const last = days.at(-1);
  return first === undefined || last === undefined ? null : { first, last };
}

/** True when the day can be a departure. `window` is the intersection of all limits. */
export function isDepartureSelectable(availability: Availability, day: CalendarDay, window: DateWindow): boolean {
  if (availability.kind === 'disabled' || !isInWindow(day, window)) return false;
  return availability.kind === 'fallback' || staysOf(availability.dates, day).length > 0;
}

/** True when the day can be the return of a departure: one of its end days, or departure + 3 to + 28 in the fallback (funnel 4.7). */
export function isReturnSelectable(availability: Availability, departure: CalendarDay, day: CalendarDay): boolean {
  if (availability.kind === 'disabled') return false;
  if (availability.kind === 'fallback') return isInWindow(day, returnWindow('sdp', departure, departure));
  return staysOf(availability.dates, departure).some((stay) => stay.ed === day);
}

/** The last return day: the end day of the longest duration, or departure + 28 in the fallback (funnel 4.7). Null when there is none. */
export function lastReturn(availability: Availability, departure: CalendarDay): CalendarDay | null {
  if (availability.kind === 'disabled') return null;
  if (availability.kind === 'fallback') return returnWindow('sdp', departure, departure).last;
  let longest: AvailableStay | null = null;
  for (const stay of staysOf(availability.dates, departure)) {
    if (longest === null || Number(stay.duration) > Number(longest.duration)) longest = stay;
  }
  return longest?.ed ?? null;
}

/** Duration code (funnel 4.7): the matching entry's, else the days between both dates, else empty. */
export function durationCode(availability: Availability, departure: CalendarDay | null, end: CalendarDay | null): string {
  if (departure === null || end === null) return '';
  const match = availability.kind === 'data' ? staysOf(availability.dates, departure).find((stay) => stay.ed === end) : undefined;
  return match?.duration ?? String(nightsBetween(departure, end));
}

/**
 * The dates after the availability changed: a departure outside the range, or a return that is not among the options, clears dates and
 * duration (funnel 4.7); otherwise the duration is computed again. A disabled calendar cannot judge and keeps them.
 */
export function reconcileTravelDates(dates: TravelDates, availability: Availability, window: DateWindow): TravelDates {
  const { departureDate, endDate } = dates;
  if (departureDate === null || availability.kind === 'disabled') return dates;
  if (!isDepartureSelectable(availability, departureDate, window)) return NO_TRAVEL_DATES;
  if (endDate !== null && !isReturnSelectable(availability, departureDate, endDate)) return NO_TRAVEL_DATES;
  return { departureDate, endDate, duration: durationCode(availability, departureDate, endDate) };
}

/** Stopover and hotel-only calendars are disabled when (hotel-only, or no departure city) and no destination (funnel 4.7, readings 2.20). */
export function isStopoverCalendarDisabled(form: {
  readonly isHotelOnly: boolean;
  readonly hasDepartureCity: boolean;
  readonly hasDestination: boolean;
}): boolean {
  return (form.isHotelOnly || !form.hasDepartureCity) && !form.hasDestination;
}

/** A departure entry of a product; `soldOutDate` marks one that filling added (funnel 3.13). */
export interface DepartureEntry {
  readonly dd: CalendarDay;
  readonly ed: CalendarDay;
  readonly o: boolean;
  readonly soldOutDate?: CalendarDay;
}

/** Gaps between two departures that are filled, in days (funnel 9). */
const FILLED_GAP = { least: 2, most: 7 } as const;

/**
 * Sold-out filling (funnel 4.7): departures are sorted, and the days missing in gaps of 2 to 7 days between consecutive dates get an entry
 * of the same stay length, not open. A gap is the difference of dates, so a gap of 2 fills one day (readings 5).
 */
export function fillSoldOutDates(entries: readonly DepartureEntry[]): DepartureEntry[] {
  const sorted = entries.toSorted((first, second) => (first.dd < second.dd ? -1 : Number(first.dd > second.dd)));
  return sorted.flatMap((entry, index) => {
    const next = sorted[index + 1];
    const gap = next === undefined ? 0 : nightsBetween(entry.dd, next.dd);
    if (gap < FILLED_GAP.least || gap > FILLED_GAP.most) return [entry];
    const nights = nightsBetween(entry.dd, entry.ed);
    const filled = Array.from({ length: gap - 1 }, (_, offset): DepartureEntry => {
      const day = addDays(entry.dd, offset + 1);
      return { dd: day, ed: addDays(day, nights), o: false, soldOutDate: day };
    });
    return [entry, ...filled];
  });
}
