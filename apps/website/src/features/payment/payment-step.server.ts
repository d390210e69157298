import { book, bookExternalPayment, bookingSession, bookRequest, sdpPreBook, type BookingSession } from '@escale/contract/booking';
import { sdpQuote, type SearchResponse } from '@escale/contract/sdp';
import { toMinor } from '@escale/domain/money';
import { redirectDocument, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import * as z from 'zod/mini';
import { callService, type CallFailure, type CallOptions } from '../../shared/call-service.ts';
import { linkTo } from '../../shared/links.ts';
import { shopContextOf, type ShopContext } from '../../shared/request-context.ts';
import type { Alternative, StepAnswer } from './payment-step.ts';

/** A visit without a question leads to the search. */
export const loader = ({ context }: LoaderFunctionArgs): Response => redirectDocument(linkTo(shopContextOf(context).shop.shop, 'sdpSearch'));

const { code } = bookRequest.shape;
const stepRequest = z.discriminatedUnion('step', [
  z.object({ step: z.literal('book'), code, booking: z.record(z.string(), z.unknown()) }),
  z.object({ step: z.literal('resume'), code }),
  z.object({ step: z.literal('state'), code }),
  z.object({ step: z.literal('hold'), code }),
  z.object({ step: z.literal('alternatives'), code }),
]);

/** The book call may wait for the bank. */
const BOOK_TIMEOUT = 30_000;
const ALTERNATIVES = 3;

const refusal = (failure: CallFailure): StepAnswer => ({ ok: false, failure: failure.code, incidentId: failure.incidentId });

const sessionOf = (context: ShopContext, flow: string, options: CallOptions) => callService(bookingSession, context.services.quote, { code: flow }, options);

const bookStep = async (
  context: ShopContext,
  flow: string,
  given: Readonly<Record<string, unknown>>,
  options: CallOptions,
): Promise<StepAnswer | undefined> => {
  // What only we may say: which shop this is, and where the provider sends the traveller back to.
  const returnUrl = `${context.origin}${linkTo(context.shop.shop, 'externalRedirect', { search: { code: flow } })}`;
  const payment = typeof given['payment'] === 'object' && given['payment'] !== null ? given['payment'] : {};
  const parsed = bookRequest.safeParse({ ...given, code: flow, shop: context.shop.shop, payment: { ...payment, returnUrl } });
  if (!parsed.success) return undefined;
  const answer = await callService(book, context.services.quote, parsed.data, { ...options, timeout: BOOK_TIMEOUT });
  if (answer.ok) return { ok: true, book: answer.value };
  // Refused fields are an answer about the form, not a failure.
  return answer.fieldErrors.length > 0 ? { ok: true, book: { status: 'TECHNICAL_FAILURE', fieldErrors: [...answer.fieldErrors] } } : refusal(answer);
};

const stateStep = async (context: ShopContext, flow: string, options: CallOptions): Promise<StepAnswer> => {
  const answer = await sessionOf(context, flow, options);
  if (!answer.ok) return refusal(answer);
  const { bookStatus, callbackUrl, confirmation, status } = answer.value;
  return { ok: true, bookStatus: status === 'SUCCESS' ? bookStatus : 'SESSION_EXPIRED', callbackUrl, isBooked: confirmation !== undefined };
};

const holdStep = async (context: ShopContext, flow: string, options: CallOptions): Promise<StepAnswer> => {
  const session = await sessionOf(context, flow, options);
  if (!session.ok) return refusal(session);
  const choice = session.value.preBookRequest?.selection;
  if (choice === undefined) return { ok: true, hold: { status: 'SESSION_EXPIRED' } };
  const answer = await callService(sdpPreBook, context.services.quote, { code: flow, selection: choice, shop: context.shop.shop }, options);
  if (!answer.ok) return refusal(answer);
  const { status = 'SUCCESS', holdUntil, priceChange, currency = context.shop.currency } = answer.value;
  return {
    ok: true,
    hold: {
      status,
      holdUntil,
      ...(priceChange === undefined ? {} : { oldPrice: toMinor(priceChange.oldPrice, currency), newPrice: toMinor(priceChange.newPrice, currency) }),
    },
  };
};

/** Least total of a card of the listing: search total plus the card's own differences (funnel 4.3). */
const totalOf = (search: SearchResponse, id: string, currency: string): { readonly total: number; readonly boardCode: string } | undefined => {
  const card = search.packages?.accommodationsList.find((each) => each.id === id);
  const room = card?.accommodationItems[0];
  const board = room?.boards[0];
  if (card === undefined || room === undefined || board === undefined) return undefined;
  const base = (search.quotationItems ?? []).reduce((sum, item) => sum + toMinor(item.price, currency), 0);
  const extra = [room.upgradePrice, board.upgradePrice, card.flightUpgrade, card.baggageSupplement].reduce((sum, price) => sum + toMinor(price, currency), 0);
  return { total: base + extra, boardCode: board.boardCode };
};

/** The hotels nearest in price to the lost one: the same price first (readings 6.2). */
const nearest = (search: SearchResponse, session: BookingSession): Alternative[] => {
  const flow = search.bookingFlowId;
  const lost = session.preBookResponse?.total;
  const currency = search.currency ?? session.accommodationQuote?.currency;
  if (flow === undefined || currency === undefined) return [];
  return (search.packages?.accommodationsList ?? [])
    .flatMap((card): Alternative[] => {
      const priced = card.id === session.accommodationId ? undefined : totalOf(search, card.id, currency);
      if (priced === undefined) return [];
      return [
        {
          code: flow,
          accommodationId: card.id,
          boardCode: priced.boardCode,
          name: card.name,
          category: card.category,
          place: card.geography.levels.at(-1)?.label ?? '',
          picture: card.photos[0]?.url,
          total: priced.total,
          difference: lost === undefined ? 0 : priced.total - toMinor(lost, currency),
        },
      ];
    })
    .toSorted((first, second) => Math.abs(first.difference) - Math.abs(second.difference) || first.total - second.total)
    .slice(0, ALTERNATIVES);
};

const alternativesStep = async (context: ShopContext, flow: string, options: CallOptions): Promise<StepAnswer> => {
  const session = await sessionOf(context, flow, options);
  if (!session.ok) return refusal(session);
  const search = session.value.quoteRequest;
  if (search === undefined) return { ok: true, alternatives: [] };
  const { view: _whole, ...same } = search;
  const found = await callService(sdpQuote, context.services.quote, same, options);
  return found.ok ? { ok: true, alternatives: nearest(found.value, session.value) } : refusal(found);
};

/** The payment page's questions between two pages: book, how it stands, hold again, other hotels. */
export const action = async ({ context, request }: ActionFunctionArgs): Promise<Response> => {
  const shop = shopContextOf(context);
  const headers = { 'cache-control': 'no-store' };
  const bad = (): Response => Response.json({ ok: false, failure: 'BAD_REQUEST' } satisfies StepAnswer, { status: 400, headers });
  let body: unknown;
  try {
    body = await request.json();
  } catch {
    return bad();
  }
  const asked = stepRequest.safeParse(body);
  if (!asked.success) return bad();
  // A booking goes on when the tab is closed: only questions follow the visitor's signal.
  const options: CallOptions = { device: shop.device, fetch: shop.fetch, ...(asked.data.step === 'book' ? {} : { signal: request.signal }) };
  let answer: StepAnswer | undefined;
  switch (asked.data.step) {
    case 'book':
      answer = await bookStep(shop, asked.data.code, asked.data.booking, options);
      break;
    case 'resume': {
      const resumed = await callService(bookExternalPayment, shop.services.quote, { code: asked.data.code }, { ...options, timeout: BOOK_TIMEOUT });
      answer = resumed.ok ? { ok: true, book: resumed.value } : refusal(resumed);
      break;
    }
    case 'state':
      answer = await stateStep(shop, asked.data.code, options);
      break;
    case 'hold':
      answer = await holdStep(shop, asked.data.code, options);
      break;
    case 'alternatives':
      answer = await alternativesStep(shop, asked.data.code, options);
      break;
  }
  return answer === undefined ? bad() : Response.json(answer, { headers });
};
