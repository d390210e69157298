import type { BookResponse } from '@escale/contract/booking';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createQuoteFixture, DEVICE, OTHER_DEVICE, type QuoteFixture } from './quote-fixture.ts';

let room: QuoteFixture;
beforeAll(async () => {
  room = await createQuoteFixture();
});
afterAll(async () => {
  await room.close();
});
beforeEach(() => {
  room.provider.outcome = 'AUTHORISED';
});

interface Due {
  readonly paymentTypes?: readonly { readonly paymentType: string }[];
  readonly totalDue: number;
  readonly dueDate?: string;
}

/** A booking that stands although its money could not be taken: a magic surname asks for it. */
const anUnpaidBooking = async () => {
  const pre = await room.aPreBook();
  const request = room.bookRequest(pre);
  const lead = { type: 'ADULT' as const, index: 1, civility: 'F' as const, firstName: 'Ada', lastName: 'Latepayment' };
  const booked = await room.book({ ...request, passengers: [lead, ...request.passengers.slice(1)] });
  expect(booked.body.status).toBe('WARNING_BOOKING_OK_FULLPAYMENT_FAILED');
  return { code: pre.code, bookingReference: booked.body.bookingReference ?? '', amount: pre.preBook.total ?? 0 };
};
const typesOf = (booking: { readonly bookingReference: string; readonly amount: number }, device = DEVICE) =>
  room.post<Due>('/api/account/getPaymentTypes', { bookingReference: booking.bookingReference, amount: booking.amount, currency: 'EUR' }, device);
const pay = (booking: { readonly bookingReference: string; readonly amount: number }, change: object = {}, device = DEVICE) =>
  room.post<BookResponse>(
    '/api/account/addPayment',
    {
      bookingReference: booking.bookingReference,
      amount: booking.amount,
      currency: 'EUR',
      paymentType: 'CARD',
      encryptedCard: 'sealed-card',
      returnUrl: 'http://af.localhost:3000/fr-FR/external-redirect',
      idempotencyKey: 'later-press-1',
      ...change,
    },
    device,
  );

describe('paying a booking that stands unpaid', () => {
  it('refuses what it does not understand, and tells strangers nothing', async () => {
    expect((await room.post('/api/account/addPayment', {}, DEVICE)).status).toBe(400);
    expect((await room.post('/api/account/getPaymentTypes', { bookingReference: 'x' }, DEVICE)).status).toBe(400);
    const booking = await anUnpaidBooking();
    const unknown = await typesOf({ bookingReference: '0000000', amount: 1 });
    for (const answer of [await typesOf(booking, OTHER_DEVICE), await pay(booking, {}, OTHER_DEVICE), await pay(booking, {}, '')]) {
      expect(answer.status).toBe(404);
      expect(answer.body).toEqual(unknown.body);
    }
  });

  it('says what is due, until when and how it can be paid; then takes it once and says so', async () => {
    const booking = await anUnpaidBooking();
    const { body: before } = await typesOf(booking);
    expect(before).toMatchObject({ totalDue: booking.amount, dueDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/u) });
    expect(before.paymentTypes?.map((each) => each.paymentType)).toContain('CARD');
    const [paid, again] = await Promise.all([pay(booking), pay(booking)]);
    const settled = [paid.body.status, again.body.status, (await pay(booking, { idempotencyKey: 'another-press' })).body.status];
    expect(settled).toContain('SUCCESS');
    expect((await typesOf(booking)).body).toMatchObject({ totalDue: 0, paymentTypes: [] });
    const session = await room.get<{ confirmation?: { totalDue: number; totalPaid: number; bookingReference: string } }>(
      `/bookingSession/${booking.code}`,
      DEVICE,
    );
    expect(session.body.confirmation).toMatchObject({ totalDue: 0, totalPaid: booking.amount, bookingReference: booking.bookingReference });
  });

  it('keeps the booking and its deadline when the card is refused', async () => {
    const booking = await anUnpaidBooking();
    const { body: before } = await typesOf(booking);
    room.pass(3_600_000);
    room.provider.outcome = 'REFUSED';
    expect((await pay(booking)).body).toMatchObject({
      status: 'CREDIT_CARD_REFUSED',
      money: { kind: 'NOTHING_TAKEN' },
      bookingReference: booking.bookingReference,
    });
    expect((await typesOf(booking)).body).toEqual(before);
    const session = await room.get<{ confirmation?: { state: string } }>(`/bookingSession/${booking.code}`, DEVICE);
    expect(session.body.confirmation?.state).toBe('CONFIRMED');
  });

  it('takes no other sum, currency or way back than its own', async () => {
    const booking = await anUnpaidBooking();
    expect((await pay(booking, { amount: booking.amount - 1 })).body).toMatchObject({ status: 'WARNING', priceChange: { newPrice: booking.amount } });
    expect((await pay(booking, { currency: 'GBP' })).status).toBe(400);
    expect((await pay(booking, { returnUrl: 'https://evil.example/' })).status).toBe(400);
    expect((await pay(booking, { encryptedCard: undefined })).status).toBe(400);
    expect((await typesOf(booking)).body.totalDue).toBe(booking.amount);
  });
});
