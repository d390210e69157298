import type { BookResponse, BookStatus } from '@escale/contract/booking';
import { toMajor } from '@escale/domain/money';
import { isFinal, moneyKind, WORKING_STATES } from '@escale/domain/payment-flow';
import type { AttemptRow, BookingRow } from '../payment/index.ts';

const STATUS_BY_OUTCOME: ReadonlySet<string> = new Set<BookStatus>([
  'SUCCESS',
  'WARNING_BOOKING_OK_FULLPAYMENT_FAILED',
  'WARNING_BOOKING_FAILED_FULLPAYMENT_FAILED',
  'WARNING_BOOKING_FAILED_FULLPAYMENT_OK',
  'FULL_PROPERTY',
  'EXTERNAL_PAYMENT_STATUS_ERROR',
  'CREDIT_CARD_INFO',
  'CREDIT_CARD_TECHNICAL_ERROR',
  'CREDIT_CARD_REFUSED',
  'CREDIT_CARD_3DS_REFUSED',
]);
const isStatus = (text: string | null): text is BookStatus => text !== null && STATUS_BY_OUTCOME.has(text);

/** The book status a booking stands at (funnel 4.1); undefined while it only needs time. */
export const statusOf = (booking: BookingRow, attempt: AttemptRow | undefined): BookStatus | undefined => {
  if (booking.state === 'CHALLENGED') return booking.rehearsal === 'HTML' ? 'EXTERNAL_HTML_REQUEST' : 'EXTERNAL_ACTION_REQUEST';
  if (booking.state === 'REDIRECTED')
    return attempt?.externalStatus === 'PENDING' ? 'RETRY' : booking.rehearsal === 'HTML' ? 'EXTERNAL_HTML_REQUEST' : 'EXTERNAL_REDIRECT_REQUEST';
  if (WORKING_STATES.includes(booking.state)) return undefined;
  if (isFinal(booking.state) || booking.state === 'HELD') return isStatus(booking.outcome) ? booking.outcome : undefined;
  return undefined;
};

/** What happened to the money, for the sentence every screen begins with (readings 6.2). */
export const moneyOf = (booking: BookingRow, attempt: AttemptRow | undefined): NonNullable<BookResponse['money']> => {
  const kind = moneyKind(booking.state, (attempt?.captured ?? 0) > 0);
  return {
    kind,
    amount: kind === 'NOTHING_TAKEN' ? 0 : toMajor(attempt?.amount ?? booking.total, booking.currency),
    currency: booking.currency,
    date: new Date(booking.updatedAt).toISOString().slice(0, 10),
    ...(booking.reference === null ? {} : { reference: booking.reference }),
  };
};

/** Path of the polling call of an attempt (funnel 4.5), as a browser on the site calls it. */
export const callbackUrl = (attempt: AttemptRow): string => `/api/quote/externalPayment/${attempt.callbackId}`;

const escapeAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** A provider's page as HTML: a form that leads to it, submitted by the page that shows it. */
export const providerHtml = (attempt: AttemptRow): string | undefined => {
  const target = attempt.actionUrl ?? attempt.redirectUrl;
  return target === null ? undefined : `<form method="get" action="${escapeAttribute(target)}"></form>`;
};

/** The book answer of a booking as it stands. */
export const bookAnswer = (booking: BookingRow, attempt: AttemptRow | undefined): BookResponse => {
  const status = statusOf(booking, attempt) ?? 'LOADING';
  const html = status === 'EXTERNAL_HTML_REQUEST' && attempt !== undefined ? providerHtml(attempt) : undefined;
  return {
    status,
    money: moneyOf(booking, attempt),
    ...(booking.reference === null ? {} : { bookingReference: booking.reference }),
    ...(attempt === undefined ? {} : { callbackUrl: callbackUrl(attempt) }),
    ...(status === 'EXTERNAL_REDIRECT_REQUEST' && attempt?.redirectUrl ? { redirectUrl: attempt.redirectUrl } : {}),
    ...(status === 'EXTERNAL_ACTION_REQUEST' && attempt?.actionUrl ? { actionUrl: attempt.actionUrl } : {}),
    ...(html === undefined ? {} : { htmlPayload: html }),
    ...(status === 'CREDIT_CARD_INFO'
      ? { fieldErrors: (attempt?.invalidFields ?? []).map((field) => ({ path: `card.${field}`, messageId: `error.card.${field}` })) }
      : {}),
  };
};
