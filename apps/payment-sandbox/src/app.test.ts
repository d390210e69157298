import { CompactEncrypt, importJWK } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { createSandbox } from './app.ts';
import { behaviourOf, cardBrand, invalidCardFields, passesCheckDigit, TEST_CARDS } from './card.ts';
import { CHALLENGE_CODE, settleDue } from './payments.ts';
import { Store } from './store.ts';
import { deliverDue, signWebhook } from './webhooks.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
let store: Store;
let app: FastifyInstance;
let now = NOW;
let keyCount = 0;

beforeEach(async () => {
  now = NOW;
  store = new Store(':memory:');
  app = await createSandbox({ store, base: 'http://sandbox.test', merchantKey: 'secret-key', webhookSecret: 'hook', now: () => now, lateBy: 8_000 });
});

const encrypt = async (number: string, change: Record<string, unknown> = {}): Promise<string> => {
  const { keys } = (await app.inject('/v1/keys')).json<{ keys: Parameters<typeof importJWK>[0][] }>();
  const jwk = keys[0];
  if (!jwk) throw new Error('no key published');
  const text = JSON.stringify({
    number,
    cvc: number.startsWith('3') ? '1234' : '123',
    exp: '12/30',
    holder: 'Ada Martin',
    nonce: `nonce-of-card-${(keyCount += 1)}`,
    ts: now,
    ...change,
  });
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: jwk.kid ?? '' })
    .encrypt(await importJWK(jwk, 'RSA-OAEP-256'));
};
const call = (method: 'GET' | 'POST', url: string, payload?: object, key = `key-${(keyCount += 1)}-00000000`) =>
  app.inject({ method, url, ...(payload ? { payload } : {}), headers: { authorization: 'Bearer secret-key', 'idempotency-key': key } });
const request = (extra: object) => ({
  reference: `ref-${(keyCount += 1)}`,
  amount: 249_800,
  currency: 'EUR',
  returnUrl: 'http://af.localhost:3000/fr-FR/external-redirect?code=1',
  payee: 'Aérelle Vacances',
  locale: 'fr-FR',
  ...extra,
});
const payByCard = async (number: string, change = {}) =>
  call('POST', '/v1/payments', request({ method: 'card', encryptedCard: await encrypt(number, change) }));
const path = (url: string) => url.replace('http://sandbox.test', '');

describe('cards', () => {
  it('all test cards pass the check digit and one wrong digit does not', () => {
    for (const number of Object.keys(TEST_CARDS)) expect(passesCheckDigit(number)).toBe(true);
    expect(passesCheckDigit('4242424242424241')).toBe(false);
    expect(behaviourOf('4111111111111111').authorise).toBe('AUTHORISED');
    expect([cardBrand('378282246310005'), cardBrand('5555555555554444'), cardBrand('4242424242424242')]).toEqual(['amex', 'mc', 'visa']);
  });
  it('a card is good until the end of its month', () => {
    const card = { number: '4242424242424242', cvc: '123', exp: '11/26', holder: 'A B', nonce: 'x', ts: 0 };
    expect(invalidCardFields(card, Date.UTC(2026, 10, 30, 23))).toEqual([]);
    expect(invalidCardFields(card, Date.UTC(2026, 11, 1))).toEqual(['exp']);
  });
});

describe('merchant API', () => {
  it('refuses a caller without the merchant key, and a body that is no request', async () => {
    expect((await app.inject({ method: 'POST', url: '/v1/payments', payload: {} })).statusCode).toBe(401);
    expect((await call('POST', '/v1/payments', { amount: 'x' })).statusCode).toBe(400);
    expect(
      (
        await app.inject({ method: 'POST', url: '/v1/payments', payload: request({ method: 'paypal' }), headers: { authorization: 'Bearer secret-key' } })
      ).json().code,
    ).toBe('IDEMPOTENCY_KEY_REQUIRED');
  });
  it.each([
    ['4242424242424242', 'AUTHORISED'],
    ['4000000000003220', 'CHALLENGE'],
    ['4000000000000002', 'REFUSED'],
    ['4000008400001629', 'REFUSED_3DS'],
    ['4000000000000119', 'TECHNICAL_ERROR'],
    ['4000000000000127', 'INFORMATION_ERROR'],
  ])('card %s gives %s', async (number, status) => {
    expect((await payByCard(number)).json().status).toBe(status);
  });
  it('names the wrong fields and never shows more than four digits', async () => {
    const answer = await payByCard('4242424242424241');
    expect(answer.json()).toMatchObject({ status: 'INFORMATION_ERROR', invalidFields: ['number'], cardLast4: '4241' });
    expect(answer.body).not.toContain('424242424242');
  });
  it('refuses a card encrypted long ago and one sent twice', async () => {
    expect((await payByCard('4242424242424242', { ts: NOW - 3_600_000 })).json().status).toBe('INFORMATION_ERROR');
    await payByCard('4242424242424242', { nonce: 'again-and-again' });
    expect((await payByCard('4242424242424242', { nonce: 'again-and-again' })).json().status).toBe('TECHNICAL_ERROR');
  });
  it('the same idempotency key is answered once, another body under it is refused', async () => {
    const body = request({ method: 'card', encryptedCard: await encrypt('4242424242424242') });
    const first = await call('POST', '/v1/payments', body, 'same-key-1');
    expect((await call('POST', '/v1/payments', body, 'same-key-1')).json()).toEqual(first.json());
    expect((await call('POST', '/v1/payments', { ...body, amount: 1 }, 'same-key-1')).statusCode).toBe(409);
  });
  it('captures once, refunds up to what was captured, and cancels only what was not', async () => {
    const { id } = (await payByCard('4242424242424242')).json();
    expect((await call('POST', `/v1/payments/${id}/capture`, { amount: 249_801 })).statusCode).toBe(400);
    expect((await call('POST', `/v1/payments/${id}/capture`, { amount: 249_800 })).json()).toMatchObject({ status: 'CAPTURED', captured: 249_800 });
    expect((await call('POST', `/v1/payments/${id}/capture`, { amount: 249_800 })).json().captured).toBe(249_800);
    expect((await call('POST', `/v1/payments/${id}/cancel`, {})).statusCode).toBe(409);
    expect((await call('POST', `/v1/payments/${id}/refund`, { amount: 100_000 })).json().status).toBe('PARTIALLY_REFUNDED');
    expect((await call('POST', `/v1/payments/${id}/refund`, { amount: 149_801 })).statusCode).toBe(409);
    expect((await call('POST', `/v1/payments/${id}/refund`, { amount: 149_800 })).json()).toMatchObject({ status: 'REFUNDED', refunded: 249_800 });
  });
  it('a card may authorise and still fail at capture', async () => {
    const { id } = (await payByCard('4000000000000341')).json();
    expect((await call('POST', `/v1/payments/${id}/capture`, { amount: 249_800 })).json()).toMatchObject({ status: 'REFUSED', captured: 0 });
  });
  it('finds a payment by the reference of the merchant', async () => {
    const made = (await payByCard('4242424242424242')).json();
    expect((await call('GET', `/v1/payments/by-reference/${made.reference}`)).json().id).toBe(made.id);
    expect((await call('GET', '/v1/payments/by-reference/nothing')).statusCode).toBe(404);
  });
});

