import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';

const LOCK = 4_201_977; // any number of our own: migrations of two starting programs run one after the other

/** Folder of the numbered SQL files. */
export const MIGRATIONS = join(import.meta.dirname, 'migrations');

/** The files of a folder in order, with the hash of each. */
export const readMigrations = (folder = MIGRATIONS): { name: string; sql: string; hash: string }[] =>
  readdirSync(folder)
    .filter((name) => /^\d{3}-[a-z0-9-]+\.sql$/u.test(name))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name), 'utf8');
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
    });

/**
 * Brings the database up to date: each file once, in order of its number, in one transaction of its own.
 * Throws when a file that was run has changed since: write a new one instead.
 * @returns the names of the files run now
 */
export const migrate = async (pool: Pool, folder = MIGRATIONS): Promise<string[]> => {
  const client = await pool.connect();
  const ran: string[] = [];
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(
      'create table if not exists migration (name text primary key, hash text not null, ran_at timestamptz not null default clock_timestamp())',
    );
    const known = new Map((await client.query<{ name: string; hash: string }>('select name, hash from migration')).rows.map((row) => [row.name, row.hash]));
    for (const { name, sql, hash } of readMigrations(folder)) {
      const before = known.get(name);
      if (before === hash) continue;
      if (before !== undefined)
        throw new Error(
          `Migration ${name} was changed after it ran here. Put the change into a new file, or remove the data folder (.data) of a development machine.`,
        );
      await client.query('begin');
      try {
        await client.query(sql);
        await client.query('insert into migration (name, hash) values ($1, $2)', [name, hash]);
        await client.query('commit');
      } catch (error) {
        await client.query('rollback');
        throw new Error(`Migration ${name} failed`, { cause: error });
      }
      ran.push(name);
    }
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined);
    client.release();
  }
  return ran;
};
