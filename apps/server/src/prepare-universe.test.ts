import { createTestDatabase, TEST_TODAY, type TestDatabase } from '@escale/services/platform/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareUniverse } from './prepare-universe.ts';

const LATER = '2026-11-23';
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ universe: 'none' });
});
afterAll(() => database.close());

const horizon = async ({ pool }: TestDatabase) =>
  (await pool.query<{ last: string; first: string; rows: number }>('select max(day) as last, min(day) as first, count(*) as rows from inventory')).rows[0];

describe('a start', () => {
  test('fills an empty database once, also when two programs start together', async () => {
    const states = await Promise.all([
      prepareUniverse(database.pool, { seed: 'test', scale: 'small', today: TEST_TODAY }),
      prepareUniverse(database.openPool(), { seed: 'test', scale: 'small', today: TEST_TODAY }),
    ]);
    expect(states.toSorted()).toEqual(['loaded', 'present']);
    expect((await database.pool.query('select count(*)::int as n from hotel')).rows[0].n).toBeGreaterThan(0);
  });

  test('on the same day finds everything there', async () => {
    expect(await prepareUniverse(database.pool, { seed: 'other', scale: 'small', today: TEST_TODAY })).toBe('present');
  });

  test('on a later day adds the nights the horizon lacks and leaves what was sold and priced as it is', async () => {
    const before = await horizon(database);
    const {
      rows: [sold],
    } = await database.pool.query(
      'update inventory set sold = 1, price = 12345 where (unit_id, day) = (select unit_id, day from inventory where allotment > 0 and day > $1::date + 100 order by unit_id, day limit 1) returning unit_id, day, allotment',
      [TEST_TODAY],
    );
    expect(await prepareUniverse(database.pool, { seed: 'other', scale: 'small', today: LATER })).toBe('topped-up');
    const after = await horizon(database);
    expect(new Date(after?.last ?? '').getTime() - new Date(before?.last ?? '').getTime()).toBe(3 * 24 * 3_600_000);
    expect(after?.first).toBe(before?.first);
    expect(after?.rows).toBeGreaterThan(before?.rows ?? 0);
    expect((await database.pool.query('select sold, price, allotment from inventory where unit_id = $1 and day = $2', [sold.unit_id, sold.day])).rows).toEqual([
      { sold: 1, price: 12345, allotment: sold.allotment },
    ]);
    expect((await database.pool.query('select today, seed from universe')).rows).toEqual([{ today: LATER, seed: 'test' }]); // the seed it was made with, not the one asked for
    expect(await prepareUniverse(database.pool, { seed: 'test', scale: 'small', today: LATER })).toBe('present');
  });

  test('gives the days near now the prices a universe made today has, and tells the readers of changes', async () => {
    const fresh = await createTestDatabase({ universe: 'none' });
    try {
      await prepareUniverse(fresh.pool, { seed: 'test', scale: 'small', today: LATER });
      const near = 'select unit_id, day, price from inventory where day between $1::date and $1::date + 14 and sold = 0 order by unit_id, day';
      const [made, moved] = await Promise.all([fresh.pool.query(near, [LATER]), database.pool.query(near, [LATER])]);
      // Sales opened on another day in the two: their hotels are compared with themselves only.
      const sales = await database.pool.query<{ id: string }>(
        "select r.unit_id as id from room r join hotel h on h.id = r.hotel_id where 'FLASH_SALE' = any (h.themes)",
      );
      const own = new Set(sales.rows.map((row) => row.id));
      const plain = (rows: readonly { unit_id: string }[]) => rows.filter((row) => !own.has(row.unit_id));
      expect(plain(moved.rows).length).toBeGreaterThan(100);
      expect(plain(moved.rows)).toEqual(plain(made.rows));
      const { rows } = await database.pool.query('select count(*)::int as n from change_log c join inventory i using (unit_id, day) where c.price = i.price');
      expect(rows[0].n).toBeGreaterThan(0);
    } finally {
      await fresh.close();
    }
  });

  test('loads a universe of earlier rules anew while nobody booked in it', async () => {
    await database.pool.query("update universe set version = 'earlier'");
    expect(await prepareUniverse(database.pool, { seed: 'anew', scale: 'small', today: LATER })).toBe('loaded');
    expect((await database.pool.query('select seed from universe')).rows).toEqual([{ seed: 'anew' }]);
  });
});
