import type { ResponseOf } from '@escale/contract/endpoint';
import type { cancellationFee as cancellationFeeCall } from '@escale/contract/my-bookings';
import { addDays, startOfDayInZone } from '@escale/domain/calendar-day';
import { cancellationFee } from '@escale/domain/cancellation-fee';
import { toMajor } from '@escale/domain/money';
import { type Answer, done, fail } from '../../platform/answer.ts';
import type { CallContext } from '../../platform/route.ts';
import { findAttempt, findBooking } from '../payment/index.ts';
import { findSeenBooking } from './bookings-store.ts';
import { type AccountContext, requireTraveller, shopOf, todayIn } from './context.ts';

/**
 * `POST /cancellationFee` (readings 6.5 row 63): what ending the contract today costs, by the table the traveller was told before paying. 409 for a
 * booking that is cancelled already or has begun.
 */
export const readCancellationFee = async (
  context: AccountContext,
  request: { readonly bookingReference: string },
  call: CallContext,
): Promise<Answer<ResponseOf<typeof cancellationFeeCall>>> => {
  const caller = await requireTraveller(context, call);
  if (!caller.ok) return caller;
  const seen = await findSeenBooking(context.db, caller.value, request.bookingReference);
  const booking = seen === undefined ? undefined : await findBooking(context.db, seen.id);
  if (seen === undefined || booking === undefined) return fail('NOT_FOUND');
  if (booking.state !== 'CONFIRMED' && booking.state !== 'UNPAID') return fail('CONFLICT');
  const attempt = booking.attemptId === null ? undefined : await findAttempt(context.db, booking.attemptId);
  const paid = Math.max(0, (attempt?.captured ?? 0) - (attempt?.refunded ?? 0));
  const today = todayIn(context, seen.brand, seen.shop);
  const cost = cancellationFee({ total: booking.total, paid, departure: booking.quote.trip?.departureDate ?? booking.stayFrom, today });
  if (cost === null) return fail('CONFLICT');
  const major = (minor: number) => toMajor(minor, booking.currency);
  return done({
    currencyCode: booking.currency,
    total: major(booking.total),
    paid: major(paid),
    fee: major(cost.fee),
    refund: major(cost.refund),
    stillDue: major(cost.stillDue),
    lines: [{ kind: 'CANCELLATION', percent: cost.percent, amount: major(cost.fee) }],
    validUntil: new Date(startOfDayInZone(addDays(today, 1), shopOf(context, seen.brand, seen.shop)?.zone ?? 'UTC')).toISOString(),
  });
};
