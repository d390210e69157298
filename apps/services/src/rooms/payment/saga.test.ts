import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditInventory, sweepExpired } from '../../inventory/index.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { Payment } from '@escale/contract/payment-provider';
import { advance, hearPayment, startPayment } from './saga.ts';
import { createSagaFixture, type SagaFixture } from './saga-fixture.ts';
import { runDue } from './worker.ts';

let saga: SagaFixture;
let unitId = 0;

beforeAll(async () => {
  saga = await createSagaFixture('saga');
});
afterAll(async () => {
  await saga.database.close();
});
beforeEach(() => {
  unitId += 1;
  saga.provider.outcome = 'AUTHORISED';
  saga.provider.captureOutcome = 'CAPTURED';
  saga.provider.fault = () => 'NONE';
  saga.provider.meanwhile = () => Promise.resolve();
  saga.provider.effects.length = 0;
});

const pay = async (bookingId: string, change = {}) => {
  const started = await startPayment(saga.context, saga.start(bookingId, change));
  await advance(saga.context, bookingId);
  return started;
};
/** The provider tells, and the woken booking goes on. */
const tell = async (payment: Payment) => {
  const bookingId = await hearPayment(saga.context, payment);
  if (bookingId !== undefined) await advance(saga.context, bookingId);
  return bookingId;
};
const effectsOf = (verb: string) => saga.provider.effects.filter((effect) => effect.startsWith(verb)).length;

/** Lets the worker run until nothing is due any more, time passing between the rounds. */
const settle = async (rounds = 60) => {
  for (let round = 0; round < rounds; round += 1) {
    await runDue(saga.context);
    saga.pass(3_000);
  }
};

describe('a card', () => {
  it('is authorised, the room is sold, then captured; the booking has a number and its mail', async () => {
    const id = await saga.aHeldBooking({ unitId });
    const before = await saga.booked();
    await pay(id);
    expect(await saga.state(id)).toMatchObject({ state: 'CONFIRMED', outcome: 'SUCCESS', reference: expect.stringMatching(/^\d{7}$/u), people: null });
    expect(await saga.history(id)).toEqual(['AUTHORISING', 'AUTHORISED', 'CONFIRMING', 'CONFIRMED']);
    expect(await saga.night(unitId)).toEqual({ held: 0, sold: 1 });
    expect(await saga.booked()).toBe(before + 1);
  });

  it('is wiped from our tables once the provider answered', async () => {
    const id = await saga.aHeldBooking({ unitId });
    await pay(id);
    const { rows } = await saga.context.db.query('select encrypted_card from payment_attempt where booking_id = $1', [id]);
    expect(rows).toEqual([{ encrypted_card: null }]);
  });

  it.each([
    ['REFUSED', 'CREDIT_CARD_REFUSED'],
    ['REFUSED_3DS', 'CREDIT_CARD_3DS_REFUSED'],
    ['TECHNICAL_ERROR', 'CREDIT_CARD_TECHNICAL_ERROR'],
    ['INFORMATION_ERROR', 'CREDIT_CARD_INFO'],
  ] as const)('that is %s leaves the room held and says %s; another card then works', async (outcome, status) => {
    const id = await saga.aHeldBooking({ unitId });
    saga.provider.outcome = outcome;
    await pay(id);
    expect(await saga.state(id)).toMatchObject({ state: 'HELD', outcome: status });
    expect(await saga.night(unitId)).toEqual({ held: 1, sold: 0 });
    saga.provider.outcome = 'AUTHORISED';
    await pay(id, { idempotencyKey: 'second-card' });
    expect(await saga.state(id)).toMatchObject({ state: 'CONFIRMED' });
    expect(effectsOf('capture')).toBe(1);
  });

  it('with a challenge waits for the traveller, then goes on by webhook', async () => {
    const id = await saga.aHeldBooking({ unitId });
    saga.provider.outcome = 'CHALLENGE';
    await pay(id);
    expect(await saga.state(id)).toMatchObject({ state: 'CHALLENGED', outcome: 'EXTERNAL_ACTION_REQUEST' });
    const payment = [...saga.provider.payments.values()].at(-1);
    if (!payment) throw new Error('no payment was made');
    expect(await tell(saga.provider.settle(payment.id, 'AUTHORISED'))).toBe(id);
    expect(await saga.state(id)).toMatchObject({ state: 'CONFIRMED' });
  });

  it('with a challenge goes on without a webhook: the worker looks', async () => {
    const id = await saga.aHeldBooking({ unitId });
    saga.provider.outcome = 'CHALLENGE';
    await pay(id);
    saga.provider.settle(`pay-${saga.provider.payments.size}`, 'AUTHORISED');
    await settle(5);
    expect(await saga.state(id)).toMatchObject({ state: 'CONFIRMED' });
  });

  it('never finished is cancelled at the provider before the room goes back', async () => {
    const id = await saga.aHeldBooking({ unitId });
    saga.provider.outcome = 'CHALLENGE';
    await pay(id);
    saga.pass(21 * 60_000);
    await settle(3);
    expect(await saga.state(id)).toMatchObject({ state: 'FAILED' });
    expect(effectsOf('cancel')).toBe(1);
    expect(await saga.night(unitId)).toEqual({ held: 0, sold: 0 });
  });

  it('whose capture fails leaves a booking to be paid another way, with the authorisation given back', async () => {
    const id = await saga.aHeldBooking({ unitId });
    saga.provider.captureOutcome = 'REFUSED';
    await pay(id);
    expect(await saga.state(id)).toMatchObject({
      state: 'UNPAID',
      outcome: 'WARNING_BOOKING_OK_FULLPAYMENT_FAILED',
      reference: expect.stringMatching(/^\d+$/u),
    });
    expect(await saga.night(unitId)).toEqual({ held: 0, sold: 1 });
    expect(effectsOf('cancel')).toBe(1);
  });
});

