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

/** The booking as its page, mail and documents show it; null before anybody tried to pay. */
export const buildConfirmation = ({ booking, attempt, flow, partner, documentSecret }: Given): Confirmation | null => {
  if (booking.customer === null || booking.passengers === null || attempt === undefined) return null;
  const texts = textsOf(booking.shop);
  const at = booking.confirmedAt ?? booking.updatedAt;
  const state = stateOf(booking);
  const paid = Math.max(0, attempt.captured - attempt.refunded);
  const due = state === 'CONFIRMED' ? booking.total - paid : 0;
  const day = new Date(at).toISOString().slice(0, 10);
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
    ...(due > 0 ? { dueDate: addDays(day, PAY_WITHIN_DAYS) } : {}),
    totalUsd: revenueInUsd(booking.total, booking.currency, partner.configuration.exchangeRate),
    ledger: ledgerOf(booking, texts),
    money: moneyOf(booking, attempt),
    documents: documentsOf(booking, documentSecret, texts),
    ...(state === 'NOTCONFIRMED' ? { answerBy: new Date(attempt.createdAt + ANSWER_WITHIN).toISOString() } : {}),
    ...(flow.preBook?.packageFacts === undefined ? {} : { packageFacts: flow.preBook.packageFacts }),
    ...(flow.preBook?.contractRemarks === undefined ? {} : { contractRemarks: flow.preBook.contractRemarks }),
  };
};
