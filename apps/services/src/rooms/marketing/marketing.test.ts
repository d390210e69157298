import type { ReviewDetail } from '@escale/contract/marketing';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer, mounted, mountRooms } from '../../app.ts';
import type { Deps } from '../../platform/deps.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '../../platform/test-database.ts';
import { marketingRoom } from './index.ts';

let database: TestDatabase;
let app: FastifyInstance;
beforeAll(async () => {
  database = await createTestDatabase({ universe: 'small' });
  const log = pino({ level: 'silent' });
  app = createServer({ log });
  await mountRooms(app, [mounted(marketingRoom, { db: database.pool, clock: { now: () => TEST_NOW }, log } as unknown as Deps)]); // as: the room uses these
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
