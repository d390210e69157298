import { randomUUID } from 'node:crypto';
import type { ClientBase, Pool } from 'pg';

/** Anything that runs SQL: a pool for a call of its own, a client inside the caller's transaction. */
export type Queryable = Pick<ClientBase, 'query'> | Pool;

/** Rooms of one type for nights [fromDay, toDay), or seats of a flight for its one day (toDay = the day after). */
export interface HoldItem {
  readonly unitId: number;
  /** 'YYYY-MM-DD'. */
  readonly fromDay: string;
  readonly toDay: string;
  readonly n: number;
}

export type TakeResult = { readonly ok: true; readonly holdIds: readonly string[] } | { readonly ok: false; readonly code: 'SHORT'; readonly unitId: number };
export type HoldResult = { readonly ok: true } | { readonly ok: false; readonly code: 'LOST'; readonly lost: readonly number[] };

const instant = (milliseconds: number): string => new Date(milliseconds).toISOString();

/**
 * Holds the whole basket of a booking until an instant (epoch milliseconds), or nothing: the unit that is short is named. What the
 * booking held before is given back in the same step; on a refusal it stays held. Inside a transaction, lock the booking row first.
 */
export async function takeHolds(
  db: Queryable,
  request: { bookingId: string; items: readonly HoldItem[]; expiresAt: number; now: number },
): Promise<TakeResult> {
  const holdIds = request.items.map(() => randomUUID());
  const { rows } = await db.query({
    name: 'take-holds',
    text: 'select take_holds($1, $2::uuid[], $3::bigint[], $4::date[], $5::date[], $6::integer[], $7, $8)::text as short',
    values: [
      request.bookingId,
      holdIds,
      request.items.map((item) => item.unitId),
      request.items.map((item) => item.fromDay),
      request.items.map((item) => item.toDay),
      request.items.map((item) => item.n),
      instant(request.expiresAt),
      instant(request.now),
    ],
  });
  const short: unknown = rows[0]?.short;
  return typeof short === 'string' ? { ok: false, code: 'SHORT', unitId: Number(short) } : { ok: true, holdIds };
}

const turned = (rows: readonly { lost?: unknown }[]): HoldResult => {
  const lost = rows[0]?.lost;
  return Array.isArray(lost) ? { ok: false, code: 'LOST', lost: lost.map(Number) } : { ok: true };
};

/** Prolongs what a booking holds, never shortens it; refuses, changing nothing, when part of its basket is gone. */
export async function extendHolds(db: Queryable, request: { bookingId: string; expiresAt: number }): Promise<HoldResult> {
  const { rows } = await db.query({
    name: 'extend-holds',
    text: 'select extend_holds($1, $2)::text[] as lost',
    values: [request.bookingId, instant(request.expiresAt)],
  });
  return turned(rows);
}

/** Turns the whole basket of a booking into a sale; refuses, changing nothing, and names the units when part of it is no longer held. Selling twice is one sale. */
export async function sellHolds(db: Queryable, bookingId: string): Promise<HoldResult> {
  const { rows } = await db.query({ name: 'sell-holds', text: "select turn_holds($1, 'held', 'sold', -1, 1, true)::text[] as lost", values: [bookingId] });
  return turned(rows);
}

/** Gives back what a booking still holds; what it bought stays. Repeating it changes nothing. */
export async function releaseHolds(db: Queryable, bookingId: string): Promise<void> {
  await db.query({ name: 'release-holds', text: "select turn_holds($1, 'held', 'released', -1, 0, false)", values: [bookingId] });
}

/** Puts what a booking bought on sale again (cancellation, refund). Repeating it changes nothing. */
export async function releaseSold(db: Queryable, bookingId: string): Promise<void> {
  await db.query({ name: 'release-sold', text: "select turn_holds($1, 'sold', 'released', 0, -1, false)", values: [bookingId] });
}

/** Holds past their time given back in one batch; call again while it answers the batch size. To be run every 10 seconds. */
export async function sweepExpired(db: Queryable, now: number, batch = SWEEP_BATCH): Promise<number> {
  const { rows } = await db.query({ name: 'sweep-holds', text: 'select sweep_holds($1, $2) as swept', values: [instant(now), batch] });
  return Number(rows[0]?.swept ?? 0);
}
export const SWEEP_BATCH = 500;
export const SWEEP_EVERY_MS = 10_000;

/** A night whose counters disagree with the holds behind them. */
export interface AuditFinding {
  readonly unitId: number;
  readonly day: string;
  readonly held: number;
  readonly active: number;
  readonly sold: number;
  readonly bought: number;
}

/** Nights where `held` is not the sum of the active holds, or fewer are `sold` than were bought here; empty in a sound house. */
export async function auditInventory(db: Queryable): Promise<AuditFinding[]> {
  const { rows } = await db.query(`
    with night as (
      select h.unit_id, h.from_day + s as day, coalesce(sum(h.n) filter (where h.status = 'held'), 0)::int as active, coalesce(sum(h.n) filter (where h.status = 'sold'), 0)::int as bought
      from hold h cross join lateral generate_series(0, h.to_day - h.from_day - 1) as s where h.status in ('held', 'sold') group by 1, 2
    )
    select unit_id::text as "unitId", to_char(day, 'YYYY-MM-DD') as day, coalesce(i.held, 0) as held, coalesce(active, 0) as active, coalesce(i.sold, 0) as sold, coalesce(bought, 0) as bought
    from (select * from inventory where held > 0 or (unit_id, day) in (select unit_id, day from night)) i full join night using (unit_id, day)
    where coalesce(i.held, 0) <> coalesce(active, 0) or coalesce(i.sold, 0) < coalesce(bought, 0) order by 1, 2`);
  return rows.map((row) => ({ ...row, unitId: Number(row.unitId) }));
}

/** A supplier's news about nights [fromDay, toDay) of a unit; what is left out stays as it is. */
export interface NightChange {
  readonly unitId: number;
  readonly fromDay: string;
  readonly toDay: string;
  /** Two adults a night, or one adult's seat, EUR cents. */
  readonly price?: number;
  readonly allotment?: number;
  readonly closed?: boolean;
  readonly minStay?: number;
  /** 0 = closed to arrival. */
  readonly maxStay?: number;
}

/**
 * Brings a supplier's change in. An allotment below what is held and sold closes those nights and is answered as overhang, for people
 * to look at; it never fails and never cancels a booking.
 */
export async function changeNights(db: Queryable, change: NightChange): Promise<{ day: string; overhang: number }[]> {
  const { rows } = await db.query({
    name: 'change-nights',
    text: "select to_char(day, 'YYYY-MM-DD') as day, overhang from change_nights($1, $2, $3, $4, $5, $6, $7::smallint, $8::smallint)",
    values: [
      change.unitId,
      change.fromDay,
      change.toDay,
      change.price ?? null,
      change.allotment ?? null,
      change.closed ?? null,
      change.minStay ?? null,
      change.maxStay ?? null,
    ],
  });
  return rows;
}

/** A supplier takes rooms or seats back: the allotment of these nights from now on. Answers the nights oversold by it. */
export function cutAllotment(
  db: Queryable,
  cut: { unitId: number; fromDay: string; toDay: string; allotment: number },
): Promise<{ day: string; overhang: number }[]> {
  return changeNights(db, cut);
}
