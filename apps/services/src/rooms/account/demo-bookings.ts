import type { PoolClient } from 'pg';
import { addDays } from '@escale/domain/calendar-day';
import type { BookingRow } from '../payment/index.ts';
import { nextReference } from '../quote/index.ts';
import type { AccountContext } from './context.ts';

/** A booking of the demo, made from an offer by moving its days. */
export interface DemoBooking {
  readonly name: string;
  /** Days from today, about: moved by whole weeks. */
  readonly departsIn: number;
  /** How much of the total is paid, in percent. */
  readonly paidPercent: number;
  readonly state: 'CONFIRMED' | 'UNPAID' | 'REFUNDED';
}

interface Order {
  readonly owner: {
    readonly uuid: string;
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly gender: 'M' | 'F';
    readonly phone: string;
    readonly shop: string;
  };
  readonly template: BookingRow;
  readonly booking: DemoBooking;
  /** Days every date of the offer is moved by. */
  readonly days: number;
}

const DAY = 86_400_000;
/** Demo bookings were made so long before departure, never in the future. */
const BOOKED_BEFORE_DAYS = 60;

/** Every calendar day in a value, moved. */
const moved = <Value>(value: Value, days: number): Value =>
  JSON.parse(JSON.stringify(value).replaceAll(/(?<!\d)(\d{4}-\d{2}-\d{2})(?!\d)/gu, (day) => addDays(day, days))) as Value; // as: only the texts of days changed

/**
 * Writes a booking that looks in every table as if it had been made and paid: flow, booking, payment and history. It takes nothing from the inventory.
 * Answers its id.
 */
export const cloneBooking = async (context: AccountContext, client: PoolClient, { owner, template, booking, days }: Order): Promise<string> => {
  const [id, flow, attempt] = [context.ids.uuid(), context.ids.uuid(), context.ids.uuid()];
  const stayFrom = addDays(template.stayFrom, days);
  const at = new Date(Math.min(context.clock.now() - DAY, Date.parse(`${addDays(stayFrom, -BOOKED_BEFORE_DAYS)}T10:00:00Z`)));
  const reference = await nextReference(client, () => context.ids.secret());
  const customer = {
    civility: owner.gender,
    firstName: owner.firstName,
    lastName: owner.lastName,
    email: owner.email,
    phone: owner.phone,
    address: { address1: '1 rue Haute', postCode: '75001', city: 'Paris', country: owner.shop.slice(3) },
  };
  const passengers = [
    { type: 'ADULT', index: 1, civility: owner.gender, firstName: owner.firstName, lastName: owner.lastName },
    { type: 'ADULT', index: 2, civility: 'M', firstName: 'Sacha', lastName: owner.lastName },
  ];
  const { rows } = await client.query<{ search: unknown; preBook: unknown }>('select search, pre_book as "preBook" from booking_flow where code = $1', [
    template.flowCode,
  ]);
  await client.query(
    `insert into booking_flow (code, brand, partner, shop, currency, search, accommodation_id, quote, selection, pre_book, created_at, expires_at)
     select $1, brand, partner, shop, currency, $3, accommodation_id, $4, $5, $6, $7, $7 from booking_flow where code = $2`,
    [
      flow,
      template.flowCode,
      JSON.stringify(moved(rows[0]?.search ?? {}, days)),
      JSON.stringify(moved(template.quote, days)),
      JSON.stringify(template.selection),
      JSON.stringify(moved(rows[0]?.preBook ?? {}, days)),
      at,
    ],
  );
  await client.query(
    `insert into booking (id, flow_code, state, brand, partner, shop, currency, total, selection, quote, items, customer, passengers, stay_from, stay_to, hold_until, reference, outcome,
       member, created_at, updated_at, confirmed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, '[]', $11, $12, $13, $14, $15, $16, 'SUCCESS', $17, $15, $15, $15)`,
    [
      id,
      flow,
      booking.state,
      template.brand,
      template.partner,
      template.shop,
      template.currency,
      template.total,
      JSON.stringify(template.selection),
      JSON.stringify(moved(template.quote, days)),
      JSON.stringify(customer),
      JSON.stringify(passengers),
      stayFrom,
      addDays(template.stayTo, days),
      at,
      reference,
      owner.uuid,
    ],
  );
  const paid = Math.round((template.total * booking.paidPercent) / 100);
  const gone = booking.state === 'REFUNDED' ? template.total : 0;
  await client.query(
    `insert into payment_attempt (id, booking_id, idempotency_key, callback_id, method, amount, currency, return_url, provider_status, captured, refunded, created_at, updated_at)
     values ($1, $2, $3, $4, 'card', $5, $6, '', 'CAPTURED', $7, $8, $9, $9)`,
    [attempt, id, `demo-${booking.name}`, context.ids.secret(), template.total, template.currency, paid + gone, gone, at],
  );
  await client.query('update booking set attempt_id = $2 where id = $1', [id, attempt]);
  await client.query("insert into booking_event (booking_id, at, from_state, to_state, reason) values ($1, $2, null, $3, 'made for the demo')", [
    id,
    at,
    booking.state,
  ]);
  return id;
};
