/** One row per expected failure: the HTTP status is derived from here and never rewritten. */
export interface ErrorRow {
  readonly status: 400 | 401 | 403 | 404 | 409 | 429 | 500 | 504;
  readonly retryable: boolean;
  readonly reportable: boolean;
  /** Interface message shown when nothing more specific applies (platform 8). */
  readonly messageId: string;
}

/** The error catalogue: code → status, retryable, reportable, message id (platform 8, funnel 8). */
export const ERRORS = {
  BAD_REQUEST: { status: 400, retryable: false, reportable: false, messageId: 'error.generic' },
  UNAUTHORIZED: { status: 401, retryable: false, reportable: false, messageId: 'error.must.be.authenticated' },
  SESSION_EXPIRED: { status: 401, retryable: false, reportable: false, messageId: 'error.must.be.authenticated' },
  FORBIDDEN: { status: 403, retryable: false, reportable: false, messageId: 'error.user.not.identified' },
  NOT_FOUND: { status: 404, retryable: false, reportable: false, messageId: 'error.user.not.identified' },
  CONFLICT: { status: 409, retryable: false, reportable: false, messageId: 'error.generic' },
  /** A quote refused because rooms or seats are gone, or cost something else by now (funnel 8). */
  INSUFFICIENT_ALLOTMENT: { status: 409, retryable: false, reportable: false, messageId: 'error.generic' },
  PRICE_CHANGED: { status: 409, retryable: true, reportable: false, messageId: 'error.generic' },
  /** What became of a payment on the provider's page (funnel 8). */
  BOOK_EXTERNAL_PAYMENT_STATUS_ABORTED: { status: 409, retryable: false, reportable: false, messageId: 'error.generic' },
  BOOK_EXTERNAL_PAYMENT_STATUS_REFUSED: { status: 409, retryable: false, reportable: false, messageId: 'error.generic' },
  TOO_MANY_REQUEST: { status: 429, retryable: true, reportable: false, messageId: 'error.generic' },
  INTERNAL_SERVER_ERROR: { status: 500, retryable: true, reportable: true, messageId: 'error.generic' },
  BOOK_EXTERNAL_PAYMENT_STATUS_UNKNOWN: { status: 500, retryable: true, reportable: true, messageId: 'error.generic' },
  BOOK_EXTERNAL_PAYMENT_TECHNICAL_ERROR: { status: 500, retryable: true, reportable: true, messageId: 'error.generic' },
  GATEWAY_TIMEOUT: { status: 504, retryable: true, reportable: true, messageId: 'error.generic' },
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof ERRORS;

/** One problem of a refused request: where, and the message id that says what. */
export interface FieldError {
  readonly path: string;
  readonly messageId: string;
}

/** The body of every refused call: code, optional field errors, an incident id to quote, the specification's data. */
export interface ErrorBody {
  readonly code: ErrorCode;
  readonly errorMessage?: string;
  readonly fieldErrors?: readonly FieldError[];
  readonly incidentId?: string;
  readonly data?: Readonly<Record<string, unknown>>;
}
