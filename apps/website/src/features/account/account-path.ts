import { isBookingReference } from '@escale/domain/booking-reference';

/** Screens of the account area (platform 2.5), privacy beside them. */
export type AccountPlace = { readonly screen: AccountScreen } | { readonly screen: 'booking'; readonly bookingReference: string };

const PATHS = {
  '': 'hub',
  profile: 'profile',
  mybookings: 'bookings',
  mycredits: 'credits',
  myrefunds: 'refunds',
  sponsorship: 'sponsorship',
  security: 'security',
  subscriptions: 'subscriptions',
  'customer-request/my-requests': 'requests',
  'customer-request/new-request': 'newRequest',
  // Written in capitals beside its small neighbours (readings 4.42).
  'customer-request/CANCELLATION_REQUEST': 'cancellation',
  'faq-contact': 'contact',
  privacy: 'privacy',
} as const;
export type AccountScreen = (typeof PATHS)[keyof typeof PATHS];

const isPath = (text: string): text is keyof typeof PATHS => Object.hasOwn(PATHS, text);

/** The screen behind what follows `/account/`; undefined when there is none. */
export const accountPlace = (rest: string): AccountPlace | undefined => {
  const path = rest.replaceAll(/^\/+|\/+$/gu, '');
  if (isPath(path)) return { screen: PATHS[path] };
  const reference = /^mybookings\/([^/]+)$/u.exec(path)?.[1];
  return reference !== undefined && isBookingReference(reference) ? { screen: 'booking', bookingReference: reference } : undefined;
};

/** The booking a page is about: by its path, else by its query (platform 2.3, 2.5). */
export const referenceOf = (place: AccountPlace | undefined, search: URLSearchParams): string | undefined =>
  place !== undefined && 'bookingReference' in place ? place.bookingReference : (search.get('bookingReference') ?? undefined);

/** Screens that who only found one booking may see as well (platform 2.3, 2.6). */
const FOR_LOOKUP: ReadonlySet<AccountPlace['screen']> = new Set(['hub', 'bookings', 'booking', 'requests', 'newRequest', 'cancellation', 'contact']);
export const isForLookup = (screen: AccountPlace['screen']): boolean => FOR_LOOKUP.has(screen);

/** Screens anybody may see. */
export const isForEverybody = (screen: AccountPlace['screen']): boolean => screen === 'contact';
