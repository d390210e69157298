import { loadUniverse } from '@escale/catalogue/load-universe';
import type { Pool } from 'pg';
import { topUpUniverse } from './top-up-universe.ts';

const LOCK = 4_201_978; // several starting programs: one loads, the others wait and find it done

export interface UniverseWanted {
  readonly seed: string;
  readonly scale: number;
  /** 'YYYY-MM-DD'. */
  readonly today: string;
}

/** What a start found in the database. */
export type UniverseState = 'loaded' | 'topped-up' | 'present';

const stateOf = async (db: Pool): Promise<{ today: string; seed: string; scale: number } | undefined> =>
  (await db.query<{ today: string; seed: string; scale: number }>('select today, seed, scale::float8 as scale from universe')).rows[0];

/**
 * Makes sure something is on sale: loads the demo universe into an empty database; in one made on an earlier day adds the
 * nights and flights its horizon lacks. What was sold and booked is never touched: rows that exist stay as they are.
 */
export const prepareUniverse = async (db: Pool, wanted: UniverseWanted): Promise<UniverseState> => {
  const before = await stateOf(db);
  if (before !== undefined && before.today >= wanted.today) return 'present';
  const client = await db.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const found = await stateOf(db); // another program may have been first
    if (found !== undefined && found.today >= wanted.today) return 'present';
    if (found === undefined) {
      await loadUniverse(client, wanted);
      await client.query('analyze');
      return 'loaded';
    }
    await topUpUniverse(client, { seed: found.seed, scale: found.scale, from: found.today, today: wanted.today });
    return 'topped-up';
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined);
    client.release();
  }
};
