import { expect, test } from 'vitest';
import { type FocusField, nextFocus } from './form-focus.ts';

test.each([
  ['departureCity', ['destinationResort', 'travelDates'], 'destinationResort'],
  ['destinationResort', ['departureCity', 'travelDates'], 'departureCity'],
  ['destinationResort', ['travelDates'], 'travelDates'],
  ['travelDates', ['departureCity', 'destinationResort'], 'departureCity'],
  ['departureCity', ['travelDates'], 'travelDates'],
  ['departureCity', [], null],
  ['departureCity', ['departureCity'], null],
] satisfies [FocusField, FocusField[], FocusField | null][])('after %s with %j empty: %s', (picked, empty, expected) => {
  expect(nextFocus(picked, new Set(empty))).toBe(expected);
});
