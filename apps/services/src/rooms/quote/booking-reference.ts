import { createHmac } from 'node:crypto';
import type { Queryable } from '../payment/index.ts';

// References run from 1000000 to 9999999: seven digits without a leading zero, so that nothing that handles numbers can lose one.
const LOWEST = 1_000_000;
const COUNT = 9_000_000;
const HALF_BITS = 12;
const HALF = 1 << HALF_BITS;
const ROUNDS = 6;

/** One keyed permutation of 24 bits (a Feistel network): neighbours end up far apart, and nobody without the key can tell the next one. */
const permute = (value: number, key: string): number => {
  let left = value >>> HALF_BITS;
  let right = value & (HALF - 1);
  for (let round = 0; round < ROUNDS; round += 1) {
    const mixed = createHmac('sha256', key).update(`${round}:${right}`).digest().readUInt16BE(0) & (HALF - 1);
    [left, right] = [right, left ^ mixed];
  }
  return (left << HALF_BITS) | right;
};

/** Reference of the nth booking (0 to 8999999): each number gets its own, in an order only the key knows. Throws beyond. */
export const referenceOf = (number: number, key: string): string => {
  if (!Number.isInteger(number) || number < 0 || number >= COUNT) throw new RangeError(`No booking number: ${number}`);
  let value = number;
  // Values beyond the range are permuted again until they fall into it: still a permutation, now of the range.
  do value = permute(value, key);
  while (value >= COUNT);
  return String(LOWEST + value);
};

/** The key of this installation, made once and kept beside the bookings it numbered. */
const readKey = async (db: Queryable, make: () => string): Promise<string> => {
  await db.query('insert into booking_secret (reference_key) values ($1) on conflict (one) do nothing', [make()]);
  const { rows } = await db.query<{ key: string }>('select reference_key as key from booking_secret');
  const key = rows[0]?.key;
  if (key === undefined) throw new Error('The key of the booking references is missing');
  return key;
};

/** A fresh booking reference: at most seven digits (platform 9), not guessable from another one. */
export const nextReference = async (db: Queryable, makeKey: () => string): Promise<string> => {
  const key = await readKey(db, makeKey);
  const { rows } = await db.query<{ n: number }>("select nextval('booking_number')::int as n");
  return referenceOf(rows[0]?.n ?? -1, key);
};
