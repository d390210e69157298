import type { Scale } from '@escale/catalogue/generate';
import { loadUniverse, UNIVERSE_VERSION } from '@escale/catalogue/load-universe';
import type { Pool } from 'pg';
import { topUpUniverse } from './top-up-universe.ts';

const LOCK = 4_201_978; // several starting programs: one loads, the others wait and find it done

export interface UniverseWanted {
  readonly seed: string;
  /** 'small' is what tests use. */
  readonly scale: Scale;
  /** 'YYYY-MM-DD'. */
  readonly today: string;
}

/** What a start found in the database. */
export type UniverseState = 'loaded' | 'topped-up' | 'present';

interface Found {
  readonly today: string;
  readonly saleFrom: string;
  readonly seed: string;
  readonly scale: number;
  readonly version: string;
}

const stateOf = async (db: Pool): Promise<Found | undefined> =>
  (await db.query<Found>('select today, coalesce(sale_from, today) as "saleFrom", seed, scale::float8 as scale, version from universe')).rows[0];

/** Tables of migration 001; whatever hangs on them goes with them. */
const UNIVERSE_TABLES =
  'airport, departure_city, place, hotel, unit, room, hotel_board, airline, flight_option, seat, inventory, hold, change_log, activity, transfer, insurance, flex_option, exchange_rate, mark_up, price_history, universe';

/** A universe made by other rules is made anew, but only while nobody booked in it. */
const isOutdated = async (db: Pool, { version }: Found): Promise<boolean> =>
  version !== UNIVERSE_VERSION && (await db.query('select 1 from booking limit 1')).rowCount === 0;

/**
 * Makes sure something is on sale: loads the demo universe into an empty database; in one made on an earlier day adds the
 * nights and flights its horizon lacks. What was sold and booked is never touched: rows that exist stay as they are. A universe
 * made by an earlier version of its rules is loaded anew unless somebody booked in it.
 */
export const prepareUniverse = async (db: Pool, wanted: UniverseWanted): Promise<UniverseState> => {
  const before = await stateOf(db);
  if (before !== undefined && before.today >= wanted.today && !(await isOutdated(db, before))) return 'present';
  const client = await db.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const found = await stateOf(db); // another program may have been first
    const outdated = found !== undefined && (await isOutdated(db, found));
    if (found !== undefined && found.today >= wanted.today && !outdated) return 'present';
    if (found === undefined || outdated) {
      if (outdated) await client.query(`truncate ${UNIVERSE_TABLES} cascade`);
      await loadUniverse(client, wanted);
      await client.query('analyze');
      return 'loaded';
    }
    await topUpUniverse(client, {
      seed: found.seed,
      scale: wanted.scale === 'small' ? 'small' : found.scale,
      from: found.today,
      today: wanted.today,
      saleFrom: found.saleFrom,
    });
    return 'topped-up';
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined);
    client.release();
  }
};
