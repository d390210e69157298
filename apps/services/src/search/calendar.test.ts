import { addDays } from '@escale/domain/calendar-day';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeNights } from '../inventory/index.ts';
import { TEST_NOW, TEST_TODAY, type TestDatabase, createTestDatabase } from '../platform/test-database.ts';
import { createCalendar } from './calendar.ts';
import { type Search, createSearch } from './index.ts';

let database: TestDatabase;
let search: Search;
const deps = () => ({ db: database.pool, clock: { now: () => TEST_NOW } });
const couple = { adults: 2, childrenBirthdates: [] };
const parties = [
  [couple],
  [couple, couple],
  [
    {
      adults: 2,
      childrenBirthdates: [
        { day: 1, month: 5, year: 2025 },
        { day: 15, month: 4, year: 2015 },
      ],
    },
  ],
];

beforeAll(async () => {
  database = await createTestDatabase({ universe: 'small' });
  search = await createSearch(deps());
});
afterAll(async () => {
  await search.close();
  await database.close();
});

/** Calendars of every destination for some lengths and parties. */
function yearsOf(from: Search) {
  const { world } = from;
  const [city = ''] = world.cities.keys();
  const [partner = ''] = world.markUps.keys();
  return world.places.flatMap(({ code }) =>
    parties.flatMap((occupancies) =>
      [3, 7].map((days) => ({
        code,
        days,
        occupancies,
        year: from.yearCalendar({
          departureCityCode: city,
          destinationCode: code,
          seller: { partner, currency: 'EUR' },
          occupancies,
          from: addDays(TEST_TODAY, 2),
          to: addDays(TEST_TODAY, 340),
          days,
        }),
      })),
    ),
  );
}

type Years = ReturnType<typeof yearsOf>;

/** Days that differ, named shortly: whole years in a failure would be read by nobody. */
function differences(some: Years, others: Years): string[] {
  return some.flatMap(({ code, days, occupancies, year }, at) => {
    const prices = new Map(others[at]?.year.map(({ day, price }) => [day, price]));
    const own = new Map(year.map(({ day, price }) => [day, price]));
    return [...new Set([...own.keys(), ...prices.keys()])]
      .filter((day) => own.get(day) !== prices.get(day))
      .map((day) => `${code} ${days} days, ${occupancies.length} rooms, ${day}: ${own.get(day)} and ${prices.get(day)}`);
  });
}

describe('year calendars', () => {
  it('follow every change: prices, sold rooms, rules and seats', async () => {
    const before = yearsOf(search);
    expect(before.some(({ year }) => year.length > 100)).toBe(true);
    const units = [...search.world.units.keys()];
    for (let turn = 0; turn < 300; turn += 1) {
      const fromDay = addDays(TEST_TODAY, (turn * 29) % 350);
      const change = [{ price: 2_000 + turn }, { allotment: 0 }, { allotment: 1 }, { minStay: 5 }, { maxStay: 2 }][turn % 5] ?? {};
      await changeNights(database.pool, { unitId: units[(turn * 71) % units.length] ?? 0, fromDay, toDay: addDays(fromDay, 1 + (turn % 6)), ...change });
    }
    await search.catchUp();
    const fresh = await createSearch(deps());
    const after = yearsOf(search);
    expect(differences(after, yearsOf(fresh))).toEqual([]);
    expect(differences(after, before).length).toBeGreaterThan(10);
    await fresh.close();
  });

  it('warmed ahead are the same, and stop at the limit', async () => {
    const cold = await createSearch(deps());
    const warmed = await createSearch(deps());
    await warmed.warm();
    expect(differences(yearsOf(warmed), yearsOf(cold))).toEqual([]);
    const calendar = createCalendar(cold.world, 3);
    expect([1, 2, 3, 4, 5].map((nights) => calendar.warm(0, nights, [couple]))).toEqual([true, true, true, false, false]);
    expect(calendar.warm(0, 2, [couple])).toBe(false);
    expect(calendar.entries).toBe(3);
    await Promise.all([cold.close(), warmed.close()]);
  });
});
