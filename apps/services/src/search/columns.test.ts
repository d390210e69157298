import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Night, createBlock, leastUnits, priceOf, setNight, setRoom } from './columns.ts';

const NIGHTS = 45;
const hotel = {
  stars: 4,
  infantMaxAge: 1,
  childMaxAge: 11,
  boardAdds: [0],
  roomOccupancies: [Array.from({ length: 16 }, () => 100), Array.from({ length: 16 }, () => 100)],
};
const night = fc.record({
  available: fc.nat(4),
  price: fc.integer({ min: 1, max: 90_000 }),
  minStay: fc.integer({ min: 1, max: 7 }),
  maxStay: fc.integer({ min: 0, max: 40 }),
});

const blockOf = (rooms: readonly (readonly (Night | undefined)[])[]) => {
  const block = createBlock([hotel], { baseDay: 20_000, nights: NIGHTS });
  rooms.forEach((nights, room) => setRoom(block, room, nights));
  return block;
};

describe('columns of a leaf', () => {
  it('after any changes are what they would be if loaded so', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.option(night, { nil: undefined }), { minLength: NIGHTS, maxLength: NIGHTS }), { minLength: 2, maxLength: 2 }),
        fc.array(fc.tuple(fc.nat(1), fc.nat(NIGHTS - 1), night), { maxLength: 30 }),
        (rooms, changes) => {
          const block = blockOf(rooms);
          const after = rooms.map((nights) => nights.slice());
          for (const [room, at, value] of changes) {
            setNight(block, room, at, value);
            const own = after[room];
            if (own !== undefined) own[at] = value;
          }
          expect(block.columns).toEqual(blockOf(after).columns);
          expect(block.version).toBe(changes.length);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('answer the longest stay of an arrival: open nights, maximum stay and 28 nights, whichever ends first', () => {
    const open: Night = { available: 2, price: 1_000, minStay: 1, maxStay: 28 };
    const nights: Night[] = Array.from({ length: NIGHTS }, (_, at) =>
      at === 5
        ? { ...open, available: 0 }
        : at === 2
          ? { ...open, maxStay: 2 }
          : at === 10
            ? { ...open, maxStay: 90 }
            : at === 7
              ? { ...open, maxStay: 0 }
              : open,
    );
    const { columns, rooms } = blockOf([nights]);
    const runAt = (at: number) => columns.run[at * rooms];
    expect([0, 2, 4, 5, 6, 7, 10, NIGHTS - 1].map(runAt)).toEqual([5, 2, 1, 0, 28, 0, 28, 1]);
  });

  it('know the least units and the price of nights, and ignore nights beyond the horizon', () => {
    const nights: Night[] = Array.from({ length: NIGHTS }, (_, at) => ({ available: at === 3 ? 1 : 900, price: 100 + at, minStay: 1, maxStay: 28 }));
    const block = blockOf([nights]);
    expect([leastUnits(block, 0, 0, 3), leastUnits(block, 0, 0, 4), priceOf(block, 0, 7)]).toEqual([255, 1, 107]);
    setNight(block, 0, NIGHTS, { available: 0, price: 1, minStay: 1, maxStay: 1 });
    setNight(block, 0, -1, { available: 0, price: 1, minStay: 1, maxStay: 1 });
    expect(block.version).toBe(0);
  });
});
