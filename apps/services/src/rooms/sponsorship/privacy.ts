import type { Pool, PoolClient } from 'pg';
import { lapseCredits } from '../credit/index.ts';

type Rows = readonly Readonly<Record<string, unknown>>[];

/** What credits and sponsorship keep of a member, for the copy people may ask for. */
export interface SponsorshipCopy {
  readonly coupons: Rows;
  readonly movements: Rows;
  readonly friends: Rows;
  readonly sponsor: Rows;
}

/** Copies a member's coupons, their ledger and the friends (GDPR articles 15 and 20). */
export const copySponsorship = async (db: Pool, uuid: string): Promise<SponsorshipCopy> => {
  const listed = async (sql: string): Promise<Rows> => (await db.query<Record<string, unknown>>(sql, [uuid])).rows;
  return {
    coupons: await listed(
      'select family, source, promised, currency, available, reserved, min_use_day, max_use_day, created_at from coupon where member = $1 order by created_at, id',
    ),
    movements: await listed(
      'select m.at, m.kind, m.available, m.reserved from coupon_movement m join coupon c on c.id = m.coupon where c.member = $1 order by m.id',
    ),
    friends: await listed('select email, invited_at, subscribed_at from sponsored_friend where sponsor = $1 order by email'),
    sponsor: await listed('select sponsor_id, created_at from sponsor where member = $1'),
  };
};

/**
 * Erases a member from credits and sponsorship, in the caller's transaction: what is left lapses, the ledger's lines stay without the person, friends
 * and invitations go, and sponsors keep what a friend brought without knowing whom.
 */
export const eraseSponsorship = async (client: PoolClient, uuid: string, now: number): Promise<void> => {
  await lapseCredits(client, uuid, now);
  // Invitations name the friend and carry the member's own words.
  for (const table of ['outbox', 'mail'])
    await client.query(`delete from ${table} where key in (select 'sponsorship-invitation-' || id from sponsored_friend where sponsor = $1)`, [uuid]);
  await client.query('delete from sponsored_friend where sponsor = $1', [uuid]);
  await client.query("update sponsored_friend set email = '', email_key = id::text, friend = null where friend = $1", [uuid]);
  await client.query(
    `delete from sponsored_friend f using member m, member s where m.uuid = $1 and s.uuid = f.sponsor and s.brand = m.brand and f.friend is null and f.email_key = m.email_key`,
    [uuid],
  );
  await client.query('update coupon set friend = null where friend = $1 or member = $1', [uuid]);
  await client.query('delete from sponsor where member = $1', [uuid]);
  await client.query('delete from coupon_look where member = $1', [uuid]);
};
