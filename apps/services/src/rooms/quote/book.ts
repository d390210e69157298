import type { BookRequest, BookResponse, BookStatus } from '@escale/contract/booking';
import { toMajor, toMinor } from '@escale/domain/money';
import { done, fail, type Answer } from '../../platform/answer.ts';
import { fingerprint } from '../../platform/ids.ts';
import { advance, findAttempt, findBooking, findBookingOfFlow, startPayment, type BookingRow } from '../payment/index.ts';
import { bookAnswer } from './book-status.ts';
import { findFlow, type Flow } from './flow-store.ts';
import { magicSurname } from './magic.ts';
import { methodOf } from './payment-types.ts';
import { preBook, totalOf } from './pre-book.ts';
import { isReturnAddress } from './return-address.ts';
import { todayOf, type QuoteContext } from './quote-context.ts';
import { validateBook } from './validate-book.ts';

/** How long the book call waits for the booking to come to rest before it answers LOADING with the address to poll. */
export const BOOK_PATIENCE = 6_000;

const nothingTaken = (status: BookStatus, currency: string): Answer<BookResponse> => done({ status, money: { kind: 'NOTHING_TAKEN', amount: 0, currency } });

/** Waits for work, but not longer than somebody looks at a spinner; the work goes on by itself. */
const patiently = async (work: Promise<void>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, BOOK_PATIENCE);
  });
  // What breaks here is taken up by the worker: the tables have the state.
  await Promise.race([work.catch(() => undefined), patience]);
  clearTimeout(timer);
};

/** Takes a booking on and answers how it stands. */
export const advanceAndAnswer = async (context: Pick<QuoteContext, 'db' | 'saga'>, bookingId: string): Promise<BookResponse> => {
  await patiently(advance(context.saga, bookingId));
  const booking = await findBooking(context.db, bookingId);
  if (booking === undefined) return { status: 'SESSION_EXPIRED' };
  return bookAnswer(booking, booking.attemptId === null ? undefined : await findAttempt(context.db, booking.attemptId));
};

