import { randomUUID } from 'node:crypto';
import { confirmation, type Confirmation } from '@escale/contract/booking';
import { faqFile } from '@escale/contract/editorial';
import { cancellationFee, getBookings, getCustomerRequests, type MyBookingDetail } from '@escale/contract/my-bookings';
import { listPasskeys } from '@escale/contract/passkeys';
import { getSponsorId, listCoupons, sponsorship } from '@escale/contract/sponsorship';
import { tokenInfo, type Profile } from '@escale/contract/user-auth';
import { groupBookingReference, isBookingReference } from '@escale/domain/booking-reference';
import { toMinor } from '@escale/domain/money';
import { formatDateRange } from '@escale/i18n/format';
import { localTimeIn } from '@escale/domain/calendar-day';
import { data } from 'react-router';
import { countriesOf, flagOf, monthsOf } from '../../shared/countries.server.ts';
import { flightSteps } from '../../shared/flight-step.ts';
import { fetchJson } from '../../shared/fetch-json.ts';
import { linkTo } from '../../shared/links.ts';
import type { ShopContext } from '../../shared/request-context.ts';
import { callAs, valueOf, type Visit } from './account-call.server.ts';
import type { AccountPlace } from './account-path.ts';
import type { AccountView, BookedTrip, BookingRequestChoice, ContactView, Fee } from './account-view.ts';
import { creditNotesOf, creditsOf, groupCoupons, withoutOld } from './coupon-groups.ts';
import { friendRows } from './friend-rows.ts';
import { isOfficeOpen } from './office-hours.ts';
import { profileValuesOf } from './profile-form.server.ts';

/** Topics of the page of questions: the first of these (readings 6.1 row 7). */
const TOPICS = 6;

/** A member's screen needs the member's profile; the page has it already. */
export interface ScreenQuestion {
  readonly visit: Visit;
  readonly place: AccountPlace;
  readonly profile: Profile | undefined;
  readonly search: URLSearchParams;
}

const bookingsOf = async (visit: Visit, bookingReference?: string) =>
  valueOf(await callAs(visit, 'account', getBookings, bookingReference === undefined ? {} : { bookingReference }));

/** A lookup reads a booking's outline until its code was typed: then the booking comes with its details (readings 7 row 10). */
const isLocked = (visit: Visit, booking: MyBookingDetail | undefined): boolean => visit.visitor.state === 'bookingFound' && booking?.confirmation === undefined;

/** The trip that is next; the menu beside it does without, so a silent service leaves it out. A private club has no bookings of its own. */
const nextTripOf = async (visit: Visit): Promise<MyBookingDetail | undefined> => {
  if (visit.context.shop.capabilities.darkSite === true || ownReference(visit) !== undefined) return undefined;
  const answer = await callAs(visit, 'account', getBookings, {});
  return answer.ok ? answer.value.futureBookings.find(({ status }) => status !== 'CANCELED') : undefined;
};

const choiceOf = (shop: string, { bookingReference, name, departureDate, endDate }: MyBookingDetail): BookingRequestChoice => ({
  bookingReference,
  label: `${groupBookingReference(bookingReference)} – ${name}, ${formatDateRange(departureDate, endDate, shop, 'medium')}`,
});

const ownReference = ({ visitor }: Visit): string | undefined => (visitor.state === 'bookingFound' ? visitor.bookingReference : undefined);

const chosenIn = (search: URLSearchParams): string | undefined => {
  const reference = search.get('bookingReference');
  return reference !== null && isBookingReference(reference) ? reference : undefined;
};

const lockedIn = async (visit: Visit): Promise<boolean> => {
  const reference = ownReference(visit);
  if (reference === undefined) return false;
  const { futureBookings, pastBookings } = await bookingsOf(visit, reference);
  return isLocked(visit, [...futureBookings, ...pastBookings][0]);
};

const tripOf = (booking: Confirmation): BookedTrip => {
  const { passengers, quote, selection } = booking;
  const room = quote.accommodationItems?.find(({ code }) => code === selection.accommodationItemCode)?.label;
  const board = quote.boards?.find(({ boardCode }) => boardCode === selection.boardCode)?.label;
  return {
    travellers: passengers.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
    ...flightSteps(booking),
    stay: [room, board].filter((part) => part !== undefined).join(', '),
  };
};

