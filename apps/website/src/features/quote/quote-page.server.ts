import { bookRequest, sdpPreBook } from '@escale/contract/booking';
import {
  accommodationDescriptionRequest,
  sdpAccommodationQuote,
  sdpFlightOptions,
  sdpQuote,
  selection as selectionSchema,
  type FlightOptions,
  type SearchRequest,
} from '@escale/contract/sdp';
import { parseStrategy } from '@escale/domain/partner-strategy';
import { quoteFailureOutcome } from '@escale/domain/quote-outcome';
import { data, redirect, redirectDocument, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { callService, type CallFailure, type CallOptions } from '../../shared/call-service.ts';
import { repriceFlow } from '../../shared/currency-update.server.ts';
import { linkTo } from '../../shared/links.ts';
import { pageFailure } from '../../shared/page-failure.ts';
import { shopContextOf, type ShopContext } from '../../shared/request-context.ts';
import { findNearestHotels, searchBehind } from '../../shared/nearest-hotels.server.ts';
import { searchAddress } from '../../shared/search-address.ts';
import type { ProblemQuote, QuoteActionAnswer, QuoteProblem, ReadyQuote } from './quote-answers.ts';
import { postedSelection, pricedSelection, readChoices } from './quote-selection.ts';

const { code: codeSchema } = bookRequest.shape;
const { accommodationId: idSchema } = accommodationDescriptionRequest.shape;
const PRE_BOOK_TIMEOUT = 30_000;
const FULL: ReadonlySet<string> = new Set(['FULL_PROPERTY', 'FULL_FLIGHT', 'FULL_TRANSFER']);

interface Asked {
  readonly code: string;
  readonly accommodationId: string;
  readonly boardCode: string | undefined;
  readonly price: number | undefined;
}

const askedFor = (search: URLSearchParams): Asked | undefined => {
  const code = codeSchema.safeParse(search.get('code'));
  const hotel = idSchema.safeParse(search.get('accommodationId'));
  if (!code.success || !hotel.success) return undefined;
  const board = search.get('boardCode');
  const price = Number(search.get('price'));
  return {
    code: code.data,
    accommodationId: hotel.data,
    boardCode: board !== null && /^[A-Z]{2}$/u.test(board) ? board : undefined,
    price: Number.isFinite(price) && price > 0 && price < 10_000_000 ? price : undefined,
  };
};

/** The part of the address that says which offer this is. */
const baseOf = ({ code, accommodationId, boardCode, price }: Asked): string =>
  new URLSearchParams({
    code,
    accommodationId,
    ...(boardCode === undefined ? {} : { boardCode }),
    ...(price === undefined ? {} : { price: String(price) }),
  }).toString();

const optionsOf = (context: ShopContext, request: Request): CallOptions => ({
  device: context.device,
  fetch: context.fetch,
  signal: request.signal,
  headers: context.visitorHeaders,
});

const problemOf = (status: string): QuoteProblem =>
  FULL.has(status) || status === 'MISSING_INCLUDED_ACTIVITY' || status === 'NOT_FOUND' || status === 'SESSION_EXPIRED' || status === 'LOADING'
    ? (status as QuoteProblem) // `as`: just compared with its members
    : 'TECHNICAL_FAILURE';

const problemPage = async (context: ShopContext, asked: Asked, problem: QuoteProblem, options: CallOptions): Promise<ProblemQuote> => {
  const search = await searchBehind(context.services.quote, asked.code, options);
  const alternatives = search !== undefined && FULL.has(problem) ? await findNearestHotels(context.services.quote, search, asked, options) : [];
  return { kind: 'problem', problem, alternatives: alternatives ?? [], listing: search === undefined ? undefined : searchAddress(search), code: asked.code };
};

/** To the search form, which then shows at once what is wrong with the search (funnel 2.3, 8). */
const refusedSearch = (shop: string): Response => redirect(linkTo(shop, 'sdpSearch', { search: { status: 'BAD_REQUEST' } }));

/** Where a refused quote call leads (funnel 4.4, 8; readings 2.5, 3.1): the sign-in and the single sign-on page know the way back. */
const refusedCall = async (context: ShopContext, asked: Asked, failure: CallFailure, options: CallOptions): Promise<ProblemQuote> => {
  const { shop } = context.shop;
  if (failure.code === 'INSUFFICIENT_ALLOTMENT') return problemPage(context, asked, 'FULL_PROPERTY', options);
  // The price beside the pressed button stands no longer: the offer is asked for as it is now.
  if (failure.code === 'PRICE_CHANGED' && asked.price !== undefined) throw redirect(linkTo(shop, 'quote', { search: withoutPrice(context).toString() }));
  const outcome = quoteFailureOutcome(
    { httpStatus: failure.status === 0 ? null : failure.status, errorMessage: failure.errorMessage },
    { flow: 'sdp', strategy: parseStrategy(context.shop.strategy) },
  );
  switch (outcome.go) {
    case 'session-expired':
      return problemPage(context, asked, 'SESSION_EXPIRED', options);
    case 'search-form-errors':
      throw refusedSearch(shop);
    case 'auth':
      throw redirect(linkTo(shop, 'funnelAuth', { params: { '*': '' }, search: { onauthsuccess: hereOf(context) } }));
    case 'technical-error-sso':
      throw redirect(linkTo(shop, 'technicalError', { params: { '*': 'sso' }, search: { redirectUri: hereOf(context) } }));
    case 'payment':
    case 'search':
    case 'technical-error':
    case 'stay':
      throw pageFailure(context, failure.status === 404 ? { ...failure, status: 500 } : failure);
  }
};

/** Path and query of the page asked for, also when only its data is. */
const hereOf = ({ url, shop }: ShopContext): string => {
  const query = new URLSearchParams(url.search);
  query.delete('_routes');
  return linkTo(shop.shop, 'quote', { search: query.toString() });
};

/** The query of the page asked for, without the price the listing showed. */
const withoutPrice = ({ url }: ShopContext): URLSearchParams => {
  const query = new URLSearchParams(url.search);
  query.delete('_routes');
  query.delete('price');
  return query;
};

/**
 * The same offer in the currency chosen since the search (funnel 4.11): the flow is priced anew by the update call, and the page is asked for
 * again without the price the listing showed in the other currency.
 */
const repriceInCurrency = async (context: ShopContext, asked: Asked, search: SearchRequest, options: CallOptions): Promise<void> => {
  const code = await repriceFlow(context, asked.code, search, options);
  if (code === undefined) return;
  const query = withoutPrice(context);
  query.set('code', code);
  throw redirect(linkTo(context.shop.shop, 'quote', { search: query.toString() }));
};

/** The offer of one hotel with what the address says is chosen of it (funnel 2.12, 4.4). */
export const loader = async ({ context, request }: LoaderFunctionArgs): Promise<ReadyQuote | ProblemQuote> => {
  const shop = shopContextOf(context);
  const { searchParams } = new URL(request.url);
  const asked = askedFor(searchParams);
  if (asked === undefined) throw redirect(linkTo(shop.shop.shop, 'sdpSearch'));
  const options = optionsOf(shop, request);
  const { code, accommodationId, boardCode, price } = asked;
  const search = await searchBehind(shop.services.quote, code, options);
  if (search !== undefined) await repriceInCurrency(shop, asked, search, options);
  const answer = await callService(
    sdpAccommodationQuote,
    shop.services.quote,
    { code, accommodationId, ...(boardCode === undefined ? {} : { boardCode }), ...(price === undefined ? {} : { price }), abTests: {} },
    options,
  );
  if (!answer.ok) return refusedCall(shop, asked, answer, options);
  const quote = answer.value;
  if (quote.status === 'BAD_REQUEST') throw refusedSearch(shop.shop.shop);
  if (quote.status !== 'SUCCESS' && quote.status !== 'WARNING') return problemPage(shop, asked, problemOf(quote.status), options);
  const wanted = readChoices(searchParams);
  const chosen = pricedSelection(quote, wanted, [quote.flightOptions]);
  if (chosen === null) return problemPage(shop, asked, 'TECHNICAL_FAILURE', options);
  const luggage = chosen.luggage === undefined ? await luggageOf(shop, code, chosen.selection.flightCode, options) : undefined;
  return {
    kind: 'ready',
    code,
    accommodationId,
    quote: {
      ...quote,
      ...(quote.accommodation === undefined ? {} : { accommodation: { ...quote.accommodation, photos: quote.accommodation.photos.slice(0, 1) } }),
    },
    luggage,
    wanted,
    base: baseOf(asked),
    listing: search === undefined ? undefined : searchAddress(search),
    now: shop.now,
    isPrint: searchParams.get('print') === '1',
  };
};

const luggageOf = async (context: ShopContext, code: string, flightCode: string, options: CallOptions): Promise<FlightOptions> => {
  const answer = await callService(sdpFlightOptions, context.services.quote, { code, flightCode }, options);
  if (answer.ok) return { ...answer.value, flightCode };
  context.report('flightOptions_fail', { code: answer.code });
  return { status: 'ERROR', flightCode };
};

const refused = (problem: QuoteProblem, rest: { readonly alternatives?: ProblemQuote['alternatives']; readonly incidentId?: string | undefined } = {}) =>
  data({ kind: 'refused', problem, alternatives: rest.alternatives ?? [], incidentId: rest.incidentId } satisfies QuoteActionAnswer);

/** The hotel filled up meanwhile: others for the same dates, the nearest price first (readings 6.2). */
const fullHotel = async (context: ShopContext, asked: Asked, options: CallOptions) => {
  const search = await searchBehind(context.services.quote, asked.code, options);
  const alternatives = search === undefined ? [] : await findNearestHotels(context.services.quote, search, asked, options);
  return refused('FULL_PROPERTY', { alternatives: alternatives ?? [] });
};

/** "Continue": rooms and seats are held, and the payment page is entered by a document load (funnel 4.5). */
const preBook = async (context: ShopContext, asked: Asked, form: FormData, options: CallOptions) => {
  const parsed = selectionSchema.safeParse(postedSelection(readChoices(form)));
  if (!parsed.success) return refused('TECHNICAL_FAILURE');
  const answer = await callService(
    sdpPreBook,
    context.services.quote,
    { code: asked.code, accommodationId: asked.accommodationId, selection: parsed.data, shop: context.shop.shop },
    { ...options, timeout: PRE_BOOK_TIMEOUT },
  );
  if (!answer.ok) {
    context.report('prebook_fail', { code: answer.code });
    // The page loads the offer at its price of now, and says what changed.
    if (answer.code === 'PRICE_CHANGED') throw redirect(hereOf(context));
    if (answer.code === 'INSUFFICIENT_ALLOTMENT') return fullHotel(context, asked, options);
    return refused(answer.status === 401 ? 'SESSION_EXPIRED' : 'TECHNICAL_FAILURE', { incidentId: answer.incidentId ?? context.incidentId });
  }
  const status = answer.value.status ?? 'SUCCESS';
  if (status === 'SUCCESS' || status === 'WARNING') throw redirectDocument(linkTo(context.shop.shop, 'payment', { search: { code: asked.code } }));
  context.report('prebook_fail', { status });
  return status === 'FULL_PROPERTY' ? fullHotel(context, asked, options) : refused(problemOf(status));
};

/** The same search again, and the same choices of the same hotel under its new code (readings 6.2 "expired"). */
const restore = async (context: ShopContext, asked: Asked, form: FormData, options: CallOptions) => {
  const search = await searchBehind(context.services.quote, asked.code, options);
  if (search === undefined) throw redirect(linkTo(context.shop.shop, 'sdpSearch'));
  const found = await callService(
    sdpQuote,
    context.services.quote,
    { ...search, view: { size: 1, filters: { stars: [], boards: [], destinations: [], guestsrating: [], budget: [], flashsale: [] } } },
    options,
  );
  const code = found.ok ? found.value.bookingFlowId : undefined;
  if (code === undefined) throw redirect(linkTo(context.shop.shop, 'listing', { search: searchAddress(search) }));
  const query = new URLSearchParams(baseOf({ ...asked, code }));
  const choices = form.get('choices');
  for (const [key, value] of new URLSearchParams(typeof choices === 'string' ? choices : '')) if (!query.has(key)) query.append(key, value);
  throw redirect(linkTo(context.shop.shop, 'quote', { search: query.toString() }));
};

/** What the page asks: the luggage of other flights, the search again, or "Continue". */
export const action = async ({ context, request }: ActionFunctionArgs) => {
  const shop = shopContextOf(context);
  const asked = askedFor(new URL(request.url).searchParams);
  if (asked === undefined) throw redirect(linkTo(shop.shop.shop, 'sdpSearch'));
  const form = await request.formData();
  const options = optionsOf(shop, request);
  switch (form.get('intent')) {
    case 'luggage': {
      const flight = form.get('flight');
      if (typeof flight !== 'string' || flight === '' || flight.length > 80) return data(null, { status: 400 });
      return data({ kind: 'luggage', luggage: await luggageOf(shop, asked.code, flight, options) } satisfies QuoteActionAnswer);
    }
    case 'restore':
      return restore(shop, asked, form, options);
    case 'continue':
      return preBook(shop, asked, form, options);
    default:
      return data(null, { status: 400 });
  }
};
