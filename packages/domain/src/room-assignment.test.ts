import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AssignmentQuestion, cheapestAssignment, listAssignments } from './room-assignment.ts';

const never = Number.POSITIVE_INFINITY;

/** Every combination, one after the other. */
function bruteForce({ costs, units }: AssignmentQuestion): { types: number[]; cost: number }[] {
  let all: { types: number[]; cost: number }[] = [{ types: [], cost: 0 }];
  for (const row of costs) all = all.flatMap((one) => row.map((cost, type) => ({ types: [...one.types, type], cost: one.cost + cost })));
  return all.filter((one) => Number.isFinite(one.cost) && units.every((left, type) => one.types.filter((used) => used === type).length <= left));
}

const questions = fc.integer({ min: 1, max: 4 }).chain((types) =>
  fc.record({
    costs: fc.array(
      fc.array(fc.oneof({ weight: 5, arbitrary: fc.integer({ min: 1, max: 30 }) }, { weight: 1, arbitrary: fc.constant(never) }), {
        minLength: types,
        maxLength: types,
      }),
      { minLength: 1, maxLength: 4 },
    ),
    units: fc.array(fc.nat(3), { minLength: types, maxLength: types }),
  }),
);

describe('rooms of a party', () => {
  it('cost more than twice one room when the cheapest type has one left', () => {
    const one = cheapestAssignment({ costs: [[100, 180]], units: [1, 5] });
    const two = cheapestAssignment({
      costs: [
        [100, 180],
        [100, 180],
      ],
      units: [1, 5],
    });
    expect(one?.cost).toBe(100);
    expect(two).toEqual({ types: [0, 1], cost: 280 });
  });

  it('cannot be assigned when too few are left', () => {
    expect(cheapestAssignment({ costs: [[100], [100]], units: [1] })).toBeNull();
    expect(cheapestAssignment({ costs: [[never]], units: [4] })).toBeNull();
  });

  it('gives the last family room to the family, not to the couple', () => {
    expect(
      cheapestAssignment({
        costs: [
          [90, 100],
          [never, 130],
        ],
        units: [3, 1],
      })?.types,
    ).toEqual([0, 1]);
    expect(
      cheapestAssignment({
        costs: [
          [100, 90],
          [never, 130],
        ],
        units: [3, 1],
      }),
    ).toEqual({ types: [0, 1], cost: 230 });
  });

  it('cost what trying every combination finds', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const all = bruteForce(question);
        const best = cheapestAssignment(question);
        expect(best?.cost ?? null).toBe(all.length === 0 ? null : Math.min(...all.map((one) => one.cost)));
        expect(best === null || all.some((one) => one.cost === best.cost && one.types.join() === best.types.join())).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('are listed cheapest first, each choice once', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const alike = question.costs.map((row) => question.costs.findIndex((other) => other.join() === row.join()));
        const all = bruteForce(question);
        const wanted = new Set(
          all.map((one) =>
            one.types
              .map((type, room) => `${alike[room]}:${type}`)
              .sort()
              .join(),
          ),
        );
        const listed = listAssignments({ ...question, alike, limit: 1_000 });
        expect(
          new Set(
            listed.map((one) =>
              one.types
                .map((type, room) => `${alike[room]}:${type}`)
                .sort()
                .join(),
            ),
          ),
        ).toEqual(wanted);
        expect(listed).toHaveLength(wanted.size);
        expect(listed.map((one) => one.cost)).toEqual(listed.map((one) => one.cost).toSorted((first, second) => first - second));
        expect(listed[0]?.cost).toBe(cheapestAssignment(question)?.cost);
      }),
      { numRuns: 300 },
    );
  });
});
