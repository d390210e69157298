import { type TestDatabase, createTestDatabase } from '@escale/services/platform/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillUnits, overlappingBaskets, stampede, unorderedBaskets } from './stampede.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ universe: 'none' });
});
afterAll(() => database.close());

describe('a stampede', () => {
  it.each([
    { name: 'rooms', nights: 7, kind: 'ROOM' as const },
    { name: 'seats', nights: 1, kind: 'SEAT' as const },
  ])('of two thousand buyers on the last five $name sells five and refuses the rest', async ({ nights, kind }) => {
    await fillUnits(database.pool, { units: 1, left: 5, kind });
    expect(await stampede(database.pool, { buyers: 2_000, nights })).toMatchObject({ bought: 5, refused: 1_995, failed: 0, wrongNights: 0 });
  });

  it('of baskets that overlap never deadlocks', async () => {
    await fillUnits(database.pool, { units: 12, left: 4 });
    expect(await overlappingBaskets(database.pool, { workers: 14, turns: 40, units: 12 })).toMatchObject({ deadlocks: 0, wrongNights: 0 });
  });

  it('would deadlock without an order of locks: the control', async () => {
    await fillUnits(database.pool, { units: 12, left: 4_000 });
    expect((await unorderedBaskets(database.pool, { workers: 14, turns: 40, units: 12 })).deadlocks).toBeGreaterThan(0);
  });
});
