import { cheapestAssignment } from '@escale/domain/room-assignment';
import { type Block, OCCUPANCY_PLACES, leastUnits } from './columns.ts';

/** One way to arrive: which night is the first, how many follow, what the flights cost the party, who sleeps as what. */
export interface Arrival {
  readonly arrivalDayOffset: number;
  /** First night, counted from the block's base day. */
  readonly night: number;
  readonly nights: number;
  /** EUR cents for the party. */
  readonly flightsNet: number;
  /** Place in the occupancy table by age class, then by room of the party; −1 = no table has it. */
  readonly places: readonly (readonly number[])[];
}

/** Per hotel of a block: the net cents of its cheapest package (infinite = none) and the arrival it belongs to. */
export interface Least {
  readonly net: Float64Array;
  readonly arrival: Uint8Array;
}

export const NOTHING = Number.POSITIVE_INFINITY;

/** Cheapest package of every hotel of a leaf: flights and nights weighed together for each arrival (an earlier one wins a tie). */
export function leastPackages(block: Block, arrivals: readonly Arrival[]): Least {
  const least: Least = { net: new Float64Array(block.hotels).fill(NOTHING), arrival: new Uint8Array(block.hotels) };
  arrivals.forEach((arrival, index) => {
    if (arrival.nights < 1 || arrival.night < 0 || arrival.night + arrival.nights > block.nights) return;
    if (arrival.places[0]?.length === 1) leastOfOneRoom(block, arrival, index, least);
    else leastOfRooms(block, arrival, index, least);
  });
  return least;
}

// The hot loop: two reads of the prefix sums and one of the rule a room, nothing allocated.
function leastOfOneRoom(block: Block, arrival: Arrival, index: number, least: Least): void {
  const { ageClass, roomStart, leastBoard, occupancy, minStay, run, priceBefore } = block.columns;
  const { nights, flightsNet } = arrival;
  const first = arrival.night * block.rooms;
  const after = first + nights * block.rooms;
  const places = Int32Array.from(arrival.places, (ofClass) => ofClass[0] ?? -1);
  let room = 0;
  for (let hotel = 0; hotel < block.hotels; hotel += 1) {
    const end = roomStart[hotel + 1] ?? 0;
    const place = places[ageClass[hotel] ?? 0] ?? -1;
    if (place < 0) {
      room = end;
      continue;
    }
    const boards = nights * (leastBoard[hotel] ?? 0);
    let best = NOTHING;
    for (; room < end; room += 1) {
      if ((run[first + room] ?? 0) < nights || (minStay[first + room] ?? 0) > nights) continue;
      const percent = occupancy[room * OCCUPANCY_PLACES + place] ?? 0;
      if (percent === 0) continue;
      const sum = (((priceBefore[after + room] ?? 0) - (priceBefore[first + room] ?? 0)) | 0) + boards;
      const cost = Math.floor((sum * percent + 50) / 100);
      if (cost < best) best = cost;
    }
    if (best + flightsNet < (least.net[hotel] ?? NOTHING)) {
      least.net[hotel] = best + flightsNet;
      least.arrival[hotel] = index;
    }
  }
}

function leastOfRooms(block: Block, arrival: Arrival, index: number, least: Least): void {
  const { ageClass } = block.columns;
  for (let hotel = 0; hotel < block.hotels; hotel += 1) {
    const places = arrival.places[ageClass[hotel] ?? 0];
    if (places === undefined) continue;
    const cost = leastOfHotel(block, hotel, { night: arrival.night, nights: arrival.nights, places }) + arrival.flightsNet;
    if (cost < (least.net[hotel] ?? NOTHING)) {
      least.net[hotel] = cost;
      least.arrival[hotel] = index;
    }
  }
}

const MOST_ROOM_TYPES = 64;
const costs = new Float64Array(MOST_ROOM_TYPES);
const otherCosts = new Float64Array(MOST_ROOM_TYPES);

