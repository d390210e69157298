import { dayOfNumber } from '@escale/domain/calendar-day';
import { type FlightParty, countFlightParty, flightsCost, sellPrice } from '@escale/domain/package-price';
import { type PartyRoom, cheapestOptions, offsetsOf, placesOn } from './arrivals.ts';
import { type Block, OCCUPANCY_PLACES } from './columns.ts';
import { leastOfHotel } from './least.ts';
import { type TermsOfSeller, shareUp, travellersOf } from './price-candidates.ts';
import { type World, laneKey } from './world.ts';

/** Cost that no stay reaches: nothing to be had that night. */
const NONE_LEFT = 0x7f_ff_ff_ff;
const STAR_CLASSES = 6;
/** Entries kept, about 10 kB each. */
const MOST_ENTRIES = 2_000;

/** Least hotel cost of a leaf by star class and arrival night, for one length of stay and one party. Independent of who flies from where. */
interface Entry {
  readonly leaf: number;
  readonly nights: number;
  readonly places: readonly (readonly number[])[];
  /** Star class × nights of the block + arrival night. */
  readonly costs: Int32Array;
  /** Arrival nights to be worked out before the next reading. */
  readonly stale: Uint8Array;
  isStale: boolean;
}

/** Year calendars: flights and mark-up are added on reading, so one entry serves every departure city and partner. */
export interface Calendar {
  /** Least price per person by departure day, whole major units; null where nothing can be had. */
  year(question: CalendarQuestion): (number | null)[];
  /** A night of a leaf changed: what stands on it is worked out again when next read. */
  touch(leaf: number, night: number): void;
  /** Works out one leaf and length of stay in nights ahead of the first reader; answers false when it was known already. */
  warm(leaf: number, nights: number, occupancies: readonly PartyRoom[]): boolean;
  /** Entries kept: one for each leaf, length and party read lately. */
  readonly entries: number;
}

/** Days are day numbers; a stay runs from each departure day for `days` days. */
export interface CalendarQuestion {
  readonly leaves: { readonly start: number; readonly end: number };
  readonly city: string;
  readonly cabin: string;
  readonly occupancies: readonly PartyRoom[];
  readonly days: number;
  readonly first: number;
  readonly last: number;
  readonly terms: TermsOfSeller;
}

export function createCalendar(world: World, limit = MOST_ENTRIES): Calendar {
  const entries = new Map<string, Entry>();

  const entryOf = (leaf: number, nights: number, places: readonly (readonly number[])[]): Entry | null => {
    const block = world.leaves[leaf]?.block;
    if (block === undefined) return null;
    const key = `${leaf} ${nights} ${places.map((ofClass) => ofClass.join('.')).join('/')}`;
    let entry = entries.get(key);
    if (entry === undefined) {
      entry = { leaf, nights, places, costs: new Int32Array(STAR_CLASSES * block.nights), stale: new Uint8Array(block.nights).fill(1), isStale: true };
      for (const oldest of entries.keys()) {
        if (entries.size < limit) break;
        entries.delete(oldest);
      }
    } else entries.delete(key); // and in again below: the map's order is the order of use
    entries.set(key, entry);
    if (entry.isStale) refresh(block, entry);
    return entry;
  };

  const addLeaf = (question: CalendarQuestion, leaf: number, least: Float64Array): void => {
    const block = world.leaves[leaf]?.block;
    const airport = world.places[world.leaves[leaf]?.place ?? -1]?.airport ?? '';
    const out = world.lanes.get(laneKey(question.city, airport, 'OUTBOUND', question.cabin));
    const back = world.lanes.get(laneKey(question.city, airport, 'INBOUND', question.cabin));
    if (block === undefined || out === undefined || back === undefined) return;
    const hasChildren = question.occupancies.some((room) => room.childrenBirthdates.length > 0);
    const constant = { places: placesOn(question.occupancies, block.ageClasses, question.first), party: partyOn(question, question.first) };
    const offsets = offsetsOf(out);
    const settled = hasChildren ? [] : offsets.map((offset) => entryOf(leaf, question.days - offset, constant.places));
    const ways = (seats: number) => ({ seats, back: cheapestOptions(back, seats), out: offsets.map((offset) => cheapestOptions(out, seats, offset)) });
    let flown = ways(constant.party.seats);
    const { feeOf, byStars } = question.terms;
    const classes = new Float64Array(STAR_CLASSES);
    for (let day = question.first; day <= question.last; day += 1) {
      const outDay = day - world.baseDay;
      const backDay = outDay + question.days;
      if (outDay < 0 || backDay >= world.nights) continue;
      const party = hasChildren ? partyOn(question, day) : constant.party;
      if (party.seats !== flown.seats) flown = ways(party.seats);
      const backOption = flown.back[backDay] ?? -1;
      if (backOption < 0) continue;
      const backPrice = back.prices[backDay * back.flights.length + backOption] ?? 0;
      classes.fill(NONE_LEFT);
      for (let at = 0; at < offsets.length; at += 1) {
        const offset = offsets[at] ?? 0;
        const outOption = flown.out[at]?.[outDay] ?? -1;
        if (outOption < 0 || question.days - offset < 1) continue;
        const entry =
          settled[at] ?? (hasChildren ? entryOf(leaf, question.days - offset, placesOn(question.occupancies, block.ageClasses, day + offset)) : null);
        if (entry === null) continue;
        const flights = flightsCost((out.prices[outDay * out.flights.length + outOption] ?? 0) + backPrice, party);
        for (let stars = 1; stars < STAR_CLASSES; stars += 1) {
          const cost = entry.costs[stars * block.nights + outDay + offset] ?? NONE_LEFT;
          if (cost !== NONE_LEFT && cost + flights < (classes[stars] ?? NONE_LEFT)) classes[stars] = cost + flights;
        }
      }
      const place = day - question.first;
      for (let stars = 1; stars < STAR_CLASSES; stars += 1) {
        const own = byStars[stars];
        if (classes[stars] === NONE_LEFT || own === undefined) continue;
        const trip = sellPrice(classes[stars] ?? 0, own);
        const total = trip + feeOf(trip);
        if (total < (least[place] ?? 0)) least[place] = total;
      }
    }
  };

  return {
    year(question) {
      const least = new Float64Array(Math.max(0, question.last - question.first + 1)).fill(Number.POSITIVE_INFINITY);
      for (let leaf = question.leaves.start; leaf < question.leaves.end; leaf += 1) addLeaf(question, leaf, least);
      const travellers = travellersOf(question);
      return Array.from(least, (total) => (total === Number.POSITIVE_INFINITY ? null : shareUp(total, travellers, question.terms.currency)));
    },
    warm(leaf, nights, occupancies) {
      const block = world.leaves[leaf]?.block;
      const before = entries.size;
      if (block !== undefined && before < limit) entryOf(leaf, nights, placesOn(occupancies, block.ageClasses, block.baseDay));
      return entries.size > before;
    },
    touch(leaf, night) {
      if (night < 0) return;
      for (const entry of entries.values()) {
        if (entry.leaf !== leaf) continue;
        entry.stale.fill(1, Math.max(0, night - entry.nights + 1), night + 1);
        entry.isStale = true;
      }
    },
    get entries() {
      return entries.size;
    },
  };
}

