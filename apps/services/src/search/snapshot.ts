import { readFile, rename, writeFile } from 'node:fs/promises';
import type { Pool } from 'pg';
import type { Block, Columns } from './columns.ts';
import type { Loaded } from './load.ts';
import type { HotelFacts, Labels, Lane, Place, UnitPlace, World } from './world.ts';

// A snapshot file: length of the head (4 bytes), the head as JSON, then every typed array at a multiple of 8 bytes.
const FORMAT = 3;
const ALIGNMENT = 8;

const KINDS = { Uint8Array, Uint16Array, Uint32Array, Int32Array };
type Kind = keyof typeof KINDS;
type Numbers = Uint8Array | Uint16Array | Uint32Array | Int32Array;

interface Stored {
  readonly kind: Kind;
  readonly at: number;
  readonly length: number;
}
type StoredUnit = readonly [unitId: number, leaf: number, room: number] | readonly [unitId: number, laneKey: string, option: number];

interface Head {
  readonly format: number;
  /** Which database and which universe the numbers come from: transaction ids mean nothing elsewhere. */
  readonly origin: string;
  readonly snapshot: string;
  readonly world: Pick<World, 'baseDay' | 'nights' | 'places'>;
  readonly maps: {
    cities: [string, Labels][];
    airports: [string, Labels][];
    airlines: [string, string][];
    markUps: [string, readonly number[]][];
    rates: [string, number][];
  };
  readonly leaves: {
    readonly place: number;
    readonly hotels: readonly HotelFacts[];
    readonly block: Omit<Block, 'columns'>;
    readonly columns: Record<string, Stored>;
  }[];
  readonly lanes: {
    readonly key: string;
    readonly flights: Lane['flights'];
    readonly bagsIncluded: readonly boolean[];
    readonly prices: Stored;
    readonly seats: Stored;
  }[];
  readonly units: StoredUnit[];
}

/** Names a database and the universe in it; a snapshot of another one is not read. */
export async function readOrigin(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ origin: string }>(
    `select (select system_identifier from pg_control_system())::text || ' ' || (select oid from pg_database where datname = current_database())::text || ' '
       || coalesce((select seed || ' ' || today || ' ' || scale || ' ' || version from universe), '') || ' ' || (select count(*) from unit)::text || ' '
       || md5((select string_agg(m::text, '' order by partner, stars) from mark_up m)) || ' ' || md5((select string_agg(e::text, '' order by currency) from exchange_rate e)) as origin`,
  );
  return rows[0]?.origin ?? '';
}

/** Writes the index with the cursor it stands at; readers see the old file or the whole new one. */
export async function writeSnapshot(file: string, { world, snapshot }: Loaded, origin: string): Promise<void> {
  const arrays: Numbers[] = [];
  let at = 0;
  const store = (numbers: Numbers): Stored => {
    const stored = { kind: kindOf(numbers), at, length: numbers.length };
    arrays.push(numbers);
    at += padded(numbers.byteLength);
    return stored;
  };
  const laneKeys = new Map([...world.lanes].map(([key, lane]) => [lane, key]));
  const head: Head = {
    format: FORMAT,
    origin,
    snapshot,
    world: { baseDay: world.baseDay, nights: world.nights, places: world.places },
    maps: { cities: [...world.cities], airports: [...world.airports], airlines: [...world.airlines], markUps: [...world.markUps], rates: [...world.rates] },
    leaves: world.leaves.map(({ place, hotels, block: { columns, ...block } }) => ({
      place,
      hotels,
      block,
      columns: Object.fromEntries(Object.entries(columns).map(([name, numbers]) => [name, store(numbers)])),
    })),
    lanes: [...world.lanes].map(([key, lane]) => ({
      key,
      flights: lane.flights,
      bagsIncluded: lane.bagsIncluded,
      prices: store(lane.prices),
      seats: store(lane.seats),
    })),
    units: [...world.units].map(
      ([unitId, place]): StoredUnit => (place.kind === 'ROOM' ? [unitId, place.leaf, place.room] : [unitId, laneKeys.get(place.lane) ?? '', place.option]),
    ),
  };
  const text = Buffer.from(JSON.stringify(head));
  const start = padded(4 + text.length);
  const bytes = Buffer.alloc(start + at);
  bytes.writeUInt32LE(text.length, 0);
  text.copy(bytes, 4);
  let to = start;
  for (const numbers of arrays) {
    bytes.set(new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength), to);
    to += padded(numbers.byteLength);
  }
  const unfinished = `${file}.${process.pid}.writing`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
}

/** Reads an index back; null when there is none, or it belongs to another format, database or universe. */
export async function readSnapshot(file: string, origin: string): Promise<Loaded | null> {
  const bytes = await readFile(file).catch(() => null);
  if (bytes === null || bytes.length < 4) return null;
  const headLength = bytes.readUInt32LE(0);
  const head = parseHead(bytes.subarray(4, 4 + headLength).toString());
  if (head === null || head.format !== FORMAT || head.origin !== origin) return null;
  const body = bytes.subarray(padded(4 + headLength));
  const numbersOf = (stored: Stored): Numbers => {
    // A copy of its own: later changes are written into it.
    const own = Uint8Array.from(body.subarray(stored.at, stored.at + stored.length * KINDS[stored.kind].BYTES_PER_ELEMENT));
    return new KINDS[stored.kind](own.buffer, 0, stored.length);
  };
  const lanes = new Map(
    head.lanes.map(({ key, flights, bagsIncluded, prices, seats }): [string, Lane] => [
      key,
      { flights, bagsIncluded, prices: numbersOf(prices) as Int32Array, seats: numbersOf(seats) as Uint16Array, changes: { count: 0 } },
    ]),
  ); // as: written from these kinds
  const units = new Map<number, UnitPlace>();
  for (const [unitId, where, at] of head.units) {
    if (typeof where === 'number') units.set(unitId, { kind: 'ROOM', leaf: where, room: at });
    else {
      const lane = lanes.get(where);
      if (lane !== undefined) units.set(unitId, { kind: 'SEAT', lane, option: at });
    }
  }
  const places: readonly Place[] = head.world.places;
  const world: World = {
    ...head.world,
    places,
    placeOf: new Map(places.map((place, index) => [place.code, index])),
    lanes,
    units,
    flightVersion: { applied: 0 },
    leaves: head.leaves.map(({ place, hotels, block, columns }) => ({
      place,
      hotels,
      block: { ...block, columns: Object.fromEntries(Object.entries(columns).map(([name, stored]) => [name, numbersOf(stored)])) as unknown as Columns },
    })), // as: written from Columns
    cities: new Map(head.maps.cities),
    airports: new Map(head.maps.airports),
    airlines: new Map(head.maps.airlines),
    markUps: new Map(head.maps.markUps),
    rates: new Map(head.maps.rates),
  };
  return { world, snapshot: head.snapshot };
}

const padded = (length: number): number => Math.ceil(length / ALIGNMENT) * ALIGNMENT;

function kindOf(numbers: Numbers): Kind {
  if (numbers instanceof Uint8Array) return 'Uint8Array';
  if (numbers instanceof Uint16Array) return 'Uint16Array';
  return numbers instanceof Uint32Array ? 'Uint32Array' : 'Int32Array';
}

function parseHead(text: string): Head | null {
  try {
    return JSON.parse(text) as Head; // as: our own file; format and origin are checked before the rest is read
  } catch {
    return null;
  }
}
