// Stands beside the quote room's fixture, on which it builds: bookings are made there.
import { randomBytes } from 'node:crypto';
import { type Session, visitorHeaders } from '@escale/contract/user-auth';
import type { Pool } from 'pg';
import { fingerprint } from '../../platform/ids.ts';
import { createJobRunner } from '../../platform/jobs.ts';
import { TEST_NOW } from '../../platform/test-database.ts';
import { createQuoteFixture, type FixtureDeps, type QuoteFixture } from './quote-fixture.ts';
import { creditRoom } from '../credit/index.ts';
import { createSponsorshipContext, sponsorshipJobs, sponsorshipRoom } from '../sponsorship/index.ts';
import { userAuthRoom } from '../user-auth/index.ts';
import { type AccountContext, accountJobs, createAccountContext } from '../account/index.ts';

export const PASSWORD = 'Escale-2026';

/** A browser with its own device secret and address. */
export interface Browser {
  readonly device: string;
  readonly ip: string;
  readonly token?: string;
}
export interface Reply<Body> {
  readonly status: number;
  readonly body: Body;
  readonly headers: Readonly<Record<string, unknown>>;
}
/** Somebody signed in, with the browser that holds the token. */
export interface SignedIn extends Browser {
  readonly token: string;
  readonly uuid: string;
  readonly email: string;
}
type Said = Readonly<Record<string, unknown>>;

/** The account area over a small universe: quotes, bookings, members, credits, with a clock that moves when told. */
export interface AccountFixture {
  readonly quote: QuoteFixture;
  readonly db: Pool;
  readonly context: AccountContext;
  readonly brands: FixtureDeps['brands'];
  pass(milliseconds: number): void;
  now(): number;
  aBrowser(): Browser;
  post<Body = Said>(path: string, body: unknown, browser?: Browser): Promise<Reply<Body>>;
  get<Body = Said>(path: string, browser?: Browser): Promise<Reply<Body>>;
  /** Signs a member up; proved unless told. */
  aMember(change?: { readonly email?: string; readonly isVerified?: boolean; readonly partner?: string; readonly sponsorId?: string }): Promise<SignedIn>;
  /** Signs a member in again, when the token is over. */
  again(member: SignedIn): Promise<SignedIn>;
  /** A booking that is made and paid, by somebody without an account unless signed in. */
  aBooking(by?: {
    readonly email?: string;
    readonly browser?: Browser;
    readonly lastName?: string;
    readonly phone?: string;
  }): Promise<{ readonly reference: string; readonly email: string; readonly code: string }>;
  /** Looks a booking up by its number: a token for this booking. */
  lookUp(booking: { readonly reference: string; readonly email: string }): Promise<Browser>;
  /** What waits in the outbox of a kind, newest last. */
  outbox(kind: string): Promise<readonly Said[]>;
  /** Does all the work that is due. */
  runJobs(): Promise<number>;
  close(): Promise<void>;
}

let turn = 0;

