import type { Confirmation } from '@escale/contract/booking';
import type { ResponseOf } from '@escale/contract/endpoint';
import type { getBookings, getCustomerBooking, MyBooking, MyBookingDetail } from '@escale/contract/my-bookings';
import type { Identity } from '@escale/contract/user-auth';
import { nightsBetween } from '@escale/domain/calendar-day';
import { type Answer, done, fail } from '../../platform/answer.ts';
import type { CallContext } from '../../platform/route.ts';
import { findBooking } from '../payment/index.ts';
import { addressBucket, addressKey, bucket, inUniformTime, spendTry, visitorIn } from '../user-auth/index.ts';
import { mayChange } from './access-code.ts';
import { findSeenBooking, listSeenBookings, type SeenBooking } from './bookings-store.ts';
import { type AccountContext, requireTraveller, todayIn } from './context.ts';
import { LOOKUP_TRIES, MOST_BOOKINGS } from './policies.ts';

/** How much of a booking is shown: all of it, or what a lookup shows before its code was typed (readings 7 row 10). */
interface View {
  readonly today: string;
  readonly isOpen: boolean;
}

const documentsOf = (confirmation: Confirmation, { today, isOpen }: View): Pick<MyBooking, 'bookingDocument' | 'documents'> => {
  const all = confirmation.documents.map(({ code, label, url, availableFrom }) => ({
    kind: code,
    label,
    ...(availableFrom === undefined ? {} : { availableFrom }),
    ...(isOpen && (availableFrom === undefined || availableFrom <= today) ? { url } : {}),
  }));
  const linkOf = (kind: string) => {
    const found = all.find((document) => document.kind === kind);
    if (found === undefined) return {};
    const { kind: name, ...link } = found;
    return { [name]: link };
  };
  return {
    bookingDocument: { ...linkOf('invoice'), ...linkOf('voucher') },
    documents: all.filter(({ kind }) => kind !== 'invoice' && kind !== 'voucher').map(({ label: _label, ...document }) => document),
  };
};

const toMyBooking = (confirmation: Confirmation, view: View): MyBookingDetail | undefined => {
  const { quote, passengers } = confirmation;
  const { trip, accommodation } = quote;
  if (trip === undefined || accommodation === undefined) return undefined;
  const level = (name: string) => accommodation.geography.levels.find((each) => each.level === name)?.label ?? '';
  const count = (type: string) => passengers.filter((passenger) => passenger.type === type).length;
  const picture = accommodation.photos[0]?.url;
  return {
    status: confirmation.state,
    bookingReference: confirmation.bookingReference,
    ...documentsOf(confirmation, view),
    bookingDate: confirmation.bookingDate.slice(0, 10),
    name: accommodation.name,
    category: accommodation.category,
    country: level('COUNTRY'),
    region: level('REGION'),
    resort: level('RESORT') || trip.destination.label,
    duration: nightsBetween(trip.departureDate, trip.endDate),
    departureDate: trip.departureDate,
    endDate: trip.endDate,
    totalPaid: confirmation.totalPaid,
    totalDue: confirmation.totalDue,
    total: confirmation.total,
    adults: count('ADULT'),
    children: count('CHILD'),
    infants: count('INFANT'),
    currencyCode: confirmation.currency,
    brand: confirmation.brand,
    shop: confirmation.shop,
    ...(picture === undefined ? {} : { picture }),
    ...(confirmation.dueDate === undefined ? {} : { dueDate: confirmation.dueDate }),
    ...(view.isOpen ? { confirmation: { ...confirmation } } : {}),
  };
};

const read = async (context: AccountContext, { id, brand, shop }: SeenBooking, isOpen: boolean): Promise<MyBookingDetail | undefined> => {
  const booking = await findBooking(context.db, id);
  const confirmation = booking === undefined ? null : await context.desk.confirmation(booking);
  return confirmation === null ? undefined : toMyBooking(confirmation, { today: todayIn(context, brand, shop), isOpen });
};

/** What the caller's own address is worth showing: a lookup knows it already. */
const withEmail = (booking: MyBookingDetail, identity: Identity): MyBookingDetail => ({ ...booking, email: identity.email });

/** `POST /getBookings` (platform 7): the bookings of a member, or the one of a lookup; one that ends today is still ahead. */
export const readBookings = async (
  context: AccountContext,
  request: { readonly bookingReference?: string | undefined },
  call: CallContext,
): Promise<Answer<ResponseOf<typeof getBookings>>> => {
  const caller = await requireTraveller(context, call);
  if (!caller.ok) return caller;
  const identity = caller.value;
  const isOpen = await mayChange(context, identity);
  const one = request.bookingReference === undefined ? undefined : await findSeenBooking(context.db, identity, request.bookingReference);
  if (request.bookingReference !== undefined && one === undefined) return fail('NOT_FOUND');
  const seen = one === undefined ? await listSeenBookings(context.db, identity, MOST_BOOKINGS) : [one];
  const bookings = (await Promise.all(seen.map((each) => read(context, each, isOpen)))).flatMap((booking) =>
    booking === undefined ? [] : [withEmail(one === undefined && identity.kind !== 'booking' ? withoutDetail(booking) : booking, identity)],
  );
  const isAhead = ({ endDate, brand, shop }: MyBookingDetail) => endDate >= todayIn(context, brand, shop);
  return done({
    status: 'SUCCESS',
    futureBookings: bookings.filter(isAhead).toReversed(),
    pastBookings: bookings.filter((booking) => !isAhead(booking)),
    timestampISO8601: new Date(context.clock.now()).toISOString(),
  });
};

/** A list needs no passengers and flights. */
const withoutDetail = ({ confirmation: _confirmation, ...booking }: MyBookingDetail): MyBookingDetail => booking;

/**
 * `POST /getCustomerBooking` (platform 7): one booking by its number and the address it was made with, which travels as `lastName`. Whatever does
 * not fit answers alike and in the same time.
 */
export const readCustomerBooking = (
  context: AccountContext,
  request: { readonly bookingReference: string; readonly lastName: string; readonly brand: string },
  call: CallContext,
): Promise<Answer<ResponseOf<typeof getCustomerBooking>>> =>
  inUniformTime(async (): Promise<Answer<ResponseOf<typeof getCustomerBooking>>> => {
    const caller = await requireTraveller(context, call);
    if (!caller.ok) return caller;
    const spent = await spendTry(
      context.db,
      [
        addressBucket(context, 'customer-booking-from', LOOKUP_TRIES, visitorIn(context, call).ip),
        bucket('customer-booking', LOOKUP_TRIES, caller.value.tokenId),
      ],
      context.clock.now(),
    );
    if (!spent.allowed) return fail('TOO_MANY_REQUEST', { data: { canLoginAt: spent.canTryAt } });
    const seen = request.brand === caller.value.brand ? await findSeenBooking(context.db, caller.value, request.bookingReference) : undefined;
    const row = seen === undefined ? undefined : await findBooking(context.db, seen.id);
    if (seen === undefined || addressKey(row?.customer?.email ?? '') !== addressKey(request.lastName)) return fail('NOT_FOUND');
    const booking = await read(context, seen, await mayChange(context, caller.value));
    if (booking === undefined) return fail('NOT_FOUND');
    return done({
      booking: withEmail(booking, { ...caller.value, email: row?.customer?.email ?? '' }),
      timestampISO8601: new Date(context.clock.now()).toISOString(),
    });
  });
