import type { PoolClient } from 'pg';
import type { Customer, Passenger } from '@escale/contract/booking';
import type { Payment } from '@escale/contract/payment-provider';
import { WAITING_STATES, WORKING_STATES } from '@escale/domain/payment-flow';
import { inTransaction } from '../../platform/transaction.ts';
import { findAttemptByKey, findAttemptOfPayment, findBooking, lockBooking, type BookingRow, type Rehearsal } from './booking-row.ts';
import { countAttempts, openAttempt, type PressedButton } from './payment-attempt.ts';
import { moveBooking, PAYMENT_HOLD, postpone, StaleBookingError, withLease, type SagaContext } from './saga-context.ts';
import { runStep } from './saga-steps.ts';

/** Longest chain of steps in one go; more would be a loop. */
const MAX_STEPS = 12;
/** A booking takes at most this many presses of the pay button: more is card testing. */
export const MAX_ATTEMPTS = 10;

/** A press of the pay button, checked by the caller. */
export interface PaymentStart extends PressedButton {
  readonly bookingId: string;
  /** Minor units of the booking's currency: the whole price, insurance included. */
  readonly total: number;
  /** The offer and the choice this total was made for: another tab may have pre-booked something else meanwhile. */
  readonly pricedFor: Pick<BookingRow, 'selection' | 'quote'>;
  readonly insuranceCode?: string;
  readonly customer: Customer;
  readonly passengers: readonly Passenger[];
  /** Same lead traveller, same key: two bookings of one stay are one too many. */
  readonly leadKey: string;
  readonly rehearsal?: Rehearsal;
  readonly device: string | null;
}

export type StartResult =
  | { readonly code: 'STARTED' | 'ALREADY_STARTED'; readonly bookingId: string }
  | { readonly code: 'FULL' | 'TOO_MANY_ATTEMPTS' | 'GONE' | 'CHANGED' }
  | {
      readonly code: 'DUPLICATE';
      readonly existing: { readonly reference: string; readonly email: string; readonly stayFrom: string; readonly stayTo: string };
    };

const LIVE_PAYMENTS = [...WORKING_STATES, ...WAITING_STATES, 'CONFIRMED', 'UNPAID'];

/** The booking the same lead traveller already has, or is paying for, over the same stay. */
const findDuplicate = async (client: PoolClient, booking: BookingRow, leadKey: string) => {
  const { rows } = await client.query<{ reference: string | null; email: string | null; stayFrom: string; stayTo: string }>(
    `select reference, customer->>'email' as email, to_char(stay_from, 'YYYY-MM-DD') as "stayFrom", to_char(stay_to, 'YYYY-MM-DD') as "stayTo" from booking
      where lead_key = $1 and id <> $2 and stay_from < $4 and stay_to > $3 and state = any($5) order by created_at limit 1`,
    [leadKey, booking.id, booking.stayFrom, booking.stayTo, LIVE_PAYMENTS],
  );
  return rows[0];
};

/** The same hotel and the same choice of it. Both come from the database, where equal values have equal texts. */
const isSameChoice = (one: PaymentStart['pricedFor'], other: PaymentStart['pricedFor']): boolean =>
  one.quote.accommodation?.id === other.quote.accommodation?.id && JSON.stringify(one.selection) === JSON.stringify(other.selection);

/** The rooms must be ours while money moves: prolong the holds, or take lost ones again. */
const secureRooms = async (context: SagaContext, client: PoolClient, booking: BookingRow, until: number): Promise<boolean> => {
  const now = context.clock.now();
  if (await context.holds.extend(client, booking.id, until, now)) return true;
  await context.holds.release(client, booking.id, now);
  return context.holds.take(client, { bookingId: booking.id, items: booking.items, expiresAt: until, now });
};

/**
 * Starts a payment: hold prolonged, attempt, intent and state in one transaction, before any outside call. The same idempotency key,
 * and any key while a payment is under way, starts nothing new.
 */
