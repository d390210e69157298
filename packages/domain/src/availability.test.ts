import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Availability,
  type DepartureEntry,
  departureRange,
  durationCode,
  fillSoldOutDates,
  isDepartureSelectable,
  isReturnSelectable,
  isStopoverCalendarDisabled,
  lastReturn,
  readAvailability,
  reconcileTravelDates,
  selectableDepartures,
  toAvailableDates,
} from './availability.ts';
import { NO_TRAVEL_DATES } from './travel-dates.ts';
import { addDays, dayOfNumber, nightsBetween } from './calendar-day.ts';

const window = { first: '2026-03-03', last: '2027-02-04' };
const dates = {
  '2026-03-02': [{ duration: '7', ed: '2026-03-09' }],
  '2026-05-01': [
    { duration: '7', ed: '2026-05-08' },
    { duration: '10', ed: '2026-05-11' },
    { duration: '5', ed: '2026-05-06' },
  ],
  '2026-04-10': [{ duration: '7', ed: '2026-04-17' }],
  '2026-06-01': [],
  '2027-03-01': [{ duration: '7', ed: '2027-03-08' }],
};
const data: Availability = { kind: 'data', dates };
const fallback: Availability = { kind: 'fallback' };
const disabled: Availability = { kind: 'disabled' };

describe('what the calendar knows', () => {
  test.each([
    ['OK', 'data'],
    ['SUCCESS', 'data'],
    ['WARNING', 'data'],
    ['TECHNICAL_FAILURE', 'fallback'],
    ['', 'fallback'],
  ])('status %s: %s', (status, kind) => {
    expect(readAvailability({ status, dates }).kind).toBe(kind);
  });
  test('a failed call is the fallback', () => {
    expect(readAvailability(null)).toEqual(fallback);
  });
  test('the list form of the file becomes the same map', () => {
    expect(
      toAvailableDates([
        {
          value: '2026-05-01',
          prices: [
            { dd: '2026-05-01', ed: '2026-05-08' },
            { dd: '2026-05-01', ed: '2026-05-31' },
          ],
        },
      ]),
    ).toEqual({
      '2026-05-01': [
        { duration: '7', ed: '2026-05-08' },
        { duration: '30', ed: '2026-05-31' },
      ],
    });
  });
});

