import { expect, test } from 'vitest';
import { groupBookingReference, isBookingReference } from './booking-reference.ts';

test.each([
  ['1', true],
  ['0012345', true],
  ['1234567', true],
  ['12345678', false],
  ['', false],
  ['12a', false],
  ['12 3', false],
  ['١٢٣', false],
  ['-1', false],
])('%s is a booking reference: %s', (text, expected) => {
  expect(isBookingReference(text)).toBe(expected);
});

test.each([
  ['4827160', '4 827 160'],
  ['0012345', '0 012 345'],
  ['123', '123'],
  ['123456', '123 456'],
])('%s is read as %s', (reference, expected) => {
  expect(groupBookingReference(reference)).toBe(expected.replaceAll(' ', '\u00A0'));
});
