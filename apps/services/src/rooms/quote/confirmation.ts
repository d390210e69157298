import type { Confirmation } from '@escale/contract/booking';
import { addDays } from '@escale/domain/calendar-day';
import { toMajor } from '@escale/domain/money';
import { computePriceBreakdown } from '@escale/domain/price-breakdown';
import { toQuotedOffer } from '@escale/domain/quoted-offer';
import { revenueInUsd } from '@escale/domain/revenue';
import { documentKinds, documentPath, VOUCHER_DAYS } from '../documents/index.ts';
import type { AttemptRow, BookingRow } from '../payment/index.ts';
import { moneyOf } from './book-status.ts';
import type { Flow } from './flow-store.ts';
import type { Partner } from './partner-book.ts';
import { textsOf, type Texts } from './quote-texts.ts';

/** Days a traveller has to pay a booking whose capture failed. */
const PAY_WITHIN_DAYS = 3;
/** A payment that the provider still thinks about is answered within this time. */
const ANSWER_WITHIN = 24 * 3_600_000;

interface Given {
  readonly booking: BookingRow;
  readonly attempt: AttemptRow | undefined;
  readonly flow: Pick<Flow, 'preBook'>;
  readonly partner: Partner;
  readonly documentSecret: string;
}

const stateOf = (booking: BookingRow): Confirmation['state'] => {
  // A booking with a number stands, also while it is being paid.
  if (booking.reference !== null && booking.state !== 'REFUNDED' && booking.state !== 'REFUNDING') return 'CONFIRMED';
  switch (booking.state) {
    case 'CONFIRMED':
    case 'UNPAID':
      return 'CONFIRMED';
    case 'FAILED':
    case 'REFUNDED':
    case 'REFUNDING':
    case 'VOIDING':
      return 'CANCELED';
    default:
      return 'NOTCONFIRMED';
  }
};

const ledgerOf = (booking: BookingRow, texts: Texts): Confirmation['ledger'] => {
  const offer = toQuotedOffer(booking.quote);
  const computed = offer === null ? null : computePriceBreakdown(offer, booking.selection);
  if (computed === null || !computed.ok) return [];
  return computed.breakdown.lines
    .filter((line) => line.amount !== 0)
    .map((line) => ({ code: line.code, label: line.description ?? texts.text(`offer.line.${line.code}`), amount: toMajor(line.amount, booking.currency) }));
};

const documentsOf = (booking: BookingRow, secret: string, texts: Texts): Confirmation['documents'] => {
  const { reference } = booking;
  if (reference === null || stateOf(booking) !== 'CONFIRMED') return [];
  return documentKinds(booking.shop).map((kind) => ({
    code: kind,
    label: texts.text(`offer.document.${kind}`),
    url: `/api/documents${documentPath(secret, { reference, kind })}`,
    ...(kind === 'voucher' ? { availableFrom: addDays(booking.stayFrom, -VOUCHER_DAYS) } : {}),
  }));
};

/** What is still to be paid of a booking that stands, minor units, and until when; the days count from the day it was made. */
export const dueOf = (booking: BookingRow, attempt: AttemptRow | undefined): { readonly due: number; readonly dueDate?: string } => {
  if (stateOf(booking) !== 'CONFIRMED') return { due: 0 };
  const due = Math.max(0, booking.total - paidOf(attempt));
  const day = new Date(booking.confirmedAt ?? booking.updatedAt).toISOString().slice(0, 10);
  return due > 0 ? { due, dueDate: addDays(day, PAY_WITHIN_DAYS) } : { due };
};

const paidOf = (attempt: AttemptRow | undefined): number => Math.max(0, (attempt?.captured ?? 0) - (attempt?.refunded ?? 0));

/** The booking as its page, mail and documents show it; null before anybody tried to pay. */
export const buildConfirmation = ({ booking, attempt, flow, partner, documentSecret }: Given): Confirmation | null => {
  if (booking.customer === null || booking.passengers === null || attempt === undefined) return null;
  const texts = textsOf(booking.shop);
  const at = booking.confirmedAt ?? booking.updatedAt;
  const state = stateOf(booking);
  const paid = paidOf(attempt);
  const { due, dueDate } = dueOf(booking, attempt);
  return {
    state,
    bookingReference: booking.reference ?? '',
    shop: booking.shop,
    brand: booking.brand,
    bookingDate: new Date(at).toISOString(),
    customer: booking.customer,
    passengers: [...booking.passengers],
    quote: booking.quote,
    selection: booking.selection,
    currency: booking.currency,
    total: toMajor(booking.total, booking.currency),
    totalPaid: toMajor(paid, booking.currency),
    totalDue: toMajor(due, booking.currency),
    ...(dueDate === undefined ? {} : { dueDate }),
    totalUsd: revenueInUsd(booking.total, booking.currency, partner.configuration.exchangeRate),
    ledger: ledgerOf(booking, texts),
    money: moneyOf(booking, attempt),
    documents: documentsOf(booking, documentSecret, texts),
    ...(state === 'NOTCONFIRMED' ? { answerBy: new Date(attempt.createdAt + ANSWER_WITHIN).toISOString() } : {}),
    ...(flow.preBook?.packageFacts === undefined ? {} : { packageFacts: flow.preBook.packageFacts }),
    ...(flow.preBook?.contractRemarks === undefined ? {} : { contractRemarks: flow.preBook.contractRemarks }),
  };
};
