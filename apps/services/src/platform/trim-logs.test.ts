import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, TEST_NOW, type TestDatabase } from './test-database.ts';
import { trimLogs } from './trim-logs.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ universe: 'none' });
});
afterAll(async () => {
  await database.close();
});

const DAY = 86_400_000;
const at = (daysAgo: number, more = 0): Date => new Date(TEST_NOW - daysAgo * DAY + more);

it('forgets changes and events past their days, and not a millisecond sooner', async () => {
  const { pool } = database;
  for (const when of [at(3, -1), at(3), at(2), at(0)])
    await pool.query('insert into change_log (unit_id, day, available, price, min_stay, max_stay, at) values (1, $1, 1, 1, 1, 28, $2)', ['2026-12-01', when]);
  for (const when of [at(400), at(90, -1), at(90), at(1)]) await pool.query("insert into nav_log (at, name, data) values ($1, 'search', '{}')", [when]);
  const retention = { changeDays: 3, eventDays: 90 };
  expect(await trimLogs(pool, retention, TEST_NOW)).toEqual({ changes: 1, events: 2 });
  const { rows } = await pool.query('select (select count(*)::int from change_log) as changes, (select count(*)::int from nav_log) as events');
  expect(rows[0]).toEqual({ changes: 3, events: 2 });
  expect(await trimLogs(pool, retention, TEST_NOW)).toEqual({ changes: 0, events: 0 });
});
