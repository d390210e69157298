import { createTestDatabase, TEST_NOW, type TestDatabase } from '../../platform/test-database.ts';
import { seededIds } from '../../platform/ids.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { createFakeProvider, type FakeProvider } from './fake-provider.ts';
import { inventoryHolds } from './inventory-holds.ts';
import type { PaymentStart } from './saga.ts';
import type { SagaContext } from './saga-context.ts';

/** A saga on a database of its own with one room type of two rooms on ten nights, a fake provider and a clock that tests move. */
export interface SagaFixture {
  readonly database: TestDatabase;
  readonly provider: FakeProvider;
  readonly context: SagaContext;
  /** Moves business and machine time on, milliseconds. */
  pass(milliseconds: number): void;
  /** A booking that holds one room for three nights. */
  aHeldBooking(options?: { readonly leadKey?: string; readonly unitId?: number }): Promise<string>;
  start(bookingId: string, change?: Partial<PaymentStart>): PaymentStart;
  state(bookingId: string): Promise<{ state: string; outcome: string | null; reference: string | null; people: string | null }>;
  /** Counters of the first night. */
  night(unitId?: number): Promise<{ held: number; sold: number }>;
  history(bookingId: string): Promise<string[]>;
  booked(): Promise<number>;
}

const DAY = '2026-12-01';
const END = '2026-12-04';

export const createSagaFixture = async (seed: string): Promise<SagaFixture> => {
  const database = await createTestDatabase({ universe: 'none' });
  const db = database.pool;
  const provider = createFakeProvider();
  const ids = seededIds(seed);
  let now = TEST_NOW;
  let number = 1_000_000;
  await db.query("insert into unit (id, kind) select n, 'ROOM' from generate_series(1, 200) n");
  await db.query(
    "insert into inventory (unit_id, day, allotment, price) select u, d::date, 2, 10000 from generate_series(1, 200) u, generate_series('2026-12-01'::date, '2026-12-10', '1 day') d",
  );
  await db.query('create table booked (reference text)');
  const context: SagaContext = {
    db,
    clock: { now: () => now },
    ticks: { now: () => now },
    ids,
    provider,
    holds: inventoryHolds,
    webhookUrl: 'http://127.0.0.1/webhook',
    log: { warn: () => undefined, error: () => undefined },
    payee: () => 'Escale test',
    onBooked: async (client, booking) => {
      await client.query('insert into booked (reference) values ($1)', [booking.reference]);
    },
    newReference: () => Promise.resolve(String((number += 1))),
  };
  const items = (unitId: number) => [{ unitId, fromDay: DAY, toDay: END, n: 1 }];
  return {
    database,
    provider,
    context,
    pass: (milliseconds) => {
      now += milliseconds;
    },
    aHeldBooking: async ({ unitId = 1 } = {}) => {
      const id = ids.uuid();
      const flow = ids.uuid();
      await inTransaction(db, async (client) => {
        await client.query(
          "insert into booking_flow (code, brand, partner, shop, currency, search, created_at, expires_at) values ($1, 'AF', 'AFFR', 'fr-FR', 'EUR', '{}', $2, $2)",
          [flow, new Date(now)],
        );
        await client.query(
          `insert into booking (id, flow_code, state, brand, partner, shop, currency, total, selection, quote, items, stay_from, stay_to, hold_until, created_at, updated_at)
           values ($1, $2, 'HELD', 'AF', 'AFFR', 'fr-FR', 'EUR', 100000, '{}', '{}', $3, $4, $5, $6, $7, $7)`,
          [id, flow, JSON.stringify(items(unitId)), DAY, END, new Date(now + 600_000), new Date(now)],
        );
        if (!(await inventoryHolds.take(client, { bookingId: id, items: items(unitId), expiresAt: now + 600_000, now })))
          throw new Error('no room left for the fixture');
      });
      return id;
    },
    start: (bookingId, change = {}) => ({
      bookingId,
      idempotencyKey: `key-${bookingId}`,
      method: 'card',
      encryptedCard: 'sealed',
      returnUrl: 'http://localhost/back',
      total: 100_000,
      // The fixture's bookings are written with an empty choice.
      pricedFor: { selection: {}, quote: {} } as PaymentStart['pricedFor'], // as: only compared
      passengers: [],
      leadKey: `lead-${bookingId}`,
      device: 'device',
      customer: {
        civility: 'F',
        firstName: 'Ada',
        lastName: 'Martin',
        email: 'ada@example.org',
        phone: '+33612345678',
        address: { address1: '1 rue Haute', postCode: '75001', city: 'Paris', country: 'FR' },
      },
      ...change,
    }),
    state: async (bookingId) => {
      const { rows } = await db.query<{ state: string; outcome: string | null; reference: string | null; people: string | null }>(
        'select state, outcome, reference, people from booking where id = $1',
        [bookingId],
      );
      return rows[0] ?? { state: 'MISSING', outcome: null, reference: null, people: null };
    },
    night: async (unitId = 1) => {
      const { rows } = await db.query<{ held: number; sold: number }>('select held, sold from inventory where unit_id = $1 and day = $2', [unitId, DAY]);
      return rows[0] ?? { held: -1, sold: -1 };
    },
    history: async (bookingId) => {
      const { rows } = await db.query<{ to_state: string }>('select to_state from booking_event where booking_id = $1 order by id', [bookingId]);
      return rows.map((row) => row.to_state);
    },
    booked: async () => {
      const { rows } = await db.query<{ n: number }>('select count(*)::int as n from booked');
      return rows[0]?.n ?? -1;
    },
  };
};
