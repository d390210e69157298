import { randomUUID } from 'node:crypto';
import type { PreBookResponse } from '@escale/contract/booking';
import type { AccommodationQuoteResponse, SearchRequest, SearchResponse } from '@escale/contract/sdp';
import { addDays, nightsBetween } from '@escale/domain/calendar-day';
import { inTransaction } from '../../platform/transaction.ts';
import { type BookingRow, findBookingOfFlow } from '../payment/index.ts';
import { addressKey } from '../user-auth/index.ts';
import { type AccountContext, todayIn } from './context.ts';
import { cloneBooking, type DemoBooking } from './demo-bookings.ts';
import { seedCredits } from './demo-credits.ts';
import { answerRequest } from './requests.ts';
import { insertMessage, insertRequest } from './request-store.ts';
import { ANSWER_WITHIN } from './policies.ts';
import { textsFor } from './texts.ts';

/** Asks the quote room as a visitor does. */
export type AskQuote = <Body>(path: string, body: unknown, device: string) => Promise<Body>;

/** A member of the demo whose account is filled. */
interface DemoOwner {
  readonly uuid: string;
  readonly brand: string;
  readonly partner: string;
  readonly shop: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: 'M' | 'F';
  readonly phone: string;
}

const DAY = 86_400_000;
/** First departure tried, and how many days after it. */
const FIRST_DAY = 45;
const DAYS_TRIED = 12;
/** A member who travelled five times was not always at the same place. */
const DESTINATIONS = 3;

/** The bookings of a filled account: days from today of departure, and how the booking stands. */
const BOOKINGS: readonly DemoBooking[] = [
  { name: 'ahead', departsIn: FIRST_DAY, paidPercent: 100, state: 'CONFIRMED' },
  { name: 'unpaid', departsIn: 96, paidPercent: 0, state: 'UNPAID' },
  { name: 'cancelled', departsIn: 131, paidPercent: 0, state: 'REFUNDED' },
  { name: 'last-month', departsIn: -40, paidPercent: 100, state: 'CONFIRMED' },
  { name: 'last-year', departsIn: -410, paidPercent: 100, state: 'CONFIRMED' },
];

/** Destinations of the bookings, those with most hotels first. */
const destinationsOf = async (context: AccountContext): Promise<readonly string[]> => {
  const { rows } = await context.db.query<{ code: string }>(
    'select p.code from place p join hotel h on h.place_id = p.id where p.is_leaf group by p.code order by count(h.id) desc, p.code limit $1',
    [DESTINATIONS],
  );
  return rows.map(({ code }) => code);
};

/** An offer bought nowhere yet: a search and a pre-book through the calls every visitor makes. */
const findOffer = async (context: AccountContext, ask: AskQuote, owner: DemoOwner, destination: string): Promise<string | undefined> => {
  const configuration = context.partners.get(owner.partner, owner.shop)?.configuration;
  if (configuration === undefined) return undefined;
  const today = todayIn(context, owner.brand, owner.shop);
  const device = randomUUID();
  for (let turn = 0; turn < DAYS_TRIED; turn += 1) {
    const search: SearchRequest = {
      departureCityCode: 'PAR',
      departureDate: addDays(today, FIRST_DAY + turn),
      destinationResort: destination,
      duration: '7',
      cabin: 'ECONOMY',
      partnerCode: owner.partner,
      shop: owner.shop,
      abTests: {},
      occupancies: [{ adults: 2, children: 0, childrenBirthdates: [] }],
      currency: configuration.currencyCode,
    };
    const found = await ask<SearchResponse>('/sdp/quote', search, device);
    const code = found.bookingFlowId;
    const accommodationId = found.packages?.accommodationsList[0]?.id;
    if (code === undefined || accommodationId === undefined) continue;
    const quote = await ask<AccommodationQuoteResponse>('/sdp/accommodationQuote', { code, accommodationId, abTests: {} }, device);
    const [item, board, flight] = [quote.accommodationItems?.[0]?.code, quote.boards?.[0]?.boardCode, quote.flights?.find(({ included }) => included)?.code];
    if (item === undefined || board === undefined || flight === undefined) continue;
    const selection = { flightCode: flight, accommodationItemCode: item, boardCode: board, activities: [] };
    const preBook = await ask<PreBookResponse>('/sdp/preBook', { code, selection, shop: owner.shop }, device);
    if (preBook.status === 'SUCCESS') return code;
  }
  return undefined;
};

