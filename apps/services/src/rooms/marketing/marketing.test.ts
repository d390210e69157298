import type { ReviewDetail } from '@escale/contract/marketing';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer, mounted, mountRooms } from '../../app.ts';
import type { Deps } from '../../platform/deps.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '../../platform/test-database.ts';
import { brotliCompressSync } from 'node:zlib';
import { marketingRoom } from './index.ts';

const DAY = 86_400_000;
const instant = (days: number): string => new Date(TEST_NOW + days * DAY).toISOString();
const campaigns: Readonly<Record<string, unknown>> = {
  'TZ/current/resources/fr-FR/giveaway.json': {
    code: 'WEEKEND',
    title: 'A weekend',
    intro: 'For two.',
    prize: 'Two nights.',
    picture: 'city-001',
    startAt: instant(0),
    endAt: instant(10),
  },
};
let now = TEST_NOW;
let database: TestDatabase;
let app: FastifyInstance;
beforeAll(async () => {
  database = await createTestDatabase({ universe: 'small' });
  const log = pino({ level: 'silent' });
  app = createServer({ log });
  const contentFiles = { read: async (path: string) => ({ hash: '', brotli: brotliCompressSync(JSON.stringify(campaigns[path] ?? {})) }) };
  const deps = { ...({ db: database.pool, clock: { now: () => now }, log } as unknown as Deps), contentFiles }; // as: the room uses these
  await mountRooms(app, [mounted(marketingRoom, deps)]);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const ask = (path: string) => app.inject({ method: 'GET', url: `/api/marketing/tripadvisor/${path}` });
const hotelWhere = async (condition: string): Promise<{ code: string; rating: number; reviews: number }> => {
  const { rows } = await database.pool.query(
    `select code, rating_a::float8 as rating, reviews_a as reviews from hotel where ${condition} order by rating_a desc, id limit 1`,
  );
  return rows[0];
};

test('the details of a hotel’s reviews agree with its note', async () => {
  const { code, rating, reviews } = await hotelWhere('rating_a >= 4');
  const detail = (await ask(`fr/${code}`)).json() as ReviewDetail; // as: the answer of the contract
  expect(detail).toMatchObject({ rating, num_reviews: reviews });
  const counts = Object.values(detail.review_rating_count).map(Number);
  expect(counts).toHaveLength(5);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(reviews);
  expect(detail.ranking_data?.ranking_string).toMatch(/^N° \d+ sur \d+/u);
  expect(detail.subratings.map(({ localized_name }) => localized_name)).toContain('Emplacement');
  for (const { value } of detail.subratings) expect(Math.abs(value - rating)).toBeLessThanOrEqual(0.5);
  expect(detail.reviews[0]?.user.username).not.toBe('');
});

test('the words are those of the language asked for', async () => {
  const { code } = await hotelWhere('rating_a >= 4');
  const [german, arabic] = await Promise.all(['de', 'ar'].map(async (language) => (await ask(`${language}/${code}`)).json() as ReviewDetail)); // as: the answer of the contract
  expect(german?.subratings[0]?.localized_name).toBe('Lage');
  expect(arabic?.subratings[0]?.localized_name).toBe('الموقع');
});

test('a hotel that is unknown or whose note is too low to show has none', async () => {
  expect((await ask('fr/H99999')).statusCode).toBe(404);
  const low = await hotelWhere('rating_a < 3 or reviews_a = 0 or rating_a is null');
  expect((await ask(`fr/${low.code}`)).statusCode).toBe(404);
});

test('what is no language is refused', async () => {
  expect((await ask('français/H00001')).statusCode).toBe(400);
});

const enter = (changes: Readonly<Record<string, unknown>> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/marketing/giveaway',
    payload: { brand: 'TZ', shop: 'fr-FR', code: 'WEEKEND', email: 'Ada@Example.org ', acceptsRules: true, wantsNews: false, ...changes },
  });
const entries = async () => (await database.pool.query('select email_key, email, wants_news from giveaway_entry order by email_key')).rows;

test('an address enters a giveaway once, and is not told whether it was the first time', async () => {
  const first = await enter();
  const again = await enter({ email: 'ada@example.org', wantsNews: true });
  expect([first.statusCode, first.json()]).toEqual([again.statusCode, again.json()]);
  expect(first.json()).toEqual({ status: 'ENTERED' });
  expect(await entries()).toEqual([{ email_key: 'ada@example.org', email: 'Ada@Example.org', wants_news: false }]);
});

test.each([
  ['without the rules', { acceptsRules: false }, 400],
  ['without an address', { email: 'ada' }, 400],
  ['into a campaign nobody published', { code: 'OTHER' }, 404],
  ['in a shop that has none', { shop: 'en-GB' }, 404],
])('nobody enters %s', async (_name, changes, status) => {
  expect((await enter(changes)).statusCode).toBe(status);
  expect(await entries()).toHaveLength(1);
});

test.each([-1, 10 * DAY])('nobody enters %i ms after the beginning', async (later) => {
  now = TEST_NOW + later;
  expect((await enter({ email: 'luc@example.org' })).statusCode).toBe(409);
  now = TEST_NOW;
});
