import type { CalendarDay } from '@escale/domain/calendar-day';
import type { PoolClient } from 'pg';
import { writeMovement } from './ledger-store.ts';

/** What a booking takes from a member's credits; minor units. */
export interface Reservation {
  readonly member: string;
  readonly booking: string;
  readonly amount: number;
  readonly currency: string;
  /** Today of the shop: what may be used is decided by it. */
  readonly today: CalendarDay;
}

interface Held {
  readonly coupon: string;
  readonly reserved: number;
  readonly lines: number;
}

/** What a booking has reserved, coupon by coupon; the coupons are locked in order of their ids. */
const heldBy = async (client: PoolClient, booking: string): Promise<readonly Held[]> => {
  await client.query('select id from coupon where id in (select coupon from coupon_movement where booking_id = $1) order by id for update', [booking]);
  return (
    await client.query<Held>(
      'select coupon, sum(reserved)::float8 as reserved, count(*)::int as lines from coupon_movement where booking_id = $1 group by coupon order by coupon',
      [booking],
    )
  ).rows;
};

/**
 * Reserves credits for a booking, those that end first before the others; answers how much was reserved, which may be less than asked. A booking
 * that has a reservation keeps it: asking again answers the same sum. Credit notes are money owed and are not touched here.
 */
export const reserveCredits = async (client: PoolClient, asked: Reservation, now: number): Promise<number> => {
  const before = await heldBy(client, asked.booking);
  const held = before.reduce((sum, { reserved }) => sum + reserved, 0);
  if (held > 0) return held;
  // Locked in order of their ids, as everybody does; then taken in order of their last day.
  const { rows } = await client.query<{ id: string; available: number; last: string | null }>(
    `select id, available::float8 as available, to_char(max_use_day, 'YYYY-MM-DD') as last from coupon
     where member = $1 and currency = $2 and family <> 'creditNote' and available > 0 and (min_use_day is null or min_use_day <= $3) and (max_use_day is null or max_use_day >= $3)
     order by id for update`,
    [asked.member, asked.currency, asked.today],
  );
  let rest = Math.max(0, asked.amount);
  for (const { id, available } of rows.toSorted((a, b) => (a.last ?? '9999').localeCompare(b.last ?? '9999'))) {
    const part = Math.min(available, rest);
    if (part === 0) break;
    const turn = before.find(({ coupon }) => coupon === id)?.lines ?? 0;
    await writeMovement(
      client,
      { coupon: id, kind: 'RESERVE', available: -part, reserved: part, booking: asked.booking, key: `reserve:${asked.booking}:${id}:${turn}` },
      now,
    );
    rest -= part;
  }
  return Math.max(0, asked.amount) - rest;
};

/** Gives back what a booking reserved and did not spend; answers the sum. */
export const releaseCredits = async (client: PoolClient, booking: string, now: number): Promise<number> => {
  let released = 0;
  for (const { coupon, reserved, lines } of await heldBy(client, booking)) {
    if (reserved <= 0) continue;
    await writeMovement(
      client,
      { coupon, kind: 'RELEASE', available: reserved, reserved: -reserved, booking, key: `release:${booking}:${coupon}:${lines}` },
      now,
    );
    released += reserved;
  }
  return released;
};

/** Spends what a booking reserved, when it is confirmed; answers the sum. */
export const spendCredits = async (client: PoolClient, booking: string, now: number): Promise<number> => {
  let spent = 0;
  for (const { coupon, reserved, lines } of await heldBy(client, booking)) {
    if (reserved <= 0) continue;
    await writeMovement(client, { coupon, kind: 'SPEND', available: 0, reserved: -reserved, booking, key: `spend:${booking}:${coupon}:${lines}` }, now);
    spent += reserved;
  }
  return spent;
};

/** Takes what is left on coupons of a member away, when the account is erased; answers the sum. What bookings reserved stays theirs. */
export const lapseCredits = async (client: PoolClient, member: string, now: number): Promise<number> => {
  const { rows } = await client.query<{ id: string; available: number }>(
    'select id, available::float8 as available from coupon where member = $1 and available > 0 order by id for update',
    [member],
  );
  let lapsed = 0;
  for (const { id, available } of rows) {
    if (await writeMovement(client, { coupon: id, kind: 'LAPSE', available: -available, reserved: 0, key: `lapse:${id}` }, now)) lapsed += available;
  }
  return lapsed;
};
