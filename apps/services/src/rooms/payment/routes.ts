import { webhook } from '@escale/contract/payment-provider';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { Clock } from '../../platform/clock.ts';
import { hearPayment } from './saga.ts';
import { isSignatureValid } from './signature.ts';

export interface WebhookDeps {
  readonly db: Pool;
  readonly clock: Clock;
  readonly ticks: Clock;
  readonly secret: string;
}

/** Largest webhook we read, in bytes. */
const BODY_LIMIT = 64 * 1024;

/**
 * `POST /webhook`: the provider tells that a payment moved. 401 without a fresh signature of ours, 400 when unreadable, else 200: also for
 * a repeat and for payments that are none of ours, so that the provider stops sending them.
 */
export const registerWebhook = async (app: FastifyInstance, deps: WebhookDeps): Promise<void> => {
  await app.register(async (scope) => {
    // The signature is over the bytes as sent: this route alone reads its body as text.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) => done(null, body));
    scope.post('/webhook', async (request, reply) => {
      const { body } = request;
      const header = request.headers['x-signature'];
      // The provider signs with the machine's time, whatever day it is in our business.
      if (typeof body !== 'string' || !isSignatureValid(Array.isArray(header) ? header[0] : header, body, deps.secret, deps.ticks.now()))
        return reply.code(401).send({ code: 'UNAUTHORIZED' });
      const message = parseMessage(body);
      if (message === undefined) return reply.code(400).send({ code: 'BAD_REQUEST' });
      const fresh = await deps.db.query('insert into payment_webhook (event_id, received_at) values ($1, $2) on conflict do nothing', [
        message.eventId,
        new Date(deps.clock.now()),
      ]);
      if (fresh.rowCount === 1) await hearPayment(deps, message.payment);
      return reply.code(200).send({ received: true });
    });
  });
};

const parseMessage = (body: string) => {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return undefined;
  }
  const parsed = webhook.safeParse(value);
  return parsed.success && parsed.data.eventId.length <= 100 ? parsed.data : undefined;
};
