import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer, mounted, mountRooms } from '../../app.ts';
import type { Deps } from '../../platform/deps.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '../../platform/test-database.ts';
import { navLogsRoom } from './index.ts';
import { withoutIdentifiers } from './without-identifiers.ts';

let database: TestDatabase;
let app: FastifyInstance;
beforeAll(async () => {
  database = await createTestDatabase({ universe: 'none' });
  const log = pino({ level: 'silent' });
  app = createServer({ log });
  await mountRooms(app, [mounted(navLogsRoom, { db: database.pool, clock: { now: () => TEST_NOW }, log } as unknown as Deps)]); // as: the room uses these three
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const post = (payload: unknown) =>
  app.inject({
    method: 'POST',
    url: '/api/nav-logs/tag',
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    headers: { 'content-type': 'text/plain' },
  });

test('an event without a name, or with a shop that is none, is refused', async () => {
  expect((await post({ data: {} })).statusCode).toBe(400);
  expect((await post({ name: 'x', shop: 'France' })).json().fieldErrors[0].path).toBe('shop');
});

test('an event is kept without anything that tells who the visitor is', async () => {
  const answer = await post({
    name: 'prebook_fail',
    brand: 'AF',
    shop: 'fr-FR',
    path: '/fr-FR/sdp/booking/quote?code=0c0f1c9e-0000-4000-8000-000000000000&price=12',
    data: {
      status: 'FULL_FLIGHT',
      statusCode: 409,
      email: 'marie@example.com',
      bookingFlowId: '1',
      customer: { lastName: 'Durand' },
      message: 'no answer for marie@example.com, 06 12 34 56 78',
      departureDate: '2027-02-03',
      price: 1234.5,
      nested: { token: 'abc', ok: true },
    },
  });
  expect(answer.json()).toEqual({ status: 'SUCCESS' });
  const { rows } = await database.pool.query('select at, brand, shop, name, path, data from nav_log');
  expect(rows).toEqual([
    {
      at: new Date(TEST_NOW),
      brand: 'AF',
      shop: 'fr-FR',
      name: 'prebook_fail',
      path: '/fr-FR/sdp/booking/quote',
      data: { status: 'FULL_FLIGHT', statusCode: 409, message: 'no answer for … …', departureDate: '2027-02-03', price: 1234.5, nested: { ok: true } },
    },
  ]);
});

test('events of a batch are kept in their order, with the ids of a visit that agreed to them', async () => {
  const visit = { sessionBiid: 'AFFR-0c0f1c9e-0000-4000-8000-000000000000', userBiid: '0c0f1c9e-0000-4000-8000-000000000001' };
  const batch = (events: unknown[]) =>
    app.inject({ method: 'POST', url: '/api/nav-logs/tags', payload: JSON.stringify({ events }), headers: { 'content-type': 'text/plain' } });
  const ab = (code: string) => ({ name: 'ab_test', brand: 'AF', shop: 'fr-FR', data: { test: code, variant: 'a' }, ...visit });
  expect((await batch([ab('one'), ab('two')])).statusCode).toBe(200);
  const { rows } = await database.pool.query("select data->>'test' as test, session_biid, user_biid from nav_log where name = 'ab_test' order by id");
  expect(rows).toEqual(['one', 'two'].map((code) => ({ test: code, session_biid: visit.sessionBiid, user_biid: visit.userBiid })));
  expect((await batch([])).statusCode).toBe(400);
  expect((await batch(Array.from({ length: 11 }, () => ab('x')))).statusCode).toBe(400);
  expect((await batch([{ ...ab('x'), userBiid: 'marie@example.com' }])).statusCode).toBe(400);
});

test('whatever is posted, no e-mail address is kept and nothing fails', async () => {
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.string(), fc.oneof(fc.jsonValue(), fc.emailAddress()), { maxKeys: 8 }), async (data) => {
      expect((await post({ name: 'fuzz', data })).statusCode).toBeLessThan(500);
    }),
    { numRuns: 100 },
  );
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      expect(JSON.stringify(withoutIdentifiers({ note: `from ${email}` }))).not.toContain(email);
    }),
  );
});
