import { randomUUID } from 'node:crypto';
import { addDays } from '@escale/domain/calendar-day';
import type { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TEST_NOW, type TestDatabase, createTestDatabase } from '../platform/test-database.ts';
import { inTransaction } from '../platform/transaction.ts';
import {
  type HoldItem,
  auditInventory,
  changeNights,
  cutAllotment,
  extendHolds,
  releaseHolds,
  releaseSold,
  sellHolds,
  sweepExpired,
  takeHolds,
} from './index.ts';

const UNITS = 12;
const FIRST = '2027-01-01';
const NIGHTS = 40;
const MINUTES = 60_000;
let database: TestDatabase;
let pool: Pool;

beforeAll(async () => {
  database = await createTestDatabase({ universe: 'none' });
  ({ pool } = database);
  await pool.query("insert into unit select n, 'ROOM' from generate_series(1, $1::int) n", [UNITS]);
  await pool.query(
    'insert into inventory (unit_id, day, allotment, price) select u, $1::date + d, 2, 10000 from generate_series(1, $2::int) u, generate_series(0, $3::int) d',
    [FIRST, UNITS, NIGHTS - 1],
  );
});
afterAll(() => database.close());
beforeEach(async () => {
  await pool.query('delete from hold');
  await pool.query('delete from change_log');
  await pool.query('update inventory set allotment = 2, held = 0, sold = 0, overhang = 0, closed = false');
});

const stay = (unitId: number, from: number, nights: number, n = 1): HoldItem => ({
  unitId,
  fromDay: addDays(FIRST, from),
  toDay: addDays(FIRST, from + nights),
  n,
});
const take = (items: readonly HoldItem[], options: { bookingId?: string; now?: number; minutes?: number } = {}) => {
  const now = options.now ?? TEST_NOW;
  return takeHolds(pool, { bookingId: options.bookingId ?? randomUUID(), items, now, expiresAt: now + (options.minutes ?? 10) * MINUTES });
};
const nightOf = async (unitId: number, at: number) =>
  (await pool.query('select allotment, held, sold, overhang, closed from inventory where unit_id = $1 and day = $2', [unitId, addDays(FIRST, at)])).rows[0];

describe('a hold', () => {
  it('keeps the last room for one traveller, and says which unit is short to the next', async () => {
    expect(await take([stay(1, 3, 4, 2)])).toMatchObject({ ok: true });
    expect(await take([stay(2, 0, 1), stay(1, 6, 3)])).toEqual({ ok: false, code: 'SHORT', unitId: 1 });
    expect(await nightOf(2, 0)).toMatchObject({ held: 0 });
    expect(await take([stay(1, 7, 3)])).toMatchObject({ ok: true });
  });

  it('counts two baskets of one booking for the same nights together', async () => {
    expect(await take([stay(1, 0, 2, 2), stay(1, 1, 2)])).toEqual({ ok: false, code: 'SHORT', unitId: 1 });
    expect(await take([stay(1, 0, 2), stay(1, 1, 2)])).toMatchObject({ ok: true });
    expect([await nightOf(1, 0), await nightOf(1, 1), await nightOf(1, 2)].map((night) => night.held)).toEqual([1, 2, 1]);
  });

  it('refuses nights that are closed or unknown', async () => {
    await changeNights(pool, { unitId: 1, fromDay: addDays(FIRST, 2), toDay: addDays(FIRST, 3), closed: true });
    expect(await take([stay(1, 0, 4)])).toMatchObject({ ok: false, unitId: 1 });
    expect(await take([stay(1, NIGHTS - 1, 2)])).toMatchObject({ ok: false, unitId: 1 });
    expect(await take([stay(99, 0, 2)])).toMatchObject({ ok: false, unitId: 99 });
  });

  it('past its time gives way to the next traveller at once', async () => {
    const first = randomUUID();
    await take([stay(1, 0, 3, 2), stay(2, 0, 3)], { bookingId: first });
    expect(await take([stay(1, 1, 3, 2)], { now: TEST_NOW + 9 * MINUTES })).toMatchObject({ ok: false });
    expect(await take([stay(1, 1, 3, 2)], { now: TEST_NOW + 10 * MINUTES })).toMatchObject({ ok: true });
    expect(await nightOf(1, 0)).toMatchObject({ held: 0 });
    expect(await sellHolds(pool, first)).toEqual({ ok: false, code: 'LOST', lost: [1] });
    expect(await nightOf(2, 0)).toMatchObject({ held: 1, sold: 0 });
    expect(await auditInventory(pool)).toEqual([]);
  });

  it('taken again replaces what the booking held; refused, it leaves it as it was', async () => {
    const bookingId = randomUUID();
    await take([stay(1, 0, 3, 2)], { bookingId });
    await take([stay(3, 0, 3, 2)]);
    expect(await take([stay(3, 0, 3)], { bookingId })).toMatchObject({ ok: false, unitId: 3 });
    expect(await nightOf(1, 0)).toMatchObject({ held: 2 });
    expect(await take([stay(1, 1, 3, 2)], { bookingId })).toMatchObject({ ok: true });
    expect([await nightOf(1, 0), await nightOf(1, 3)].map((night) => night.held)).toEqual([0, 2]);
    expect(await sellHolds(pool, bookingId)).toEqual({ ok: true });
    expect(await auditInventory(pool)).toEqual([]);
  });

  it('is prolonged while it stands, never shortened, and not once it is lost', async () => {
    const bookingId = randomUUID();
    await take([stay(1, 0, 3)], { bookingId });
    expect(await extendHolds(pool, { bookingId, expiresAt: TEST_NOW + 30 * MINUTES })).toEqual({ ok: true });
    expect(await extendHolds(pool, { bookingId, expiresAt: TEST_NOW + 5 * MINUTES })).toEqual({ ok: true });
    expect(await sweepExpired(pool, TEST_NOW + 29 * MINUTES)).toBe(0);
    expect(await sweepExpired(pool, TEST_NOW + 30 * MINUTES)).toBe(1);
    expect(await extendHolds(pool, { bookingId, expiresAt: TEST_NOW + 60 * MINUTES })).toEqual({ ok: false, code: 'LOST', lost: [1] });
    expect(await extendHolds(pool, { bookingId: randomUUID(), expiresAt: TEST_NOW })).toEqual({ ok: false, code: 'LOST', lost: [] });
  });
});

