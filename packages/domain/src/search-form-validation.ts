import type { CalendarDay } from './calendar-day.ts';
import { type OccupancyInput, validateOccupancies } from './occupancy-rules.ts';

/** What the validation reads of a dynamic-package or stopover form (funnel 3.1). */
export interface SearchForm {
  readonly departureCity: { readonly code: string } | null;
  readonly destinationResort: { readonly code: string } | null;
  readonly duration: { readonly code: string } | null;
  readonly occupancies: readonly OccupancyInput[];
}

/** A problem of the form: the path of the field and the message id. */
export interface SearchFieldError {
  readonly path: string;
  readonly messageId: string;
}

/** Shown when no suggestion matches (funnel 2.3). */
export const NO_RESULT_MESSAGE = 'sdp.search.no.result.label';

function requiredError(field: { readonly code: string } | null, path: string, messageId: string): SearchFieldError[] {
  return field === null || field.code === '' ? [{ path, messageId }] : [];
}

/** Problems of the rooms by field path; `occupancies` itself carries the global one. */
function occupancyErrors(occupancies: readonly OccupancyInput[], today: CalendarDay): SearchFieldError[] {
  const errors = validateOccupancies(occupancies, today);
  const children = errors.children.map(({ room, child, messageId }) => ({ path: `occupancies.${room}.childrenBirthdates.${child}`, messageId }));
  return errors.global === null ? children : [...children, { path: 'occupancies', messageId: errors.global }];
}

/**
 * Dynamic-package and stopover search, checked on submit only (funnel 5), in the order of the fields. A missing duration marks both
 * dates. No errors: the form may be sent.
 */
export function validateSearchForm(form: SearchForm, today: CalendarDay): SearchFieldError[] {
  const isDurationMissing = form.duration === null || form.duration.code === '';
  const dates = isDurationMissing
    ? ['travelDates.departureDate', 'travelDates.endDate'].map((path) => ({ path, messageId: 'sdp.search.duration.input.error' }))
    : [];
  return [
    ...requiredError(form.departureCity, 'departureCity', 'sdp.search.departure.city.input.error'),
    ...requiredError(form.destinationResort, 'destinationResort', 'sdp.search.destination.input.error'),
    ...dates,
    ...occupancyErrors(form.occupancies, today),
  ];
}

/** Hotel-only form (funnel 5): the destination and the dates are required; after the first submit the general message says so. */
export function validateHotelOnlyForm(
  form: {
    readonly destination: { readonly code: string } | null;
    readonly departureDate: CalendarDay | null;
    readonly endDate: CalendarDay | null;
    readonly occupancies: readonly OccupancyInput[];
  },
  today: CalendarDay,
): SearchFieldError[] {
  return [
    ...requiredError(form.destination, 'destination', 'sdp.search.destination.input.error'),
    ...(form.departureDate === null ? [{ path: 'travelDates.departureDate', messageId: 'sdp.search.duration.input.error' }] : []),
    ...(form.endDate === null ? [{ path: 'travelDates.endDate', messageId: 'sdp.search.duration.input.error' }] : []),
    ...occupancyErrors(form.occupancies, today),
  ];
}

/** Hotel-only search request (funnel 5): its two required fields and its defaults; messages to the letter. */
export function validateHotelOnlyRequest(request: { readonly checkInDate?: string | undefined; readonly destinationId?: string | undefined }): string[] {
  return [...(request.checkInDate ? [] : ['checkInDate is required']), ...(request.destinationId ? [] : ['destinationId is required'])];
}

/** Defaults of a hotel-only search request (funnel 5, 9). */
export const HOTEL_ONLY_DEFAULTS = { nights: 7, page: 1, pageSize: 12 } as const;
