// Search and year calendar against a straightforward SQL version and against memory: `node bench/search.bench.ts [hotels]`.
// Writes docs/benchmarks/search.md; every ratio comes from this one run.
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { addDays, dayNumber } from '@escale/domain/calendar-day';
import { LISTING_FILTER_NAMES, emptyFilters } from '@escale/domain/filter-query';
import { createTestDatabase } from '@escale/services/platform/test-database';
import { arrivalsAt } from '@escale/services/search/arrivals';
import { type SearchQuestion, createSearch } from '@escale/services/search/index';
import { leastPackages } from '@escale/services/search/least';
import { leavesOf } from '@escale/services/search/packages';
import { figure, measure, measureBandwidth, measureNow } from './measure.ts';
import { calendarBySql, searchBySql } from './search-sql.ts';
import { BENCH_CITY, BENCH_PARTNER, codeOf, fillBenchWorld } from './search-world.ts';

const SIZES = [25, 100, 300, 1_000];
const TODAY = '2026-11-20';
const HOTELS = Number(process.argv[2] ?? 5_000);
const lines: string[] = [];
const print = (line: string): void => {
  lines.push(line);
  console.log(line);
};

const database = await createTestDatabase({ universe: 'none' });
console.log(`Filling ${HOTELS} hotels…`);
await fillBenchWorld(database.pool, { measured: SIZES, hotels: HOTELS, days: 365, today: TODAY });
const startedAt = performance.now();
const search = await createSearch({ db: database.pool, clock: { now: () => Date.parse(`${TODAY}T09:00:00Z`) } });
const loadSeconds = (performance.now() - startedAt) / 1_000;

const texts = {
  language: 'en',
  board: (code: string) => code,
  trip: 'Trip',
  fee: 'Fee',
  photo: (picture: string) => ({ url: `/pictures/${picture}-1440.avif`, thumbnail: `/pictures/${picture}-768.avif` }),
};
const view = {
  filters: emptyFilters(LISTING_FILTER_NAMES),
  sort: 'priceAscendant',
  size: 20,
  language: 'en',
  otherLabel: 'Elsewhere',
  ratingProvider: 'TRIP_ADVISOR',
} as const;
const couple = { adults: 2, childrenBirthdates: [] };
const departureOf = (turn: number): string => addDays(TODAY, 20 + ((turn * 37) % 300));
const questionOf = (hotels: number, rooms: 1 | 2, turn: number): SearchQuestion => ({
  departureCityCode: BENCH_CITY,
  destinationCode: codeOf(hotels),
  departureDate: departureOf(turn),
  returnDate: addDays(departureOf(turn), 7),
  cabin: 'ECONOMY',
  occupancies: rooms === 1 ? [couple] : [couple, couple],
  seller: { partner: BENCH_PARTNER, currency: 'EUR' },
  view,
  nearbyDays: 0,
});

const bandwidth = measureBandwidth();
print('# Search and year calendar');
print('');
print(
  `Made by \`node bench/search.bench.ts\` on ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'CPU'}, Node ${process.versions.node}; ${HOTELS} hotels, ${search.world.nights} nights, ${figure((HOTELS * 3 * search.world.nights) / 1e6)} million room nights.`,
);
print(
  `Index built from the rows in ${figure(loadSeconds)} s. Memory is read in a row at ${figure(bandwidth / 1e6)} GB/s. Absolute times move with the machine; the ratios are of one run.`,
);
print('');
print('## A search: 7 nights, facets, order, 20 cards as JSON');
print('');
print('| hotels of the resort | rooms | p50 ms | p95 ms | SQL p50 ms | SQL ÷ search | pricing pass p50 ms | least time for its bytes ms | pass ÷ that |');
print('|---|---|---|---|---|---|---|---|---|');
for (const hotels of SIZES) {
  for (const rooms of [1, 2] as const) {
    await checkSame(hotels, rooms);
    const own = measureNow(hotels > 300 ? 300 : 600, (turn) => search.json(questionOf(hotels, rooms, turn), texts));
    const sql = await measure(hotels > 300 ? 6 : 12, (turn) =>
      searchBySql(database.pool, {
        city: BENCH_CITY,
        destination: codeOf(hotels),
        departure: departureOf(turn),
        return: addDays(departureOf(turn), 7),
        rooms,
        partner: BENCH_PARTNER,
      }),
    );
    const pass = passOf(hotels, rooms);
    const least = pass.bytes / bandwidth;
    print(
      `| ${hotels} | ${rooms} | ${figure(own.p50)} | ${figure(own.p95)} | ${figure(sql.p50)} | ${figure(sql.p50 / own.p50)} × | ${figure(pass.p50)} | ${figure(least)} | ${figure(pass.p50 / least)} × |`,
    );
  }
}
print('');
print(
  'Bytes of the pricing pass: of each room type and arrival day one rule, one run and two prefix sums, and one line of its occupancy table; of each hotel its class, borders, board and result. With several rooms also the units of each night.',
);
print('');
print('## Year calendar: two adults, 7 days, 330 departures');
print('');
print(
  '| hotels of the resort | warm p50 ms | warm p95 ms | cold ms | after one changed night ms | SQL p50 ms | SQL ÷ cold | SQL ÷ warm | least time for its bytes ms | warm ÷ that |',
);
print('|---|---|---|---|---|---|---|---|---|---|');
for (const hotels of SIZES) await benchCalendar(hotels);
print('');
await mkdir(join(import.meta.dirname, '../docs/benchmarks'), { recursive: true });
await writeFile(join(import.meta.dirname, '../docs/benchmarks/search.md'), `${lines.join('\n')}\n`);
await search.close();
await database.close();

