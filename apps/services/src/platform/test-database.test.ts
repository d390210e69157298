import { afterAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const opened: TestDatabase[] = [];
const open = async (): Promise<TestDatabase> => {
  const database = await createTestDatabase({ universe: 'none' });
  opened.push(database);
  return database;
};
afterAll(() => Promise.all(opened.map((database) => database.close())));

test('each test database has the tables and nothing of another one', async () => {
  const [first, second] = await Promise.all([open(), open()]);
  await first.pool.query("insert into unit (id, kind) values (1, 'ROOM')");
  expect((await first.pool.query('select id from unit')).rows).toEqual([{ id: 1 }]);
  expect((await second.pool.query('select id from unit')).rows).toEqual([]);
});

test('days come as calendar days and whole numbers as numbers', async () => {
  const { pool } = await open();
  const { rows } = await pool.query(
    "select date '2027-03-28' as day, 9007199254740991::bigint as big, array[date '2027-01-02', null] as days, array[1::bigint] as ids",
  );
  expect(rows).toEqual([{ day: '2027-03-28', big: 9007199254740991, days: ['2027-01-02', null], ids: [1] }]);
  await expect(pool.query('select 9007199254740993::bigint')).rejects.toThrow('does not fit');
});
