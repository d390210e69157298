import { addDays } from '@escale/domain/calendar-day';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeNights } from '../inventory/index.ts';
import { TEST_NOW, TEST_TODAY, type TestDatabase, createTestDatabase } from '../platform/test-database.ts';
import { type Search, createSearch } from './index.ts';

let database: TestDatabase;
let search: Search;
let now = TEST_NOW;
const seller = { partner: '', currency: 'EUR', feeOf: (trip: number): number => Math.floor(trip / 100) };
const DAY_MS = 86_400_000;

beforeAll(async () => {
  database = await createTestDatabase({ universe: 'small' });
  await database.pool.query('delete from price_history');
  search = await createSearch({ db: database.pool, clock: { now: () => now } });
  seller.partner = (await database.pool.query<{ partner: string }>('select min(partner) as partner from mark_up')).rows[0]?.partner ?? '';
});
afterAll(async () => {
  await search.close();
  await database.close();
});

const recordOf = async (hotelId: number, day: string) =>
  (
    await database.pool.query<{ lowest: number }>('select lowest from price_history where partner = $1 and hotel_id = $2 and nights = 7 and day = $3', [
      seller.partner,
      hotelId,
      day,
    ])
  ).rows[0]?.lowest;

describe('the price record', () => {
  it('is the lowest price that a week in the hotel had that day, over all departures and cities', async () => {
    expect(await search.recordPrices([seller])).toBeGreaterThan(10);
    const { world } = search;
    const leaf = world.leaves.find((one) => one.hotels.length > 1);
    const destinationCode = world.places[leaf?.place ?? 0]?.code ?? '';
    const lowest = new Map<string, number>();
    for (let ahead = 2; ahead <= 340; ahead += 1) {
      for (const departureCityCode of world.cities.keys()) {
        const { shown } = search.packages({
          departureCityCode,
          destinationCode,
          departureDate: addDays(TEST_TODAY, ahead),
          returnDate: addDays(TEST_TODAY, ahead + 7),
          cabin: 'ECONOMY',
          occupancies: [{ adults: 2, childrenBirthdates: [] }],
          seller,
        });
        for (const { candidate } of shown) {
          const code = leaf?.hotels[candidate.hotel]?.code ?? '';
          lowest.set(code, Math.min(lowest.get(code) ?? Number.POSITIVE_INFINITY, Math.floor(candidate.total / 2)));
        }
      }
    }
    for (const { id, code } of leaf?.hotels ?? []) expect({ code, lowest: await recordOf(id, TEST_TODAY) }).toEqual({ code, lowest: lowest.get(code) });
  });

  it('keeps the lower price of a day, and starts a new line on the next', async () => {
    const hotel = search.world.leaves.flatMap((leaf) => leaf.hotels).at(0);
    const before = (await recordOf(hotel?.id ?? 0, TEST_TODAY)) ?? 0;
    for (const room of hotel?.rooms ?? [])
      await changeNights(database.pool, { unitId: room.unitId, fromDay: TEST_TODAY, toDay: addDays(TEST_TODAY, 400), price: 90_000 });
    await search.catchUp();
    await search.recordPrices([seller]);
    expect(await recordOf(hotel?.id ?? 0, TEST_TODAY)).toBe(before);
    now = TEST_NOW + DAY_MS;
    await search.recordPrices([seller]);
    expect(await recordOf(hotel?.id ?? 0, addDays(TEST_TODAY, 1))).toBeGreaterThan(before);
  });
});
