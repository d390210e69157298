import type { RequestOf } from '@escale/contract/endpoint';
import type { PreBookResponse, sdpPreBook } from '@escale/contract/booking';
import type { AccommodationQuoteResponse, Selection } from '@escale/contract/sdp';
import { toMajor } from '@escale/domain/money';
import { computePriceBreakdown } from '@escale/domain/price-breakdown';
import { toQuotedOffer, type BreakdownFailure } from '@escale/domain/quoted-offer';
import { done, fail, type Answer } from '../../platform/answer.ts';
import { fingerprint } from '../../platform/ids.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { takeHolds } from '../../inventory/index.ts';
import { findBookingOfFlow, lockBooking, moveBooking, PRE_BOOK_HOLD, type BookingRow, type HoldItem } from '../payment/index.ts';
import { holdItems } from './build-quote.ts';
import { savePreBook, type Flow } from './flow-store.ts';
import { magicDate } from './magic.ts';
import { contractRemarks, documentLinks, packageFacts } from './package-facts.ts';
import { readTerms, type Partner } from './partner-book.ts';
import { paymentTypesOf } from './payment-types.ts';
import { todayOf, type QuoteContext } from './quote-context.ts';
import { toFlightOptions } from './quote-flights.ts';
import { openFlow, priceHotel, type PricedHotel } from './quote-service.ts';
import { textsOf } from './quote-texts.ts';

type Priced = Extract<PricedHotel, { ok: true }>;

/** Booking total of a choice, minor units; or what of it the offer does not have. */
export const totalOf = (quote: AccommodationQuoteResponse, selection: Selection): { readonly ok: true; readonly total: number } | BreakdownFailure => {
  const offer = toQuotedOffer(quote);
  if (offer === null) return { ok: false, code: 'UNKNOWN_ACCOMMODATION_ITEM' };
  const computed = computePriceBreakdown(offer, selection);
  return computed.ok ? { ok: true, total: computed.breakdown.total } : computed;
};

/** The quote with the luggage of the chosen flights: the price of bags depends on them. */
const withChosenLuggage = async (
  context: QuoteContext,
  partner: Partner,
  flow: Flow,
  priced: Priced,
  selection: Selection,
): Promise<AccommodationQuoteResponse> => {
  const pair = priced.built.pairs.find((candidate) => candidate.code === selection.flightCode);
  const terms = await readTerms(context.db, partner, { stars: priced.rows.hotel.stars, currency: flow.currency, persons: 1 });
  return pair === undefined || terms === undefined
    ? priced.built.response
    : { ...priced.built.response, flightOptions: toFlightOptions(pair, priced.built.party.seats, terms) };
};

/** What the traveller saw of this choice before: the stored offer's total, with the luggage price of today (bags were priced apart). */
const totalBefore = (stored: AccommodationQuoteResponse, fresh: AccommodationQuoteResponse, selection: Selection) =>
  totalOf({ ...stored, ...(fresh.flightOptions === undefined ? {} : { flightOptions: fresh.flightOptions }) }, selection);

/** The hotel's offer as it was last shown: the flow's, or what an earlier pre-book kept of it while another tab looked at other hotels. */
const shownOffer = async (context: QuoteContext, flow: Flow, accommodationId: string): Promise<AccommodationQuoteResponse | null> => {
  if (flow.accommodationId === accommodationId) return flow.quote;
  const booking = await findBookingOfFlow(context.db, flow.code);
  return booking?.quote.accommodation?.id === accommodationId ? booking.quote : null;
};

const FULL_STATUS: Partial<Record<BreakdownFailure['code'], 'FULL_PROPERTY' | 'FULL_FLIGHT' | 'FULL_TRANSFER'>> = {
  UNKNOWN_ACCOMMODATION_ITEM: 'FULL_PROPERTY',
  UNKNOWN_BOARD: 'FULL_PROPERTY',
  UNKNOWN_FLIGHT: 'FULL_FLIGHT',
  UNKNOWN_TRANSFER: 'FULL_TRANSFER',
};

const SELECTION_FIELDS: Readonly<Record<BreakdownFailure['code'], string>> = {
  UNKNOWN_FLIGHT: 'selection.flightCode',
  UNKNOWN_ACCOMMODATION_ITEM: 'selection.accommodationItemCode',
  UNKNOWN_BOARD: 'selection.boardCode',
  UNKNOWN_TRANSFER: 'selection.transferCode',
  UNKNOWN_ACTIVITY: 'selection.activities',
  UNKNOWN_LUGGAGE: 'selection.holdBaggageCode',
  UNKNOWN_FLEX: 'selection.insuranceFlexCode',
  UNKNOWN_INSURANCE: 'selection.insuranceCode',
};

