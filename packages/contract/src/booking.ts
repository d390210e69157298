import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { accommodationQuoteResponse, searchRequest, selection } from './sdp.ts';
import { insurance } from './sdp-extras.ts';
import { wireAmount, wireBirthdate, wireCurrency, wireDay, wireFlowId, wireShop, wireText } from './wire.ts';

export const PRE_BOOK_STATUSES = [
  'LOADING',
  'SUCCESS',
  'WARNING',
  'FULL_PROPERTY',
  'FULL_FLIGHT',
  'FULL_TRANSFER',
  'TECHNICAL_FAILURE',
  'SESSION_EXPIRED',
] as const;
export const BOOK_STATUSES = [
  'SUCCESS',
  'LOADING',
  'WARNING',
  'RETRY',
  'TECHNICAL_FAILURE',
  'SESSION_EXPIRED',
  'ERROR_MOBILE_PHONE_NUMBER_REQUIRED',
  'WARNING_BOOKING_OK_FULLPAYMENT_FAILED',
  'WARNING_BOOKING_FAILED_FULLPAYMENT_FAILED',
  'WARNING_BOOKING_FAILED_FULLPAYMENT_OK',
  'FULL_PROPERTY',
  'EXTERNAL_REDIRECT_REQUEST',
  'EXTERNAL_ACTION_REQUEST',
  'EXTERNAL_HTML_REQUEST',
  'EXTERNAL_PAYMENT_STATUS_ERROR',
  'CREDIT_CARD_INFO',
  'CREDIT_CARD_TECHNICAL_ERROR',
  'CREDIT_CARD_REFUSED',
  'CREDIT_CARD_3DS_REFUSED',
  'PAYMENT_AGREEMENT_REFUSED',
  'CHILDREN_AGES_DISCREPANCY',
  'INFANTS_AGES_DISCREPANCY',
  'DUPLICATE_BOOKING',
] as const;
export type BookStatus = (typeof BOOK_STATUSES)[number];
export const EXTERNAL_PAYMENT_STATUSES = ['ABORTED', 'ERROR', 'PENDING', 'SUCCESS'] as const;
export const PAYMENT_TYPES = [
  'PLEDG',
  'ALMA',
  'FLOA',
  'CARD',
  'CHECKOUT',
  'SWISS_BILLING',
  'IDEAL',
  'POSTFINANCE_CARD',
  'POSTFINANCE_EFINANCE',
  'BCMC',
  'PAYPAL',
] as const;
export const CARD_TYPES = ['VISA', 'MASTERCARD', 'AMEX', 'MAESTRO', 'CB', 'VISA_ELECTRON'] as const;

const priceChange = z.object({ oldPrice: wireAmount, newPrice: wireAmount });

/** `accommodationId` names the hotel of the choice: one search may be looked at in several tabs. Without it the hotel quoted last is meant. */
export const preBookRequest = z.object({ code: wireFlowId, accommodationId: z.optional(wireText(20)), selection, shop: wireShop });
export const preBookResponse = z.object({
  status: z.optional(z.enum(PRE_BOOK_STATUSES)),
  timestampISO8601: z.optional(z.string()),
  holdUntil: z.optional(z.string()),
  paymentTypes: z.optional(
    z.array(
      z.object({
        paymentType: z.enum(PAYMENT_TYPES),
        acceptedCreditCardTypes: z.array(z.enum(CARD_TYPES)),
        percentagePayNow: z.number(),
        dueDate: z.optional(wireDay),
        terms: z.string(),
        maxAmount: z.optional(z.number()),
      }),
    ),
  ),
  insurances: z.optional(z.object({ insurancesItem: z.array(insurance) })),
  dobRequired: z.optional(z.boolean()),
  contractRemarks: z.optional(z.array(z.object({ title: z.string(), paragraphs: z.array(z.string()) }))),
  /** Package-travel facts shown before the pay button (readings 8): label and value in the shop's language. */
  packageFacts: z.optional(z.array(z.object({ code: z.string(), label: z.string(), value: z.string() }))),
  documents: z.optional(z.array(z.object({ code: z.string(), label: z.string(), url: z.string() }))),
  showFrequentTravellerCardInput: z.optional(z.boolean()),
  priceChange: z.optional(priceChange),
  total: z.optional(wireAmount),
  currency: z.optional(wireCurrency),
});
export type PreBookResponse = z.infer<typeof preBookResponse>;
/** Takes the rooms and seats for ten minutes and fixes the price (readings 6.4 row 55). Repeating it with the same selection renews the same hold. */
export const sdpPreBook = endpoint({ method: 'POST', path: '/sdp/preBook', body: 'json', request: preBookRequest, response: preBookResponse });

