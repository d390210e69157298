import type { CalendarDay } from './calendar-day.ts';

/** Dates and duration of the form. */
export interface TravelDates {
  readonly departureDate: CalendarDay | null;
  readonly endDate: CalendarDay | null;
  readonly duration: string;
}

/** No dates chosen. */
export const NO_TRAVEL_DATES: TravelDates = { departureDate: null, endDate: null, duration: '' };
