import type { MyBookingDetail } from '@escale/contract/my-bookings';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AccountFixture, type Browser, createAccountFixture } from '../quote/account-fixture.ts';

interface Bookings {
  readonly status: string;
  readonly futureBookings: readonly MyBookingDetail[];
  readonly pastBookings: readonly MyBookingDetail[];
}
const YEAR = 365 * 86_400_000;

let room: AccountFixture;
beforeAll(async () => {
  room = await createAccountFixture();
});
afterAll(() => room.close());

const bookings = (browser: Browser, body: object = {}) => room.post<Bookings>('/account/getBookings', body, browser);
/** The code sent for a booking: letters of one instant have no order. */
const codeSent = async (reference: string): Promise<string> =>
  String((await room.outbox('account-access-code')).find((letter) => letter['bookingReference'] === reference)?.['code']);

describe('bookings of a member', () => {
  test('nobody sees any without a token, or with a token of another device', async () => {
    const member = await room.aMember();
    expect((await room.post('/account/getBookings', {})).status).toBe(401);
    expect((await bookings({ ...member, device: room.aBrowser().device })).status).toBe(401);
    expect((await bookings(member)).body).toMatchObject({ status: 'SUCCESS', futureBookings: [], pastBookings: [] });
  });

  test('are those made signed in, and those made with the own address once it is proved; never another brand’s', async () => {
    const email = 'proved@example.org';
    const guest = await room.aBooking({ email });
    const unproved = await room.aMember({ email, isVerified: false });
    expect((await bookings(unproved)).body.futureBookings).toEqual([]);
    await room.db.query('update member set email_verified_at = now() where uuid = $1', [unproved.uuid]);
    const own = await room.aBooking({ email: 'somebody.else@example.org', browser: unproved });
    const { body } = await bookings(unproved);
    expect(new Set(body.futureBookings.map(({ bookingReference }) => bookingReference))).toEqual(new Set([guest.reference, own.reference]));
    const elsewhere = await room.aMember({ email, partner: 'TZFR' });
    expect((await bookings(elsewhere)).body.futureBookings).toEqual([]);
    expect((await bookings(elsewhere, { bookingReference: own.reference })).status).toBe(404);
  });

  test('show place, party, totals and documents; the voucher only a week before', async () => {
    const member = await room.aMember();
    const { reference } = await room.aBooking({ email: member.email, browser: member });
    const [booking] = (await bookings(member, { bookingReference: reference })).body.futureBookings;
    expect(booking).toMatchObject({
      status: 'CONFIRMED',
      bookingReference: reference,
      adults: 2,
      children: 0,
      infants: 0,
      brand: 'AF',
      shop: 'fr-FR',
      currencyCode: 'EUR',
      totalDue: 0,
      email: member.email,
      bookingDocument: { invoice: { url: expect.stringContaining(`/api/documents/${reference}/invoice.pdf?key=`) } },
    });
    expect(booking?.totalPaid).toBe(booking?.total);
    expect(booking?.bookingDocument.voucher).toMatchObject({ availableFrom: expect.any(String) });
    expect(booking?.bookingDocument.voucher).not.toHaveProperty('url');
    expect(booking?.documents.map(({ kind }) => kind)).toEqual(['contract', 'calendar']);
    expect(booking?.confirmation).toMatchObject({ bookingReference: reference });
    expect((await bookings(member)).body.futureBookings[0]).not.toHaveProperty('confirmation');
  });

  test('are never another’s, even with the code of the funnel', async () => {
    const thief = await room.aMember();
    const pre = await room.quote.aPreBook();
    await room.post('/quote/book', room.quote.bookRequest(pre), thief);
    await room.quote.book(room.quote.bookRequest(pre));
    expect((await bookings(thief)).body.futureBookings).toEqual([]);
    expect((await room.db.query('select 1 from booking where flow_code = $1 and member is not null', [pre.code])).rowCount).toBe(0);
  });

  test('are past once they are over', async () => {
    const member = await room.aMember();
    await room.aBooking({ browser: member });
    await room.db.query("update booking set quote = replace(quote::text, '2027-', '2025-')::jsonb where member = $1", [member.uuid]);
    const { body } = await bookings(member);
    expect([body.futureBookings.length, body.pastBookings.length]).toEqual([0, 1]);
  });
});