describe('a lost room', () => {
  const loseRoom = async (id: string) => {
    saga.provider.meanwhile = async (call) => {
      if (call !== 'create' && call !== 'get') return;
      await saga.context.db.query("update hold set expires_at = to_timestamp(0) where booking_id = $1 and status = 'held'", [id]);
      await sweepExpired(saga.context.db, saga.context.clock.now());
      await saga.context.db.query('update inventory set closed = true where unit_id = $1', [unitId]);
    };
  };

  it('gives an authorisation back: not booked, nothing taken', async () => {
    const id = await saga.aHeldBooking({ unitId });
    await loseRoom(id);
    await pay(id);
    expect(await saga.state(id)).toMatchObject({ state: 'FAILED', outcome: 'WARNING_BOOKING_FAILED_FULLPAYMENT_FAILED' });
    expect(effectsOf('capture')).toBe(0);
    expect(effectsOf('cancel')).toBe(1);
  });

  it('refunds money that was taken at once', async () => {
    const id = await saga.aHeldBooking({ unitId });
    await pay(id, { method: 'paypal' });
    expect(await saga.state(id)).toMatchObject({ state: 'REDIRECTED', outcome: 'EXTERNAL_REDIRECT_REQUEST' });
    await loseRoom(id);
    saga.provider.settle(`pay-${saga.provider.payments.size}`, 'CAPTURED');
    saga.pass(6_000);
    await settle(3);
    expect(await saga.state(id)).toMatchObject({ state: 'REFUNDED', outcome: 'WARNING_BOOKING_FAILED_FULLPAYMENT_OK' });
    expect(effectsOf('refund')).toBe(1);
  });

  it('that can be had again is taken again', async () => {
    const id = await saga.aHeldBooking({ unitId });
    saga.provider.meanwhile = async (call) => {
      if (call !== 'create') return;
      await saga.context.db.query("update hold set expires_at = to_timestamp(0) where booking_id = $1 and status = 'held'", [id]);
      await sweepExpired(saga.context.db, saga.context.clock.now());
    };
    await pay(id);
    expect(await saga.state(id)).toMatchObject({ state: 'CONFIRMED' });
    expect(await saga.night(unitId)).toEqual({ held: 0, sold: 1 });
  });

  it('before the payment says full, and no payment is made', async () => {
    const id = await saga.aHeldBooking({ unitId });
    await saga.context.db.query("update hold set expires_at = to_timestamp(0) where booking_id = $1 and status = 'held'", [id]);
    await sweepExpired(saga.context.db, saga.context.clock.now());
    await saga.context.db.query('update inventory set closed = true where unit_id = $1', [unitId]);
    expect(await startPayment(saga.context, saga.start(id))).toEqual({ code: 'FULL' });
    expect(saga.provider.effects).toEqual([]);
  });
});

