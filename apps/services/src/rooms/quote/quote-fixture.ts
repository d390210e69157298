import { loadBrands } from '@escale/catalogue/brands';
import type { BookRequest, BookResponse, PreBookResponse } from '@escale/contract/booking';
import type { AccommodationQuoteResponse, SearchRequest, SearchResponse, Selection } from '@escale/contract/sdp';
import { addDays } from '@escale/domain/calendar-day';
import Fastify, { type FastifyInstance } from 'fastify';
import pino from 'pino';
import { seededIds } from '../../platform/ids.ts';
import { answerErrors } from '../../platform/http-errors.ts';
import { parseEnv } from '../../platform/env.ts';
import { createTestDatabase, TEST_NOW, TEST_TODAY, type TestDatabase } from '../../platform/test-database.ts';
import { createSearch, type Search } from '../../search/index.ts';
import { createFakeProvider, type FakeProvider } from '../payment/index.ts';
import { type AccountDeps, accountRoom, mayOpenBooking } from '../account/index.ts';
import { openBookingDesk, quoteRoom, type QuoteDeps } from './index.ts';

export const DEVICE = 'device-secret-of-the-traveller';
export const OTHER_DEVICE = 'device-secret-of-somebody-else';

/** The quote room over a small universe, with a fake payment provider. */
export interface QuoteFixture {
  readonly app: FastifyInstance;
  readonly database: TestDatabase;
  readonly provider: FakeProvider;
  readonly search: Search;
  pass(milliseconds: number): void;
  /** A path of the quote room, or of another from `/api/` on. */
  post<Body>(path: string, body: unknown, device?: string): Promise<{ readonly status: number; readonly body: Body }>;
  get<Body>(path: string, device?: string): Promise<{ readonly status: number; readonly body: Body }>;
  /** A search that finds packages, unless changed. */
  searchRequest(change?: Partial<SearchRequest>): SearchRequest;
  /** Searches, quotes the nth hotel and pre-books its first choice. */
  toQuote(
    change?: Partial<SearchRequest>,
    hotel?: number,
  ): Promise<{ readonly code: string; readonly found: SearchResponse; readonly quote: AccommodationQuoteResponse; readonly selection: Selection }>;
  toPreBook(
    change?: Partial<SearchRequest>,
    hotel?: number,
  ): Promise<{ readonly code: string; readonly quote: AccommodationQuoteResponse; readonly selection: Selection; readonly preBook: PreBookResponse }>;
  /** A pre-book on the next departure day that has a package: every call takes another day, so that a thin universe does not sell out. */
  aPreBook(change?: Partial<SearchRequest>): ReturnType<QuoteFixture['toPreBook']>;
  bookRequest(pre: { readonly code: string; readonly preBook: PreBookResponse }, change?: Partial<BookRequest>): BookRequest;
  book(request: BookRequest, device?: string): Promise<{ readonly status: number; readonly body: BookResponse }>;
  close(): Promise<void>;
}

/** What the rooms of the fixture are given. */
export type FixtureDeps = QuoteDeps & Pick<AccountDeps, 'brands' | 'ticks' | 'originOf' | 'desk'>;

let bookings = 0;

