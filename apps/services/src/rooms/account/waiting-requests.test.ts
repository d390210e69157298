import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AccountFixture, createAccountFixture, type SignedIn } from '../quote/account-fixture.ts';

let room: AccountFixture;
beforeAll(async () => {
  room = await createAccountFixture();
});
afterAll(() => room.close());

const staff = { authorization: `Basic ${Buffer.from('Ines:demo-staff-token').toString('base64')}` };
const page = async (headers: Record<string, string> = staff) => room.quote.app.inject({ url: '/api/account/waiting', headers });
const answer = (id: string, fields: Record<string, string>, headers: Record<string, string> = staff) =>
  room.quote.app.inject({
    method: 'POST',
    url: `/api/account/waiting/${id}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
const ask = async (member: SignedIn, message: string): Promise<string> => {
  const sent = { key: crypto.randomUUID(), kind: 'NEW_REQUEST', subject: 'FLIGHT', message, files: [] };
  return (await room.post<{ request: { id: string } }>('/account/sendCustomerRequest', sent, member)).body.request.id;
};
const unreadOf = async (member: SignedIn) =>
  (await room.get<{ totalNotRead: number }>('/account/getCustomerRequests/count?brandCode=AF&shopCode=fr-FR&email=x%40example.org', member)).body.totalNotRead;

describe('the page of requests that wait for the team', () => {
  test('is closed to everybody without the password, and to the pages of others', async () => {
    expect((await page({})).statusCode).toBe(401);
    expect((await answer(crypto.randomUUID(), { text: 'Hello', key: crypto.randomUUID() }, {})).statusCode).toBe(401);
    expect((await answer(crypto.randomUUID(), { text: 'Hello', key: crypto.randomUUID() }, { ...staff, 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  });

  test('an answer stands unread in the account, goes out as a letter once, and takes the request off the page', async () => {
    const member = await room.aMember();
    const id = await ask(member, 'May my <b>surfboard</b> travel with me on the plane?');
    room.pass(180_000);
    await room.runJobs(); // that it arrived was acknowledged, which answers nothing
    const before = await unreadOf(member);
    const shown = (await page()).body;
    expect(shown).toContain(`waiting/${id}`);
    expect(shown).toContain('&#60;b&#62;surfboard');
    expect(shown).not.toContain(member.email);
    const key = crypto.randomUUID();
    const text = 'Yes, it may.\r\nPlease add it on the page of your booking.';
    expect((await answer(id, { text, key })).headers['location']).toBe('../waiting?said=SENT');
    expect((await answer(id, { text, key })).headers['location']).toBe('../waiting?said=NOT_SENT');
    expect((await page()).body).not.toContain(`waiting/${id}`);
    expect(await unreadOf(member)).toBe(before + 1);
    const letters = (await room.outbox('account-request-answer')).filter(({ email, text: said }) => email === member.email && String(said).startsWith('Yes'));
    expect(letters).toMatchObject([{ text: 'Yes, it may.\nPlease add it on the page of your booking.', shop: 'fr-FR' }]);
    room.pass(1000);
    const more = { key: crypto.randomUUID(), kind: 'NEW_REQUEST', subject: 'FLIGHT', requestId: id, message: 'And what does the surfboard cost?', files: [] };
    await room.post('/account/sendCustomerRequest', more, member);
    expect((await page()).body).toContain(`waiting/${id}`);
  });

  test('nothing but a form of its own goes through', async () => {
    const id = await ask(await room.aMember(), 'A question that is long enough to be sent.');
    const key = crypto.randomUUID();
    for (const fields of [{ key }, { key, text: ' ' }, { key, text: 'x'.repeat(4001) }, { key: 'none', text: 'Hello' }] as Record<string, string>[])
      expect((await answer(id, fields)).statusCode).toBe(400);
    expect((await answer('none', { key, text: 'Hello' })).statusCode).toBe(400);
    expect((await answer(crypto.randomUUID(), { key, text: 'Hello' })).headers['location']).toBe('../waiting?said=NOT_SENT');
  });
});
