/** Pure rules of the range calendar: weeks of a month, what a click means, where a key leads (funnel 2.6). */
import { endOfMonth, parseDate, startOfMonth, startOfWeek, type CalendarDate } from '@internationalized/date';

/** The chosen days, 'YYYY-MM-DD'; a departure may stand alone, a return never does. */
export type CalendarValue = { readonly departure: string | null; readonly return: string | null };

/** 'YYYY-MM-01' of the month of a day. */
export function monthOf(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

/** The month `count` months later (earlier when negative), as 'YYYY-MM-01'. */
export function addMonths(month: string, count: number): string {
  return startOfMonth(parseDate(month).add({ months: count })).toString();
}

/** Months from the one of `first` to the one of `last`, both included. */
export function listMonths(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = monthOf(first); month <= monthOf(last); month = addMonths(month, 1)) months.push(month);
  return months;
}

/** Weeks of a month in the locale's order of days; `null` where another month's day would stand. */
export function listWeeks(month: string, locale: string): (string | null)[][] {
  const first = parseDate(month);
  const last = endOfMonth(first);
  const weeks: (string | null)[][] = [];
  for (let monday: CalendarDate = startOfWeek(first, locale); monday.compare(last) <= 0; monday = monday.add({ days: 7 })) {
    weeks.push(
      Array.from({ length: 7 }, (_, at) => {
        const day = monday.add({ days: at });
        return day.month === first.month ? day.toString() : null;
      }),
    );
  }
  return weeks;
}

/** Position in the ISO week (0 = Monday) of the locale's first day of the week. */
export function firstWeekday(locale: string): number {
  // 1 January 2024 was a Monday: the days back to the start of its week tell the first day.
  const monday = parseDate('2024-01-01');
  return (7 - monday.compare(startOfWeek(monday, locale))) % 7;
}

/** First click: departure, and the return is cleared. Second: return. When both are set: a new departure. */
export function chooseDay(value: CalendarValue, day: string): CalendarValue {
  if (value.departure === null || value.return !== null || day < value.departure) return { departure: day, return: null };
  return { departure: value.departure, return: day };
}

/** The day a key leads to from `day`, within [first, last]; nothing for other keys. Arrows follow the reading direction. */
export function dayForKey({
  key,
  day,
  first,
  last,
  locale,
  isRtl,
}: {
  readonly key: string;
  readonly day: string;
  readonly first: string;
  readonly last: string;
  readonly locale: string;
  readonly isRtl: boolean;
}): string | undefined {
  const date = parseDate(day);
  const week = startOfWeek(date, locale);
  const moves: Readonly<Record<string, CalendarDate>> = {
    ArrowLeft: date.add({ days: isRtl ? 1 : -1 }),
    ArrowRight: date.add({ days: isRtl ? -1 : 1 }),
    ArrowUp: date.add({ days: -7 }),
    ArrowDown: date.add({ days: 7 }),
    Home: week,
    End: week.add({ days: 6 }),
    PageUp: date.add({ months: -1 }),
    PageDown: date.add({ months: 1 }),
  };
  const target = moves[key]?.toString();
  if (target === undefined) return undefined;
  return target < first ? first : target > last ? last : target;
}
