import { rateMillionths } from '@escale/domain/package-price';
import type { Pool, PoolClient } from 'pg';
import { type Block, type Night, createBlock, setRoom } from './columns.ts';
import { type HotelFacts, type Labels, type Lane, type Leaf, type Place, type UnitPlace, type World, laneKey } from './world.ts';

/** The index as it was at one snapshot of the database: the change feed goes on from there. */
export interface Loaded {
  readonly world: World;
  readonly snapshot: string;
}

const UNITS_A_QUERY = 400;
const PACKED_NIGHT = 14;

interface HotelRow {
  id: number;
  code: string;
  placeId: number;
  name: string;
  stars: number;
  halfStar: boolean;
  lat: number;
  lon: number;
  ratingA: number | null;
  reviewsA: number;
  ratingB: number | null;
  ratingBAverage: number | null;
  reviewsB: number;
  ranking: number;
  facilities: string[];
  themes: string[];
  pictures: string[];
  district: Labels | null;
  infantMaxAge: number;
  childMaxAge: number;
}
interface RoomRow {
  unitId: number;
  hotelId: number;
  code: string;
  label: Labels;
  occupancy: number[];
}
interface BoardRow {
  hotelId: number;
  code: string;
  addPerNight: number;
}
interface SeatRow {
  unitId: number;
  cabin: string;
  holdBags: number;
  id: number;
  code: string;
  direction: string;
  city: string;
  from: string;
  to: string;
  airport: string;
  airline: string;
  departMinute: number;
  arrivalDayOffset: number;
  stops: number;
}

/** Reads everything that is sold in one consistent view of the database. Some seconds for a million nights; blocks the loop in short pieces only. */
export async function loadWorld(pool: Pool): Promise<Loaded> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const {
      rows: [head],
    } = await client.query<{ snapshot: string; first: number | null; last: number | null }>(
      `select pg_current_snapshot()::text as snapshot, (select min(day) - date '1970-01-01' from inventory) as first, (select max(day) - date '1970-01-01' from inventory) as last`,
    );
    const baseDay = head?.first ?? 0;
    const nights = head?.last === null || head?.last === undefined ? 0 : head.last - baseDay + 1;
    const world = await readWorld(client, { baseDay, nights });
    await client.query('commit');
    return { world, snapshot: head?.snapshot ?? '' };
  } finally {
    await client.query('rollback').catch(() => undefined); // after a commit this does nothing
    client.release();
  }
}

async function readWorld(client: PoolClient, days: { baseDay: number; nights: number }): Promise<World> {
  const places = await readPlaces(client);
  const placeIds = new Map(places.map((place, index) => [place.id, index]));
  const hotelsOf = groupBy(
    (
      await client.query<HotelRow>(
        `select id, code, place_id as "placeId", name, stars, half_star as "halfStar", lat, lon, rating_a::float8 as "ratingA", reviews_a as "reviewsA", rating_b as "ratingB",
       rating_b_average::float8 as "ratingBAverage", reviews_b as "reviewsB", ranking, facilities, themes, pictures, district, infant_max_age as "infantMaxAge", child_max_age as "childMaxAge"
     from hotel h where exists (select 1 from room r where r.hotel_id = h.id) and exists (select 1 from hotel_board b where b.hotel_id = h.id) order by id`,
      )
    ).rows,
    (row) => placeIds.get(row.placeId) ?? -1,
  );
  const roomsOf = groupBy(
    (await client.query<RoomRow>('select unit_id as "unitId", hotel_id as "hotelId", code, label, occupancy from room order by hotel_id, position, code')).rows,
    (row) => row.hotelId,
  );
  const boardsOf = groupBy(
    (await client.query<BoardRow>('select hotel_id as "hotelId", code, add_per_night as "addPerNight" from hotel_board order by hotel_id, position')).rows,
    (row) => row.hotelId,
  );

  const units = new Map<number, UnitPlace>();
  const leaves: Leaf[] = [];
  const leafOrder = orderLeaves(places);
  for (const place of leafOrder) leaves.push(readLeaf({ place, leaf: leaves.length, rows: hotelsOf.get(place) ?? [], roomsOf, boardsOf, units, days }));
  const lanes = await readLanes(client, days, units);
  await readNights(client, { leaves, units, days });
  for (const lane of lanes.values()) lane.changes.count = 0;

  const text = async <Row extends object>(sql: string): Promise<Row[]> => (await client.query<Row>(sql)).rows;
  const markUps = new Map<string, number[]>();
  for (const row of await text<{ partner: string; stars: number; points: number }>('select partner, stars, basis_points as points from mark_up')) {
    const own = markUps.get(row.partner) ?? [0, 0, 0, 0, 0, 0];
    own[row.stars] = row.points;
    markUps.set(row.partner, own);
  }
  const rates = new Map(
    (await text<{ currency: string; rate: string }>('select currency, per_eur::text as rate from exchange_rate')).map((row) => [
      row.currency,
      rateMillionths(row.rate),
    ]),
  );
  if (!rates.has('EUR')) rates.set('EUR', 1_000_000);
  return {
    ...days,
    places,
    placeOf: new Map(places.map((place, index) => [place.code, index])),
    leaves,
    lanes,
    markUps,
    rates,
    units,
    flightVersion: { applied: 0 },
    cities: new Map((await text<{ code: string; label: Labels }>('select code, label from departure_city')).map((row) => [row.code, row.label])),
    airports: new Map((await text<{ code: string; label: Labels }>('select iata as code, label from airport')).map((row) => [row.code, row.label])),
    airlines: new Map((await text<{ code: string; name: string }>('select code, name from airline')).map((row) => [row.code, row.name])),
  };
}

