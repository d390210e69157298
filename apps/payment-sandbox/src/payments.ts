import { randomBytes, randomUUID } from 'node:crypto';
import { compactDecrypt, type CryptoKey } from 'jose';
import type { createPayment, PaymentOutcome } from '@escale/contract/payment-provider';
import type { RequestOf } from '@escale/contract/endpoint';
import { behaviourOf, cardBrand, cardData, invalidCardFields, type CardData } from './card.ts';
import { publicPayment, type Store, type StoredPayment } from './store.ts';

/** Wrong codes a traveller may type before the challenge is lost. */
export const CHALLENGE_ATTEMPTS = 3;
/** The one-time code of every challenge, printed on the challenge page: this provider moves no money. */
export const CHALLENGE_CODE = '246810';
/** Encrypted cards are good for this long, in milliseconds. */
const CARD_LIFE = 30 * 60_000;

type CreateRequest = RequestOf<typeof createPayment>;

/** A refused call of the merchant API. */
export interface Refusal {
  readonly ok: false;
  readonly status: 400 | 404 | 409;
  readonly code: string;
}
export type Result = { readonly ok: true; readonly payment: StoredPayment } | Refusal;

const refuse = (status: Refusal['status'], code: string): Refusal => ({ ok: false, status, code });

/** Opens an encrypted card with our private key; null when it isn't one of ours, or is stale. */
export const openCard = async (encrypted: string, key: CryptoKey, now: number): Promise<CardData | null> => {
  try {
    const { plaintext } = await compactDecrypt(encrypted, key, { keyManagementAlgorithms: ['RSA-OAEP-256'], contentEncryptionAlgorithms: ['A256GCM'] });
    const parsed = cardData.safeParse(JSON.parse(new TextDecoder().decode(plaintext)));
    return parsed.success && Math.abs(now - parsed.data.ts) <= CARD_LIFE ? parsed.data : null;
  } catch {
    return null;
  }
};

const cardOutcome = (
  store: Store,
  card: CardData | null,
  now: number,
): Pick<StoredPayment, 'status' | 'captureOutcome' | 'invalidFields' | 'cardBrand' | 'cardLast4'> => {
  if (card === null) return { status: 'INFORMATION_ERROR', captureOutcome: 'REFUSED', invalidFields: ['number'], cardBrand: null, cardLast4: null };
  const shown = { cardBrand: cardBrand(card.number), cardLast4: card.number.slice(-4) };
  const invalidFields = invalidCardFields(card, now);
  if (invalidFields.length > 0) return { status: 'INFORMATION_ERROR', captureOutcome: 'REFUSED', invalidFields, ...shown };
  if (!store.takeNonce(card.nonce)) return { status: 'TECHNICAL_ERROR', captureOutcome: 'REFUSED', invalidFields: [], ...shown };
  const behaviour = behaviourOf(card.number);
  return {
    status: behaviour.authorise,
    captureOutcome: behaviour.capture,
    invalidFields: behaviour.authorise === 'INFORMATION_ERROR' ? ['cvc'] : [],
    ...shown,
  };
};

