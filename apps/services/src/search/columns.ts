import { LONGEST_STAY } from '@escale/domain/stay';

/** Age limits shared by many hotels; a hotel names one by its place in the list. */
export interface AgeClass {
  readonly infantMaxAge: number;
  readonly childMaxAge: number;
}

/**
 * The numbers of one leaf destination, one value after the other in memory. Rooms of a hotel are neighbours; what changes by night is
 * laid out night by night (night × rooms + room), so that one search, which asks the same nights of every room, reads few lines of memory.
 */
export interface Columns {
  // Index: hotel (roomStart and boardStart have one more: the end of the last).
  readonly stars: Uint8Array;
  readonly ageClass: Uint8Array;
  readonly roomStart: Uint32Array;
  readonly boardStart: Uint32Array;
  /** Least supplement of the hotel's boards, cents a night for two adults. */
  readonly leastBoard: Int32Array;
  // Index: board.
  readonly boardAdd: Int32Array;
  // Index: room × 16 + occupancy place. Percent, 0 = not allowed.
  readonly occupancy: Uint16Array;
  // Index: night × rooms + room.
  readonly units: Uint8Array;
  readonly minStay: Uint8Array;
  readonly maxStay: Uint8Array;
  /** Longest stay that arrives here: the least of the loaded maximum, the run of nights with a room left, and the longest stay sold. */
  readonly run: Uint8Array;
  /** Sum of the prices of all nights before, cents: a stay is the difference of two. One night more than the others. */
  readonly priceBefore: Int32Array;
}

/** Columns of a leaf with their measures. Night 0 is `baseDay` (a day number). */
export interface Block {
  readonly hotels: number;
  readonly rooms: number;
  readonly nights: number;
  readonly baseDay: number;
  readonly ageClasses: readonly AgeClass[];
  readonly columns: Columns;
  /** Counts the changes applied: a card carries it, so that an old answer is known as old. */
  version: number;
}

export interface BlockHotel {
  readonly stars: number;
  readonly infantMaxAge: number;
  readonly childMaxAge: number;
  readonly boardAdds: readonly number[];
  readonly roomOccupancies: readonly (readonly number[])[];
}

export const OCCUPANCY_PLACES = 16;
const MOST_COUNTED = 255;

/** An empty block for the hotels of a leaf: every night sold out until `setNight` and `deriveRuns`. */
export function createBlock(hotels: readonly BlockHotel[], days: { readonly baseDay: number; readonly nights: number }): Block {
  const rooms = hotels.reduce((sum, hotel) => sum + hotel.roomOccupancies.length, 0);
  const boards = hotels.reduce((sum, hotel) => sum + hotel.boardAdds.length, 0);
  const cells = days.nights * rooms;
  const columns: Columns = {
    stars: Uint8Array.from(hotels, (hotel) => hotel.stars),
    ageClass: new Uint8Array(hotels.length),
    roomStart: new Uint32Array(hotels.length + 1),
    boardStart: new Uint32Array(hotels.length + 1),
    leastBoard: Int32Array.from(hotels, (hotel) => Math.min(...hotel.boardAdds)),
    boardAdd: new Int32Array(boards),
    occupancy: new Uint16Array(rooms * OCCUPANCY_PLACES),
    units: new Uint8Array(cells),
    minStay: new Uint8Array(cells),
    maxStay: new Uint8Array(cells),
    run: new Uint8Array(cells),
    priceBefore: new Int32Array(cells + rooms),
  };
  const ageClasses: AgeClass[] = [];
  let room = 0;
  let board = 0;
  hotels.forEach((hotel, index) => {
    let ageClass = ageClasses.findIndex((one) => one.infantMaxAge === hotel.infantMaxAge && one.childMaxAge === hotel.childMaxAge);
    if (ageClass < 0) ageClass = ageClasses.push({ infantMaxAge: hotel.infantMaxAge, childMaxAge: hotel.childMaxAge }) - 1;
    columns.ageClass[index] = ageClass;
    for (const add of hotel.boardAdds) columns.boardAdd[board++] = add;
    for (const occupancy of hotel.roomOccupancies) columns.occupancy.set(occupancy.slice(0, OCCUPANCY_PLACES), OCCUPANCY_PLACES * room++);
    columns.roomStart[index + 1] = room;
    columns.boardStart[index + 1] = board;
  });
  return { hotels: hotels.length, rooms, nights: days.nights, baseDay: days.baseDay, ageClasses, columns, version: 0 };
}

/** One night of one room type as the inventory has it. */
export interface Night {
  readonly available: number;
  readonly price: number;
  readonly minStay: number;
  readonly maxStay: number;
}

const counted = (value: number): number => Math.max(0, Math.min(MOST_COUNTED, value));

/** Writes a whole room, `nights[i]` at night i, prefix sums and runs included. Nights of which nothing is known are sold out. */
export function setRoom(block: Block, room: number, nights: readonly (Night | undefined)[]): void {
  const { columns, rooms } = block;
  let before = 0;
  for (let night = 0; night < block.nights; night += 1) {
    const cell = night * rooms + room;
    const known = nights[night];
    columns.units[cell] = counted(known?.available ?? 0);
    columns.minStay[cell] = counted(known?.minStay ?? 1);
    columns.maxStay[cell] = counted(known?.maxStay ?? 0);
    columns.priceBefore[cell] = before;
    before += known?.price ?? 0;
  }
  columns.priceBefore[block.nights * rooms + room] = before;
  deriveRuns(block, room, 0, block.nights - 1);
}

/** Writes one changed night: later prefix sums move by the difference, runs of the nights before it are derived again. Nights outside the block are not kept. */
export function setNight(block: Block, room: number, night: number, value: Night): void {
  if (night < 0 || night >= block.nights || room < 0 || room >= block.rooms) return;
  const { columns, rooms } = block;
  const cell = night * rooms + room;
  const difference = (value.price - priceOf(block, room, night)) | 0;
  columns.units[cell] = counted(value.available);
  columns.minStay[cell] = counted(value.minStay);
  columns.maxStay[cell] = counted(value.maxStay);
  if (difference !== 0) {
    const { priceBefore } = columns;
    for (let at = cell + rooms; at < priceBefore.length; at += rooms) priceBefore[at] = (priceBefore[at] ?? 0) + difference;
  }
  deriveRuns(block, room, Math.max(0, night - LONGEST_STAY), night);
  block.version += 1;
}

/** Price of one night, cents. */
export function priceOf(block: Block, room: number, night: number): number {
  const { priceBefore } = block.columns;
  return ((priceBefore[(night + 1) * block.rooms + room] ?? 0) - (priceBefore[night * block.rooms + room] ?? 0)) | 0;
}

/** Least number of rooms left over nights [night, night + length). */
export function leastUnits(block: Block, room: number, night: number, length: number): number {
  const { units } = block.columns;
  let least = MOST_COUNTED;
  for (let at = night * block.rooms + room, last = at + length * block.rooms; at < last; at += block.rooms) least = Math.min(least, units[at] ?? 0);
  return least;
}

function deriveRuns(block: Block, room: number, first: number, last: number): void {
  const { columns, rooms, nights } = block;
  let open = 0;
  for (let night = last + 1; night < nights && open < LONGEST_STAY && (columns.units[night * rooms + room] ?? 0) > 0; night += 1) open += 1;
  for (let night = last; night >= first; night -= 1) {
    const cell = night * rooms + room;
    open = (columns.units[cell] ?? 0) > 0 ? Math.min(open + 1, LONGEST_STAY) : 0;
    columns.run[cell] = Math.min(open, columns.maxStay[cell] ?? 0);
  }
}