export const promoCode = endpoint({
  method: 'POST',
  path: '/promoCode',
  body: 'json',
  request: z.object({ code: wireFlowId, promoCode: wireText(40) }),
  response: z.object({ status: z.enum(['SUCCESS', 'INVALID_PROMOCODE', 'REMOVED_PROMOCODE']), message: z.optional(z.string()), value: z.optional(wireAmount) }),
});

export const customer = z.object({
  civility: z.enum(['M', 'F']),
  firstName: wireText(60),
  lastName: wireText(60),
  email: wireText(254),
  phone: wireText(20),
  address: z.object({ address1: wireText(120), address2: z.optional(wireText(120)), postCode: wireText(16), city: wireText(80), country: wireText(2) }),
});
export type Customer = z.infer<typeof customer>;
export const passenger = z.object({
  type: z.enum(['ADULT', 'CHILD', 'INFANT']),
  index: z.int().check(z.gte(1), z.lte(9)),
  civility: z.enum(['M', 'F']),
  firstName: wireText(60),
  lastName: wireText(60),
  dateOfBirth: z.optional(wireBirthdate),
  frequentFlyerTravellerCardNumber: z.optional(wireText(30)),
});
export type Passenger = z.infer<typeof passenger>;

export const bookRequest = z.object({
  code: wireFlowId,
  /** The hotel the page shows: another tab of the same search may hold another one by now, which is then not booked. */
  accommodationId: z.optional(wireText(20)),
  idempotencyKey: z.string().check(z.regex(/^[\w-]{8,64}$/u)),
  shop: wireShop,
  customer,
  passengers: z.array(passenger).check(z.minLength(1), z.maxLength(9)),
  /** Insurance of the payment page: absent keeps the pre-booked one, `''` takes none. */
  insurance: z.optional(wireText(40)),
  payment: z.object({ type: z.enum(PAYMENT_TYPES), terms: z._default(wireText(4), '1x'), encryptedCard: z.optional(wireText(8000)), returnUrl: wireText(500) }),
  /** The total the traveller saw beside the button, major units: the booking is refused as WARNING if ours differs. */
  acceptedTotal: wireAmount,
  acceptedTerms: z.boolean(),
});
export type BookRequest = z.infer<typeof bookRequest>;
export const bookResponse = z.object({
  status: z.enum(BOOK_STATUSES),
  bookingReference: z.optional(z.string()),
  /** Absolute path of the polling call (funnel 4.5), and where the payment provider wants the traveller. */
  callbackUrl: z.optional(z.string()),
  redirectUrl: z.optional(z.string()),
  actionUrl: z.optional(z.string()),
  htmlPayload: z.optional(z.string()),
  priceChange: z.optional(priceChange),
  existingBooking: z.optional(z.object({ reference: z.string(), email: z.string(), stayFrom: wireDay, stayTo: wireDay })),
  fieldErrors: z.optional(z.array(z.object({ path: z.string(), messageId: z.string() }))),
  /** What happened to the money, for the sentence every screen begins with: amount in major units. */
  money: z.optional(
    z.object({
      kind: z.enum(['NOTHING_TAKEN', 'RESERVED', 'TAKEN', 'REFUNDED', 'REFUND_DUE']),
      amount: wireAmount,
      currency: wireCurrency,
      date: z.optional(wireDay),
      reference: z.optional(z.string()),
    }),
  ),
  incidentId: z.optional(z.string()),
});
export type BookResponse = z.infer<typeof bookResponse>;
export const book = endpoint({ method: 'POST', path: '/book', body: 'json', request: bookRequest, response: bookResponse });
/** Goes on after an external page or action (funnel 7.2). */
export const bookExternalPayment = endpoint({
  method: 'POST',
  path: '/bookExternalPayment',
  body: 'json',
  request: z.object({ code: wireFlowId }),
  response: bookResponse,
});
/** External-payment polling (funnel 4.5, 7.6); `callbackDelay` in milliseconds. */
export const externalPaymentCallback = endpoint({
  method: 'GET',
  path: '/externalPayment/:callbackId',
  body: 'none',
  request: z.object({ callbackId: wireText(80) }),
  response: z.object({
    status: z.optional(z.enum(BOOK_STATUSES)),
    callbackDelay: z.int(),
    htmlPayload: z.optional(z.string()),
    externalPaymentStatus: z.optional(z.enum(EXTERNAL_PAYMENT_STATUSES)),
    bookingReference: z.optional(z.string()),
  }),
});

