import { describe, expect, test } from 'vitest';
import { checkPassword, meetsWeakPasswordRules, validateNewPassword } from './password-policy.ts';

describe('a new password', () => {
  test.each([
    ['Escale-2026', null],
    ['Abcdefgh1!', null],
    ['Éscale—2026', 'auth.password.policy.not.valid'], // a dash of typography is no ASCII punctuation
    ['Écale-2026', null], // ten characters, an accented capital
    ['Abcdefg1!', 'auth.password.policy.not.valid'],
    ['abcdefgh1!', 'auth.password.policy.not.valid'],
    ['Abcdefghi!', 'auth.password.policy.not.valid'],
    ['Abcdefgh12', 'auth.password.policy.not.valid'],
    ['Abcdef 1 2 3', 'auth.password.policy.not.valid'],
    ['', 'error.password.required'],
    [`Aa1!${'x'.repeat(300)}`, 'auth.password.policy.not.valid'],
  ])('%s → %s', (password, message) => {
    expect(validateNewPassword(password)).toBe(message);
  });

  test('every ASCII punctuation sign is special', () => {
    for (const sign of '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~') expect(checkPassword(sign).special).toBe(true);
  });

  test('the checklist follows the typing', () => {
    expect(checkPassword('')).toEqual({ length: false, uppercase: false, digit: false, special: false });
    expect(checkPassword('A1')).toEqual({ length: false, uppercase: true, digit: true, special: false });
    expect(checkPassword('😀😀😀😀😀')).toMatchObject({ length: false }); // characters, not code units
  });

  test('the weaker set asks for a digit and a special character', () => {
    expect(meetsWeakPasswordRules('1!')).toBe(true);
    expect(meetsWeakPasswordRules('1a')).toBe(false);
  });
});