/** Two requests of the demo: an answer that waits to be read, and one that was read. */
const seedRequests = async (context: AccountContext, owner: DemoOwner, booking: string | undefined): Promise<void> => {
  const now = context.clock.now();
  const say = textsFor(owner.shop);
  for (const [subject, days, isRead] of [
    ['FLIGHT', 1, false],
    ['DOCUMENTS', 20, true],
  ] as const) {
    const id = context.ids.uuid();
    const at = now - days * DAY;
    await insertRequest(
      context.db,
      {
        id,
        brand: owner.brand,
        shop: owner.shop,
        member: owner.uuid,
        booking: booking ?? null,
        email: owner.email,
        kind: 'NEW_REQUEST',
        subject,
        answerBy: at + ANSWER_WITHIN,
      },
      at,
    );
    await insertMessage(
      context.db,
      {
        id: context.ids.uuid(),
        request: id,
        key: context.ids.uuid(),
        author: 'CUSTOMER',
        body: say(`offer.request.demo.${subject.toLowerCase()}.question`),
        files: [],
      },
      at,
    );
    await answerRequest(context, { request: id, key: context.ids.uuid(), text: say(`offer.request.demo.${subject.toLowerCase()}.answer`) });
    if (isRead) await context.db.query("update customer_message set read_at = $2 where request = $1 and author = 'TEAM'", [id, new Date(now)]);
  }
};

const ownersOf = async (context: AccountContext, email: string, brands: readonly string[]): Promise<readonly DemoOwner[]> =>
  (
    await context.db.query<DemoOwner>(
      `select uuid, brand, partner, shop, email, first_name as "firstName", last_name as "lastName", gender, phone from member m
       where email_key = $1 and brand = any($2) and status = 'active' and not exists (select 1 from customer_request r where r.member = m.uuid) order by brand`,
      [addressKey(email), brands],
    )
  ).rows;

/**
 * Fills the account of a demo member in some brands, once: bookings ahead and past with their documents, a balance to pay, credits of each status,
 * friends in each state, requests read and unread. Never called on a live site.
 */
export const seedAccounts = async (
  context: AccountContext,
  ask: AskQuote,
  given: { readonly email: string; readonly brands: readonly string[] },
): Promise<void> => {
  if (context.env.stage === 'live') return;
  for (const owner of await ownersOf(context, given.email, given.brands)) {
    const templates: BookingRow[] = [];
    for (const destination of await destinationsOf(context)) {
      const code = await findOffer(context, ask, owner, destination);
      const found = code === undefined ? undefined : await findBookingOfFlow(context.db, code);
      if (found !== undefined) templates.push(found);
    }
    const today = todayIn(context, owner.brand, owner.shop);
    const made = new Map<string, string>();
    for (const [at, booking] of BOOKINGS.entries()) {
      const template = templates[at % templates.length];
      if (template === undefined) break;
      const departure = template.quote.trip?.departureDate ?? template.stayFrom;
      const days = nightsBetween(departure, addDays(today, booking.departsIn));
      // Whole weeks, so that the days of the week in the flights stay true.
      made.set(
        booking.name,
        await inTransaction(context.db, (client) => cloneBooking(context, client, { owner, template, booking, days: Math.floor(days / 7) * 7 })),
      );
    }
    await seedCredits(context, owner, { today, spentOn: made.get('last-year') });
    await seedRequests(context, owner, made.get('ahead'));
  }
};