export const createAccountFixture = async (options: { readonly stage?: 'live' | 'test' } = {}): Promise<AccountFixture> => {
  let now = TEST_NOW;
  let given: FixtureDeps | undefined;
  const quote = await createQuoteFixture({
    ...options,
    mount: async (app, deps) => {
      given = deps;
      app.addContentTypeParser('text/plain', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));
      await app.register(async (scope) => userAuthRoom.register(scope, deps), { prefix: '/api/user-auth' });
      await app.register(async (scope) => sponsorshipRoom.register(scope, deps), { prefix: '/api/sponsorship' });
      await app.register(async (scope) => creditRoom.register(scope, deps), { prefix: '/api/credit' });
    },
  });
  if (given === undefined) throw new Error('the fixture mounted nothing');
  const deps = given;
  const db = deps.db;
  const context = createAccountContext(deps);
  const runner = createJobRunner({ db, clock: deps.clock, log: deps.log }, { ...accountJobs(context), ...sponsorshipJobs(createSponsorshipContext(deps)) });

  const call = async <Body>(method: 'GET' | 'POST', path: string, body: unknown, browser: Browser | undefined): Promise<Reply<Body>> => {
    const answer = await quote.app.inject({
      method,
      url: `/api${path}`,
      headers: {
        ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
        ...(browser === undefined
          ? {}
          : { 'x-device': browser.device, ...visitorHeaders({ serviceKey: deps.env.serviceKey, ip: browser.ip, userAgent: 'Test/1.0' }) }),
        ...(browser?.token === undefined ? {} : { authorization: browser.token }),
      },
      ...(method === 'POST' ? { payload: JSON.stringify(body) } : {}),
    });
    const isJson = String(answer.headers['content-type']).includes('json');
    return { status: answer.statusCode, body: (isJson ? answer.json() : answer.rawPayload) as Body, headers: answer.headers }; // as: each test names the answer it expects
  };

  const fixture: AccountFixture = {
    quote,
    db,
    context,
    brands: deps.brands,
    pass: (milliseconds) => {
      now += milliseconds;
      quote.pass(milliseconds);
    },
    now: () => now,
    aBrowser: () => ({ device: randomBytes(24).toString('base64url'), ip: `10.${(++turn >> 8) & 255}.${turn & 255}.7` }),
    post: (path, body, browser) => call('POST', path, body, browser),
    get: (path, browser) => call('GET', path, undefined, browser),
    aMember: async ({ email = `member${++turn}@example.org`, isVerified = true, partner = 'AFFR', sponsorId } = {}) => {
      const browser = fixture.aBrowser();
      const { body } = await fixture.post<Session>(
        '/user-auth/auth/local/signup',
        { credentials: { email, password: PASSWORD }, partner, ...(sponsorId === undefined ? {} : { sponsorId }) },
        browser,
      );
      if (isVerified) await db.query('update member set email_verified_at = $2 where uuid = $1', [body.uuid, new Date(now)]);
      return { ...browser, token: body.token, uuid: body.uuid, email };
    },
    again: async (member) => {
      const { body } = await fixture.post<Session>(
        '/user-auth/auth/local/login',
        { credentials: { email: member.email, password: PASSWORD }, partner: 'AFFR' },
        { device: member.device, ip: member.ip },
      );
      return { ...member, token: body.token };
    },
    aBooking: async (by = {}) => {
      const pre = await quote.aPreBook();
      const request = quote.bookRequest(pre);
      // As if the pre-book had been made in that browser.
      if (by.browser !== undefined) await db.query('update booking set device = $2 where flow_code = $1', [pre.code, fingerprint(by.browser.device)]);
      const customer = { ...request.customer, ...(by.email === undefined ? {} : { email: by.email }), ...(by.phone === undefined ? {} : { phone: by.phone }) };
      const [lead, ...others] = request.passengers;
      const passengers = lead === undefined || by.lastName === undefined ? request.passengers : [{ ...lead, lastName: by.lastName }, ...others];
      const answer = await quote.app.inject({
        method: 'POST',
        url: '/api/quote/book',
        headers: {
          'content-type': 'application/json',
          'x-device': by.browser?.device ?? 'device-secret-of-the-traveller',
          ...(by.browser?.token === undefined ? {} : { authorization: by.browser.token }),
        },
        payload: JSON.stringify({ ...request, customer, passengers }),
      });
      return { reference: answer.json<{ bookingReference?: string }>().bookingReference ?? '', email: customer.email, code: pre.code };
    },
    lookUp: async ({ reference, email }) => {
      const browser = fixture.aBrowser();
      const { body } = await fixture.post<{ data: { token: string } }>(
        '/user-auth/auth/local/booking',
        { email, password: reference, partner: 'AFFR' },
        browser,
      );
      return { ...browser, token: body.data.token };
    },
    outbox: async (kind) =>
      (await db.query<{ payload: Said }>('select payload from outbox where kind = $1 order by created_at, key', [kind])).rows.map(({ payload }) => payload),
    runJobs: () => runner.runDue(),
    close: () => quote.close(),
  };
  return fixture;
};
