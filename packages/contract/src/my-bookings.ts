import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { wireAmount, wireCurrency, wireDay, wireShop, wireText } from './wire.ts';

/** Digits only, at most 7, leading zeros kept (platform 9, readings 4.17). */
export const wireBookingReference = z.string().check(z.regex(/^\d{1,7}$/u));
/** Codes of brands are two capitals (platform 1). */
const wireBrand = z.string().check(z.regex(/^[A-Z]{2}$/u));
const wireEmail = z.string().check(z.minLength(3), z.maxLength(254));

export const MY_BOOKING_STATES = ['CONFIRMED', 'NOTCONFIRMED', 'CANCELED'] as const;
/** A document of a booking: where to read it, empty before `availableFrom`. */
const bookingDocumentLink = z.object({ url: z.optional(z.string()), availableFrom: z.optional(wireDay), label: z.optional(z.string()) });

/** One booking of the account area (platform 3 "My bookings"); amounts in major units of `currencyCode`. */
export const myBooking = z.object({
  status: z.enum(MY_BOOKING_STATES),
  bookingReference: wireBookingReference,
  bookingDocument: z.object({ invoice: z.optional(bookingDocumentLink), voucher: z.optional(bookingDocumentLink) }),
  /** Every other document: contract, certificate, insurance (house addition). */
  documents: z.array(z.object({ kind: z.string(), url: z.optional(z.string()), availableFrom: z.optional(wireDay) })),
  bookingDate: wireDay,
  name: z.string(),
  category: z.number(),
  country: z.string(),
  region: z.string(),
  resort: z.string(),
  duration: z.int(),
  departureDate: wireDay,
  endDate: wireDay,
  totalPaid: wireAmount,
  totalDue: wireAmount,
  total: wireAmount,
  adults: z.int(),
  children: z.int(),
  infants: z.int(),
  currencyCode: wireCurrency,
  brand: wireBrand,
  shop: wireShop,
  /** Picture of the hotel (house addition). */
  picture: z.optional(z.string()),
  /** Last day of the balance, when something is due (house addition). */
  dueDate: z.optional(wireDay),
});
export type MyBooking = z.infer<typeof myBooking>;

const myBookingDetail = z.extend(myBooking, {
  email: z.optional(z.string()),
  /** Passengers, flights, rooms and payments as the confirmation shows them; absent until a code was typed on a lookup (readings 7.10). */
  confirmation: z.optional(z.looseObject({})),
});
export type MyBookingDetail = z.infer<typeof myBookingDetail>;

/** Bookings of a member, or the one a lookup token is for (platform 7 "Account API"). Authorization: the bare token. */
export const getBookings = endpoint({
  method: 'POST',
  path: '/getBookings',
  body: 'json',
  request: z.object({ bookingReference: z.optional(wireBookingReference) }),
  response: z.object({
    status: z.enum(['SUCCESS', 'TECHNICAL_FAILURE', 'SESSION_EXPIRED']),
    futureBookings: z.array(myBookingDetail),
    pastBookings: z.array(myBookingDetail),
    timestampISO8601: z.string(),
  }),
});

/** Unread answers to a customer's requests (platform 7; readings 6.4 row 46). */
export const countCustomerRequests = endpoint({
  method: 'GET',
  path: '/getCustomerRequests/count',
  body: 'none',
  request: z.object({ brandCode: wireBrand, shopCode: wireShop, email: wireEmail, bookingReference: z.optional(wireBookingReference) }),
  response: z.object({ totalNotRead: z.int() }),
});

/** One booking by reference; `lastName` carries the e-mail address (platform 7). Authorization: a member's or a lookup's token. */
export const getCustomerBooking = endpoint({
  method: 'POST',
  path: '/getCustomerBooking',
  body: 'json',
  request: z.object({ bookingReference: wireBookingReference, lastName: wireText(254), brand: wireBrand }),
  response: z.object({ booking: myBookingDetail, timestampISO8601: z.string() }),
});

/** Sends reference and e-mail of their bookings to a phone by SMS; only the status is read (platform 7). 404 unknown number, 429 too often. */
export const recoverMyBookingData = endpoint({
  method: 'POST',
  path: '/recoverMyBookingData',
  body: 'text-json',
  request: z.object({ brandShop: z.object({ brandCode: wireBrand, shopCode: wireShop }), phone: wireText(20) }),
  response: z.object({}),
});

export const ACCESS_CODE_CHANNELS = ['EMAIL', 'SMS'] as const;
/** House: asks for a six-digit code for documents and changes of a booking found by its reference (readings 7.10). */
export const sendAccessCode = endpoint({
  method: 'POST',
  path: '/accessCode/send',
  body: 'json',
  request: z.object({ bookingReference: wireBookingReference, channel: z.enum(ACCESS_CODE_CHANNELS) }),
  response: z.object({ sentTo: z.string(), canResendAt: z.string() }),
});
/** House: turns the lookup's token into one that may read documents and send requests. 403 wrong code, 429 too many tries. */
export const verifyAccessCode = endpoint({
  method: 'POST',
  path: '/accessCode/verify',
  body: 'json',
  request: z.object({ bookingReference: wireBookingReference, code: z.string().check(z.regex(/^\d{6}$/u)) }),
  response: z.object({ verified: z.boolean() }),
});

