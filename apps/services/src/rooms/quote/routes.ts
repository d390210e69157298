import {
  book as bookEndpoint,
  bookExternalPayment as bookExternalEndpoint,
  bookingSession,
  DEVICE_HEADER,
  externalPaymentCallback,
  promoCode,
  sdpPreBook,
} from '@escale/contract/booking';
import { sdpAccommodationDescription, sdpAccommodationQuote, sdpFlightOptions, sdpQuote, sdpQuoteCurrency } from '@escale/contract/sdp';
import type { ResponseOf } from '@escale/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { done, fail } from '../../platform/answer.ts';
import { callerOf } from '../../platform/auth-guard.ts';
import { route, type CallContext } from '../../platform/route.ts';
import { visitorOf } from '../../platform/visitor.ts';
import { askerOf } from './asker.ts';
import { book } from './book.ts';
import { bookExternalPayment, pollExternalPayment } from './external-payment.ts';
import { MAGIC_PROMO_CODES } from './magic.ts';
import { claimForMember } from './member-claim.ts';
import { preBook } from './pre-book.ts';
import type { QuoteContext } from './quote-context.ts';
import { quoteHotel, readDescription, readFlightOptions } from './quote-service.ts';
import { searchPackages } from './search-service.ts';
import { readSession } from './session.ts';

/** The traveller's device secret, as the website hands it on; overlong ones are nobody's. */
const deviceOf = ({ headers }: CallContext): string | undefined => {
  const value = headers[DEVICE_HEADER];
  return typeof value === 'string' && value.length >= 16 && value.length <= 200 ? value : undefined;
};

/** The calls of the quote API (funnel 7.2, 7.5, 7.6), each validated by its contract before anything else happens. */
export const registerQuoteRoutes = (app: FastifyInstance, context: QuoteContext): void => {
  route(app, sdpQuote, (request, { signal }) => searchPackages(context, request, { signal }));
  route(app, sdpQuoteCurrency, ({ code, ...request }, { signal }) => searchPackages(context, request, { signal, code }));
  route(app, sdpAccommodationDescription, (request) => readDescription(context, request));
  route(app, sdpAccommodationQuote, (request) => quoteHotel(context, request));
  route(app, sdpFlightOptions, (request) => readFlightOptions(context, request));
  route(app, sdpPreBook, async (request, call) =>
    (await context.preBookLimit.allows(visitorOf(call, context.serviceKey))) ? preBook(context, request, deviceOf(call)) : fail('TOO_MANY_REQUEST'),
  );
  route(app, promoCode, async (request) => {
    const magic = context.magic ? MAGIC_PROMO_CODES.find((known) => known.promoCode === request.promoCode.toUpperCase()) : undefined;
    return done<ResponseOf<typeof promoCode>>({ status: magic?.status ?? 'INVALID_PROMOCODE' });
  });
  route(app, bookEndpoint, async (request, call) => {
    await claimForMember(context, request.code, { caller: await callerOf(context, call), device: deviceOf(call) });
    return book(context, request, deviceOf(call));
  });
  route(app, bookExternalEndpoint, (request, call) => bookExternalPayment(context, request.code, askerOf(context, call, deviceOf(call))));
  route(app, externalPaymentCallback, (request) => pollExternalPayment(context, request.callbackId));
  route(app, bookingSession, (request, call) => readSession(context, request.code, askerOf(context, call, deviceOf(call))));
};
