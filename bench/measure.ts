/** Times of one question asked many times, milliseconds. */
export interface Times {
  readonly p50: number;
  readonly p95: number;
}

const WARM_UP = 0.3;

/** Asks `turns` times after a warm-up of a third of that, one after the other; `ask(turn)` may vary its question. */
export async function measure(turns: number, ask: (turn: number) => unknown): Promise<Times> {
  for (let turn = 0; turn < turns * WARM_UP; turn += 1) await ask(turn);
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const start = performance.now();
    await ask(turn);
    times.push(performance.now() - start);
  }
  times.sort((first, second) => first - second);
  return { p50: times[Math.floor(turns * 0.5)] ?? 0, p95: times[Math.floor(turns * 0.95)] ?? 0 };
}

/** The same without waiting between turns, for what answers at once. */
export function measureNow(turns: number, ask: (turn: number) => unknown): Times {
  for (let turn = 0; turn < turns * WARM_UP; turn += 1) ask(turn);
  const times = Float64Array.from({ length: turns }, (_, turn) => {
    const start = performance.now();
    ask(turn);
    return performance.now() - start;
  }).sort();
  return { p50: times[Math.floor(turns * 0.5)] ?? 0, p95: times[Math.floor(turns * 0.95)] ?? 0 };
}

const BANDWIDTH_BYTES = 256 * 1024 * 1024;

/** Bytes a millisecond that this program reads from memory in a row: the best of several passes over more than any cache holds. */
export function measureBandwidth(): number {
  const numbers = new Float64Array(BANDWIDTH_BYTES / 8).fill(1);
  let best = Number.POSITIVE_INFINITY;
  let sum = 0;
  for (let pass = 0; pass < 6; pass += 1) {
    const start = performance.now();
    let [a, b, c, d] = [0, 0, 0, 0];
    for (let at = 0; at < numbers.length; at += 4) {
      a += numbers[at] ?? 0;
      b += numbers[at + 1] ?? 0;
      c += numbers[at + 2] ?? 0;
      d += numbers[at + 3] ?? 0;
    }
    best = Math.min(best, performance.now() - start);
    sum += a + b + c + d;
  }
  return sum > 0 ? BANDWIDTH_BYTES / best : 0;
}

/** A figure with as many digits as it can bear. */
export const figure = (value: number): string =>
  value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value >= 0.1 ? value.toFixed(2) : value.toFixed(4);
