import { expect, test } from 'vitest';
import { normaliseName, validateName } from './name-rules.ts';

test.each(['Li', 'O’Brien', "D'Arcy", 'Jean-Pierre', 'van der Berg', 'Łukasz', 'Þórr', 'محمد', 'الأنصاري', 'Ngọc', '田中', 'María José', 'J. R.', '  Ana  '])(
  '%s is a name',
  (name) => {
    expect(validateName('firstName', name)).toBeNull();
  },
);

test.each([
  ['', 'error.lastName.minlength'],
  [' A ', 'error.lastName.minlength'],
  ['Ann3', 'error.lastName.invalid'],
  ['Ann@', 'error.lastName.invalid'],
  ['-Ann', 'error.lastName.invalid'],
  ['<b>Ann', 'error.lastName.invalid'],
  ['Ann_Lee', 'error.lastName.invalid'],
  ['١٢', 'error.lastName.invalid'],
])('%j: %s', (name, messageId) => {
  expect(validateName('lastName', name)).toBe(messageId);
});

test('each field has its own messages', () => {
  expect([validateName('firstName', 'A'), validateName('firstName', 'A1')]).toEqual(['error.firstName.minlength', 'error.firstName.invalid']);
});

test('a name is stored trimmed and composed', () => {
  expect(normaliseName('  Zoe\u0308   Müller ')).toBe('Zoë Müller');
});
