import type { BookingSession, BookRequest, BookResponse, externalPaymentCallback } from '@escale/contract/booking';
import type { ResponseOf } from '@escale/contract/endpoint';
import type { ErrorBody } from '@escale/contract/errors';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditInventory } from '../../inventory/index.ts';
import { createQuoteFixture, DEVICE, OTHER_DEVICE, type QuoteFixture } from './quote-fixture.ts';

type Poll = ResponseOf<typeof externalPaymentCallback>;
let room: QuoteFixture;
beforeAll(async () => {
  room = await createQuoteFixture();
});
afterAll(async () => {
  await room.close();
});
beforeEach(() => {
  room.provider.outcome = 'AUTHORISED';
  room.provider.effects.length = 0;
});

const FAMILY = { occupancies: [{ adults: 2, children: 1, childrenBirthdates: [{ day: 3, month: 4, year: 2019 }] }] };
const aPreBook: QuoteFixture['aPreBook'] = (change) => room.aPreBook(change);
const session = (code: string, device?: string) => room.get<BookingSession>(`/bookingSession/${code}`, device);
const refused = async (change: Partial<BookRequest> | ((request: BookRequest) => object)) => {
  const pre = await aPreBook();
  const request = room.bookRequest(pre);
  return room.post<BookResponse & ErrorBody>('/book', { ...request, ...(typeof change === 'function' ? change(request) : change) }, DEVICE);
};
const payPage = (body: BookResponse) => `/externalPayment/${body.callbackUrl?.split('/').at(-1) ?? ''}`;
const lastPayment = () => [...room.provider.payments.keys()].at(-1) ?? '';

describe('a booking that cannot be made', () => {
  it.each([
    ['an e-mail without a domain', (request: BookRequest) => ({ customer: { ...request.customer, email: 'ada@' } }), 'customer.email', 'error.email.format'],
    ['no e-mail', (request: BookRequest) => ({ customer: { ...request.customer, email: '' } }), 'customer.email', 'error.email.required'],
    [
      'a telephone number that does not exist',
      (request: BookRequest) => ({ customer: { ...request.customer, phone: '+3361' } }),
      'customer.phone',
      'error.phone.invalid',
    ],
    ['no telephone number', (request: BookRequest) => ({ customer: { ...request.customer, phone: '' } }), 'customer.phone', 'error.phone.required'],
    ['a name with a digit', (request: BookRequest) => ({ customer: { ...request.customer, lastName: 'R2D2' } }), 'customer.lastName', 'error.lastName.invalid'],
    [
      'a traveller of one letter',
      (request: BookRequest) => ({ passengers: request.passengers.map((one) => ({ ...one, firstName: 'A' })) }),
      'passengers.0.firstName',
      'error.firstName.minlength',
    ],
    ['terms not accepted', () => ({ acceptedTerms: false }), 'acceptedTerms', 'error.must.accept.terms'],
    ['a traveller too few', (request: BookRequest) => ({ passengers: request.passengers.slice(0, 1) }), 'passengers', 'error.generic'],
    ['a payment type the shop has not', (request: BookRequest) => ({ payment: { ...request.payment, type: 'IDEAL' } }), 'payment.type', 'error.generic'],
    [
      'a card without a card',
      (request: BookRequest) => ({ payment: { type: 'CARD', returnUrl: request.payment.returnUrl } }),
      'payment.encryptedCard',
      'error.generic',
    ],
    [
      'a way back to a foreign site',
      (request: BookRequest) => ({ payment: { ...request.payment, returnUrl: 'https://evil.example/fr-FR' } }),
      'payment.returnUrl',
      'error.generic',
    ],
    [
      'a way back that is a script',
      (request: BookRequest) => ({ payment: { ...request.payment, returnUrl: 'javascript:alert(1)' } }),
      'payment.returnUrl',
      'error.generic',
    ],
    ['an insurance that is not offered', () => ({ insurance: 'METEORITES' }), 'insurance', 'error.generic'],
  ])('with %s is a 400 that names the field, and no payment is made', async (_, change, path, messageId) => {
    const { status, body } = await refused(change);
    expect(status).toBe(400);
    expect(body.fieldErrors).toContainEqual({ path, messageId });
    expect(room.provider.effects).toEqual([]);
  });

  it('without a pre-book, or from another device, is an expired session', async () => {
    const { code } = await room.toQuote();
    expect((await room.book(room.bookRequest({ code, preBook: {} }))).body.status).toBe('SESSION_EXPIRED');
    const pre = await aPreBook();
    expect((await room.book(room.bookRequest(pre), OTHER_DEVICE)).body.status).toBe('SESSION_EXPIRED');
  });

  it('with another total than ours is a WARNING with both prices', async () => {
    const pre = await aPreBook();
    const { body } = await room.book(room.bookRequest(pre, { acceptedTotal: 1 }));
    expect(body).toMatchObject({ status: 'WARNING', priceChange: { oldPrice: 1, newPrice: pre.preBook.total }, money: { kind: 'NOTHING_TAKEN' } });
    expect(room.provider.effects).toEqual([]);
  });

  it.each([
    ['CHILD', { day: 3, month: 4, year: 2012 }, 'CHILDREN_AGES_DISCREPANCY'],
    ['INFANT', { day: 3, month: 4, year: 2026 }, 'INFANTS_AGES_DISCREPANCY'],
  ] as const)('with a %s of another age than searched is a discrepancy', async (type, dateOfBirth, status) => {
    const pre = await aPreBook(FAMILY);
    const request = room.bookRequest(pre);
    const { body } = await room.book({
      ...request,
      passengers: [...request.passengers, { type, index: 1, civility: 'M', firstName: 'Max', lastName: 'Martin', dateOfBirth }],
    });
    expect(body.status).toBe(status);
  });
});

