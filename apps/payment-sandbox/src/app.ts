import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { exportJWK, exportPKCS8, generateKeyPair, importPKCS8, type JWK } from 'jose';
import * as contract from '@escale/contract/payment-provider';
import * as payments from './payments.ts';
import { challengePage, donePage, hostedPage, signedReturn } from './pages.ts';
import { publicPayment, type Store, type StoredPayment } from './store.ts';

export interface SandboxOptions {
  readonly store: Store;
  /** Origin under which travellers and merchants reach us. */
  readonly base: string;
  readonly merchantKey: string;
  readonly webhookSecret: string;
  readonly now: () => number;
  /** How long a "late" payment stays pending, in milliseconds. */
  readonly lateBy: number;
  /** Test fault: called after a merchant call took effect; true drops the connection without an answer. */
  readonly dropAnswer?: () => boolean;
}

const sameText = (a: string, b: string): boolean => {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
};

const loadKey = async (store: Store) => {
  const { privateKey, publicKey } = await generateKeyPair('RSA-OAEP-256', { extractable: true });
  const made = {
    pem: await exportPKCS8(privateKey),
    jwk: { ...(await exportJWK(publicKey)), kid: randomBytes(8).toString('hex'), alg: 'RSA-OAEP-256', use: 'enc' },
  };
  const pem = store.setting('private-key', () => made.pem);
  // Written by this function alone, as a JWK.
  const jwk = JSON.parse(store.setting('public-key', () => JSON.stringify(made.jwk))) as JWK; // our own row
  return { key: await importPKCS8(pem, 'RSA-OAEP-256'), jwk };
};