describe('pages', () => {
  const post = (url: string, body: string) =>
    app.inject({ method: 'POST', url: path(url), payload: body, headers: { 'content-type': 'application/x-www-form-urlencoded' } });
  it('the challenge shows amount and payee, takes the right code, and loses after three wrong ones', async () => {
    const { id, actionUrl } = (await payByCard('4000000000003220')).json();
    const page = await app.inject(path(actionUrl));
    expect(page.body).toMatch(/2\s498,00/u);
    expect(page.body).toContain('Aérelle Vacances');
    expect((await post(actionUrl, 'code=111111&action=confirm')).body).toContain('role="alert"');
    expect((await post(actionUrl, `code=${CHALLENGE_CODE}&action=confirm`)).body).toContain('payment-step-done');
    expect((await call('GET', `/v1/payments/${id}`)).json()).toMatchObject({ status: 'AUTHORISED', authorised: 249_800 });
    const other = (await payByCard('4000000000003220')).json();
    for (let i = 0; i < 3; i += 1) await post(other.actionUrl, 'code=000000&action=confirm');
    expect((await call('GET', `/v1/payments/${other.id}`)).json().status).toBe('REFUSED_3DS');
  });
  it('a page cannot be opened without its secret', async () => {
    const { id } = (await payByCard('4000000000003220')).json();
    expect((await app.inject(`/challenge/${id}/guess`)).statusCode).toBe(404);
  });
  it.each([
    ['pay', 'CAPTURED'],
    ['abort', 'ABORTED'],
    ['error', 'ERROR'],
    ['late', 'PENDING'],
  ])('hosted page choice %s gives %s and a signed way back', async (choice, status) => {
    const made = (await call('POST', '/v1/payments', request({ method: 'paypal' }))).json();
    const answer = await post(made.redirectUrl, `choice=${choice}`);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toMatch(new RegExp(`code=1&paymentId=${made.id}&paymentStatus=${status}&signature=[0-9a-f]{64}$`, 'u'));
    expect((await call('GET', `/v1/payments/${made.id}`)).json().status).toBe(status);
  });
  it('a late payment is confirmed when its time has come', async () => {
    const made = (await call('POST', '/v1/payments', request({ method: 'paypal' }))).json();
    await post(made.redirectUrl, 'choice=late');
    now = NOW + 7_999;
    expect(settleDue(store, 'http://sandbox.test', now)).toBe(0);
    now = NOW + 8_000;
    expect(settleDue(store, 'http://sandbox.test', now)).toBe(1);
    expect((await call('GET', `/v1/payments/${made.id}`)).json()).toMatchObject({ status: 'CAPTURED', captured: 249_800 });
  });
});

describe('webhooks', () => {
  it('are signed, delivered again after a refusal, and stop once accepted', async () => {
    const seen: { body: string; signature: string }[] = [];
    const { default: Fastify } = await import('fastify');
    const receiver = Fastify();
    receiver.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    receiver.post('/hook', (incoming, reply) => {
      seen.push({ body: String(incoming.body), signature: String(incoming.headers['x-signature']) });
      return reply.code(seen.length === 1 ? 500 : 204).send();
    });
    const webhookUrl = `${await receiver.listen({ port: 0, host: '127.0.0.1' })}/hook`;
    const { id } = (await call('POST', '/v1/payments', request({ method: 'card', encryptedCard: await encrypt('4242424242424242'), webhookUrl }))).json();
    await call('POST', `/v1/payments/${id}/capture`, { amount: 249_800 });
    expect(await deliverDue(store, 'hook', () => now)).toBe(0);
    expect(await deliverDue(store, 'hook', () => now)).toBe(0);
    now += 1_000;
    expect(await deliverDue(store, 'hook', () => now)).toBe(1);
    expect(await deliverDue(store, 'hook', () => now + 86_400_000)).toBe(0);
    const last = seen[1];
    expect(last?.signature).toBe(signWebhook(last?.body ?? '', 'hook', now));
    expect(JSON.parse(last?.body ?? '{}').payment).toMatchObject({ id, status: 'CAPTURED' });
    await receiver.close();
  });
});
