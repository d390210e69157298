import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';

/** Source of everything that must not be guessed; tests pass a seeded one. */
export interface Ids {
  /** Handle of a search, quote and booking. */
  uuid(): string;
  /** URL-safe secret of 256 bits. */
  secret(): string;
  /** Whole number in [0, below). */
  int(below: number): number;
}

export const randomIds: Ids = {
  uuid: () => randomUUID(),
  secret: () => randomBytes(32).toString('base64url'),
  int: (below) => randomInt(below),
};

/** Ids that repeat for the same seed: for tests only. */
export const seededIds = (seed: string): Ids => {
  let turn = 0;
  const next = (): Buffer => createHash('sha256').update(`${seed}:${turn++}`).digest();
  return {
    uuid: () =>
      next()
        .toString('hex')
        .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/u, '$1-$2-4$3-8$4-$5'),
    secret: () => next().toString('base64url'),
    int: (below) => next().readUInt32BE(0) % below,
  };
};

/** One-way fingerprint of a secret: what is stored in its place. */
export const fingerprint = (secret: string): string => createHash('sha256').update(secret).digest('hex');
