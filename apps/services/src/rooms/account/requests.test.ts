import { randomUUID } from 'node:crypto';
import type { CustomerRequest } from '@escale/contract/my-bookings';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AccountFixture, type Browser, createAccountFixture } from '../quote/account-fixture.ts';

const MESSAGE = 'May we have a quiet room away from the lift?';
const PDF = Buffer.from('%PDF-1.7 a small document').toString('base64');
const PNG = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.from('pixels')]).toString('base64');

let room: AccountFixture;
beforeAll(async () => {
  room = await createAccountFixture();
});
afterAll(() => room.close());

const aRequest = (change: object = {}) => ({ key: randomUUID(), kind: 'NEW_REQUEST', subject: 'HOTEL', message: MESSAGE, files: [], ...change });
const send = (body: object, browser?: Browser) =>
  room.post<{ request: CustomerRequest; fieldErrors?: { path: string }[] }>('/account/sendCustomerRequest', body, browser);
const list = (browser: Browser, body: object = {}) => room.post<{ requests: readonly CustomerRequest[] }>('/account/getCustomerRequests', body, browser);
const unread = async (browser: Browser, more = '') =>
  (await room.get<{ totalNotRead: number }>(`/account/getCustomerRequests/count?brandCode=AF&shopCode=fr-FR&email=a%40b.fr${more}`, browser)).body.totalNotRead;

describe('a request', () => {
  test('is refused without a sign-in before its files are read, and without words enough', async () => {
    const member = await room.aMember();
    expect((await send(aRequest())).status).toBe(401);
    expect((await send(aRequest({ message: 'Too short' }), member)).status).toBe(400);
    expect(await send(aRequest({ message: `${' '.repeat(30)}hi` }), member)).toMatchObject({ status: 400, body: { fieldErrors: [{ path: 'message' }] } });
    expect(await send(aRequest({ kind: 'CANCELLATION' }), member)).toMatchObject({ status: 400, body: { fieldErrors: [{ path: 'bookingReference' }] } });
    expect((await send(aRequest({ bookingReference: '1234567' }), member)).status).toBe(404);
    expect((await send(aRequest({ requestId: randomUUID() }), member)).status).toBe(404);
    expect((await send(aRequest({ requestId: 'nothing' }), member)).status).toBe(404);
  });

  test('sent twice at once is there once, with its promise and a letter', async () => {
    const member = await room.aMember();
    const request = aRequest();
    const [first, second] = await Promise.all([send(request, member), send(request, member)]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body.request.id).toBe(first.body.request.id);
    expect((await list(member)).body.requests).toMatchObject([
      { kind: 'NEW_REQUEST', subject: 'HOTEL', state: 'OPEN', unread: 0, messages: [{ from: 'CUSTOMER', text: MESSAGE }] },
    ]);
    expect(Date.parse(first.body.request.answerBy)).toBe(room.now() + 3 * 86_400_000);
    expect((await room.outbox('account-request-received')).filter(({ email }) => email === member.email)).toHaveLength(1);
  });

  test('is acknowledged within minutes by the demo’s team; the answer is unread until it is read', async () => {
    const member = await room.aMember();
    const { body } = await send(aRequest(), member);
    await room.runJobs();
    expect(await unread(member)).toBe(0);
    room.pass(121_000);
    await room.runJobs();
    await room.runJobs();
    expect(await unread(member)).toBe(1);
    expect((await room.outbox('account-request-answer')).at(-1)).toMatchObject({
      email: member.email,
      shop: 'fr-FR',
      text: expect.stringContaining('demande'),
    });
    expect((await list(member)).body.requests).toMatchObject([{ id: body.request.id, state: 'ANSWERED', unread: 1 }]);
    await list(member, { markRead: true });
    expect(await unread(member)).toBe(0);
    const more = await send(aRequest({ requestId: body.request.id, message: 'Thank you, and at which hour is the check-in?' }), member);
    expect(more.body.request).toMatchObject({ id: body.request.id, state: 'OPEN', messages: [{ from: 'CUSTOMER' }, { from: 'TEAM' }, { from: 'CUSTOMER' }] });
  });

  test('belongs to one member: nobody else reads it, answers it, or counts it', async () => {
    const [member, other] = [await room.aMember(), await room.aMember()];
    const { body } = await send(aRequest(), member);
    expect((await list(other)).body.requests).toEqual([]);
    expect((await send(aRequest({ requestId: body.request.id }), other)).status).toBe(404);
    room.pass(121_000);
    await room.runJobs();
    expect(await unread(other)).toBe(0);
  });

  test('about a looked-up booking needs its code first', async () => {
    const booking = await room.aBooking();
    const visitor = await room.lookUp(booking);
    expect(await send(aRequest({ bookingReference: booking.reference }), visitor)).toMatchObject({ status: 403, body: { data: { reason: 'CODE_NEEDED' } } });
    expect((await list(visitor)).status).toBe(403);
    await room.post('/account/accessCode/send', { bookingReference: booking.reference, channel: 'EMAIL' }, visitor);
    const code = (await room.outbox('account-access-code')).at(-1)?.['code'];
    await room.post('/account/accessCode/verify', { bookingReference: booking.reference, code }, visitor);
    const { body } = await send(aRequest({ kind: 'CANCELLATION', bookingReference: booking.reference }), visitor);
    expect(body.request).toMatchObject({ kind: 'CANCELLATION', bookingReference: booking.reference });
    const again = await room.lookUp(booking);
    room.pass(121_000);
    await room.runJobs();
    expect(await unread(again, `&bookingReference=${booking.reference}`)).toBe(1);
    // A request is no cancellation yet.
    const { rows } = await room.db.query<{ state: string }>('select state from booking where reference = $1', [booking.reference]);
    expect(rows).toEqual([{ state: 'CONFIRMED' }]);
  });
});

