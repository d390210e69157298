import type { PoolClient, Pool } from 'pg';
import type { Customer, Passenger } from '@escale/contract/booking';
import type { AccommodationQuoteResponse, Selection } from '@escale/contract/sdp';
import type { PaymentState } from '@escale/domain/payment-flow';

/** Anything that runs a query: the pool, or the client of a transaction. */
export type Queryable = Pick<Pool | PoolClient, 'query'>;

/** A counted thing to take: a room type for some nights, or seats of a flight for its one day (`toDay` exclusive). */
export interface HoldItem {
  readonly unitId: number;
  readonly fromDay: string;
  readonly toDay: string;
  readonly n: number;
}

/** Faults a magic input may ask for, outside live only: the saga then really goes through them. */
export const REHEARSALS = ['LOSE_ROOM', 'REFUSE_CAPTURE', 'SLOW', 'HTML'] as const;
export type Rehearsal = (typeof REHEARSALS)[number];

/** A booking as stored; amounts are minor units of `currency`. */
export interface BookingRow {
  readonly id: string;
  readonly flowCode: string;
  readonly state: PaymentState;
  readonly brand: string;
  readonly partner: string;
  readonly shop: string;
  readonly currency: string;
  readonly total: number;
  readonly selection: Selection;
  readonly quote: AccommodationQuoteResponse;
  readonly items: readonly HoldItem[];
  readonly customer: Customer | null;
  readonly passengers: readonly Passenger[] | null;
  readonly leadKey: string | null;
  readonly stayFrom: string;
  readonly stayTo: string;
  readonly device: string | null;
  readonly holdUntil: number;
  readonly reference: string | null;
  readonly outcome: string | null;
  readonly afterVoid: 'HELD' | 'UNPAID' | 'FAILED' | null;
  readonly rehearsal: Rehearsal | null;
  readonly attemptId: string | null;
  readonly tries: number;
  /** Machine time of the next try, epoch milliseconds; null = the booking rests. */
  readonly nextTryAt: number | null;
  readonly people: string | null;
  readonly confirmedAt: number | null;
  readonly updatedAt: number;
}

/** One press of the pay button. */
export interface AttemptRow {
  readonly id: string;
  readonly bookingId: string;
  readonly idempotencyKey: string;
  readonly callbackId: string;
  readonly method: 'card' | 'paypal';
  readonly amount: number;
  readonly currency: string;
  readonly encryptedCard: string | null;
  readonly returnUrl: string;
  readonly providerId: string | null;
  readonly providerStatus: string | null;
  readonly actionUrl: string | null;
  readonly redirectUrl: string | null;
  readonly outcome: string | null;
  readonly externalStatus: string | null;
  readonly invalidFields: readonly string[];
  readonly captured: number;
  readonly refunded: number;
  readonly createdAt: number;
}

const instant = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`;

const BOOKING_COLUMNS = `id, flow_code as "flowCode", state, brand, partner, shop, currency, total::float8 as total, selection, quote, items, customer, passengers,
  lead_key as "leadKey", to_char(stay_from, 'YYYY-MM-DD') as "stayFrom", to_char(stay_to, 'YYYY-MM-DD') as "stayTo", device, ${instant('hold_until')} as "holdUntil",
  reference, outcome, after_void as "afterVoid", rehearsal, attempt_id as "attemptId", tries, ${instant('next_try_at')} as "nextTryAt", people, ${instant('confirmed_at')} as "confirmedAt", ${instant('updated_at')} as "updatedAt"`;

const ATTEMPT_COLUMNS = `id, booking_id as "bookingId", idempotency_key as "idempotencyKey", callback_id as "callbackId", method, amount::float8 as amount, currency,
  encrypted_card as "encryptedCard", return_url as "returnUrl", provider_id as "providerId", provider_status as "providerStatus", action_url as "actionUrl", redirect_url as "redirectUrl",
  outcome, external_status as "externalStatus", invalid_fields as "invalidFields", captured::float8 as captured, refunded::float8 as refunded, ${instant('created_at')} as "createdAt"`;

const first = async <Row>(db: Queryable, sql: string, values: readonly unknown[]): Promise<Row | undefined> => {
  const { rows } = await db.query(sql, [...values]);
  return rows[0] as Row | undefined; // as: the column list above is written to match the row type
};

export const findBooking = (db: Queryable, id: string) => first<BookingRow>(db, `select ${BOOKING_COLUMNS} from booking where id = $1`, [id]);

/** Locks a booking row: the first lock of every booking transaction (then holds, then inventory). */
export const lockBooking = (db: Queryable, id: string) => first<BookingRow>(db, `select ${BOOKING_COLUMNS} from booking where id = $1 for update`, [id]);

/** The booking a flow stands at: the live one, else the latest that came to nothing. */
export const findBookingOfFlow = (db: Queryable, flowCode: string) =>
  first<BookingRow>(db, `select ${BOOKING_COLUMNS} from booking where flow_code = $1 order by (state in ('FAILED','REFUNDED')), created_at desc limit 1`, [
    flowCode,
  ]);

/** The booking with a number; a number is never given twice. */
export const findBookingByReference = (db: Queryable, reference: string) =>
  first<BookingRow>(db, `select ${BOOKING_COLUMNS} from booking where reference = $1`, [reference]);

export const findAttempt = (db: Queryable, id: string) => first<AttemptRow>(db, `select ${ATTEMPT_COLUMNS} from payment_attempt where id = $1`, [id]);
export const findAttemptByKey = (db: Queryable, bookingId: string, key: string) =>
  first<AttemptRow>(db, `select ${ATTEMPT_COLUMNS} from payment_attempt where booking_id = $1 and idempotency_key = $2`, [bookingId, key]);
export const findAttemptByCallback = (db: Queryable, callbackId: string) =>
  first<AttemptRow>(db, `select ${ATTEMPT_COLUMNS} from payment_attempt where callback_id = $1`, [callbackId]);
/** The attempt a provider's payment belongs to, by the provider's id or by the reference we gave it. */
export const findAttemptOfPayment = (db: Queryable, providerId: string, reference: string) =>
  first<AttemptRow>(
    db,
    `select ${ATTEMPT_COLUMNS} from payment_attempt where provider_id = $1 or id = (select attempt_id from payment_operation where key = $2 and operation = 'AUTHORISE') limit 1`,
    [providerId, reference],
  );
