import { expect, test } from 'vitest';
import { SESSION_TIME, sessionIdsAtStart } from './session-ids.ts';

const NOW = 1_780_000_000_000;
const start = (stored: Parameters<typeof sessionIdsAtStart>[0]['stored'], partnerCode = 'AFFR') => {
  let made = 0;
  return sessionIdsAtStart({ stored, partnerCode, now: NOW, newUuid: () => `uuid-${++made}` });
};
const kept = { sessionBiid: 'AFFR-old', sessionBiidExpirationDate: NOW + 1, userBiid: 'me' };

test('a first visit gets a session of its partner and a user', () => {
  expect(start(undefined)).toEqual({ sessionBiid: 'AFFR-uuid-1', sessionBiidExpirationDate: NOW + SESSION_TIME, userBiid: 'uuid-2' });
});

test('a running session goes on and its time begins anew', () => {
  expect(start(kept)).toEqual({ ...kept, sessionBiidExpirationDate: NOW + SESSION_TIME });
});

test('an expired session, or one of another partner, is replaced; the user stays', () => {
  expect(start({ ...kept, sessionBiidExpirationDate: NOW })).toMatchObject({ sessionBiid: 'AFFR-uuid-1', userBiid: 'me' });
  expect(start(kept, 'AFGB')).toMatchObject({ sessionBiid: 'AFGB-uuid-1', userBiid: 'me' });
});

test('a user without a session gets one', () => {
  expect(start({ userBiid: 'me' })).toMatchObject({ sessionBiid: 'AFFR-uuid-1', userBiid: 'me' });
});
