import { expect, test } from 'vitest';
import { isEmail, validateEmail } from './email-rule.ts';

test.each(['a@b.fr', 'first.last+tag@mail.example.co.uk', "o'hara@example.com", 'ü@müller.de', 'x@xn--bcher-kva.xn--p1ai', ' padded@example.com '])(
  '%s is accepted',
  (text) => {
    expect(validateEmail(text)).toBeNull();
  },
);

test.each([
  'a',
  '@b.fr',
  'a@',
  'a@b',
  'a@b.',
  'a@.fr',
  'a..b@c.fr',
  '.a@c.fr',
  'a.@c.fr',
  'a@b..fr',
  'a b@c.fr',
  'a@b@c.fr@',
  'a@-b.fr',
  'a@b-.fr',
  'a@b.c',
  'a@1.2.3.4',
  `${'a'.repeat(65)}@b.fr`,
  `a@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.${'e'.repeat(63)}.fr`,
])('%s is refused', (text) => {
  expect(validateEmail(text)).toBe('error.email.format');
  expect(isEmail(text)).toBe(false);
});

test('an address of 254 characters is accepted, one more is not', () => {
  const domain = `${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(61)}.fr`;
  const longest = `${'a'.repeat(253 - domain.length)}@${domain}`;
  expect([longest.length, isEmail(longest), isEmail(`x${longest}`)]).toEqual([254, true, false]);
});

test('an empty e-mail is required, not malformed', () => {
  expect([validateEmail(''), validateEmail('  ')]).toEqual(['error.email.required', 'error.email.required']);
});
