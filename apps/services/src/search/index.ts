import { stat } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AvailableDates } from '@escale/contract/content';
import type { SearchResponse } from '@escale/contract/sdp';
import { dayNumber, dayOfNumber } from '@escale/domain/calendar-day';
import { DEFAULT_OCCUPANCIES } from '@escale/domain/party';
import type { Pool } from 'pg';
import { type Clock, dayOf } from '../platform/clock.ts';
import type { PartyRoom } from './arrivals.ts';
import { type Calendar, createCalendar } from './calendar.ts';
import { type Feed, followChanges } from './feed.ts';
import { createPriceHistory } from './history.ts';
import type { ListingView } from './listing.ts';
import { type Loaded, loadWorld } from './load.ts';
import { LONGEST_TRIP, type PackageAnswer, type PackageQuestion, SHORTEST_TRIP, leavesOf, searchPackages } from './packages.ts';
import { type Seller, termsOf } from './price-candidates.ts';
import { recordLowestPrices } from './record-prices.ts';
import { type AnswerTexts, toSearchJson, toSearchResponse } from './response.ts';
import { readOrigin, readSnapshot, writeSnapshot } from './snapshot.ts';
import type { World } from './world.ts';

export interface SearchDeps {
  readonly db: Pool;
  readonly clock: Clock;
  /** Where a snapshot of the index is kept; the start reads it instead of the rows when it fits the database. */
  readonly snapshotFile?: string | undefined;
  readonly onError?: (error: unknown) => void;
}

/** A search as the quote room asks it; days are 'YYYY-MM-DD' and valid. */
export interface SearchQuestion {
  readonly departureCityCode: string;
  readonly destinationCode: string;
  readonly departureDate: string;
  readonly returnDate: string;
  readonly cabin: string;
  readonly occupancies: readonly PartyRoom[];
  readonly seller: Seller;
  readonly view?: ListingView | undefined;
  /** Days on each side of the date strip (3 by default with a view, else 0). */
  readonly nearbyDays?: number | undefined;
}

/** Dates for a calendar. Two adults in economy by default, as the figures of calendar cells are (funnel 4.7). */
export interface DatesQuestion {
  readonly departureCityCode: string;
  readonly destinationCode: string;
  readonly seller: Seller;
  readonly cabin?: string | undefined;
  readonly occupancies?: readonly PartyRoom[] | undefined;
  /** First and last departure, 'YYYY-MM-DD'. */
  readonly from: string;
  readonly to: string;
}

/** The door of search: everything is answered from memory, changes of the inventory arrive by themselves. */
export interface Search {
  /** Prices and lists the packages of a search; amounts in minor units. */
  packages(question: SearchQuestion): PackageAnswer;
  /** The same in the contract's shape, without the flow id. */
  response(question: SearchQuestion, texts: AnswerTexts): SearchResponse;
  /** The same as JSON text, much faster: pass the same `texts` object for the same shop every time. */
  json(question: SearchQuestion, texts: AnswerTexts): string;
  /** `{departureCityUri}.json` (funnel 7.1): every listed date and length gives at least one package at the figure shown or nothing is listed. */
  availableDates(question: DatesQuestion): Promise<AvailableDates>;
  /** Least price per person by departure day for one length of stay in days, whole major units; days without an offer are absent. */
  yearCalendar(question: DatesQuestion & { readonly days: number }): { day: string; price: number }[];
  /** Counts applied changes: an answer made at the same number is still the same. */
  version(destinationCode: string): number;
  /** Waits until everything committed so far is in the index. */
  catchUp(): Promise<number>;
  /** Reads everything again: after a universe was loaded or its horizon moved. */
  reload(): Promise<void>;
  /** Works out the calendars of two adults ahead of their first readers, leaving turns to other requests. */
  warm(): Promise<void>;
  /** Puts today's lowest prices of these sellers on record: to be called once a day at least, from the first day on (readings 8). */
  recordPrices(sellers: readonly Seller[]): Promise<number>;
  /** Lets a partner sell from now on: mark-up in basis points, one to five stars. For partners that join while the process runs. */
  addPartner(partner: string, markUp: readonly number[]): void;
  /** Writes the index to `snapshotFile`, so that the next start is quick; nothing without one. */
  saveSnapshot(): Promise<void>;
  close(): Promise<void>;
  readonly world: World;
}

const NEARBY_DAYS = 3;
const DAILY_MS = 60_000;
const DAY_MS = 86_400_000;