describe('files of a request', () => {
  test('must be what they say they are', async () => {
    const member = await room.aMember();
    const file = (change: object) => ({ name: 'passport.pdf', type: 'application/pdf', content: PDF, ...change });
    for (const wrong of [
      file({ type: 'image/png' }),
      file({ content: Buffer.from('<html><script>').toString('base64') }),
      file({ content: 'not base64!' }),
      file({ content: '' }),
      file({ content: Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(10 * 1024 * 1024)]).toString('base64') }),
    ])
      expect(await send(aRequest({ files: [wrong] }), member)).toMatchObject({ status: 400, body: { fieldErrors: [{ path: 'files.0' }] } });
    expect((await send(aRequest({ files: Array.from({ length: 6 }, () => file({})) }), member)).status).toBe(400);
  });

  test('come back as they were sent, by an address that ends and cannot be made up', async () => {
    const member = await room.aMember();
    const { body } = await send(
      aRequest({
        files: [
          { name: '../../etc/pass\u202Eword.pdf', type: 'application/pdf', content: PDF },
          { name: 'مرحبا.png', type: 'image/png', content: PNG },
        ],
      }),
      member,
    );
    const [first, second] = body.request.messages[0]?.files ?? [];
    expect(first?.name).toBe('....etcpassword.pdf');
    const url = (second?.url ?? '').replace(/^\/api/u, '');
    const file = await room.get<Buffer>(url);
    expect(file).toMatchObject({ status: 200, headers: { 'content-type': 'image/png', 'content-disposition': expect.stringContaining('attachment') } });
    expect(Buffer.from(file.body).toString('base64')).toBe(PNG);
    expect((await room.get(url.replace(/key=./u, 'key=!'))).status).toBe(404);
    expect((await room.get('/account/files/x?until=1&key=2')).status).toBe(404);
    room.pass(3_700_000);
    expect((await room.get(url)).status).toBe(404);
  });
});
