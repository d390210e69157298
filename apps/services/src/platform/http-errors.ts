import { randomUUID } from 'node:crypto';
import { ERRORS, type ErrorBody, type FieldError } from '@escale/contract/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';

/** One field error per problem of a refused request; `path` names the place (`customer.email`, `occupancies.0.adults`). */
export const fieldErrorsOf = (issues: readonly z.core.$ZodIssue[]): FieldError[] =>
  issues.map((issue) => ({ path: issue.path.map(String).join('.'), messageId: 'error.generic' }));

/** What is worth knowing about a bug, without what people typed: quoted parts, addresses and long numbers leave. */
export const describeBug = (error: unknown): Record<string, unknown> => {
  if (!(error instanceof Error)) return { name: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const message = error.message
    .replace(/"[^"]*"|'[^']*'|`[^`]*`/gu, '"…"')
    .replace(/\S+@\S+/gu, '…@…')
    .replace(/\d{4,}/gu, '…')
    .slice(0, 300);
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 12)
    .map((line) => line.trim());
  return { name: error.name, code, message, frames, ...(error.cause === undefined ? {} : { cause: describeBug(error.cause) }) };
};

/** Answers a bug: an incident id the visitor can quote, everything else in the log. */
export const sendBug = (request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply => {
  const incidentId = randomUUID();
  request.log.error({ incidentId, method: request.method, route: request.routeOptions.url, bug: describeBug(error) }, 'a request failed through a bug');
  const body: ErrorBody = { code: 'INTERNAL_SERVER_ERROR', incidentId };
  return reply.code(ERRORS.INTERNAL_SERVER_ERROR.status).type('application/json; charset=utf-8').send(body);
};

const refusal = (status: number): ErrorBody => ({
  code: status === 404 ? 'NOT_FOUND' : status === 429 ? 'TOO_MANY_REQUEST' : status === 403 ? 'FORBIDDEN' : 'BAD_REQUEST',
});

/** Answer of the whole server to an address it cannot decode; set as `frameworkErrors` when the server is made. */
export const onUnroutable = (_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void => {
  void reply.code(400).type('application/json; charset=utf-8').send(refusal(400));
};

/**
 * Error answers of everything registered on `app`: malformed or oversized bodies, wrong content types and unknown addresses
 * stay 4xx; everything unforeseen is a bug with an incident id (design "one error table").
 */
export const answerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500) return reply.code(status).send(refusal(status));
    return sendBug(request, reply, error);
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(refusal(404)));
};