const readBooking = async (visit: Visit, bookingReference: string, search: URLSearchParams): Promise<AccountView> => {
  const { futureBookings, pastBookings } = await bookingsOf(visit, bookingReference);
  const booking = [...futureBookings, ...pastBookings].find((each) => each.bookingReference === bookingReference);
  if (booking === undefined) throw data(null, { status: 404 });
  const { confirmation: told, ...outline } = booking;
  const opened = told === undefined ? undefined : confirmation.safeParse(told).data;
  return {
    screen: 'booking',
    booking: outline,
    trip: opened === undefined ? undefined : tripOf(opened),
    isAhead: futureBookings.includes(booking),
    needsCode: isLocked(visit, booking),
    // Paid by whom the page in front of it is for: a booking found beside the account is not the member's.
    payCode: booking.totalDue > 0 && booking.status !== 'CANCELED' && visit.visitor.state === visit.context.visitor.state ? opened?.quote.code : undefined,
    sentTo: search.get('notice') === 'codeSent' ? visit.visitor.email : undefined,
  };
};

const readCoupons = async (visit: Visit, screen: 'credits' | 'refunds', search: URLSearchParams): Promise<AccountView> => {
  const { shop } = visit.context;
  const ask = async (currency?: string) => {
    const seen = screen === 'credits' ? 'credits' : 'creditNotes';
    const list = valueOf(await callAs(visit, 'sponsorship', listCoupons, currency === undefined ? { seen } : { currency, seen }));
    return { items: screen === 'credits' ? creditsOf(list) : creditNotesOf(list), currency: list.currencyCode };
  };
  // In a shop of another currency a member still finds what they have in their own.
  const here = await ask(shop.currency);
  const { items, currency } = here.items.length > 0 ? here : await ask();
  const all = groupCoupons(items);
  const showsOlder = screen === 'credits' || search.get('older') === '1';
  const { groups, older } = showsOlder ? { groups: all, older: 0 } : withoutOld(all, shop.today);
  const usable = groups.USABLE.reduce((sum, { balance }) => sum + toMinor(balance, currency), 0);
  return { screen, groups, usable, older, showsOlder, currency };
};

const readSponsorship = async (visit: Visit): Promise<AccountView> => {
  const { shop, origin } = visit.context;
  const [friends, own] = await Promise.all([
    callAs(visit, 'sponsorship', sponsorship, {}).then(valueOf),
    // The link is one way of two to invite: without it the page still works.
    callAs(visit, 'sponsorship', getSponsorId, {}),
  ]);
  return {
    screen: 'sponsorship',
    current: friendRows(friends.current),
    history: friendRows(friends.history),
    earned: friends.sponsorshipCredit,
    currency: friends.currencyCode,
    link: own.ok
      ? `${origin}${linkTo(shop.shop, shop.flags.whiteLabel ? 'homeAuth' : 'bookingAuth', { params: { '*': 'signup' }, search: { sponsorId: own.value.sponsorId } })}`
      : undefined,
    canInviteAt: friends.canInviteByEmailAt,
    hasBadge: shop.menu.hasSponsorshipBadge,
  };
};

const feeOf = async (visit: Visit, bookingReference: string): Promise<Fee | 'tooLate'> => {
  const answer = await callAs(visit, 'account', cancellationFee, { bookingReference });
  if (!answer.ok && answer.status === 409) return 'tooLate';
  if (!answer.ok && answer.status === 404) throw data(null, { status: 404 });
  const { currencyCode: currency, total, paid, fee, refund, stillDue, lines, validUntil } = valueOf(answer);
  const minor = (major: number): number => toMinor(major, currency);
  return {
    currency,
    total: minor(total),
    paid: minor(paid),
    fee: minor(fee),
    refund: minor(refund),
    stillDue: minor(stillDue),
    percent: lines[0]?.percent,
    validUntil,
  };
};

const readWriting = async (visit: Visit, screen: 'newRequest' | 'cancellation', search: URLSearchParams): Promise<AccountView> => {
  const own = ownReference(visit);
  const { futureBookings, pastBookings } = await bookingsOf(visit, own);
  const { shop } = visit.context.shop;
  const needsCode = isLocked(visit, [...futureBookings, ...pastBookings][0]);
  const isCancellation = screen === 'cancellation';
  const bookings = (isCancellation ? futureBookings.filter(({ status }) => status !== 'CANCELED') : [...futureBookings, ...pastBookings]).map((each) =>
    choiceOf(shop, each),
  );
  const asked = own ?? chosenIn(search) ?? (isCancellation && bookings.length === 1 ? bookings[0]?.bookingReference : undefined);
  const chosen = bookings.some(({ bookingReference }) => bookingReference === asked) ? asked : undefined;
  const common = { bookings, chosen, needsCode, key: randomUUID() };
  if (!isCancellation) return { screen, ...common };
  return { screen, ...common, fee: chosen === undefined || needsCode ? undefined : await feeOf(visit, chosen) };
};

