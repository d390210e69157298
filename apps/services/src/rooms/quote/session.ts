import type { BookingSession, Confirmation } from '@escale/contract/booking';
import { done, type Answer } from '../../platform/answer.ts';
import { flowStep, type FlowFacts, type FlowStep } from '@escale/domain/booking-flow';
import { isFinal, WAITING_STATES, WORKING_STATES } from '@escale/domain/payment-flow';
import { findAttempt, findBookingOfFlow, type BookingRow, type Queryable } from '../payment/index.ts';
import { type Asker, isOwnBooking } from './asker.ts';
import { callbackUrl, statusOf } from './book-status.ts';
import { buildConfirmation } from './confirmation.ts';
import { findFlow, type Flow } from './flow-store.ts';
import type { QuoteContext } from './quote-context.ts';

/** What a booking's state means for the funnel around it; one whose money moved and came back still has its page. */
const bookingFact = (booking: BookingRow): NonNullable<FlowFacts['booking']> => {
  if (booking.state === 'HELD' || booking.state === 'NEW') return 'OPEN';
  if (WAITING_STATES.includes(booking.state)) return 'EXTERNAL';
  if (WORKING_STATES.includes(booking.state)) return 'WORKING';
  return booking.state === 'FAILED' && booking.attemptId === null ? 'LOST' : 'BOOKED';
};

const stepOf = (flow: Flow, booking: BookingRow | undefined, now: number): FlowStep =>
  flowStep({
    expired: flow.expiresAt <= now,
    quoted: flow.quote !== null,
    preBooked: flow.preBook !== null,
    ...(booking === undefined ? {} : { booking: bookingFact(booking) }),
  });

/**
 * What of the flow the page behind a code shows. Once something is held that is the held hotel, whatever other tabs of the same search looked at
 * since; what was held in another currency stands no longer.
 */
const shownPart = (flow: Flow, booking: BookingRow | undefined, isExpired: boolean): Omit<BookingSession, 'status'> => {
  const isHeld = booking !== undefined && booking.currency === flow.currency;
  const quote = isHeld && flow.quote !== null ? booking.quote : flow.quote;
  const accommodationId = quote?.accommodation?.id ?? flow.accommodationId;
  const isPreBookKept = booking === undefined || isHeld;
  return {
    quoteRequest: flow.search,
    ...(accommodationId === null ? {} : { accommodationId }),
    ...(quote === null ? {} : { accommodationQuote: quote }),
    ...(flow.selection === null || accommodationId === null || !isPreBookKept
      ? {}
      : { preBookRequest: { code: flow.code, accommodationId, selection: flow.selection, shop: flow.shop } }),
    ...(flow.preBook === null || isExpired || !isPreBookKept ? {} : { preBookResponse: flow.preBook }),
  };
};

const METHOD_TYPES = { card: 'CARD', paypal: 'PAYPAL' } as const;

/**
 * `GET /bookingSession/{code}` (funnel 2.15, 4.8): a funnel from its code. The search, the offer and the choice come back to anybody who has
 * the code; who travels, how it was paid and the confirmation only to the device that pre-booked, and to whom the booking belongs.
 */
export const readSession = async (context: QuoteContext, code: string, asker: Asker): Promise<Answer<BookingSession>> => {
  const flow = await findFlow(context.db, code);
  if (flow === undefined) return done({ status: 'NOT_FOUND' });
  const booking = await findBookingOfFlow(context.db, code);
  const isExpired = stepOf(flow, booking, context.clock.now()) === 'EXPIRED';
  const shared: BookingSession = { status: isExpired ? 'SESSION_EXPIRED' : 'SUCCESS', ...shownPart(flow, booking, isExpired) };
  if (booking === undefined || !(await isOwnBooking(context, asker, booking))) return done(shared);
  const attempt = booking.attemptId === null ? undefined : await findAttempt(context.db, booking.attemptId);
  const partner = context.partners.get(flow.partner, flow.shop);
  const confirmation =
    partner === undefined || booking.state === 'HELD' ? null : buildConfirmation({ booking, attempt, flow, partner, documentSecret: context.documentSecret });
  const status = statusOf(booking, attempt) ?? (booking.state === 'HELD' ? undefined : 'LOADING');
  return done({
    ...shared,
    ...(booking.customer === null || booking.passengers === null || attempt === undefined
      ? {}
      : {
          bookRequest: {
            customer: booking.customer,
            passengers: [...booking.passengers],
            ...(booking.selection.insuranceCode === undefined ? {} : { insurance: booking.selection.insuranceCode }),
            payment: { type: METHOD_TYPES[attempt.method], terms: '1x' },
          },
        }),
    ...(status === undefined ? {} : { bookStatus: status }),
    ...(attempt === undefined || isFinal(booking.state) ? {} : { callbackUrl: callbackUrl(attempt) }),
    ...(confirmation === null ? {} : { confirmation }),
  });
};

/** The booking behind a reference as its documents show it; null when there is none. */
export const findConfirmation = async (
  context: Pick<QuoteContext, 'db' | 'partners' | 'documentSecret'>,
  reference: string,
): Promise<{ readonly confirmation: Confirmation; readonly partner: string } | null> => {
  const { rows } = await context.db.query<{ flowCode: string }>('select flow_code as "flowCode" from booking where reference = $1', [reference]);
  const code = rows[0]?.flowCode;
  if (code === undefined) return null;
  const booking = await findBookingOfFlow(context.db, code);
  const confirmation = booking === undefined ? null : await confirmationOf(context, context.db, booking);
  return confirmation === null || booking === undefined ? null : { confirmation, partner: booking.partner };
};

/** A booking's confirmation, read where the caller's transaction sees it. */
export const confirmationOf = async (
  context: Pick<QuoteContext, 'partners' | 'documentSecret'>,
  db: Queryable,
  booking: BookingRow,
): Promise<Confirmation | null> => {
  const flow = await findFlow(db, booking.flowCode);
  const partner = context.partners.get(booking.partner, booking.shop);
  const attempt = booking.attemptId === null ? undefined : await findAttempt(db, booking.attemptId);
  return flow === undefined || partner === undefined ? null : buildConfirmation({ booking, attempt, flow, partner, documentSecret: context.documentSecret });
};