type Held =
  | { readonly ok: true; readonly holdUntil: number }
  | { readonly ok: false; readonly status: 'FULL_PROPERTY' | 'FULL_FLIGHT' | 'LOADING' | 'SESSION_EXPIRED' };

interface HoldRequest {
  readonly flow: Flow;
  readonly quote: AccommodationQuoteResponse;
  readonly selection: Selection;
  readonly items: readonly HoldItem[];
  readonly roomUnits: ReadonlySet<number>;
  readonly total: number;
  readonly device: string | null;
}

/** States of a booking that a pre-book may still change. */
const refusalFor = (state: BookingRow['state']): 'LOADING' | 'SESSION_EXPIRED' | undefined => {
  if (state === 'HELD' || state === 'NEW') return undefined;
  return state === 'CONFIRMED' || state === 'UNPAID' ? 'SESSION_EXPIRED' : 'LOADING';
};

/** Takes rooms and seats for the flow's one live booking, in place of what it held before; everything or nothing. */
const holdSelection = (context: QuoteContext, request: HoldRequest): Promise<Held> =>
  inTransaction(context.db, async (client) => {
    const { flow, items, selection } = request;
    const now = context.clock.now();
    const holdUntil = now + PRE_BOOK_HOLD;
    // The flow's row is the gate: two tabs cannot both open a booking of it.
    await client.query('select 1 from booking_flow where code = $1 for update', [flow.code]);
    const found = await findBookingOfFlow(client, flow.code);
    const existing = found === undefined || found.state === 'FAILED' || found.state === 'REFUNDED' ? undefined : await lockBooking(client, found.id);
    const refusal = existing === undefined ? undefined : refusalFor(existing.state);
    if (refusal !== undefined) return { ok: false, status: refusal };
    const bookingId = existing?.id ?? context.ids.uuid();
    const { trip } = request.quote;
    const values = [
      request.total,
      JSON.stringify(selection),
      JSON.stringify(request.quote),
      JSON.stringify(items),
      trip?.departureDate,
      trip?.endDate,
      request.device,
      new Date(holdUntil),
      new Date(now),
    ];
    if (existing === undefined) {
      await client.query(
        `insert into booking (total, selection, quote, items, stay_from, stay_to, device, hold_until, created_at, updated_at, id, flow_code, state, brand, partner, shop, currency)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $10, $11, 'NEW', $12, $13, $14, $15)`,
        [...values, bookingId, flow.code, flow.brand, flow.partner, flow.shop, flow.currency],
      );
    }
    const taken = await takeHolds(client, { bookingId, items, expiresAt: holdUntil, now });
    if (!taken.ok) {
      if (existing === undefined) await client.query('delete from booking where id = $1', [bookingId]);
      return { ok: false, status: request.roomUnits.has(taken.unitId) ? 'FULL_PROPERTY' : 'FULL_FLIGHT' };
    }
    if (existing !== undefined) {
      await client.query(
        // What an earlier device typed does not pass to another one that knows the code.
        `update booking set customer = case when device is not distinct from $7 then customer end, passengers = case when device is not distinct from $7 then passengers end,
           attempt_id = case when device is not distinct from $7 then attempt_id end, outcome = case when device is not distinct from $7 then outcome end,
           total = $1, selection = $2, quote = $3, items = $4, stay_from = $5, stay_to = $6, device = $7, hold_until = $8, updated_at = $9, currency = $11 where id = $10`,
        [...values, bookingId, flow.currency],
      );
      return { ok: true, holdUntil };
    }
    const fresh = await lockBooking(client, bookingId);
    if (fresh) await moveBooking(context.saga, client, fresh, { to: 'HELD', reason: 'pre-booked' });
    return { ok: true, holdUntil };
  });

/** Dates of birth of adults are asked for where the authorities of the destination want them before the flight. */
const NEEDS_BIRTHDATES: ReadonlySet<string> = new Set(['US', 'UM', 'CA']);

