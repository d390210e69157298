import { addDays } from '@escale/domain/calendar-day';
import { toBirthdate } from '@escale/domain/age-band';
import { currencyExponent } from '@escale/domain/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeNights } from '../inventory/index.ts';
import { TEST_NOW, TEST_TODAY, type TestDatabase, createTestDatabase } from '../platform/test-database.ts';
import { flightCodeOf, itemsOfCandidate } from './card.ts';
import { type Search, type SearchQuestion, createSearch } from './index.ts';
import { type OracleHotel, type OracleQuestion, askOracle } from './oracle.ts';

// Seeded, so that a failure can be repeated (mulberry32).
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const SEARCHES = 500;
let database: TestDatabase;
let search: Search;
let random = dice(20_261_120);
const below = (limit: number): number => Math.floor(random() * limit);
const anyOf = <Value>(values: readonly Value[]): Value => values[below(values.length)] as Value; // as: the index is below the length
let known: { cities: string[]; destinations: string[]; partners: string[]; currencies: string[] };

beforeAll(async () => {
  database = await createTestDatabase({ universe: 'small' });
  const { pool } = database;
  const list = async (sql: string): Promise<string[]> => (await pool.query<{ value: string }>(sql)).rows.map((row) => row.value);
  known = {
    cities: await list('select distinct city as value from flight_option order by 1'),
    // Leaves more often than the places around them.
    destinations: (await list('select code as value from place where is_leaf order by 1'))
      .flatMap((code) => [code, code, code])
      .concat(await list('select code as value from place order by 1')),
    partners: await list('select distinct partner as value from mark_up order by 1'),
    currencies: await list('select currency as value from exchange_rate order by 1'),
  };
  search = await createSearch({ db: pool, clock: { now: () => TEST_NOW } });
  // Scarce rooms, closed nights, long minimums and closed arrivals everywhere, coming in as changes while the index runs.
  const units = (await pool.query<{ unitId: number; kind: string }>('select id as "unitId", kind from unit order by id')).rows;
  for (let turn = 0; turn < 1_500; turn += 1) {
    const { unitId, kind } = anyOf(units);
    const fromDay = addDays(TEST_TODAY, below(330));
    const toDay = addDays(fromDay, 1 + below(12));
    const changes = [
      { allotment: 1 },
      { allotment: 2 },
      { closed: true },
      { allotment: 0 },
      { price: 3_000 + below(30_000) },
      ...(kind === 'ROOM' ? [{ minStay: 2 + below(8) }, { maxStay: below(10) }] : []),
    ];
    await changeNights(pool, { unitId, fromDay, toDay, ...anyOf(changes) });
  }
  await search.catchUp();
});
afterAll(async () => {
  await search.close();
  await database.close();
});

function anyBirth(departure: string): string {
  // Around the birthdays that matter: 2, 12 and the hotels' own limits, on days near the trip.
  return random() < 0.6 ? addDays(departure, -365 * anyOf([1, 2, 3, 4, 12, 13, 16, 18]) - 3 + below(12)) : addDays(departure, -below(365 * 17));
}

function anySearch(): OracleQuestion {
  const departure = addDays(TEST_TODAY, 2 + below(330));
  const currency = anyOf(known.currencies);
  return {
    city: anyOf(known.cities),
    destination: anyOf(known.destinations),
    cabin: random() < 0.8 ? 'ECONOMY' : anyOf(['PREMIUM', 'BUSINESS', 'FIRST']),
    departure,
    return: addDays(departure, 1 + below(random() < 0.7 ? 9 : 24)),
    rooms: Array.from({ length: anyOf([1, 1, 1, 2, 2, 3]) }, () => ({
      adults: 1 + below(random() < 0.8 ? 2 : 5),
      births: Array.from({ length: anyOf([0, 0, 0, 1, 2, 3]) }, () => anyBirth(departure)),
    })),
    partner: anyOf(known.partners),
    currency,
    decimals: currencyExponent(currency),
  };
}

const questionOf = (asked: OracleQuestion): SearchQuestion => ({
  departureCityCode: asked.city,
  destinationCode: asked.destination,
  departureDate: asked.departure,
  returnDate: asked.return,
  cabin: asked.cabin,
  occupancies: asked.rooms.map((room) => ({ adults: room.adults, childrenBirthdates: room.births.map(toBirthdate) })),
  seller: { partner: asked.partner, currency: asked.currency },
});

/** The index's answer in the oracle's words. */
function answerOf(asked: OracleQuestion): { hotels: OracleHotel[]; base: number } {
  const answer = search.packages(questionOf(asked));
  const { world } = search;
  const hotels = answer.shown.map(({ candidate }): OracleHotel => {
    const items = itemsOfCandidate(world, candidate, answer.terms, answer.base.total);
    const { out, outOption, back, backOption, arrivalDayOffset } = candidate.arrival;
    const choices = new Map(
      items.map((item) => [
        item.code,
        new Map(item.boards.map((board) => [board.boardCode, answer.base.total + item.upgradePrice + candidate.flightUpgrade + board.upgradePrice])),
      ]),
    );
    return {
      code: world.leaves[candidate.leaf]?.hotels[candidate.hotel]?.code ?? '',
      total: candidate.total,
      offset: arrivalDayOffset,
      flights: flightCodeOf(out.flights[outOption]?.code ?? '', back.flights[backOption]?.code ?? '', asked.cabin),
      choices,
    };
  });
  return { hotels, base: answer.base.total };
}

