import type { Pool, PoolClient } from 'pg';
import { canMove, WAITING_STATES, type PaymentState } from '@escale/domain/payment-flow';
import type { Clock } from '../../platform/clock.ts';
import type { Ids } from '../../platform/ids.ts';
import type { BookingRow } from './booking-row.ts';
import type { HoldKeeper } from './hold-keeper.ts';
import type { PaymentProvider } from './provider.ts';

/** Milliseconds. Money steps may take long; the room must not be lost meanwhile. */
export const PAYMENT_HOLD = 20 * 60_000;
/** How long a pre-book, and a refused payment, keeps the room (readings 6.3: 600000 ms). */
export const PRE_BOOK_HOLD = 600_000;
/** A late confirmation of a redirect method is waited for this long; the room stays held. */
export const PENDING_LIMIT = 24 * 3_600_000;
const LEASE = 15_000;
/** After this many failures in a row, a quarter of an hour, a person has to look. */
const MAX_TRIES = 20;
const LONGEST_PAUSE = 60_000;

export interface SagaLog {
  warn(context: object, message: string): void;
  error(context: object, message: string): void;
}

/** Everything the saga touches. `clock` is the time of the business (it may be frozen), `ticks` the machine's, for leases and pauses. */
export interface SagaContext {
  readonly db: Pool;
  readonly clock: Clock;
  readonly ticks: Clock;
  readonly ids: Ids;
  readonly log: SagaLog;
  readonly provider: PaymentProvider;
  readonly holds: HoldKeeper;
  /** Address the provider sends its webhooks to. */
  readonly webhookUrl: string;
  /** Name the traveller sees when approving a payment. */
  readonly payee: (booking: BookingRow) => string;
  /** Writes what follows a sale (confirmation mail, documents) in the transaction that confirms it. */
  readonly onBooked: (client: PoolClient, booking: BookingRow) => Promise<void>;
  readonly newReference: (client: PoolClient) => Promise<string>;
  /** Key sent with an outside call: the stored one. Only the negative control of the kill bench forgets it. */
  readonly keyFor?: (storedKey: string) => string;
  /** Milliseconds a worker has a booking to itself without a sign of life; 15 seconds unless told. */
  readonly lease?: number;
}

/** Somebody else moved the booking first: read it again. */
export class StaleBookingError extends Error {}

type Column =
  | 'reference'
  | 'outcome'
  | 'after_void'
  | 'customer'
  | 'passengers'
  | 'lead_key'
  | 'attempt_id'
  | 'rehearsal'
  | 'total'
  | 'selection'
  | 'device'
  | 'people';
export interface Move {
  readonly to: PaymentState;
  readonly reason: string;
  readonly set?: Partial<Readonly<Record<Column, unknown>>>;
  /** New end of the holds, epoch milliseconds. */
  readonly holdUntil?: number;
  /** Machine time at which a worker should look; null = the booking rests. */
  readonly wakeAt?: number | null;
}

const JSON_COLUMNS = new Set(['customer', 'passengers', 'selection']);

/** Where a booking rests when a payment came to nothing: one that stands already keeps standing, its rooms are sold. */
export const restingState = (booking: Pick<BookingRow, 'reference'>): 'HELD' | 'UNPAID' => (booking.reference === null ? 'HELD' : 'UNPAID');

/** Moves a booking, guarded by the state it was read in, and writes its history. Throws StaleBookingError when it moved meanwhile. */
export const moveBooking = async (context: Pick<SagaContext, 'clock'>, client: PoolClient, booking: BookingRow, move: Move): Promise<void> => {
  if (booking.state !== move.to && !canMove(booking.state, move.to)) throw new Error(`A booking cannot go from ${booking.state} to ${move.to}`);
  const now = new Date(context.clock.now());
  const values: unknown[] = [booking.id, booking.state, move.to, now, move.wakeAt === undefined || move.wakeAt === null ? null : new Date(move.wakeAt)];
  const assignments = ['state = $3', 'updated_at = $4', 'next_try_at = $5', 'tries = 0'];
  const add = (column: string, value: unknown) => {
    values.push(value);
    assignments.push(`${column} = $${values.length}`);
  };
  for (const [column, value] of Object.entries(move.set ?? {})) add(column, JSON_COLUMNS.has(column) && value !== null ? JSON.stringify(value) : value);
  if (move.holdUntil !== undefined) add('hold_until', new Date(move.holdUntil));
  // A booking that stood unpaid keeps the day it was made: its deadline counts from there.
  if (move.to === 'CONFIRMED' || move.to === 'UNPAID') assignments.push('confirmed_at = coalesce(confirmed_at, $4)');
  const { rowCount } = await client.query(`update booking set ${assignments.join(', ')} where id = $1 and state = $2`, values);
  if (rowCount !== 1) throw new StaleBookingError(booking.id);
  if (booking.state === move.to) return;
  await client.query('insert into booking_event (booking_id, at, from_state, to_state, reason) values ($1, $2, $3, $4, $5)', [
    booking.id,
    now,
    booking.state,
    move.to,
    move.reason,
  ]);
};