async function readPlaces(client: PoolClient): Promise<Place[]> {
  const { rows } = await client.query<Omit<Place, 'parent' | 'leafStart' | 'leafEnd'> & { parentId: number | null }>(
    'select id, code, parent_id as "parentId", level, label, country, is_leaf as "isLeaf", airport, lat, lon from place order by id',
  );
  const indexOf = new Map(rows.map((row, index) => [row.id, index]));
  return rows.map(({ parentId, ...row }) => ({ ...row, parent: parentId === null ? -1 : (indexOf.get(parentId) ?? -1), leafStart: 0, leafEnd: 0 }));
}

/** Walks the tree so that the leaves of every place are neighbours; answers the leaves' places in that order and sets the ranges. */
function orderLeaves(places: readonly Place[]): number[] {
  const childrenOf = groupBy(
    places.map((place, index) => ({ index, parent: place.parent })),
    (entry) => entry.parent,
  );
  const order: number[] = [];
  const visit = (index: number): void => {
    const place = places[index];
    if (place === undefined) return;
    place.leafStart = order.length;
    if (place.isLeaf) order.push(index);
    for (const child of childrenOf.get(index) ?? []) visit(child.index);
    place.leafEnd = order.length;
  };
  for (const root of childrenOf.get(-1) ?? []) visit(root.index);
  return order;
}

function readLeaf(given: {
  place: number;
  leaf: number;
  rows: readonly HotelRow[];
  roomsOf: ReadonlyMap<number, RoomRow[]>;
  boardsOf: ReadonlyMap<number, BoardRow[]>;
  units: Map<number, UnitPlace>;
  days: { baseDay: number; nights: number };
}): Leaf {
  const { rows, roomsOf, boardsOf } = given;
  const block: Block = createBlock(
    rows.map((row) => ({
      stars: row.stars,
      infantMaxAge: row.infantMaxAge,
      childMaxAge: row.childMaxAge,
      boardAdds: (boardsOf.get(row.id) ?? []).map((board) => board.addPerNight),
      roomOccupancies: (roomsOf.get(row.id) ?? []).map((room) => room.occupancy),
    })),
    given.days,
  );
  let room = 0;
  const hotels = rows.map((row, index): HotelFacts => {
    const rooms = roomsOf.get(row.id) ?? [];
    for (const one of rooms) given.units.set(one.unitId, { kind: 'ROOM', leaf: given.leaf, room: room++ });
    const { placeId: _place, stars, halfStar, infantMaxAge: _infant, childMaxAge: _child, ...facts } = row;
    return {
      ...facts,
      category: stars + (halfStar ? 0.5 : 0),
      ageClass: block.columns.ageClass[index] ?? 0,
      rooms: rooms.map(({ unitId, code, label }) => ({ unitId, code, label })),
      boardCodes: (boardsOf.get(row.id) ?? []).map((board) => board.code),
    };
  });
  return { place: given.place, hotels, block };
}

