import type { PoolClient } from 'pg';
import type { Payment } from '@escale/contract/payment-provider';
import type { PaymentState } from '@escale/domain/payment-flow';
import { inTransaction } from '../../platform/transaction.ts';
import { abandonPayment, applyPayment } from './apply-payment.ts';
import { findAttempt, lockBooking, type AttemptRow, type BookingRow } from './booking-row.ts';
import type { ProviderAnswer } from './provider.ts';
import {
  callPeople,
  closeIntent,
  moveBooking,
  PAYMENT_HOLD,
  postpone,
  readKey,
  recordIntent,
  restingState,
  StaleBookingError,
  type SagaContext,
} from './saga-context.ts';

/** One step of the saga. True when the booking moved and the next step may follow at once. */
type Step = (context: SagaContext, booking: BookingRow, attempt: AttemptRow) => Promise<boolean>;
type Refused = Extract<ProviderAnswer, { ok: false }>;

/** The next move is the traveller's or the bank's. */
const isWaiting = (payment: Payment) => ['CHALLENGE', 'REDIRECT', 'PENDING'].includes(payment.status);
const isUnknown = (answer: Refused) => answer.code === 'UNREACHABLE' || answer.code === 'UNREADABLE';

/** Locks the booking and stops when somebody moved it since it was read. */
const lockUnmoved = async (client: PoolClient, booking: BookingRow): Promise<BookingRow> => {
  const locked = await lockBooking(client, booking.id);
  if (locked?.state !== booking.state) throw new StaleBookingError(booking.id);
  return locked;
};

const authorise: Step = async (context, booking, attempt) => {
  const key = await readKey(context, attempt.id, 'AUTHORISE');
  const answer = await context.provider.create(key, {
    reference: key,
    amount: attempt.amount,
    currency: attempt.currency,
    method: attempt.method,
    ...(attempt.encryptedCard === null ? {} : { encryptedCard: attempt.encryptedCard }),
    returnUrl: attempt.returnUrl,
    webhookUrl: context.webhookUrl,
    payee: context.payee(booking),
    locale: booking.shop.slice(0, 2),
  });
  const known = answer.ok || answer.code !== 'REJECTED' ? answer : await recoverCreated(context, key, answer);
  if (known.ok) {
    await applyPayment(context, booking, attempt, known.payment);
    return !isWaiting(known.payment);
  }
  if (isUnknown(known)) {
    await postpone(context, booking, `authorise: ${known.reason}`);
    return false;
  }
  await inTransaction(context.db, async (client) => {
    const locked = await lockUnmoved(client, booking);
    const outcome = attempt.method === 'card' ? 'CREDIT_CARD_TECHNICAL_ERROR' : 'EXTERNAL_PAYMENT_STATUS_ERROR';
    await client.query("update payment_attempt set encrypted_card = null, outcome = $2, external_status = 'ERROR' where id = $1", [attempt.id, outcome]);
    await closeIntent(context, client, attempt.id, 'AUTHORISE', { refused: known.reason });
    await moveBooking(context, client, locked, { to: restingState(locked), reason: `payment refused: ${known.reason}`, set: { outcome } });
  });
  return true;
};

/** A refusal may only say that an earlier try of ours already made this payment. */
const recoverCreated = async (context: SagaContext, reference: string, refused: Refused): Promise<ProviderAnswer> => {
  const found = await context.provider.find(reference);
  return found.ok || isUnknown(found) ? found : refused;
};

/** The traveller is at the provider: look from time to time, in case the webhook is lost, and give up when the hold is over. */
const look: Step = async (context, booking, attempt) => {
  if (attempt.providerId === null) {
    await callPeople(context, booking, 'waiting for a payment without an id');
    return false;
  }
  const answer = await context.provider.get(attempt.providerId);
  if (!answer.ok) {
    await postpone(context, booking, `look: ${answer.reason}`);
    return false;
  }
  const waiting = isWaiting(answer.payment);
  if (waiting && context.clock.now() >= booking.holdUntil) {
    await abandonPayment(context, booking, attempt);
    return true;
  }
  const unchanged = waiting && answer.payment.status === attempt.providerStatus && answer.payment.status !== 'PENDING';
  if (unchanged) {
    const wakeAt = new Date(context.ticks.now() + 15_000);
    await context.db.query('update booking set next_try_at = $3, tries = 0 where id = $1 and state = $2', [booking.id, booking.state, wakeAt]);
    return false;
  }
  await applyPayment(context, booking, attempt, answer.payment);
  return !waiting;
};

