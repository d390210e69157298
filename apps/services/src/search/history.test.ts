import { addDays } from '@escale/domain/calendar-day';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, TEST_TODAY, type TestDatabase } from '../platform/test-database.ts';
import { createPriceHistory } from './history.ts';

let database: TestDatabase;
let sale = 0;
let plain = 0;
beforeAll(async () => {
  database = await createTestDatabase({ universe: 'small' });
  const { rows } = await database.pool.query<{ sale: number; plain: number }>(
    "select min(id) filter (where 'FLASH_SALE' = any (themes)) as sale, min(id) filter (where not 'FLASH_SALE' = any (themes)) as plain from hotel",
  );
  sale = rows[0]?.sale ?? 0;
  plain = rows[0]?.plain ?? 0;
  expect([sale, plain]).not.toContain(0);
});
afterAll(async () => {
  await database.close();
});

const OPENED = addDays(TEST_TODAY, -40);
const record = async (hotelId: number, from: string, to: string, lowest: number): Promise<void> => {
  await database.pool.query(
    "insert into price_history (partner, hotel_id, nights, day, lowest, currency) select 'AFFR', $1, 7, d::date, $4, 'EUR' from generate_series($2::date, $3::date - 1, '1 day') d",
    [hotelId, from, to, lowest],
  );
};
const lowestOf = async (hotelId: number): Promise<number | undefined> => {
  const history = createPriceHistory(database.pool);
  await history.refresh(TEST_TODAY);
  return history.lowest30({ partner: 'AFFR', hotelId, nights: 7, currency: 'EUR' });
};

it('a sale that lasts is still proved by the thirty days before it opened; any other price by the last thirty', async () => {
  await database.pool.query('delete from price_history');
  await database.pool.query('update universe set sale_from = $1', [OPENED]);
  for (const hotel of [sale, plain]) {
    await record(hotel, addDays(OPENED, -30), OPENED, 90_000);
    await record(hotel, OPENED, TEST_TODAY, 50_000);
  }
  expect(await lowestOf(sale)).toBe(90_000);
  expect(await lowestOf(plain)).toBe(50_000);
});

it('proves nothing where the days before the sale are not on record', async () => {
  await database.pool.query('delete from price_history where day < $1', [addDays(OPENED, -5)]);
  expect(await lowestOf(sale)).toBeUndefined();
  expect(await lowestOf(plain)).toBe(50_000);
});
