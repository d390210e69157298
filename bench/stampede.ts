import { randomUUID } from 'node:crypto';
import { addDays } from '@escale/domain/calendar-day';
import { type HoldItem, type TakeResult, auditInventory, releaseHolds, sellHolds, sweepExpired, takeHolds } from '@escale/services/inventory/index';
import type { Pool } from 'pg';

const STAMPEDE_FIRST = '2027-01-01';
const DAYS = 60;
const NOW = Date.parse('2026-11-20T09:00:00Z');
const HOLD_MS = 600_000;

export interface StampedeResult {
  readonly bought: number;
  readonly refused: number;
  readonly failed: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  /** Nights whose counters do not fit their holds afterwards. */
  readonly wrongNights: number;
}

/** Fresh units 1…`units`, so many left of each night. */
export async function fillUnits(pool: Pool, options: { units: number; left: number; kind?: 'ROOM' | 'SEAT' }): Promise<void> {
  await pool.query('delete from hold');
  await pool.query('delete from change_log');
  await pool.query('delete from inventory where unit_id <= 10000');
  await pool.query('delete from unit where id <= 10000');
  await pool.query('insert into unit select n, $2 from generate_series(1, $1::int) n', [options.units, options.kind ?? 'ROOM']);
  await pool.query(
    'insert into inventory (unit_id, day, allotment, price) select n, $2::date + d, $3, 10000 from generate_series(1, $1::int) n cross join generate_series(0, $4::int - 1) d',
    [options.units, STAMPEDE_FIRST, options.left, DAYS],
  );
}

/** So many buyers at once for the same nights of unit 1 (a seat: one day). Who holds, buys. */
export async function stampede(pool: Pool, options: { buyers: number; nights: number }): Promise<StampedeResult> {
  const items: HoldItem[] = [{ unitId: 1, fromDay: addDays(STAMPEDE_FIRST, 5), toDay: addDays(STAMPEDE_FIRST, 5 + options.nights), n: 1 }];
  const times: number[] = [];
  let failed = 0;
  const start = performance.now();
  const results = await Promise.all(
    Array.from({ length: options.buyers }, async (): Promise<TakeResult | null> => {
      const bookingId = randomUUID();
      const client = await pool.connect();
      try {
        const asked = performance.now();
        const held = await takeHolds(client, { bookingId, items, now: NOW, expiresAt: NOW + HOLD_MS });
        times.push(performance.now() - asked);
        if (held.ok) await sellHolds(client, bookingId);
        return held;
      } catch {
        failed += 1;
        return null;
      } finally {
        client.release();
      }
    }),
  );
  const seconds = (performance.now() - start) / 1_000;
  times.sort((first, second) => first - second);
  const bought = results.filter((result) => result?.ok === true).length;
  return {
    bought,
    failed,
    refused: options.buyers - bought - failed,
    perSecond: options.buyers / seconds,
    p50: times[Math.floor(times.length * 0.5)] ?? 0,
    p95: times[Math.floor(times.length * 0.95)] ?? 0,
    wrongNights: (await auditInventory(pool)).length,
  };
}

export interface BasketResult {
  readonly transactions: number;
  readonly deadlocks: number;
  readonly wrongNights: number;
}

const isDeadlock = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '40P01';

/** Overlapping stays of 1 to 14 nights and baskets of two to three units in any order, with sales, releases and sweeps between. */
export async function overlappingBaskets(pool: Pool, options: { workers: number; turns: number; units: number }): Promise<BasketResult> {
  let deadlocks = 0;
  let clock = 0;
  const worker = async (seed: number): Promise<void> => {
    for (let turn = 0; turn < options.turns; turn += 1) {
      clock += 1;
      const now = NOW + clock * 1_000;
      const unit = (seed * 3 + turn) % options.units;
      const at = (seed * 7 + turn * 5) % (DAYS - 16);
      const stay = (offset: number, from: number, nights: number): HoldItem => ({
        unitId: 1 + ((unit + offset) % options.units),
        fromDay: addDays(STAMPEDE_FIRST, from),
        toDay: addDays(STAMPEDE_FIRST, from + nights),
        n: 1,
      });
      const items = [stay(0, at, 1 + ((seed + turn) % 14)), stay(3, at + 1, 4), stay(5, at, 1)];
      const bookingId = randomUUID();
      try {
        const held = await takeHolds(pool, { bookingId, items: turn % 2 === 0 ? items : items.toReversed(), now, expiresAt: now + 9_000 });
        if (held.ok && turn % 3 === 0) await sellHolds(pool, bookingId);
        else if (held.ok && turn % 3 === 1) await releaseHolds(pool, bookingId);
        if (turn % 9 === 0) await sweepExpired(pool, now, 50);
      } catch (error) {
        if (!isDeadlock(error)) throw error;
        deadlocks += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: options.workers }, (_, seed) => worker(seed)));
  return { transactions: clock, deadlocks, wrongNights: (await auditInventory(pool)).length };
}

/** The negative control: one conditional UPDATE of all nights and units, which has no lock order. It shows that the test above can fail. */
export async function unorderedBaskets(pool: Pool, options: { workers: number; turns: number; units: number }): Promise<BasketResult> {
  let deadlocks = 0;
  let transactions = 0;
  const worker = async (seed: number): Promise<void> => {
    const client = await pool.connect();
    try {
      await client.query("set deadlock_timeout = '30ms'"); // the server looks for circles after a second; a control need not wait that long
      for (let turn = 0; turn < options.turns; turn += 1) {
        transactions += 1;
        const unit = (seed * 3 + turn) % options.units;
        const from = addDays(STAMPEDE_FIRST, (seed * 7 + turn * 5) % (DAYS - 16));
        const units = [1 + unit, 1 + ((unit + 3) % options.units)];
        try {
          await client.query('begin');
          for (const unitId of turn % 2 === 0 ? units : units.toReversed()) {
            await client.query(
              'update inventory set held = held + 1 where unit_id = $1 and day >= $2 and day < $2::date + 14 and allotment - held - sold >= 1',
              [unitId, from],
            );
          }
          await client.query('rollback');
        } catch (error) {
          await client.query('rollback');
          if (!isDeadlock(error)) throw error;
          deadlocks += 1;
        }
      }
    } finally {
      client.release(true);
    }
  };
  await Promise.all(Array.from({ length: options.workers }, (_, seed) => worker(seed)));
  return { transactions, deadlocks, wrongNights: (await auditInventory(pool)).length };
}
