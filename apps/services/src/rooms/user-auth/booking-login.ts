import { type Answer, done, fail } from '../../platform/answer.ts';
import type { CallContext } from '../../platform/route.ts';
import { type AuthContext, inUniformTime, type PartnerAsked, partnerOf, visitorWithDevice } from './context.ts';
import { addressKey, audit } from './members-store.ts';
import { addressBucket } from './network-address.ts';
import { BOOKING_TOKEN_LIFE, REFERENCE_ADDRESS_TRIES, REFERENCE_TRIES } from './policies.ts';
import { issueToken } from './sessions.ts';
import { bucket, clearTries, refundTry, spendTry } from './tries-store.ts';

export interface BookingLoginRequest extends PartnerAsked {
  readonly email: string;
  /** The booking reference: digits, leading zeros count (readings 4.17). */
  readonly password: string;
}

export interface BookingSession {
  readonly data: { readonly email: string; readonly token: string; readonly uuid: string; readonly partner: { readonly shop: string; readonly code: string } };
}

interface Found {
  readonly id: string;
  readonly reference: string;
  readonly email: string;
  readonly brand: string;
  readonly partner: string;
  readonly shop: string;
}

/**
 * Sign-in with a booking reference (platform 2.6, readings 7 row 10). References are short, so tries are counted by address, by
 * reference and by network address, and every answer takes the same time. The token reads this one booking and changes nothing.
 */
export const loginWithBooking = (context: AuthContext, request: BookingLoginRequest, call: CallContext): Promise<Answer<BookingSession>> =>
  inUniformTime(async (): Promise<Answer<BookingSession>> => {
    const visitor = visitorWithDevice(context, call);
    const now = context.clock.now();
    const partner = partnerOf(context, request, call);
    const reference = request.password.trim();
    const address = addressBucket(context, 'booking-from', REFERENCE_ADDRESS_TRIES, visitor.ip);
    const own = [bucket('booking-email', REFERENCE_TRIES, addressKey(request.email)), bucket('booking-reference', REFERENCE_TRIES, reference)];
    const spent = await spendTry(context.db, [address, ...own], now);
    if (!spent.allowed) return fail('TOO_MANY_REQUEST', { data: { canLoginAt: spent.canTryAt } });
    const { rows } = await context.db.query<Found>(
      `select id, reference, customer->>'email' as email, brand, partner, shop from booking
       where reference = $1 and lower(trim(customer->>'email')) = $2 and ($3::text is null or brand = $3)`,
      [reference, addressKey(request.email), partner?.brand ?? null],
    );
    const found = rows[0];
    if (found === undefined) return fail('NOT_FOUND');
    await Promise.all([refundTry(context.db, address), ...own.map((each) => clearTries(context.db, each))]);
    const { token } = await issueToken(
      context,
      context.db,
      {
        kind: 'booking',
        member: null,
        subject: found.id,
        email: found.email,
        brand: found.brand,
        partner: found.partner,
        shop: found.shop,
        scope: found.reference,
        signedInAt: now,
        expiresAt: now + BOOKING_TOKEN_LIFE,
      },
      visitor,
    );
    await audit(context.db, { what: 'booking-looked-up', brand: found.brand, subject: found.id }, now);
    return done({ data: { email: found.email, token, uuid: found.id, partner: { shop: found.shop, code: found.partner } } });
  });
