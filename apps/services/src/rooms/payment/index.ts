/** Door of the payment room: the saga behind every booking, and the types that cross it. */
export type { AttemptRow, BookingRow, HoldItem, Queryable, Rehearsal } from './booking-row.ts';
export { findAttempt, findAttemptByCallback, findBooking, findBookingOfFlow, lockBooking } from './booking-row.ts';
export { advance, startPayment, wake, type PaymentStart, type StartResult } from './saga.ts';
export { moveBooking, PAYMENT_HOLD, PRE_BOOK_HOLD, type SagaContext } from './saga-context.ts';
