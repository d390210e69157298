import { bookingSession, bookRequest, type BookingSession, type BookStatus } from '@escale/contract/booking';
import { data, redirect, type LoaderFunctionArgs } from 'react-router';
import { callService } from '../../shared/call-service.ts';
import { linkTo } from '../../shared/links.ts';
import { shopContextOf } from '../../shared/request-context.ts';
import { countriesOf, flagOf, monthsOf } from './countries.server.ts';
import { paymentViewOf } from './payment-view.ts';

/** Statuses of a booking that a payment is under way for. */
const UNDER_WAY: ReadonlySet<BookStatus> = new Set<BookStatus>([
  'LOADING',
  'RETRY',
  'EXTERNAL_REDIRECT_REQUEST',
  'EXTERNAL_ACTION_REQUEST',
  'EXTERNAL_HTML_REQUEST',
]);

const cameBackBy = (text: string | null): 'aborted' | 'error' | undefined => (text === 'aborted' || text === 'error' ? text : undefined);

const isBooked = (session: BookingSession): boolean =>
  session.confirmation?.state === 'CONFIRMED' || session.bookStatus === 'WARNING_BOOKING_FAILED_FULLPAYMENT_OK';

/**
 * Data of the payment page (funnel 2.13), from the session behind the code: who may see what is the service's decision, by the device.
 * A booked trip leads to its confirmation, a trip nobody pre-booked back to the quote, an unknown code to the search.
 */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { shop, services, device, fetch, paymentOrigin, now } = shopContextOf(context);
  const search = new URL(request.url).searchParams;
  const parsed = bookRequest.shape.code.safeParse(search.get('code'));
  if (!parsed.success) throw redirect(linkTo(shop.shop, 'sdpSearch'));
  const code = parsed.data;
  const answer = await callService(bookingSession, services.quote, { code }, { device, fetch, signal: request.signal });
  if (!answer.ok) throw data({ incidentId: answer.incidentId }, { status: 503 });
  const session = answer.value;
  if (session.status === 'NOT_FOUND') return { kind: 'expired' as const, code };
  if (isBooked(session)) throw redirect(linkTo(shop.shop, 'confirmation', { search: { code } }));
  if (session.status === 'SESSION_EXPIRED') return { kind: 'expired' as const, code, search: session.quoteRequest, accommodationId: session.accommodationId };
  const view = paymentViewOf(code, session);
  if (view === undefined)
    throw redirect(
      session.accommodationId === undefined
        ? linkTo(shop.shop, 'sdpSearch')
        : linkTo(shop.shop, 'quote', { search: { code, accommodationId: session.accommodationId } }),
    );
  return {
    kind: 'ready' as const,
    view,
    countries: countriesOf(shop.shop),
    months: monthsOf(shop.shop),
    flag: flagOf(shop.country),
    paymentOrigin: paymentOrigin ?? '',
    now,
    resume: session.bookStatus !== undefined && UNDER_WAY.has(session.bookStatus) ? session.bookStatus : undefined,
    // Back from the provider's own page without a payment.
    cameBack: cameBackBy(search.get('payment')),
  };
};

/** Nothing is posted to the page itself: a card must never reach us, not even by a form without scripts. */
export const action = (): Response => new Response(null, { status: 405 });
