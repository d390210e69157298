import { WAITING_STATES, WORKING_STATES } from '@escale/domain/payment-flow';
import { inTransaction } from '../../platform/transaction.ts';
import { findAttemptByKey, lockBooking } from './booking-row.ts';
import { countAttempts, openAttempt, type PressedButton } from './payment-attempt.ts';
import { moveBooking, PAYMENT_HOLD, type SagaContext } from './saga-context.ts';

/** Presses of the pay button a booking takes in all its life: more is card testing. */
const MAX_ATTEMPTS_EVER = 20;

/** A press of the button that pays a booking which stands unpaid (funnel 7.6 addPayment), checked by the caller. */
export interface BalanceStart extends PressedButton {
  readonly bookingId: string;
  /** Minor units the traveller agreed to pay: the whole of what is due. */
  readonly amount: number;
}

export interface BalanceResult {
  readonly code: 'STARTED' | 'ALREADY_STARTED' | 'PAID' | 'NOT_PAYABLE' | 'CHANGED' | 'TOO_MANY_ATTEMPTS';
}

const UNDER_WAY: readonly string[] = [...WORKING_STATES, ...WAITING_STATES];

/**
 * Starts a payment of a booking that stands unpaid, in one transaction before any outside call: attempt, intent and state. The steps that follow
 * are those of every payment; the rooms are sold and stay so whatever comes of it. The same key, or any key while a payment is under way, starts
 * nothing new.
 */
export const startBalancePayment = (context: SagaContext, start: BalanceStart): Promise<BalanceResult> =>
  inTransaction(context.db, async (client): Promise<BalanceResult> => {
    const booking = await lockBooking(client, start.bookingId);
    if (booking === undefined || booking.reference === null || booking.people !== null) return { code: 'NOT_PAYABLE' };
    if (await findAttemptByKey(client, booking.id, start.idempotencyKey)) return { code: 'ALREADY_STARTED' };
    if (UNDER_WAY.includes(booking.state)) return { code: 'ALREADY_STARTED' };
    if (booking.state === 'CONFIRMED') return { code: 'PAID' };
    if (booking.state !== 'UNPAID') return { code: 'NOT_PAYABLE' };
    if (start.amount !== booking.total) return { code: 'CHANGED' };
    if ((await countAttempts(client, booking.id)) >= MAX_ATTEMPTS_EVER) return { code: 'TOO_MANY_ATTEMPTS' };
    const attemptId = await openAttempt(context, client, booking, start);
    await moveBooking(context, client, booking, {
      to: 'AUTHORISING',
      reason: `later payment by ${start.method} started`,
      holdUntil: context.clock.now() + PAYMENT_HOLD,
      wakeAt: context.ticks.now(),
      // A rehearsed fault belongs to the payment it was asked for.
      set: { attempt_id: attemptId, rehearsal: null, outcome: null, after_void: null },
    });
    return { code: 'STARTED' };
  });