describe('a booking', () => {
  it('is confirmed with a number, its money and its history', async () => {
    const pre = await aPreBook(FAMILY);
    const request = room.bookRequest(pre);
    const passengers: BookRequest['passengers'] = [
      ...request.passengers,
      { type: 'CHILD', index: 1, civility: 'M', firstName: 'Max', lastName: 'Martin', dateOfBirth: { day: 3, month: 4, year: 2019 } },
    ];
    const { status, body } = await room.book({ ...request, passengers });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'SUCCESS',
      bookingReference: expect.stringMatching(/^\d{7}$/u),
      money: { kind: 'TAKEN', amount: pre.preBook.total, currency: 'EUR' },
    });
    const { rows } = await room.database.pool.query(
      'select from_state, to_state from booking_event e join booking b on b.id = e.booking_id where b.flow_code = $1 order by e.id',
      [pre.code],
    );
    expect(rows.map((row) => row.to_state)).toEqual(['HELD', 'AUTHORISING', 'AUTHORISED', 'CONFIRMING', 'CONFIRMED']);
    const outbox = await room.database.pool.query<{ payload: { code: string; confirmation: { bookingReference: string } } }>(
      "select payload from outbox where payload->>'code' = $1",
      [pre.code],
    );
    expect(outbox.rows).toHaveLength(1);
    expect(outbox.rows[0]?.payload.confirmation.bookingReference).toBe(body.bookingReference);
  });

  it('takes the insurance chosen on the payment page into the price', async () => {
    const pre = await aPreBook();
    const insurance = pre.preBook.insurances?.insurancesItem[0];
    const acceptedTotal = Math.round(((pre.preBook.total ?? 0) + (insurance?.price ?? 0)) * 100) / 100;
    const { body } = await room.book(room.bookRequest(pre, { insurance: insurance?.code, acceptedTotal }));
    expect(body).toMatchObject({ status: 'SUCCESS', money: { amount: acceptedTotal } });
    const { body: restored } = await session(pre.code, DEVICE);
    expect(restored.confirmation?.ledger.find((line) => line.code === 'INSURANCE')?.amount).toBe(insurance?.price);
    expect(restored.bookRequest?.insurance).toBe(insurance?.code);
  });

  it('pressed twice, with the same key or another, or after its end, is one booking', async () => {
    const pre = await aPreBook();
    const request = room.bookRequest(pre);
    const answers = await Promise.all([room.book(request), room.book(request), room.book({ ...request, idempotencyKey: 'another-tab-key' })]);
    const again = await room.book({ ...request, idempotencyKey: 'after-going-back' });
    expect(again.body.status).toBe('SUCCESS');
    expect(new Set([...answers, again].map(({ body }) => body.status))).toSatisfy((statuses: Set<string>) =>
      [...statuses].every((status) => status === 'SUCCESS' || status === 'LOADING'),
    );
    expect(room.provider.effects.filter((effect) => effect.startsWith('create'))).toHaveLength(1);
    expect(room.provider.effects.filter((effect) => effect.startsWith('capture'))).toHaveLength(1);
    const { rows } = await room.database.pool.query('select count(*)::int as n from booking where flow_code = $1 and reference is not null', [pre.code]);
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('of the same traveller for the same dates is a duplicate that names the first', async () => {
    const first = await aPreBook();
    const request = room.bookRequest(first);
    const { body: booked } = await room.book(request);
    const second = await room.toPreBook({ departureDate: first.quote.trip?.departureDate ?? '' });
    const { body } = await room.book({ ...room.bookRequest(second), customer: request.customer, passengers: request.passengers });
    expect(body).toMatchObject({
      status: 'DUPLICATE_BOOKING',
      existingBooking: { reference: booked.bookingReference, email: request.customer.email },
      money: { kind: 'NOTHING_TAKEN' },
    });
  });

  it('after the hold is over takes it again at today’s price, and asks first when that is another', async () => {
    const same = await aPreBook();
    const moved = await aPreBook();
    await room.database.pool.query(
      'update inventory set price = price + 500 where unit_id in (select unit_id from room r join hotel h on h.id = r.hotel_id where h.code = $1) and day = $2::date - 1',
      [moved.quote.accommodation?.id, moved.quote.trip?.checkOut],
    );
    room.pass(601_000);
    expect((await room.book(room.bookRequest(same))).body.status).toBe('SUCCESS');
    const request = room.bookRequest(moved);
    const { body } = await room.book(request);
    expect(body.status).toBe('WARNING');
    expect(body.priceChange?.newPrice).toBeGreaterThan(body.priceChange?.oldPrice ?? 0);
    expect((await room.book({ ...request, acceptedTotal: body.priceChange?.newPrice ?? 0 })).body.status).toBe('SUCCESS');
    room.pass(-601_000);
  });

  it('pre-booked again by another device forgets what the first one typed', async () => {
    const pre = await aPreBook();
    room.provider.outcome = 'REFUSED';
    await room.book(room.bookRequest(pre));
    await room.post('/sdp/preBook', { code: pre.code, selection: pre.selection, shop: 'fr-FR' }, OTHER_DEVICE);
    const { body } = await session(pre.code, OTHER_DEVICE);
    expect(JSON.stringify(body)).not.toMatch(/Ada|example\.org/u);
  });

  it('refused by the bank keeps the room; the next card books it', async () => {
    const pre = await aPreBook();
    room.provider.outcome = 'REFUSED';
    const request = room.bookRequest(pre);
    expect((await room.book(request)).body).toMatchObject({ status: 'CREDIT_CARD_REFUSED', money: { kind: 'NOTHING_TAKEN', amount: 0 } });
    room.provider.outcome = 'AUTHORISED';
    expect((await room.book({ ...request, idempotencyKey: 'second-card-key' })).body.status).toBe('SUCCESS');
  });
});