/** Sells what is held; what was lost meanwhile is tried once more. */
const sellRooms = async (context: SagaContext, client: PoolClient, booking: BookingRow): Promise<boolean> => {
  const now = context.clock.now();
  if (booking.rehearsal === 'LOSE_ROOM') {
    await context.holds.release(client, booking.id, now);
    return false;
  }
  if (await context.holds.sell(client, booking.id, now)) return true;
  await context.holds.release(client, booking.id, now);
  const again = await context.holds.take(client, { bookingId: booking.id, items: booking.items, expiresAt: now + PAYMENT_HOLD, now });
  return again && (await context.holds.sell(client, booking.id, now));
};

/** The money is sure: sell the rooms. Lost rooms mean giving the money back, in the way its method allows. */
const sell: Step = async (context, booking, attempt) => {
  const captured = booking.state === 'CAPTURED';
  await inTransaction(context.db, async (client) => {
    const locked = await lockUnmoved(client, booking);
    const sold = await sellRooms(context, client, locked);
    const intent = { bookingId: booking.id, attemptId: attempt.id, amount: attempt.amount };
    if (sold) {
      if (!captured) await recordIntent(context, client, { ...intent, operation: 'CAPTURE' });
      await moveBooking(context, client, locked, { to: 'CONFIRMING', reason: 'rooms and seats sold', wakeAt: context.ticks.now() });
      return;
    }
    await recordIntent(context, client, { ...intent, operation: captured ? 'REFUND' : 'CANCEL' });
    await moveBooking(context, client, locked, {
      to: captured ? 'REFUNDING' : 'VOIDING',
      reason: 'rooms or seats were lost',
      wakeAt: context.ticks.now(),
      set: captured ? { outcome: 'WARNING_BOOKING_FAILED_FULLPAYMENT_OK' } : { after_void: 'FAILED', outcome: 'WARNING_BOOKING_FAILED_FULLPAYMENT_FAILED' },
    });
  });
  return true;
};

/** The booking stands: number, state and what follows it (mail, documents) are written together. */
const conclude = async (context: SagaContext, client: PoolClient, locked: BookingRow, to: 'CONFIRMED' | 'UNPAID', reason: string): Promise<void> => {
  const reference = locked.reference ?? (await context.newReference(client));
  const outcome = to === 'CONFIRMED' ? 'SUCCESS' : 'WARNING_BOOKING_OK_FULLPAYMENT_FAILED';
  await moveBooking(context, client, locked, { to, reason, set: { reference, outcome } });
  const booked = await lockBooking(client, locked.id);
  if (booked) await context.onBooked(client, booked);
};

const capture: Step = async (context, booking, attempt) => {
  if (attempt.captured >= attempt.amount) {
    await inTransaction(context.db, async (client) => conclude(context, client, await lockUnmoved(client, booking), 'CONFIRMED', 'money taken'));
    return true;
  }
  if (attempt.providerId === null) {
    await callPeople(context, booking, 'capturing a payment without an id');
    return false;
  }
  const answer =
    booking.rehearsal === 'REFUSE_CAPTURE'
      ? rehearsedRefusal
      : await context.provider.capture(await readKey(context, attempt.id, 'CAPTURE'), attempt.providerId, attempt.amount);
  if (answer.ok ? answer.payment.status === 'PENDING' : isUnknown(answer)) {
    await postpone(context, booking, `capture: ${answer.ok ? 'pending' : answer.reason}`);
    return false;
  }
  const seen = answer.ok ? answer : await context.provider.get(attempt.providerId);
  if (!seen.ok && isUnknown(seen)) {
    await postpone(context, booking, `capture: ${seen.reason}`);
    return false;
  }
  await inTransaction(context.db, async (client) => {
    const locked = await lockUnmoved(client, booking);
    await closeIntent(context, client, attempt.id, 'CAPTURE', answer.ok ? { status: answer.payment.status } : { refused: answer.reason });
    if (seen.ok && seen.payment.captured >= attempt.amount) {
      await client.query('update payment_attempt set captured = $2, provider_status = $3, updated_at = $4 where id = $1', [
        attempt.id,
        seen.payment.captured,
        seen.payment.status,
        new Date(context.clock.now()),
      ]);
      await conclude(context, client, locked, 'CONFIRMED', 'money taken');
      return;
    }
    // The rooms are sold and the traveller has our word: the booking stands and is paid another way.
    await recordIntent(context, client, { bookingId: booking.id, attemptId: attempt.id, operation: 'CANCEL', amount: attempt.amount });
    await moveBooking(context, client, locked, {
      to: 'VOIDING',
      reason: 'capture failed',
      set: { after_void: 'UNPAID', outcome: 'WARNING_BOOKING_OK_FULLPAYMENT_FAILED' },
      wakeAt: context.ticks.now(),
    });
  });
  return true;
};

