import { afterAll, beforeAll, expect, it } from 'vitest';
import { advance, startPayment } from './saga.ts';
import { createSagaFixture, type SagaFixture } from './saga-fixture.ts';
import { listWaitingBookings, resumeWaitingBooking } from './waiting-bookings.ts';

let saga: SagaFixture;
beforeAll(async () => {
  saga = await createSagaFixture('waiting');
});
afterAll(async () => {
  await saga.database.close();
});

it('lists what no step can move, says why, and hands it back when the cause is gone', async () => {
  const { db, ticks } = saga.context;
  const id = await saga.aHeldBooking();
  expect(await listWaitingBookings(db)).toEqual([]);
  saga.provider.fault = () => 'DROP_BEFORE';
  await startPayment(saga.context, saga.start(id));
  await advance(saga.context, id).catch(() => undefined); // the step breaks off: what it leaves behind is what counts
  await db.query("update booking set people = 'authorise: the provider is away', next_try_at = null where id = $1", [id]);
  expect(await listWaitingBookings(db)).toMatchObject([
    { id, reference: null, state: 'AUTHORISING', why: 'authorise: the provider is away', total: 100_000, currency: 'EUR' },
  ]);
  saga.provider.fault = () => 'NONE';
  expect(await resumeWaitingBooking(db, id, ticks.now())).toBe(true);
  await advance(saga.context, id);
  expect(await saga.state(id)).toMatchObject({ state: 'CONFIRMED', people: null });
  expect(await listWaitingBookings(db)).toEqual([]);
  expect(await resumeWaitingBooking(db, id, ticks.now())).toBe(false);
});