describe('a booking that leads elsewhere', () => {
  it('by challenge polls without a status, then ends in SUCCESS', async () => {
    const pre = await aPreBook();
    room.provider.outcome = 'CHALLENGE';
    const { body } = await room.book(room.bookRequest(pre));
    expect(body).toMatchObject({
      status: 'EXTERNAL_ACTION_REQUEST',
      actionUrl: expect.stringContaining('/challenge/'),
      callbackUrl: expect.stringMatching(/^\/api\/quote\/externalPayment\//u),
    });
    expect((await room.get<Poll>(payPage(body))).body).toEqual({ callbackDelay: 1000 });
    room.provider.settle(lastPayment(), 'AUTHORISED');
    expect((await room.get<Poll>(payPage(body))).body).toMatchObject({
      status: 'SUCCESS',
      externalPaymentStatus: 'SUCCESS',
      bookingReference: expect.stringMatching(/^\d{7}$/u),
    });
  });

  it.each([
    ['ABORTED', 'ABORTED'],
    ['ERROR', 'ERROR'],
  ] as const)('by redirect and %s says so, and the room stays', async (settled, externalPaymentStatus) => {
    const pre = await aPreBook();
    const { body } = await room.book(
      room.bookRequest(pre, { payment: { type: 'PAYPAL', terms: '1x', returnUrl: 'http://localhost:3000/fr-FR/external-redirect' } }),
    );
    expect(body).toMatchObject({ status: 'EXTERNAL_REDIRECT_REQUEST', redirectUrl: expect.stringContaining('/pay/') });
    room.provider.settle(lastPayment(), settled);
    expect((await room.post<BookResponse>('/bookExternalPayment', { code: pre.code }, DEVICE)).body).toMatchObject({
      status: 'EXTERNAL_PAYMENT_STATUS_ERROR',
      money: { kind: 'NOTHING_TAKEN' },
    });
    expect((await room.get<Poll>(payPage(body))).body).toMatchObject({ status: 'EXTERNAL_PAYMENT_STATUS_ERROR', externalPaymentStatus });
    expect((await room.book(room.bookRequest(pre))).body.status).toBe('SUCCESS');
  });

  it('tells the page of an earlier press that its payment is over once another one began', async () => {
    const pre = await aPreBook();
    const paypal = { type: 'PAYPAL', terms: '1x', returnUrl: 'http://localhost:3000/fr-FR/external-redirect' } as const;
    const { body: first } = await room.book(room.bookRequest(pre, { payment: paypal }));
    room.provider.settle(lastPayment(), 'ABORTED');
    await room.get<Poll>(payPage(first));
    const { body: second } = await room.book(room.bookRequest(pre));
    expect(second.status).toBe('SUCCESS');
    expect((await room.get<Poll>(payPage(first))).body).toEqual({
      status: 'EXTERNAL_PAYMENT_STATUS_ERROR',
      externalPaymentStatus: 'ABORTED',
      callbackDelay: 1000,
    });
  });

  it('and stays pending is polled as RETRY, shown as not yet confirmed, and confirmed late', async () => {
    const pre = await aPreBook();
    const { body } = await room.book(
      room.bookRequest(pre, { payment: { type: 'PAYPAL', terms: '1x', returnUrl: 'http://localhost:3000/fr-FR/external-redirect' } }),
    );
    room.provider.settle(lastPayment(), 'PENDING');
    expect((await room.get<Poll>(payPage(body))).body).toMatchObject({ status: 'RETRY', externalPaymentStatus: 'PENDING', callbackDelay: 5000 });
    expect((await session(pre.code, DEVICE)).body.confirmation).toMatchObject({ state: 'NOTCONFIRMED', bookingReference: '', answerBy: expect.any(String) });
    room.provider.settle(lastPayment(), 'CAPTURED');
    expect((await room.get<Poll>(payPage(body))).body).toMatchObject({ status: 'SUCCESS', externalPaymentStatus: 'SUCCESS' });
    expect((await session(pre.code, DEVICE)).body.confirmation).toMatchObject({ state: 'CONFIRMED' });
  });

  it('of an unknown callback is 404, of an unknown flow an expired session', async () => {
    expect((await room.get('/externalPayment/nobody-knows-this')).status).toBe(404);
    expect((await room.post<BookResponse>('/bookExternalPayment', { code: '00000000-0000-4000-8000-000000000000' })).body.status).toBe('SESSION_EXPIRED');
  });
});

describe('restoring', () => {
  it('gives the trip to anybody with the code, the people only to the device that pre-booked', async () => {
    const pre = await aPreBook();
    await room.book(room.bookRequest(pre));
    const own = (await session(pre.code, DEVICE)).body;
    expect(own).toMatchObject({
      status: 'SUCCESS',
      bookStatus: 'SUCCESS',
      confirmation: { state: 'CONFIRMED' },
      bookRequest: { payment: { type: 'CARD', terms: '1x' } },
    });
    for (const device of [undefined, OTHER_DEVICE, 'short']) {
      const { body } = await session(pre.code, device);
      expect(body).toMatchObject({ status: 'SUCCESS', quoteRequest: { departureCityCode: 'PAR' }, preBookRequest: { code: pre.code } });
      expect(JSON.stringify(body)).not.toMatch(/Ada|example\.org|33612345678|rue Haute/u);
      expect(body.confirmation).toBeUndefined();
    }
  });

  it('of an unknown code is NOT_FOUND, of an old one SESSION_EXPIRED with its search', async () => {
    expect((await session('00000000-0000-4000-8000-000000000000')).body).toEqual({ status: 'NOT_FOUND' });
    const { code } = await room.toQuote();
    room.pass(3 * 3_600_000);
    expect((await session(code)).body).toMatchObject({ status: 'SESSION_EXPIRED', quoteRequest: { departureCityCode: 'PAR' } });
    room.pass(-3 * 3_600_000);
  });

  it('of a booking that was lost and refunded still tells so the next day', async () => {
    const pre = await aPreBook();
    const request = room.bookRequest(pre, { payment: { type: 'PAYPAL', terms: '1x', returnUrl: 'http://localhost:3000/fr-FR/external-redirect' } });
    await room.book({ ...request, passengers: request.passengers.map((one, at) => (at === 0 ? { ...one, lastName: 'Lostroom' } : one)) });
    room.provider.settle(lastPayment(), 'CAPTURED');
    await room.post('/bookExternalPayment', { code: pre.code }, DEVICE);
    room.pass(24 * 3_600_000);
    expect((await session(pre.code, DEVICE)).body).toMatchObject({
      status: 'SUCCESS',
      bookStatus: 'WARNING_BOOKING_FAILED_FULLPAYMENT_OK',
      confirmation: { state: 'CANCELED', money: { kind: 'REFUNDED', amount: pre.preBook.total } },
    });
    room.pass(-24 * 3_600_000);
  });

  it('answers a promo code with INVALID_PROMOCODE until there are promotions', async () => {
    const { code } = await room.toQuote();
    expect((await room.post('/promoCode', { code, promoCode: 'SUN' })).body).toEqual({ status: 'INVALID_PROMOCODE' });
  });
});

it('leaves counters that agree with the holds behind them', async () => {
  expect(await auditInventory(room.database.pool)).toEqual([]);
});
