import type { Session } from '@escale/contract/user-auth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createUserAuthFixture, PASSWORD, type UserAuthFixture } from './user-auth-fixture.ts';

const MINUTE = 60_000;
let room: UserAuthFixture;
beforeAll(async () => {
  room = await createUserAuthFixture();
});
afterAll(() => room.close());

describe('signing in', () => {
  test('asks for an address and a password as the form does', async () => {
    const browser = room.aBrowser();
    const empty = await room.login('', '', browser);
    expect(empty).toMatchObject({
      status: 400,
      body: {
        fieldErrors: [
          { path: 'credentials.email', messageId: 'error.email.required' },
          { path: 'credentials.password', messageId: 'error.password.required' },
        ],
      },
    });
    expect((await room.login('not an address', 'x', browser)).body.fieldErrors).toEqual([{ path: 'credentials.email', messageId: 'error.email.format' }]);
  });

  test('answers with a token, whatever the case of the address', async () => {
    const { email, session } = await room.aMember();
    const reply = await room.login(` ${email.toUpperCase()} `, PASSWORD, room.aBrowser());
    expect(reply).toMatchObject({ status: 200, body: { uuid: session.uuid, email, partner: { code: 'AFFR', shop: 'fr-FR' }, hasPasskey: false } });
    expect(reply.body.token).toMatch(/^[\w-]{43}$/u);
  });

  test('finds the brand by the partner, by the host, or by the address alone', async () => {
    const { email, session } = await room.aMember();
    const credentials = { email, password: PASSWORD };
    const found = [
      await room.post<Session>('/auth/local/login', { credentials, partner: 'AFDE' }, { browser: room.aBrowser() }),
      await room.post<Session>('/auth/local/login', { credentials }, { browser: room.aBrowser(), headers: { host: 'af.localhost:3000' } }),
      await room.post<Session>('/auth/local/login', { credentials }, { browser: room.aBrowser() }),
    ];
    expect(found.map(({ body }) => body.uuid)).toEqual([session.uuid, session.uuid, session.uuid]);
    expect(found[0]?.body.partner).toEqual({ code: 'AFDE', shop: 'de-DE' });
    const elsewhere = await room.post('/auth/local/login', { credentials, partner: 'TZFR' }, { browser: room.aBrowser() });
    expect(elsewhere.status).toBe(401); // another brand's member is nobody here; TZ says nothing more
    expect((await room.post('/auth/local/login', { credentials, partner: 'ZZZZ' }, { browser: room.aBrowser() })).status).toBe(400);
  });

  test('tells a wrong password, an unknown address and an account without a password apart', async () => {
    const { email, session } = await room.aMember();
    expect(await room.login(email, 'Wrong-2026!', room.aBrowser())).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } });
    expect(await room.login(room.anEmail(), PASSWORD, room.aBrowser())).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    await room.database.pool.query('update member set password_hash = null where uuid = $1', [session.uuid]);
    expect(await room.login(email, PASSWORD, room.aBrowser())).toMatchObject({ status: 403, body: { data: { reason: 'NO_PASSWORD' } } });
  });

  test('says the same for all of them where the partner wishes it', async () => {
    const { email, session } = await room.aMember(room.aBrowser(), 'TZFR');
    const reply = (address: string) =>
      room.post('/auth/local/login', { credentials: { email: address, password: 'Wrong-2026!' }, partner: 'TZFR' }, { browser: room.aBrowser() });
    const wrong = await reply(email);
    await room.database.pool.query('update member set password_hash = null where uuid = $1', [session.uuid]);
    const others = [await reply(email), await reply(room.anEmail())];
    expect(wrong).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } });
    for (const other of others) expect({ status: other.status, body: other.body }).toEqual({ status: wrong.status, body: wrong.body });
  });

  test('an account that waits for confirmation says so to the right password only', async () => {
    const browser = room.aBrowser();
    const email = room.anEmail();
    await room.post(
      '/auth/local/register',
      { credentials: { email, password: PASSWORD }, redirect: 'http://af.localhost:3000/en-GB/confirmRegistration' },
      { browser },
    );
    expect(await room.login(email, PASSWORD, browser)).toMatchObject({ status: 409, body: { data: { reason: 'NOT_CONFIRMED' } } });
    expect((await room.login(email, 'Wrong-2026!', browser)).status).toBe(401);
  });

  test('a caller without a device is given one as an HttpOnly cookie', async () => {
    const { email } = await room.aMember();
    const reply = await room.post<Session>('/auth/local/login', { credentials: { email, password: PASSWORD } });
    const cookie = String(reply.headers['set-cookie']);
    expect(cookie).toMatch(/^device=[\w-]{43}; Path=\/; .*SameSite=Lax; HttpOnly$/u);
    const device = /^device=([^;]+)/u.exec(cookie)?.[1] ?? '';
    const me = await room.get('/me', { token: reply.body.token, headers: { cookie: `device=${device}` } });
    expect(me).toMatchObject({ status: 200, body: { email } });
  });
});

