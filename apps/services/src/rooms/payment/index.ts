import { systemClock } from '../../platform/clock.ts';
import type { Room } from '../../platform/deps.ts';
import { registerWebhook } from './routes.ts';
import { registerWaitingPage } from './waiting-routes.ts';

// Door of the payment room: the saga behind every booking, the types that cross it, and the webhook receiver.
export type { AttemptRow, BookingRow, HoldItem, Queryable, Rehearsal } from './booking-row.ts';
export { findAttempt, findAttemptByCallback, findBooking, findBookingByReference, findBookingOfFlow, lockBooking } from './booking-row.ts';
export { createFakeProvider, type FakeProvider } from './fake-provider.ts';
export { inventoryHolds } from './inventory-holds.ts';
export type { PaymentProvider } from './provider.ts';
export { createSandboxProvider } from './sandbox-provider.ts';
export { startBalancePayment, type BalanceResult, type BalanceStart } from './balance-payment.ts';
export { advance, startPayment, wake, type PaymentStart, type StartResult } from './saga.ts';
export { moveBooking, PRE_BOOK_HOLD, type SagaContext } from './saga-context.ts';
export { listWaitingBookings, settleWaitingBooking, type WaitingBooking } from './waiting-bookings.ts';
export { startSagaWorker, type SagaWorker } from './worker.ts';

/** Address of the webhook receiver below the room's base. */
export const WEBHOOK_PATH = '/webhook';

/** `/api/payment`: where the payment provider tells us that a payment moved, and where people settle what no step of ours can. */
export const paymentRoom: Room = {
  name: 'payment',
  register: async (app, { db, clock, ids, env }) => {
    await registerWebhook(app, { db, clock, ticks: systemClock, secret: env.webhookSecret });
    if (env.staffToken !== undefined) await registerWaitingPage(app, { db, clock, ids, ticks: systemClock, token: env.staffToken });
  },
};