/** Creates a payment: decides the card's fate, or opens the hosted page of a redirect method. Runs inside the caller's transaction. */
export const create = (store: Store, request: CreateRequest, card: CardData | null, now: number): Result => {
  if (store.paymentByReference(request.reference)) return refuse(409, 'REFERENCE_ALREADY_USED');
  if (!/^https?:\/\//u.test(request.returnUrl)) return refuse(400, 'INVALID_RETURN_URL');
  const outcome =
    request.method === 'card'
      ? cardOutcome(store, card, now)
      : { status: 'REDIRECT' as const, captureOutcome: 'CAPTURED' as const, invalidFields: [], cardBrand: null, cardLast4: null };
  const payment = store.save({
    id: randomUUID(),
    secret: randomBytes(16).toString('base64url'),
    reference: request.reference,
    amount: request.amount,
    currency: request.currency,
    authorised: outcome.status === 'AUTHORISED' ? request.amount : 0,
    captured: 0,
    refunded: 0,
    method: request.method,
    returnUrl: request.returnUrl,
    webhookUrl: request.webhookUrl ?? null,
    payee: request.payee,
    locale: request.locale,
    attempts: 0,
    settleAt: null,
    ...outcome,
  });
  return { ok: true, payment };
};

/** Saves a new status and tells the merchant by webhook, in one transaction of the caller. */
const move = (
  store: Store,
  payment: StoredPayment,
  change: Partial<StoredPayment> & { readonly status: PaymentOutcome },
  base: string,
  now: number,
): StoredPayment => {
  const next = store.save({ ...payment, settleAt: null, ...change });
  if (next.webhookUrl) store.enqueueWebhook(next.webhookUrl, JSON.stringify({ eventId: randomUUID(), payment: publicPayment(next, base) }), now);
  return next;
};

/** Money is taken from the card; capturing what is captured answers the same again. */
export const capture = (store: Store, payment: StoredPayment, amount: number, base: string, now: number): Result => {
  if (payment.status === 'CAPTURED' && payment.captured === amount) return { ok: true, payment };
  if (payment.status !== 'AUTHORISED') return refuse(409, 'NOT_AUTHORISED');
  if (amount < 1 || amount > payment.authorised) return refuse(400, 'INVALID_AMOUNT');
  const change = payment.captureOutcome === 'CAPTURED' ? { status: 'CAPTURED' as const, captured: amount } : { status: 'REFUSED' as const, authorised: 0 };
  return { ok: true, payment: move(store, payment, change, base, now) };
};

/** Gives an authorisation back, or closes a payment the traveller never finished. */
export const cancel = (store: Store, payment: StoredPayment, base: string, now: number): Result => {
  if (payment.status === 'CANCELLED') return { ok: true, payment };
  if (payment.captured > 0) return refuse(409, 'ALREADY_CAPTURED');
  return { ok: true, payment: move(store, payment, { status: 'CANCELLED', authorised: 0 }, base, now) };
};

/** Sends captured money back, whole or in part, never more than was captured. */
export const refund = (store: Store, payment: StoredPayment, amount: number, base: string, now: number): Result => {
  if (amount < 1 || payment.refunded + amount > payment.captured) return refuse(409, 'NOTHING_TO_REFUND');
  const refunded = payment.refunded + amount;
  return { ok: true, payment: move(store, payment, { refunded, status: refunded === payment.captured ? 'REFUNDED' : 'PARTIALLY_REFUNDED' }, base, now) };
};

/** What the traveller did on the challenge page. Three wrong codes lose it. */
export const answerChallenge = (
  store: Store,
  payment: StoredPayment,
  answer: { readonly code?: string; readonly cancelled: boolean },
  base: string,
  now: number,
): StoredPayment => {
  if (payment.status !== 'CHALLENGE') return payment;
  if (answer.cancelled) return move(store, payment, { status: 'REFUSED_3DS' }, base, now);
  if (answer.code?.replaceAll(/\D/gu, '') === CHALLENGE_CODE) return move(store, payment, { status: 'AUTHORISED', authorised: payment.amount }, base, now);
  const attempts = payment.attempts + 1;
  return attempts >= CHALLENGE_ATTEMPTS ? move(store, payment, { status: 'REFUSED_3DS', attempts }, base, now) : store.save({ ...payment, attempts });
};

/** What the traveller did on the hosted page; `late` confirms after `lateBy` milliseconds. */
export const answerHostedPage = (
  store: Store,
  payment: StoredPayment,
  choice: 'pay' | 'abort' | 'error' | 'late',
  base: string,
  now: number,
  lateBy: number,
): StoredPayment => {
  if (payment.status !== 'REDIRECT') return payment;
  switch (choice) {
    case 'pay':
      return move(store, payment, { status: 'CAPTURED', authorised: payment.amount, captured: payment.amount }, base, now);
    case 'abort':
      return move(store, payment, { status: 'ABORTED' }, base, now);
    case 'error':
      return move(store, payment, { status: 'ERROR' }, base, now);
    case 'late':
      return move(store, payment, { status: 'PENDING', settleAt: now + lateBy }, base, now);
  }
};

/** Confirms the late payments whose time has come. */
export const settleDue = (store: Store, base: string, now: number): number =>
  store.transaction(() => {
    const due = store.dueSettlements(now).filter((payment) => payment.status === 'PENDING');
    for (const payment of due) move(store, payment, { status: 'CAPTURED', authorised: payment.amount, captured: payment.amount }, base, now);
    return due.length;
  });
