import type { Queryable } from './booking-row.ts';

/** A booking that no step of ours can move: somebody has to look. Amounts in minor units. */
export interface WaitingBooking {
  readonly id: string;
  readonly reference: string | null;
  readonly brand: string;
  readonly state: string;
  readonly why: string;
  readonly total: number;
  readonly currency: string;
  readonly stayFrom: string;
  readonly since: Date;
}

/** Bookings in the people's queue, the longest waiting first. Names and addresses stay in the table. */
export const listWaitingBookings = async (db: Queryable): Promise<readonly WaitingBooking[]> => {
  const { rows } = await db.query<WaitingBooking>(
    `select id, reference, brand, state, people as why, total::float8 as total, currency, to_char(stay_from, 'YYYY-MM-DD') as "stayFrom", updated_at as since
     from booking where people is not null order by updated_at`,
  );
  return rows;
};

/** Hands a booking back to its steps, for when the cause is gone; false when it was not waiting for people. `ticks`: the machine's time. */
export const resumeWaitingBooking = async (db: Queryable, id: string, ticks: number): Promise<boolean> => {
  const { rowCount } = await db.query('update booking set people = null, tries = 0, next_try_at = $2 where id = $1 and people is not null', [
    id,
    new Date(ticks),
  ]);
  return rowCount === 1;
};
