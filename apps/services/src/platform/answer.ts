import type { ErrorBody, ErrorCode, FieldError } from '@escale/contract/errors';

/** An expected failure of a call: travels as a value; its HTTP status follows from the code. */
export interface Failure {
  readonly ok: false;
  readonly code: ErrorCode;
  readonly fieldErrors?: readonly FieldError[];
  readonly errorMessage?: string;
  readonly data?: Readonly<Record<string, unknown>>;
}

export interface Done<Value> {
  readonly ok: true;
  readonly value: Value;
}

export type Answer<Value> = Done<Value> | Failure;

/** The call succeeded with this body. */
export const done = <Value>(value: Value): Done<Value> => ({ ok: true, value });

/**
 * The call failed in an expected way.
 * @example return fail('NOT_FOUND')
 */
export const fail = (code: ErrorCode, more: Omit<Failure, 'ok' | 'code'> = {}): Failure => ({ ok: false, code, ...more });

/** The body that tells a failure to the caller. */
export const bodyOf = ({ code, fieldErrors, errorMessage, data }: Failure): ErrorBody => ({
  code,
  ...(errorMessage === undefined ? {} : { errorMessage }),
  ...(fieldErrors === undefined ? {} : { fieldErrors }),
  ...(data === undefined ? {} : { data }),
});
