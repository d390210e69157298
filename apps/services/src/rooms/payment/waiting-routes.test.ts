import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPayment } from './saga.ts';
import { createSagaFixture, type SagaFixture } from './saga-fixture.ts';
import { registerWaitingPage } from './waiting-routes.ts';

const TOKEN = 'a long secret of the staff';
let saga: SagaFixture;
let app: FastifyInstance;
let id: string;

beforeAll(async () => {
  saga = await createSagaFixture('waiting-page');
  app = Fastify();
  await registerWaitingPage(app, { ...saga.context, token: TOKEN });
  id = await saga.aHeldBooking();
  await startPayment(saga.context, saga.start(id));
  await saga.context.db.query("update booking set people = 'authorise: <b>away</b>', next_try_at = null where id = $1", [id]);
});
afterAll(async () => {
  await app.close();
  await saga.database.close();
});

const authorization = (password: string, name = 'Ines') => `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`;
const look = (headers: Record<string, string> = {}, said = '') => app.inject({ method: 'GET', url: `/waiting${said}`, headers });
const press = (payload: string, headers: Record<string, string> = {}, at = id) =>
  app.inject({
    method: 'POST',
    url: `/waiting/${at}`,
    payload,
    headers: { 'content-type': 'application/x-www-form-urlencoded', authorization: authorization(TOKEN), ...headers },
  });

describe('the page of bookings that wait for people', () => {
  it('is closed to everybody without the password', async () => {
    for (const headers of [
      {},
      { authorization: 'Basic' },
      { authorization: TOKEN },
      { authorization: authorization('wrong') },
      { authorization: authorization('') },
    ])
      expect((await look(headers)).statusCode).toBe(401);
    expect((await look()).headers['www-authenticate']).toContain('Basic');
    expect((await press('action=RETRY', { authorization: authorization('wrong') })).statusCode).toBe(401);
  });

  it('shows each booking with its reason as text, and only what is safe where it stands', async () => {
    const page = await look({ authorization: authorization(TOKEN) });
    expect(page.statusCode).toBe(200);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body).toContain('away');
    expect(page.body).not.toContain('<b>');
    expect(page.body).toContain('1000 EUR');
    expect(page.body).toContain('value="RETRY"');
    expect(page.body).not.toContain('value="GIVE_BACK"');
    expect(page.body).not.toContain('Martin');
  });

  it('refuses forms of other pages, and what it does not understand', async () => {
    expect((await press('action=RETRY', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await press('action=RETRY', { origin: 'https://evil.example' })).statusCode).toBe(403);
    for (const [payload, at] of [
      ['', id],
      ['action=DELETE', id],
      ['action=MARK_REFUNDED', id],
      ['action=RETRY', 'nobody'],
    ] as const)
      expect((await press(payload, {}, at)).statusCode).toBe(400);
    expect((await press('action=GIVE_BACK')).headers['location']).toBe('../waiting?said=NOT_POSSIBLE');
  });

  it('hands a booking back with the name of who did it, once', async () => {
    const answer = await press('action=RETRY', { 'sec-fetch-site': 'same-origin' });
    expect([answer.statusCode, answer.headers['location']]).toEqual([303, '../waiting?said=DONE']);
    expect((await press('action=RETRY')).headers['location']).toBe('../waiting?said=NOT_WAITING');
    expect((await saga.state(id)).people).toBeNull();
    const page = await look({ authorization: authorization(TOKEN) }, '?said=DONE');
    expect(page.body).toContain('No booking waits');
    expect(page.body).toContain('role="status"');
  });

  it('stops listening to an address that guesses', async () => {
    for (let at = 0; at < 25; at += 1) await look({ authorization: authorization(`guess ${at}`) });
    expect((await look({ authorization: authorization(TOKEN) })).statusCode).toBe(429);
  });
});
