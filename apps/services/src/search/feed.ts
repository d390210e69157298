import type { Pool, PoolClient } from 'pg';
import { setNight } from './columns.ts';
import { setSeats } from './load.ts';
import type { World } from './world.ts';

/** Follows the inventory: what was committed becomes visible in the index. */
export interface Feed {
  /** Applies everything committed until now; answers how many changes that were. */
  catchUp(): Promise<number>;
  /** Snapshot the index stands at. */
  readonly cursor: string;
  stop(): Promise<void>;
}

export interface FeedOptions {
  readonly pool: Pool;
  readonly world: World;
  /** pg_snapshot the world was loaded at: the cursor. A sequence number would lose what commits late. */
  readonly snapshot: string;
  readonly onNight?: (leaf: number, night: number) => void;
  readonly onError?: (error: unknown) => void;
  readonly pollMs?: number;
}

interface ChangeRow {
  snapshot: string;
  unitId: number | null;
  day: number;
  available: number;
  price: number;
  minStay: number;
  maxStay: number;
}

const POLL_MS = 500;

// Rows that the new snapshot sees and the old one did not. A left join, so that the new cursor comes back without changes too.
const NEWS = `select s.snapshot::text as snapshot, c.unit_id as "unitId", c.day - date '1970-01-01' as day, c.available, c.price, c.min_stay as "minStay", c.max_stay as "maxStay"
  from (select pg_current_snapshot() as snapshot) s
  left join change_log c on c.xid >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(c.xid, $1::pg_snapshot)
  order by c.id`;

/** Listens to the database and polls beside it, in case a message is lost with its connection. */
export function followChanges(options: FeedOptions): Feed {
  const { pool, world } = options;
  let cursor = options.snapshot;
  let running: Promise<number> | null = null;
  let again = false;
  let stopped = false;
  let listener: PoolClient | null = null;

  const applyNews = async (): Promise<number> => {
    let applied = 0;
    do {
      again = false;
      const { rows } = await pool.query<ChangeRow>({ name: 'inventory-news', text: NEWS, values: [cursor] });
      applied += applyRows(rows);
      cursor = rows[0]?.snapshot ?? cursor;
    } while (again && !stopped);
    return applied;
  };

  const applyRows = (rows: readonly ChangeRow[]): number => {
    let applied = 0;
    for (const row of rows) {
      const place = row.unitId === null ? undefined : world.units.get(row.unitId);
      if (place === undefined) continue;
      const night = row.day - world.baseDay;
      applied += 1;
      if (place.kind === 'SEAT') {
        setSeats(place, night, row);
        world.flightVersion.applied += 1;
        continue;
      }
      const block = world.leaves[place.leaf]?.block;
      if (block === undefined) continue;
      setNight(block, place.room, night, row);
      options.onNight?.(place.leaf, night);
    }
    return applied;
  };

  const wake = (): Promise<number> => {
    again = true;
    running ??= applyNews().finally(() => {
      running = null;
    });
    return running;
  };
  const poke = (): void => {
    if (!stopped) wake().catch((error: unknown) => options.onError?.(error));
  };

  const listen = async (): Promise<void> => {
    if (stopped || listener !== null) return;
    const client = await pool.connect();
    listener = client;
    const lose = (): void => {
      if (listener !== client) return;
      listener = null;
      client.release(true);
    };
    client.on('notification', poke);
    client.on('error', lose);
    client.on('end', lose);
    await client.query('listen inventory');
  };
  const attempt = (): void => {
    listen().catch((error: unknown) => {
      listener?.release(true);
      listener = null;
      options.onError?.(error);
    });
  };

  attempt();
  const timer = setInterval(() => {
    attempt();
    poke();
  }, options.pollMs ?? POLL_MS);
  timer.unref();

  return {
    get cursor() {
      return cursor;
    },
    async catchUp() {
      await running?.catch(() => 0);
      return wake();
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      const client = listener;
      listener = null;
      client?.release(true);
      await running?.catch(() => 0);
    },
  };
}