describe('a redirect method', () => {
  it('confirms when the provider says that it took the money', async () => {
    const id = await saga.aHeldBooking({ unitId });
    await pay(id, { method: 'paypal' });
    const payment = saga.provider.settle(`pay-${saga.provider.payments.size}`, 'CAPTURED');
    await tell(payment);
    await tell(payment);
    expect(await saga.state(id)).toMatchObject({ state: 'CONFIRMED' });
    expect(await saga.history(id)).toEqual(['AUTHORISING', 'REDIRECTED', 'CAPTURED', 'CONFIRMING', 'CONFIRMED']);
    expect(effectsOf('capture')).toBe(0);
  });

  it.each(['ABORTED', 'ERROR'] as const)('that ends %s leaves the room held for another try', async (status) => {
    const id = await saga.aHeldBooking({ unitId });
    await pay(id, { method: 'paypal' });
    await tell(saga.provider.settle(`pay-${saga.provider.payments.size}`, status));
    expect(await saga.state(id)).toMatchObject({ state: 'HELD', outcome: 'EXTERNAL_PAYMENT_STATUS_ERROR' });
    const { rows } = await saga.context.db.query('select external_status from payment_attempt where booking_id = $1', [id]);
    expect(rows).toEqual([{ external_status: status }]);
  });

  it('that is pending keeps the room until the late confirmation', async () => {
    const id = await saga.aHeldBooking({ unitId });
    await pay(id, { method: 'paypal' });
    const paymentId = `pay-${saga.provider.payments.size}`;
    await tell(saga.provider.settle(paymentId, 'PENDING'));
    for (let minutes = 0; minutes < 60; minutes += 10) {
      saga.pass(10 * 60_000);
      await runDue(saga.context);
      await sweepExpired(saga.context.db, saga.context.clock.now());
    }
    expect(await saga.night(unitId)).toEqual({ held: 1, sold: 0 });
    await tell(saga.provider.settle(paymentId, 'CAPTURED'));
    expect(await saga.state(id)).toMatchObject({ state: 'CONFIRMED' });
  });
});

describe('trouble', () => {
  it.each(['DROP_BEFORE', 'DROP_AFTER'] as const)('with every other connection (%s) still makes one payment, one capture, one booking', async (fault) => {
    let turn = 0;
    saga.provider.fault = () => ((turn += 1) % 2 === 1 ? fault : 'NONE');
    const id = await saga.aHeldBooking({ unitId });
    await pay(id);
    await settle();
    expect(await saga.state(id)).toMatchObject({ state: 'CONFIRMED' });
    expect(effectsOf('create')).toBe(1);
    expect(effectsOf('capture')).toBe(1);
  });

  it('keeps its pause however often a waiting page asks', async () => {
    saga.provider.fault = () => 'DROP_BEFORE';
    let calls = 0;
    const id = await saga.aHeldBooking({ unitId });
    await pay(id);
    saga.provider.fault = () => {
      calls += 1;
      return 'DROP_BEFORE';
    };
    for (let poll = 0; poll < 30; poll += 1) await advance(saga.context, id);
    expect(calls).toBe(0);
    expect(await saga.state(id)).toMatchObject({ state: 'AUTHORISING', people: null });
    saga.provider.fault = () => 'NONE';
    saga.pass(2_000);
    await advance(saga.context, id);
    expect(await saga.state(id)).toMatchObject({ state: 'CONFIRMED' });
  });

  it('of a provider that is away for an hour does not strand a traveller who paid meanwhile', async () => {
    const id = await saga.aHeldBooking({ unitId });
    await pay(id, { method: 'paypal' });
    saga.provider.fault = () => 'DROP_BEFORE';
    await settle(200);
    saga.provider.fault = () => 'NONE';
    await tell(saga.provider.settle(`pay-${saga.provider.payments.size}`, 'CAPTURED'));
    expect(await saga.state(id)).toMatchObject({ state: 'CONFIRMED', people: null });
  });

  it('without end goes to the people, once, and never guesses', async () => {
    saga.provider.fault = () => 'DROP_BEFORE';
    const id = await saga.aHeldBooking({ unitId });
    await pay(id);
    await settle(400);
    expect(await saga.state(id)).toMatchObject({ state: 'AUTHORISING', people: expect.stringContaining('authorise') });
  });

  it('a provider that speaks of another amount goes to the people, not to a booking', async () => {
    const id = await saga.aHeldBooking({ unitId });
    saga.provider.outcome = 'CHALLENGE';
    await pay(id);
    const payment = saga.provider.settle(`pay-${saga.provider.payments.size}`, 'AUTHORISED');
    saga.provider.payments.set(payment.id, { ...payment, amount: 1 });
    await tell(payment);
    expect(await saga.state(id)).toMatchObject({ state: 'CHALLENGED', people: expect.stringContaining('another payment') });
  });

  it('money taken although the capture was refused goes to the people: nothing automatic would be right', async () => {
    const id = await saga.aHeldBooking({ unitId });
    saga.provider.meanwhile = async (call) => {
      const payment = [...saga.provider.payments.values()].at(-1);
      if (call === 'get' && payment?.status === 'AUTHORISED') saga.provider.settle(payment.id, 'CAPTURED');
      await Promise.resolve();
    };
    await pay(id, { rehearsal: 'REFUSE_CAPTURE' });
    expect(await saga.state(id)).toMatchObject({ state: 'VOIDING', people: expect.stringContaining('money was taken') });
  });

  it('a message about somebody else’s payment is none of ours', async () => {
    expect(
      await tell({ id: 'x', reference: 'y', status: 'CAPTURED', amount: 1, currency: 'EUR', authorised: 1, captured: 1, refunded: 0, method: 'card' }),
    ).toBeUndefined();
  });
});

