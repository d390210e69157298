import Fastify, { type FastifyInstance } from 'fastify';
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerWebhook } from './routes.ts';
import { advance, startPayment } from './saga.ts';
import { createSagaFixture, type SagaFixture } from './saga-fixture.ts';

let saga: SagaFixture;
let app: FastifyInstance;
const SECRET = 'webhook-secret';

beforeAll(async () => {
  saga = await createSagaFixture('webhook');
  app = Fastify();
  await registerWebhook(app, { db: saga.context.db, clock: saga.context.clock, ticks: saga.context.ticks, secret: SECRET });
});
afterAll(async () => {
  await app.close();
  await saga.database.close();
});

const signed = (body: string, at = saga.context.ticks.now()) => {
  const t = Math.floor(at / 1000);
  return `t=${t},v1=${createHmac('sha256', SECRET).update(`${t}.${body}`).digest('hex')}`;
};
const post = (body: string, signature?: string) =>
  app.inject({
    method: 'POST',
    url: '/webhook',
    payload: body,
    headers: { 'content-type': 'application/json', ...(signature === undefined ? {} : { 'x-signature': signature }) },
  });
const event = (payment: object, eventId = 'event-1') => JSON.stringify({ eventId, payment });
const nobody = { id: 'x', reference: 'y', status: 'CAPTURED', amount: 1, currency: 'EUR', authorised: 1, captured: 1, refunded: 0, method: 'card' };

describe('the webhook receiver', () => {
  it('answers 401 to what is not signed, and 400 to what is signed but unreadable', async () => {
    expect((await post(event(nobody))).statusCode).toBe(401);
    expect((await post(event(nobody), signed('something else'))).statusCode).toBe(401);
    expect((await post(event(nobody), signed(event(nobody), saga.context.ticks.now() - 600_000))).statusCode).toBe(401);
    for (const body of ['not json', '{}', '[]', 'null', event({ ...nobody, amount: 'much' })])
      expect({ body, status: (await post(body, signed(body))).statusCode }).toEqual({ body, status: 400 });
  });

  it('answers 200 to a payment that is none of ours, so that it is not sent again', async () => {
    const body = event(nobody);
    expect((await post(body, signed(body))).statusCode).toBe(200);
  });

  it('wakes the booking, whose state then comes from the provider and not from the message', async () => {
    const id = await saga.aHeldBooking();
    await startPayment(saga.context, saga.start(id, { method: 'paypal' }));
    await advance(saga.context, id);
    const payment = [...saga.provider.payments.values()].at(-1);
    const lie = event({ ...payment, status: 'CAPTURED', captured: 100_000 }, 'event-2');
    expect((await post(lie, signed(lie))).statusCode).toBe(200);
    await advance(saga.context, id);
    expect(await saga.state(id)).toMatchObject({ state: 'REDIRECTED' });
    saga.provider.settle(payment?.id ?? '', 'CAPTURED');
    const truth = event({ ...payment, status: 'CAPTURED', captured: 100_000 }, 'event-3');
    expect((await post(truth, signed(truth))).statusCode).toBe(200);
    expect((await post(truth, signed(truth))).statusCode).toBe(200);
    await advance(saga.context, id);
    expect(await saga.state(id)).toMatchObject({ state: 'CONFIRMED' });
    expect(await saga.history(id)).toEqual(['AUTHORISING', 'REDIRECTED', 'CAPTURED', 'CONFIRMING', 'CONFIRMED']);
  });
});