const answerOf = (
  context: QuoteContext,
  partner: Partner,
  given: {
    readonly flow: Flow;
    readonly priced: Priced;
    readonly quote: AccommodationQuoteResponse;
    readonly selection: Selection;
    readonly total: number;
    readonly totalBefore: number;
    readonly holdUntil: number;
  },
): PreBookResponse => {
  const { flow, quote, selection, total } = given;
  const texts = textsOf(flow.shop);
  const country = quote.accommodation?.geography.levels.find((level) => level.level === 'COUNTRY')?.code ?? '';
  return {
    status: total === given.totalBefore ? 'SUCCESS' : 'WARNING',
    ...(total === given.totalBefore ? {} : { priceChange: { oldPrice: toMajor(given.totalBefore, flow.currency), newPrice: toMajor(total, flow.currency) } }),
    timestampISO8601: new Date(context.clock.now()).toISOString(),
    holdUntil: new Date(given.holdUntil).toISOString(),
    paymentTypes: paymentTypesOf(partner),
    ...(quote.insurances === undefined ? {} : { insurances: quote.insurances }),
    dobRequired: NEEDS_BIRTHDATES.has(country),
    contractRemarks: contractRemarks(partner, texts),
    packageFacts: packageFacts({ quote, selection, partner, texts, total, accessible: given.priced.rows.hotel.facilities.includes('ACCESSIBLE_ROOM') }),
    documents: documentLinks(partner, texts),
    showFrequentTravellerCardInput: true,
    total: toMajor(total, flow.currency),
    currency: flow.currency,
  };
};

/**
 * `POST /sdp/preBook` (funnel 4.5): prices the choice again, takes rooms and seats for ten minutes and says everything the traveller must
 * know before paying. Repeating it renews the same hold. A moved price is a WARNING with both prices; the new one is what is held.
 */
export const preBook = async (context: QuoteContext, request: RequestOf<typeof sdpPreBook>, device: string | undefined): Promise<Answer<PreBookResponse>> => {
  const open = await openFlow(context, request.code);
  if (open === undefined || open.flow.accommodationId === null || open.flow.quote === null) return done({ status: 'SESSION_EXPIRED' });
  const { flow, partner } = open;
  const { selection, accommodationId = open.flow.accommodationId } = request;
  const magic = magicDate(context.magic, 'preBook', todayOf(context, partner), flow.search.departureDate);
  const refused = magic?.status;
  if (
    refused === 'FULL_PROPERTY' ||
    refused === 'FULL_FLIGHT' ||
    refused === 'FULL_TRANSFER' ||
    refused === 'TECHNICAL_FAILURE' ||
    refused === 'SESSION_EXPIRED' ||
    refused === 'LOADING'
  )
    return done({ status: refused });
  const shown = await shownOffer(context, flow, accommodationId);
  const priced = await priceHotel(context, open, { accommodationId, boardCode: shown?.boards?.[0]?.boardCode ?? selection.boardCode });
  if (!priced.ok) return done({ status: priced.status === 'NOT_FOUND' ? 'SESSION_EXPIRED' : priced.status });
  const quote = await withChosenLuggage(context, partner, flow, priced, selection);
  const before = shown === null ? undefined : totalBefore(shown, quote, selection);
  const now = totalOf(quote, selection);
  if (!now.ok) {
    const full = FULL_STATUS[now.code];
    // What the stored offer has and today's has not is sold out; what neither has is a wrong request.
    return before?.ok !== false && full !== undefined
      ? done({ status: full })
      : fail('BAD_REQUEST', { fieldErrors: [{ path: SELECTION_FIELDS[now.code], messageId: 'error.generic' }] });
  }
  const items = holdItems(priced.built, priced.rows, selection);
  if (items === undefined) return done({ status: 'FULL_PROPERTY' });
  const deviceId = device === undefined ? null : fingerprint(device);
  const held = await holdSelection(context, {
    flow,
    quote,
    selection,
    items,
    roomUnits: new Set(priced.rows.rooms.map((room) => room.unitId)),
    total: now.total,
    device: deviceId,
  });
  if (!held.ok) return done({ status: held.status });
  const shownBefore =
    magic?.price === undefined || open.flow.preBook !== null
      ? before?.ok === true
        ? before.total
        : now.total
      : Math.round(now.total * (magic.price === 'up' ? 0.95 : 1.05));
  const response = answerOf(context, partner, { flow, priced, quote, selection, total: now.total, totalBefore: shownBefore, holdUntil: held.holdUntil });
  await savePreBook(context.db, flow.code, { accommodationId, selection, response, quote, device: deviceId }, context.clock.now());
  return done(response);
};