/** Same lead traveller: family and first name without case, accents or spaces. */
const leadKeyOf = (request: BookRequest): string => {
  const lead = request.passengers[0];
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .replaceAll(/[\p{M}\s'’.-]/gu, '')
      .toLowerCase();
  return `${plain(lead?.lastName ?? '')}|${plain(lead?.firstName ?? '')}|${request.customer.email.trim().toLowerCase()}`;
};

/** The total with the insurance of the payment page: absent keeps the pre-booked one, '' takes none (funnel 2.13). */
const payable = (booking: BookingRow, insurance: string | undefined) => {
  const { insuranceCode: chosen, ...rest } = booking.selection;
  const insuranceCode = insurance === undefined ? chosen : insurance === '' ? undefined : insurance;
  const selection = insuranceCode === undefined ? rest : { ...rest, insuranceCode };
  return { insuranceCode, priced: totalOf(booking.quote, selection) };
};

const magicAnswer = (context: QuoteContext, booking: BookingRow, request: BookRequest, method: 'card' | 'paypal'): Answer<BookResponse> | undefined => {
  const magic = magicSurname(context.magic, request.passengers[0]?.lastName ?? '', method);
  if (magic === undefined || !('answer' in magic)) return undefined;
  const total = toMajor(booking.total, booking.currency);
  const money = { kind: 'NOTHING_TAKEN', amount: 0, currency: booking.currency } as const;
  switch (magic.status) {
    case 'WARNING':
      return done({ status: 'WARNING', money, priceChange: { oldPrice: request.acceptedTotal, newPrice: Math.round(total * 1.05) } });
    case 'DUPLICATE_BOOKING':
      return done({
        status: 'DUPLICATE_BOOKING',
        money,
        existingBooking: { reference: '1234567', email: request.customer.email, stayFrom: booking.stayFrom, stayTo: booking.stayTo },
      });
    default:
      return done({ status: magic.status, money });
  }
};

/** The traveller must agree to another price first. */
const priceMoved = (request: BookRequest, total: number, currency: string): Answer<BookResponse> =>
  done({
    status: 'WARNING',
    priceChange: { oldPrice: request.acceptedTotal, newPrice: toMajor(total, currency) },
    money: { kind: 'NOTHING_TAKEN', amount: 0, currency },
  });

type Renewed =
  | { readonly ok: true; readonly booking: BookingRow }
  | { readonly ok: false; readonly status: 'FULL_PROPERTY' | 'SESSION_EXPIRED' | 'TECHNICAL_FAILURE' };

/** A hold that is over is taken again at today's price before anybody pays: the price agreed on ten minutes ago stands no longer. */
const renewIfOver = async (context: QuoteContext, booking: BookingRow, device: string | undefined): Promise<Renewed> => {
  if (context.clock.now() < booking.holdUntil) return { ok: true, booking };
  const { id: accommodationId } = booking.quote.accommodation ?? {};
  const again = await preBook(context, { code: booking.flowCode, accommodationId, selection: booking.selection, shop: booking.shop }, device);
  const status = again.ok ? again.value.status : 'FULL_PROPERTY';
  if (status === 'SUCCESS' || status === 'WARNING') {
    const fresh = await findBooking(context.db, booking.id);
    return fresh === undefined ? { ok: false, status: 'SESSION_EXPIRED' } : { ok: true, booking: fresh };
  }
  return { ok: false, status: status === 'SESSION_EXPIRED' || status === 'TECHNICAL_FAILURE' ? status : 'FULL_PROPERTY' };
};

/** The flow and its live booking when this device may pay it. */
const payableBooking = async (context: QuoteContext, code: string, device: string | undefined): Promise<{ flow: Flow; booking: BookingRow } | undefined> => {
  const flow = await findFlow(context.db, code);
  const booking = flow === undefined ? undefined : await findBookingOfFlow(context.db, code);
  if (flow === undefined || booking === undefined) return undefined;
  // A pre-book on one device is paid on that device: a leaked code opens nothing (readings 7, 9).
  if (booking.device !== null && booking.device !== (device === undefined ? null : fingerprint(device))) return undefined;
  return { flow, booking };
};

/**
 * `POST /book` (funnel 4.5): checks the travellers against the party, the accepted total against ours, and starts the payment. Pressed
 * twice, with the same key or another, it answers how the one payment stands.
 */
export const book = async (context: QuoteContext, request: BookRequest, device: string | undefined): Promise<Answer<BookResponse>> => {
  const found = await payableBooking(context, request.code, device);
  const partner = found === undefined ? undefined : context.partners.get(found.flow.partner, found.flow.shop);
  if (found === undefined || partner === undefined) return done({ status: 'SESSION_EXPIRED' });
  const { flow } = found;
  if (found.booking.state !== 'HELD') return done(await advanceAndAnswer(context, found.booking.id));
  // Another tab of this search holds another hotel by now: what this page shows is not what would be bought.
  if (request.accommodationId !== undefined && request.accommodationId !== found.booking.quote.accommodation?.id)
    return nothingTaken('SESSION_EXPIRED', flow.currency);
  const renewed = await renewIfOver(context, found.booking, device);
  if (!renewed.ok) return nothingTaken(renewed.status, flow.currency);
  const { booking } = renewed;
  const method = methodOf(partner, request.payment.type);
  if (method === undefined || request.payment.terms !== '1x')
    return fail('BAD_REQUEST', { fieldErrors: [{ path: 'payment.type', messageId: 'error.generic' }] });
  if (method === 'card' && request.payment.encryptedCard === undefined)
    return fail('BAD_REQUEST', { fieldErrors: [{ path: 'payment.encryptedCard', messageId: 'error.generic' }] });
  if (!isReturnAddress(request.payment.returnUrl, context.returnHosts(flow.brand)))
    return fail('BAD_REQUEST', { fieldErrors: [{ path: 'payment.returnUrl', messageId: 'error.generic' }] });
  const valid = validateBook(request, { today: todayOf(context, partner), search: flow.search, isDateOfBirthRequired: flow.preBook?.dobRequired ?? false });
  if (!valid.ok) return 'status' in valid ? nothingTaken(valid.status, booking.currency) : fail('BAD_REQUEST', { fieldErrors: valid.fieldErrors });
  const { insuranceCode, priced } = payable(booking, request.insurance);
  if (!priced.ok) return fail('BAD_REQUEST', { fieldErrors: [{ path: 'insurance', messageId: 'error.generic' }] });
  const magic = magicAnswer(context, booking, request, method);
  if (magic) return magic;
  if (toMinor(request.acceptedTotal, booking.currency) !== priced.total) return priceMoved(request, priced.total, booking.currency);
  const rehearsed = magicSurname(context.magic, request.passengers[0]?.lastName ?? '', method);
  const started = await startPayment(context.saga, {
    bookingId: booking.id,
    idempotencyKey: request.idempotencyKey,
    method,
    ...(request.payment.encryptedCard === undefined ? {} : { encryptedCard: request.payment.encryptedCard }),
    returnUrl: request.payment.returnUrl,
    total: priced.total,
    pricedFor: booking,
    ...(insuranceCode === undefined ? {} : { insuranceCode }),
    customer: { ...request.customer, phone: valid.phone },
    passengers: request.passengers,
    leadKey: leadKeyOf(request),
    ...(rehearsed !== undefined && 'rehearsal' in rehearsed ? { rehearsal: rehearsed.rehearsal } : {}),
    device: booking.device,
  });
  switch (started.code) {
    case 'STARTED':
    case 'ALREADY_STARTED':
      return done(await advanceAndAnswer(context, started.bookingId));
    case 'FULL':
      return nothingTaken('FULL_PROPERTY', booking.currency);
    case 'TOO_MANY_ATTEMPTS':
      return nothingTaken('CREDIT_CARD_REFUSED', booking.currency);
    case 'GONE':
      return done({ status: 'SESSION_EXPIRED' });
    case 'CHANGED': {
      const changed = await findBooking(context.db, booking.id);
      if (changed?.quote.accommodation?.id !== booking.quote.accommodation?.id) return nothingTaken('SESSION_EXPIRED', booking.currency);
      return priceMoved(request, changed?.total ?? priced.total, booking.currency);
    }
    case 'DUPLICATE':
      return done({ status: 'DUPLICATE_BOOKING', existingBooking: started.existing, money: { kind: 'NOTHING_TAKEN', amount: 0, currency: booking.currency } });
  }
};
