import { createServer as createTcpServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { loadBrands } from '@escale/catalogue/brands';
import type { Session } from '@escale/contract/user-auth';
import { createIdentitySandbox, type IdentitySandbox } from '@escale/identity-sandbox/app';
import { PARTNER_LOGINS } from '@escale/identity-sandbox/open-id';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createServer, mounted, mountRooms } from '../../app.ts';
import { parseEnv } from '../../platform/env.ts';
import { randomIds } from '../../platform/ids.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '../../platform/test-database.ts';
import { type UserAuthDeps, userAuthRoom } from '../user-auth/index.ts';
import { oauthRoom } from './index.ts';

// A real OpenID Connect provider stands at the other end; the browser is played by fetch and a jar of cookies.
const MINUTE = 60_000;
const HOST = 'ge.localhost:3000';
const PAGE = `http://${HOST}/de-DE/booking-auth?onauthsuccess=%2Fde-DE%2Flisting`;
let sandbox: IdentitySandbox;
let base: string;
let database: TestDatabase;
let app: FastifyInstance;
let now = TEST_NOW;

const freePort = async (): Promise<number> => {
  const probe = createTcpServer();
  await new Promise<void>((resolve) => {
    probe.listen(0, '127.0.0.1', resolve);
  });
  const { port } = probe.address() as AddressInfo; // as: a TCP server's address is an object
  await new Promise((resolve) => {
    probe.close(resolve);
  });
  return port;
};

beforeAll(async () => {
  const port = await freePort();
  base = `http://127.0.0.1:${port}`;
  sandbox = await createIdentitySandbox({ base, facebookApps: {}, now: () => Date.now() });
  await new Promise<void>((resolve) => {
    sandbox.server.listen(port, '127.0.0.1', resolve);
  });
  database = await createTestDatabase({ universe: 'none' });
  const log = pino({ level: 'silent' });
  const brands = loadBrands().map((folder) => ({
    ...folder,
    shops: folder.shops.map((shop) => ({
      ...shop,
      configuration: {
        ...shop.configuration,
        ...(shop.partner === 'GEDE' ? { strategy: 'OAUTH' as const, oauth: { clientId: 'gede-client', scope: 'openid email profile' } } : {}),
      },
    })),
  }));
  const env = parseEnv(
    { BASE_URL: 'http://localhost:3000', QUOTE_API_URL: 'http://localhost:3000/api/quote', STAGE: 'test', IDENTITY_SANDBOX_URL: base },
    '/nowhere',
  );
  const deps: UserAuthDeps = {
    db: database.pool,
    clock: { now: () => now },
    ticks: { now: () => Date.now() },
    ids: randomIds,
    env,
    log,
    brands,
    originOf: () => `http://${HOST}`,
  };
  app = createServer({ log });
  await mountRooms(app, [mounted(userAuthRoom, deps), mounted(oauthRoom, deps)]);
});
afterAll(async () => {
  await app.close();
  await database.close();
  sandbox.server.closeAllConnections();
  sandbox.server.close();
});
beforeEach(() => {
  now = TEST_NOW;
});

const aDevice = () => randomIds.secret();
const authorize = (change: Record<string, string> = {}, device = aDevice()) =>
  app.inject({
    url: `/api/oauth/authorize?${new URLSearchParams({ client_id: 'gede-client', response_type: 'code', redirect_uri: PAGE, scope: 'openid email profile', isExternal: 'false', ...change }).toString()}`,
    headers: { host: HOST, cookie: `device=${device}` },
  });

/** Walks through the partner's pages and returns the address it leads back to. */
const signInAtPartner = async (begin: string, login: string, abort = false): Promise<URL> => {
  const jar = new Map<string, string>();
  const go = async (address: string, form?: Record<string, string>): Promise<Response> => {
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(cookie) ?? [];
      jar.set(name, value);
    }
    return response;
  };
  let response = await go(begin);
  for (let turn = 0; turn < 10; turn++) {
    const next = new URL(response.headers.get('location') ?? '', base);
    if (next.pathname.endsWith('/api/oauth/callback')) return next;
    response = await go(next.href);
    if (response.status !== 200) continue;
    response = abort ? await go(`${next.href}/abort`) : await go(next.href, { prompt: 'login', login, password: 'any' });
  }
  throw new Error('The partner never led back');
};

const land = (callback: URL, device: string) =>
  app.inject({ url: `/api/oauth/callback${callback.search}`, headers: { host: HOST, cookie: `device=${device}` } });
const exchange = (code: string, device: string, change: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/oauth/token',
    headers: { 'content-type': 'text/plain', 'x-device': device },
    payload: JSON.stringify({ code, client_id: 'gede-client', redirect_uri: PAGE, ...change }),
  });
const walk = async (login: string, device = aDevice()) => {
  const begun = await authorize({}, device);
  return { device, back: new URL(String((await land(await signInAtPartner(String(begun.headers.location), login), device)).headers.location)) };
};

