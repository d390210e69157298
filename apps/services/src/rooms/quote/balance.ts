import type { BookResponse } from '@escale/contract/booking';
import type { RequestOf, ResponseOf } from '@escale/contract/endpoint';
import type { addPayment, getPaymentTypes } from '@escale/contract/later-payment';
import { toMajor, toMinor } from '@escale/domain/money';
import { done, fail, type Answer } from '../../platform/answer.ts';
import { fingerprint } from '../../platform/ids.ts';
import { findAttempt, findBookingByReference, startBalancePayment, type BookingRow } from '../payment/index.ts';
import { advanceAndAnswer } from './book.ts';
import { dueOf } from './confirmation.ts';
import type { Partner } from './partner-book.ts';
import { methodOf, paymentTypesOf } from './payment-types.ts';
import type { QuoteContext } from './quote-context.ts';
import { isReturnAddress } from './return-address.ts';

type BalanceContext = Pick<QuoteContext, 'db' | 'saga' | 'partners' | 'returnHosts'>;

/** Who asks: the device the booking was made on, or somebody whose right to it was shown before (a member, a looked-up booking). */
export interface Payer {
  readonly device: string | undefined;
  readonly isEntitled?: boolean;
}

/** The booking behind a number when this payer may pay it; an unknown number and another's booking look alike. */
const payableBooking = async (
  context: BalanceContext,
  reference: string,
  payer: Payer,
): Promise<{ readonly booking: BookingRow; readonly partner: Partner } | undefined> => {
  const booking = await findBookingByReference(context.db, reference);
  const partner = booking === undefined ? undefined : context.partners.get(booking.partner, booking.shop);
  if (booking === undefined || partner === undefined) return undefined;
  const isOwn = payer.device !== undefined && booking.device === fingerprint(payer.device);
  return isOwn || payer.isEntitled === true ? { booking, partner } : undefined;
};

/** `POST /getPaymentTypes` (funnel 7.6): what is due, until when, and how it may be paid. */
export const readBalance = async (
  context: BalanceContext,
  request: RequestOf<typeof getPaymentTypes>,
  payer: Payer,
): Promise<Answer<ResponseOf<typeof getPaymentTypes>>> => {
  const found = await payableBooking(context, request.bookingReference, payer);
  if (found === undefined) return fail('NOT_FOUND');
  const { booking, partner } = found;
  const { due, dueDate } = dueOf(booking, booking.attemptId === null ? undefined : await findAttempt(context.db, booking.attemptId));
  return done({
    paymentTypes: due > 0 ? paymentTypesOf(partner) : [],
    totalDue: toMajor(due, booking.currency),
    currency: booking.currency,
    ...(dueDate === undefined ? {} : { dueDate }),
  });
};

const refusedField = (path: string): Answer<BookResponse> => fail('BAD_REQUEST', { fieldErrors: [{ path, messageId: 'error.generic' }] });

/**
 * `POST /addPayment` (funnel 7.6, readings 6.4 row 58): pays a booking that stands unpaid. Pressed twice it answers how the one payment stands; a
 * sum that is not the sum due is refused with both.
 */
export const payBalance = async (context: BalanceContext, request: RequestOf<typeof addPayment>, payer: Payer): Promise<Answer<BookResponse>> => {
  const found = await payableBooking(context, request.bookingReference, payer);
  if (found === undefined) return fail('NOT_FOUND');
  const { booking, partner } = found;
  const method = methodOf(partner, request.paymentType);
  if (method === undefined || request.terms !== '1x') return refusedField('paymentType');
  if (method === 'card' && request.encryptedCard === undefined) return refusedField('encryptedCard');
  if (!isReturnAddress(request.returnUrl, context.returnHosts(booking.brand))) return refusedField('returnUrl');
  if (request.currency !== booking.currency) return refusedField('currency');
  const started = await startBalancePayment(context.saga, {
    bookingId: booking.id,
    idempotencyKey: request.idempotencyKey,
    method,
    ...(request.encryptedCard === undefined ? {} : { encryptedCard: request.encryptedCard }),
    returnUrl: request.returnUrl,
    amount: toMinor(request.amount, booking.currency),
  });
  const nothing = { kind: 'NOTHING_TAKEN', amount: 0, currency: booking.currency } as const;
  switch (started.code) {
    case 'STARTED':
    case 'ALREADY_STARTED':
    case 'PAID':
      return done(await advanceAndAnswer(context, booking.id));
    case 'TOO_MANY_ATTEMPTS':
      return done({ status: 'CREDIT_CARD_REFUSED', money: nothing });
    case 'CHANGED':
      return done({ status: 'WARNING', priceChange: { oldPrice: request.amount, newPrice: toMajor(booking.total, booking.currency) }, money: nothing });
    case 'NOT_PAYABLE':
      return fail('CONFLICT');
  }
};
