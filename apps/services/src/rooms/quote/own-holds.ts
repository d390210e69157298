import { dayNumber } from '@escale/domain/calendar-day';
import type { Queryable } from '../payment/index.ts';
import type { OfferRows } from './offer-reader.ts';

interface OwnHold {
  readonly unitId: number;
  readonly fromDay: string;
  readonly toDay: string;
  readonly n: number;
}

/** What a booking holds at this moment. */
export const listOwnHolds = async (db: Queryable, bookingId: string): Promise<OwnHold[]> => {
  const { rows } = await db.query<OwnHold>(
    `select unit_id as "unitId", to_char(from_day, 'YYYY-MM-DD') as "fromDay", to_char(to_day, 'YYYY-MM-DD') as "toDay", n from hold where booking_id = $1 and status = 'held'`,
    [bookingId],
  );
  return rows;
};

/** The offer as its own holder sees it: what this booking keeps from others is still there for it. */
export const giveBackOwn = (rows: OfferRows, holds: readonly OwnHold[], days: { readonly departure: string; readonly end: string }): OfferRows => {
  if (holds.length === 0) return rows;
  const heldOn = (unitId: number, day: number) =>
    holds.reduce((sum, hold) => (hold.unitId === unitId && dayNumber(hold.fromDay) <= day && day < dayNumber(hold.toDay) ? sum + hold.n : sum), 0);
  const seats = (flights: OfferRows['outbound'], day: string) =>
    flights.map((flight) => ({ ...flight, seatsLeft: flight.seatsLeft + heldOn(flight.unitId, dayNumber(day)) }));
  return {
    ...rows,
    rooms: rows.rooms.map((room) => ({
      ...room,
      nights: new Map([...room.nights].map(([day, night]) => [day, { ...night, available: night.available + heldOn(room.unitId, day) }])),
    })),
    outbound: seats(rows.outbound, days.departure),
    inbound: seats(rows.inbound, days.end),
  };
};