/** The booking as its confirmation page, mails and documents show it. */
export const confirmation = z.object({
  state: z.enum(['CONFIRMED', 'NOTCONFIRMED', 'CANCELED']),
  bookingReference: z.string(),
  shop: wireShop,
  brand: z.string(),
  bookingDate: z.string(),
  customer,
  passengers: z.array(passenger),
  quote: accommodationQuoteResponse,
  selection,
  currency: wireCurrency,
  total: wireAmount,
  totalPaid: wireAmount,
  totalDue: wireAmount,
  dueDate: z.optional(wireDay),
  totalUsd: z.string(),
  ledger: z.array(z.object({ code: z.string(), label: z.string(), amount: wireAmount })),
  money: bookResponse.shape.money,
  documents: z.array(z.object({ code: z.string(), label: z.string(), url: z.string(), availableFrom: z.optional(wireDay) })),
  answerBy: z.optional(z.string()),
  /** What the traveller was told before paying, repeated on the contract. */
  packageFacts: z.optional(z.array(z.object({ code: z.string(), label: z.string(), value: z.string() }))),
  contractRemarks: z.optional(z.array(z.object({ title: z.string(), paragraphs: z.array(z.string()) }))),
});
export type Confirmation = z.infer<typeof confirmation>;

/**
 * Restore of a funnel from its code (funnel 2.15, 4.8; readings 6.4 row 59). Personal parts come back only to the device that sent them
 * (header `x-device`, see `DEVICE_HEADER`); another device gets the search and the selection.
 */
export const bookingSession = endpoint({
  method: 'GET',
  path: '/bookingSession/:code',
  body: 'none',
  request: z.object({ code: wireFlowId }),
  response: z.object({
    status: z.enum(['SUCCESS', 'NOT_FOUND', 'SESSION_EXPIRED']),
    quoteRequest: z.optional(searchRequest),
    accommodationQuote: z.optional(accommodationQuoteResponse),
    accommodationId: z.optional(z.string()),
    preBookRequest: z.optional(preBookRequest),
    preBookResponse: z.optional(preBookResponse),
    bookRequest: z.optional(
      z.object({
        customer,
        passengers: z.array(passenger),
        insurance: z.optional(z.string()),
        payment: z.object({ type: z.enum(PAYMENT_TYPES), terms: z.string() }),
      }),
    ),
    bookStatus: z.optional(z.enum(BOOK_STATUSES)),
    callbackUrl: z.optional(z.string()),
    confirmation: z.optional(confirmation),
  }),
});
export type BookingSession = z.infer<typeof bookingSession.response>;

/** Header by which the website hands the traveller's HttpOnly device cookie to a service. */
export const DEVICE_HEADER = 'x-device';
