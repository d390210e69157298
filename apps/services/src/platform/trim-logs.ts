import type { Pool } from 'pg';

/** Days that logs are kept. Both are the machine's time: a frozen business clock must not keep or lose them. */
export interface LogRetention {
  /** Changes of the inventory: far longer than any process lags behind, or a kept index is used again. */
  readonly changeDays: number;
  /** Analytics events (platform 7). */
  readonly eventDays: number;
}

const DAY_MS = 86_400_000;
const BATCH = 20_000;

const trim = async (db: Pool, table: 'change_log' | 'nav_log', before: Date): Promise<number> => {
  let gone = 0;
  for (;;) {
    const { rowCount } = await db.query(`delete from ${table} where ctid = any (array(select ctid from ${table} where at < $1 limit $2))`, [before, BATCH]);
    gone += rowCount ?? 0;
    if ((rowCount ?? 0) < BATCH) return gone;
  }
};

/** Forgets what is older than its time, in batches that lock little; answers how many rows went. `now` in epoch milliseconds. */
export const trimLogs = async (
  db: Pool,
  { changeDays, eventDays }: LogRetention,
  now: number,
): Promise<{ readonly changes: number; readonly events: number }> => ({
  changes: await trim(db, 'change_log', new Date(now - changeDays * DAY_MS)),
  events: await trim(db, 'nav_log', new Date(now - eventDays * DAY_MS)),
});