describe('a booking that was looked up', () => {
  test('is seen without its people and documents until a code is typed; other bookings never', async () => {
    const booking = await room.aBooking();
    const other = await room.aBooking({ email: booking.email });
    const visitor = await room.lookUp(booking);
    const [closed] = (await bookings(visitor)).body.futureBookings;
    expect(closed?.bookingReference).toBe(booking.reference);
    expect(closed).not.toHaveProperty('confirmation');
    expect(JSON.stringify(closed)).not.toContain('/api/documents');
    expect((await bookings(visitor, { bookingReference: other.reference })).status).toBe(404);

    const sent = await room.post('/account/accessCode/send', { bookingReference: booking.reference, channel: 'EMAIL' }, visitor);
    expect(sent).toMatchObject({ status: 200, body: { sentTo: expect.stringContaining('…') } });
    expect((await room.post('/account/accessCode/send', { bookingReference: booking.reference, channel: 'EMAIL' }, visitor)).status).toBe(429);
    const code = await codeSent(booking.reference);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const verify = (typed: string, browser = visitor) => room.post('/account/accessCode/verify', { bookingReference: booking.reference, code: typed }, browser);
    expect((await verify(wrong)).status).toBe(403);
    const second = await room.lookUp(booking);
    expect((await verify(code, second)).status).toBe(403);
    expect(await verify(code)).toMatchObject({ status: 200, body: { verified: true } });
    expect((await verify(code)).status).toBe(403);
    const [open] = (await bookings(visitor)).body.futureBookings;
    expect(open).toHaveProperty('confirmation');
    expect(open?.bookingDocument.invoice?.url).toContain('/api/documents');
    expect((await bookings(second)).body.futureBookings[0]).not.toHaveProperty('confirmation');
  });

  test('a code is good for ten minutes and five tries, and is kept as a fingerprint only', async () => {
    const booking = await room.aBooking();
    const visitor = await room.lookUp(booking);
    const send = () => room.post('/account/accessCode/send', { bookingReference: booking.reference, channel: 'SMS' }, visitor);
    const verify = (code: string) => room.post('/account/accessCode/verify', { bookingReference: booking.reference, code }, visitor);
    expect(await send()).toMatchObject({ status: 200, body: { sentTo: '…78' } });
    const message = (await room.outbox('sms-access-code')).at(-1);
    const code = String(message?.['code']);
    expect(message?.['phone']).toBe('+33612345678');
    expect((await room.db.query("select * from access_code where code_hash like '%' || $1 || '%'", [code])).rowCount).toBe(0);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    for (let tries = 0; tries < 5; tries += 1) expect((await verify(wrong)).status).toBe(403);
    expect((await verify(code)).status).toBe(429);
    room.pass(120_000);
    await send();
    const again = String((await room.outbox('sms-access-code')).at(-1)?.['code']);
    room.pass(601_000);
    expect((await verify(again)).status).toBe(403);
  });

  test('by number and address: whatever does not fit answers alike', async () => {
    const booking = await room.aBooking();
    const visitor = await room.lookUp(booking);
    const ask = (change: object) =>
      room.post<{ booking: MyBookingDetail }>(
        '/account/getCustomerBooking',
        { bookingReference: booking.reference, lastName: booking.email.toUpperCase(), brand: 'AF', ...change },
        visitor,
      );
    expect((await ask({})).body.booking).toMatchObject({ bookingReference: booking.reference, email: booking.email });
    const unknown = await ask({ bookingReference: '0000001' });
    expect(unknown.status).toBe(404);
    for (const change of [{ lastName: 'wrong@example.org' }, { brand: 'TZ' }]) expect((await ask(change)).body).toEqual(unknown.body);
  });
});

