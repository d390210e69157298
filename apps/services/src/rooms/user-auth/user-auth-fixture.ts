import { randomBytes } from 'node:crypto';
import { type BrandFolder, loadBrands } from '@escale/catalogue/brands';
import { type Session, visitorHeaders } from '@escale/contract/user-auth';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { createServer, mounted, mountRooms } from '../../app.ts';
import { randomIds } from '../../platform/ids.ts';
import { type Env, parseEnv } from '../../platform/env.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '../../platform/test-database.ts';
import { type MemberLetter, userAuthRoom, type UserAuthDeps } from './index.ts';
import { createPasswords, type Passwords } from './passwords.ts';

export const PASSWORD = 'Escale-2026';
export const SERVICE_KEY = 'demo-service-key';

/** A browser with its own device secret. */
export interface Browser {
  readonly device: string;
  readonly ip: string;
}

export interface Reply<Body> {
  readonly status: number;
  readonly body: Body;
  readonly headers: Readonly<Record<string, unknown>>;
}

export interface CallWith {
  readonly token?: string;
  readonly browser?: Browser;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The user-auth room on a database of its own, with a clock that only moves when told. */
export interface UserAuthFixture {
  readonly app: FastifyInstance;
  readonly database: TestDatabase;
  readonly deps: UserAuthDeps;
  pass(milliseconds: number): void;
  now(): number;
  aBrowser(): Browser;
  anEmail(): string;
  post<Body = Record<string, unknown>>(path: string, body: unknown, using?: CallWith): Promise<Reply<Body>>;
  get<Body = Record<string, unknown>>(path: string, using?: CallWith): Promise<Reply<Body>>;
  /** Signs a new member up directly. */
  aMember(browser?: Browser, partner?: string): Promise<{ readonly email: string; readonly session: Session; readonly browser: Browser }>;
  login(email: string, password: string, browser: Browser): Promise<Reply<Session & Refused>>;
  /** Letters to an address, newest first. */
  letters(email: string): Promise<readonly MemberLetter[]>;
  close(): Promise<void>;
}

/** What a refusal may carry. */
export interface Refused {
  readonly code?: string;
  readonly fieldErrors?: readonly { readonly path: string; readonly messageId: string }[];
  readonly data?: { readonly reason?: string; readonly canLoginAt?: number; readonly canResetAt?: number; readonly canResendAt?: number };
}

/** AF in Great Britain confirms addresses by letter; TZ answers every failed sign-in alike. */
const changedBrands = (): BrandFolder[] =>
  loadBrands().map((folder) => ({
    ...folder,
    brand: {
      ...folder.brand,
      capabilities: { ...folder.brand.capabilities, ...(folder.brand.code === 'GE' ? { hidesSocialNetworkLogin: true, newsletterFrequencyModal: true } : {}) },
    },
    shops: folder.shops.map((shop) => ({
      ...shop,
      configuration: {
        ...shop.configuration,
        isDoubleOptin: shop.partner === 'AFGB',
        uniformAuthErrors: folder.brand.code === 'TZ',
        ...(shop.partner === 'GEDE' ? { strategy: 'OAUTH' as const, oauth: { clientId: 'gede-client', scope: 'openid email profile' } } : {}),
      },
    })),
  }));

export const createUserAuthFixture = async (
  change: { readonly env?: NodeJS.ProcessEnv; readonly identity?: Env['identity']; readonly passwords?: Passwords } = {},
): Promise<UserAuthFixture> => {
  const database = await createTestDatabase({ universe: 'none' });
  let now = TEST_NOW;
  const parsed = parseEnv({ BASE_URL: 'http://localhost:3000', QUOTE_API_URL: 'http://localhost:3000/api/quote', STAGE: 'test', ...change.env }, '/nowhere');
  const log = pino({ level: 'silent' });
  const deps: UserAuthDeps = {
    db: database.pool,
    clock: { now: () => now },
    ticks: { now: () => now },
    ids: randomIds,
    env: { ...parsed, identity: change.identity ?? parsed.identity },
    log,
    brands: changedBrands(),
    originOf: (brand) => `http://${brand.toLowerCase()}.localhost:3000`,
    passwords: change.passwords ?? createPasswords({ atOnce: 2, waiting: 200 }),
  };
  const app = createServer({ log });
  await mountRooms(app, [mounted(userAuthRoom, deps)]);

  let turn = 0;
  const call = async <Body>(method: 'GET' | 'POST', path: string, body: unknown, { token, browser, headers }: CallWith): Promise<Reply<Body>> => {
    const answer = await app.inject({
      method,
      url: `/api/user-auth${path}`,
      headers: {
        ...(method === 'POST' ? { 'content-type': 'text/plain;charset=UTF-8' } : {}),
        ...(browser === undefined ? {} : { 'x-device': browser.device, ...visitorHeaders({ serviceKey: SERVICE_KEY, ip: browser.ip, userAgent: 'Test/1.0' }) }),
        ...(token === undefined ? {} : { authorization: token }),
        ...headers,
      },
      ...(method === 'POST' ? { payload: typeof body === 'string' ? body : JSON.stringify(body) } : {}),
    });
    return { status: answer.statusCode, body: answer.json() as Body, headers: answer.headers }; // as: each test names the answer it expects
  };

  const fixture: UserAuthFixture = {
    app,
    database,
    deps,
    pass: (milliseconds) => {
      now += milliseconds;
    },
    now: () => now,
    aBrowser: () => ({ device: randomBytes(32).toString('base64url'), ip: `10.${(++turn >> 8) & 255}.${turn & 255}.1` }),
    anEmail: () => `member-${++turn}@example.com`,
    post: (path, body, using = {}) => call('POST', path, body, using),
    get: (path, using = {}) => call('GET', path, undefined, using),
    aMember: async (browser = fixture.aBrowser(), partner = 'AFFR') => {
      const email = fixture.anEmail();
      const reply = await fixture.post<Session>('/auth/local/signup', { credentials: { email, password: PASSWORD }, partner }, { browser });
      return { email, session: reply.body, browser };
    },
    login: (email, password, browser) => fixture.post('/auth/local/login', { credentials: { email, password }, partner: 'AFFR' }, { browser }),
    letters: async (email) =>
      (
        await database.pool.query<{ payload: MemberLetter }>("select payload from outbox where payload->>'email' = $1 order by created_at desc, key", [email])
      ).rows.map(({ payload }) => payload),
    close: async () => {
      await app.close();
      await database.close();
    },
  };
  return fixture;
};

/** The token of a letter's link. */
export const tokenIn = (letter: MemberLetter | undefined): string => new URL(letter?.link ?? 'http://nowhere').searchParams.get('token') ?? '';
