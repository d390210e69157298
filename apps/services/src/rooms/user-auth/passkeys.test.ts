import type { Profile, Session } from '@escale/contract/user-auth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Browser, createUserAuthFixture, type UserAuthFixture } from './user-auth-fixture.ts';
import { createVirtualAuthenticator, type VirtualAuthenticator } from './virtual-authenticator.ts';

const MINUTE = 60_000;
const PAGE = { origin: 'http://af.localhost:3000', rpId: 'af.localhost' };
let room: UserAuthFixture;
beforeAll(async () => {
  room = await createUserAuthFixture();
});
afterAll(() => room.close());

interface Options {
  readonly challengeId: string;
  readonly options: {
    readonly challenge: string;
    readonly rp?: { readonly id: string };
    readonly rpId?: string;
    readonly excludeCredentials?: readonly { readonly id: string }[];
  };
}
interface Signed {
  readonly token: string;
  readonly browser: Browser;
}

const begin = async (using: Signed) => (await room.post<Options>('/passkey/registration/options', {}, using)).body;
const add = async (using: Signed, key: VirtualAuthenticator, page = PAGE) => {
  const { challengeId, options } = await begin(using);
  return room.post<{ passkeyId: string }>(
    '/passkey/registration/verify',
    { challengeId, response: key.create(options.challenge, page), label: 'Test key' },
    using,
  );
};
const ask = async (browser: Browser, partner = 'AFFR') => (await room.post<Options>('/passkey/authentication/options', { partner }, { browser })).body;
const signIn = (challengeId: string, response: unknown, browser: Browser, partner = 'AFFR') =>
  room.post<Session>('/passkey/authentication/verify', { challengeId, response, partner }, { browser });

const withPasskey = async () => {
  const { session, browser, email } = await room.aMember();
  const key = createVirtualAuthenticator();
  const using = { token: session.token, browser };
  await add(using, key);
  return { session, browser, email, key, using };
};

describe('a passkey', () => {
  test('is added by a member and is a second way in, from any device', async () => {
    const { session, browser } = await room.aMember();
    const using = { token: session.token, browser };
    const key = createVirtualAuthenticator();
    expect((await begin(using)).options.rp?.id).toBe('af.localhost');
    expect(await add(using, key)).toMatchObject({ status: 200, body: { passkeyId: key.id } });
    expect((await begin(using)).options.excludeCredentials).toMatchObject([{ id: key.id }]);
    expect((await room.get<Profile>('/me', using)).body.signIns).toEqual(['passkey']);

    const elsewhere = room.aBrowser();
    const { challengeId, options } = await ask(elsewhere, 'AFDE');
    expect(options.rpId).toBe('af.localhost');
    const reply = await signIn(challengeId, key.get(options.challenge, PAGE), elsewhere, 'AFDE');
    expect(reply).toMatchObject({ status: 200, body: { uuid: session.uuid, partner: { code: 'AFDE' }, hasPasskey: true } });
    expect((await room.get('/me', { token: reply.body.token, browser: elsewhere })).status).toBe(200);
  });

  test('is listed, and can be taken away by its owner only', async () => {
    const { key, using, browser } = await withPasskey();
    expect((await room.post('/passkey/list', {}, using)).body).toMatchObject({ passkeys: [{ passkeyId: key.id, label: 'Test key' }] });
    const other = await room.aMember();
    await room.post('/passkey/delete', { passkeyId: key.id }, { token: other.session.token, browser: other.browser });
    expect((await room.post<{ passkeys: unknown[] }>('/passkey/list', {}, using)).body.passkeys).toHaveLength(1);
    await room.post('/passkey/delete', { passkeyId: key.id }, using);
    const { challengeId, options } = await ask(browser);
    expect((await signIn(challengeId, key.get(options.challenge, PAGE), browser)).status).toBe(401);
  });

  test('an answer counts once, in time, and on the device that asked', async () => {
    const { key, browser } = await withPasskey();
    const used = await ask(browser);
    const response = key.get(used.options.challenge, PAGE);
    expect((await signIn(used.challengeId, response, room.aBrowser())).status).toBe(401);
    expect((await signIn(used.challengeId, response, browser)).status).toBe(200);
    expect((await signIn(used.challengeId, response, browser)).status).toBe(401);
    const old = await ask(browser);
    room.pass(5 * MINUTE);
    expect((await signIn(old.challengeId, key.get(old.options.challenge, PAGE), browser)).status).toBe(401);
  });

  test.each([
    ['made for a page of another site', { origin: 'https://evil.example', rpId: 'af.localhost' }],
    ['made for another site', { origin: 'http://af.localhost:3000', rpId: 'evil.example' }],
    ['without the user verified', { ...PAGE, isVerified: false }],
  ])('an answer %s is refused', async (_what, page) => {
    const { key, browser } = await withPasskey();
    const { challengeId, options } = await ask(browser);
    expect((await signIn(challengeId, key.get(options.challenge, page), browser)).status).toBe(401);
  });

  test('an answer to another challenge, of an unknown key, or of another brand is refused', async () => {
    const { key, browser } = await withPasskey();
    const [first, second] = [await ask(browser), await ask(browser)];
    expect((await signIn(first.challengeId, key.get(second.options.challenge, PAGE), browser)).status).toBe(401);
    const stranger = createVirtualAuthenticator();
    expect((await signIn(second.challengeId, stranger.get(second.options.challenge, PAGE), browser)).status).toBe(401);
    const other = await ask(browser, 'TZFR');
    expect(
      (await signIn(other.challengeId, key.get(other.options.challenge, { origin: 'http://tz.localhost:3000', rpId: 'tz.localhost' }), browser, 'TZFR')).status,
    ).toBe(401);
  });

  test('a key that copies another’s id cannot sign for it', async () => {
    const { key, browser } = await withPasskey();
    const { challengeId, options } = await ask(browser);
    const forged = { ...createVirtualAuthenticator().get(options.challenge, PAGE), id: key.id, rawId: key.id };
    expect((await signIn(challengeId, forged, browser)).status).toBe(401);
  });

  test('is added with an answer to one’s own challenge only, and only by who is signed in', async () => {
    const [one, other] = [await room.aMember(), await room.aMember()];
    const mine = { token: one.session.token, browser: one.browser };
    const { challengeId, options } = await begin({ token: other.session.token, browser: other.browser });
    const response = createVirtualAuthenticator().create(options.challenge, PAGE);
    expect((await room.post('/passkey/registration/verify', { challengeId, response }, mine)).status).toBe(403);
    expect((await add(mine, createVirtualAuthenticator(), { origin: 'https://evil.example', rpId: 'af.localhost' })).status).toBe(403);
    expect((await room.post('/passkey/registration/options', {}, { browser: one.browser })).status).toBe(401);
  });
});
