import { bookingSession, bookRequest, type BookingSession, type BookStatus } from '@escale/contract/booking';
import { getPaymentTypes } from '@escale/contract/later-payment';
import { data, redirect, type LoaderFunctionArgs } from 'react-router';
import { callService } from '../../shared/call-service.ts';
import { linkTo } from '../../shared/links.ts';
import { shopContextOf, type ShopContext } from '../../shared/request-context.ts';
import { visitorCall } from '../../shared/visitor-call.ts';
import { balanceViewOf, type BalanceView } from './balance-view.ts';
import { countriesOf, flagOf, monthsOf } from '../../shared/countries.server.ts';
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

/** A booked trip of which something is due, with the ways to pay it; undefined when nothing is due or nobody can say how. */
const balanceOf = async (context: ShopContext, code: string, session: BookingSession, signal: AbortSignal): Promise<BalanceView | undefined> => {
  const booking = session.confirmation;
  if (booking === undefined || balanceViewOf(code, booking, []) === undefined) return undefined;
  const { bookingReference, totalDue, currency, brand, shop } = booking;
  const asked = { bookingReference, amount: totalDue, currency, brand, shop };
  const answer = await callService(getPaymentTypes, context.services.account, asked, visitorCall(context, signal));
  return answer.ok && answer.value.totalDue > 0 ? balanceViewOf(code, booking, answer.value.paymentTypes ?? []) : undefined;
};

/**
 * Data of the payment page (funnel 2.13), from the session behind the code: who may see what is the service's decision, by the device or by the
 * token of whom the booking belongs to. A booked trip leads to its confirmation unless something is due of it, a trip nobody pre-booked back to the
 * quote, an unknown code to the search.
 */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const visit = shopContextOf(context);
  const { shop, services, paymentOrigin, now } = visit;
  const search = new URL(request.url).searchParams;
  const parsed = bookRequest.shape.code.safeParse(search.get('code'));
  if (!parsed.success) throw redirect(linkTo(shop.shop, 'sdpSearch'));
  const code = parsed.data;
  const answer = await callService(bookingSession, services.quote, { code }, visitorCall(visit, request.signal));
  if (!answer.ok) throw data({ incidentId: answer.incidentId }, { status: 503 });
  const session = answer.value;
  if (session.status === 'NOT_FOUND') return { kind: 'expired' as const, code };
  const resume = session.bookStatus !== undefined && UNDER_WAY.has(session.bookStatus) ? session.bookStatus : undefined;
  const cameBack = cameBackBy(search.get('payment'));
  const balance = await balanceOf(visit, code, session, request.signal);
  if (balance !== undefined) return { kind: 'balance' as const, view: balance, paymentOrigin: paymentOrigin ?? '', resume, cameBack };
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
    resume,
    // Back from the provider's own page without a payment.
    cameBack,
  };
};

/** Nothing is posted to the page itself: a card must never reach us, not even by a form without scripts. */
export const action = (): Response => new Response(null, { status: 405 });
