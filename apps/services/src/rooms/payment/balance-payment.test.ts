import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditInventory } from '../../inventory/index.ts';
import { startBalancePayment, type BalanceStart } from './balance-payment.ts';
import { advance, startPayment } from './saga.ts';
import { PAYMENT_HOLD } from './saga-context.ts';
import { createSagaFixture, type SagaFixture } from './saga-fixture.ts';
import { runDue } from './worker.ts';

let saga: SagaFixture;
let unitId = 0;
beforeAll(async () => {
  saga = await createSagaFixture('balance');
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

/** A booking that stands although its money could not be taken. */
const anUnpaidBooking = async (): Promise<string> => {
  const id = await saga.aHeldBooking({ unitId });
  await startPayment(saga.context, saga.start(id, { rehearsal: 'REFUSE_CAPTURE' }));
  await advance(saga.context, id);
  expect(await saga.state(id)).toMatchObject({ state: 'UNPAID', reference: expect.stringMatching(/^\d{7}$/u) });
  saga.provider.effects.length = 0;
  return id;
};
const payNow = async (bookingId: string, change: Partial<BalanceStart> = {}) => {
  const started = await startBalancePayment(saga.context, {
    bookingId,
    idempotencyKey: 'later-key-1',
    method: 'card',
    encryptedCard: 'sealed',
    returnUrl: 'http://localhost/back',
    amount: 100_000,
    ...change,
  });
  await advance(saga.context, bookingId);
  return started.code;
};
const effectsOf = (verb: string) => saga.provider.effects.filter((effect) => effect.startsWith(verb)).length;
const firstMade = async (bookingId: string) =>
  (await saga.context.db.query<{ at: Date; reference: string }>('select confirmed_at as at, reference from booking where id = $1', [bookingId])).rows[0];

describe('a booking that stands unpaid', () => {
  it('is paid by another card: same number, same rooms, its money taken once', async () => {
    const id = await anUnpaidBooking();
    const before = await firstMade(id);
    saga.pass(3_600_000);
    expect(await payNow(id)).toBe('STARTED');
    expect(await saga.state(id)).toMatchObject({ state: 'CONFIRMED', outcome: 'SUCCESS', people: null });
    expect(await firstMade(id)).toEqual(before);
    expect(await saga.night(unitId)).toEqual({ held: 0, sold: 1 });
    expect(effectsOf('capture')).toBe(1);
  });

  it('stays as it is when the card is refused, and says why', async () => {
    const id = await anUnpaidBooking();
    saga.provider.outcome = 'REFUSED';
    await payNow(id);
    expect(await saga.state(id)).toMatchObject({ state: 'UNPAID', outcome: 'CREDIT_CARD_REFUSED' });
    expect(await saga.night(unitId)).toEqual({ held: 0, sold: 1 });
    saga.provider.outcome = 'AUTHORISED';
    await payNow(id, { idempotencyKey: 'later-key-2' });
    expect(await saga.state(id)).toMatchObject({ state: 'CONFIRMED' });
  });

  it('stays unpaid with its rooms when the traveller never comes back from the provider', async () => {
    const id = await anUnpaidBooking();
    saga.provider.outcome = 'REDIRECT';
    await payNow(id, { method: 'paypal' });
    expect(await saga.state(id)).toMatchObject({ state: 'REDIRECTED' });
    saga.pass(PAYMENT_HOLD + 60_000);
    for (let round = 0; round < 10; round += 1) {
      await runDue(saga.context);
      saga.pass(3_000);
    }
    expect(await saga.state(id)).toMatchObject({ state: 'UNPAID', people: null });
    expect(await saga.night(unitId)).toEqual({ held: 0, sold: 1 });
    expect(await auditInventory(saga.context.db)).toEqual([]);
  });

  it('is paid once, however often the button is pressed and whoever presses it', async () => {
    const id = await anUnpaidBooking();
    const codes = await Promise.all([payNow(id), payNow(id), payNow(id, { idempotencyKey: 'other-tab-key' })]);
    expect(codes.filter((code) => code === 'STARTED')).toHaveLength(1);
    for (let round = 0; round < 5; round += 1) await advance(saga.context, id);
    expect(await saga.state(id)).toMatchObject({ state: 'CONFIRMED' });
    expect(effectsOf('capture')).toBe(1);
    expect(await payNow(id, { idempotencyKey: 'much-later-key' })).toBe('PAID');
  });

  it('takes no other amount than what is due, and nothing for a booking that is not one', async () => {
    const id = await anUnpaidBooking();
    expect(await payNow(id, { amount: 1 })).toBe('CHANGED');
    expect(await saga.state(id)).toMatchObject({ state: 'UNPAID' });
    const held = await saga.aHeldBooking({ unitId: unitId + 100 });
    expect(await payNow(held)).toBe('NOT_PAYABLE');
    expect(effectsOf('create')).toBe(0);
  });
});
