import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { advance, startPayment } from './saga.ts';
import { createSagaFixture, type SagaFixture } from './saga-fixture.ts';
import { actionsFor, listHistory, listWaitingBookings, settleWaitingBooking, type WaitingAction } from './waiting-bookings.ts';

let saga: SagaFixture;
let unitId = 20;
beforeAll(async () => {
  saga = await createSagaFixture('waiting');
});
afterAll(async () => {
  await saga.database.close();
});
beforeEach(() => {
  unitId += 1;
  saga.provider.fault = () => 'NONE';
  saga.provider.outcome = 'AUTHORISED';
  saga.provider.meanwhile = () => Promise.resolve();
});

const pay = async (change: Parameters<SagaFixture['start']>[1] = {}) => {
  const id = await saga.aHeldBooking({ unitId });
  await startPayment(saga.context, saga.start(id, change));
  await advance(saga.context, id).catch(() => undefined); // what it leaves behind is what counts
  return id;
};
const callPeople = (id: string, why: string) => saga.context.db.query('update booking set people = $2, next_try_at = null where id = $1', [id, why]);
const settle = (id: string, action: WaitingAction, note = '') => settleWaitingBooking(saga.context, { id, action, by: 'Ines', note });

describe('a booking that waits for people', () => {
  it('is listed with its reason, and goes on once the cause is gone', async () => {
    saga.provider.fault = () => 'DROP_BEFORE';
    const id = await pay();
    await callPeople(id, 'authorise: the provider is away');
    saga.pass(600_000);
    expect(await listWaitingBookings(saga.context.db)).toMatchObject([
      { id, state: 'AUTHORISING', why: 'authorise: the provider is away', total: 100_000, currency: 'EUR' },
    ]);
    expect(actionsFor({ state: 'AUTHORISING', afterVoid: null })).toEqual(['RETRY']);
    await advance(saga.context, id);
    expect((await saga.state(id)).state).toBe('AUTHORISING');

    saga.provider.fault = () => 'NONE';
    expect(await settle(id, 'RETRY')).toBe('DONE');
    expect(await settle(id, 'RETRY')).toBe('NOT_WAITING');
    await advance(saga.context, id);
    expect(await saga.state(id)).toMatchObject({ state: 'CONFIRMED', people: null });
    expect((await listHistory(saga.context.db, id)).map((event) => event.reason)).toContain('Ines: RETRY');
    expect(await listWaitingBookings(saga.context.db)).toEqual([]);
  });

  it('gives an authorisation back and frees its room when a person says so', async () => {
    saga.provider.outcome = 'CHALLENGE';
    const id = await pay();
    await callPeople(id, 'the provider speaks of another payment');
    expect(await saga.night(unitId)).toEqual({ held: 1, sold: 0 });
    expect(await settle(id, 'GIVE_BACK')).toBe('DONE');
    await advance(saga.context, id);
    expect(await saga.state(id)).toMatchObject({ state: 'FAILED', people: null });
    expect(await saga.night(unitId)).toEqual({ held: 0, sold: 0 });
  });

  it('is confirmed when the money turns out to be there, and not before the provider says so', async () => {
    saga.provider.meanwhile = async (call) => {
      const payment = [...saga.provider.payments.values()].at(-1);
      if (call === 'get' && payment?.status === 'AUTHORISED') saga.provider.settle(payment.id, 'CAPTURED');
      await Promise.resolve();
    };
    const id = await pay({ rehearsal: 'REFUSE_CAPTURE' });
    expect(await saga.state(id)).toMatchObject({ state: 'VOIDING', people: expect.stringContaining('money was taken') });
    expect(await settle(id, 'GIVE_BACK')).toBe('NOT_POSSIBLE');
    expect(await settle(id, 'CAPTURE_AGAIN')).toBe('DONE');
    await advance(saga.context, id);
    expect(await saga.state(id)).toMatchObject({ state: 'CONFIRMED', outcome: 'SUCCESS', people: null });
    expect(await saga.night(unitId)).toEqual({ held: 0, sold: 1 });
  });

  it('whose refund went by another way is closed by a person’s word, which stays in its history', async () => {
    saga.provider.outcome = 'CAPTURED';
    saga.provider.fault = (call) => (call === 'refund' ? 'DROP_BEFORE' : 'NONE');
    const id = await pay({ method: 'paypal', rehearsal: 'LOSE_ROOM' });
    await callPeople(id, 'refund: unreachable');
    expect(await saga.state(id)).toMatchObject({ state: 'REFUNDING' });
    expect(await settle(id, 'MARK_REFUNDED', 'bank transfer of 3 May')).toBe('DONE');
    await advance(saga.context, id);
    expect(await saga.state(id)).toMatchObject({ state: 'REFUNDED', people: null });
    expect((await listHistory(saga.context.db, id))[0]?.reason).toBe('Ines: MARK_REFUNDED, bank transfer of 3 May');
    expect(saga.provider.effects.some((effect) => effect.startsWith('refund'))).toBe(false);
  });
});
