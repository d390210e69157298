import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays } from '@escale/domain/calendar-day';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeNights } from '../inventory/index.ts';
import { TEST_NOW, TEST_TODAY, type TestDatabase, createTestDatabase } from '../platform/test-database.ts';
import { createSearch } from './index.ts';
import { loadWorld } from './load.ts';
import { readOrigin, readSnapshot } from './snapshot.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase({ universe: 'small' });
  folder = await mkdtemp(join(tmpdir(), 'escale-snapshot-'));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const deps = () => ({ db: database.pool, clock: { now: () => TEST_NOW }, snapshotFile: join(folder, 'search.snapshot') });

describe('a snapshot of the index', () => {
  it('and the changes since are the index as loaded from the rows', async () => {
    const first = await createSearch(deps());
    await first.saveSnapshot();
    await first.close();
    const unitId = [...first.world.units].find(([, place]) => place.kind === 'ROOM')?.[0] ?? 0;
    await changeNights(database.pool, { unitId, fromDay: addDays(TEST_TODAY, 40), toDay: addDays(TEST_TODAY, 60), price: 4_321, minStay: 2 });
    expect(await readSnapshot(deps().snapshotFile, await readOrigin(database.pool))).not.toBeNull();
    const second = await createSearch(deps());
    const { world } = await loadWorld(database.pool);
    const { leaves, ...rest } = second.world;
    expect(leaves.map(({ block: { version: _version, ...block }, ...leaf }) => ({ ...leaf, block }))).toEqual(
      world.leaves.map(({ block: { version: _version, ...block }, ...leaf }) => ({ ...leaf, block })),
    );
    const { leaves: _leaves, flightVersion: _counter, ...expected } = world;
    expect(rest).toMatchObject(expected);
    await second.close();
  });

  it('of another database or a broken file is not read', async () => {
    const origin = await readOrigin(database.pool);
    const { snapshotFile } = deps();
    expect(await readSnapshot(snapshotFile, `${origin} other`)).toBeNull();
    expect(await readSnapshot(join(folder, 'missing'), origin)).toBeNull();
    const bytes = await readFile(snapshotFile);
    await writeFile(join(folder, 'broken'), bytes.subarray(0, 900));
    expect(await readSnapshot(join(folder, 'broken'), origin)).toBeNull();
  });
});
