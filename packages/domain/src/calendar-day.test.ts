import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  calendarDay,
  calendarDayParts,
  compareDays,
  dayInZone,
  dayNumber,
  dayOfNumber,
  daysFromTo,
  earlierDay,
  formatCompactDay,
  isCalendarDay,
  isLeapYear,
  isValidDate,
  isoWeekday,
  laterDay,
  localTimeIn,
  monthLength,
  nightsBetween,
  parseCompactDay,
} from './calendar-day.ts';

const anyDayNumber = fc.integer({ min: -25_000, max: 60_000 });

describe('a date is valid when its month and day exist', () => {
  test.each([
    [2024, 2, 29, true],
    [2023, 2, 29, false],
    [1900, 2, 29, false],
    [2000, 2, 29, true],
    [2026, 4, 30, true],
    [2026, 4, 31, false],
    [2026, 0, 1, false],
    [2026, 13, 1, false],
    [2026, 1, 0, false],
    [2026, 12, 31, true],
    [2026, 1, 1.5, false],
  ])('%i-%i-%f is %s', (year, month, day, expected) => {
    expect(isValidDate(year, month, day)).toBe(expected);
  });

  test.each([
    ['2026-03-14', true],
    ['2026-3-14', false],
    ['20260314', false],
    ['2026-02-30', false],
    ['2026-03-14T00:00', false],
    ['', false],
  ])('text %s is %s', (text, expected) => {
    expect(isCalendarDay(text)).toBe(expected);
  });

  test('months have their own length', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((month) => monthLength(2026, month))).toEqual([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
    expect(monthLength(2028, 2)).toBe(29);
    expect([isLeapYear(2100), isLeapYear(2400), isLeapYear(2028)]).toEqual([false, true, true]);
  });
});

describe('compact dates have eight digits', () => {
  test.each([
    ['20260314', '2026-03-14'],
    ['2026031', null],
    ['20260231', null],
    ['2026-3-1', null],
  ])('%s reads as %s', (text, expected) => {
    expect(parseCompactDay(text)).toBe(expected);
  });
  test('the day comes back', () => {
    expect(formatCompactDay('2026-03-14')).toBe('20260314');
  });
});

describe('days are counted, not clocked', () => {
  test.each([
    ['1970-01-01', 0],
    ['1969-12-31', -1],
    ['2000-03-01', 11_017],
    ['2026-11-21', 20_778],
  ])('%s is day number %i', (day, number) => {
    expect(dayNumber(day)).toBe(number);
    expect(dayOfNumber(number)).toBe(day);
  });
  test('every day number gives one day that gives it back, one day after the one before', () => {
    fc.assert(
      fc.property(anyDayNumber, (number) => {
        const day = dayOfNumber(number);
        expect(dayNumber(day)).toBe(number);
        expect(compareDays(dayOfNumber(number - 1), day)).toBe(-1);
      }),
    );
  });
  test('adding days and counting nights undo each other', () => {
    fc.assert(
      fc.property(anyDayNumber, fc.integer({ min: -400, max: 400 }), (number, days) => {
        const day = dayOfNumber(number);
        expect(nightsBetween(day, addDays(day, days))).toBe(days);
      }),
    );
  });
  test('a week across the end of February and of the year', () => {
    expect(addDays('2028-02-26', 7)).toBe('2028-03-04');
    expect(addDays('2026-12-28', 7)).toBe('2027-01-04');
    expect(daysFromTo('2026-02-27', '2026-03-02')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']);
    expect(daysFromTo('2026-03-02', '2026-03-01')).toEqual([]);
  });
  test('the later and the earlier of two days', () => {
    expect(laterDay('2026-01-02', '2025-12-31')).toBe('2026-01-02');
    expect(earlierDay('2026-01-02', '2025-12-31')).toBe('2025-12-31');
    expect(compareDays('2026-01-02', '2026-01-02')).toBe(0);
  });
  test('weekdays run from Monday 1 to Sunday 7', () => {
    expect(isoWeekday('2026-11-21')).toBe(6);
    expect(isoWeekday('2026-11-23')).toBe(1);
    expect(isoWeekday('1969-12-28')).toBe(7);
  });
});

test('a day that does not exist is a bug and throws', () => {
  expect(() => calendarDay(2026, 2, 29)).toThrow(RangeError);
  expect(() => calendarDayParts('2026-02-29')).toThrow(RangeError);
});

test('today depends on the zone of the shop, not of the machine', () => {
  const instant = Date.UTC(2026, 2, 28, 23, 30);
  expect(dayInZone(instant, 'Europe/Paris')).toBe('2026-03-29');
  expect(dayInZone(instant, 'Europe/London')).toBe('2026-03-28');
  expect(dayInZone(instant, 'Asia/Dubai')).toBe('2026-03-29');
  expect(dayInZone(instant, 'America/Los_Angeles')).toBe('2026-03-28');
});

test('the clock of a shop is that of its zone, to the second', () => {
  expect(localTimeIn(Date.UTC(2026, 2, 28, 23, 30, 5, 250), 'Europe/Paris')).toBe('2026-03-29T00:30:05');
  expect(localTimeIn(Date.UTC(2026, 2, 29, 1, 0, 0), 'Europe/Paris')).toBe('2026-03-29T03:00:00');
});
