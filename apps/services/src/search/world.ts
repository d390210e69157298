import type { Block } from './columns.ts';

/** Editors' copy by language. */
export type Labels = Readonly<Record<string, string>>;

export interface Place {
  readonly id: number;
  readonly code: string;
  readonly level: string;
  readonly label: Labels;
  readonly country: string | null;
  /** Place around it, by its index in `World.places`; −1 for a zone. */
  readonly parent: number;
  readonly isLeaf: boolean;
  readonly airport: string | null;
  readonly lat: number | null;
  readonly lon: number | null;
  /** Its leaves are `World.leaves[leafStart … leafEnd)`: an inner place is a range. */
  leafStart: number;
  leafEnd: number;
}

export interface RoomFacts {
  readonly unitId: number;
  readonly code: string;
  readonly label: Labels;
}

export interface HotelFacts {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  /** Stars, half a star more when the hotel has one: the specification's category. */
  readonly category: number;
  readonly lat: number;
  readonly lon: number;
  readonly ratingA: number | null;
  readonly reviewsA: number;
  readonly ratingB: number | null;
  readonly ratingBAverage: number | null;
  readonly reviewsB: number;
  readonly ranking: number;
  readonly facilities: readonly string[];
  readonly themes: readonly string[];
  readonly pictures: readonly string[];
  readonly district: Labels | null;
  readonly rooms: readonly RoomFacts[];
  readonly boardCodes: readonly string[];
  readonly ageClass: number;
}

/** A leaf destination: who is there, and the numbers. */
export interface Leaf {
  readonly place: number;
  readonly hotels: readonly HotelFacts[];
  readonly block: Block;
}

export interface FlightFacts {
  readonly id: number;
  readonly code: string;
  readonly from: string;
  readonly to: string;
  readonly airline: string;
  readonly departMinute: number;
  readonly arrivalDayOffset: number;
  readonly stops: number;
}

/** One direction of a route in one cabin: options in the order of their ids, values at day × options + option. Price 0 = does not run. */
export interface Lane {
  readonly flights: readonly FlightFacts[];
  readonly bagsIncluded: readonly boolean[];
  readonly prices: Int32Array;
  readonly seats: Uint16Array;
  /** Counts what was written into it. */
  readonly changes: { count: number };
}

/** Everything the index holds. Day 0 of lanes and night 0 of blocks are `baseDay`. */
export interface World {
  readonly baseDay: number;
  readonly nights: number;
  readonly places: readonly Place[];
  readonly placeOf: ReadonlyMap<string, number>;
  readonly leaves: readonly Leaf[];
  readonly lanes: ReadonlyMap<string, Lane>;
  readonly cities: ReadonlyMap<string, Labels>;
  readonly airports: ReadonlyMap<string, Labels>;
  readonly airlines: ReadonlyMap<string, string>;
  /** Mark-up in basis points by partner, then stars. */
  readonly markUps: Map<string, readonly number[]>;
  /** Millionths of a currency for one EUR. */
  readonly rates: ReadonlyMap<string, number>;
  /** Where a unit's numbers are: block and room, or lane and option. */
  readonly units: ReadonlyMap<number, UnitPlace>;
  /** Counts changes of seats and fares; blocks count their own. */
  readonly flightVersion: { applied: number };
}

export type UnitPlace =
  | { readonly kind: 'ROOM'; readonly leaf: number; readonly room: number }
  | { readonly kind: 'SEAT'; readonly lane: Lane; readonly option: number };

export const laneKey = (city: string, airport: string, direction: string, cabin: string): string => `${city} ${airport} ${direction} ${cabin}`;

/** Places around a place, the widest first, itself last. */
export function placesAround(world: Pick<World, 'places'>, place: number): Place[] {
  const around: Place[] = [];
  for (let at = place; at >= 0; ) {
    const found = world.places[at];
    if (found === undefined) break;
    around.unshift(found);
    at = found.parent;
  }
  return around;
}