async function readLanes(client: PoolClient, days: { nights: number }, units: Map<number, UnitPlace>): Promise<Map<string, Lane>> {
  const { rows } = await client.query<SeatRow>(
    `select s.unit_id as "unitId", s.cabin, s.hold_bags as "holdBags", f.id, f.code, f.direction, f.city, f.airport, f.airline,
       case f.direction when 'OUTBOUND' then f.city_airport else f.airport end as "from", case f.direction when 'OUTBOUND' then f.airport else f.city_airport end as "to",
       f.depart_minute as "departMinute", f.arrival_day_offset as "arrivalDayOffset", f.stops
     from seat s join flight_option f on f.id = s.flight_option_id order by f.id, s.unit_id`,
  );
  const lanes = new Map<string, Lane>();
  for (const [key, options] of groupBy(rows, (row) => laneKey(row.city, row.airport, row.direction, row.cabin))) {
    const lane: Lane = {
      flights: options.map(({ id, code, from, to, airline, departMinute, arrivalDayOffset, stops }) => ({
        id,
        code,
        from,
        to,
        airline,
        departMinute,
        arrivalDayOffset,
        stops,
      })),
      bagsIncluded: options.map((option) => option.holdBags > 0),
      prices: new Int32Array(days.nights * options.length),
      seats: new Uint16Array(days.nights * options.length),
      changes: { count: 0 },
    };
    options.forEach(({ unitId }, option) => units.set(unitId, { kind: 'SEAT', lane, option }));
    lanes.set(key, lane);
  }
  return lanes;
}

/** The inventory, packed by the database into one string of bytes a unit: the driver would need ten times as long for rows. */
async function readNights(
  client: PoolClient,
  given: { leaves: readonly Leaf[]; units: ReadonlyMap<number, UnitPlace>; days: { baseDay: number; nights: number } },
): Promise<void> {
  const { leaves, units, days } = given;
  const ids = [...units.keys()].sort((first, second) => first - second);
  for (let at = 0; at < ids.length; at += UNITS_A_QUERY) {
    const { rows } = await client.query<{ unitId: number; packed: Buffer }>({
      name: 'pack-nights',
      text: `select unit_id as "unitId", string_agg(int4send(day - date '1970-01-01') || int4send(price) || int2send(least(sellable(closed, allotment, held, sold), 9999)::int2) || int2send(min_stay) || int2send(max_stay), ''::bytea order by day) as packed
        from inventory where unit_id = any($1) group by unit_id`,
      values: [ids.slice(at, at + UNITS_A_QUERY)],
    });
    for (const { unitId, packed } of rows) {
      const place = units.get(unitId);
      if (place === undefined) continue;
      const nights: (Night | undefined)[] = Array.from({ length: days.nights });
      for (let byte = 0; byte < packed.length; byte += PACKED_NIGHT) {
        nights[packed.readInt32BE(byte) - days.baseDay] = {
          price: packed.readInt32BE(byte + 4),
          available: packed.readInt16BE(byte + 8),
          minStay: packed.readInt16BE(byte + 10),
          maxStay: packed.readInt16BE(byte + 12),
        };
      }
      const leaf = place.kind === 'ROOM' ? leaves[place.leaf] : undefined;
      if (place.kind === 'SEAT') nights.forEach((night, day) => setSeats(place, day, night));
      else if (leaf !== undefined) setRoom(leaf.block, place.room, nights);
    }
  }
}

/** Writes one day of a flight's cabin; a day of which nothing is known does not run. */
export function setSeats(place: { readonly lane: Lane; readonly option: number }, day: number, value: Pick<Night, 'available' | 'price'> | undefined): void {
  const { lane, option } = place;
  const cell = day * lane.flights.length + option;
  if (cell < 0 || cell >= lane.prices.length) return;
  lane.changes.count += 1;
  lane.prices[cell] = value?.price ?? 0;
  lane.seats[cell] = Math.max(0, value?.available ?? 0);
}

function groupBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return groups;
}
