import type { BookStatus, EXTERNAL_PAYMENT_STATUSES } from '@escale/contract/booking';
import { nextPollStep } from '@escale/domain/polling';
import { OUTCOMES } from './book-outcome.ts';

/** Longest time a traveller is kept waiting before the page promises an e-mail (readings 6.2). Milliseconds. */
export const WAIT_LIMIT = 90_000;

export type ExternalStatus = (typeof EXTERNAL_PAYMENT_STATUSES)[number];

export type PollEnd =
  | { readonly end: 'answered'; readonly status?: BookStatus | undefined; readonly externalPaymentStatus?: ExternalStatus | undefined }
  /** The time is over; the payment may still come to an end by itself. */
  | { readonly end: 'late' }
  | { readonly end: 'stopped' };

export interface PollGiven {
  /** One call of the callback address; undefined when no answer came, which is tried again. */
  readonly ask: (signal: AbortSignal) => Promise<unknown>;
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  readonly now: () => number;
  readonly limit: number;
  readonly signal: AbortSignal;
}

/** Without an answer the next try comes after this time. */
const AFTER_SILENCE = 3_000;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isBookStatus = (value: unknown): value is BookStatus => typeof value === 'string' && Object.hasOwn(OUTCOMES, value);
const EXTERNAL: readonly ExternalStatus[] = ['ABORTED', 'ERROR', 'PENDING', 'SUCCESS'];

/** Asks until the polling rule says stop, the time is over, or the page goes away (funnel 4.5). */
export const pollPayment = async ({ ask, wait, now, limit, signal }: PollGiven): Promise<PollEnd> => {
  const until = now() + limit;
  for (;;) {
    const answer = await ask(signal);
    if (signal.aborted) return { end: 'stopped' };
    let delay = AFTER_SILENCE;
    if (isRecord(answer)) {
      const status = isBookStatus(answer['status']) ? answer['status'] : undefined;
      const externalPaymentStatus = EXTERNAL.find((each) => each === answer['externalPaymentStatus']);
      const step = nextPollStep({
        status,
        externalPaymentStatus,
        ...(typeof answer['callbackDelay'] === 'number' ? { callbackDelay: answer['callbackDelay'] } : {}),
      });
      if (step.next === 'stop') return { end: 'answered', status, externalPaymentStatus };
      ({ delay } = step);
    }
    if (now() + delay > until) return { end: 'late' };
    await wait(delay, signal);
    if (signal.aborted) return { end: 'stopped' };
  }
};

/** A pause that ends early when the page goes away. */
export const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', done);
  });

/** Calls a callback address of our own site; undefined when no answer came. */
export const askCallback = async (address: string, signal: AbortSignal): Promise<unknown> => {
  try {
    const answer = await fetch(address, { signal, headers: { accept: 'application/json' } });
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
};
