import { type CalendarDay, dayNumber } from './calendar-day.ts';
import {
  type FlightParty,
  type NetPackage,
  NOT_SOLD,
  countFlightParty,
  countRoomGuests,
  flightsCost,
  occupancyPercent,
  roomPartyOn,
  roomStayCost,
} from './package-price.ts';
import type { Occupancy } from './party.ts';
import { type Assignment, listAssignments } from './room-assignment.ts';
import { type RoomNight, type Stay, isStayAllowed, stayOf, unitsLeft } from './stay.ts';

export interface OfferRoom {
  readonly code: string;
  readonly occupancy: readonly number[];
  /** What is known of a night, by day number. */
  readonly nights: ReadonlyMap<number, RoomNight>;
}

export interface OfferBoard {
  readonly code: string;
  /** Minor units per night for two adults. */
  readonly addPerNight: number;
}

/** One way of a flight on the day asked for, in the cabin asked for. */
export interface OfferFlight {
  readonly code: string;
  /** One adult, one way, taxes included, minor units. */
  readonly price: number;
  readonly seatsLeft: number;
  readonly arrivalDayOffset: number;
}

/** Everything one hotel and the flights to it sell for a search; rooms and boards in the order of their positions. */
export interface OfferQuestion {
  readonly occupancies: readonly Pick<Occupancy, 'adults' | 'childrenBirthdates'>[];
  readonly departureDay: CalendarDay;
  readonly returnDay: CalendarDay;
  readonly infantMaxAge: number;
  readonly childMaxAge: number;
  readonly rooms: readonly OfferRoom[];
  readonly boards: readonly OfferBoard[];
  readonly outbound: readonly OfferFlight[];
  readonly inbound: readonly OfferFlight[];
  /** Room choices wanted, cheapest first. */
  readonly limit: number;
}

/** A choice of rooms for the whole party, with what each board makes of it. */
export interface OfferItem {
  /** Room codes in the order of the party's rooms, joined with '+'. */
  readonly code: string;
  readonly roomCodes: readonly string[];
  /** The least number left among the room types used. */
  readonly unitsLeft: number;
  /** Cheapest first; equal prices in the hotel's order. */
  readonly boards: readonly { readonly code: string; readonly hotelNet: number }[];
}

/** The offer of one hotel: its cheapest package first, every other choice on the same stay and flights. */
export interface HotelOffer {
  readonly stay: Stay;
  readonly arrivalDayOffset: number;
  readonly outbound: OfferFlight;
  readonly inbound: OfferFlight;
  readonly flightsNet: number;
  /** Cheapest first: `items[0].boards[0]` with the flights is the cheapest package of the hotel. */
  readonly items: readonly OfferItem[];
}

/** Net amounts of an item and board of an offer. */
export function netPackage(offer: Pick<HotelOffer, 'flightsNet'>, board: { readonly hotelNet: number }): NetPackage {
  return { hotelNet: board.hotelNet, flightsNet: offer.flightsNet };
}

/**
 * The best of each arrival day is compared as a whole, flights and nights together: a cheaper flight that lands next day pays a night
 * less, a dearer one that lands the same day may still win. Null when the party cannot fly or sleep.
 */
export function offerOfHotel(question: OfferQuestion): HotelOffer | null {
  const party = countFlightParty(question.occupancies, question.returnDay);
  const inbound = cheapestFlight(question.inbound, party.seats);
  if (inbound === undefined) return null;
  const offsets = [...new Set(question.outbound.map((flight) => flight.arrivalDayOffset))].sort((first, second) => first - second);
  let best: HotelOffer | null = null;
  for (const arrivalDayOffset of offsets) {
    const offer = offerOnArrival(question, { party, inbound, arrivalDayOffset });
    if (offer !== null && (best === null || leastNet(offer) < leastNet(best))) best = offer;
  }
  return best;
}

/** Net amount of the cheapest package of an offer. */
export function leastNet(offer: HotelOffer): number {
  return (offer.items[0]?.boards[0]?.hotelNet ?? NOT_SOLD) + offer.flightsNet;
}

/** The cheapest flight with enough seats; equal prices keep the first. */
export function cheapestFlight(flights: readonly OfferFlight[], seats: number): OfferFlight | undefined {
  let best: OfferFlight | undefined;
  for (const flight of flights) {
    if (flight.seatsLeft >= seats && (best === undefined || flight.price < best.price)) best = flight;
  }
  return best;
}

