// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { aPreBookedSession, SESSION_CODE } from '../../testing/booking-session.fixture.ts';
import { loader } from './quote-page.server.ts';

const QUERY = `code=${SESSION_CODE}&accommodationId=H00001&price=1224`;

interface Visit {
  readonly strategy?: string;
  readonly currency?: string;
  readonly query?: string;
  /** What the services answer, by path. */
  readonly answers: Readonly<Record<string, () => Response>>;
}

/** Where the loader leads, what it fails with, or the kind of page it gives; and the calls it made. */
const visit = async ({ strategy = 'NAVIGATION_FIRST', currency = 'EUR', query = QUERY, answers }: Visit) => {
  const url = new URL(`http://af.localhost/fr-FR/sdp/booking/quote?${query}`);
  const calls: string[] = [];
  const context = {
    kind: 'shop',
    url,
    shop: { shop: 'fr-FR', strategy, currency },
    services: { quote: 'http://quote.test' },
    device: 'device',
    visitorHeaders: {},
    incidentId: 'OWN',
    now: 0,
    report: () => undefined,
    fetch: async (address: string, { method = 'GET' }: RequestInit = {}) => {
      const path = new URL(address).pathname.replace(/\/bookingSession\/.*$/u, '/bookingSession');
      calls.push(`${method} ${path}`);
      return (answers[path] ?? (() => Response.json({ status: 'NOT_FOUND' })))();
    },
  };
  const args = { context: { get: () => context }, params: {}, request: new Request(url) } as unknown as Parameters<typeof loader>[0]; // as: what the loader reads
  try {
    const page = await loader(args);
    return { page: page.kind, calls };
  } catch (thrown) {
    if (thrown instanceof Response) return { to: thrown.headers.get('location'), calls };
    return { failed: thrown, calls };
  }
};

const refusing = (status: number, errorMessage?: string) => ({
  '/sdp/accommodationQuote': () => Response.json({ errorMessage }, { status }),
});

describe('a refused quote call', () => {
  it.each(['SIGNUP_FIRST', 'NAVIGATION_FIRST', 'PRODUCT_FIRST', 'AUTH_FLASHSALE', 'AUTH_GC', 'NONE'])(
    '403 leads a partner of %s to the sign-in, and back here',
    async (strategy) => {
      expect(await visit({ strategy, answers: refusing(403) })).toMatchObject({
        to: `/fr-FR/booking/auth?onauthsuccess=${encodeURIComponent(`/fr-FR/sdp/booking/quote?${QUERY}`)}`,
      });
    },
  );
  it('403 leads a partner of OAUTH to the single sign-on page', async () => {
    const { to } = await visit({ strategy: 'oAuth', answers: refusing(403) });
    expect(to).toBe(`/fr-FR/technical-error/sso?${new URLSearchParams({ redirectUri: `/fr-FR/sdp/booking/quote?${QUERY}` }).toString()}`);
  });
  it('403 of a partner of TRANSACTION_FIRST is the technical error with the service’s message', async () => {
    expect(await visit({ strategy: 'TRANSACTION_FIRST', answers: refusing(403, 'Not for\u0007 you') })).toMatchObject({
      failed: { data: { incidentId: 'OWN', errorMessage: 'Not for you' }, init: { status: 500 } },
    });
  });
  it.each([500, 504, 404])('%i is the technical error with the service’s message', async (status) => {
    expect(await visit({ answers: refusing(status, 'x'.repeat(300)) })).toMatchObject({ failed: { data: { errorMessage: 'x'.repeat(200) } } });
  });
  it('400 shows the search form’s errors, 401 that the search has expired', async () => {
    expect(await visit({ answers: refusing(400) })).toMatchObject({ to: '/fr-FR/sdp/search?status=BAD_REQUEST' });
    expect(await visit({ answers: refusing(401) })).toMatchObject({ page: 'problem' });
  });
});

describe('a quote refused by name', () => {
  const named = (code: string) => ({ '/sdp/accommodationQuote': () => Response.json({ code }, { status: 409 }) });
  it('INSUFFICIENT_ALLOTMENT is the page of a full hotel, with ways on', async () => {
    expect(await visit({ answers: named('INSUFFICIENT_ALLOTMENT') })).toMatchObject({ page: 'problem' });
  });
  it('PRICE_CHANGED asks for the offer as it is now, once', async () => {
    expect(await visit({ answers: named('PRICE_CHANGED') })).toMatchObject({
      to: `/fr-FR/sdp/booking/quote?code=${SESSION_CODE}&accommodationId=H00001`,
    });
    expect(await visit({ query: `code=${SESSION_CODE}&accommodationId=H00001`, answers: named('PRICE_CHANGED') })).toMatchObject({ failed: {} });
  });
});

describe('a currency chosen after the search', () => {
  const session = aPreBookedSession();
  const answers = {
    '/bookingSession': () => Response.json({ ...session, quoteRequest: { ...session.quoteRequest, shop: 'fr-FR', currency: 'EUR' } }),
    '/sdp/accommodationQuote': () => Response.json(session.accommodationQuote),
    '/sdp/quote/currency': () => Response.json({ status: 'SUCCESS', specialOffer: false, bookingFlowId: SESSION_CODE, currency: 'USD' }),
  };
  it('prices the same flow anew and keeps every choice, without the old price', async () => {
    const { to, calls } = await visit({ currency: 'USD', query: `${QUERY}&flight=O~I~ECONOMY&room=SUP`, answers });
    expect(calls).toContain('PATCH /sdp/quote/currency');
    expect(to).toBe(`/fr-FR/sdp/booking/quote?code=${SESSION_CODE}&accommodationId=H00001&flight=O%7EI%7EECONOMY&room=SUP`);
  });
  it('asks for nothing anew while the currency is the search’s own', async () => {
    const { page, calls } = await visit({ answers });
    expect(page).toBe('ready');
    expect(calls).not.toContain('PATCH /sdp/quote/currency');
  });
  it('keeps the offer in the old currency when it cannot be had in the other', async () => {
    const refused = { ...answers, '/sdp/quote/currency': () => Response.json({}, { status: 500 }) };
    expect(await visit({ currency: 'USD', answers: refused })).toMatchObject({ page: 'ready' });
  });
});
