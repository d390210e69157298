import { dayNumber, dayOfNumber } from '@escale/domain/calendar-day';
import { type FlightParty, countFlightParty, countRoomGuests, flightsCost, occupancyIndex, roomPartyOn } from '@escale/domain/package-price';
import type { Occupancy } from '@escale/domain/party';
import type { AgeClass } from './columns.ts';
import type { Arrival } from './least.ts';
import { type Lane, type World, laneKey } from './world.ts';

export type PartyRoom = Pick<Occupancy, 'adults' | 'childrenBirthdates'>;

/** What is asked: days are day numbers. */
export interface Trip {
  readonly city: string;
  readonly cabin: string;
  readonly departure: number;
  readonly return: number;
  readonly occupancies: readonly PartyRoom[];
}

/** An arrival with its flights, by their place in the lanes. */
export interface FlownArrival extends Arrival {
  readonly out: Lane;
  readonly outOption: number;
  readonly back: Lane;
  readonly backOption: number;
}

/** Cheapest flight of a lane on a day with seats for the party, landing `offset` days later (any when undefined); −1 when none. */
export function cheapestOption(lane: Lane, day: number, seats: number, offset?: number): number {
  const count = lane.flights.length;
  let best = -1;
  let price = 0;
  for (let option = 0, cell = day * count; option < count; option += 1, cell += 1) {
    const own = lane.prices[cell] ?? 0;
    if (own === 0 || (lane.seats[cell] ?? 0) < seats || (best >= 0 && own >= price)) continue;
    if (offset !== undefined && lane.flights[option]?.arrivalDayOffset !== offset) continue;
    best = option;
    price = own;
  }
  return best;
}

/** Cheapest options of a lane by day for one number of seats: kept until the lane changes. */
interface Cheapest {
  readonly version: number;
  readonly options: Int16Array;
}
const kept = new WeakMap<Lane, Map<string, Cheapest>>();

/** `cheapestOption` of every day of a lane; for calendars, which ask hundreds of days at once. Do not write into it. */
export function cheapestOptions(lane: Lane, seats: number, offset?: number): Int16Array {
  let ofLane = kept.get(lane);
  if (ofLane === undefined) kept.set(lane, (ofLane = new Map()));
  const key = `${seats} ${offset ?? ''}`;
  const known = ofLane.get(key);
  if (known?.version === lane.changes.count) return known.options;
  const days = lane.prices.length / Math.max(1, lane.flights.length);
  const options = Int16Array.from({ length: days }, (_, day) => cheapestOption(lane, day, seats, offset));
  ofLane.set(key, { version: lane.changes.count, options });
  return options;
}

/** The arrival days a lane knows, earliest first. */
export function offsetsOf(lane: Lane): number[] {
  return [...new Set(lane.flights.map((flight) => flight.arrivalDayOffset))].sort((first, second) => first - second);
}

/** Places of a party's rooms in the occupancy tables of each age class, at the ages of a day. */
export function placesOn(occupancies: readonly PartyRoom[], ageClasses: readonly AgeClass[], day: number): number[][] {
  const onDay = dayOfNumber(day);
  const rooms = occupancies.map((occupancy) => roomPartyOn(occupancy, onDay));
  return ageClasses.map((limits) => rooms.map((room) => occupancyIndex(countRoomGuests(room, limits))));
}

/** Every way to reach a leaf for a trip, one for each arrival day; empty when nobody flies. */
export function arrivalsAt(
  world: World,
  leaf: number,
  trip: Trip,
  party: FlightParty = countFlightParty(trip.occupancies, dayOfNumber(trip.return)),
): FlownArrival[] {
  const found = world.leaves[leaf];
  const airport = found === undefined ? undefined : world.places[found.place]?.airport;
  if (found === undefined || airport === undefined || airport === null) return [];
  const out = world.lanes.get(laneKey(trip.city, airport, 'OUTBOUND', trip.cabin));
  const back = world.lanes.get(laneKey(trip.city, airport, 'INBOUND', trip.cabin));
  const outDay = trip.departure - world.baseDay;
  const backDay = trip.return - world.baseDay;
  if (out === undefined || back === undefined || outDay < 0 || backDay >= world.nights) return [];
  const backOption = cheapestOption(back, backDay, party.seats);
  if (backOption < 0) return [];
  const backPrice = back.prices[backDay * back.flights.length + backOption] ?? 0;
  const arrivals: FlownArrival[] = [];
  for (const arrivalDayOffset of offsetsOf(out)) {
    const nights = trip.return - trip.departure - arrivalDayOffset;
    const outOption = cheapestOption(out, outDay, party.seats, arrivalDayOffset);
    if (outOption < 0 || nights < 1) continue;
    const fare = (out.prices[outDay * out.flights.length + outOption] ?? 0) + backPrice;
    arrivals.push({
      arrivalDayOffset,
      night: outDay + arrivalDayOffset,
      nights,
      flightsNet: flightsCost(fare, party),
      out,
      outOption,
      back,
      backOption,
      places: placesOn(trip.occupancies, found.block.ageClasses, trip.departure + arrivalDayOffset),
    });
  }
  return arrivals;
}

/** Day number of a calendar day; null when the text is no day. */
export function tripDay(day: string): number | null {
  try {
    return dayNumber(day);
  } catch {
    return null;
  }
}
