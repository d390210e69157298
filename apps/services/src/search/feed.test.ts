import { isDeepStrictEqual } from 'node:util';
import { addDays, dayNumber } from '@escale/domain/calendar-day';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeNights, takeHolds } from '../inventory/index.ts';
import { TEST_NOW, TEST_TODAY, type TestDatabase, createTestDatabase } from '../platform/test-database.ts';
import { priceOf } from './columns.ts';
import { followChanges } from './feed.ts';
import { loadWorld } from './load.ts';
import type { World } from './world.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ universe: 'small' });
});
afterAll(() => database.close());

const day = addDays(TEST_TODAY, 30);
const change = (unitId: number, price: number) => ({ unitId, fromDay: day, toDay: addDays(day, 1), price });
const roomsOf = (world: World): number[] => [...world.units].filter(([, place]) => place.kind === 'ROOM').map(([unitId]) => unitId);

/** Names of the columns and lanes in which two worlds differ. */
function differences(one: World, other: World): string[] {
  const leaves = one.leaves.flatMap((leaf, at) =>
    Object.entries(leaf.block.columns).flatMap(([name, numbers]) => {
      const same = Object.entries(other.leaves[at]?.block.columns ?? {}).find(([own]) => own === name)?.[1];
      return isDeepStrictEqual(numbers, same) ? [] : [`${name} of leaf ${at}`];
    }),
  );
  const lanes = [...one.lanes].flatMap(([key, lane]) => {
    const same = other.lanes.get(key);
    return isDeepStrictEqual([lane.prices, lane.seats], [same?.prices, same?.seats]) ? [] : [`lane ${key}`];
  });
  return [...leaves, ...lanes];
}

describe('the change feed', () => {
  it('sees a change that commits after a later one was read already', async () => {
    const { pool } = database;
    const { world, snapshot } = await loadWorld(pool);
    const [early = 0, late = 0] = roomsOf(world);
    const feed = followChanges({ pool, world, snapshot, pollMs: 3_600_000 });
    const priceNow = (unitId: number): number | undefined => {
      const place = world.units.get(unitId);
      const block = place?.kind === 'ROOM' ? world.leaves[place.leaf]?.block : undefined;
      return place?.kind === 'ROOM' && block !== undefined ? priceOf(block, place.room, dayNumber(day) - world.baseDay) : undefined;
    };
    const slow = await pool.connect();
    try {
      await slow.query('begin');
      await changeNights(slow, change(early, 11_111));
      await changeNights(pool, change(late, 22_222));
      await feed.catchUp();
      expect([priceNow(early) === 11_111, priceNow(late)]).toEqual([false, 22_222]);
      const lastSeen = (await pool.query<{ last: number }>('select max(id) as last from change_log')).rows[0]?.last;
      await slow.query('commit');
      await feed.catchUp();
      expect([priceNow(early), priceNow(late)]).toEqual([11_111, 22_222]);
      // What a cursor by number would have answered: the slow writer took its number first, so nothing is above the last one seen.
      expect((await pool.query('select 1 from change_log where id > $1', [lastSeen])).rowCount).toBe(0);
    } finally {
      slow.release(true);
    }
    expect(differences(world, (await loadWorld(pool)).world)).toEqual([]);
    await feed.stop();
  });

  it('leaves the index as if it was loaded afterwards, whoever wrote meanwhile', async () => {
    const { pool } = database;
    const { world, snapshot } = await loadWorld(pool);
    const nights: string[] = [];
    const feed = followChanges({ pool, world, snapshot, onNight: (leaf, night) => nights.push(`${leaf} ${night}`) });
    const units = [...world.units.keys()];
    await Promise.all(
      Array.from({ length: 8 }, async (_, writer) => {
        for (let turn = 0; turn < 30; turn += 1) {
          const unitId = units[(writer * 97 + turn * 31) % units.length] ?? 0;
          const fromDay = addDays(TEST_TODAY, 10 + ((writer * 3 + turn) % 20));
          if (turn % 3 === 0)
            await takeHolds(pool, {
              bookingId: crypto.randomUUID(),
              items: [{ unitId, fromDay, toDay: addDays(fromDay, 1), n: 1 }],
              now: TEST_NOW,
              expiresAt: TEST_NOW + 60_000,
            });
          else
            await changeNights(pool, {
              unitId,
              fromDay,
              toDay: addDays(fromDay, 3),
              ...(turn % 3 === 1 ? { price: 5_000 + turn } : { allotment: turn % 4, minStay: 1 + (turn % 5) }),
            });
        }
      }),
    );
    await feed.catchUp();
    expect(differences(world, (await loadWorld(pool)).world)).toEqual([]);
    expect(nights.length).toBeGreaterThan(100);
    await feed.stop();
  });

  it('tells the calendars by itself, without being asked', async () => {
    const { pool } = database;
    const { world, snapshot } = await loadWorld(pool);
    const [unitId = 0] = roomsOf(world);
    let feed = { stop: async (): Promise<void> => undefined };
    await new Promise<void>((resolve) => {
      feed = followChanges({ pool, world, snapshot, pollMs: 20, onNight: () => resolve() });
      void changeNights(pool, change(unitId, 33_333));
    });
    await feed.stop();
  });
});