const partyOn = (question: CalendarQuestion, day: number): FlightParty => countFlightParty(question.occupancies, dayOfNumber(day + question.days));

function refresh(block: Block, entry: Entry): void {
  const isOneRoom = entry.places[0]?.length === 1;
  for (let night = 0; night < block.nights; night += 1) {
    if (entry.stale[night] === 0) continue;
    for (let stars = 0; stars < STAR_CLASSES; stars += 1) entry.costs[stars * block.nights + night] = NONE_LEFT;
    if (night + entry.nights > block.nights) continue;
    if (isOneRoom) leastOfNight(block, entry, night);
    else leastOfNightForRooms(block, entry, night);
  }
  entry.stale.fill(0);
  entry.isStale = false;
}

function leastOfNight(block: Block, entry: Entry, night: number): void {
  const { ageClass, stars, roomStart, leastBoard, occupancy, minStay, run, priceBefore } = block.columns;
  const { nights, costs } = entry;
  const first = night * block.rooms;
  const after = first + nights * block.rooms;
  let room = 0;
  for (let hotel = 0; hotel < block.hotels; hotel += 1) {
    const end = roomStart[hotel + 1] ?? 0;
    const place = entry.places[ageClass[hotel] ?? 0]?.[0] ?? -1;
    const boards = nights * (leastBoard[hotel] ?? 0);
    const at = (stars[hotel] ?? 0) * block.nights + night;
    if (place < 0) room = end;
    for (; room < end; room += 1) {
      if ((run[first + room] ?? 0) < nights || (minStay[first + room] ?? 0) > nights) continue;
      const percent = occupancy[room * OCCUPANCY_PLACES + place] ?? 0;
      if (percent === 0) continue;
      const sum = (((priceBefore[after + room] ?? 0) - (priceBefore[first + room] ?? 0)) | 0) + boards;
      const cost = Math.floor((sum * percent + 50) / 100);
      if (cost < (costs[at] ?? 0)) costs[at] = cost;
    }
  }
}

function leastOfNightForRooms(block: Block, entry: Entry, night: number): void {
  const { ageClass, stars } = block.columns;
  for (let hotel = 0; hotel < block.hotels; hotel += 1) {
    const places = entry.places[ageClass[hotel] ?? 0];
    if (places === undefined) continue;
    const cost = leastOfHotel(block, hotel, { night, nights: entry.nights, places });
    const at = (stars[hotel] ?? 0) * block.nights + night;
    if (cost < (entry.costs[at] ?? 0)) entry.costs[at] = cost;
  }
}
