import type { Strategy } from './partner-strategy.ts';

export type FunnelFlow = 'product' | 'sdp' | 'stopover' | 'hotel-only';

/** What the website does after a quote answered or failed (funnel 4.4, 8). */
export type QuoteOutcome =
  | { readonly go: 'payment'; readonly isPriceChangeShown: boolean }
  | { readonly go: 'search'; readonly messageId: 'error.no.availabilities.search' }
  /** The search form validates when it mounts and shows its errors. */
  | { readonly go: 'search-form-errors' }
  | { readonly go: 'technical-error'; readonly errorMessage: string | null }
  | { readonly go: 'technical-error-sso' }
  | { readonly go: 'auth' }
  | { readonly go: 'session-expired'; readonly messageId: 'error.must.be.authenticated' }
  /** The page of the flow stays and shows the status. */
  | { readonly go: 'stay' };

/** SUCCESS and WARNING count as OK (funnel 4.1). */
export function isQuoteOk(status: string): boolean {
  return status === 'SUCCESS' || status === 'WARNING';
}

const FULL: ReadonlySet<string> = new Set(['FULL_FLIGHT', 'FULL_PROPERTY', 'FULL_TRANSFER']);

/** Outcome of an answered quote. Only the product funnel goes back to search when full: it alone owns /booking/search (readings 2.6). */
export function quoteStatusOutcome(status: string, flow: FunnelFlow): QuoteOutcome {
  if (isQuoteOk(status)) return { go: 'payment', isPriceChangeShown: status === 'WARNING' };
  if (FULL.has(status)) return flow === 'product' ? { go: 'search', messageId: 'error.no.availabilities.search' } : { go: 'stay' };
  if (status === 'SESSION_EXPIRED') return { go: 'session-expired', messageId: 'error.must.be.authenticated' };
  if (status === 'BAD_REQUEST' && flow !== 'product') return { go: 'search-form-errors' };
  return { go: 'stay' };
}

function forbiddenOutcome(strategy: Strategy, errorMessage: string | null): QuoteOutcome {
  if (strategy === 'OAUTH') return { go: 'technical-error-sso' };
  return strategy === 'TRANSACTION_FIRST' ? { go: 'technical-error', errorMessage } : { go: 'auth' };
}

/**
 * Outcome of a failed quote call by HTTP status (null: no answer). 403 by partner strategy; 400 shows the form's errors outside the product
 * funnel (readings 2.5); 401 is a session that expired (readings 5); anything else is the technical-error page with the server's message.
 */
export function quoteFailureOutcome(
  failure: { readonly httpStatus: number | null; readonly errorMessage?: string | null | undefined },
  options: { readonly flow: FunnelFlow; readonly strategy: Strategy },
): QuoteOutcome {
  const errorMessage = failure.errorMessage ?? null;
  if (failure.httpStatus === 403) return forbiddenOutcome(options.strategy, errorMessage);
  if (failure.httpStatus === 401) return { go: 'session-expired', messageId: 'error.must.be.authenticated' };
  if (failure.httpStatus === 400 && options.flow !== 'product') return { go: 'search-form-errors' };
  return { go: 'technical-error', errorMessage };
}
