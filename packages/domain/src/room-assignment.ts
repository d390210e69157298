/** Rooms of a party given to room types of a hotel: `types[i]` is the type of room i; the cost is the sum, minor units. */
export interface Assignment {
  readonly types: readonly number[];
  readonly cost: number;
}

/** What decides an assignment. `costs[room][type]` is infinite when the type does not take that room's guests. */
export interface AssignmentQuestion {
  readonly costs: readonly (readonly number[])[];
  /** Rooms of each type left through the whole stay. */
  readonly units: readonly number[];
}

/** Steps of the search for alternatives; beyond it the list is what was found, the cheapest always among it. */
const MOST_STEPS = 20_000;

/**
 * The cheapest way to sleep the whole party, never more rooms of a type than are left: two rooms can cost more than twice one, because
 * the cheapest type may have one unit left. Equal costs keep the types of the lower positions. Null when it cannot be done.
 */
export function cheapestAssignment(question: AssignmentQuestion): Assignment | null {
  const { costs } = question;
  const units = question.units.slice();
  const rest = restOf(costs);
  const types: number[] = [];
  let best: Assignment | null = null;
  const place = (room: number, cost: number): void => {
    if (cost + (rest[room] ?? 0) >= (best?.cost ?? Number.POSITIVE_INFINITY)) return;
    const row = costs[room];
    if (row === undefined) {
      best = { types: types.slice(), cost };
      return;
    }
    for (let type = 0; type < row.length; type += 1) {
      const left = units[type] ?? 0;
      const own = row[type] ?? Number.POSITIVE_INFINITY;
      if (left < 1 || own === Number.POSITIVE_INFINITY) continue;
      units[type] = left - 1;
      types.push(type);
      place(room + 1, cost + own);
      types.pop();
      units[type] = left;
    }
  };
  place(0, 0);
  return best;
}

/**
 * The cheapest ways to sleep the party, cheapest first, at most `limit`. Two rooms with the same guests (`alike` equal) are
 * exchangeable, so only one order of their types is listed. Equal costs are in the order of the types.
 */
export function listAssignments(question: AssignmentQuestion & { readonly alike: readonly number[]; readonly limit: number }): Assignment[] {
  const { costs, alike, limit } = question;
  const cheapest = cheapestAssignment(question);
  if (cheapest === null) return [];
  const units = question.units.slice();
  const types: number[] = [];
  const found: Assignment[] = [];
  const previousAlike = alike.map((key, room) => alike.lastIndexOf(key, room - 1));
  let steps = 0;
  const place = (room: number, cost: number): void => {
    steps += 1;
    const row = costs[room];
    if (row === undefined) {
      found.push({ types: types.slice(), cost });
      return;
    }
    const twin = room > 0 ? (previousAlike[room] ?? -1) : -1;
    for (let type = twin < 0 ? 0 : (types[twin] ?? 0); type < row.length; type += 1) {
      const left = units[type] ?? 0;
      const own = row[type] ?? Number.POSITIVE_INFINITY;
      if (left < 1 || own === Number.POSITIVE_INFINITY || steps > MOST_STEPS) continue;
      units[type] = left - 1;
      types.push(type);
      place(room + 1, cost + own);
      types.pop();
      units[type] = left;
    }
  };
  place(0, 0);
  if (steps > MOST_STEPS) {
    const key = sameRooms(cheapest.types, alike);
    if (!found.some((one) => sameRooms(one.types, alike) === key)) found.push(cheapest);
  }
  return found.sort((first, second) => first.cost - second.cost || compareTypes(first.types, second.types)).slice(0, limit);
}

/** Least cost of the rooms from each one on: the bound that ends hopeless branches. */
function restOf(costs: readonly (readonly number[])[]): number[] {
  const rest = Array.from({ length: costs.length + 1 }, () => 0);
  for (let room = costs.length - 1; room >= 0; room -= 1) rest[room] = (rest[room + 1] ?? 0) + Math.min(...(costs[room] ?? []));
  return rest;
}

function sameRooms(types: readonly number[], alike: readonly number[]): string {
  return types
    .map((type, room) => `${alike[room] ?? room}:${type}`)
    .sort()
    .join(' ');
}

function compareTypes(first: readonly number[], second: readonly number[]): number {
  for (let room = 0; room < first.length; room += 1) {
    const difference = (first[room] ?? 0) - (second[room] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