describe('paying later', () => {
  test('a member pays from any device, a lookup only after its code', async () => {
    const member = await room.aMember();
    const unpaid = await room.aBooking({ browser: member, lastName: 'Latepayment' });
    const due = (browser: Browser) =>
      room.post<{ totalDue: number }>('/account/getPaymentTypes', { bookingReference: unpaid.reference, amount: 1, currency: 'EUR' }, browser);
    expect((await due({ ...member, device: room.aBrowser().device })).status).toBe(404);
    const visitor = await room.lookUp(unpaid);
    expect((await due(visitor)).status).toBe(404);
    await room.post('/account/accessCode/send', { bookingReference: unpaid.reference, channel: 'EMAIL' }, visitor);
    await room.post('/account/accessCode/verify', { bookingReference: unpaid.reference, code: await codeSent(unpaid.reference) }, visitor);
    expect((await due(visitor)).body.totalDue).toBeGreaterThan(0);
    const elsewhere = await room.again({ ...member, ...room.aBrowser() });
    expect((await due(elsewhere)).body.totalDue).toBeGreaterThan(0);
  });

  test('the page behind the code tells a member on any device what it tells the one that booked; nobody else', async () => {
    const member = await room.aMember();
    const unpaid = await room.aBooking({ browser: member, lastName: 'Latepayment' });
    const page = (browser: Browser) =>
      room.get<{ confirmation?: { bookingReference: string }; bookRequest?: unknown }>(`/quote/bookingSession/${unpaid.code}`, browser);
    const back = (browser: Browser) => room.post<{ bookingReference?: string }>('/quote/bookExternalPayment', { code: unpaid.code }, browser);
    const elsewhere = await room.again({ ...member, ...room.aBrowser() });
    expect((await page(elsewhere)).body.confirmation?.bookingReference).toBe(unpaid.reference);
    expect((await back(elsewhere)).body.bookingReference).toBe(unpaid.reference);
    const visitor = await room.lookUp(unpaid);
    const strangers = [room.aBrowser(), await room.aMember(), { ...elsewhere, device: room.aBrowser().device }, visitor];
    for (const stranger of strangers) {
      expect((await page(stranger)).body).not.toHaveProperty('confirmation');
      expect((await page(stranger)).body).not.toHaveProperty('bookRequest');
      expect((await back(stranger)).body).not.toHaveProperty('bookingReference');
    }
    await room.post('/account/accessCode/send', { bookingReference: unpaid.reference, channel: 'EMAIL' }, visitor);
    await room.post('/account/accessCode/verify', { bookingReference: unpaid.reference, code: await codeSent(unpaid.reference) }, visitor);
    expect((await page(visitor)).body.confirmation?.bookingReference).toBe(unpaid.reference);
  });
});

describe('what cancelling costs', () => {
  test('is told by the table of the contract, and adds up', async () => {
    const member = await room.aMember();
    const { reference } = await room.aBooking({ browser: member });
    const { body } = await room.post<{ total: number; paid: number; fee: number; refund: number; lines: { percent: number }[]; validUntil: string }>(
      '/account/cancellationFee',
      { bookingReference: reference },
      member,
    );
    expect(body.lines).toMatchObject([{ kind: 'CANCELLATION', percent: 30, amount: body.fee }]);
    expect(body.fee + body.refund).toBeCloseTo(body.paid, 5);
    expect(body.fee).toBeCloseTo(body.total * 0.3, 2);
    expect(body.validUntil).toBe(new Date(Date.parse(`${new Date(room.now()).toISOString().slice(0, 10)}T23:00:00Z`)).toISOString());
    room.pass(YEAR);
    const later = await room.aMember();
    expect((await room.post('/account/cancellationFee', { bookingReference: reference }, later)).status).toBe(404);
    room.pass(-YEAR);
  });
});

describe('booking data sent to a phone', () => {
  const recover = (phone: string, browser = room.aBrowser()) =>
    room.post('/account/recoverMyBookingData', { brandShop: { brandCode: 'AF', shopCode: 'fr-FR' }, phone }, browser);

  test('tells references and addresses by message; unknown numbers are told apart by 404, wrong ones by 400', async () => {
    const booking = await room.aBooking({ phone: '+33698765432' });
    expect((await recover('06 98 76 54 32')).status).toBe(200);
    expect((await room.outbox('sms-recovery')).at(-1)).toMatchObject({
      phone: '+33698765432',
      bookings: [{ bookingReference: booking.reference, email: booking.email }],
    });
    expect((await recover('+33611111111')).status).toBe(404);
    expect(await recover('12')).toMatchObject({ status: 400, body: { fieldErrors: [{ path: 'phone', messageId: 'error.phone.invalid' }] } });
    expect(
      (await room.post('/account/recoverMyBookingData', { brandShop: { brandCode: 'TZ', shopCode: 'fr-FR' }, phone: '+33698765432' }, room.aBrowser())).status,
    ).toBe(404);
  });

  test('not more than a few times', async () => {
    const statuses = [];
    for (let times = 0; times < 5; times += 1) statuses.push((await recover('+33622222222')).status);
    expect(statuses).toContain(429);
  });
});
