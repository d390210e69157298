import type { AccommodationDescription, AccommodationQuoteResponse, FlightOptions } from '@escale/contract/sdp';
import type { RequestOf } from '@escale/contract/endpoint';
import type { accommodationDescriptionRequest, sdpAccommodationQuote, sdpFlightOptions } from '@escale/contract/sdp';
import type * as z from 'zod/mini';
import { addDays, nightsBetween } from '@escale/domain/calendar-day';
import { minorPerMajor, toMinor } from '@escale/domain/money';
import { countFlightParty } from '@escale/domain/package-price';
import { countTravellers } from '@escale/domain/party';
import { done, fail, type Answer } from '../../platform/answer.ts';
import { findBookingOfFlow } from '../payment/index.ts';
import { buildQuote, QUOTE_VALIDITY, type BuiltQuote } from './build-quote.ts';
import { findFlow, saveQuote, type Flow } from './flow-store.ts';
import { describeHotel } from './hotel-description.ts';
import { magicDate } from './magic.ts';
import { readOffer, type OfferRows } from './offer-reader.ts';
import { giveBackOwn, listOwnHolds } from './own-holds.ts';
import { readTerms, type Partner } from './partner-book.ts';
import { todayOf, type QuoteContext } from './quote-context.ts';
import { toFlightOptions } from './quote-flights.ts';
import { textsOf } from './quote-texts.ts';
import { tripDays } from './validate-search.ts';
import { badRequest } from './search-service.ts';

/** A flow that still lives, with its partner. */
export const openFlow = async (context: QuoteContext, code: string): Promise<{ readonly flow: Flow; readonly partner: Partner } | undefined> => {
  const flow = await findFlow(context.db, code);
  const partner = flow === undefined ? undefined : context.partners.get(flow.partner, flow.shop);
  if (flow === undefined || partner === undefined || flow.expiresAt <= context.clock.now()) return undefined;
  return { flow, partner };
};

export const endDateOf = (flow: Flow): string => addDays(flow.search.departureDate, tripDays(flow.search.duration) ?? 1);

export type PricedHotel =
  | { readonly ok: true; readonly built: Extract<BuiltQuote, { ok: true }>; readonly rows: OfferRows }
  | { readonly ok: false; readonly status: 'NOT_FOUND' | 'FULL_FLIGHT' | 'FULL_PROPERTY' };

/** Prices one hotel for a flow from the database, as its own holder sees what is left. */
export const priceHotel = async (
  context: QuoteContext,
  { flow, partner }: { flow: Flow; partner: Partner },
  hotel: { readonly accommodationId: string; readonly boardCode?: string | undefined },
): Promise<PricedHotel> => {
  const endDate = endDateOf(flow);
  const { search } = flow;
  const found = await readOffer(context.db, {
    accommodationId: hotel.accommodationId,
    cityCode: search.departureCityCode,
    departureDate: search.departureDate,
    endDate,
    cabin: search.cabin,
    partner: partner.code,
    currency: flow.currency,
    nights: nightsBetween(search.departureDate, endDate),
    today: todayOf(context, partner),
  });
  if (found === undefined) return { ok: false, status: 'NOT_FOUND' };
  const terms = await readTerms(context.db, partner, { stars: found.hotel.stars, currency: flow.currency, persons: countTravellers(search.occupancies) });
  if (terms === undefined) return { ok: false, status: 'NOT_FOUND' };
  const booking = await findBookingOfFlow(context.db, flow.code);
  const rows =
    booking === undefined ? found : giveBackOwn(found, await listOwnHolds(context.db, booking.id), { departure: search.departureDate, end: endDate });
  const built = buildQuote({
    code: flow.code,
    rows,
    search,
    endDate,
    boardCode: hotel.boardCode,
    terms,
    texts: textsOf(flow.shop),
    now: context.clock.now(),
    showBoardsFirst: partner.configuration.showBoardsFirst ?? false,
  });
  return built.ok ? { ok: true, built, rows } : built;
};

/**
 * Difference between what the traveller was shown of a hotel and what it costs now, minor units (funnel 4.4, 7.2 `price`). The asked price is the
 * one beside the pressed button, for the asked board; without it the search's own price of the cheapest package counts; 0 when nothing was shown.
 */
const movedSince = (
  flow: Flow,
  { accommodationId, boardCode, price }: RequestOf<typeof sdpAccommodationQuote>,
  built: Extract<BuiltQuote, { ok: true }>,
): number => {
  const isAskedBoard = boardCode === undefined || built.response.boards?.[0]?.boardCode === boardCode;
  if (price !== undefined && price > 0 && isAskedBoard) return built.baseTotal - toMinor(price, flow.currency);
  const shown = flow.prices[accommodationId];
  if (shown === undefined) return 0;
  const cheapest = built.response.accommodationItems?.[0];
  const boards = Object.values(cheapest?.boardUpgrades ?? {}).map((price) => toMinor(price, flow.currency));
  return built.baseTotal + Math.min(0, ...boards) - shown;
};

const withPriceChange = (
  response: AccommodationQuoteResponse,
  moved: number,
  built: Extract<BuiltQuote, { ok: true }>,
  currency: string,
): AccommodationQuoteResponse => {
  if (moved === 0) return response;
  const unit = minorPerMajor(currency);
  return { ...response, status: 'WARNING', priceChange: { newPrice: built.baseTotal / unit, oldPrice: (built.baseTotal - moved) / unit } };
};