/** What the page of questions shows: first topics of the help pages, then how to reach somebody (readings 6.1 row 7, 7 row 4: never a premium number). */
export const readContact = async (context: ShopContext, signal: AbortSignal, visit?: Visit): Promise<AccountView> => {
  const { shop, partner, contentBase, fetch, now } = context;
  const { services, email } = partner.callCenter;
  const [faq, mine] = await Promise.all([
    fetchJson(`${contentBase}/resources/${shop.shop}/faq.json`, faqFile, signal, fetch),
    visit === undefined ? undefined : callAs(visit, 'account', getBookings, {}),
  ]);
  const topics = (faq?.categories ?? []).flatMap((category) =>
    category.subCategories.flatMap((sub) =>
      sub.articles.map(({ id, title }) => ({
        title,
        href: linkTo(shop.shop, 'faqArticle', { params: { categoryId: category.id, subCategoryId: sub.id, articleId: id } }),
      })),
    ),
  );
  const view: ContactView = {
    phone: {
      display: services.servicesDisplayPhone,
      dial: services.servicesDialPhone,
      international: services.servicesDisplayInternationalPhone,
      hours: services.officeHours,
    },
    isOpen: isOfficeOpen(services.officeHours, localTimeIn(now, shop.zone)),
    email,
    topics: topics.slice(0, TOPICS),
    bookings: mine?.ok === true ? mine.value.futureBookings.map((each) => choiceOf(shop.shop, each)) : [],
    mayWrite: visit !== undefined,
  };
  return { screen: 'contact', ...view };
};

/** Reads what a screen is drawn from; a service that refuses or is silent is thrown as `AccountFailure`. */
export const readScreen = async ({ visit, place, profile, search }: ScreenQuestion): Promise<AccountView> => {
  const { context, signal } = visit;
  switch (place.screen) {
    case 'hub':
      return { screen: 'hub', next: await nextTripOf(visit) };
    case 'profile':
    case 'subscriptions':
    case 'privacy': {
      if (profile === undefined) throw data(null, { status: 503 });
      const { newsletterPreference, address, hasPassword, email } = profile;
      if (place.screen === 'privacy') return { screen: 'privacy', hasPassword };
      if (place.screen === 'subscriptions')
        return { screen: 'subscriptions', frequency: newsletterPreference.frequency, sms: newsletterPreference.sms, hasPhone: (address.phone ?? '') !== '' };
      const { shop, country } = context.shop;
      return { screen: 'profile', values: profileValuesOf(profile), email, countries: countriesOf(shop), months: monthsOf(shop), flag: flagOf(country) };
    }
    case 'bookings': {
      const { futureBookings, pastBookings } = await bookingsOf(visit, ownReference(visit));
      return { screen: 'bookings', future: futureBookings, past: pastBookings, showsRequests: true };
    }
    case 'booking':
      return readBooking(visit, 'bookingReference' in place ? place.bookingReference : '', search);
    case 'credits':
    case 'refunds':
      return readCoupons(visit, place.screen, search);
    case 'sponsorship':
      return readSponsorship(visit);
    case 'security': {
      const [devices, keys] = await Promise.all([
        callAs(visit, 'userAuth', tokenInfo, { token: visit.visitor.token }),
        callAs(visit, 'userAuth', listPasskeys, {}),
      ]);
      const { tokenInfos } = valueOf(devices);
      // A partner's people sign in at the partner: they have no passkeys here.
      const passkeys = keys.ok ? keys.value.passkeys : [];
      return {
        screen: 'security',
        passkeys,
        devices: tokenInfos.toSorted((first, second) => Number(second.current) - Number(first.current)),
        zone: context.shop.zone,
      };
    }
    case 'requests': {
      const bookingReference = ownReference(visit) ?? chosenIn(search);
      const needsCode = await lockedIn(visit);
      const asked = { markRead: true, ...(bookingReference === undefined ? {} : { bookingReference }) };
      const requests = needsCode ? [] : valueOf(await callAs(visit, 'account', getCustomerRequests, asked)).requests;
      return { screen: 'requests', requests, bookingReference, needsCode, key: randomUUID() };
    }
    case 'newRequest':
    case 'cancellation':
      return readWriting(visit, place.screen, search);
    case 'contact':
      return readContact(context, signal, visit);
  }
};
