import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { wireCurrency, wireText } from './wire.ts';

/**
 * The payment sandbox's own API, as a real provider would publish it. Server calls carry `authorization: Bearer <merchant key>` and
 * `idempotency-key`; the same key always gets the same answer, also after a restart. Amounts are minor units.
 * Other doors: `GET /v1/keys` (JWKS for card encryption, RSA-OAEP-256 + A256GCM over `{number, cvc, exp, holder, nonce, ts}`),
 * hosted pages under `/pay/…` and `/challenge/…`, webhooks signed `x-signature: t=<unix>,v1=<hmac-sha256 hex of "t.body">` with retry.
 */
export const PAYMENT_OUTCOMES = [
  'AUTHORISED',
  'CAPTURED',
  'CHALLENGE',
  'REDIRECT',
  'PENDING',
  'REFUSED',
  'REFUSED_3DS',
  'TECHNICAL_ERROR',
  'INFORMATION_ERROR',
  'ABORTED',
  'ERROR',
  'CANCELLED',
  'REFUNDED',
  'PARTIALLY_REFUNDED',
] as const;
export type PaymentOutcome = (typeof PAYMENT_OUTCOMES)[number];

export const payment = z.object({
  id: z.string(),
  reference: z.string(),
  status: z.enum(PAYMENT_OUTCOMES),
  amount: z.int(),
  currency: wireCurrency,
  authorised: z.int(),
  captured: z.int(),
  refunded: z.int(),
  method: z.enum(['card', 'paypal']),
  /** Where the traveller must go: a challenge page (frame) or the hosted page (redirect). */
  actionUrl: z.optional(z.string()),
  redirectUrl: z.optional(z.string()),
  invalidFields: z.optional(z.array(z.string())),
  cardBrand: z.optional(z.string()),
  cardLast4: z.optional(z.string()),
});
export type Payment = z.infer<typeof payment>;

export const createPayment = endpoint({
  method: 'POST',
  path: '/v1/payments',
  body: 'json',
  request: z.object({
    reference: wireText(64),
    amount: z.int().check(z.gte(1)),
    currency: wireCurrency,
    method: z.enum(['card', 'paypal']),
    encryptedCard: z.optional(wireText(8000)),
    returnUrl: wireText(500),
    webhookUrl: z.optional(wireText(500)),
    payee: wireText(80),
    locale: wireText(8),
    description: z.optional(wireText(200)),
  }),
  response: payment,
});
export const getPayment = endpoint({ method: 'GET', path: '/v1/payments/:id', body: 'none', request: z.object({ id: wireText(64) }), response: payment });
export const findPayment = endpoint({
  method: 'GET',
  path: '/v1/payments/by-reference/:reference',
  body: 'none',
  request: z.object({ reference: wireText(64) }),
  response: payment,
});
export const capturePayment = endpoint({
  method: 'POST',
  path: '/v1/payments/:id/capture',
  body: 'json',
  request: z.object({ amount: z.int() }),
  response: payment,
});
export const cancelPayment = endpoint({ method: 'POST', path: '/v1/payments/:id/cancel', body: 'json', request: z.object({}), response: payment });
export const refundPayment = endpoint({
  method: 'POST',
  path: '/v1/payments/:id/refund',
  body: 'json',
  request: z.object({ amount: z.int() }),
  response: payment,
});

/** Body of a webhook; the receiver answers 2xx or gets it again with back-off. */
export const webhook = z.object({ eventId: z.string(), payment });
