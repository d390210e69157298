import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createQuoteFixture, DEVICE, type QuoteFixture } from './quote-fixture.ts';

let room: QuoteFixture;
/** A valid body of every call, for mutation; made once by a real walk through the funnel. */
let valid: Record<string, { readonly method: 'POST' | 'PATCH'; readonly body: Record<string, unknown> }>;

beforeAll(async () => {
  room = await createQuoteFixture();
  const pre = await room.toPreBook();
  const search = {
    ...room.searchRequest(),
    view: { sort: 'stars', size: 5, filters: { stars: ['3'], boards: [], destinations: [], guestsrating: [], budget: [], flashsale: [] } },
  };
  valid = {
    '/sdp/quote': { method: 'POST', body: search },
    '/sdp/quote/currency': { method: 'PATCH', body: { ...search, code: pre.code } },
    '/sdp/accommodationDescription': { method: 'POST', body: { code: pre.code, accommodationId: pre.quote.accommodation?.id, shop: 'fr-FR' } },
    '/sdp/accommodationQuote': {
      method: 'POST',
      body: { code: pre.code, accommodationId: pre.quote.accommodation?.id, boardCode: 'BB', price: 1, abTests: {} },
    },
    '/sdp/flightOptions': { method: 'POST', body: { code: pre.code, flightCode: pre.selection.flightCode } },
    '/sdp/preBook': {
      method: 'POST',
      body: {
        code: pre.code,
        selection: { ...pre.selection, transferCode: 'X', activities: [{ code: 'X', date: '2027-01-01', guests: [{ code: 'ADULT', guestsCount: 1 }] }] },
        shop: 'fr-FR',
      },
    },
    '/promoCode': { method: 'POST', body: { code: pre.code, promoCode: 'X' } },
    '/book': { method: 'POST', body: room.bookRequest(pre) },
    '/bookExternalPayment': { method: 'POST', body: { code: pre.code } },
  };
});
afterAll(async () => {
  await room.close();
});

const CALLS = [
  '/sdp/quote',
  '/sdp/quote/currency',
  '/sdp/accommodationDescription',
  '/sdp/accommodationQuote',
  '/sdp/flightOptions',
  '/sdp/preBook',
  '/promoCode',
  '/book',
  '/bookExternalPayment',
];

const send = (path: string, payload: string, contentType = 'application/json') =>
  room.app.inject({ method: valid[path]?.method ?? 'POST', url: `/api/quote${path}`, payload, headers: { 'content-type': contentType, 'x-device': DEVICE } });

/** Values that programs trip over: nothing, the ends of ranges, half characters, days and codes that only look right. */
const TRAPS = [
  null,
  '',
  ' ',
  '\u0000',
  '\ud800',
  'ab\udc00',
  0,
  -1,
  9,
  2 ** 31,
  1e308,
  0.1,
  true,
  [],
  {},
  '9'.repeat(400),
  '2027-02-30',
  '9999-12-31',
  '0000-00-00',
  'xx-XX',
  "'; drop table booking; --",
  '__proto__',
  '💶',
  '-'.repeat(36),
  'f'.repeat(36),
];
const nasty = fc.oneof(
  fc.constantFrom(...TRAPS),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.integer(),
  fc.double({ noNaN: true }),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Puts a value at a random place of a body. */
const mutate = (body: unknown, steps: readonly number[], value: unknown): unknown => {
  const [step, ...rest] = steps;
  if (step === undefined || typeof body !== 'object' || body === null) return value;
  const keys = Object.keys(body);
  const key = keys[step % Math.max(keys.length, 1)];
  if (key === undefined) return value;
  if (Array.isArray(body)) return body.map((item, at) => (String(at) === key ? mutate(item, rest, value) : item));
  return { ...body, [key]: mutate(Reflect.get(body, key), rest, value) };
};

/** Every place of a body, as steps for `mutate`. */
const placesOf = (body: unknown): number[][] =>
  typeof body !== 'object' || body === null ? [] : Object.values(body).flatMap((part, at) => [[at], ...placesOf(part).map((rest) => [at, ...rest])]);

describe.each(CALLS)('%s', (path) => {
  it('never fails on any JSON', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 3 }), async (body) => {
        const { statusCode } = await send(path, JSON.stringify(body));
        expect(statusCode).toBe(400);
      }),
      { numRuns: 40, seed: 1 },
    );
  });

  it('never fails on a valid body with one or two parts replaced', async () => {
    const place = fc.array(fc.nat(20), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(place, nasty, fc.option(fc.tuple(place, nasty)), async (steps, value, second) => {
        const once = mutate(valid[path]?.body, steps, value);
        const { statusCode } = await send(path, JSON.stringify(second === null ? once : mutate(once, second[0], second[1])));
        expect(statusCode).toBeLessThan(500);
      }),
      { numRuns: 100, seed: 2 },
    );
  });

  it('never fails on a valid body with any one part replaced by a known trap', async () => {
    const failed: string[] = [];
    for (const steps of placesOf(valid[path]?.body)) {
      for (const trap of TRAPS) {
        const { statusCode } = await send(path, JSON.stringify(mutate(valid[path]?.body, steps, trap)));
        if (statusCode >= 500) failed.push(`${steps.join('.')} = ${JSON.stringify(trap)?.slice(0, 40)}`);
      }
    }
    expect(failed).toEqual([]);
  });

  it.each([
    ['not JSON', '{'],
    ['nothing', ''],
    ['a deep nest', `${'['.repeat(5_000)}${']'.repeat(5_000)}`],
    ['a prototype', '{"__proto__":{"a":1}}'],
  ])('refuses %s', async (_, payload) => {
    const { statusCode } = await send(path, payload);
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
  });
});

it('never fails on any address', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('/bookingSession/', '/externalPayment/'), fc.string({ unit: 'binary', maxLength: 120 }), async (path, id) => {
      const { statusCode } = await room.app.inject({ method: 'GET', url: `/api/quote${path}${encodeURIComponent(id.toWellFormed())}` });
      expect(statusCode).toBeLessThan(500);
    }),
    { numRuns: 200, seed: 3 },
  );
});