/** Kinds of a help request (platform 2.4 "Help-request kinds"). */
export const REQUEST_KINDS = ['NEW_REQUEST', 'CANCELLATION'] as const;
/** Subjects of a new request, as the form groups them (readings 6.5 row 63). */
export const REQUEST_SUBJECTS = ['BOOKING', 'FLIGHT', 'HOTEL', 'DOCUMENTS', 'PAYMENT', 'INSURANCE', 'ASSISTANCE', 'DATA', 'OTHER'] as const;
export const REQUEST_STATES = ['OPEN', 'ANSWERED', 'CLOSED'] as const;
/** At most five files of 10 MB (readings 6.5 row 63); content is base64. */
const attachment = z.object({
  name: wireText(120),
  type: z.enum(['application/pdf', 'image/jpeg', 'image/png', 'image/heic']),
  content: z.string().check(z.maxLength(14_000_000)),
});

/** A request with its messages, oldest first. */
const customerRequest = z.object({
  id: z.string(),
  kind: z.enum(REQUEST_KINDS),
  subject: z.enum(REQUEST_SUBJECTS),
  bookingReference: z.optional(wireBookingReference),
  state: z.enum(REQUEST_STATES),
  createdAt: z.string(),
  /** Until when an answer is promised. */
  answerBy: z.string(),
  unread: z.int(),
  messages: z.array(
    z.object({ from: z.enum(['CUSTOMER', 'TEAM']), at: z.string(), text: z.string(), files: z.array(z.object({ name: z.string(), url: z.string() })) }),
  ),
});
export type CustomerRequest = z.infer<typeof customerRequest>;

/** House: a customer's requests; reading them marks answers as read. */
export const getCustomerRequests = endpoint({
  method: 'POST',
  path: '/getCustomerRequests',
  body: 'json',
  request: z.object({ bookingReference: z.optional(wireBookingReference), markRead: z.optional(z.boolean()) }),
  response: z.object({ requests: z.array(customerRequest) }),
});
/** House: sends a request or an answer to one; `key` makes a second click harmless. Message of at least 20 characters (readings 6.5 row 63). */
export const sendCustomerRequest = endpoint({
  method: 'POST',
  path: '/sendCustomerRequest',
  body: 'json',
  request: z.object({
    key: z.uuid(),
    kind: z.enum(REQUEST_KINDS),
    subject: z.enum(REQUEST_SUBJECTS),
    bookingReference: z.optional(wireBookingReference),
    requestId: z.optional(z.string()),
    message: z.string().check(z.minLength(20), z.maxLength(4000)),
    files: z.array(attachment).check(z.maxLength(5)),
  }),
  response: z.object({ request: customerRequest }),
});
/** House: what cancelling today would cost, line by line, before anything is asked (readings 6.5 row 63). Sums: paid − fee = refund, never below 0. */
export const cancellationFee = endpoint({
  method: 'POST',
  path: '/cancellationFee',
  body: 'json',
  request: z.object({ bookingReference: wireBookingReference }),
  response: z.object({
    currencyCode: wireCurrency,
    total: wireAmount,
    paid: wireAmount,
    fee: wireAmount,
    refund: wireAmount,
    stillDue: wireAmount,
    lines: z.array(z.object({ kind: z.string(), percent: z.optional(z.number()), amount: wireAmount })),
    validUntil: z.string(),
  }),
});

/** House: everything kept about a member, as one JSON file sent by e-mail link (readings 8, GDPR 15 and 20). */
export const requestDataExport = endpoint({
  method: 'POST',
  path: '/privacy/export',
  body: 'json',
  request: z.object({}),
  response: z.object({ readyBy: z.string() }),
});
/** House: sends a member without a password the six digits that `eraseMember` asks for, by letter. */
export const sendErasureCode = endpoint({
  method: 'POST',
  path: '/privacy/eraseCode',
  body: 'json',
  request: z.object({}),
  response: z.object({ sentTo: z.string(), canResendAt: z.string() }),
});
/** House: erases a member (readings 8, GDPR 17); the password, or the code of a signed-in passkey or social member, is asked again. Bookings keep what the law asks. */
export const eraseMember = endpoint({
  method: 'POST',
  path: '/privacy/erase',
  body: 'json',
  request: z.object({ password: z.optional(wireText(200)), code: z.optional(wireText(12)) }),
  response: z.object({ erased: z.boolean(), keptUntil: z.array(z.object({ what: z.string(), until: wireDay, why: z.string() })) }),
});
