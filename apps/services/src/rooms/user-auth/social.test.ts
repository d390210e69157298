import type { AddressInfo } from 'node:net';
import { createIdentitySandbox, type IdentitySandbox } from '@escale/identity-sandbox/app';
import type { IdTokenWish } from '@escale/identity-sandbox/google';
import type { Profile } from '@escale/contract/user-auth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TEST_NOW } from '../../platform/test-database.ts';
import type { SocialSession } from './social.ts';
import { type Browser, createUserAuthFixture, PASSWORD, type Refused, type UserAuthFixture } from './user-auth-fixture.ts';

const HOUR = 3_600_000;
const CLIENT = 'google-client',
  APP = 'facebook-app';
let sandbox: IdentitySandbox;
let room: UserAuthFixture;
let now = TEST_NOW;
beforeAll(async () => {
  sandbox = await createIdentitySandbox({ base: 'http://127.0.0.1', facebookApps: { [APP]: 'app-secret', 'other-app': 'other-secret' }, now: () => now });
  await new Promise<void>((resolve) => {
    sandbox.server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = sandbox.server.address() as AddressInfo; // as: a TCP server's address is an object
  const url = `http://127.0.0.1:${port}`;
  room = await createUserAuthFixture({
    identity: {
      google: { clientId: CLIENT, keysUrl: `${url}/google/certs`, issuers: ['https://accounts.google.com', 'accounts.google.com'] },
      facebook: { appId: APP, appSecret: 'app-secret', apiUrl: `${url}/facebook` },
      partners: {},
      standIn: url,
    },
  });
});
afterAll(async () => {
  await room.close();
  sandbox.server.closeAllConnections();
  sandbox.server.close();
});
const pass = (milliseconds: number): void => {
  room.pass(milliseconds);
  now += milliseconds;
};

type Reply = SocialSession & Refused & { readonly data?: { readonly signup?: boolean; readonly reason?: string } };
let people = 0;
const aSubject = () => `subject-${++people}`;

describe('the web-account button', () => {
  const nonceFor = async (browser: Browser) => (await room.post<{ nonce: string; clientId: string }>('/auth/google/nonce', {}, { browser })).body;
  const wish = async (browser: Browser, change: Partial<IdTokenWish> = {}): Promise<IdTokenWish> => ({
    audience: CLIENT,
    nonce: (await nonceFor(browser)).nonce,
    subject: aSubject(),
    email: room.anEmail(),
    emailVerified: true,
    givenName: 'Nina',
    familyName: 'Berg',
    issuedAt: Math.floor(room.now() / 1000),
    ...change,
  });
  const signIn = (accessToken: string, browser: Browser, partner = 'AFFR') =>
    room.post<Reply>('/auth/google', { accessToken, partner, source: 'home' }, { browser });

  test('makes a member of somebody new, with name and proved address, and knows them again', async () => {
    const browser = room.aBrowser();
    const first = await wish(browser);
    const joined = await signIn(await sandbox.google.sign(first), browser);
    expect(joined).toMatchObject({ status: 200, body: { email: first.email, partner: { code: 'AFFR' }, data: { signup: true } } });
    const me = await room.get<Profile>('/me', { token: joined.body.token, browser });
    expect(me.body).toMatchObject({ name: { firstName: 'Nina', lastName: 'Berg' }, hasPassword: false, signIns: ['google'] });
    expect((await room.letters(first.email)).map(({ kind }) => kind)).toEqual(['member-welcome']);
    // Known by subject from then on, also when the address changed at the provider.
    const again = await signIn(await sandbox.google.sign(await wish(browser, { subject: first.subject, email: room.anEmail() })), browser);
    expect(again).toMatchObject({ status: 200, body: { uuid: joined.body.uuid, email: first.email, data: { signup: false } } });
  });

  test.each([
    ['another audience', { audience: 'somebody-else' }],
    ['another issuer', { issuer: 'https://accounts.evil.example' }],
    ['an end that is past', { issuedAt: Math.floor((TEST_NOW - 2 * HOUR) / 1000) }],
    ['a nonce of our making but not for this device', { nonce: 'not-ours' }],
  ])('refuses a token with %s', async (_what, change) => {
    const browser = room.aBrowser();
    expect(await signIn(await sandbox.google.sign(await wish(browser, change)), browser)).toMatchObject({
      status: 401,
      body: { data: { reason: 'TOKEN_REFUSED' } },
    });
  });

  test('refuses a token of another key, of another algorithm, or of none', async () => {
    const browser = room.aBrowser();
    const good = await sandbox.google.sign(await wish(browser));
    const [, payload = ''] = good.split('.');
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
    const symmetric = `${Buffer.from('{"alg":"HS256","kid":"stand-in-1"}').toString('base64url')}.${payload}.c2lnbmF0dXJl`;
    for (const forged of [await sandbox.google.signWrongly(await wish(browser)), none, symmetric, `${good.slice(0, -8)}AAAAAAAA`, 'x', ''])
      expect(await signIn(forged, browser)).toMatchObject({ status: 401, body: { data: { reason: 'TOKEN_REFUSED' } } });
  });

  test('a token counts once, on the device it was asked for, for an hour or two', async () => {
    const browser = room.aBrowser();
    const token = await sandbox.google.sign(await wish(browser));
    expect((await signIn(token, room.aBrowser())).status).toBe(401);
    expect((await signIn(token, browser)).status).toBe(200);
    expect(await signIn(token, browser)).toMatchObject({ status: 401, body: { data: { reason: 'TOKEN_REFUSED' } } });
    const old = await nonceFor(browser);
    pass(2 * HOUR);
    expect((await signIn(await sandbox.google.sign(await wish(browser, { nonce: old.nonce })), browser)).status).toBe(401);
  });

  test('an address the provider has not verified signs nobody in', async () => {
    const browser = room.aBrowser();
    const { email } = await room.aMember();
    const reply = await signIn(await sandbox.google.sign(await wish(browser, { email, emailVerified: false })), browser);
    expect(reply).toMatchObject({ status: 403, body: { data: { reason: 'EMAIL_NOT_VERIFIED' } } });
  });

  test('joins an account with a proved address, and keeps its password', async () => {
    const { email, session } = await room.aMember();
    await room.database.pool.query('update member set email_verified_at = now() where uuid = $1', [session.uuid]);
    const browser = room.aBrowser();
    expect(await signIn(await sandbox.google.sign(await wish(browser, { email })), browser)).toMatchObject({
      status: 200,
      body: { uuid: session.uuid, data: { signup: false } },
    });
    expect((await room.login(email, PASSWORD, room.aBrowser())).status).toBe(200);
  });

  test('whoever opened an account with somebody else’s address is shut out when its owner comes', async () => {
    const attacker = await room.aMember();
    const owner = room.aBrowser();
    const reply = await signIn(await sandbox.google.sign(await wish(owner, { email: attacker.email })), owner);
    expect(reply).toMatchObject({ status: 200, body: { uuid: attacker.session.uuid } });
    expect((await room.get('/me', { token: attacker.session.token, browser: attacker.browser })).status).toBe(401);
    expect(await room.login(attacker.email, PASSWORD, attacker.browser)).toMatchObject({ status: 403, body: { data: { reason: 'NO_PASSWORD' } } });
    expect((await room.get('/me', { token: reply.body.token, browser: owner })).status).toBe(200);
  });
});

describe('the social-network button', () => {
  const grant = (change: Partial<Parameters<IdentitySandbox['facebook']['grant']>[0]> = {}) => {
    const userID = change.userId ?? aSubject();
    const seconds = Math.floor(now / 1000);
    const accessToken = sandbox.facebook.grant({
      appId: APP,
      userId: userID,
      email: room.anEmail(),
      firstName: 'Omar',
      lastName: 'H4ddad', // no name of ours: left out
      scopes: ['public_profile', 'email'],
      expiresAt: seconds + 3_600,
      dataAccessExpiresAt: seconds + 86_400,
      ...change,
    });
    return { accessToken, userID, expiresIn: 3_600, signedRequest: 'x.y', data_access_expiration_time: seconds + 86_400 };
  };
  const signIn = (proof: ReturnType<typeof grant>, browser = room.aBrowser(), partner = 'AFFR') =>
    room.post<Reply>('/auth/facebook', { ...proof, partner, source: '' }, { browser });

  test('makes a member of somebody new and knows them again', async () => {
    const proof = grant();
    const browser = room.aBrowser();
    const joined = await signIn(proof, browser);
    expect(joined).toMatchObject({ status: 200, body: { data: { signup: true } } });
    expect((await room.get<Profile>('/me', { token: joined.body.token, browser })).body).toMatchObject({ name: { firstName: 'Omar' }, signIns: ['facebook'] });
    expect(await signIn(proof)).toMatchObject({ status: 200, body: { uuid: joined.body.uuid, data: { signup: false } } });
  });

  test.each([
    ['a token nobody gave', () => ({ ...grant(), accessToken: 'EAAforged' }), 401, 'TOKEN_REFUSED'],
    ['a token for another app', () => grant({ appId: 'other-app' }), 401, 'TOKEN_REFUSED'],
    ['a token of another user', () => ({ ...grant(), userID: 'victim' }), 401, 'TOKEN_REFUSED'],
    ['a token that is over', () => grant({ expiresAt: Math.floor(now / 1000) - 1 }), 401, 'TOKEN_REFUSED'],
    ['data access that is over', () => grant({ dataAccessExpiresAt: Math.floor(now / 1000) - 1 }), 401, 'DATA_ACCESS_EXPIRED'],
    ['no e-mail scope', () => grant({ scopes: ['public_profile'] }), 403, 'EMAIL_SCOPE_NOT_GRANTED'],
    ['an account without an address', () => grant({ email: '' }), 403, 'EMAIL_SCOPE_NOT_GRANTED'],
  ] as const)('with %s: refused', async (_what, proof, status, reason) => {
    expect(await signIn(proof())).toMatchObject({ status, body: { data: { reason } } });
  });

  test('is not offered where the brand hides it', async () => {
    expect(await signIn(grant(), room.aBrowser(), 'GEDE')).toMatchObject({ status: 403, body: { data: { reason: 'NOT_OFFERED' } } });
  });
});

describe('a provider that does not answer', () => {
  test('is a failure of the provider, not of the visitor', async () => {
    const away = await createUserAuthFixture({
      identity: {
        google: { clientId: CLIENT, keysUrl: 'http://127.0.0.1:9/certs', issuers: ['https://accounts.google.com'] },
        facebook: { appId: APP, appSecret: 'app-secret', apiUrl: 'http://127.0.0.1:9' },
        partners: {},
        standIn: undefined,
      },
    });
    const browser = away.aBrowser();
    const { nonce } = (await away.post<{ nonce: string }>('/auth/google/nonce', {}, { browser })).body;
    const accessToken = await sandbox.google.sign({
      audience: CLIENT,
      nonce,
      subject: 's',
      email: 'a@example.com',
      emailVerified: true,
      issuedAt: Math.floor(TEST_NOW / 1000),
    });
    expect((await away.post('/auth/google', { accessToken, partner: 'AFFR' }, { browser })).status).toBe(504);
    expect((await away.post('/auth/facebook', { accessToken: 'x', userID: 'y', partner: 'AFFR' }, { browser })).status).toBe(504);
    await away.close();
  });
});
