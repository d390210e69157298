import { payment as paymentSchema } from '@escale/contract/payment-provider';
import type { PaymentOrder, PaymentProvider, ProviderAnswer } from './provider.ts';

export interface SandboxSettings {
  /** Address of the provider's API, for example http://127.0.0.1:4100. */
  readonly url: string;
  readonly merchantKey: string;
  /** Milliseconds after which an answer counts as lost. */
  readonly timeout?: number;
}

const DEFAULT_TIMEOUT = 8_000;

const unreachable = (reason: string): ProviderAnswer => ({ ok: false, code: 'UNREACHABLE', reason });

/** Reads a provider answer; nothing from outside is used unparsed. A refusal (4xx) did not act, a 5xx may have. */
const readAnswer = async (response: Response): Promise<ProviderAnswer> => {
  if (response.status === 404) return { ok: false, code: 'NOT_FOUND', reason: 'unknown payment' };
  if (response.status === 408 || response.status === 429 || response.status >= 500) return unreachable(`status ${response.status}`);
  const body: unknown = await response.json().catch(() => undefined);
  if (response.status >= 400) {
    const code = typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string' ? body.code : `status ${response.status}`;
    return { ok: false, code: 'REJECTED', reason: code.slice(0, 80) };
  }
  const parsed = paymentSchema.safeParse(body);
  return parsed.success ? { ok: true, payment: parsed.data } : { ok: false, code: 'UNREADABLE', reason: 'answer does not match the contract' };
};

/** Adapter of the payment sandbox's HTTP API (contract `payment-provider`): time limit on every call, answers parsed, errors as values. */
export const createSandboxProvider = ({ url, merchantKey, timeout = DEFAULT_TIMEOUT }: SandboxSettings): PaymentProvider => {
  const base = url.replace(/\/$/u, '');
  const call = async (method: 'GET' | 'POST', path: string, key?: string, body?: object): Promise<ProviderAnswer> => {
    try {
      const response = await fetch(`${base}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${merchantKey}`,
          ...(key === undefined ? {} : { 'idempotency-key': key }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeout),
        redirect: 'error',
      });
      return await readAnswer(response);
    } catch (error) {
      return unreachable(error instanceof Error ? error.name : 'unknown');
    }
  };
  const of = (id: string) => `/v1/payments/${encodeURIComponent(id)}`;
  return {
    create: (key, order: PaymentOrder) => call('POST', '/v1/payments', key, order),
    get: (id) => call('GET', of(id)),
    find: (reference) => call('GET', `/v1/payments/by-reference/${encodeURIComponent(reference)}`),
    capture: (key, id, amount) => call('POST', `${of(id)}/capture`, key, { amount }),
    cancel: (key, id) => call('POST', `${of(id)}/cancel`, key, {}),
    refund: (key, id, amount) => call('POST', `${of(id)}/refund`, key, { amount }),
  };
};
