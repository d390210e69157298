import { validatePhone } from '@escale/domain/contact-phone';
import { addDays } from '@escale/domain/calendar-day';
import { type Answer, done, fail } from '../../platform/answer.ts';
import { readPhone } from '../../platform/phone-number.ts';
import type { CallContext } from '../../platform/route.ts';
import { writeSms } from '../../platform/sms.ts';
import { addressBucket, bucket, inUniformTime, spendTry, visitorIn } from '../user-auth/index.ts';
import { findByPhone } from './bookings-store.ts';
import { type AccountContext, todayIn } from './context.ts';
import { RECOVERED_BOOKINGS, RECOVERED_DAYS, RECOVERY_ADDRESS_TRIES, RECOVERY_TRIES } from './policies.ts';

type Done = Answer<Record<string, never>>;

/** A phone in E.164, or the message that says what is wrong with it; a number without a country is the shop's country's. */
const phoneOf = (text: string, shop: string): { readonly phone: string } | { readonly messageId: string } => {
  const { input, e164 } = readPhone(text, shop.slice(3));
  const messageId = validatePhone(input);
  return messageId === null && e164 !== undefined ? { phone: e164 } : { messageId: messageId ?? 'error.phone.invalid' };
};

/**
 * `POST /recoverMyBookingData` (platform 2.6): tells a phone the references of the bookings made with it, and their addresses. 404 unknown number,
 * 429 too often; every answer takes the same time.
 */
export const recoverBookings = (
  context: AccountContext,
  { brandShop, phone: text }: { readonly brandShop: { readonly brandCode: string; readonly shopCode: string }; readonly phone: string },
  call: CallContext,
): Promise<Done> =>
  inUniformTime(async (): Promise<Done> => {
    const { brandCode: brand, shopCode: shop } = brandShop;
    const read = phoneOf(text, shop);
    if ('messageId' in read) return fail('BAD_REQUEST', { fieldErrors: [{ path: 'phone', messageId: read.messageId }] });
    const now = context.clock.now();
    const spent = await spendTry(
      context.db,
      [bucket('recovery', RECOVERY_TRIES, brand, read.phone), addressBucket(context, 'recovery-from', RECOVERY_ADDRESS_TRIES, visitorIn(context, call).ip)],
      now,
    );
    if (!spent.allowed) return fail('TOO_MANY_REQUEST', { data: { canResendAt: spent.canTryAt } });
    const endsFrom = addDays(todayIn(context, brand, shop), -RECOVERED_DAYS);
    const found = await findByPhone(context.db, { brand, phone: read.phone, endsFrom, most: RECOVERED_BOOKINGS });
    if (found.length === 0) return fail('NOT_FOUND');
    const bookings = found.map(({ bookingReference, email }) => ({ bookingReference, email }));
    await writeSms(context.db, context.ids.uuid(), { kind: 'sms-recovery', brand, shop: found[0]?.shop ?? shop, phone: read.phone, bookings }, now);
    return done({});
  });
