import type { BookStatus } from '@escale/contract/booking';
import type { Payment } from '@escale/contract/payment-provider';
import type { PaymentState } from '@escale/domain/payment-flow';
import { inTransaction } from '../../platform/transaction.ts';
import { lockBooking, type AttemptRow, type BookingRow } from './booking-row.ts';
import {
  callPeople,
  closeIntent,
  moveBooking,
  PAYMENT_HOLD,
  PENDING_LIMIT,
  PRE_BOOK_HOLD,
  recordIntent,
  restingState,
  StaleBookingError,
  type SagaContext,
} from './saga-context.ts';

/** First look at a waiting payment, in case its webhook is lost. */
const FIRST_LOOK = 5_000;

interface Verdict {
  readonly to: PaymentState;
  readonly outcome?: BookStatus;
  readonly externalStatus?: 'ABORTED' | 'ERROR' | 'PENDING' | 'SUCCESS';
}

const refusal = (method: AttemptRow['method'], cardOutcome: BookStatus): Verdict =>
  method === 'card' ? { to: 'HELD', outcome: cardOutcome } : { to: 'HELD', outcome: 'EXTERNAL_PAYMENT_STATUS_ERROR', externalStatus: 'ERROR' };

/** What a provider's answer means while a payment is being made; null = nothing automatic fits. */
export const judgePayment = (payment: Payment, method: AttemptRow['method']): Verdict | null => {
  switch (payment.status) {
    case 'AUTHORISED':
      return { to: 'AUTHORISED' };
    case 'CAPTURED':
      return { to: 'CAPTURED', externalStatus: 'SUCCESS' };
    case 'CHALLENGE':
      return { to: 'CHALLENGED', outcome: 'EXTERNAL_ACTION_REQUEST' };
    case 'REDIRECT':
      return { to: 'REDIRECTED', outcome: 'EXTERNAL_REDIRECT_REQUEST' };
    case 'PENDING':
      return { to: 'REDIRECTED', outcome: 'RETRY', externalStatus: 'PENDING' };
    case 'REFUSED':
      return refusal(method, 'CREDIT_CARD_REFUSED');
    case 'REFUSED_3DS':
      return refusal(method, 'CREDIT_CARD_3DS_REFUSED');
    case 'TECHNICAL_ERROR':
      return refusal(method, 'CREDIT_CARD_TECHNICAL_ERROR');
    case 'INFORMATION_ERROR':
      return refusal(method, 'CREDIT_CARD_INFO');
    case 'ABORTED':
    case 'CANCELLED':
      return { to: 'HELD', outcome: 'EXTERNAL_PAYMENT_STATUS_ERROR', externalStatus: 'ABORTED' };
    case 'ERROR':
      return { to: 'HELD', outcome: 'EXTERNAL_PAYMENT_STATUS_ERROR', externalStatus: 'ERROR' };
    case 'REFUNDED':
    case 'PARTIALLY_REFUNDED':
      return null;
  }
};

/** Whether a provider's answer speaks of this very attempt, amount and currency. */
const belongs = (payment: Payment, attempt: AttemptRow): boolean =>
  payment.amount === attempt.amount && payment.currency === attempt.currency && (attempt.providerId === null || attempt.providerId === payment.id);

/** When the booking should be looked at next, and until when its rooms are kept. */
const timing = (context: SagaContext, attempt: AttemptRow, verdict: Verdict): { holdUntil?: number; wakeAt: number | null } => {
  const now = context.clock.now();
  if (verdict.to === 'HELD') return { holdUntil: now + PRE_BOOK_HOLD, wakeAt: null };
  if (verdict.to === 'CHALLENGED' || verdict.to === 'REDIRECTED') {
    const pending = verdict.externalStatus === 'PENDING' && now < attempt.createdAt + PENDING_LIMIT;
    return { ...(pending ? { holdUntil: now + PAYMENT_HOLD } : {}), wakeAt: context.ticks.now() + FIRST_LOOK };
  }
  return { holdUntil: now + PAYMENT_HOLD, wakeAt: context.ticks.now() };
};

/**
 * Writes a provider's answer, the state it leads to, the holds and the wiped card in one transaction, guarded by the state the
 * booking was read in. Repeating an answer changes nothing.
 */
export const applyPayment = async (context: SagaContext, booking: BookingRow, attempt: AttemptRow, payment: Payment): Promise<void> => {
  const verdict = judgePayment(payment, attempt.method);
  if (!belongs(payment, attempt)) return callPeople(context, booking, 'the provider speaks of another payment');
  if (verdict === null) return callPeople(context, booking, `payment is ${payment.status} before the booking`);
  await inTransaction(context.db, async (client) => {
    const locked = await lockBooking(client, booking.id);
    if (locked?.state !== booking.state || locked.attemptId !== attempt.id) throw new StaleBookingError(booking.id);
    const { holdUntil, wakeAt } = timing(context, attempt, verdict);
    // A challenge that the bank still thinks about stays a challenge.
    const to = locked.state === 'CHALLENGED' && verdict.to === 'REDIRECTED' ? 'CHALLENGED' : verdict.to === 'HELD' ? restingState(locked) : verdict.to;
    await client.query(
      `update payment_attempt set provider_id = $2, provider_status = $3, action_url = $4, redirect_url = $5, encrypted_card = null, external_status = coalesce($6, external_status),
         outcome = coalesce($7, outcome), invalid_fields = $8, captured = $9, updated_at = $10 where id = $1`,
      [
        attempt.id,
        payment.id,
        payment.status,
        payment.actionUrl ?? null,
        payment.redirectUrl ?? attempt.redirectUrl,
        verdict.externalStatus ?? null,
        verdict.outcome ?? null,
        payment.invalidFields ?? [],
        payment.captured,
        new Date(context.clock.now()),
      ],
    );
    await closeIntent(context, client, attempt.id, 'AUTHORISE', { id: payment.id, status: payment.status });
    if (holdUntil !== undefined) await context.holds.extend(client, booking.id, holdUntil, context.clock.now());
    await moveBooking(context, client, locked, {
      to,
      reason: `payment ${payment.status}`,
      set: { outcome: verdict.outcome ?? null },
      wakeAt,
      ...(holdUntil === undefined ? {} : { holdUntil }),
    });
  });
};

/** Gives up a payment the traveller never finished: it is cancelled at the provider first, then the rooms go back. */
export const abandonPayment = async (context: SagaContext, booking: BookingRow, attempt: AttemptRow): Promise<void> => {
  await inTransaction(context.db, async (client) => {
    const locked = await lockBooking(client, booking.id);
    if (locked?.state !== booking.state) throw new StaleBookingError(booking.id);
    await recordIntent(context, client, { bookingId: booking.id, attemptId: attempt.id, operation: 'CANCEL', amount: attempt.amount });
    await client.query("update payment_attempt set external_status = 'ABORTED', outcome = 'EXTERNAL_PAYMENT_STATUS_ERROR' where id = $1", [attempt.id]);
    await moveBooking(context, client, locked, {
      to: 'VOIDING',
      reason: 'payment never finished',
      set: { after_void: locked.reference === null ? 'FAILED' : 'UNPAID', outcome: 'EXTERNAL_PAYMENT_STATUS_ERROR' },
      wakeAt: context.ticks.now(),
    });
  });
};