const rehearsedRefusal: ProviderAnswer = { ok: false, code: 'REJECTED', reason: 'rehearsed' };

/** Gives an authorisation back, then ends the booking as it was decided before. */
const giveBack: Step = async (context, booking, attempt) => {
  const answer: ProviderAnswer =
    attempt.providerId === null
      ? { ok: false, code: 'NOT_FOUND', reason: 'never made' }
      : await context.provider.cancel(await readKey(context, attempt.id, 'CANCEL'), attempt.providerId);
  if (!answer.ok && isUnknown(answer)) {
    await postpone(context, booking, `cancel: ${answer.reason}`);
    return false;
  }
  const seen = answer.ok || attempt.providerId === null ? answer : await context.provider.get(attempt.providerId);
  if (!seen.ok && isUnknown(seen)) {
    await postpone(context, booking, `cancel: ${seen.reason}`);
    return false;
  }
  const captured = seen.ok ? seen.payment.captured - seen.payment.refunded : 0;
  // After a failed capture money should not be there; after a payment that was given up it may have come in the last moment.
  if (captured > 0 && booking.afterVoid === 'UNPAID' && attempt.externalStatus !== 'ABORTED') {
    await callPeople(context, booking, 'money was taken although the capture failed');
    return false;
  }
  await inTransaction(context.db, async (client) => {
    const locked = await lockUnmoved(client, booking);
    await closeIntent(context, client, attempt.id, 'CANCEL', answer.ok ? { status: answer.payment.status } : { refused: answer.reason });
    if (captured > 0) {
      // The traveller finished paying in the very moment we gave up: the money is there, so try the rooms once more.
      await client.query("update payment_attempt set captured = $2, external_status = 'SUCCESS' where id = $1", [attempt.id, captured]);
      await moveBooking(context, client, locked, { to: 'CAPTURED', reason: 'paid at the last moment', set: { outcome: null }, wakeAt: context.ticks.now() });
      return;
    }
    if (locked.afterVoid === 'UNPAID') return conclude(context, client, locked, 'UNPAID', 'authorisation given back');
    await context.holds.release(client, locked.id, context.clock.now());
    await moveBooking(context, client, locked, { to: 'FAILED', reason: 'authorisation given back' });
  });
  return true;
};

const refund: Step = async (context, booking, attempt) => {
  if (attempt.providerId === null) {
    await callPeople(context, booking, 'refund of a payment without an id');
    return false;
  }
  const answer = await context.provider.refund(await readKey(context, attempt.id, 'REFUND'), attempt.providerId, attempt.amount);
  const seen = answer.ok || isUnknown(answer) ? answer : await context.provider.get(attempt.providerId);
  if (!seen.ok || seen.payment.refunded < attempt.amount) {
    await postpone(context, booking, `refund: ${seen.ok ? seen.payment.status : seen.reason}`);
    return false;
  }
  await inTransaction(context.db, async (client) => {
    const locked = await lockUnmoved(client, booking);
    await closeIntent(context, client, attempt.id, 'REFUND', { status: seen.payment.status });
    await client.query('update payment_attempt set refunded = $2, provider_status = $3, updated_at = $4 where id = $1', [
      attempt.id,
      seen.payment.refunded,
      seen.payment.status,
      new Date(context.clock.now()),
    ]);
    await context.holds.release(client, locked.id, context.clock.now());
    await moveBooking(context, client, locked, { to: 'REFUNDED', reason: 'money sent back' });
  });
  return true;
};

const STEPS: Readonly<Partial<Record<PaymentState, Step>>> = {
  AUTHORISING: authorise,
  CHALLENGED: look,
  REDIRECTED: look,
  AUTHORISED: sell,
  CAPTURED: sell,
  CONFIRMING: capture,
  VOIDING: giveBack,
  REFUNDING: refund,
};

/** Runs the step of a booking's state. False when it rests, waits or was put off. */
export const runStep = async (context: SagaContext, booking: BookingRow): Promise<boolean> => {
  const step = STEPS[booking.state];
  if (step === undefined || booking.attemptId === null) return false;
  const attempt = await findAttempt(context.db, booking.attemptId);
  return attempt === undefined ? false : step(context, booking, attempt);
};