describe('partner single sign-on', () => {
  test('goes to the partner with PKCE, state and nonce, and comes back to the page that asked', async () => {
    const begun = await authorize();
    expect(begun.statusCode).toBe(303);
    const there = new URL(String(begun.headers.location));
    expect(there.origin + there.pathname).toBe(`${base}/partner/auth`);
    expect(Object.fromEntries(there.searchParams)).toMatchObject({
      client_id: 'gede-client',
      response_type: 'code',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/u),
      state: expect.stringMatching(/^[\w-]{43}$/u),
      nonce: expect.any(String),
      redirect_uri: `http://${HOST}/api/oauth/callback`,
    });
  });

  test('makes the partner’s people members of the kind partner, and knows them again', async () => {
    const first = await walk('alex@partner.example');
    expect(first.back.href).toMatch(/^http:\/\/ge\.localhost:3000\/de-DE\/booking-auth\?onauthsuccess=%2Fde-DE%2Flisting&code=/u);
    const session = (await exchange(first.back.searchParams.get('code') ?? '', first.device)).json<Session>();
    expect(session).toMatchObject({ email: 'alex@partner.example', partner: { code: 'GEDE', shop: 'de-DE' } });
    const me = await app.inject({ url: '/api/user-auth/me', headers: { authorization: session.token, 'x-device': first.device } });
    expect(me.json()).toMatchObject({ type: 'partner', name: { firstName: 'Alex', lastName: 'Partner' }, signIns: ['partner'], hasPassword: false });
    const again = await walk('alex@partner.example');
    expect((await exchange(again.back.searchParams.get('code') ?? '', again.device)).json<Session>().uuid).toBe(session.uuid);
  });

  test('a code counts once, for a minute, on its device, for its client and page', async () => {
    const code = async () => {
      const { back, device } = await walk('kim@partner.example');
      return { code: back.searchParams.get('code') ?? '', device };
    };
    const used = await code();
    expect((await exchange(used.code, aDevice())).statusCode).toBe(401);
    expect((await exchange(used.code, used.device)).statusCode).toBe(200);
    expect((await exchange(used.code, used.device)).statusCode).toBe(401);
    const old = await code();
    now += MINUTE;
    expect((await exchange(old.code, old.device)).statusCode).toBe(401);
    const other = await code();
    expect((await exchange(other.code, other.device, { redirect_uri: `http://${HOST}/de-DE/other` })).statusCode).toBe(401);
  });

  test('another browser cannot be made to end a sign-on it did not begin', async () => {
    const attacker = aDevice();
    const callback = await signInAtPartner(String((await authorize({}, attacker)).headers.location), 'attacker@partner.example');
    const victim = await land(callback, aDevice());
    expect([victim.statusCode, victim.headers.location]).toEqual([401, undefined]);
    expect((await land(callback, attacker)).statusCode).toBe(303);
    expect((await land(callback, attacker)).statusCode).toBe(401); // a state counts once
  });

  test('a code of the partner that was not asked for with our verifier comes to nothing', async () => {
    const device = aDevice();
    const own = await authorize({}, device);
    const foreign = await signInAtPartner(String((await authorize({}, aDevice())).headers.location), 'eve@partner.example');
    const state = new URL(String(own.headers.location)).searchParams.get('state') ?? '';
    foreign.searchParams.set('state', state); // a stolen code under the victim's state
    const back = await land(foreign, device);
    expect(String(back.headers.location)).toContain('error=access_denied');
  });

  test.each([
    [PARTNER_LOGINS.withoutEmail, 'email_missing'],
    [PARTNER_LOGINS.unverified, 'email_not_verified'],
  ])('%s at the partner leads back with %s', async (login, error) => {
    const { back } = await walk(login);
    expect(back.searchParams.get('error')).toBe(error);
    expect(back.searchParams.has('code')).toBe(false);
  });

  test('turned down at the partner it leads back with access_denied', async () => {
    const device = aDevice();
    const callback = await signInAtPartner(String((await authorize({}, device)).headers.location), 'x', true);
    expect(String((await land(callback, device)).headers.location)).toContain('error=access_denied');
  });

  test('whatever arrives is answered without a bug', async () => {
    const word = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('gede-client', 'code', PAGE, '__proto__'));
    const query = fc.dictionary(fc.constantFrom('client_id', 'response_type', 'redirect_uri', 'scope', 'state', 'code', 'error', 'iss'), word);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('authorize', 'callback'), query, async (path, parameters) => {
        const url = `/api/oauth/${path}?${new URLSearchParams(parameters).toString()}`;
        const answer = await app.inject({ url, headers: { host: HOST, cookie: `device=${aDevice()}` } });
        expect(answer.statusCode, url).toBeLessThan(500);
      }),
      { numRuns: 200 },
    );
    expect((await exchange('\u0000', aDevice())).statusCode).toBe(400);
  });

  test('leads nowhere but to pages of the client’s own brand', async () => {
    for (const redirect_uri of [
      'https://evil.example/de-DE/x',
      '//evil.example',
      'http://af.localhost:3000/fr-FR/home',
      'javascript:alert(1)',
      `http://${HOST}@evil.example/de-DE`,
    ])
      expect((await authorize({ redirect_uri })).statusCode).toBe(400);
    expect((await authorize({ client_id: 'unknown' })).statusCode).toBe(400);
    expect((await authorize({ response_type: 'token' })).statusCode).toBe(400);
  });
});
