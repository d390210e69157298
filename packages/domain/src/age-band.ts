import { type CalendarDay, calendarDay, calendarDayParts, isValidDate } from './calendar-day.ts';

/** A birth date as the funnel carries it: month 1-based (funnel 7.2). */
export interface Birthdate {
  readonly day: number;
  readonly month: number;
  readonly year: number;
}

/** Input ranges of ages in whole years, both ends included (funnel 5). They overlap at 2 on purpose: they are not a classification. */
export const AGE_BANDS = {
  FROM_18: { minAge: 18, maxAge: Number.POSITIVE_INFINITY },
  FROM_12: { minAge: 12, maxAge: Number.POSITIVE_INFINITY },
  FROM_0_TO_2: { minAge: 0, maxAge: 2 },
  FROM_2_TO_11: { minAge: 2, maxAge: 11 },
  FROM_2_TO_17: { minAge: 2, maxAge: 17 },
  FROM_0_TO_17: { minAge: 0, maxAge: 17 },
} as const;
export type AgeBandName = keyof typeof AGE_BANDS;

/** Earliest birth year offered anywhere (funnel 5, platform 9). */
export const MINIMUM_BIRTH_YEAR = 1900;
/** Children are 0-17 years old (funnel 5). */
export const MAXIMUM_CHILD_AGE = 17;

/** True when day, month and year make a date that exists. */
export function isValidBirthdate(birthdate: Birthdate): boolean {
  return isValidDate(birthdate.year, birthdate.month, birthdate.day);
}

/** The birth date as a calendar day. Throws on a date that does not exist. */
export function birthdayOf(birthdate: Birthdate): CalendarDay {
  return calendarDay(birthdate.year, birthdate.month, birthdate.day);
}

/** Reads `YYYY-MM-DD` into a birth date. Throws on a day that does not exist. */
export function toBirthdate(day: CalendarDay): Birthdate {
  const parts = calendarDayParts(day);
  return { day: parts.day, month: parts.month, year: parts.year };
}

/** Completed years on a day; a 29 February birthday counts from 1 March in other years. Negative before birth. */
export function ageOn(birthdate: Birthdate, day: CalendarDay): number {
  const on = calendarDayParts(day);
  const isBeforeBirthday = on.month < birthdate.month || (on.month === birthdate.month && on.day < birthdate.day);
  return on.year - birthdate.year - (isBeforeBirthday ? 1 : 0);
}

/** True when an age lies in a band, both ends included. */
export function isInAgeBand(age: number, band: AgeBandName): boolean {
  const { minAge, maxAge } = AGE_BANDS[band];
  return age >= minAge && age <= maxAge;
}

/**
 * Birth years for ages [minAge, maxAge] (funnel 5): current year − age, each one less when the birthday (day and month) has not yet
 * passed this year; without a birthday nothing is taken off (readings 4.19). An infinite maxAge falls back to 1900.
 */
export function birthYearRange(options: { minAge: number; maxAge: number; today: CalendarDay; birthday?: { day: number; month: number } }): {
  minYear: number;
  maxYear: number;
} {
  const today = calendarDayParts(options.today);
  const { birthday } = options;
  const isAhead = birthday !== undefined && (birthday.month > today.month || (birthday.month === today.month && birthday.day > today.day));
  const year = today.year - (isAhead ? 1 : 0);
  return {
    minYear: Number.isFinite(options.maxAge) ? year - options.maxAge : MINIMUM_BIRTH_YEAR,
    maxYear: year - options.minAge,
  };
}

/** Rule 1 of babies, search form: a child aged 2 or under today (funnel 5). */
export function isSearchBaby(birthdate: Birthdate, today: CalendarDay): boolean {
  return ageOn(birthdate, today) <= 2;
}

/** Rule 2 of babies, hotel-only distributions: aged under 2; from 2 on a child (funnel 5). */
export function isDistributionBaby(birthdate: Birthdate, today: CalendarDay): boolean {
  return ageOn(birthdate, today) < 2;
}

export type FareClass = 'ADULT' | 'CHILD' | 'INFANT';

/** Rule 3 of babies, air fares: infant under 2, child 2-11, adult from 12, at the return date (readings 5). */
export function fareClassOn(birthdate: Birthdate, returnDay: CalendarDay): FareClass {
  const age = ageOn(birthdate, returnDay);
  if (age < 2) return 'INFANT';
  return age < 12 ? 'CHILD' : 'ADULT';
}

/** The fare class a child moves into during the trip, or null when it keeps its own (readings 6.5 row 66): the hint beside the date. */
export function fareClassChange(birthdate: Birthdate, departureDay: CalendarDay, returnDay: CalendarDay): FareClass | null {
  const after = fareClassOn(birthdate, returnDay);
  return after === fareClassOn(birthdate, departureDay) ? null : after;
}
