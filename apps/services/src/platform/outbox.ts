import type { Pool, PoolClient } from 'pg';
import { enqueueJob, type JobHandler } from './jobs.ts';

export interface Parcel {
  /** Stable name of what is sent; a mail's Message-ID is made of it. */
  readonly key: string;
  readonly kind: string;
  readonly payload: unknown;
}

/** Job kind under which parcels of a kind are delivered: the key of `createJobRunner`'s handlers. */
export const outboxJob = (kind: string): string => `outbox:${kind}`;

/**
 * Puts something that leaves the house (a mail, a message) into the outbox, in the caller's transaction; the same key is
 * written once. `now` in epoch milliseconds of the business clock.
 */
export const writeOutbox = async (client: PoolClient | Pool, parcel: Parcel & { readonly now: number }): Promise<void> => {
  const { rowCount } = await client.query('insert into outbox (key, kind, payload, created_at) values ($1, $2, $3, $4) on conflict (key) do nothing', [
    parcel.key,
    parcel.kind,
    JSON.stringify(parcel.payload),
    new Date(parcel.now),
  ]);
  if (rowCount === 1) await enqueueJob(client, { kind: outboxJob(parcel.kind), key: parcel.key, payload: {}, runAt: parcel.now, now: parcel.now });
};

/** Job handler that delivers parcels: each at least once, and never again after it was noted as delivered. */
export const outboxHandler =
  (db: Pool, clock: { now(): number }, deliver: (parcel: Parcel) => Promise<void>): JobHandler =>
  async ({ key }) => {
    const { rows } = await db.query<Parcel>('select key, kind, payload from outbox where key = $1 and delivered_at is null', [key]);
    const parcel = rows[0];
    if (!parcel) return;
    await deliver(parcel);
    await db.query('update outbox set delivered_at = $2 where key = $1', [key, new Date(clock.now())]);
  };
