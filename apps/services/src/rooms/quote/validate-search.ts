import type { FieldError } from '@escale/contract/errors';
import type { SearchRequest } from '@escale/contract/sdp';
import { addDays, isCalendarDay } from '@escale/domain/calendar-day';
import { departureWindow, isInWindow } from '@escale/domain/date-window';
import { validateSearchForm } from '@escale/domain/search-form-validation';
import { LONGEST_STAY } from '@escale/domain/stay';

/** Longest trip in days: the longest stay, and a night in the air. */
const LONGEST_TRIP = LONGEST_STAY + 1;
const DATES_ERROR = 'sdp.search.duration.input.error';

/** Nights asked for: a whole number from 1 to the longest trip, or null. */
export const tripDays = (duration: SearchRequest['duration']): number | null => {
  const days = Number(duration);
  return Number.isInteger(days) && days >= 1 && days <= LONGEST_TRIP ? days : null;
};

export type ValidSearch =
  | { readonly ok: true; readonly search: SearchRequest; readonly endDate: string }
  | { readonly ok: false; readonly fieldErrors: readonly FieldError[] };

const dateErrors = (request: SearchRequest, today: string): FieldError[] => {
  const isDay = isCalendarDay(request.departureDate);
  const inWindow = isDay && isInWindow(request.departureDate, departureWindow('sdp', today));
  return inWindow ? [] : [{ path: 'travelDates.departureDate', messageId: DATES_ERROR }];
};

/** Children must be as many as their birth dates; the dates themselves are checked with the form (funnel 5). */
const childErrors = (request: SearchRequest): FieldError[] =>
  request.occupancies.flatMap((room, at) =>
    room.childrenBirthdates.length > room.children ? [{ path: `occupancies.${at}.childrenBirthdates`, messageId: 'error.birthdate.required' }] : [],
  );

/** Checks a search by the form's rules and the departure window (funnel 5); field paths and message ids are the form's. */
export const validateSearch = (request: SearchRequest, today: string): ValidSearch => {
  const days = tripDays(request.duration);
  const form = validateSearchForm(
    {
      departureCity: { code: request.departureCityCode.trim() },
      destinationResort: { code: request.destinationResort.trim() },
      duration: days === null ? null : { code: String(days) },
      occupancies: request.occupancies,
    },
    today,
  );
  const fieldErrors = [...form, ...dateErrors(request, today), ...childErrors(request)];
  const unique = fieldErrors.filter((error, at) => fieldErrors.findIndex((other) => other.path === error.path) === at);
  if (unique.length > 0 || days === null) return { ok: false, fieldErrors: unique };
  return { ok: true, search: request, endDate: addDays(request.departureDate, days) };
};
