import { createHash } from 'node:crypto';
import { countTry, forgive, type LockoutPolicy, type TryCount } from '@escale/domain/login-lockout';
import type { Pool } from 'pg';
import { inTransaction } from '../../platform/transaction.ts';
import { BLOCK_REMEMBERED } from './policies.ts';

/** What is counted: a kind of try and what it is counted by; only a fingerprint of it is kept. */
export interface Bucket {
  readonly name: string;
  readonly policy: LockoutPolicy;
}

/** @example bucket('login', ADDRESS_TRIES, ip) */
export const bucket = (kind: string, policy: LockoutPolicy, ...by: readonly string[]): Bucket => ({
  name: `${kind}:${createHash('sha256')
    .update([kind, ...by].join('\n'))
    .digest('base64url')
    .slice(0, 32)}`,
  policy,
});

export type Spent =
  /** `canTryAt`: if this try is in vain, the next one may be made then; null = at once. */
  { readonly allowed: true; readonly canTryAt: number | null } | { readonly allowed: false; readonly canTryAt: number };

interface BucketRow {
  readonly bucket: string;
  readonly tries: number;
  readonly last_at: Date;
  readonly blocked_until: Date | null;
}

const countOf = (row: BucketRow | undefined): TryCount | null =>
  row === undefined || row.tries === 0 ? null : { tries: row.tries, lastAt: row.last_at.getTime(), blockedUntil: row.blocked_until?.getTime() ?? null };

/** Blocked buckets seen lately: a flood of blocked tries must not become a flood of transactions. By pool, as each database has its own. */
const remembered = new WeakMap<Pool, Map<string, { readonly until: number; readonly canTryAt: number }>>();
const MOST_REMEMBERED = 20_000;

const recallBlock = (db: Pool, buckets: readonly Bucket[], now: number): number | undefined => {
  const known = remembered.get(db);
  for (const { name } of buckets) {
    const block = known?.get(name);
    if (block !== undefined && block.until > now) return block.canTryAt;
    if (block !== undefined) known?.delete(name);
  }
  return undefined;
};

const rememberBlock = (db: Pool, name: string, canTryAt: number, now: number): void => {
  const known = remembered.get(db) ?? new Map<string, { readonly until: number; readonly canTryAt: number }>();
  remembered.set(db, known);
  if (known.size >= MOST_REMEMBERED) known.clear();
  known.set(name, { until: Math.min(canTryAt, now + BLOCK_REMEMBERED), canTryAt });
};

/**
 * Counts one try in every bucket, before it is known how it ends; refused when any of them is blocked, and then counted in none.
 * Rows are locked in order of their name: tries at the same moment are counted one after the other, and never wait for each other in a circle.
 */
export const spendTry = async (db: Pool, buckets: readonly Bucket[], now: number): Promise<Spent> => {
  const recalled = recallBlock(db, buckets, now);
  if (recalled !== undefined) return { allowed: false, canTryAt: recalled };
  return inTransaction(db, async (client): Promise<Spent> => {
    const ordered = buckets.toSorted((a, b) => (a.name < b.name ? -1 : 1));
    const names = ordered.map(({ name }) => name);
    await client.query('insert into auth_bucket (bucket, tries, last_at) select unnest($1::text[]), 0, $2 on conflict (bucket) do nothing', [
      names,
      new Date(now),
    ]);
    const { rows } = await client.query<BucketRow>(
      'select bucket, tries, last_at, blocked_until from auth_bucket where bucket = any($1) order by bucket for update',
      [names],
    );
    const decisions = ordered.map(({ name, policy }) => ({ name, decision: countTry(countOf(rows.find((row) => row.bucket === name)), now, policy) }));
    const blocked = decisions.flatMap(({ decision }) => (decision.allowed ? [] : [decision.canTryAt]));
    for (const { name, decision } of decisions) if (!decision.allowed) rememberBlock(db, name, decision.canTryAt, now);
    if (blocked.length > 0) return { allowed: false, canTryAt: Math.max(...blocked) };
    const allowed = decisions.flatMap(({ name, decision }) => (decision.allowed ? [{ name, ...decision }] : []));
    await client.query(
      `update auth_bucket b set tries = n.tries, last_at = $4, blocked_until = n.blocked_until
       from unnest($1::text[], $2::int[], $3::timestamptz[]) as n(bucket, tries, blocked_until) where b.bucket = n.bucket`,
      [
        allowed.map(({ name }) => name),
        allowed.map(({ next }) => next.tries),
        allowed.map(({ next }) => (next.blockedUntil === null ? null : new Date(next.blockedUntil))),
        new Date(now),
      ],
    );
    const pauses = allowed.flatMap(({ canTryAt }) => (canTryAt === null ? [] : [canTryAt]));
    return { allowed: true, canTryAt: pauses.length === 0 ? null : Math.max(...pauses) };
  });
};

/** A try that turned out well wipes the slate of one bucket. */
export const clearTries = async (db: Pool, { name }: Bucket): Promise<void> => {
  remembered.get(db)?.delete(name);
  await db.query('delete from auth_bucket where bucket = $1', [name]);
};

/** A try that turned out well, or was not made after all, is taken back from a bucket shared by many. */
export const refundTry = async (db: Pool, { name }: Bucket): Promise<void> => {
  remembered.get(db)?.delete(name);
  await inTransaction(db, async (client) => {
    const { rows } = await client.query<BucketRow>('select bucket, tries, last_at, blocked_until from auth_bucket where bucket = $1 for update', [name]);
    const count = countOf(rows[0]);
    if (count !== null) await client.query('update auth_bucket set tries = $2, blocked_until = null where bucket = $1', [name, forgive(count).tries]);
  });
};
