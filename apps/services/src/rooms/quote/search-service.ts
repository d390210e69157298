import type { SearchRequest, SearchResponse } from '@escale/contract/sdp';
import type { FieldError } from '@escale/contract/errors';
import { toMinor } from '@escale/domain/money';
import { countTravellers } from '@escale/domain/party';
import { done, fail, type Answer } from '../../platform/answer.ts';
import { findBookingOfFlow } from '../payment/index.ts';
import { findFlow, saveFlow } from './flow-store.ts';
import { magicDate } from './magic.ts';
import { currencyOf, readFeeRule, type Partner } from './partner-book.ts';
import { photoOf } from './pictures.ts';
import { todayOf, type QuoteContext } from './quote-context.ts';
import { type Texts, textsOf } from './quote-texts.ts';
import { validateSearch } from './validate-search.ts';

/** The failure the search form understands: its status travels in the error's data (funnel 4.2). */
export const badRequest = (fieldErrors: readonly FieldError[]) => fail('BAD_REQUEST', { fieldErrors, data: { status: 'BAD_REQUEST' } });

const UNKNOWN_FIELDS = {
  city: { path: 'departureCity', messageId: 'sdp.search.departure.city.input.error' },
  destination: { path: 'destinationResort', messageId: 'sdp.search.destination.input.error' },
} as const;

/** Exact total of a card's first choice, minor units: what a later quote is compared with. */
const pricesOf = (response: SearchResponse, currency: string): Record<string, number> => {
  const base = (response.quotationItems ?? []).reduce((sum, item) => sum + toMinor(item.price, currency), 0);
  return Object.fromEntries(
    (response.packages?.accommodationsList ?? []).map((card) => {
      const item = card.accommodationItems[0];
      const upgrades = [item?.upgradePrice ?? 0, item?.boards[0]?.upgradePrice ?? 0, card.flightUpgrade, card.baggageSupplement];
      return [card.id, base + upgrades.reduce((sum, price) => sum + toMinor(price, currency), 0)];
    }),
  );
};

/** Places and cities the index does not know: it answers them without saying which, so they are looked up. */
const unknownFields = async (context: QuoteContext, request: SearchRequest): Promise<FieldError[]> => {
  const { rows } = await context.db.query<{ city: boolean; destination: boolean }>(
    'select exists (select 1 from departure_city where code = $1) as city, exists (select 1 from place where code = $2) as destination',
    [request.departureCityCode, request.destinationResort],
  );
  return [...(rows[0]?.city ? [] : [UNKNOWN_FIELDS.city]), ...(rows[0]?.destination ? [] : [UNKNOWN_FIELDS.destination])];
};

const magicAnswer = (context: QuoteContext, partner: Partner, request: SearchRequest): Answer<SearchResponse> | undefined => {
  const magic = magicDate(context.magic, 'search', todayOf(context, partner), request.departureDate);
  if (magic === undefined) return undefined;
  if (magic.status === 'BAD_REQUEST') return badRequest([{ path: 'travelDates.departureDate', messageId: 'sdp.search.duration.input.error' }]);
  if (
    magic.status === 'TECHNICAL_FAILURE' ||
    magic.status === 'SESSION_EXPIRED' ||
    magic.status === 'NOT_FOUND' ||
    magic.status === 'FULL_PROPERTY' ||
    magic.status === 'FULL_FLIGHT'
  )
    return done({ status: magic.status, specialOffer: false });
  return undefined;
};

/** Whether a flow may still be changed: nothing was paid in it. */
const isOpen = async (context: QuoteContext, code: string): Promise<boolean> => {
  const booking = await findBookingOfFlow(context.db, code);
  return booking === undefined || booking.state === 'HELD' || booking.state === 'FAILED' || booking.state === 'REFUNDED';
};

const answerTexts = new WeakMap<Texts, Parameters<QuoteContext['search']['response']>[1]>();

/** The words of a search answer, one object a shop: the search keeps the parts of a card that never change by this very object. */
const answerTextsOf = (texts: Texts): Parameters<QuoteContext['search']['response']>[1] => {
  const known = answerTexts.get(texts);
  if (known !== undefined) return known;
  const made = {
    language: texts.language,
    board: (code: string) => texts.text(`offer.board.${code}`),
    trip: texts.text('offer.item.trip'),
    fee: texts.text('offer.item.fees'),
    photo: photoOf,
  };
  answerTexts.set(texts, made);
  return made;
};

/**
 * `POST /sdp/quote` and `PATCH /sdp/quote/currency` (funnel 7.2): searches, keeps the flow and answers. With the code of an open flow
 * that flow is re-priced. A caller who hung up stops the work before anything is kept.
 */
export const searchPackages = async (
  context: QuoteContext,
  request: SearchRequest,
  given: { readonly signal: AbortSignal; readonly code?: string | undefined },
): Promise<Answer<SearchResponse>> => {
  const partner = context.partners.get(request.partnerCode, request.shop);
  if (partner === undefined) return badRequest([{ path: 'partnerCode', messageId: 'error.generic' }]);
  const valid = validateSearch(request, todayOf(context, partner));
  if (!valid.ok) return badRequest(valid.fieldErrors);
  const magic = magicAnswer(context, partner, request);
  if (magic) return magic;
  const currency = currencyOf(partner, request.currency);
  const persons = countTravellers(request.occupancies);
  const feeOf = await readFeeRule(context.db, partner, currency, persons);
  const texts = textsOf(partner.shop);
  given.signal.throwIfAborted();
  const answer = context.search.response(
    {
      departureCityCode: request.departureCityCode,
      destinationCode: request.destinationResort,
      departureDate: request.departureDate,
      returnDate: valid.endDate,
      cabin: request.cabin,
      occupancies: request.occupancies,
      seller: { partner: partner.code, currency, feeOf },
      ...(request.view === undefined
        ? {}
        : {
            view: {
              sort: request.view.sort ?? 'priceAscendant',
              size: request.view.size,
              filters: request.view.filters,
              language: texts.language,
              otherLabel: texts.text('offer.destination.other'),
              ratingProvider: partner.configuration.marketing.productRating,
            },
          }),
    },
    answerTextsOf(texts),
  );
  if (answer.status === 'BAD_REQUEST') return badRequest(await unknownFields(context, request));
  const reused =
    given.code !== undefined && (await findFlow(context.db, given.code)) !== undefined && (await isOpen(context, given.code)) ? given.code : undefined;
  const code = reused ?? context.ids.uuid();
  given.signal.throwIfAborted();
  const { view: _view, ...search } = request;
  await saveFlow(
    context.db,
    { code, brand: partner.brand, partner: partner.code, shop: partner.shop, currency, search: { ...search, currency }, prices: pricesOf(answer, currency) },
    context.clock.now(),
  );
  return done({ ...answer, bookingFlowId: code });
};
