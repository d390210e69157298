import type { Session } from '@escale/contract/user-auth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Browser, createUserAuthFixture, PASSWORD, type Refused, tokenIn, type UserAuthFixture } from './user-auth-fixture.ts';

const MINUTE = 60_000;
const NEW_PASSWORD = 'Brand-New-2027';
const PAGE = 'http://af.localhost:3000/fr-FR/home/resetpassword';
let room: UserAuthFixture;
beforeAll(async () => {
  room = await createUserAuthFixture();
});
afterAll(() => room.close());

const ask = (email: string, browser: Browser = room.aBrowser(), redirect = PAGE) =>
  room.post<Refused>('/auth/local/reset', { email, redirect, partner: 'AFFR' }, { browser });
const change = (password: string, token: string, browser: Browser) => room.post<Session & Refused>('/auth/local/change', { password }, { browser, token });
const isIn = async (token: string, browser: Browser): Promise<boolean> => (await room.get('/me', { token, browser })).status === 200;

describe('a forgotten password', () => {
  test('is asked for with one answer in one time, known or unknown', async () => {
    const { email } = await room.aMember();
    const timed = async (address: string) => {
      const began = performance.now();
      const { status, body } = await ask(address);
      return { status, body, took: performance.now() - began };
    };
    const [known, unknown] = [await timed(email), await timed(room.anEmail())];
    expect({ status: known.status, body: known.body }).toEqual({ status: unknown.status, body: unknown.body });
    expect(known.status).toBe(200);
    expect(Math.min(known.took, unknown.took)).toBeGreaterThanOrEqual(245);
    expect(await room.letters(email)).toHaveLength(2);
  });

  test('is replaced by the link of the letter; every other device is signed out', async () => {
    const { email, session, browser } = await room.aMember();
    await ask(email);
    const token = tokenIn((await room.letters(email)).find(({ kind }) => kind === 'member-reset'));
    const elsewhere = room.aBrowser();
    expect(await change('weak', token, elsewhere)).toMatchObject({
      status: 400,
      body: { fieldErrors: [{ path: 'password', messageId: 'auth.password.policy.not.valid' }] },
    });
    const reply = await change(NEW_PASSWORD, token, elsewhere); // the weak try did not use the link up
    expect(reply).toMatchObject({ status: 200, body: { uuid: session.uuid, email } });
    expect(await isIn(reply.body.token, elsewhere)).toBe(true);
    expect(await isIn(session.token, browser)).toBe(false);
    expect((await room.login(email, PASSWORD, browser)).status).toBe(401);
    expect((await room.login(email, NEW_PASSWORD, browser)).status).toBe(200);
    expect(await change(NEW_PASSWORD, token, elsewhere)).toMatchObject({ status: 401, body: { data: { reason: 'LINK_USED' } } });
  });

  test('the link is good for half an hour, and only the last one', async () => {
    const { email } = await room.aMember();
    await ask(email);
    const first = tokenIn((await room.letters(email)).find(({ kind }) => kind === 'member-reset'));
    room.pass(1000);
    await ask(email);
    expect((await change(NEW_PASSWORD, first, room.aBrowser())).body.data?.reason).toBe('LINK_EXPIRED');
    const last = tokenIn((await room.letters(email))[0]);
    room.pass(30 * MINUTE);
    expect((await change(NEW_PASSWORD, last, room.aBrowser())).body.data?.reason).toBe('LINK_EXPIRED');
    expect((await change(NEW_PASSWORD, 'not.ours', room.aBrowser())).body.data?.reason).toBe('LINK_UNKNOWN');
  });

  test('letters are limited alike for known and unknown addresses', async () => {
    const { email } = await room.aMember();
    for (const address of [email, room.anEmail()]) {
      for (let turn = 0; turn < 3; turn++) expect((await ask(address)).status).toBe(200);
      expect(await ask(address)).toMatchObject({ status: 429, body: { data: { canResetAt: expect.any(Number) } } });
    }
  });

  test('letters lead to pages of the brand and nowhere else', async () => {
    expect(await ask(room.anEmail(), room.aBrowser(), 'https://evil.example/fr-FR/home/resetpassword')).toMatchObject({
      status: 400,
      body: { fieldErrors: [{ path: 'redirect' }] },
    });
  });

  test('proves the address: a registration nobody confirmed becomes an account', async () => {
    const email = room.anEmail();
    await room.post(
      '/auth/local/register',
      { credentials: { email, password: PASSWORD }, redirect: 'http://af.localhost:3000/en-GB/confirmRegistration' },
      { browser: room.aBrowser() },
    );
    await ask(email);
    const token = tokenIn((await room.letters(email)).find(({ kind }) => kind === 'member-reset'));
    expect((await change(NEW_PASSWORD, token, room.aBrowser())).status).toBe(200);
    expect((await room.login(email, NEW_PASSWORD, room.aBrowser())).status).toBe(200);
  });
});

describe('a new password by choice', () => {
  test('takes the old one first; other devices are signed out, this one stays', async () => {
    const { email, session, browser } = await room.aMember();
    room.pass(11 * MINUTE);
    const other = room.aBrowser();
    const there = await room.login(email, PASSWORD, other);
    const permit = await room.post<Session>(
      '/auth/local/login?changePassword=true',
      { credentials: { email, password: PASSWORD }, partner: 'AFFR' },
      { browser },
    );
    expect(permit.status).toBe(200);
    expect(await isIn(permit.body.token, browser)).toBe(false); // it changes the password and opens nothing else
    const reply = await change(NEW_PASSWORD, permit.body.token, browser);
    expect(reply.status).toBe(200);
    expect(await isIn(reply.body.token, browser)).toBe(true);
    expect(await isIn(session.token, browser)).toBe(true);
    expect(await isIn(there.body.token, other)).toBe(false);
    expect((await change(NEW_PASSWORD, permit.body.token, browser)).status).toBe(401);
  });

  test('an old sign-in is not enough, a fresh one is; a permit ends after ten minutes', async () => {
    const { email, session, browser } = await room.aMember();
    expect((await change(NEW_PASSWORD, session.token, browser)).status).toBe(200);
    room.pass(10 * MINUTE);
    expect(await change(PASSWORD, session.token, browser)).toMatchObject({ status: 403, body: { data: { reason: 'SIGN_IN_AGAIN' } } });
    const permit = await room.post<Session>(
      '/auth/local/login?changePassword=true',
      { credentials: { email, password: NEW_PASSWORD }, partner: 'AFFR' },
      { browser },
    );
    room.pass(10 * MINUTE);
    expect((await change(PASSWORD, permit.body.token, browser)).status).toBe(401);
  });

  test('needs a token, on its own device', async () => {
    const { session } = await room.aMember();
    expect((await change(NEW_PASSWORD, session.token, room.aBrowser())).status).toBe(401);
    expect((await change(NEW_PASSWORD, '', room.aBrowser())).status).toBe(401);
  });
});
