import { describe, expect, test } from 'vitest';
import { inviteRejection, isThrowAwayAddress, mailboxOf } from './sponsorship.ts';

const given = { own: 'ada@example.com', friends: new Set(['luc@example.com']) };

describe('whom a member can invite', () => {
  test.each([
    ['zoe@example.com', null],
    ['not an address', 'INVALID_EMAIL_FORMAT'],
    ['', 'INVALID_EMAIL_FORMAT'],
    [' ADA@Example.com ', 'CANT_SPONSOR_YOURSELF'],
    ['ada+second@example.com', 'CANT_SPONSOR_YOURSELF'],
    ['Luc@example.com', 'ALREADY_FRIEND'],
    ['luc+again@example.com', 'ALREADY_FRIEND'],
    ['zoe@mailinator.com', 'EMAIL_PROVIDER_NOT_ACCEPTED'],
  ] as const)('%s: %s', (email, code) => {
    expect(inviteRejection(email, given)).toBe(code);
  });

  test('throw-away providers are known by their domains and those below, not by words inside', () => {
    expect(isThrowAwayAddress('a@mail.yopmail.com')).toBe(true);
    expect(isThrowAwayAddress('a@notyopmail.com')).toBe(false);
    expect(isThrowAwayAddress('yopmail.com@example.com')).toBe(false);
  });

  test('an address that begins with a plus sign keeps it', () => {
    expect(mailboxOf('+1@example.com')).toBe('+1@example.com');
    expect(mailboxOf('nobody')).toBe('nobody');
  });
});
