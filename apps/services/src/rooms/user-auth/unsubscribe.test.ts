import type { Unsubscribed } from '@escale/contract/user-auth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { unsubscribeToken } from './letter-links.ts';
import { refusesInvitations, stopInvitationsPath } from './unsubscribe.ts';
import { createUserAuthFixture, type Refused, type UserAuthFixture } from './user-auth-fixture.ts';

const DAY = 86_400_000;
let room: UserAuthFixture;
beforeAll(async () => {
  room = await createUserAuthFixture();
});
afterAll(() => room.close());

const press = (token: string, frequency?: string) => room.post<Unsubscribed & Refused>('/unsubscribe', { token, frequency });
const frequencyOf = async (uuid: string) =>
  (await room.database.pool.query<{ frequency: string }>('select newsletter_frequency as frequency from member where uuid = $1', [uuid])).rows[0]?.frequency;

describe('the newsletter', () => {
  test('ends with one press of a letter’s link, and the press can be undone', async () => {
    const { session, browser } = await room.aMember();
    await room.post('/me', { newsletterPreference: { frequency: 'all' } }, { token: session.token, browser });
    const token = unsubscribeToken(room.deps.env.authSecret, session.uuid, room.now());
    expect(await press(token)).toMatchObject({
      status: 200,
      body: { list: 'newsletter', frequency: 'none', previous: 'all', maskedEmail: expect.stringMatching(/^m….@example\.com$/u) },
    });
    expect(await frequencyOf(session.uuid)).toBe('none');
    await press(token, 'all');
    expect(await frequencyOf(session.uuid)).toBe('all');
    room.pass(400 * DAY);
    expect(await press(token)).toMatchObject({ status: 401, body: { data: { reason: 'LINK_EXPIRED' } } });
    expect(await press(`${token}x`)).toMatchObject({ status: 403, body: { data: { reason: 'LINK_UNKNOWN' } } });
  });
});

describe('invitations', () => {
  const linkFor = (email: string) =>
    new URL(`http://nowhere${stopInvitationsPath(room.deps.env.authSecret, { brand: 'AF', email }, room.now())}`).searchParams.get('token') ?? '';
  const isOut = (email: string, brand = 'AF') => refusesInvitations(room.database.pool, { brand, email });

  test('end with one press for an address that has no account, at that brand only, and come back with another', async () => {
    const token = linkFor(' Cleo.Friend@example.net');
    expect(await press(token)).toMatchObject({
      status: 200,
      body: { list: 'invitations', maskedEmail: 'C…d@example.net', frequency: 'none', previous: 'all' },
    });
    expect(await isOut('cleo.friend@example.net')).toBe(true);
    expect(await isOut('cleo.friend@example.net', 'TZ')).toBe(false);
    expect((await press(token)).body).toMatchObject({ frequency: 'none', previous: 'none' });
    expect((await press(token, 'all')).body).toMatchObject({ frequency: 'all', previous: 'none' });
    expect(await isOut('cleo.friend@example.net')).toBe(false);
  });

  test('the list of those who refused tells of nobody', async () => {
    await press(linkFor('secretive@example.net'));
    const { rows } = await room.database.pool.query('select * from mail_refusal');
    expect(JSON.stringify(rows)).not.toContain('secretive');
  });

  test('a link of another purpose, or one somebody made up, opens nothing', async () => {
    const token = linkFor('dora@example.net');
    expect((await press(token.replace('~AF~', '~TZ~'))).body.data?.reason).toBe('LINK_UNKNOWN');
    expect((await room.post<Refused>('/auth/local/confirm', { token }, { browser: room.aBrowser() })).body.data?.reason).toBe('LINK_UNKNOWN');
    expect(linkFor(`${'a'.repeat(60)}@${'b'.repeat(180)}.example`).length).toBeLessThanOrEqual(256);
  });
});