/** Commits the intent of an outside call; the key of an earlier intent for the same step is kept. */
export const recordIntent = async (
  context: Pick<SagaContext, 'clock' | 'ids'>,
  client: PoolClient,
  intent: {
    readonly bookingId: string;
    readonly attemptId: string;
    readonly operation: 'AUTHORISE' | 'CAPTURE' | 'CANCEL' | 'REFUND';
    readonly amount: number;
  },
): Promise<void> => {
  await client.query(
    'insert into payment_operation (key, booking_id, attempt_id, operation, amount, created_at) values ($1, $2, $3, $4, $5, $6) on conflict (attempt_id, operation) do nothing',
    [context.ids.uuid(), intent.bookingId, intent.attemptId, intent.operation, intent.amount, new Date(context.clock.now())],
  );
};

/** The stored key of a step's outside call. */
export const readKey = async (context: SagaContext, attemptId: string, operation: 'AUTHORISE' | 'CAPTURE' | 'CANCEL' | 'REFUND'): Promise<string> => {
  const { rows } = await context.db.query<{ key: string }>('select key from payment_operation where attempt_id = $1 and operation = $2', [
    attemptId,
    operation,
  ]);
  const key = rows[0]?.key;
  if (key === undefined) throw new Error(`No intent was recorded for ${operation}`);
  return context.keyFor?.(key) ?? key;
};

export const closeIntent = async (
  context: Pick<SagaContext, 'clock'>,
  client: PoolClient,
  attemptId: string,
  operation: 'AUTHORISE' | 'CAPTURE' | 'CANCEL' | 'REFUND',
  answer: object,
): Promise<void> => {
  await client.query('update payment_operation set done_at = $3, answer = $4 where attempt_id = $1 and operation = $2 and done_at is null', [
    attemptId,
    operation,
    new Date(context.clock.now()),
    JSON.stringify(answer),
  ]);
};

/** Takes the lease of a booking, runs `work` and renews the lease meanwhile. Undefined when somebody else has it. */
export const withLease = async <Result>(context: SagaContext, bookingId: string, work: () => Promise<Result>): Promise<Result | undefined> => {
  const owner = context.ids.uuid();
  const lease = context.lease ?? LEASE;
  const until = () => new Date(context.ticks.now() + lease);
  const taken = await context.db.query('update booking set lease_owner = $2, lease_until = $3 where id = $1 and (lease_until is null or lease_until < $4)', [
    bookingId,
    owner,
    until(),
    new Date(context.ticks.now()),
  ]);
  if (taken.rowCount !== 1) return undefined;
  const renewal = setInterval(() => {
    context.db.query('update booking set lease_until = $3 where id = $1 and lease_owner = $2', [bookingId, owner, until()]).catch(() => undefined);
  }, lease / 3);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    await context.db
      .query('update booking set lease_owner = null, lease_until = null where id = $1 and lease_owner = $2', [bookingId, owner])
      .catch(() => undefined);
  }
};

/** Puts a step off with a growing pause; after the last try it goes to the people's queue and rests. */
export const postpone = async (context: SagaContext, booking: BookingRow, reason: string): Promise<void> => {
  const tries = booking.tries + 1;
  // A payment the traveller is busy with is only asked after: an outage of the provider ends by itself, or the hold does.
  const end = tries >= MAX_TRIES && !WAITING_STATES.includes(booking.state);
  const wakeAt = new Date(context.ticks.now() + Math.min(500 * 2 ** tries, LONGEST_PAUSE));
  await context.db.query('update booking set tries = $3, next_try_at = $4, people = coalesce($5, people) where id = $1 and state = $2', [
    booking.id,
    booking.state,
    tries,
    end ? null : wakeAt,
    end ? reason : null,
  ]);
  context.log[end ? 'error' : 'warn']({ state: booking.state, tries, reason }, end ? 'a booking needs a person' : 'a booking step is put off');
};

/** Hands a booking to the people's queue: nothing automatic would be right. */
export const callPeople = async (context: SagaContext, booking: BookingRow, reason: string): Promise<void> => {
  await context.db.query('update booking set people = $3, next_try_at = null where id = $1 and state = $2', [booking.id, booking.state, reason]);
  context.log.error({ state: booking.state, reason }, 'a booking needs a person');
};
