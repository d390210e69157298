import { fromAbsolute, parseDate, toCalendarDate, toCalendarDateTime } from '@internationalized/date';

/**
 * Travel dates are calendar days, written `YYYY-MM-DD` (funnel 5 and 9). A day has no hour and no zone: it is compared as text
 * and counted as a number of days since 1970-01-01, so no clock change can move it.
 */
export type CalendarDay = string;

const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
const DAY_PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/u;

/** True for a Gregorian leap year. */
export function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** Days in a month (1-12), February 29 in leap years; 0 for a month that does not exist (funnel 5). */
export function monthLength(year: number, month: number): number {
  if (month === 2 && isLeapYear(year)) return 29;
  return MONTH_LENGTHS[month - 1] ?? 0;
}

/** A date is valid when the month is 1-12 and the day lies between 1 and the month's length (funnel 5). */
export function isValidDate(year: number, month: number, day: number): boolean {
  return Number.isInteger(year) && Number.isInteger(month) && Number.isInteger(day) && day >= 1 && day <= monthLength(year, month);
}

/** True when the text is `YYYY-MM-DD` and that day exists. */
export function isCalendarDay(text: string): boolean {
  const match = DAY_PATTERN.exec(text);
  return match !== null && isValidDate(Number(match[1]), Number(match[2]), Number(match[3]));
}

/** Writes year, month (1-12) and day as `YYYY-MM-DD`. The date must exist (`isValidDate`), else it throws: that is a bug of the caller. */
export function calendarDay(year: number, month: number, day: number): CalendarDay {
  if (!isValidDate(year, month, day)) throw new RangeError(`No such calendar day: ${year}-${month}-${day}`);
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Year, month (1-12) and day of a calendar day. Throws on a day that does not exist. */
export function calendarDayParts(day: CalendarDay): { year: number; month: number; day: number } {
  const match = DAY_PATTERN.exec(day);
  const parts = { year: Number(match?.[1]), month: Number(match?.[2]), day: Number(match?.[3]) };
  if (!isValidDate(parts.year, parts.month, parts.day)) throw new RangeError(`No such calendar day: ${day}`);
  return parts;
}

/** Compact form of 8 digits, `YYYYMMDD` (funnel 5). */
export function formatCompactDay(day: CalendarDay): string {
  return day.replaceAll('-', '');
}

/** Reads a compact `YYYYMMDD`; null when it has not 8 digits or the day does not exist (funnel 5). */
export function parseCompactDay(text: string): CalendarDay | null {
  if (!/^\d{8}$/u.test(text)) return null;
  const day = `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`;
  return isCalendarDay(day) ? day : null;
}

/** Days since 1970-01-01 (negative before). */
export function dayNumber(day: CalendarDay): number {
  const { year, month, day: dayOfMonth } = calendarDayParts(day);
  // Years counted from March, so that the leap day is the last of its year.
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + dayOfMonth - 1;
  return era * 146_097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - 719_468;
}

/** The calendar day of a day number, the inverse of `dayNumber`. */
export function dayOfNumber(number: number): CalendarDay {
  const shifted = number + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor((dayOfEra - Math.floor(dayOfEra / 1_460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1;
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  return calendarDay(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day);
}

/** The day so many days later (earlier when negative). */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  return dayOfNumber(dayNumber(day) + days);
}

/** Days from the first day to the second; the nights of a stay between them. */
export function nightsBetween(from: CalendarDay, to: CalendarDay): number {
  return dayNumber(to) - dayNumber(from);
}

/** Negative, zero or positive as the first day is before, equal to or after the second. */
export function compareDays(first: CalendarDay, second: CalendarDay): number {
  if (first === second) return 0;
  return first < second ? -1 : 1;
}

/** The later of two days. */
export function laterDay(first: CalendarDay, second: CalendarDay): CalendarDay {
  return first > second ? first : second;
}

/** The earlier of two days. */
export function earlierDay(first: CalendarDay, second: CalendarDay): CalendarDay {
  return first < second ? first : second;
}

/** Every day from the first to the last, both included; empty when the last is before the first. */
export function daysFromTo(first: CalendarDay, last: CalendarDay): CalendarDay[] {
  const start = dayNumber(first);
  return Array.from({ length: Math.max(0, dayNumber(last) - start + 1) }, (_, index) => dayOfNumber(start + index));
}

/** Day of the week, 1 = Monday … 7 = Sunday (ISO). */
export function isoWeekday(day: CalendarDay): number {
  return ((((dayNumber(day) + 3) % 7) + 7) % 7) + 1;
}

/** The calendar day that an instant (epoch milliseconds) falls on in an IANA time zone: "today" of a shop. */
export function dayInZone(instant: number, zone: string): CalendarDay {
  return toCalendarDate(fromAbsolute(instant, zone)).toString();
}

/** The clock of an IANA time zone at an instant (epoch milliseconds), `YYYY-MM-DDTHH:mm:ss`: for windows written in a shop's own time. */
export function localTimeIn(instant: number, zone: string): string {
  return toCalendarDateTime(fromAbsolute(instant, zone)).toString().slice(0, 19);
}

/** The instant (epoch milliseconds) at which a calendar day begins in an IANA time zone. Throws on a day that does not exist. */
export function startOfDayInZone(day: CalendarDay, zone: string): number {
  return parseDate(day).toDate(zone).getTime();
}
