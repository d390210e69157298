import { toMinor } from './money.ts';
import type { BreakdownFailure, BreakdownSelection, QuotedOffer } from './quoted-offer.ts';

/** What a line of the breakdown stands for (funnel 9). */
export type BreakdownLineCode =
  | 'TRIP'
  | 'SPECIAL_DISCOUNT'
  | 'BOOKING_FEES'
  | 'ADJUSTMENT_TRIP'
  | 'ACCOMMODATION'
  | 'BOARD'
  | 'FLIGHT'
  | 'TRANSFER'
  | 'ACTIVITY'
  | 'HOLD_LUGGAGE'
  | 'CABIN_LUGGAGE'
  | 'DISTRIBUTION'
  | 'INSURANCE_FLEX'
  | 'INSURANCE'
  | 'PRICE_CHANGE'
  | 'DISCOUNT'
  | 'MINIMUM';

/** One line; amounts in minor units, negative when it lowers the total. `ref` is the code of the chosen option, `description` the quote's own words. */
export interface BreakdownLine {
  readonly code: BreakdownLineCode;
  readonly amount: number;
  readonly ref?: string;
  readonly description?: string;
}

export interface PriceBreakdown {
  /** Lines in the order they are shown; they add up to `total` exactly. */
  readonly lines: readonly BreakdownLine[];
  /** Booking total in minor units, never below 0. */
  readonly total: number;
  /** The total before the discount: the base of the credit cap (readings 2.12). */
  readonly totalBeforeDiscount: number;
  readonly currency: string;
  /** Paid at the hotel, not part of the total; minor units. */
  readonly localTaxes: number;
}

/** Amounts that come from outside the offer, minor units. */
export interface BreakdownExtras {
  /** newPrice − oldPrice after a WARNING (funnel 4.4). */
  readonly deltaBasePrice?: number;
  /** Promotion or credits, 0 or more. */
  readonly discount?: number;
  /** Hotel-only distribution prices without taxes (funnel 9). */
  readonly distributions?: readonly { readonly id: string; readonly priceWithoutTaxes: number }[];
}

type Lines = { ok: true; lines: BreakdownLine[] } | BreakdownFailure;

const failure = (code: BreakdownFailure['code']): BreakdownFailure => ({ ok: false, code });

/** Price of an option chosen by code, in minor units; a fixed failure when the offer does not have it. */
function optionLine(options: {
  code: BreakdownLineCode;
  ref: string | undefined;
  price: number | undefined;
  currency: string;
  unknown: BreakdownFailure['code'];
}): Lines {
  if (options.ref === undefined) return { ok: true, lines: [] };
  if (options.price === undefined) return failure(options.unknown);
  return { ok: true, lines: [{ code: options.code, ref: options.ref, amount: toMinor(options.price, options.currency) }] };
}

/** A value a record holds under a key of its own; codes come from outside, and `constructor` is no board. */
function own<Value>(record: Readonly<Record<string, Value>> | undefined, key: string): Value | undefined {
  return record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined;
}

/** Room and board. A room that lists its boards is sold with these only, at its own differences; one that doesn't takes the hotel's. */
function stayLines(offer: QuotedOffer, selection: BreakdownSelection): Lines {
  const item = offer.accommodationItems.find((candidate) => candidate.code === selection.accommodationItemCode);
  if (item === undefined) return failure('UNKNOWN_ACCOMMODATION_ITEM');
  const hotelBoard = item.boardUpgrades === undefined ? offer.boards.find((candidate) => candidate.boardCode === selection.boardCode) : undefined;
  const boardPrice = own(item.boardUpgrades, selection.boardCode) ?? hotelBoard?.upgradePrice;
  if (boardPrice === undefined) return failure('UNKNOWN_BOARD');
  return {
    ok: true,
    lines: [
      { code: 'ACCOMMODATION', ref: item.code, amount: toMinor(item.upgradePrice, offer.currency) },
      { code: 'BOARD', ref: selection.boardCode, amount: toMinor(boardPrice, offer.currency) },
    ],
  };
}

function activityLines(offer: QuotedOffer, selection: BreakdownSelection): Lines {
  const lines: BreakdownLine[] = [];
  for (const chosen of selection.activities ?? []) {
    const guests = own(offer.activities?.find((activity) => activity.code === chosen.code)?.guestsPerDay, chosen.date);
    if (guests === undefined) return failure('UNKNOWN_ACTIVITY');
    let amount = 0;
    for (const { code, guestsCount } of chosen.guests) {
      if (guestsCount === 0) continue;
      const guest = guests.find((candidate) => candidate.code === code);
      const price = own(guest?.pricePerQuantity, String(guestsCount));
      if (guest === undefined || (price === undefined && guestsCount > guest.includedGuest)) return failure('UNKNOWN_ACTIVITY');
      if (price !== undefined) amount += toMinor(price.price, offer.currency) - toMinor(price.discount, offer.currency);
    }
    lines.push({ code: 'ACTIVITY', ref: chosen.code, amount });
  }
  return { ok: true, lines };
}