describe('the lockout', () => {
  test('the fifth try in vain tells when the next one may be made; until then even the right password waits', async () => {
    const { email } = await room.aMember();
    const stranger = room.aBrowser();
    for (let turn = 1; turn < 5; turn++) expect((await room.login(email, 'Wrong-2026!', stranger)).body.data?.canLoginAt).toBeUndefined();
    const fifth = await room.login(email, 'Wrong-2026!', stranger);
    expect(fifth).toMatchObject({ status: 401, body: { data: { canLoginAt: room.now() + MINUTE } } });
    room.pass(MINUTE - 1);
    expect(await room.login(email, PASSWORD, stranger)).toMatchObject({ status: 429, body: { data: { canLoginAt: room.now() + 1 } } });
    room.pass(1);
    expect((await room.login(email, PASSWORD, stranger)).status).toBe(200);
    expect((await room.login(email, 'Wrong-2026!', stranger)).body.data).toBeUndefined(); // the slate is clean
  });

  test('tries at the same moment are counted one by one', async () => {
    const { email } = await room.aMember();
    const replies = await Promise.all(Array.from({ length: 20 }, () => room.login(email, 'Wrong-2026!', room.aBrowser())));
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  test('strangers cannot lock a member out of a device the member uses', async () => {
    const { email, browser } = await room.aMember();
    for (let turn = 0; turn < 6; turn++) await room.login(email, 'Wrong-2026!', room.aBrowser());
    expect((await room.login(email, PASSWORD, room.aBrowser())).status).toBe(429);
    expect((await room.login(email, PASSWORD, browser)).status).toBe(200);
  });

  test('one network address may not try many accounts', async () => {
    const { ip } = room.aBrowser();
    const statuses: number[] = [];
    for (let turn = 0; turn < 32; turn++) statuses.push((await room.login(room.anEmail(), 'Wrong-2026!', { ...room.aBrowser(), ip })).status);
    expect(statuses.slice(0, 30).every((status) => status === 404)).toBe(true);
    expect(statuses.slice(30)).toEqual([429, 429]);
    const { email } = await room.aMember();
    expect((await room.login(email, PASSWORD, { ...room.aBrowser(), ip })).status).toBe(429);
    expect((await room.login(email, PASSWORD, room.aBrowser())).status).toBe(200);
  });

  test('a claimed address counts only with the service key', async () => {
    const claimed = async (ip: string) => {
      await room.post(
        '/auth/local/login',
        { credentials: { email: room.anEmail(), password: 'x' } },
        { headers: { 'x-visitor-ip': ip, 'x-service-key': 'guess' } },
      );
      return (await room.database.pool.query("select 1 from auth_bucket where bucket like 'login-from:%'")).rowCount;
    };
    const first = await claimed('192.0.2.1');
    expect(await claimed('192.0.2.2')).toBe(first);
    expect(await claimed('192.0.2.3')).toBe(first);
  });

  test('successful sign-ins of many people behind one address lock nobody', async () => {
    const { ip } = room.aBrowser();
    const { email } = await room.aMember();
    for (let turn = 0; turn < 35; turn++) expect((await room.login(email, PASSWORD, { ...room.aBrowser(), ip })).status).toBe(200);
  });

  test('what is counted is kept without a trace of whom', async () => {
    const { email } = await room.aMember();
    await room.login(email, 'Wrong-2026!', room.aBrowser());
    const { rows } = await room.database.pool.query<{ bucket: string }>('select bucket from auth_bucket');
    expect(rows.length).toBeGreaterThan(0);
    for (const { bucket } of rows) expect(bucket).toMatch(/^[a-z-]+:[\w-]{32}$/u);
  });
});
