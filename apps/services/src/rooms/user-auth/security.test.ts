import * as passkeyCalls from '@escale/contract/passkeys';
import * as authCalls from '@escale/contract/user-auth';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createUserAuthFixture, PASSWORD, type UserAuthFixture } from './user-auth-fixture.ts';
import { createPasswords } from './passwords.ts';
import { sweepSignIns } from './sweep.ts';

const DAY = 86_400_000;
let room: UserAuthFixture;
beforeAll(async () => {
  room = await createUserAuthFixture();
});
afterAll(() => room.close());

interface Call {
  readonly method: string;
  readonly path: string;
}
const isCall = (value: unknown): value is Call => typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
const everything: readonly unknown[] = [...Object.values(authCalls), ...Object.values(passkeyCalls)];
const CALLS: readonly Call[] = everything.filter(isCall);

describe('a page of another site', () => {
  test('cannot post with the visitor’s cookies, to any call', async () => {
    const { session, browser } = await room.aMember();
    const cookie = `device=${browser.device}`;
    const foreign: readonly Record<string, string>[] = [
      { cookie, origin: 'https://evil.example' },
      { cookie, origin: 'null' },
      { cookie, 'sec-fetch-site': 'cross-site' },
      { cookie, 'sec-fetch-site': 'same-site', origin: 'http://evil.localhost:3000' },
      { cookie: `authToken=${session.token}`, origin: 'https://evil.example' },
    ];
    for (const { path, method } of CALLS.filter((call) => call.method === 'POST'))
      for (const headers of foreign) {
        const reply = await room.post(path, {}, { token: session.token, headers: { host: 'af.localhost:3000', ...headers } });
        expect([method, path, reply.status, reply.body]).toEqual([method, path, 403, { code: 'FORBIDDEN', data: { reason: 'FOREIGN_ORIGIN' } }]);
      }
  });

  test('the brand’s own page can', async () => {
    const { email, browser } = await room.aMember();
    const headers = { host: 'af.localhost:3000', cookie: `device=${browser.device}`, origin: 'http://af.localhost:3000', 'sec-fetch-site': 'same-origin' };
    expect((await room.post('/auth/local/login', { credentials: { email, password: PASSWORD } }, { headers })).status).toBe(200);
  });
});

describe('whether an account is there', () => {
  test('cannot be told by the work a sign-in does: each checks one password, whatever it finds', async () => {
    const checked: (string | null)[] = [];
    const real = createPasswords();
    const spied = await createUserAuthFixture({
      passwords: {
        ...real,
        verify: (stored, password) => {
          checked.push(stored === null ? null : 'stored');
          return real.verify(stored, password);
        },
      },
    });
    const { email, session } = await spied.aMember();
    const social = await spied.aMember();
    await spied.database.pool.query('update member set password_hash = null where uuid = $1', [social.session.uuid]);
    for (const address of [email, social.email, spied.anEmail()]) await spied.login(address, 'Wrong-2026!', spied.aBrowser());
    await spied.login(email, PASSWORD, spied.aBrowser());
    expect(session.uuid).not.toBe(social.session.uuid);
    expect(checked).toEqual(['stored', null, null, 'stored']);
    await spied.close();
  });
});

describe('whatever is sent', () => {
  test('is answered without a bug, signed in or not', async () => {
    const { session, browser } = await room.aMember();
    const json = fc.oneof(
      fc.json(),
      fc.string(),
      fc.jsonValue().map((value) => JSON.stringify(value)),
      fc
        .record(
          {
            credentials: fc.record({ email: fc.oneof(fc.emailAddress(), fc.string({ unit: 'binary' })), password: fc.string({ unit: 'binary' }) }),
            email: fc.string({ unit: 'binary' }),
            password: fc.string({ unit: 'binary' }),
            partner: fc.constantFrom('AFFR', 'AFGB', '', '__proto__'),
            token: fc.oneof(fc.string({ unit: 'binary' }), fc.constant(session.token), fc.constant('a.b')),
            tokenId: fc.string(),
            delete: fc.array(fc.string()),
            redirect: fc.oneof(fc.webUrl(), fc.constant('http://af.localhost/fr-FR/x'), fc.string()),
            challengeId: fc.uuid(),
            response: fc.jsonValue(),
            accessToken: fc.string(),
            userID: fc.string(),
            name: fc.jsonValue(),
            address: fc.record({ phone: fc.string({ unit: 'binary' }), country: fc.constantFrom('FR', '') }),
            birthDate: fc.constantFrom('2023-02-29', '0000-00-00', '9999-99-99', '1984-01-01'),
          },
          { requiredKeys: [] },
        )
        .map((value) => JSON.stringify(value)),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...CALLS), json, fc.boolean(), fc.string(), async ({ method, path }, payload, isSignedIn, token) => {
        const answer = await room.app.inject({
          method: method === 'GET' ? 'GET' : 'POST',
          url: `/api/user-auth${path}`,
          headers: {
            'content-type': 'text/plain',
            'x-device': isSignedIn ? browser.device : 'x'.repeat(token.length),
            authorization: isSignedIn ? session.token : encodeURIComponent(token.toWellFormed()),
          },
          ...(method === 'GET' ? {} : { payload }),
        });
        expect(answer.statusCode, `${path} ${payload}`).toBeLessThan(500);
      }),
      { numRuns: 400 },
    );
  }, 60_000);
});

describe('what is kept', () => {
  test('the audit tells what happened to an account, and nothing of the person', async () => {
    const { email, session, browser } = await room.aMember();
    await room.login(email, PASSWORD, browser);
    await room.post('/token/delete', { token: session.token, delete: [] }, { browser });
    const { rows } = await room.database.pool.query<{ what: string }>('select * from auth_audit where subject = $1 order by id', [session.uuid]);
    expect(rows.map(({ what }) => what)).toEqual(['signed-up', 'sign-in', 'sign-out']);
    for (const secret of [email, browser.ip, session.token]) expect(JSON.stringify(rows)).not.toContain(secret);
  });

  test('what is over is removed; members and their devices stay', async () => {
    const { email, session, browser } = await room.aMember();
    const pending = room.anEmail();
    await room.post(
      '/auth/local/register',
      { credentials: { email: pending, password: PASSWORD }, redirect: 'http://af.localhost:3000/en-GB/confirmRegistration' },
      { browser },
    );
    const count = async (table: string) => (await room.database.pool.query(`select 1 from ${table}`)).rowCount;
    room.pass(29 * DAY);
    await room.get('/me', { token: session.token, browser });
    room.pass(3 * DAY);
    await sweepSignIns(room.database.pool, room.now());
    expect(await count('auth_token')).toBe(1);
    expect(await count('auth_bucket')).toBe(0);
    expect((await room.get('/me', { token: session.token, browser })).status).toBe(200);
    expect((await room.database.pool.query('select 1 from member where email = $1', [pending])).rowCount).toBe(0);
    expect((await room.login(email, PASSWORD, browser)).status).toBe(200);
  });
});
