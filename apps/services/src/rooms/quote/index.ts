import type { RequestOf } from '@escale/contract/endpoint';
import type { addPayment, getPaymentTypes } from '@escale/contract/later-payment';
import { payBalance, readBalance, type Payer } from './balance.ts';
import type { BrandEntry } from './partner-book.ts';
import type { Deps, Room } from '../../platform/deps.ts';
import { systemClock } from '../../platform/clock.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import type { Search } from '../../search/index.ts';
import {
  type BookingRow,
  createSandboxProvider,
  inventoryHolds,
  startSagaWorker,
  WEBHOOK_PATH,
  type PaymentProvider,
  type SagaContext,
} from '../payment/index.ts';
import { nextReference } from './booking-reference.ts';
import { sweepFlows } from './flow-store.ts';
import { createPartnerBook, type PartnerBook } from './partner-book.ts';
import { createPreBookLimit, PRE_BOOK_LIMITS, type PreBookLimits } from './pre-book-limit.ts';
import type { QuoteContext } from './quote-context.ts';
import { registerQuoteRoutes } from './routes.ts';
import { confirmationOf } from './session.ts';

// Door of the quote room: searches, offers, pre-books and bookings (funnel 7.2, 7.5, 7.6).
export { createPartnerBook, type BrandEntry, type Partner, type PartnerBook } from './partner-book.ts';
export { findConfirmation } from './session.ts';
export { nextReference } from './booking-reference.ts';

/** Paying a booking after it was made, for the account room. */
export interface BookingDesk {
  readBalance(request: RequestOf<typeof getPaymentTypes>, payer: Payer): ReturnType<typeof readBalance>;
  payBalance(request: RequestOf<typeof addPayment>, payer: Payer): ReturnType<typeof payBalance>;
  /** The booking as its page shows it; null before anybody tried to pay. */
  confirmation(booking: BookingRow): ReturnType<typeof confirmationOf>;
}

/** Outbox kind of the letter that follows a booking; payload `{code, confirmation}`. */
export const BOOKING_MAIL = 'booking-mail';

/** What the room is given beside the usual. */
export interface QuoteDeps extends Deps {
  readonly search: Pick<Search, 'response'>;
  readonly brands: readonly (BrandEntry & { readonly brand: { readonly hosts: readonly string[] } })[];
  /** Key that signs the links of documents. */
  readonly documentSecret: string;
  /** The payment provider; the sandbox by default. */
  readonly provider?: PaymentProvider;
  /** Whether this process takes up bookings that others left behind (role `jobs`). */
  readonly worksOnBookings: boolean;
  /** Holds a visitor may ask for in ten minutes; the house's own number by default. */
  readonly preBookLimits?: PreBookLimits;
  /** Whether a token opens a booking on a device that did not make it: the account room's answer; without it none does. */
  readonly mayOpenBooking?: QuoteContext['mayOpenBooking'];
  /** For the kill bench: shorter leases, and the negative control that forgets its keys. */
  readonly saga?: Pick<SagaContext, 'keyFor' | 'lease'>;
}

const SWEEP_EVERY = 60_000;

/** The saga's surroundings: provider, inventory, and the letter written in the transaction that books. */
const createSagaContext = (deps: DeskDeps, partners: PartnerBook): SagaContext => ({
  ...deps.saga,
  db: deps.db,
  clock: deps.clock,
  ticks: systemClock,
  ids: deps.ids,
  log: deps.log,
  holds: inventoryHolds,
  provider:
    deps.provider ??
    createSandboxProvider({ url: deps.env.addresses.PAYMENT_SANDBOX_URL ?? `http://127.0.0.1:${deps.env.sandboxPort}`, merchantKey: deps.env.paymentKey }),
  webhookUrl: `${deps.env.addresses.PAYMENT_API_URL ?? `http://127.0.0.1:${deps.env.port}/api/payment`}${WEBHOOK_PATH}`,
  payee: (booking) => partners.get(booking.partner, booking.shop)?.brandName ?? booking.brand,
  newReference: (client) => nextReference(client, () => deps.ids.secret()),
  onBooked: async (client, booking) => {
    const confirmation = await confirmationOf({ partners, documentSecret: deps.documentSecret }, client, booking);
    if (confirmation === null) throw new Error('A booking was confirmed that has no confirmation');
    // An unpaid booking has its own letter; when it is paid later the usual one follows.
    const key = booking.state === 'UNPAID' ? `booking-${booking.id}-unpaid` : `booking-${booking.id}`;
    await writeOutbox(client, { key, kind: BOOKING_MAIL, payload: { code: booking.flowCode, confirmation }, now: deps.clock.now() });
  },
});

type DeskDeps = Omit<QuoteDeps, 'search' | 'worksOnBookings'>;

/** Hosts a payment may come back to, by brand. */
const returnHostsOf = (deps: DeskDeps): QuoteContext['returnHosts'] => {
  const hosts = new Map(
    deps.brands.map(({ brand }) => [
      brand.code,
      [...brand.hosts.map((host) => host.replace(/:\d+$/u, '')), ...(deps.env.stage === 'live' ? [] : ['localhost', '127.0.0.1'])],
    ]),
  );
  return (brand) => hosts.get(brand) ?? [];
};

/** The desk at which bookings are paid later, with the same saga as the room's own. */
export const openBookingDesk = (deps: DeskDeps): BookingDesk => {
  const partners = createPartnerBook(deps.brands);
  const context = { db: deps.db, partners, saga: createSagaContext(deps, partners), returnHosts: returnHostsOf(deps) };
  return {
    readBalance: (request, payer) => readBalance(context, request, payer),
    payBalance: (request, payer) => payBalance(context, request, payer),
    confirmation: (booking) => confirmationOf({ partners, documentSecret: deps.documentSecret }, deps.db, booking),
  };
};

/** `/api/quote`. Bookings that were left behind are taken up from the tables as soon as the room is ready, and given up to others when it closes. */
export const quoteRoom: Room<QuoteDeps> = {
  name: 'quote',
  async register(app, deps) {
    const partners = createPartnerBook(deps.brands);
    const saga = createSagaContext(deps, partners);
    const context: QuoteContext = {
      db: deps.db,
      clock: deps.clock,
      ids: deps.ids,
      search: deps.search,
      partners,
      saga,
      magic: deps.env.stage !== 'live',
      preBookLimit: createPreBookLimit(deps.preBookLimits ?? PRE_BOOK_LIMITS),
      serviceKey: deps.env.serviceKey,
      returnHosts: returnHostsOf(deps),
      documentSecret: deps.documentSecret,
      mayOpenBooking: deps.mayOpenBooking ?? (() => Promise.resolve(false)),
    };
    registerQuoteRoutes(app, context);
    if (!deps.worksOnBookings) return;
    const worker = startSagaWorker(saga);
    const sweep = setInterval(() => {
      // Forgetting old searches can wait for the next turn when the database is away.
      sweepFlows(deps.db, deps.clock.now()).catch(() => undefined);
    }, SWEEP_EVERY);
    sweep.unref();
    app.addHook('onClose', async () => {
      clearInterval(sweep);
      await worker.stop();
    });
  },
};
