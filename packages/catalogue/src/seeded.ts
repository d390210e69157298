/** Seeded chance: the same words give the same numbers on every machine. No state is shared, so order of use never matters. */

/** FNV-1a of a text, 32 bits. */
export const hashText = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash ^= text.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
};

/** Mixes three whole numbers into one of 32 bits; cheap enough to be asked for every night of every room. */
export const mix = (a: number, b: number, c: number): number => {
  let hash = a ^ Math.imul(b + 0x7f4a7c15, 0x9e3779b1) ^ Math.imul(c + 0x165667b1, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return (hash ^ (hash >>> 15)) >>> 0;
};

/** A number in [0, 1) from a mix. */
export const chanceOf = (a: number, b: number, c: number): number => mix(a, b, c) / 4_294_967_296;

/** A stream of seeded numbers under a name of its own. */
export class Dice {
  #state: number;

  constructor(name: string) {
    this.#state = hashText(name);
  }

  /** Next number in [0, 1) (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** Whole number from low to high, both possible. */
  whole(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  between(low: number, high: number): number {
    return low + this.next() * (high - low);
  }

  happens(share: number): boolean {
    return this.next() < share;
  }

  /** One of the list; throws on an empty one. */
  pick<T>(list: readonly T[]): T {
    const found = list[Math.floor(this.next() * list.length)];
    if (found === undefined) throw new Error('Nothing to pick from');
    return found;
  }

  /** A new list in seeded order. */
  shuffle<T>(list: readonly T[]): T[] {
    const out = list.map((item) => [this.next(), item] as const);
    return out.sort((a, b) => a[0] - b[0]).map(([, item]) => item);
  }
}
