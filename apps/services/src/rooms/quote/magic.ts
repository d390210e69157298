import type { BookStatus } from '@escale/contract/booking';
import type { QuoteStatus } from '@escale/contract/sdp';
import { nightsBetween } from '@escale/domain/calendar-day';
import type { Rehearsal } from '../payment/index.ts';

// Magic inputs: outside live, they lead to every answer of funnel 4.1 that honest data would reach too rarely to look at.
// docs/magic-inputs.md is the page about them; its table is checked against this file.

/** Which call a magic departure date speaks to. */
export type MagicCall = 'search' | 'quote' | 'preBook' | 'flightOptions';

export interface MagicDate {
  /** Days from today to the departure. */
  readonly days: number;
  readonly call: MagicCall;
  /** `FORBIDDEN` is the call refused with 403: where it leads depends on the partner's strategy (funnel 4.4). */
  readonly status: QuoteStatus | 'ERROR' | 'NO_BAGAGE' | 'FORBIDDEN';
  /** For WARNING: which way the price moved. */
  readonly price?: 'up' | 'down';
}

/** Departure dates, counted from today. Every other date is honest. */
export const MAGIC_DATES: readonly MagicDate[] = [
  { days: 301, call: 'flightOptions', status: 'ERROR' },
  { days: 302, call: 'flightOptions', status: 'NO_BAGAGE' },
  { days: 303, call: 'flightOptions', status: 'SESSION_EXPIRED' },
  { days: 304, call: 'flightOptions', status: 'LOADING' },
  { days: 310, call: 'preBook', status: 'FULL_PROPERTY' },
  { days: 311, call: 'preBook', status: 'FULL_FLIGHT' },
  { days: 312, call: 'preBook', status: 'FULL_TRANSFER' },
  { days: 313, call: 'preBook', status: 'WARNING', price: 'up' },
  { days: 314, call: 'preBook', status: 'WARNING', price: 'down' },
  { days: 315, call: 'preBook', status: 'TECHNICAL_FAILURE' },
  { days: 316, call: 'preBook', status: 'SESSION_EXPIRED' },
  { days: 317, call: 'preBook', status: 'LOADING' },
  { days: 321, call: 'search', status: 'TECHNICAL_FAILURE' },
  { days: 322, call: 'search', status: 'SESSION_EXPIRED' },
  { days: 323, call: 'search', status: 'NOT_FOUND' },
  { days: 324, call: 'search', status: 'BAD_REQUEST' },
  { days: 325, call: 'search', status: 'FULL_PROPERTY' },
  { days: 326, call: 'search', status: 'FULL_FLIGHT' },
  { days: 329, call: 'quote', status: 'FORBIDDEN' },
  { days: 330, call: 'quote', status: 'FULL_PROPERTY' },
  { days: 331, call: 'quote', status: 'FULL_FLIGHT' },
  { days: 332, call: 'quote', status: 'FULL_TRANSFER' },
  { days: 333, call: 'quote', status: 'MISSING_INCLUDED_ACTIVITY' },
  { days: 334, call: 'quote', status: 'NOT_FOUND' },
  { days: 335, call: 'quote', status: 'WARNING', price: 'up' },
  { days: 336, call: 'quote', status: 'WARNING', price: 'down' },
  { days: 337, call: 'quote', status: 'TECHNICAL_FAILURE' },
  { days: 338, call: 'quote', status: 'SESSION_EXPIRED' },
  { days: 339, call: 'quote', status: 'LOADING' },
  { days: 340, call: 'quote', status: 'BAD_REQUEST' },
];

/** What a lead traveller's surname leads to: an answer at once, or a fault the booking really goes through. */
export type MagicSurname = { readonly surname: string; readonly status: BookStatus } & (
  | { readonly answer: true }
  | { readonly rehearsal: Rehearsal; readonly method?: 'card' | 'paypal' }
);

export const MAGIC_SURNAMES: readonly MagicSurname[] = [
  { surname: 'Loading', status: 'LOADING', answer: true },
  { surname: 'Warning', status: 'WARNING', answer: true },
  { surname: 'Retry', status: 'RETRY', answer: true },
  { surname: 'Technicalfailure', status: 'TECHNICAL_FAILURE', answer: true },
  { surname: 'Sessionexpired', status: 'SESSION_EXPIRED', answer: true },
  { surname: 'Mobilerequired', status: 'ERROR_MOBILE_PHONE_NUMBER_REQUIRED', answer: true },
  { surname: 'Fullproperty', status: 'FULL_PROPERTY', answer: true },
  { surname: 'Agreementrefused', status: 'PAYMENT_AGREEMENT_REFUSED', answer: true },
  { surname: 'Childrenages', status: 'CHILDREN_AGES_DISCREPANCY', answer: true },
  { surname: 'Infantages', status: 'INFANTS_AGES_DISCREPANCY', answer: true },
  { surname: 'Duplicate', status: 'DUPLICATE_BOOKING', answer: true },
  { surname: 'Providerhtml', status: 'EXTERNAL_HTML_REQUEST', rehearsal: 'HTML' },
  { surname: 'Latepayment', status: 'WARNING_BOOKING_OK_FULLPAYMENT_FAILED', rehearsal: 'REFUSE_CAPTURE', method: 'card' },
  { surname: 'Lostroom', status: 'WARNING_BOOKING_FAILED_FULLPAYMENT_FAILED', rehearsal: 'LOSE_ROOM', method: 'card' },
  { surname: 'Lostroom', status: 'WARNING_BOOKING_FAILED_FULLPAYMENT_OK', rehearsal: 'LOSE_ROOM', method: 'paypal' },
];

/** Promo codes: none is accepted until promotions exist; one shows the third answer. */
export const MAGIC_PROMO_CODES = [{ promoCode: 'REMOVED', status: 'REMOVED_PROMOCODE' }] as const;

/** The magic of a departure date for one call, or undefined on a live site and on every honest date. */
export const magicDate = (enabled: boolean, call: MagicCall, today: string, departureDate: string): MagicDate | undefined => {
  if (!enabled) return undefined;
  const days = nightsBetween(today, departureDate);
  return MAGIC_DATES.find((magic) => magic.call === call && magic.days === days);
};

/** The magic of a lead traveller's surname with a payment method. */
export const magicSurname = (enabled: boolean, surname: string, method: 'card' | 'paypal'): MagicSurname | undefined => {
  if (!enabled) return undefined;
  const name = surname.trim().toLowerCase();
  return MAGIC_SURNAMES.find((magic) => magic.surname.toLowerCase() === name && ('answer' in magic || magic.method === undefined || magic.method === method));
};