/** The payment provider as one HTTP application: merchant API, key set, challenge and hosted pages. */
export const createSandbox = async (options: SandboxOptions): Promise<FastifyInstance> => {
  const { store, base, now } = options;
  const { key, jwk } = await loadKey(store);
  const app = Fastify({ bodyLimit: 64 * 1024, logger: false });
  const frameAncestors = 'frame-ancestors http://*.localhost:* http://localhost:* https:';

  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
  app.setErrorHandler((error, _request, reply) => {
    const status = typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500;
    return reply.code(status >= 400 && status < 500 ? status : 500).send({ code: status < 500 ? 'BAD_REQUEST' : 'TECHNICAL_ERROR' });
  });

  app.get('/healthz', () => ({ status: 'OK' }));
  app.get('/v1/keys', (_request, reply) =>
    reply
      .header('access-control-allow-origin', '*')
      .header('cache-control', 'max-age=300')
      .send({ keys: [jwk] }),
  );

  const isMerchant = (header: string | undefined): boolean => header !== undefined && sameText(header, `Bearer ${options.merchantKey}`);

  /** Answers a call at most once per idempotency key; the same key with another body is refused. */
  const once = (reply: FastifyReply, idempotencyKey: unknown, fingerprint: string, work: () => payments.Result): unknown => {
    if (typeof idempotencyKey !== 'string' || idempotencyKey.length < 8 || idempotencyKey.length > 100)
      return reply.code(400).send({ code: 'IDEMPOTENCY_KEY_REQUIRED' });
    const answer = store.transaction(() => {
      const earlier = store.answered(idempotencyKey);
      if (earlier) return earlier.fingerprint === fingerprint ? earlier : { status: 409, body: JSON.stringify({ code: 'IDEMPOTENCY_KEY_REUSED' }) };
      const result = work();
      const fresh = result.ok
        ? { status: 200, body: JSON.stringify(publicPayment(result.payment, base)) }
        : { status: result.status, body: JSON.stringify({ code: result.code }) };
      store.remember(idempotencyKey, fingerprint, fresh.status, fresh.body);
      return fresh;
    });
    if (options.dropAnswer?.()) {
      reply.raw.destroy();
      return reply;
    }
    return reply.code(answer.status).type('application/json').send(answer.body);
  };

  app.register(async (api) => {
    api.addHook('onRequest', async (request, reply) => {
      if (!isMerchant(request.headers.authorization)) await reply.code(401).send({ code: 'UNAUTHORIZED' });
    });
    const body = <T>(schema: { safeParse(value: unknown): { success: boolean; data?: T | undefined } }, value: unknown): T | undefined =>
      schema.safeParse(value).data;

    api.post('/v1/payments', async (request, reply) => {
      const parsed = body(contract.createPayment.request, request.body);
      if (!parsed) return reply.code(400).send({ code: 'BAD_REQUEST' });
      const card = parsed.encryptedCard === undefined ? null : await payments.openCard(parsed.encryptedCard, key, now());
      return once(reply, request.headers['idempotency-key'], `create ${JSON.stringify(parsed)}`, () => payments.create(store, parsed, card, now()));
    });
    api.get<{ Params: { reference: string } }>('/v1/payments/by-reference/:reference', async (request, reply) => {
      const found = store.paymentByReference(request.params.reference);
      return found ? publicPayment(found, base) : reply.code(404).send({ code: 'NOT_FOUND' });
    });
    api.get<{ Params: { id: string } }>('/v1/payments/:id', async (request, reply) => {
      const found = store.payment(request.params.id);
      return found ? publicPayment(found, base) : reply.code(404).send({ code: 'NOT_FOUND' });
    });
    api.post<{ Params: { id: string; operation: string } }>('/v1/payments/:id/:operation', async (request, reply) => {
      const { id, operation } = request.params;
      const amount = operation === 'cancel' ? 0 : body(contract.capturePayment.request, request.body)?.amount;
      if (amount === undefined || !['capture', 'cancel', 'refund'].includes(operation)) return reply.code(400).send({ code: 'BAD_REQUEST' });
      return once(reply, request.headers['idempotency-key'], `${operation} ${id} ${amount}`, () => {
        const payment = store.payment(id);
        if (!payment) return { ok: false, status: 404, code: 'NOT_FOUND' };
        if (operation === 'capture') return payments.capture(store, payment, amount, base, now());
        return operation === 'cancel' ? payments.cancel(store, payment, base, now()) : payments.refund(store, payment, amount, base, now());
      });
    });
  });

  const html = (reply: FastifyReply, make: (nonce: string) => string): FastifyReply => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; img-src data:; base-uri 'none'; ${frameAncestors}`,
      )
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(make(nonce));
  };
  const open = (params: { id: string; secret: string }): StoredPayment | undefined => {
    const payment = store.payment(params.id);
    return payment && sameText(payment.secret, params.secret) ? payment : undefined;
  };
  type PageParams = { Params: { id: string; secret: string }; Body: Record<string, string> | undefined };
  const finished = (reply: FastifyReply, payment: StoredPayment): FastifyReply =>
    html(reply, (nonce) => donePage(payment, nonce, signedReturn(payment, options.webhookSecret)));

  app.get<PageParams>('/challenge/:id/:secret', (request, reply) => {
    const payment = open(request.params);
    if (!payment) return reply.code(404).send({ code: 'NOT_FOUND' });
    return payment.status === 'CHALLENGE' ? html(reply, (nonce) => challengePage(payment, nonce, false)) : finished(reply, payment);
  });
  app.post<PageParams>('/challenge/:id/:secret', (request, reply) => {
    const payment = open(request.params);
    if (!payment) return reply.code(404).send({ code: 'NOT_FOUND' });
    const answer = { code: request.body?.['code'] ?? '', cancelled: request.body?.['action'] === 'cancel' };
    const next = store.transaction(() => payments.answerChallenge(store, payment, answer, base, now()));
    return next.status === 'CHALLENGE' ? html(reply, (nonce) => challengePage(next, nonce, true)) : finished(reply, next);
  });
  app.get<PageParams>('/pay/:id/:secret', (request, reply) => {
    const payment = open(request.params);
    if (!payment) return reply.code(404).send({ code: 'NOT_FOUND' });
    return payment.status === 'REDIRECT' ? html(reply, (nonce) => hostedPage(payment, nonce)) : finished(reply, payment);
  });
  app.post<PageParams>('/pay/:id/:secret', (request, reply) => {
    const payment = open(request.params);
    const choice = request.body?.['choice'];
    if (!payment) return reply.code(404).send({ code: 'NOT_FOUND' });
    if (choice !== 'pay' && choice !== 'abort' && choice !== 'error' && choice !== 'late') return html(reply.code(400), (nonce) => hostedPage(payment, nonce));
    const next = store.transaction(() => payments.answerHostedPage(store, payment, choice, base, now(), options.lateBy));
    return reply.code(303).header('location', signedReturn(next, options.webhookSecret)).send();
  });
  return app;
};