/** What a magic move of the price looks like: a twentieth, in whole units. */
const magicMove = (total: number, currency: string, direction: 'up' | 'down'): number => {
  const unit = minorPerMajor(currency);
  const amount = Math.max(unit, Math.round(total / 20 / unit) * unit);
  return direction === 'up' ? amount : -amount;
};

/** `POST /sdp/accommodationQuote` (funnel 3.8, 4.4): the configurable offer of one hotel, kept as answered for ten minutes. */
export const quoteHotel = async (context: QuoteContext, request: RequestOf<typeof sdpAccommodationQuote>): Promise<Answer<AccommodationQuoteResponse>> => {
  const open = await openFlow(context, request.code);
  if (open === undefined) return done({ status: 'SESSION_EXPIRED' });
  const { flow, partner } = open;
  const magic = magicDate(context.magic, 'quote', todayOf(context, partner), flow.search.departureDate);
  if (magic?.status === 'BAD_REQUEST') return badRequest([{ path: 'travelDates.departureDate', messageId: 'sdp.search.duration.input.error' }]);
  if (magic?.status === 'FORBIDDEN') return fail('FORBIDDEN', { data: { status: magic.status } });
  if (magic !== undefined && magic.status !== 'WARNING' && magic.status !== 'ERROR' && magic.status !== 'NO_BAGAGE')
    return done({ status: magic.status, code: flow.code });
  const priced = await priceHotel(context, open, request);
  if (!priced.ok) return done({ status: priced.status, code: flow.code });
  const { built } = priced;
  const moved = magic?.price === undefined ? movedSince(flow, request, built) : magicMove(built.baseTotal, flow.currency, magic.price);
  const now = context.clock.now();
  await saveQuote(context.db, flow.code, { accommodationId: request.accommodationId, quote: built.response, validUntil: now + QUOTE_VALIDITY }, now);
  return done(withPriceChange(built.response, moved, built, flow.currency));
};

/** `POST /sdp/flightOptions`: luggage of one pair of flights. */
export const readFlightOptions = async (context: QuoteContext, request: RequestOf<typeof sdpFlightOptions>): Promise<Answer<FlightOptions>> => {
  const open = await openFlow(context, request.code);
  if (open === undefined || open.flow.accommodationId === null) return done({ status: 'SESSION_EXPIRED' });
  const magic = magicDate(context.magic, 'flightOptions', todayOf(context, open.partner), open.flow.search.departureDate);
  if (magic?.status === 'ERROR' || magic?.status === 'NO_BAGAGE' || magic?.status === 'SESSION_EXPIRED' || magic?.status === 'LOADING')
    return done({ status: magic.status, flightCode: request.flightCode });
  const priced = await priceHotel(context, open, { accommodationId: open.flow.accommodationId });
  const pair = priced.ok ? priced.built.pairs.find((candidate) => candidate.code === request.flightCode) : undefined;
  const terms = priced.ok ? await readTerms(context.db, open.partner, { stars: priced.rows.hotel.stars, currency: open.flow.currency, persons: 1 }) : undefined;
  if (pair === undefined || terms === undefined) return done({ status: 'ERROR', flightCode: request.flightCode });
  return done(toFlightOptions(pair, countFlightParty(open.flow.search.occupancies, endDateOf(open.flow)).seats, terms));
};

/** `POST /sdp/accommodationDescription`: what there is to say of a hotel, with its from-price when a search stands behind it. */
export const readDescription = async (
  context: QuoteContext,
  request: z.infer<typeof accommodationDescriptionRequest>,
): Promise<Answer<AccommodationDescription>> => {
  if (!context.partners.hasShop(request.shop)) return badRequest([{ path: 'shop', messageId: 'error.generic' }]);
  const texts = textsOf(request.shop);
  const described = await describeHotel(context.db, request.accommodationId, texts);
  if (described === undefined) return fail('NOT_FOUND', { data: { status: 'NOT_FOUND' } });
  const open = request.code === undefined ? undefined : await openFlow(context, request.code);
  if (open === undefined) return done({ status: request.code === undefined ? 'SUCCESS' : 'SESSION_EXPIRED', accommodation: described.accommodation });
  const { flow } = open;
  const priced = await priceHotel(context, open, request);
  if (!priced.ok) return done({ status: priced.status, accommodation: described.accommodation });
  const { built, rows } = priced;
  const unit = minorPerMajor(flow.currency);
  const travellers = countTravellers(flow.search.occupancies);
  const perPerson = Math.ceil(built.baseTotal / travellers / unit);
  const localTax = built.response.accommodation?.localTax;
  return done({
    status: 'SUCCESS',
    accommodation: { ...described.accommodation, ...(localTax === undefined ? {} : { localTax }) },
    offer: {
      perPerson,
      total: built.baseTotal / unit,
      boardCode: built.response.boards?.[0]?.boardCode ?? '',
      nights: built.offer.stay.nights,
      departureDate: flow.search.departureDate,
      endDate: endDateOf(flow),
      currency: flow.currency,
      ...(rows.lowest30 !== undefined && rows.lowest30 > perPerson * unit ? { lowestPrice30Days: rows.lowest30 / unit } : {}),
      rooms: (built.response.accommodationItems ?? []).map(({ code, ...item }) => ({ ...item, accommodationItemCode: code })),
      boards: built.response.boards ?? [],
    },
  });
};