export const startPayment = (context: SagaContext, start: PaymentStart): Promise<StartResult> =>
  inTransaction(context.db, async (client) => {
    // One lead traveller at a time: two tabs with two searches of the same stay cannot both pass the duplicate check.
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 7))', [start.leadKey]);
    const booking = await lockBooking(client, start.bookingId);
    if (booking === undefined) return { code: 'GONE' };
    if (await findAttemptByKey(client, booking.id, start.idempotencyKey)) return { code: 'ALREADY_STARTED', bookingId: booking.id };
    if (LIVE_PAYMENTS.includes(booking.state)) return { code: 'ALREADY_STARTED', bookingId: booking.id };
    if (booking.state !== 'HELD') return { code: 'GONE' };
    if (!isSameChoice(booking, start.pricedFor)) return { code: 'CHANGED' };
    const duplicate = await findDuplicate(client, booking, start.leadKey);
    if (duplicate)
      return {
        code: 'DUPLICATE',
        existing: { reference: duplicate.reference ?? '', email: duplicate.email ?? '', stayFrom: duplicate.stayFrom, stayTo: duplicate.stayTo },
      };
    if ((await countAttempts(client, booking.id)) >= MAX_ATTEMPTS) return { code: 'TOO_MANY_ATTEMPTS' };
    const now = context.clock.now();
    const holdUntil = now + PAYMENT_HOLD;
    if (!(await secureRooms(context, client, booking, holdUntil))) {
      await context.holds.release(client, booking.id, now);
      await moveBooking(context, client, booking, { to: 'FAILED', reason: 'rooms or seats were lost before payment', set: { outcome: 'FULL_PROPERTY' } });
      return { code: 'FULL' };
    }
    const attemptId = await openAttempt(context, client, booking, { ...start, amount: start.total });
    const { insuranceCode: _old, ...kept } = booking.selection;
    await moveBooking(context, client, booking, {
      to: 'AUTHORISING',
      reason: `payment by ${start.method} started`,
      holdUntil,
      wakeAt: context.ticks.now(),
      set: {
        attempt_id: attemptId,
        customer: start.customer,
        passengers: start.passengers,
        lead_key: start.leadKey,
        total: start.total,
        rehearsal: start.rehearsal ?? null,
        outcome: null,
        device: start.device,
        selection: start.insuranceCode === undefined ? kept : { ...kept, insuranceCode: start.insuranceCode },
      },
    });
    return { code: 'STARTED', bookingId: booking.id };
  });

/** Takes a booking as far as it goes without waiting. Does nothing while somebody else works on it. */
export const advance = async (context: SagaContext, bookingId: string): Promise<void> => {
  await withLease(context, bookingId, async () => {
    for (let turn = 0; turn < MAX_STEPS; turn += 1) {
      const booking = await findBooking(context.db, bookingId);
      if (booking === undefined || booking.people !== null) return;
      // A step that failed keeps its pause, however often a waiting page asks.
      if (booking.tries > 0 && booking.nextTryAt !== null && booking.nextTryAt > context.ticks.now()) return;
      try {
        if (!(await runStep(context, booking))) return;
      } catch (error) {
        if (error instanceof StaleBookingError) continue;
        await postpone(context, booking, error instanceof Error ? error.message : 'unknown');
        throw error;
      }
    }
  });
};

/**
 * Takes a provider's message (webhook) in. The message is only a hint of when to look: the next look asks the provider itself, so a
 * forged, late or repeated message changes nothing.
 * @returns the booking it is about; undefined when the payment is none of ours
 */
export const hearPayment = async (context: Pick<SagaContext, 'db' | 'ticks'>, payment: Pick<Payment, 'id' | 'reference'>): Promise<string | undefined> => {
  const attempt = await findAttemptOfPayment(context.db, payment.id, payment.reference);
  if (attempt === undefined) return undefined;
  await wake(context, attempt.bookingId);
  return attempt.bookingId;
};

/** Lets a worker look at a waiting booking now. */
export const wake = async (context: Pick<SagaContext, 'db' | 'ticks'>, bookingId: string): Promise<void> => {
  await context.db.query('update booking set next_try_at = $2 where id = $1 and state = any($3) and people is null', [
    bookingId,
    new Date(context.ticks.now()),
    [...WORKING_STATES, ...WAITING_STATES],
  ]);
};

/** Bookings whose time has come and nobody works on, oldest first. */
export const findDue = async (context: SagaContext, limit: number): Promise<string[]> => {
  const now = new Date(context.ticks.now());
  const { rows } = await context.db.query<{ id: string }>(
    'select id from booking where next_try_at <= $1 and people is null and (lease_until is null or lease_until < $1) order by next_try_at limit $2',
    [now, limit],
  );
  return rows.map((row) => row.id);
};
