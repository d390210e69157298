const STATUSES = [1, 2, 3, 4, 5] as const;

/**
 * Reviews by status 1 to 5 of a hotel that has so many reviews and this average (1 to 5): whole numbers whose sum is `reviews` and whose mean is
 * the nearest there is to `average`. Most reviews lie around the average, fewer the farther away.
 * @example spreadReviews(4.2, 10) // [0, 0, 2, 4, 4]: mean 4.2
 */
export const spreadReviews = (average: number, reviews: number): readonly [number, number, number, number, number] => {
  const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  if (reviews <= 0) return counts;
  const weights = STATUSES.map((status) => Math.exp(-((status - average) ** 2) / 1.4));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  weights.forEach((weight, at) => {
    counts[at] = Math.floor((weight / sum) * reviews);
  });
  const nearest = Math.min(4, Math.max(0, Math.round(average) - 1));
  counts[nearest] = (counts[nearest] ?? 0) + reviews - counts.reduce((total, count) => total + count, 0);
  // One review at a time moves one status up or down until no move brings the mean nearer.
  const target = Math.round(average * reviews);
  const points = (): number => counts.reduce((total, count, at) => total + count * (at + 1), 0);
  for (let missing = target - points(); missing !== 0; missing = target - points()) {
    const step = missing > 0 ? 1 : -1;
    const from = mostMovable(counts, step);
    if (from === undefined) break;
    const moved = Math.min(Math.abs(missing), Math.max(1, Math.floor((counts[from] ?? 0) / 2)));
    counts[from] = (counts[from] ?? 0) - moved;
    counts[from + step] = (counts[from + step] ?? 0) + moved;
  }
  return counts;
};

/** The fullest status that has a neighbour in the direction. */
const mostMovable = (counts: readonly number[], step: number): number | undefined => {
  let found: number | undefined;
  counts.forEach((count, at) => {
    const neighbour = at + step;
    if (count === 0 || neighbour < 0 || neighbour > 4) return;
    if (found === undefined || count > (counts[found] ?? 0)) found = at;
  });
  return found;
};
