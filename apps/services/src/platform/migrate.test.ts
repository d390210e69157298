import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { migrate } from './migrate.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ universe: 'none' });
});
afterAll(() => database.close());

const aFolder = (files: Record<string, string>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'escale-migrations-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  for (const [name, sql] of Object.entries(files)) writeFileSync(join(folder, name), sql);
  return folder;
};

test('files run once, in the order of their numbers; two programs starting at once do not collide', async () => {
  const folder = aFolder({ '902-second.sql': 'insert into step values (2)', '901-first.sql': 'create table step (n int)', 'README.md': 'not sql' });
  const ran = await Promise.all([migrate(database.pool, folder), migrate(database.openPool(), folder)]);
  expect(ran.flat()).toEqual(['901-first.sql', '902-second.sql']);
  expect(await migrate(database.pool, folder)).toEqual([]);
  expect((await database.pool.query('select n from step')).rows).toEqual([{ n: 2 }]);
});

test('a file that fails leaves nothing behind and is named', async () => {
  const folder = aFolder({ '903-half.sql': 'create table half (n int); insert into nowhere values (1)' });
  await expect(migrate(database.pool, folder)).rejects.toThrow('903-half.sql');
  expect((await database.pool.query("select to_regclass('half') as found")).rows).toEqual([{ found: null }]);
});

test('a file changed after it ran stops the start', async () => {
  await migrate(database.pool, aFolder({ '904-text.sql': 'create table once (n int)' }));
  await expect(migrate(database.pool, aFolder({ '904-text.sql': 'create table once (n bigint)' }))).rejects.toThrow('904-text.sql was changed');
});