describe('pressing twice', () => {
  it('with the same key pays once', async () => {
    const id = await saga.aHeldBooking({ unitId });
    const presses = await Promise.all([1, 2, 3, 4].map(() => pay(id)));
    expect(presses.filter((press) => press.code === 'STARTED')).toHaveLength(1);
    await settle(2);
    expect(effectsOf('create')).toBe(1);
    expect(effectsOf('capture')).toBe(1);
    expect(await saga.state(id)).toMatchObject({ state: 'CONFIRMED' });
  });

  it('with different keys (two tabs) pays once', async () => {
    const id = await saga.aHeldBooking({ unitId });
    await Promise.all(['tab-one', 'tab-two'].map((idempotencyKey) => pay(id, { idempotencyKey })));
    await settle(2);
    expect(effectsOf('create')).toBe(1);
  });

  it('for the same stay by the same traveller in two searches is one booking and one duplicate', async () => {
    const ids = [await saga.aHeldBooking({ unitId }), await saga.aHeldBooking({ unitId })];
    const leadKey = `same-${unitId}`;
    const codes = (await Promise.all(ids.map((id) => pay(id, { leadKey })))).map((result) => result.code).sort();
    expect(codes).toEqual(['DUPLICATE', 'STARTED']);
    expect(effectsOf('capture')).toBe(1);
  });

  it('by the same traveller in many pairs of tabs at once never books twice', async () => {
    const pairs = await Promise.all(
      Array.from({ length: 12 }, async (_, pair) => ({
        leadKey: `pair-${pair}`,
        ids: [await saga.aHeldBooking({ unitId: 100 + pair }), await saga.aHeldBooking({ unitId: 100 + pair })],
      })),
    );
    const codes = await Promise.all(pairs.flatMap(({ leadKey, ids }) => ids.map((id) => startPayment(saga.context, saga.start(id, { leadKey })))));
    expect(codes.filter(({ code }) => code === 'STARTED')).toHaveLength(12);
    expect(codes.filter(({ code }) => code === 'DUPLICATE')).toHaveLength(12);
    await settle(2);
  });

  it('after a refusal with the same key tells of the same refusal: a new card comes with a new key', async () => {
    const id = await saga.aHeldBooking({ unitId });
    saga.provider.outcome = 'REFUSED';
    await pay(id);
    expect(await pay(id)).toMatchObject({ code: 'ALREADY_STARTED' });
    expect(effectsOf('create')).toBe(1);
  });

  it('for a choice that another tab changed meanwhile pays nothing', async () => {
    const id = await saga.aHeldBooking({ unitId });
    await saga.context.db.query(`update booking set selection = '{"boardCode":"AI"}' where id = $1`, [id]);
    expect(await startPayment(saga.context, saga.start(id))).toEqual({ code: 'CHANGED' });
    expect(saga.provider.effects).toEqual([]);
  });

  it('is refused after ten cards', async () => {
    const id = await saga.aHeldBooking({ unitId });
    saga.provider.outcome = 'REFUSED';
    for (let card = 0; card < 10; card += 1) expect(await pay(id, { idempotencyKey: `card-${card}` })).toMatchObject({ code: 'STARTED' });
    expect(await pay(id, { idempotencyKey: 'card-10' })).toEqual({ code: 'TOO_MANY_ATTEMPTS' });
  });
});

describe('a rehearsal', () => {
  it.each([
    ['LOSE_ROOM', 'FAILED'],
    ['REFUSE_CAPTURE', 'UNPAID'],
  ] as const)('%s really goes there: %s', async (rehearsal, state) => {
    const id = await saga.aHeldBooking({ unitId });
    await pay(id, { rehearsal });
    expect(await saga.state(id)).toMatchObject({ state });
  });
});

it('leaves counters that agree with the holds behind them', async () => {
  await inTransaction(saga.context.db, (client) => client.query('select 1'));
  expect(await auditInventory(saga.context.db)).toEqual([]);
});
