/** Wait between two polls when the answer names none, in milliseconds (readings 6.3 row 37). */
export const DEFAULT_CALLBACK_DELAY = 5000;

/** What the polling reads of an external-payment answer (funnel 7.6). */
export interface PollAnswer {
  readonly status?: string | null | undefined;
  readonly callbackDelay?: number | null | undefined;
  readonly externalPaymentStatus?: string | null | undefined;
}

export type PollStep =
  | { readonly next: 'poll'; readonly delay: number }
  | { readonly next: 'stop'; readonly status: string | null; readonly externalPaymentStatus: string | null };

/**
 * Next step of external-payment polling (funnel 4.5): the callback is called again after callbackDelay while the status is absent, RETRY or
 * EXTERNAL_HTML_REQUEST. An external payment status is a result and stops it, except under RETRY (readings 5).
 */
export function nextPollStep(answer: PollAnswer): PollStep {
  const status = answer.status ?? null;
  const externalPaymentStatus = answer.externalPaymentStatus ?? null;
  const isWaiting = status === 'RETRY' || (externalPaymentStatus === null && (status === null || status === 'EXTERNAL_HTML_REQUEST'));
  if (!isWaiting) return { next: 'stop', status, externalPaymentStatus };
  const delay = answer.callbackDelay ?? DEFAULT_CALLBACK_DELAY;
  return { next: 'poll', delay: Number.isFinite(delay) && delay > 0 ? delay : DEFAULT_CALLBACK_DELAY };
}
