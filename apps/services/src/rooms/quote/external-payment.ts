import type { BookResponse, EXTERNAL_PAYMENT_STATUSES, externalPaymentCallback } from '@escale/contract/booking';
import type { ResponseOf } from '@escale/contract/endpoint';
import { WAITING_STATES } from '@escale/domain/payment-flow';
import { done, fail, type Answer } from '../../platform/answer.ts';
import { findAttempt, findAttemptByCallback, findBooking, findBookingOfFlow, type AttemptRow, type BookingRow } from '../payment/index.ts';
import { type Asker, isOwnBooking } from './asker.ts';
import { advanceAndAnswer } from './book.ts';
import { providerHtml, statusOf } from './book-status.ts';
import type { QuoteContext } from './quote-context.ts';

type Poll = ResponseOf<typeof externalPaymentCallback>;
type ExternalStatus = (typeof EXTERNAL_PAYMENT_STATUSES)[number];

/** Wait between polls, milliseconds: a waiting traveller is answered soon, a late provider is not hammered. */
const SOON = 1_000;
const LATER = 5_000;

const externalStatusOf = (booking: BookingRow, attempt: AttemptRow): ExternalStatus | undefined => {
  if (booking.state === 'CONFIRMED') return 'SUCCESS';
  switch (attempt.externalStatus) {
    case 'ABORTED':
    case 'ERROR':
    case 'PENDING':
      return attempt.externalStatus;
    default:
      return undefined;
  }
};

/** `POST /bookExternalPayment` (funnel 7.2): the traveller is back from the provider; ask how it went and go on. */
export const bookExternalPayment = async (context: QuoteContext, code: string, asker: Asker): Promise<Answer<BookResponse>> => {
  const booking = await findBookingOfFlow(context.db, code);
  if (booking === undefined || booking.attemptId === null) return done({ status: 'SESSION_EXPIRED' });
  if (booking.device !== null && !(await isOwnBooking(context, asker, booking))) {
    // Somebody else's device: how the payment stands may be told, who booked and under which number may not.
    const attempt = await findAttempt(context.db, booking.attemptId);
    return done({ status: statusOf(booking, attempt) ?? 'LOADING' });
  }
  return done(await advanceAndAnswer(context, booking.id));
};

/**
 * `GET /externalPayment/{callbackId}` (funnel 4.5): the status is absent while the traveller or the provider is busy, RETRY with PENDING
 * while a late payment is awaited, then the end. The id is a secret of 256 bits, known to the device that pays.
 */
export const pollExternalPayment = async (context: QuoteContext, callbackId: string): Promise<Answer<Poll>> => {
  const found = await findAttemptByCallback(context.db, callbackId);
  if (found === undefined) return fail('NOT_FOUND');
  const answered = await advanceAndAnswer(context, found.bookingId);
  const [booking, attempt] = await Promise.all([findBooking(context.db, found.bookingId), findAttempt(context.db, found.id)]);
  if (booking === undefined || attempt === undefined) return fail('NOT_FOUND');
  // A poll of an earlier press of the button tells what became of that press.
  if (booking.attemptId !== attempt.id) return done({ status: 'EXTERNAL_PAYMENT_STATUS_ERROR', callbackDelay: SOON, externalPaymentStatus: 'ABORTED' });
  const external = externalStatusOf(booking, attempt);
  const isWaiting = WAITING_STATES.includes(booking.state);
  const status = isWaiting
    ? external === 'PENDING'
      ? 'RETRY'
      : answered.status === 'EXTERNAL_HTML_REQUEST'
        ? answered.status
        : undefined
    : statusOf(booking, attempt);
  const html = status === 'EXTERNAL_HTML_REQUEST' ? providerHtml(attempt) : undefined;
  return done({
    callbackDelay: external === 'PENDING' ? LATER : SOON,
    ...(status === undefined ? {} : { status }),
    ...(html === undefined ? {} : { htmlPayload: html }),
    ...(external === undefined || (!isWaiting && status === undefined) ? {} : { externalPaymentStatus: external }),
    ...(booking.reference === null ? {} : { bookingReference: booking.reference }),
  });
};