/** Cheapest way of one hotel to sleep the whole party on its cheapest board, cents; infinite when it cannot. */
export function leastOfHotel(block: Block, hotel: number, stay: { night: number; nights: number; places: readonly number[] }): number {
  const { places } = stay;
  const from = block.columns.roomStart[hotel] ?? 0;
  const types = Math.min(MOST_ROOM_TYPES, (block.columns.roomStart[hotel + 1] ?? 0) - from);
  const [place = -1, other = -1] = places;
  if (places.some((one) => one < 0)) return NOTHING;
  if (places.every((one) => one === place)) return leastOfAlike(block, { ...stay, hotel, from, types, place });
  if (places.length > 2) {
    return (
      cheapestAssignment({
        costs: places.map((one) => {
          const left = fillCosts(block, { ...stay, hotel, from, types, place: one }, costs);
          return left ? Array.from(costs.subarray(0, types)) : Array.from({ length: types }, () => NOTHING);
        }),
        units: Array.from({ length: types }, (_, type) => leastUnits(block, from + type, stay.night, stay.nights)),
      })?.cost ?? NOTHING
    );
  }
  if (!fillCosts(block, { ...stay, hotel, from, types, place }, costs) || !fillCosts(block, { ...stay, hotel, from, types, place: other }, otherCosts))
    return NOTHING;
  let best = NOTHING;
  for (let one = 0; one < types; one += 1) {
    const cost = costs[one] ?? NOTHING;
    if (cost === NOTHING) continue;
    for (let two = 0; two < types; two += 1) {
      const both = cost + (otherCosts[two] ?? NOTHING);
      if (both < best && (one !== two || leastUnits(block, from + one, stay.night, stay.nights) > 1)) best = both;
    }
  }
  return best;
}

interface HotelStay {
  night: number;
  nights: number;
  places: readonly number[];
  hotel: number;
  from: number;
  types: number;
  place: number;
}

// Rooms with the same guests: the cheapest types as far as they go.
function leastOfAlike(block: Block, stay: HotelStay): number {
  if (!fillCosts(block, stay, costs)) return NOTHING;
  let wanted = stay.places.length;
  let sum = 0;
  while (wanted > 0) {
    let cheapest = -1;
    for (let type = 0; type < stay.types; type += 1) {
      if ((costs[type] ?? NOTHING) < (cheapest < 0 ? NOTHING : (costs[cheapest] ?? NOTHING))) cheapest = type;
    }
    if (cheapest < 0) return NOTHING;
    const taken = wanted === 1 ? 1 : Math.min(wanted, leastUnits(block, stay.from + cheapest, stay.night, stay.nights));
    sum += taken * (costs[cheapest] ?? 0);
    wanted -= taken;
    costs[cheapest] = NOTHING;
  }
  return sum;
}

/** Cost of each room type of a hotel for one room's guests into `target`, infinite where it cannot be; false when none can. */
function fillCosts(block: Block, stay: HotelStay, target: Float64Array): boolean {
  const { occupancy, minStay, run, priceBefore, leastBoard } = block.columns;
  const first = stay.night * block.rooms + stay.from;
  const after = first + stay.nights * block.rooms;
  const boards = stay.nights * (leastBoard[stay.hotel] ?? 0);
  let any = false;
  for (let type = 0; type < stay.types; type += 1) {
    const percent = occupancy[(stay.from + type) * OCCUPANCY_PLACES + stay.place] ?? 0;
    if (percent === 0 || (run[first + type] ?? 0) < stay.nights || (minStay[first + type] ?? 0) > stay.nights) {
      target[type] = NOTHING;
      continue;
    }
    const sum = (((priceBefore[after + type] ?? 0) - (priceBefore[first + type] ?? 0)) | 0) + boards;
    target[type] = Math.floor((sum * percent + 50) / 100);
    any = true;
  }
  return any;
}
