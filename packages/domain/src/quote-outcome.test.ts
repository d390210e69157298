import { describe, expect, test } from 'vitest';
import { STRATEGIES } from './partner-strategy.ts';
import { type FunnelFlow, isQuoteOk, quoteFailureOutcome, quoteStatusOutcome } from './quote-outcome.ts';

describe('an answered quote', () => {
  test('SUCCESS and WARNING go to payment, WARNING with its price change', () => {
    expect(quoteStatusOutcome('SUCCESS', 'product')).toEqual({ go: 'payment', isPriceChangeShown: false });
    expect(quoteStatusOutcome('WARNING', 'sdp')).toEqual({ go: 'payment', isPriceChangeShown: true });
    expect(['SUCCESS', 'WARNING', 'LOADING', 'NOT_FOUND'].map(isQuoteOk)).toEqual([true, true, false, false]);
  });
  test.each(['FULL_FLIGHT', 'FULL_PROPERTY', 'FULL_TRANSFER'])('%s goes back to search in the product funnel only', (status) => {
    expect(quoteStatusOutcome(status, 'product')).toEqual({ go: 'search', messageId: 'error.no.availabilities.search' });
    for (const flow of ['sdp', 'stopover', 'hotel-only'] satisfies FunnelFlow[]) expect(quoteStatusOutcome(status, flow)).toEqual({ go: 'stay' });
  });
  test("BAD_REQUEST shows the form's errors outside the product funnel", () => {
    expect([quoteStatusOutcome('BAD_REQUEST', 'sdp').go, quoteStatusOutcome('BAD_REQUEST', 'product').go]).toEqual(['search-form-errors', 'stay']);
  });
  test('an expired session asks to authenticate again, any other status stays', () => {
    expect(quoteStatusOutcome('SESSION_EXPIRED', 'sdp')).toEqual({ go: 'session-expired', messageId: 'error.must.be.authenticated' });
    expect(quoteStatusOutcome('MISSING_INCLUDED_ACTIVITY', 'product')).toEqual({ go: 'stay' });
  });
});

describe('a failed quote call', () => {
  const fail = (httpStatus: number | null, flow: FunnelFlow = 'product', strategy: (typeof STRATEGIES)[number] = 'NAVIGATION_FIRST') =>
    quoteFailureOutcome({ httpStatus, errorMessage: 'No room' }, { flow, strategy });
  test.each([500, 504, 404, 400, null])("%s leads to the technical-error page with the server's message", (httpStatus) => {
    expect(fail(httpStatus)).toEqual({ go: 'technical-error', errorMessage: 'No room' });
  });
  test("400 shows the form's errors on sdp and stopover", () => {
    expect([fail(400, 'sdp').go, fail(400, 'stopover').go]).toEqual(['search-form-errors', 'search-form-errors']);
  });
  test('401 is an expired session', () => {
    expect(fail(401).go).toBe('session-expired');
  });
  test("403 goes by the partner's strategy", () => {
    expect(Object.fromEntries(STRATEGIES.map((strategy) => [strategy, fail(403, 'sdp', strategy).go]))).toEqual({
      NAVIGATION_FIRST: 'auth',
      SIGNUP_FIRST: 'auth',
      TRANSACTION_FIRST: 'technical-error',
      OAUTH: 'technical-error-sso',
      PRODUCT_FIRST: 'auth',
      AUTH_FLASHSALE: 'auth',
      AUTH_GC: 'auth',
      NONE: 'auth',
    });
    expect(fail(403, 'sdp', 'TRANSACTION_FIRST')).toEqual({ go: 'technical-error', errorMessage: 'No room' });
  });
  test('a server without a message leaves the default words', () => {
    expect(quoteFailureOutcome({ httpStatus: 500 }, { flow: 'sdp', strategy: 'NONE' })).toEqual({ go: 'technical-error', errorMessage: null });
  });
});
