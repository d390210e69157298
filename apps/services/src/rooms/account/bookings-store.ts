import type { Identity } from '@escale/contract/user-auth';
import type { Pool, PoolClient } from 'pg';
import { addressKey } from '../user-auth/index.ts';

/** A booking somebody may see. */
export interface SeenBooking {
  readonly id: string;
  readonly reference: string;
  readonly brand: string;
  readonly shop: string;
}

/**
 * Which bookings an identity may see: the one a lookup is for; a member's those made signed in, and those made with the same address once it is
 * proved. Never another brand's. Parameters: uuid, brand, address (null = not proved), reference of a lookup.
 */
const SEEN = `b.reference is not null and b.brand = $2 and case when $4::text is not null then b.reference = $4 and b.id = $1
  else b.member = $1 or ($3::text is not null and b.member is null and lower(trim(b.customer->>'email')) = $3) end`;

const seenBy = (identity: Identity): readonly (string | null)[] => [
  identity.uuid,
  identity.brand,
  identity.emailVerified ? addressKey(identity.email) : null,
  identity.kind === 'booking' ? (identity.scope ?? '') : null,
];

/** The bookings an identity may see, the next departure last. */
export const listSeenBookings = async (db: Pool | PoolClient, identity: Identity, most: number): Promise<readonly SeenBooking[]> =>
  (
    await db.query<SeenBooking>(`select b.id, b.reference, b.brand, b.shop from booking b where ${SEEN} order by b.stay_from desc, b.id limit $5`, [
      ...seenBy(identity),
      most,
    ])
  ).rows;

/** One booking by its number; undefined for an unknown one and another's alike. */
export const findSeenBooking = async (db: Pool | PoolClient, identity: Identity, reference: string): Promise<SeenBooking | undefined> =>
  (
    await db.query<SeenBooking>(`select b.id, b.reference, b.brand, b.shop from booking b where ${SEEN} and b.reference = $5 limit 1`, [
      ...seenBy(identity),
      reference,
    ])
  ).rows[0];

/** References of a brand's bookings made with a phone number (E.164), with the address each was made with, the last first. */
export const findByPhone = async (
  db: Pool,
  asked: { readonly brand: string; readonly phone: string; readonly endsFrom: string; readonly most: number },
): Promise<readonly { readonly bookingReference: string; readonly email: string; readonly shop: string }[]> =>
  (
    await db.query<{ bookingReference: string; email: string; shop: string }>(
      `select reference as "bookingReference", customer->>'email' as email, shop from booking
       where reference is not null and brand = $1 and customer->>'phone' = $2 and stay_to >= $3 order by stay_from desc, id limit $4`,
      [asked.brand, asked.phone, asked.endsFrom, asked.most],
    )
  ).rows;
