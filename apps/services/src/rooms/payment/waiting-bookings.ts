import type { PaymentState } from '@escale/domain/payment-flow';
import { inTransaction } from '../../platform/transaction.ts';
import { findAttempt, lockBooking, type AttemptRow, type BookingRow, type Queryable } from './booking-row.ts';
import { inventoryHolds } from './inventory-holds.ts';
import { closeIntent, moveBooking, recordIntent, restingState, type Move, type SagaContext } from './saga-context.ts';

/** A booking that no step of ours can move: somebody has to look. Amounts in minor units. */
export interface WaitingBooking {
  readonly id: string;
  readonly reference: string | null;
  readonly brand: string;
  readonly state: PaymentState;
  readonly afterVoid: string | null;
  readonly why: string;
  readonly total: number;
  readonly currency: string;
  readonly stayFrom: string;
  readonly since: Date;
  /** The provider's name of the payment, to look it up there. */
  readonly payment: string | null;
}

/** Bookings in the people's queue, the longest waiting first. Names and addresses stay in the table. */
export const listWaitingBookings = async (db: Queryable): Promise<readonly WaitingBooking[]> => {
  const { rows } = await db.query<WaitingBooking>(
    `select b.id, b.reference, b.brand, b.state, b.after_void as "afterVoid", b.people as why, b.total::float8 as total, b.currency,
       to_char(b.stay_from, 'YYYY-MM-DD') as "stayFrom", b.updated_at as since, a.provider_id as payment
     from booking b left join payment_attempt a on a.id = b.attempt_id where b.people is not null order by b.updated_at`,
  );
  return rows;
};

/** How a booking came to where it stands, the latest first. */
export const listHistory = async (db: Queryable, id: string): Promise<readonly { readonly at: Date; readonly state: string; readonly reason: string }[]> => {
  const { rows } = await db.query<{ at: Date; state: string; reason: string }>(
    'select at, to_state as state, reason from booking_event where booking_id = $1 order by id desc limit 12',
    [id],
  );
  return rows;
};

/**
 * What a person may decide. Every one of them leaves the outside calls to the booking's own steps, which ask the provider first; only
 * MARK_REFUNDED takes a person's word.
 */
export const WAITING_ACTIONS = ['RETRY', 'GIVE_BACK', 'CAPTURE_AGAIN', 'MARK_REFUNDED'] as const;
export type WaitingAction = (typeof WAITING_ACTIONS)[number];

/** Decisions that are safe where a booking stands. A payment that may still come into being (AUTHORISING) can only be tried again. */
export const actionsFor = ({ state, afterVoid }: Pick<WaitingBooking, 'state' | 'afterVoid'>): readonly WaitingAction[] => {
  switch (state) {
    case 'CHALLENGED':
    case 'REDIRECTED':
    case 'AUTHORISED':
    case 'CAPTURED':
    case 'CONFIRMING':
      return ['RETRY', 'GIVE_BACK'];
    case 'VOIDING':
      // The rooms are sold: once the money is there, the booking is paid.
      return afterVoid === 'UNPAID' ? ['RETRY', 'CAPTURE_AGAIN'] : ['RETRY'];
    case 'REFUNDING':
      return ['RETRY', 'MARK_REFUNDED'];
    default:
      return ['RETRY'];
  }
};

/** A person's decision: who, about which booking, and what there is to say about it. */
export interface Settlement {
  readonly id: string;
  readonly action: WaitingAction;
  readonly by: string;
  readonly note: string;
}

export type SettleResult = 'DONE' | 'NOT_WAITING' | 'NOT_POSSIBLE';
type SettleContext = Pick<SagaContext, 'db' | 'clock' | 'ticks' | 'ids'>;

/** Gives back what was authorised or taken: what becomes of the booking then depends on whether its rooms are sold. */
const giveBackMove = (booking: BookingRow): Pick<Move, 'to' | 'set'> => {
  if (booking.state === 'CAPTURED') return { to: 'REFUNDING', set: { outcome: 'WARNING_BOOKING_FAILED_FULLPAYMENT_OK' } };
  const isSold = booking.state === 'CONFIRMING' || restingState(booking) === 'UNPAID';
  return {
    to: 'VOIDING',
    set: isSold
      ? { after_void: 'UNPAID', outcome: 'WARNING_BOOKING_OK_FULLPAYMENT_FAILED' }
      : { after_void: 'FAILED', outcome: 'WARNING_BOOKING_FAILED_FULLPAYMENT_FAILED' },
  };
};

const moveOf = (booking: BookingRow, action: WaitingAction): Pick<Move, 'to' | 'set'> => {
  switch (action) {
    case 'RETRY':
      return { to: booking.state };
    case 'GIVE_BACK':
      return giveBackMove(booking);
    case 'CAPTURE_AGAIN':
      return { to: 'CONFIRMING', set: { after_void: null, outcome: null, rehearsal: null } };
    case 'MARK_REFUNDED':
      return { to: 'REFUNDED' };
  }
};

/** Carries a decision out, guarded by the state it was made for; who decided stays in the booking's history. */
export const settleWaitingBooking = (context: SettleContext, { id, action, by, note }: Settlement): Promise<SettleResult> =>
  inTransaction(context.db, async (client): Promise<SettleResult> => {
    const booking = await lockBooking(client, id);
    if (booking === undefined || booking.people === null) return 'NOT_WAITING';
    if (!actionsFor(booking).includes(action)) return 'NOT_POSSIBLE';
    const attempt: AttemptRow | undefined = booking.attemptId === null ? undefined : await findAttempt(client, booking.attemptId);
    if (attempt === undefined && action !== 'RETRY') return 'NOT_POSSIBLE';
    const { to, set } = moveOf(booking, action);
    const reason = [`${by}: ${action}`, note].filter((part) => part !== '').join(', ');
    if (attempt !== undefined && action === 'GIVE_BACK')
      await recordIntent(context, client, {
        bookingId: id,
        attemptId: attempt.id,
        operation: to === 'REFUNDING' ? 'REFUND' : 'CANCEL',
        amount: attempt.amount,
      });
    if (attempt !== undefined && action === 'MARK_REFUNDED') {
      await client.query('update payment_attempt set refunded = amount, updated_at = $2 where id = $1', [attempt.id, new Date(context.clock.now())]);
      await closeIntent(context, client, attempt.id, 'REFUND', { by, note });
      await inventoryHolds.release(client, id, context.clock.now());
    }
    await moveBooking(context, client, booking, {
      to,
      reason,
      set: { ...set, people: null },
      wakeAt: action === 'MARK_REFUNDED' ? null : context.ticks.now(),
    });
    if (to === booking.state)
      await client.query('insert into booking_event (booking_id, at, from_state, to_state, reason) values ($1, $2, $3, $3, $4)', [
        id,
        new Date(context.clock.now()),
        booking.state,
        reason,
      ]);
    return 'DONE';
  });