/** Builds the index from the database and follows its changes. Takes some seconds for a million nights. */
export async function createSearch(deps: SearchDeps): Promise<Search> {
  const { db, clock } = deps;
  const history = createPriceHistory(db);
  let current = await open(deps, await readKept(deps));
  if (deps.snapshotFile !== undefined) await current.feed.catchUp();
  let closed = false;
  const today = (): string => dayOf(clock.now());
  await history.refresh(today());
  const daily = setInterval(() => {
    history.refresh(today()).catch((error: unknown) => deps.onError?.(error));
  }, DAILY_MS);
  daily.unref();

  const questionOf = (question: SearchQuestion): PackageQuestion => ({
    destination: question.destinationCode,
    seller: question.seller,
    view: question.view,
    trip: {
      city: question.departureCityCode,
      cabin: question.cabin,
      departure: dayNumber(question.departureDate),
      return: dayNumber(question.returnDate),
      occupancies: question.occupancies,
    },
    nearby: { days: question.nearbyDays ?? (question.view === undefined ? 0 : NEARBY_DAYS), earliest: Math.floor(clock.now() / DAY_MS) + EARLIEST_DEPARTURE },
  });

  const yearOf = (question: DatesQuestion, days: number): (number | null)[] => {
    const { world, calendar } = current;
    const leaves = leavesOf(world, question.destinationCode);
    const terms = termsOf(world, question.seller);
    if (leaves === null || terms === null) return [];
    return calendar.year({
      leaves,
      terms,
      days,
      city: question.departureCityCode,
      cabin: question.cabin ?? 'ECONOMY',
      occupancies: question.occupancies ?? DEFAULT_OCCUPANCIES,
      first: dayNumber(question.from),
      last: dayNumber(question.to),
    });
  };

  return {
    packages: (question) => searchPackages(current.world, questionOf(question)),
    response(question, texts) {
      const asked = questionOf(question);
      return toSearchResponse(current.world, { question: asked, answer: searchPackages(current.world, asked), texts, history });
    },
    json(question, texts) {
      const asked = questionOf(question);
      return toSearchJson(current.world, { question: asked, answer: searchPackages(current.world, asked), texts, history });
    },
    async availableDates(question) {
      const { world } = current;
      const first = dayNumber(question.from);
      if (leavesOf(world, question.destinationCode) === null || termsOf(world, question.seller) === null || !world.cities.has(question.departureCityCode))
        return { status: 'NOT_FOUND', dates: {} };
      const dates: AvailableDates['dates'] = {};
      for (let days = SHORTEST_TRIP; days <= LONGEST_TRIP; days += 1) {
        yearOf(question, days).forEach((price, at) => {
          if (price === null) return;
          (dates[textOfDay(first + at)] ??= []).push({ duration: String(days), ed: textOfDay(first + at + days), p: price });
        });
        await nextTurn(); // other requests in between: a cold year of every length is much work at once
      }
      return { status: 'OK', dates };
    },
    yearCalendar(question) {
      const first = dayNumber(question.from);
      const dates: { day: string; price: number }[] = [];
      yearOf(question, question.days).forEach((price, at) => {
        if (price !== null) dates.push({ day: textOfDay(first + at), price });
      });
      return dates;
    },
    version(destinationCode) {
      const leaves = leavesOf(current.world, destinationCode);
      return leaves === null
        ? 0
        : current.world.leaves.slice(leaves.start, leaves.end).reduce((sum, leaf) => sum + leaf.block.version, current.world.flightVersion.applied);
    },
    catchUp: () => current.feed.catchUp(),
    async reload() {
      const next = await open(deps, null);
      const before = current;
      current = next;
      await before.feed.stop();
    },
    async warm() {
      const { world, calendar } = current;
      for (let leaf = 0; leaf < world.leaves.length; leaf += 1) {
        for (let nights = 1; nights <= LONGEST_TRIP; nights += 1) {
          if (calendar.warm(leaf, nights, DEFAULT_OCCUPANCIES)) await nextTurn();
        }
        if (current.world !== world || closed) return;
      }
    },
    addPartner: (partner, markUp) => current.world.markUps.set(partner, [0, ...markUp]),
    recordPrices: (sellers) => recordLowestPrices(db, current.world, { today: today(), sellers }),
    async saveSnapshot() {
      const { world, feed } = current;
      if (deps.snapshotFile === undefined) return;
      const origin = await readOrigin(db);
      await feed.catchUp();
      // No await between reading the cursor and copying the numbers: they belong together, and more changes later are harmless.
      await writeSnapshot(deps.snapshotFile, { world, snapshot: feed.cursor }, origin);
    },
    async close() {
      closed = true;
      clearInterval(daily);
      await current.feed.stop();
    },
    get world() {
      return current.world;
    },
  };
}

/** Texts of days, made once each: calendars write hundreds at a time. */
const dayTexts = new Map<number, string>();
const textOfDay = (day: number): string => {
  let text = dayTexts.get(day);
  if (text === undefined) dayTexts.set(day, (text = dayOfNumber(day)));
  return text;
};

/** Departures are sold from the day after tomorrow (funnel 5). */
const EARLIEST_DEPARTURE = 2;

/** A kept index older than this is not read: the changes since may already be trimmed, and then it would never catch up. */
const SNAPSHOT_LIFE_MS = 86_400_000;

const readKept = async ({ snapshotFile, db }: SearchDeps): Promise<Loaded | null> => {
  if (snapshotFile === undefined) return null;
  const written = await stat(snapshotFile).catch(() => null);
  // The machine's time on both sides, as of the log of changes.
  return written === null || Date.now() - written.mtimeMs > SNAPSHOT_LIFE_MS ? null : readSnapshot(snapshotFile, await readOrigin(db));
};

async function open(deps: SearchDeps, kept: Loaded | null): Promise<{ world: World; calendar: Calendar; feed: Feed }> {
  const { world, snapshot } = kept ?? (await loadWorld(deps.db));
  const calendar = createCalendar(world);
  const feed = followChanges({
    pool: deps.db,
    world,
    snapshot,
    onNight: (leaf, night) => calendar.touch(leaf, night),
    ...(deps.onError === undefined ? {} : { onError: deps.onError }),
  });
  return { world, calendar, feed };
}
