import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CalendarEvent, EMPTY_SELECTION, disabledReason, isSelectionComplete, selectDates } from './calendar-selection.ts';

const pick = (day: string): CalendarEvent => ({ type: 'pick', day: `2026-05-${day}` });
const run = (...events: CalendarEvent[]) => {
  const { departure, end } = events.reduce(selectDates, EMPTY_SELECTION);
  return `${departure?.slice(8) ?? '-'} ${end?.slice(8) ?? '-'}`;
};

test.each([
  ['first click sets the departure', [pick('10')], '10 -'],
  ['second click sets the return', [pick('10'), pick('17')], '10 17'],
  ['a third click starts again', [pick('10'), pick('17'), pick('12')], '12 -'],
  ['a click before the departure starts again', [pick('10'), pick('08')], '08 -'],
  ['a click on the departure itself is no return', [pick('10'), pick('10')], '10 -'],
  ['scrolling away clears an incomplete selection', [pick('10'), { type: 'close' }], '- -'],
  ['closing keeps a complete one', [pick('10'), pick('17'), { type: 'close' }], '10 17'],
  ['confirming fewer than two dates clears', [pick('10'), { type: 'confirm' }], '- -'],
  ['confirming both keeps them', [pick('10'), pick('17'), { type: 'confirm' }], '10 17'],
  ['clearing the return keeps the departure', [pick('10'), pick('17'), { type: 'clear-return' }], '10 -'],
  ['clearing the departure clears both', [pick('10'), pick('17'), { type: 'clear-departure' }], '- -'],
] satisfies [string, CalendarEvent[], string][])('%s', (_, events, expected) => {
  expect(run(...events)).toBe(expected);
});

test('confirm is enabled only with both dates', () => {
  expect([
    isSelectionComplete(EMPTY_SELECTION),
    isSelectionComplete({ departure: '2026-05-10', end: null }),
    isSelectionComplete({ departure: '2026-05-10', end: '2026-05-17' }),
  ]).toEqual([false, false, true]);
});

test('whatever happens, a return stands after its departure, and closing leaves both dates or none', () => {
  const event = fc.oneof(
    fc.integer({ min: 10, max: 28 }).map((day) => pick(String(day))),
    fc.constantFrom<CalendarEvent>({ type: 'clear-departure' }, { type: 'clear-return' }, { type: 'confirm' }, { type: 'close' }),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 12 }), (events) => {
      const selection = events.reduce(selectDates, EMPTY_SELECTION);
      expect(selection.end === null || (selection.departure !== null && selection.end > selection.departure)).toBe(true);
      const closed = selectDates(selection, { type: 'close' });
      expect((closed.departure === null) === (closed.end === null)).toBe(true);
    }),
  );
});

test('a disabled calendar says why', () => {
  expect(disabledReason({ hasDepartureCity: true, hasDestination: true })).toBe('unavailable-date');
  expect(disabledReason({ hasDepartureCity: true, hasDestination: false })).toBe('choose-destination-and-departure-city');
  expect(disabledReason({ hasDepartureCity: false, hasDestination: true })).toBe('choose-destination-and-departure-city');
});
