import type { Pool, PoolClient } from 'pg';
import type { CalendarDay } from '@escale/domain/calendar-day';

export type Queryable = Pool | PoolClient;

export const COUPON_FAMILIES = ['sponsorship', 'generic', 'travelback', 'creditNote'] as const;
export type CouponFamily = (typeof COUPON_FAMILIES)[number];

/** A coupon before its first line: a promise, shown as upcoming. Amounts in minor units of `currency`. */
export interface NewCoupon {
  readonly id: string;
  readonly member: string;
  readonly brand: string;
  readonly family: CouponFamily;
  readonly source: string;
  /** What it is given for; the same cause gives a member once. */
  readonly cause: string;
  readonly friend?: string | undefined;
  readonly promised: number;
  readonly currency: string;
  readonly minUseDay?: CalendarDay | undefined;
  readonly maxUseDay?: CalendarDay | undefined;
}

/** Opens a coupon without money on it; the id of the one that is there when the cause gave before. */
export const openCoupon = async (db: Queryable, coupon: NewCoupon, now: number): Promise<{ readonly id: string; readonly isNew: boolean }> => {
  const { rows } = await db.query<{ id: string; isNew: boolean }>(
    `with made as (
       insert into coupon (id, member, brand, family, source, cause, friend, promised, currency, min_use_day, max_use_day, created_at, changed_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12) on conflict (member, cause) do nothing returning id)
     select id, true as "isNew" from made union all select id, false from coupon where member = $2 and cause = $6 limit 1`,
    [
      coupon.id,
      coupon.member,
      coupon.brand,
      coupon.family,
      coupon.source,
      coupon.cause,
      coupon.friend ?? null,
      coupon.promised,
      coupon.currency,
      coupon.minUseDay ?? null,
      coupon.maxUseDay ?? null,
      new Date(now),
    ],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('A coupon was opened by somebody else at this moment: try again');
  return row;
};

/** One line of the ledger, minor units: what it adds to what may be spent, and to what is reserved for bookings. */
export interface Movement {
  readonly coupon: string;
  readonly kind: 'GRANT' | 'RESERVE' | 'RELEASE' | 'SPEND' | 'REFUND' | 'LAPSE';
  readonly available: number;
  readonly reserved: number;
  readonly booking?: string | undefined;
  /** The same key moves once. */
  readonly key: string;
}

/** Writes a line; false when its key was written before. The database refuses a line that would bring a sum below zero. */
export const writeMovement = async (db: Queryable, movement: Movement, now: number): Promise<boolean> => {
  const { rowCount } = await db.query(
    'insert into coupon_movement (coupon, at, kind, available, reserved, booking_id, key) values ($1, $2, $3, $4, $5, $6, $7) on conflict (key) do nothing',
    [movement.coupon, new Date(now), movement.kind, movement.available, movement.reserved, movement.booking ?? null, movement.key],
  );
  return rowCount === 1;
};

/** Puts the promised money on a coupon, once; `usable` sets its days then, as they count from the event that grants. */
export const grantCoupon = async (
  db: Queryable,
  id: string,
  usable: { readonly minUseDay?: CalendarDay | undefined; readonly maxUseDay?: CalendarDay | undefined },
  now: number,
): Promise<boolean> => {
  const { rows } = await db.query<{ promised: number }>(
    'update coupon set min_use_day = coalesce($2, min_use_day), max_use_day = coalesce($3, max_use_day) where id = $1 and not exists (select 1 from coupon_movement where coupon = $1) returning promised::float8 as promised',
    [id, usable.minUseDay ?? null, usable.maxUseDay ?? null],
  );
  const [coupon] = rows;
  return coupon === undefined ? false : writeMovement(db, { coupon: id, kind: 'GRANT', available: coupon.promised, reserved: 0, key: `grant:${id}` }, now);
};

/** A coupon as it is kept, with what was spent of it. */
export interface CouponRow {
  readonly id: string;
  readonly family: CouponFamily;
  readonly source: string;
  readonly friend: string | null;
  readonly friendEmail: string | null;
  readonly promised: number;
  readonly available: number;
  readonly reserved: number;
  readonly currency: string;
  readonly minUseDay: string | null;
  readonly maxUseDay: string | null;
  readonly createdAt: Date;
  readonly changedAt: Date;
  readonly uses: readonly { readonly amount: number; readonly day: string; readonly bookingReference: string | null }[];
}

/** A member's coupons, the newest first. */
export const listCouponRows = async (db: Queryable, member: string): Promise<readonly CouponRow[]> =>
  (
    await db.query<CouponRow>(
      `select c.id, c.family, c.source, c.friend, f.email as "friendEmail", c.promised::float8 as promised, c.available::float8 as available, c.reserved::float8 as reserved, c.currency,
         to_char(c.min_use_day, 'YYYY-MM-DD') as "minUseDay", to_char(c.max_use_day, 'YYYY-MM-DD') as "maxUseDay", c.created_at as "createdAt", c.changed_at as "changedAt",
         coalesce((select json_agg(json_build_object('amount', -m.reserved, 'day', to_char(m.at at time zone 'utc', 'YYYY-MM-DD'), 'bookingReference', b.reference) order by m.id)
           from coupon_movement m left join booking b on b.id = m.booking_id where m.coupon = c.id and m.kind = 'SPEND'), '[]') as uses
       from coupon c left join sponsored_friend f on f.friend = c.friend and f.sponsor = c.member where c.member = $1 order by c.created_at desc, c.id`,
      [member],
    )
  ).rows;