describe('departures', () => {
  test('with data: the keys inside the window, earliest to latest', () => {
    expect(selectableDepartures(dates, window)).toEqual(['2026-04-10', '2026-05-01']);
    expect(departureRange(data, window)).toEqual({ first: '2026-04-10', last: '2026-05-01' });
    expect(['2026-03-02', '2026-04-10', '2026-04-11', '2026-06-01', '2027-03-01'].map((day) => isDepartureSelectable(data, day, window))).toEqual([
      false,
      true,
      false,
      false,
      false,
    ]);
  });
  test('in the fallback: any day of the window', () => {
    expect(departureRange(fallback, window)).toEqual(window);
    expect(['2026-03-02', '2026-03-03', '2027-02-04', '2027-02-05'].map((day) => isDepartureSelectable(fallback, day, window))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
  test('without data: none', () => {
    expect(departureRange(disabled, window)).toBeNull();
    expect(isDepartureSelectable(disabled, '2026-04-10', window)).toBe(false);
    expect(departureRange({ kind: 'data', dates: {} }, window)).toBeNull();
  });
});

describe('returns', () => {
  test('with data: the end days of the departure, at most that of the longest stay', () => {
    expect(['2026-05-06', '2026-05-08', '2026-05-09', '2026-05-11'].map((day) => isReturnSelectable(data, '2026-05-01', day))).toEqual([
      true,
      true,
      false,
      true,
    ]);
    expect(lastReturn(data, '2026-05-01')).toBe('2026-05-11');
    expect(lastReturn(data, '2026-05-02')).toBeNull();
    expect(isReturnSelectable(data, 'toString', '2026-05-08')).toBe(false);
  });
  test('in the fallback: three to twenty-eight days after', () => {
    expect(['2026-05-03', '2026-05-04', '2026-05-29', '2026-05-30'].map((day) => isReturnSelectable(fallback, '2026-05-01', day))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(lastReturn(fallback, '2026-05-01')).toBe('2026-05-29');
  });
  test('without data: none', () => {
    expect([isReturnSelectable(disabled, '2026-05-01', '2026-05-08'), lastReturn(disabled, '2026-05-01')]).toEqual([false, null]);
  });
});

test('every selectable departure has a return, and every choice of both survives a reconciliation', () => {
  const anyDates = fc.dictionary(fc.integer({ min: 20_540, max: 20_900 }).map(dayOfNumber), fc.uniqueArray(fc.integer({ min: 1, max: 28 }), { maxLength: 5 }), {
    maxKeys: 12,
  });
  fc.assert(
    fc.property(anyDates, (lengths) => {
      const offered = Object.fromEntries(
        Object.entries(lengths).map(([day, nights]) => [day, nights.map((count) => ({ duration: String(count), ed: addDays(day, count) }))]),
      );
      const availability: Availability = { kind: 'data', dates: offered };
      for (const departure of selectableDepartures(offered, window)) {
        const end = lastReturn(availability, departure);
        expect(isDepartureSelectable(availability, departure, window) && end !== null && isReturnSelectable(availability, departure, end)).toBe(true);
        const chosen = { departureDate: departure, endDate: end, duration: durationCode(availability, departure, end) };
        expect(reconcileTravelDates(chosen, availability, window)).toEqual(chosen);
        expect(chosen.duration).toBe(String(Math.max(...(lengths[departure] ?? []))));
      }
    }),
  );
});

describe('the duration code', () => {
  test.each([
    [data, '2026-05-01', '2026-05-11', '10'],
    [{ kind: 'data', dates: { '2026-05-01': [{ duration: '7N', ed: '2026-05-08' }] } } as const, '2026-05-01', '2026-05-08', '7N'],
    [data, '2026-05-01', '2026-05-09', '8'],
    [fallback, '2026-05-01', '2026-05-09', '8'],
    [data, '2026-05-01', null, ''],
    [data, null, '2026-05-09', ''],
  ])('%#: %s to %s is "%s"', (availability, departure, end, code) => {
    expect(durationCode(availability, departure, end)).toBe(code);
  });
});

describe('dates that are no longer offered', () => {
  const chosen = (departureDate: string, endDate: string | null, duration = '9') => ({ departureDate, endDate, duration });
  test('clear dates and duration', () => {
    expect(reconcileTravelDates(chosen('2026-04-11', '2026-04-18'), data, window)).toEqual(NO_TRAVEL_DATES);
    expect(reconcileTravelDates(chosen('2026-05-01', '2026-05-09'), data, window)).toEqual(NO_TRAVEL_DATES);
    expect(reconcileTravelDates(chosen('2026-05-01', '2026-05-30'), fallback, window)).toEqual(NO_TRAVEL_DATES);
  });
  test('stay otherwise, with their duration computed again', () => {
    expect(reconcileTravelDates(chosen('2026-05-01', '2026-05-08'), data, window)).toEqual(chosen('2026-05-01', '2026-05-08', '7'));
    expect(reconcileTravelDates(chosen('2026-05-01', null), data, window)).toEqual(chosen('2026-05-01', null, ''));
    expect(reconcileTravelDates(chosen('2026-04-11', '2026-04-18'), disabled, window)).toEqual(chosen('2026-04-11', '2026-04-18'));
  });
});

test.each([
  [false, false, false, true],
  [false, true, false, false],
  [false, false, true, false],
  [true, true, false, true],
  [true, false, true, false],
])('stopover calendar, hotel-only %s, city %s, destination %s: disabled %s', (isHotelOnly, hasDepartureCity, hasDestination, expected) => {
  expect(isStopoverCalendarDisabled({ isHotelOnly, hasDepartureCity, hasDestination })).toBe(expected);
});

describe('sold-out filling', () => {
  const open = (dd: string): DepartureEntry => ({ dd, ed: addDays(dd, 7), o: true });
  const filled = (...days: string[]) =>
    fillSoldOutDates(days.map(open))
      .map((entry) => `${entry.dd.slice(8)}${entry.o ? '' : 'x'}`)
      .join(' ');
  test.each([
    [['2026-05-01', '2026-05-02'], '01 02'],
    [['2026-05-03', '2026-05-01'], '01 02x 03'],
    [['2026-05-01', '2026-05-08'], '01 02x 03x 04x 05x 06x 07x 08'],
    [['2026-05-01', '2026-05-09'], '01 09'],
    [['2026-05-01'], '01'],
    [[], ''],
  ])('%j becomes %s', (days, expected) => {
    expect(filled(...days)).toBe(expected);
  });
  test('a filled day has the stay length of the one before and is not open', () => {
    expect(
      fillSoldOutDates([
        { dd: '2026-05-01', ed: '2026-05-06', o: true },
        { dd: '2026-05-03', ed: '2026-05-13', o: true },
      ])[1],
    ).toEqual({ dd: '2026-05-02', ed: '2026-05-07', o: false, soldOutDate: '2026-05-02' });
  });
  test('open departures all stay, and no gap of 2 to 7 days is left', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 20_000, max: 20_200 }), { maxLength: 20 }), (numbers) => {
        const entries = numbers.map(dayOfNumber).map(open);
        const result = fillSoldOutDates(entries);
        expect(result.filter((entry) => entry.o).map((entry) => entry.dd)).toEqual(entries.map((entry) => entry.dd).toSorted());
        for (const [index, entry] of result.entries()) {
          const next = result[index + 1];
          const gap = next === undefined ? 1 : nightsBetween(entry.dd, next.dd);
          expect(gap === 1 || gap > 7).toBe(true);
        }
      }),
    );
  });
});