function offerOnArrival(question: OfferQuestion, given: { party: FlightParty; inbound: OfferFlight; arrivalDayOffset: number }): HotelOffer | null {
  const { party, inbound, arrivalDayOffset } = given;
  const outbound = cheapestFlight(
    question.outbound.filter((flight) => flight.arrivalDayOffset === arrivalDayOffset),
    party.seats,
  );
  const stay = stayOf({ departureDay: question.departureDay, returnDay: question.returnDay, arrivalDayOffset });
  if (outbound === undefined || stay === null) return null;
  const items = itemsOfStay(question, stay);
  return items.length === 0 ? null : { stay, arrivalDayOffset, outbound, inbound, flightsNet: flightsCost(outbound.price + inbound.price, party), items };
}

/** Room choices of a hotel for one stay, cheapest first; empty when the party cannot sleep there. */
export function itemsOfStay(
  question: Pick<OfferQuestion, 'occupancies' | 'rooms' | 'boards' | 'limit' | 'infantMaxAge' | 'childMaxAge'>,
  stay: Stay,
): OfferItem[] {
  const firstNight = dayNumber(stay.checkIn);
  const guests = question.occupancies.map((occupancy) => countRoomGuests(roomPartyOn(occupancy, stay.checkIn), question));
  const rooms = question.rooms.map((room) => {
    const nights = Array.from({ length: stay.nights }, (_, index) => room.nights.get(firstNight + index));
    return {
      code: room.code,
      units: isStayAllowed(nights[0], stay.nights) ? unitsLeft(nights) : 0,
      nightsTotal: nights.reduce((sum, night) => sum + (night?.price ?? 0), 0),
      percents: guests.map((party) => occupancyPercent(room.occupancy, party)),
    };
  });
  return listItems({
    rooms,
    boards: question.boards,
    nights: stay.nights,
    alike: guests.map((party) => party.adults * 100 + party.children),
    limit: question.limit,
  });
}

/** A room type for one stay: what is left of it (0 = cannot be booked), its nights' sum, and its percentage for each room of the party. */
export interface StayRoom {
  readonly code: string;
  readonly units: number;
  readonly nightsTotal: number;
  readonly percents: readonly number[];
}

/**
 * Room choices of one stay with every board, cheapest first: the `limit` cheapest, and beyond it the cheapest of each board, because a
 * room whose guests pay a smaller share of the board may win with half board. Rooms of the party with the same `alike` number have the
 * same guests.
 */
export function listItems(question: {
  readonly rooms: readonly StayRoom[];
  readonly boards: readonly OfferBoard[];
  readonly nights: number;
  readonly alike: readonly number[];
  readonly limit: number;
}): OfferItem[] {
  const { rooms, boards, nights, alike, limit } = question;
  const costs = boards.map(({ addPerNight }) =>
    alike.map((_, party) =>
      rooms.map((room) => {
        const percent = room.percents[party] ?? 0;
        return percent === 0 || room.units < 1 ? NOT_SOLD : roomStayCost({ nightsTotal: room.nightsTotal, nights, boardPerNight: addPerNight, percent });
      }),
    ),
  );
  const cheapestBoard = boards.reduce((least, board, at) => (board.addPerNight < (boards[least]?.addPerNight ?? 0) ? at : least), 0);
  const assignments = listAssignments({ costs: costs[cheapestBoard] ?? [], units: rooms.map((room) => room.units), alike, limit: MOST_COMPARED });
  const netOf = (types: readonly number[], board: number): number => {
    let sum = 0;
    for (let party = 0; party < types.length; party += 1) sum += costs[board]?.[party]?.[types[party] ?? 0] ?? NOT_SOLD;
    return sum;
  };
  const kept =
    assignments.length <= limit
      ? assignments
      : keepBest(
          assignments,
          boards.map((_, board) => (assignment: Assignment) => netOf(assignment.types, board)),
          limit,
        );
  return kept.map(({ types }) => {
    const roomCodes = types.map((type) => rooms[type]?.code ?? '');
    const priced = boards.map(({ code }, board) => ({ code, hotelNet: netOf(types, board) }));
    return {
      code: roomCodes.join('+'),
      roomCodes,
      unitsLeft: types.reduce((least, type) => Math.min(least, rooms[type]?.units ?? 0), Number.POSITIVE_INFINITY),
      boards: priced.sort((first, second) => first.hotelNet - second.hotelNet),
    };
  });
}

/** Assignments compared at most. */
const MOST_COMPARED = 1_000;

function keepBest(assignments: readonly Assignment[], nets: readonly ((assignment: Assignment) => number)[], limit: number): Assignment[] {
  const kept = new Set(assignments.slice(0, limit));
  for (const netOf of nets) kept.add(assignments.reduce((best, one) => (netOf(one) < netOf(best) ? one : best)));
  return assignments.filter((one) => kept.has(one));
}
