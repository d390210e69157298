import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccountFixture, createAccountFixture } from '../quote/account-fixture.ts';
import { remindOfBalances } from './balance-reminder.ts';

const DAY = 86_400_000;
let room: AccountFixture;
beforeAll(async () => {
  room = await createAccountFixture();
});
afterAll(() => room.close());

/** A booking that stands although its money could not be taken: a magic surname asks for it. Due in three days. */
const anUnpaidBooking = (by: Parameters<AccountFixture['aBooking']>[0] = {}) => room.aBooking({ lastName: 'Latepayment', ...by });
const remindersOf = async (reference: string) =>
  (await room.outbox('account-balance-reminder')).filter(({ bookingReference }) => bookingReference === reference);

test('a balance is reminded of the day before it is due, once, with the sum, the day and the page where it is paid', async () => {
  const { reference, email } = await anUnpaidBooking();
  room.pass(DAY);
  await remindOfBalances(room.context);
  expect(await remindersOf(reference)).toEqual([]);
  room.pass(DAY);
  await remindOfBalances(room.context);
  await remindOfBalances(room.context);
  expect(await remindersOf(reference)).toMatchObject([
    {
      email,
      shop: 'fr-FR',
      amount: expect.any(Number),
      currency: 'EUR',
      dueDate: new Date(room.now() + DAY).toISOString().slice(0, 10),
      link: `http://af.localhost:3000/fr-FR/booking-search?onauthsuccess=${encodeURIComponent(`/fr-FR/account/mybookings/${reference}`)}`,
    },
  ]);
});

test('a member is led straight to the booking', async () => {
  const member = await room.aMember();
  const { reference } = await anUnpaidBooking({ browser: member });
  room.pass(2 * DAY);
  await remindOfBalances(room.context);
  expect(await remindersOf(reference)).toMatchObject([{ link: `http://af.localhost:3000/fr-FR/account/mybookings/${reference}` }]);
});

test('nobody is reminded of what is paid, of what people look at, or once the day is over', async () => {
  const [paid, seen, late] = [await anUnpaidBooking(), await anUnpaidBooking(), await anUnpaidBooking()];
  await room.db.query("update booking set state = 'CONFIRMED' where reference = $1", [paid.reference]);
  await room.db.query('update payment_attempt set captured = amount where id = (select attempt_id from booking where reference = $1)', [paid.reference]);
  await room.db.query("update booking set people = 'a capture that is not clear' where reference = $1", [seen.reference]);
  room.pass(2 * DAY);
  await room.db.query('update booking set confirmed_at = confirmed_at - make_interval(days => 3) where reference = $1', [late.reference]);
  await remindOfBalances(room.context);
  for (const { reference } of [paid, seen, late]) expect(await remindersOf(reference)).toEqual([]);
});
