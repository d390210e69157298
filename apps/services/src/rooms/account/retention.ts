import type { Pool } from 'pg';
import { RETENTION } from './policies.ts';

const DAY = 86_400_000;

/** How many rows each rule touched: told to the log, which names nobody. */
export type Retained = Readonly<Record<string, number>>;

/**
 * Takes people out of what is kept longer than they may be, and removes what is over (docs/domain/retention.md, GDPR 5). Runs as often as it likes.
 * `now` in epoch milliseconds.
 */
export const applyRetention = async (db: Pool, now: number): Promise<Retained> => {
  const before = (days: number) => new Date(now - days * DAY);
  const touched = async (sql: string, values: readonly unknown[]) => (await db.query(sql, [...values])).rowCount ?? 0;
  const noPeople = 'customer = null, passengers = null, lead_key = null, device = null, member = null';
  const old = `booking where stay_to < ($1::timestamptz at time zone 'utc')::date - make_interval(years => $2)`;
  const past = [new Date(now), RETENTION.bookingYears];
  return {
    flows: await touched(
      `update booking_flow set search = '{}', prices = '{}', device = null where search <> '{}' and code in (select flow_code from ${old})`,
      past,
    ),
    attempts: await touched(`update payment_attempt set return_url = '' where return_url <> '' and booking_id in (select id from ${old})`, past),
    bookings: await touched(`update booking set ${noPeople} where customer is not null and id in (select id from ${old})`, past),
    failedBookings: await touched(
      `update booking set ${noPeople} where customer is not null and reference is null and state in ('FAILED','REFUNDED') and updated_at < $1`,
      [before(RETENTION.failedBookingDays)],
    ),
    requests: await touched('delete from customer_request where changed_at < $1', [before(RETENTION.requestYears * 365)]),
    letters: await touched('delete from mail where created_at < $1', [before(RETENTION.letterDays)]),
    messages: await touched('delete from sms where created_at < $1', [before(RETENTION.letterDays)]),
    outbox: await touched('delete from outbox where delivered_at < $1', [before(RETENTION.letterDays)]),
    invitations: await touched('delete from sponsored_friend where friend is null and subscribed_at is null and invited_at < $1', [
      before(RETENTION.invitationDays),
    ]),
    codes: await touched('delete from access_code where created_at < $1', [before(RETENTION.codeDays)]),
    giveaways: await touched('delete from giveaway_entry where ends_at < $1', [before(RETENTION.giveawayDays)]),
    exports: await touched('delete from data_export where expires_at < $1', [before(0)]),
  };
};
