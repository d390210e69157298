import type { BookResponse, BookStatus } from '@escale/contract/booking';
import type { NearHotel } from '../../shared/near-hotels.tsx';

/** What the payment page asks its own server between two pages; the address is `/sdp/booking/payment/step`. */
export type PaymentStep =
  | { readonly step: 'book'; readonly code: string; readonly booking: unknown }
  /** Pays what is due of a booking that stands unpaid. */
  | { readonly step: 'balance'; readonly code: string; readonly booking: unknown }
  /** Back from a page of the provider, or the polling came to an end: how does the booking stand? */
  | { readonly step: 'resume'; readonly code: string }
  /** What the session knows, for answers that never arrived. */
  | { readonly step: 'state'; readonly code: string }
  /** Takes the same rooms and seats for another ten minutes, at today's price. */
  | { readonly step: 'hold'; readonly code: string }
  /** The nearest other hotels of the same search. */
  | { readonly step: 'alternatives'; readonly code: string };

export interface StepAnswer {
  readonly ok: boolean;
  /** Why there is no answer: nobody knows yet what happened. */
  readonly failure?: string | undefined;
  readonly incidentId?: string | undefined;
  readonly book?: BookResponse | undefined;
  readonly bookStatus?: BookStatus | undefined;
  readonly callbackUrl?: string | undefined;
  readonly isBooked?: boolean | undefined;
  readonly hold?:
    | { readonly status: string; readonly holdUntil?: string | undefined; readonly oldPrice?: number | undefined; readonly newPrice?: number | undefined }
    | undefined;
  readonly alternatives?: readonly NearHotel[] | undefined;
}

/** Asks the server; a lost connection is an answer too (`NETWORK`), because the booking may have gone through. */
export const askStep = async (address: string, step: PaymentStep, signal?: AbortSignal): Promise<StepAnswer> => {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(step),
      ...(signal === undefined ? {} : { signal }),
    });
    const body: unknown = await answer.json();
    // `as`: our own server's answer, typed by the same interface.
    return typeof body === 'object' && body !== null && 'ok' in body ? (body as StepAnswer) : { ok: false, failure: 'INVALID_ANSWER' };
  } catch {
    return { ok: false, failure: 'NETWORK' };
  }
};
