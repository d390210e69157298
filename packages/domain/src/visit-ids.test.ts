import { describe, expect, it } from 'vitest';
import { nextVisit, parseVisit, SESSION_LIFETIME } from './visit-ids.ts';

const ids = () => {
  let last = 0;
  return () => `id${(last += 1)}`;
};

describe('a visit', () => {
  it('begins with a session of the partner and a user', () => {
    expect(nextVisit(undefined, { partnerCode: 'AFFR', now: 1000, newId: ids() })).toEqual({
      sessionBiid: 'AFFR-id1',
      sessionBiidExpirationDate: 1000 + SESSION_LIFETIME,
      userBiid: 'id2',
    });
  });
  const stored = { sessionBiid: 'AFFR-s', sessionBiidExpirationDate: 2000, userBiid: 'u' };
  it('goes on while it has not expired', () => {
    expect(nextVisit(stored, { partnerCode: 'AFFR', now: 1999, newId: ids() })).toEqual({ ...stored, sessionBiidExpirationDate: 1999 + SESSION_LIFETIME });
  });
  it('is another once it expired, or at another partner; the user stays', () => {
    expect(nextVisit(stored, { partnerCode: 'AFFR', now: 2000, newId: ids() })).toMatchObject({ sessionBiid: 'AFFR-id1', userBiid: 'u' });
    expect(nextVisit(stored, { partnerCode: 'AFGB', now: 0, newId: ids() })).toMatchObject({ sessionBiid: 'AFGB-id1', userBiid: 'u' });
  });
  it('is read back as stored; anything else is none', () => {
    expect(parseVisit(stored)).toEqual(stored);
    expect(parseVisit({ ...stored, userBiid: 1 })).toBeUndefined();
    expect(parseVisit('x')).toBeUndefined();
  });
});