/** `destination` has hotels with room for two from a big city in early spring in the small universe. */
export const createQuoteFixture = async (
  options: {
    readonly stage?: 'live' | 'test';
    /** Mounts further rooms beside these, before the first call. */
    readonly mount?: (app: FastifyInstance, deps: FixtureDeps) => Promise<void>;
  } = {},
): Promise<QuoteFixture> => {
  const database = await createTestDatabase({ universe: 'small' });
  let now = TEST_NOW;
  let day = 115;
  const clock = { now: () => now };
  const search = await createSearch({ db: database.pool, clock });
  const provider = createFakeProvider();
  const app = Fastify({ logger: false });
  answerErrors(app);
  const env = parseEnv(
    {
      BASE_URL: 'http://localhost:3000',
      QUOTE_API_URL: 'http://localhost:3000/api/quote',
      STAGE: options.stage ?? 'test',
      PAYMENT_MERCHANT_KEY: 'merchant',
      PAYMENT_WEBHOOK_SECRET: 'webhook',
    },
    '/nowhere',
  );
  const deps = {
    db: database.pool,
    clock,
    ids: seededIds('quote'),
    env,
    log: pino({ level: 'silent' }),
    search,
    brands: loadBrands({ today: TEST_TODAY }),
    documentSecret: 'documents',
    provider,
    worksOnBookings: false,
    mayOpenBooking: (identity, reference) => mayOpenBooking(database.pool, identity, reference),
    // One traveller makes all the holds of a test file.
    preBookLimits: { perDevice: 10_000, perAddress: 10_000 },
  } satisfies QuoteDeps;
  await app.register(async (scope) => quoteRoom.register(scope, deps), { prefix: '/api/quote' });
  const all = { ...deps, ticks: clock, originOf: () => 'http://af.localhost:3000', desk: openBookingDesk(deps) };
  await app.register(async (scope) => accountRoom.register(scope, all), { prefix: '/api/account' });
  await options.mount?.(app, all);
  const { rows } = await database.pool.query<{ code: string; n: number }>(
    `select p.code, count(h.id)::int as n from place p join hotel h on h.place_id = p.id where p.is_leaf group by p.code order by n desc, p.code limit 1`,
  );
  const destination = rows[0]?.code ?? '';

  const call = async <Body>(
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    body: unknown,
    device: string | undefined,
  ): Promise<{ status: number; body: Body }> => {
    const answer = await app.inject({
      method,
      url: path.startsWith('/api/') ? path : `/api/quote${path}`,
      ...(body === undefined
        ? {}
        : { payload: JSON.stringify(body), headers: { 'content-type': 'application/json', ...(device === undefined ? {} : { 'x-device': device }) } }),
      ...(body === undefined && device !== undefined ? { headers: { 'x-device': device } } : {}),
    });
    return { status: answer.statusCode, body: answer.json() as Body }; // as: each test names the contract's type of the call it makes
  };

  const fixture: QuoteFixture = {
    app,
    database,
    provider,
    search,
    pass: (milliseconds) => {
      now += milliseconds;
    },
    post: (path, body, device) => call(path.endsWith('/currency') ? 'PATCH' : 'POST', path, body, device),
    get: (path, device) => call('GET', path, undefined, device),
    searchRequest: (change = {}) => ({
      departureCityCode: 'PAR',
      departureDate: addDays(TEST_TODAY, 110),
      destinationResort: destination,
      duration: '7',
      cabin: 'ECONOMY',
      partnerCode: 'AFFR',
      shop: 'fr-FR',
      abTests: {},
      occupancies: [{ adults: 2, children: 0, childrenBirthdates: [] }],
      currency: 'EUR',
      ...change,
    }),
    toQuote: async (change, hotel = 0) => {
      const found = await fixture.post<SearchResponse>('/sdp/quote', fixture.searchRequest(change));
      const code = found.body.bookingFlowId ?? '';
      const card = found.body.packages?.accommodationsList[hotel];
      const quote = await fixture.post<AccommodationQuoteResponse>('/sdp/accommodationQuote', { code, accommodationId: card?.id ?? '', abTests: {} });
      const selection = {
        flightCode: quote.body.flights?.find((flight) => flight.included)?.code ?? '',
        accommodationItemCode: quote.body.accommodationItems?.[0]?.code ?? '',
        boardCode: quote.body.boards?.[0]?.boardCode ?? '',
        activities: [],
      };
      return { code, found: found.body, quote: quote.body, selection };
    },
    toPreBook: async (change, hotel) => {
      const quoted = await fixture.toQuote(change, hotel);
      const preBook = await fixture.post<PreBookResponse>(
        '/sdp/preBook',
        { code: quoted.code, selection: quoted.selection, shop: change?.shop ?? 'fr-FR' },
        DEVICE,
      );
      return { ...quoted, preBook: preBook.body };
    },
    aPreBook: async (change) => {
      for (;;) {
        day += 1;
        if (day > 290) throw new Error('the universe of this test has no packages left');
        const made = await fixture.toPreBook({ departureDate: addDays(TEST_TODAY, day), ...change });
        if (made.preBook.status === 'SUCCESS') return made;
      }
    },
    bookRequest: ({ code, preBook }, change = {}) => {
      bookings += 1;
      const letters = Array.from(String(bookings))
        .map((digit) => 'abcdefghij'.charAt(Number(digit)))
        .join('');
      return {
        code,
        idempotencyKey: `press-${bookings}-of-the-button`,
        shop: 'fr-FR',
        acceptedTotal: preBook.total ?? 0,
        acceptedTerms: true,
        customer: {
          civility: 'F',
          firstName: 'Ada',
          lastName: `Martin${letters}`,
          email: `ada${letters}@example.org`,
          phone: '+33612345678',
          address: { address1: '1 rue Haute', postCode: '75001', city: 'Paris', country: 'FR' },
        },
        passengers: [
          { type: 'ADULT', index: 1, civility: 'F', firstName: 'Ada', lastName: `Martin${letters}` },
          { type: 'ADULT', index: 2, civility: 'M', firstName: 'Luc', lastName: 'Martin' },
        ],
        payment: { type: 'CARD', terms: '1x', encryptedCard: 'sealed-card', returnUrl: 'http://af.localhost:3000/fr-FR/external-redirect' },
        ...change,
      };
    },
    book: (request, device = DEVICE) => fixture.post<BookResponse>('/book', request, device),
    close: async () => {
      await app.close();
      await search.close();
      await database.close();
    },
  };
  return fixture;
};