/** Both versions must answer the same before their times mean anything. */
async function checkSame(hotels: number, rooms: 1 | 2): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    const sql = JSON.parse(
      await searchBySql(database.pool, {
        city: BENCH_CITY,
        destination: codeOf(hotels),
        departure: departureOf(turn),
        return: addDays(departureOf(turn), 7),
        rooms,
        partner: BENCH_PARTNER,
      }),
    ) as { total: number; cards: { total: number }[] | null }; // as: the query builds this
    const shown = search
      .packages({ ...questionOf(hotels, rooms, turn), view: undefined })
      .shown.map(({ candidate }) => candidate.total)
      .sort((first, second) => first - second);
    const same = sql.total === shown.length && JSON.stringify((sql.cards ?? []).map((card) => card.total)) === JSON.stringify(shown.slice(0, 20));
    if (!same) throw new Error(`SQL and search differ for ${hotels} hotels, ${rooms} rooms, ${departureOf(turn)}`);
  }
}

function passOf(hotels: number, rooms: 1 | 2): { p50: number; bytes: number } {
  const leaf = leavesOf(search.world, codeOf(hotels))?.start ?? 0;
  const block = search.world.leaves[leaf]?.block;
  if (block === undefined) throw new Error('No such leaf');
  const arrivals = Array.from({ length: 50 }, (_, turn) =>
    arrivalsAt(search.world, leaf, {
      city: BENCH_CITY,
      cabin: 'ECONOMY',
      departure: dayNumber(departureOf(turn)),
      return: dayNumber(departureOf(turn)) + 7,
      occupancies: rooms === 1 ? [couple] : [couple, couple],
    }),
  ).filter((found) => found.length > 0);
  const { p50 } = measureNow(2_000, (turn) => leastPackages(block, arrivals[turn % arrivals.length] ?? []));
  const shifts = arrivals.reduce((sum, found) => sum + found.length, 0) / arrivals.length;
  const roomBytes = 1 + 1 + 32 + 8 + (rooms === 1 ? 0 : 7);
  const hotelBytes = 1 + 4 + 4 + 8 + 1;
  return { p50, bytes: shifts * (block.rooms * roomBytes + block.hotels * hotelBytes) };
}

async function benchCalendar(hotels: number): Promise<void> {
  const from = addDays(TODAY, 2);
  const to = addDays(TODAY, 331);
  const asked = { departureCityCode: BENCH_CITY, destinationCode: codeOf(hotels), seller: { partner: BENCH_PARTNER, currency: 'EUR' }, from, to };
  const bySql = (): Promise<{ day: string; price: number }[]> =>
    calendarBySql(database.pool, { city: BENCH_CITY, destination: codeOf(hotels), partner: BENCH_PARTNER, from, to, days: 7 });
  const cold = performance.now();
  const first = search.yearCalendar({ ...asked, days: 7 });
  const coldMs = performance.now() - cold;
  if (JSON.stringify(await bySql()) !== JSON.stringify(first)) throw new Error(`SQL and calendar differ for ${hotels} hotels`);
  const warm = measureNow(1_000, () => search.yearCalendar({ ...asked, days: 7 }));
  const sql = await measure(hotels > 300 ? 3 : 6, bySql);
  const unitId = [...search.world.units].find(([, place]) => place.kind === 'ROOM' && search.world.leaves[place.leaf]?.hotels.length === hotels)?.[0] ?? 0;
  const changed: number[] = [];
  for (let turn = 0; turn < 30; turn += 1) {
    await database.pool.query('select * from change_nights($1, $2, $3, $4, null, null, null, null)', [
      unitId,
      addDays(from, turn * 9),
      addDays(from, turn * 9 + 1),
      7_000 + turn,
    ]);
    await search.catchUp();
    const start = performance.now();
    search.yearCalendar({ ...asked, days: 7 });
    changed.push(performance.now() - start);
  }
  changed.sort((one, other) => one - other);
  const bytes = 330 * (2 * 5 * 4 + 3 * 4 * 6);
  const least = bytes / bandwidth;
  print(
    `| ${hotels} | ${figure(warm.p50)} | ${figure(warm.p95)} | ${figure(coldMs)} | ${figure(changed[15] ?? 0)} | ${figure(sql.p50)} | ${figure(sql.p50 / coldMs)} × | ${figure(sql.p50 / warm.p50)} × | ${figure(least)} | ${figure(warm.p50 / least)} × |`,
  );
}
