import { DEVICE_HEADER } from '@escale/contract/booking';
import type { Endpoint } from '@escale/contract/endpoint';
import { ERRORS, type ErrorBody, type ErrorCode, type FieldError } from '@escale/contract/errors';

/** Why a call brought nothing: the service's own code, or what happened on the way to it. */
export type CallFailureCode = ErrorCode | 'NETWORK' | 'TIMEOUT' | 'ABORTED' | 'INVALID_ANSWER';

export interface CallFailure {
  readonly ok: false;
  readonly code: CallFailureCode;
  /** HTTP status, 0 when no answer came. */
  readonly status: number;
  readonly errorMessage?: string | undefined;
  readonly fieldErrors: readonly FieldError[];
  readonly incidentId?: string | undefined;
  readonly data?: Readonly<Record<string, unknown>> | undefined;
}
export type CallResult<T> = { readonly ok: true; readonly value: T } | CallFailure;

export interface CallOptions {
  /** Forwarded, so that a visitor who leaves stops the work behind. */
  readonly signal?: AbortSignal | undefined;
  /** Device token for the services that bind data to it. */
  readonly device?: string | undefined;
  /** Milliseconds; default 15 000. */
  readonly timeout?: number | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly fetch?: typeof fetch | undefined;
}

const DEFAULT_TIMEOUT = 15_000;

const failure = (code: CallFailureCode, status: number, body?: Partial<ErrorBody>): CallFailure => ({
  ok: false,
  code,
  status,
  errorMessage: body?.errorMessage,
  fieldErrors: body?.fieldErrors ?? [],
  incidentId: body?.incidentId,
  data: body?.data,
});

const codeOfStatus = (status: number): ErrorCode => {
  const found = Object.entries(ERRORS).find(([, row]) => row.status === status);
  // `as`: the keys of ERRORS are the codes.
  return found === undefined ? 'INTERNAL_SERVER_ERROR' : (found[0] as ErrorCode);
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const errorBodyOf = (answer: unknown): { code?: ErrorCode; body: Partial<ErrorBody> } => {
  if (!isRecord(answer)) return { body: {} };
  const code = typeof answer['code'] === 'string' && answer['code'] in ERRORS ? (answer['code'] as ErrorCode) : undefined; // `as`: checked on the left
  const fieldErrors = Array.isArray(answer['fieldErrors'])
    ? answer['fieldErrors'].flatMap((each): FieldError[] =>
        isRecord(each) && typeof each['path'] === 'string' && typeof each['messageId'] === 'string'
          ? [{ path: each['path'], messageId: each['messageId'] }]
          : [],
      )
    : [];
  return {
    ...(code === undefined ? {} : { code }),
    body: {
      fieldErrors,
      ...(typeof answer['errorMessage'] === 'string' ? { errorMessage: answer['errorMessage'] } : {}),
      ...(typeof answer['incidentId'] === 'string' ? { incidentId: answer['incidentId'] } : {}),
      ...(isRecord(answer['data']) ? { data: answer['data'] } : {}),
    },
  };
};

const addressOf = (endpoint: Endpoint<unknown, unknown>, base: string, request: unknown): string => {
  const rest: Record<string, unknown> = isRecord(request) ? { ...request } : {};
  const path = endpoint.path.replaceAll(/:(\w+)/gu, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(typeof value === 'string' || typeof value === 'number' ? String(value) : '');
  });
  if (endpoint.method !== 'GET') return base + path;
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(rest))
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') query.set(key, String(value));
  const text = query.toString();
  return base + path + (text === '' ? '' : `?${text}`);
};

/**
 * Calls one endpoint of the contract and gives its parsed answer, or why there is none; it never throws for what a service or the network does.
 * A refused call (4xx, 5xx) is `ok: false` with the service's code; an answer that breaks the contract is `INVALID_ANSWER`.
 * @param base base address of the room, without a trailing slash
 */
export const callService = async <Request, Response>(
  endpoint: Endpoint<Request, Response>,
  base: string,
  request: NoInfer<Request>,
  options: CallOptions = {},
): Promise<CallResult<Response>> => {
  const timeout = AbortSignal.timeout(options.timeout ?? DEFAULT_TIMEOUT);
  const signal = options.signal === undefined ? timeout : AbortSignal.any([options.signal, timeout]);
  const headers: Record<string, string> = { accept: 'application/json', ...options.headers };
  if (options.device !== undefined) headers[DEVICE_HEADER] = options.device;
  const hasBody = endpoint.method !== 'GET' && endpoint.body !== 'none';
  if (hasBody) headers['content-type'] = endpoint.body === 'text-json' ? 'text/plain;charset=UTF-8' : 'application/json';
  try {
    const response = await (options.fetch ?? fetch)(addressOf(endpoint as Endpoint<unknown, unknown>, base, request), {
      // `as`: only path and method are read
      method: endpoint.method,
      headers,
      signal,
      ...(hasBody ? { body: JSON.stringify(request) } : {}),
    });
    const text = await response.text();
    let answer: unknown;
    try {
      answer = text === '' ? undefined : JSON.parse(text);
    } catch {
      answer = undefined;
    }
    if (!response.ok) {
      const { code, body } = errorBodyOf(answer);
      return failure(code ?? codeOfStatus(response.status), response.status, body);
    }
    const parsed = endpoint.response.safeParse(answer);
    return parsed.success ? { ok: true, value: parsed.data } : failure('INVALID_ANSWER', response.status);
  } catch (error) {
    if (options.signal?.aborted === true) return failure('ABORTED', 0);
    if (timeout.aborted) return failure('TIMEOUT', 0);
    if (error instanceof TypeError) return failure('NETWORK', 0);
    throw error;
  }
};

/** The message shown when a call fails and nothing more specific applies (platform 8). */
export const messageOfFailure = (code: CallFailureCode): string => (code in ERRORS ? ERRORS[code as ErrorCode].messageId : 'error.generic'); // `as`: checked by `in`