describe('a sale', () => {
  it('happens once, and is put on sale again once', async () => {
    const bookingId = randomUUID();
    await take([stay(1, 0, 2, 2)], { bookingId });
    expect([await sellHolds(pool, bookingId), await sellHolds(pool, bookingId)]).toEqual([{ ok: true }, { ok: true }]);
    await releaseHolds(pool, bookingId);
    expect(await nightOf(1, 0)).toMatchObject({ held: 0, sold: 2 });
    expect(await sweepExpired(pool, TEST_NOW + 999 * MINUTES)).toBe(0);
    await releaseSold(pool, bookingId);
    await releaseSold(pool, bookingId);
    expect(await nightOf(1, 0)).toMatchObject({ held: 0, sold: 0 });
  });

  it('is rolled back with the transaction around it', async () => {
    const bookingId = randomUUID();
    await take([stay(1, 0, 2)], { bookingId });
    await expect(
      inTransaction(pool, async (client) => {
        await sellHolds(client, bookingId);
        throw new Error('the payment was not written');
      }),
    ).rejects.toThrow('not written');
    expect(await nightOf(1, 0)).toMatchObject({ held: 1, sold: 0 });
  });
});

describe('a supplier', () => {
  it('who takes rooms back closes the nights and leaves an overhang, but cancels nobody', async () => {
    const bookingId = randomUUID();
    await take([stay(1, 0, 4, 2)], { bookingId });
    await sellHolds(pool, bookingId);
    expect(await cutAllotment(pool, { unitId: 1, fromDay: addDays(FIRST, 2), toDay: addDays(FIRST, 6), allotment: 1 })).toEqual([
      { day: addDays(FIRST, 2), overhang: 1 },
      { day: addDays(FIRST, 3), overhang: 1 },
    ]);
    expect(await nightOf(1, 2)).toMatchObject({ sold: 2, overhang: 1, closed: true });
    expect(await nightOf(1, 4)).toMatchObject({ sold: 0, overhang: 0, closed: false });
    expect(await take([stay(1, 4, 2, 2)])).toMatchObject({ ok: false });
    await releaseSold(pool, bookingId);
    expect(await nightOf(1, 2)).toMatchObject({ sold: 0, overhang: 0, closed: true });
  });
});

describe('the audit', () => {
  it('finds a counter that no hold explains', async () => {
    await take([stay(4, 0, 2)]);
    expect(await auditInventory(pool)).toEqual([]);
    await pool.query('update inventory set held = 2 where unit_id = 4 and day = $1', [FIRST]);
    expect(await auditInventory(pool)).toEqual([{ unitId: 4, day: FIRST, held: 2, active: 1, sold: 0, bought: 0 }]);
  });
});

describe('many buyers at once', () => {
  it('buy the last five rooms five times: nobody more, nobody charged for nothing', async () => {
    await pool.query('update inventory set allotment = 5 where unit_id = 7');
    const results = await Promise.all(Array.from({ length: 200 }, () => take([stay(7, 2, 7)])));
    expect(results.filter((result) => result.ok)).toHaveLength(5);
    expect(results.filter((result) => !result.ok)).toEqual(Array.from({ length: 195 }, () => ({ ok: false, code: 'SHORT', unitId: 7 })));
    expect(await nightOf(7, 2)).toMatchObject({ held: 5 });
    expect(await auditInventory(pool)).toEqual([]);
  });

  it('with overlapping stays and baskets of several units never wait for each other in a circle', async () => {
    await pool.query('update inventory set allotment = 4');
    let deadlocks = 0;
    let turn = 0;
    const worker = async (seed: number): Promise<void> => {
      for (let index = 0; index < 40; index += 1) {
        const at = (seed * 7 + index * 5) % (NIGHTS - 14);
        const unit = (seed + index) % UNITS;
        const items = [stay(1 + unit, at, 1 + ((seed + index) % 14)), stay(1 + ((unit + 5) % UNITS), at + 1, 3), stay(1 + ((unit + 9) % UNITS), at, 1)];
        turn += 1;
        const bookingId = randomUUID();
        try {
          const held = await take(turn % 2 === 0 ? items : items.toReversed(), { bookingId, now: TEST_NOW + turn * 1_000, minutes: 0.2 });
          if (held.ok && turn % 3 === 0) await sellHolds(pool, bookingId);
          else if (held.ok && turn % 3 === 1) await releaseHolds(pool, bookingId);
          if (turn % 11 === 0) await sweepExpired(pool, TEST_NOW + turn * 1_000, 20);
          if (turn % 13 === 0) await releaseSold(pool, bookingId);
        } catch (error) {
          if (!(error instanceof Error && 'code' in error && error.code === '40P01')) throw error;
          deadlocks += 1;
        }
      }
    };
    await Promise.all(Array.from({ length: 14 }, (_, seed) => worker(seed)));
    expect(deadlocks).toBe(0);
    expect(await auditInventory(pool)).toEqual([]);
  });
});