const byCode = (first: { code: string }, second: { code: string }): number => (first.code < second.code ? -1 : 1);
/** The cheapest total with each board: under a board filter that is what a card shows. */
function leastByBoard(choices: OracleHotel['choices']): Record<string, number> {
  const least: Record<string, number> = {};
  for (const boards of choices.values()) for (const [board, total] of boards) least[board] = Math.min(least[board] ?? Number.POSITIVE_INFINITY, total);
  return least;
}
const without = ({ choices: _choices, ...rest }: OracleHotel) => rest;

describe('search against the slow answer', () => {
  it(`prices the same packages on ${SEARCHES} random searches`, { timeout: 240_000 }, async () => {
    random = dice(1);
    const seen = { answers: 0, empty: 0, nextDay: 0, manyRooms: 0, prices: 0 };
    for (let turn = 0; turn < SEARCHES; turn += 1) {
      const asked = anySearch();
      const expected = (await askOracle(database.pool, asked)).sort(byCode);
      const { hotels, base } = answerOf(asked);
      const sorted = hotels.toSorted(byCode);
      // The search is part of what is compared, so that a failure says how to repeat it.
      expect({ asked, hotels: sorted.map(without) }).toEqual({ asked, hotels: expected.map(without) });
      expect({ asked, base }).toEqual({ asked, base: expected.length === 0 ? 0 : Math.min(...expected.map((hotel) => hotel.total)) });
      expect({ asked, status: search.packages(questionOf(asked)).status.replace(/^FULL_.*/u, 'FULL') }).toEqual({
        asked,
        status: expected.length === 0 ? 'FULL' : 'SUCCESS',
      });
      for (const [index, hotel] of sorted.entries()) {
        const own = expected[index]?.choices ?? new Map<string, ReadonlyMap<string, number>>();
        // Rooms with the same guests are listed in one order only, and several rooms not in every way: each listed choice must be right.
        expect({ asked, hotel: hotel.code, choices: hotel.choices }).toEqual({
          asked,
          hotel: hotel.code,
          choices: new Map([...hotel.choices.keys()].map((code) => [code, own.get(code)])),
        });
        expect({ asked, first: [...hotel.choices.values()][0]?.values().next().value }).toEqual({ asked, first: hotel.total });
        expect({ asked, listed: asked.rooms.length > 1 || hotel.choices.size === own.size }).toEqual({ asked, listed: true });
        expect({ asked, leastByBoard: leastByBoard(hotel.choices) }).toEqual({ asked, leastByBoard: leastByBoard(own) });
        seen.prices += hotel.choices.size;
        seen.nextDay += hotel.offset > 0 ? 1 : 0;
        seen.manyRooms += asked.rooms.length > 1 ? 1 : 0;
      }
      seen.empty += expected.length === 0 ? 1 : 0;
      seen.answers += expected.length === 0 ? 0 : 1;
    }
    // The traps must really have been met, else the agreement says little.
    expect(seen.answers).toBeGreaterThan(100);
    expect(seen.empty).toBeGreaterThan(40);
    expect(seen.nextDay).toBeGreaterThan(50);
    expect(seen.manyRooms).toBeGreaterThan(100);
    expect(seen.prices).toBeGreaterThan(2_000);
  });

  it('lists exactly the dates that give a package, at the figure of the listing', { timeout: 120_000 }, async () => {
    random = dice(2);
    for (let turn = 0; turn < 6; turn += 1) {
      const asked = { ...anySearch(), cabin: 'ECONOMY', rooms: [{ adults: 2, births: [] }] };
      const seller = { partner: asked.partner, currency: asked.currency };
      const from = addDays(TEST_TODAY, 2);
      const { status, dates } = await search.availableDates({
        departureCityCode: asked.city,
        destinationCode: asked.destination,
        seller,
        from,
        to: addDays(TEST_TODAY, 340),
      });
      expect(status).toBe('OK');
      for (let day = 0; day < 12; day += 1) {
        const departure = addDays(from, below(338));
        const days = 2 + below(20);
        const expected = (await askOracle(database.pool, { ...asked, departure, return: addDays(departure, days) })).map((hotel) => hotel.total);
        const listed = dates[departure]?.find((entry) => entry.duration === String(days));
        const figure = expected.length === 0 ? undefined : Math.ceil(Math.min(...expected) / 2 / 10 ** asked.decimals);
        expect({ asked, departure, days, listed }).toEqual({
          asked,
          departure,
          days,
          listed: figure === undefined ? undefined : { duration: String(days), ed: addDays(departure, days), p: figure },
        });
      }
    }
  });

  it('reads calendars of families at the ages of each day', { timeout: 120_000 }, async () => {
    random = dice(3);
    for (let turn = 0; turn < 8; turn += 1) {
      const asked = { ...anySearch(), cabin: 'ECONOMY' };
      const question = { ...questionOf(asked), from: addDays(TEST_TODAY, 2), to: addDays(TEST_TODAY, 340), days: 3 + below(8) };
      const year = new Map(search.yearCalendar(question).map(({ day, price }) => [day, price]));
      const travellers = asked.rooms.reduce((sum, room) => sum + room.adults + room.births.length, 0);
      for (let day = 0; day < 8; day += 1) {
        const departure = addDays(TEST_TODAY, 2 + below(338));
        const expected = (await askOracle(database.pool, { ...asked, departure, return: addDays(departure, question.days) })).map((hotel) => hotel.total);
        const figure = expected.length === 0 ? undefined : Math.ceil(Math.min(...expected) / travellers / 10 ** asked.decimals);
        expect({ asked, departure, days: question.days, figure: year.get(departure) }).toEqual({ asked, departure, days: question.days, figure });
      }
    }
  });
});
