import { book, bookExternalPayment, bookingSession, bookRequest, sdpPreBook } from '@escale/contract/booking';
import { addPayment } from '@escale/contract/later-payment';
import { toMinor } from '@escale/domain/money';
import { redirectDocument, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import * as z from 'zod/mini';
import { callService, type CallFailure, type CallOptions } from '../../shared/call-service.ts';
import { linkTo } from '../../shared/links.ts';
import { findNearestHotels } from '../../shared/nearest-hotels.server.ts';
import { shopContextOf, type ShopContext } from '../../shared/request-context.ts';
import type { StepAnswer } from './payment-step.ts';

/** A visit without a question leads to the search. */
export const loader = ({ context }: LoaderFunctionArgs): Response => redirectDocument(linkTo(shopContextOf(context).shop.shop, 'sdpSearch'));

const { code } = bookRequest.shape;
const stepRequest = z.discriminatedUnion('step', [
  z.object({ step: z.literal('book'), code, booking: z.record(z.string(), z.unknown()) }),
  z.object({ step: z.literal('balance'), code, booking: z.record(z.string(), z.unknown()) }),
  z.object({ step: z.literal('resume'), code }),
  z.object({ step: z.literal('state'), code }),
  z.object({ step: z.literal('hold'), code }),
  z.object({ step: z.literal('alternatives'), code }),
]);

/** The book call may wait for the bank. */
const BOOK_TIMEOUT = 30_000;

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

/** Pays what is due (funnel 7.6): which booking, and that it is this device's, only the session says. */
const balanceStep = async (
  context: ShopContext,
  flow: string,
  given: Readonly<Record<string, unknown>>,
  options: CallOptions,
): Promise<StepAnswer | undefined> => {
  const session = await sessionOf(context, flow, options);
  if (!session.ok) return refusal(session);
  const booked = session.value.confirmation;
  const returnUrl = `${context.origin}${linkTo(context.shop.shop, 'externalRedirect', { search: { code: flow } })}`;
  const parsed = addPayment.request.safeParse({
    ...given,
    bookingReference: booked?.bookingReference,
    currency: booked?.currency,
    brand: booked?.brand,
    shop: context.shop.shop,
    returnUrl,
  });
  if (!parsed.success) return undefined;
  const answer = await callService(addPayment, context.services.account, parsed.data, { ...options, timeout: BOOK_TIMEOUT });
  return answer.ok ? { ok: true, book: answer.value } : refusal(answer);
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
  const held = session.value.preBookRequest;
  if (held === undefined) return { ok: true, hold: { status: 'SESSION_EXPIRED' } };
  const answer = await callService(sdpPreBook, context.services.quote, { ...held, code: flow, shop: context.shop.shop }, options);
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

const alternativesStep = async (context: ShopContext, flow: string, options: CallOptions): Promise<StepAnswer> => {
  const session = await sessionOf(context, flow, options);
  if (!session.ok) return refusal(session);
  const search = session.value.quoteRequest;
  if (search === undefined) return { ok: true, alternatives: [] };
  const lost = { accommodationId: session.value.accommodationId, price: session.value.preBookResponse?.total };
  const alternatives = await findNearestHotels(context.services.quote, search, lost, options);
  return alternatives === undefined ? { ok: false } : { ok: true, alternatives };
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
  const options: CallOptions = {
    device: shop.device,
    fetch: shop.fetch,
    // Who is signed in books for their account, and may pay a balance from any of their devices.
    headers: { ...shop.visitorHeaders, ...('token' in shop.visitor ? { authorization: shop.visitor.token } : {}) },
    ...(asked.data.step === 'book' || asked.data.step === 'balance' ? {} : { signal: request.signal }),
  };
  let answer: StepAnswer | undefined;
  switch (asked.data.step) {
    case 'book':
      answer = await bookStep(shop, asked.data.code, asked.data.booking, options);
      break;
    case 'balance':
      answer = await balanceStep(shop, asked.data.code, asked.data.booking, options);
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