function luggageLines(offer: QuotedOffer, selection: BreakdownSelection): Lines[] {
  const luggage = offer.flightOptions?.flightOptions;
  const hold = luggage?.flightBagageOptions.find((option) => option.code === selection.holdBaggageCode);
  const cabin = luggage?.flightBagageOption.cabinBaggages.find((option) => option.code === selection.cabinBaggageCode);
  return [
    optionLine({ code: 'HOLD_LUGGAGE', ref: selection.holdBaggageCode, price: hold?.pricePerBooking, currency: offer.currency, unknown: 'UNKNOWN_LUGGAGE' }),
    optionLine({ code: 'CABIN_LUGGAGE', ref: selection.cabinBaggageCode, price: cabin?.pricePerBooking, currency: offer.currency, unknown: 'UNKNOWN_LUGGAGE' }),
  ];
}

/** Quotation items of the offer. A special discount always lowers the price, whichever sign it comes with (readings 5). */
function quotationLines(offer: QuotedOffer): BreakdownLine[] {
  return offer.quotationItems.map((item) => {
    const amount = toMinor(item.price, offer.currency);
    return { code: item.type, description: item.description, amount: item.type === 'SPECIAL_DISCOUNT' ? -Math.abs(amount) : amount };
  });
}

const sumOf = (lines: readonly BreakdownLine[]): number => lines.reduce((total, line) => total + line.amount, 0);

/**
 * The booking total and its lines (funnel 9): quotation items + accommodation, board, flight and transfer upgrades + activities + hold
 * and cabin luggage + distribution prices without taxes, then flex, insurance and the price delta added and the discount subtracted,
 * never below 0. The service decides with it; the browser runs it only to show the figure sooner. The discount line is cut where the
 * total would fall below 0, so the lines always add up. Offer amounts are the wire's decimal major units; everything answered is in
 * minor units. A code the offer does not have is a failure, never a price of 0.
 */
export function computePriceBreakdown(
  offer: QuotedOffer,
  selection: BreakdownSelection,
  extras: BreakdownExtras = {},
): { ok: true; breakdown: PriceBreakdown } | BreakdownFailure {
  const { currency } = offer;
  const flight = offer.flights.find((candidate) => candidate.code === selection.flightCode);
  const transfer = offer.transfers?.find((candidate) => candidate.code === selection.transferCode);
  const flex = offer.flex?.find((candidate) => candidate.code === selection.insuranceFlexCode);
  const insurance = offer.insurances?.insurancesItem.find((candidate) => candidate.code === selection.insuranceCode);
  const distributions = (extras.distributions ?? []).map((item): BreakdownLine => ({ code: 'DISTRIBUTION', ref: item.id, amount: item.priceWithoutTaxes }));
  const groups: Lines[] = [
    { ok: true, lines: quotationLines(offer) },
    stayLines(offer, selection),
    optionLine({ code: 'FLIGHT', ref: selection.flightCode, price: flight?.upgradePrice, currency, unknown: 'UNKNOWN_FLIGHT' }),
    optionLine({ code: 'TRANSFER', ref: selection.transferCode, price: transfer?.upgradePrice, currency, unknown: 'UNKNOWN_TRANSFER' }),
    activityLines(offer, selection),
    ...luggageLines(offer, selection),
    { ok: true, lines: distributions },
    optionLine({ code: 'INSURANCE_FLEX', ref: selection.insuranceFlexCode, price: flex?.upgradePrice, currency, unknown: 'UNKNOWN_FLEX' }),
    optionLine({ code: 'INSURANCE', ref: selection.insuranceCode, price: insurance?.price, currency, unknown: 'UNKNOWN_INSURANCE' }),
  ];
  const lines: BreakdownLine[] = [];
  for (const group of groups) {
    if (!group.ok) return group;
    lines.push(...group.lines);
  }
  if (extras.deltaBasePrice !== undefined && extras.deltaBasePrice !== 0) lines.push({ code: 'PRICE_CHANGE', amount: extras.deltaBasePrice });
  const gross = sumOf(lines);
  if (gross < 0) lines.push({ code: 'MINIMUM', amount: -gross });
  const totalBeforeDiscount = Math.max(0, gross);
  const discount = Math.min(Math.max(0, extras.discount ?? 0), totalBeforeDiscount);
  if (discount > 0) lines.push({ code: 'DISCOUNT', amount: -discount });
  return {
    ok: true,
    breakdown: {
      lines,
      total: totalBeforeDiscount - discount,
      totalBeforeDiscount,
      currency,
      localTaxes: toMinor(offer.accommodation?.localTax ?? 0, currency),
    },
  };
}

/** Lines worth showing: those of the quotation, and every option that changes the price. */
export function visibleLines(breakdown: PriceBreakdown): BreakdownLine[] {
  return breakdown.lines.filter((line) => line.code === 'TRIP' || line.amount !== 0);
}
