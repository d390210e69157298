import type { Payment, PaymentOutcome } from '@escale/contract/payment-provider';
import type { PaymentProvider, ProviderAnswer } from './provider.ts';

export type Fault = 'DROP_BEFORE' | 'DROP_AFTER' | 'NONE';

export interface FakeProvider extends PaymentProvider {
  readonly payments: Map<string, Payment>;
  /** Executed effects, in order: `capture <payment id>`. */
  readonly effects: string[];
  /** What the next created payments become. */
  outcome: PaymentOutcome;
  captureOutcome: 'CAPTURED' | 'REFUSED';
  /** Asked before each call: whether its connection breaks before or after acting. */
  fault: (call: string) => Fault;
  /** Runs inside each call, before it answers: a late answer. */
  meanwhile: (call: string) => Promise<void>;
  /** The traveller (or bank) finishes a waiting payment. */
  settle(id: string, status: PaymentOutcome): Payment;
}

/** A payment provider in memory for tests: it can succeed, decline, answer late and break off before or after acting; keys act once. */
export const createFakeProvider = (): FakeProvider => {
  const payments = new Map<string, Payment>();
  const effects: string[] = [];
  const answered = new Map<string, ProviderAnswer>();
  let count = 0;

  const act = async (call: string, key: string | undefined, work: () => ProviderAnswer): Promise<ProviderAnswer> => {
    const fault = fake.fault(call);
    if (fault === 'DROP_BEFORE') return { ok: false, code: 'UNREACHABLE', reason: 'connection broke off' };
    const known = key === undefined ? undefined : answered.get(key);
    const answer = known ?? work();
    if (key !== undefined) answered.set(key, answer);
    await fake.meanwhile(call);
    return fault === 'DROP_AFTER' ? { ok: false, code: 'UNREACHABLE', reason: 'connection broke off' } : answer;
  };
  const save = (payment: Payment): ProviderAnswer => {
    payments.set(payment.id, payment);
    return { ok: true, payment };
  };
  const of = (id: string, work: (payment: Payment) => ProviderAnswer): ProviderAnswer => {
    const payment = payments.get(id);
    return payment === undefined ? { ok: false, code: 'NOT_FOUND', reason: 'unknown payment' } : work(payment);
  };
  const rejected = (reason: string): ProviderAnswer => ({ ok: false, code: 'REJECTED', reason });
  const withStatus = (payment: Payment, status: PaymentOutcome): Payment => ({
    ...payment,
    status,
    authorised: status === 'AUTHORISED' || status === 'CAPTURED' ? payment.amount : 0,
    captured: status === 'CAPTURED' ? payment.amount : payment.captured,
  });

  const fake: FakeProvider = {
    payments,
    effects,
    outcome: 'AUTHORISED',
    captureOutcome: 'CAPTURED',
    fault: () => 'NONE',
    meanwhile: () => Promise.resolve(),
    settle: (id, status) => {
      const payment = payments.get(id);
      if (payment === undefined) throw new Error(`unknown payment ${id}`);
      const next = withStatus(payment, status);
      payments.set(id, next);
      return next;
    },
    create: (key, order) =>
      act('create', key, () => {
        if ([...payments.values()].some((payment) => payment.reference === order.reference)) return rejected('REFERENCE_ALREADY_USED');
        count += 1;
        const id = `pay-${count}`;
        effects.push(`create ${id}`);
        const status = order.method === 'paypal' && fake.outcome === 'AUTHORISED' ? 'REDIRECT' : fake.outcome;
        const fresh: Payment = {
          id,
          reference: order.reference,
          status: 'PENDING',
          amount: order.amount,
          currency: order.currency,
          authorised: 0,
          captured: 0,
          refunded: 0,
          method: order.method,
        };
        return save({
          ...withStatus(fresh, status),
          ...(status === 'CHALLENGE' ? { actionUrl: `https://pay.example/challenge/${id}` } : {}),
          ...(status === 'REDIRECT' ? { redirectUrl: `https://pay.example/pay/${id}` } : {}),
        });
      }),
    get: (id) => act('get', undefined, () => of(id, (payment) => ({ ok: true, payment }))),
    find: (reference) =>
      act('find', undefined, () => {
        const payment = [...payments.values()].find((candidate) => candidate.reference === reference);
        return payment === undefined ? { ok: false, code: 'NOT_FOUND', reason: 'unknown payment' } : { ok: true, payment };
      }),
    capture: (key, id, amount) =>
      act('capture', key, () =>
        of(id, (payment) => {
          if (payment.status !== 'AUTHORISED') return rejected('NOT_AUTHORISED');
          effects.push(`capture ${id}`);
          return save(
            fake.captureOutcome === 'CAPTURED' ? { ...payment, status: 'CAPTURED', captured: amount } : { ...payment, status: 'REFUSED', authorised: 0 },
          );
        }),
      ),
    cancel: (key, id) =>
      act('cancel', key, () =>
        of(id, (payment) => {
          if (payment.captured > 0) return rejected('ALREADY_CAPTURED');
          effects.push(`cancel ${id}`);
          return save({ ...payment, status: 'CANCELLED', authorised: 0 });
        }),
      ),
    refund: (key, id, amount) =>
      act('refund', key, () =>
        of(id, (payment) => {
          if (payment.refunded + amount > payment.captured) return rejected('NOTHING_TO_REFUND');
          effects.push(`refund ${id}`);
          return save({ ...payment, refunded: payment.refunded + amount, status: 'REFUNDED' });
        }),
      ),
  };
  return fake;
};
