import { addDays } from '@escale/domain/calendar-day';
import { LISTING_FILTER_NAMES, emptyFilters } from '@escale/domain/filter-query';
import { type TestDatabase, createTestDatabase } from '@escale/services/platform/test-database';
import { type Search, createSearch } from '@escale/services/search/index';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { measure, measureNow } from './measure.ts';
import { calendarBySql, searchBySql } from './search-sql.ts';
import { BENCH_CITY, BENCH_PARTNER, codeOf, fillBenchWorld } from './search-world.ts';

const TODAY = '2026-11-20';
const HOTELS = 100;
// Far below what is measured (docs/benchmarks/search.md), so that a busy machine does not fail the gate and a slow index does.
const LEAST_RATIO = 15;

let database: TestDatabase;
let search: Search;
beforeAll(async () => {
  database = await createTestDatabase({ universe: 'none' });
  await fillBenchWorld(database.pool, { measured: [HOTELS], hotels: HOTELS, days: 120, today: TODAY });
  search = await createSearch({ db: database.pool, clock: { now: () => Date.parse(`${TODAY}T09:00:00Z`) } });
});
afterAll(async () => {
  await search.close();
  await database.close();
});

const departureOf = (turn: number): string => addDays(TODAY, 10 + ((turn * 37) % 90));
const texts = { language: 'en', board: (code: string) => code, trip: 'Trip', fee: 'Fee', photo: (picture: string) => ({ url: picture, thumbnail: picture }) };

describe('search in memory', () => {
  it.each([1, 2] as const)('for %i room(s) answers as plain SQL does, many times faster in the same run', async (rooms) => {
    const ask = (turn: number) => ({
      city: BENCH_CITY,
      destination: codeOf(HOTELS),
      departure: departureOf(turn),
      return: addDays(departureOf(turn), 7),
      rooms,
      partner: BENCH_PARTNER,
    });
    const question = (turn: number) => ({
      departureCityCode: BENCH_CITY,
      destinationCode: codeOf(HOTELS),
      departureDate: departureOf(turn),
      returnDate: addDays(departureOf(turn), 7),
      cabin: 'ECONOMY',
      occupancies: Array.from({ length: rooms }, () => ({ adults: 2, childrenBirthdates: [] })),
      seller: { partner: BENCH_PARTNER, currency: 'EUR' },
      nearbyDays: 0,
      view: {
        filters: emptyFilters(LISTING_FILTER_NAMES),
        sort: 'priceAscendant',
        size: 20,
        language: 'en',
        otherLabel: 'Elsewhere',
        ratingProvider: 'TRIP_ADVISOR',
      } as const,
    });
    let answers = 0;
    for (let turn = 0; turn < 5; turn += 1) {
      const sql = JSON.parse(await searchBySql(database.pool, ask(turn))) as { total: number; cards: { total: number }[] | null }; // as: the query builds this
      const own = search
        .packages({ ...question(turn), view: undefined })
        .shown.map(({ candidate }) => candidate.total)
        .sort((first, second) => first - second);
      expect(sql.total).toBe(own.length);
      expect((sql.cards ?? []).map((card) => card.total)).toEqual(own.slice(0, 20));
      answers += own.length;
    }
    expect(answers).toBeGreaterThan(0);
    const own = measureNow(200, (turn) => search.json(question(turn), texts));
    const sql = await measure(8, (turn) => searchBySql(database.pool, ask(turn)));
    expect(sql.p50 / own.p50).toBeGreaterThan(LEAST_RATIO);
  });

  it('reads a year as plain SQL does, many times faster', async () => {
    const asked = { from: addDays(TODAY, 2), to: addDays(TODAY, 100), days: 7 };
    const own = () =>
      search.yearCalendar({ departureCityCode: BENCH_CITY, destinationCode: codeOf(HOTELS), seller: { partner: BENCH_PARTNER, currency: 'EUR' }, ...asked });
    const bySql = () => calendarBySql(database.pool, { city: BENCH_CITY, destination: codeOf(HOTELS), partner: BENCH_PARTNER, ...asked });
    expect(own().length).toBeGreaterThan(20);
    expect(own()).toEqual(await bySql());
    expect((await measure(4, bySql)).p50 / measureNow(200, own).p50).toBeGreaterThan(LEAST_RATIO);
  });
});
