import { describe, expect, it } from 'vitest';
import { confirmationOutcome, loginOutcome, resendOutcome, signUpOutcome, socialOutcome, type Refusal } from './auth-outcome.ts';

const refused = (status: number, facts: Partial<Refusal> = {}): Refusal => ({ status, fieldErrors: [], ...facts });
const problem = (found: object) => ({ kind: 'problem', problem: found });

describe('a refused sign-in', () => {
  it.each([
    [refused(401), problem({ fields: { password: 'error.password.incorrect' } })],
    [refused(403), problem({ fields: {}, form: 'error.facebook.account.without.password' })],
    [refused(404), problem({ fields: { email: 'error.email.not.registered' } })],
    [refused(409, { reason: 'NOT_CONFIRMED' }), { kind: 'notConfirmed' }],
    [refused(409), problem({ fields: {}, form: 'error.generic' })],
    [refused(500), problem({ fields: {}, form: 'error.generic' })],
    [refused(0), problem({ fields: {}, form: 'error.generic' })],
    [refused(400, { fieldErrors: [{ path: 'credentials.email', messageId: 'error.email.format' }] }), problem({ fields: { email: 'error.email.format' } })],
    [refused(400, { fieldErrors: [{ path: 'partner', messageId: 'error.generic' }] }), problem({ fields: {}, form: 'error.generic' })],
  ])('%j says %j', (refusal, outcome) => {
    expect(loginOutcome(refusal)).toEqual(outcome);
  });

  it('tells of the pause whatever else was wrong', () => {
    for (const status of [401, 403, 404, 429])
      expect(loginOutcome(refused(status, { canLoginAt: 9 }))).toEqual(problem({ fields: {}, form: 'error.block.login', canLoginAt: 9 }));
  });
});

describe('a refused sign-up', () => {
  const direct = { isDoubleOptin: false, isTeasing: false };
  const teasing = { isDoubleOptin: true, isTeasing: true };
  const after = { isDoubleOptin: true, isTeasing: false };

  it('tries to sign in when the account exists, directly or after the pre-launch, and is confirmed during it', () => {
    expect(signUpOutcome(refused(403), direct)).toEqual({ kind: 'logIn' });
    expect(signUpOutcome(refused(403), after)).toEqual({ kind: 'logIn' });
    expect(signUpOutcome(refused(403), teasing)).toEqual({ kind: 'confirmed' });
  });

  it('waits for the letter when the address does', () => {
    expect(signUpOutcome(refused(409), teasing)).toEqual({ kind: 'notConfirmed' });
    expect(signUpOutcome(refused(409), after)).toEqual({ kind: 'notConfirmed' });
  });

  it('says of a direct 401 that the address cannot be used, and of everything else that it did not work', () => {
    expect(signUpOutcome(refused(401), direct)).toEqual(problem({ fields: { email: 'error.email.not.available' } }));
    for (const status of [401, 429, 500]) expect(signUpOutcome(refused(status), after)).toEqual(problem({ fields: {}, form: 'error.generic' }));
  });
});

it('leads a repeated confirmation where the specification says', () => {
  expect([400, 404, 500, 409, 429, 0].map((status) => resendOutcome(refused(status)))).toEqual([
    'failed',
    'user-not-found',
    'user-not-found',
    'resend-confirmed',
    'stay',
    'stay',
  ]);
});

it('asks the provider again when the proof is over or the address was kept back', () => {
  expect(socialOutcome(refused(403, { reason: 'EMAIL_SCOPE_NOT_GRANTED' }))).toEqual({ kind: 'promptAgain', message: 'auth.social.email.scope' });
  expect(socialOutcome(refused(401, { reason: 'DATA_ACCESS_EXPIRED' }))).toEqual({ kind: 'promptAgain', message: 'auth.social.authorise.again' });
  expect(socialOutcome(refused(401, { reason: 'TOKEN_REFUSED' }))).toEqual({ kind: 'promptAgain', message: 'auth.social.authorise.again' });
  for (const status of [403, 500, 0]) expect(socialOutcome(refused(status))).toEqual({ kind: 'problem', message: 'error.generic' });
});

it('gives an old confirmation link, a used one and a foreign one a way each', () => {
  const byLetter = { isDoubleOptin: true };
  expect(confirmationOutcome({ reason: 'LINK_EXPIRED' }, byLetter)).toBe('registration-confirmation-expired');
  expect(confirmationOutcome({ reason: 'LINK_EXPIRED' }, { isDoubleOptin: false })).toBe('signIn');
  expect(confirmationOutcome({ reason: 'LINK_USED' }, byLetter)).toBe('signIn');
  expect(confirmationOutcome({ reason: 'LINK_UNKNOWN' }, byLetter)).toBe('confirm-registration-failed');
  expect(confirmationOutcome({}, byLetter)).toBe('confirm-registration-failed');
});
