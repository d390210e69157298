import type { Endpoint } from '@escale/contract/endpoint';
import { ERRORS } from '@escale/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type Answer, bodyOf, fail } from './answer.ts';
import { fieldErrorsOf, sendBug } from './http-errors.ts';

/** What a handler may know beside the validated request. */
export interface CallContext {
  /** Aborted when the caller hangs up before the answer: stop working, it is no failure. */
  readonly signal: AbortSignal;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly ip: string;
  readonly log: FastifyRequest['log'];
  /** Query of the address; of a POST too, where it is no part of the request value. */
  readonly query: Readonly<Record<string, unknown>>;
  /** Host name the call was made to, without its port. */
  readonly host: string;
  /** Adds a header to the answer. */
  answerHeader(name: string, value: string): void;
}

export type Handler<Request, Response> = (request: Request, context: CallContext) => Promise<Answer<Response>>;

/** Every endpoint registered so far, with its address: what the OpenAPI document is printed from. */
export interface RegisteredEndpoint {
  readonly address: string;
  readonly endpoint: Endpoint<unknown, unknown>;
}
const registered = new WeakMap<object, RegisteredEndpoint[]>();

/** The endpoints registered below an application, in order. */
export const endpointsOf = (app: FastifyInstance): readonly RegisteredEndpoint[] => registered.get(app.server) ?? [];

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Query, body and path parameters as one request value; a body that is no object is handed on for the schema to refuse. */
const requestValue = (request: FastifyRequest, method: string): unknown => {
  const query = method === 'GET' && isRecord(request.query) ? request.query : {};
  const params = isRecord(request.params) ? request.params : {};
  const { body } = request;
  if (body === undefined || body === null)
    return method === 'GET' ? { ...query, ...params } : Object.keys(params).length > 0 && body === undefined ? params : body;
  return isRecord(body) ? { ...query, ...body, ...params } : body;
};

/** Characters no text of ours contains and PostgreSQL cannot store: NUL and halves of characters. Nesting is bounded by the body limit; the walk is not recursive. */
const containsUnstorable = (root: unknown): boolean => {
  const open: unknown[] = [root];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string' && (value.includes('\u0000') || !value.isWellFormed())) return true;
    if (typeof value === 'object' && value !== null) for (const [key, part] of Object.entries(value)) open.push(key, part);
  }
  return false;
};

const abortOnHangUp = (reply: FastifyReply): AbortSignal => {
  const controller = new AbortController();
  // The answer's own stream, not the socket: a kept-alive socket serves many requests and would gather their listeners.
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
};

/**
 * Registers one call of the contract: refuses with 400 and field paths what the request schema refuses, strips the answer by
 * the response schema, turns expected failures into the status of their code. A bug answers 500 with an incident id.
 * @example route(app, sdpQuote, async (request, { signal }) => done(await search(request, signal)))
 */
export const route = <Request, Response>(app: FastifyInstance, endpoint: Endpoint<Request, Response>, handler: Handler<Request, Response>): void => {
  const list = registered.get(app.server) ?? [];
  list.push({ address: `${app.prefix}${endpoint.path}`, endpoint: endpoint as Endpoint<unknown, unknown> }); // as: kept for printing only
  registered.set(app.server, list);

  app.route({
    method: endpoint.method,
    url: endpoint.path,
    handler: async (request, reply) => {
      const value = requestValue(request, endpoint.method);
      const read = z.safeParse(endpoint.request, value);
      if (!read.success || containsUnstorable(value)) {
        const refused = fail('BAD_REQUEST', { fieldErrors: read.success ? [] : fieldErrorsOf(read.error.issues) });
        return reply.code(ERRORS.BAD_REQUEST.status).send(bodyOf(refused));
      }
      const signal = abortOnHangUp(reply);
      let answer: Answer<Response>;
      try {
        answer = await handler(read.data, {
          signal,
          headers: request.headers,
          ip: request.ip,
          log: request.log,
          query: isRecord(request.query) ? request.query : {},
          host: request.hostname,
          answerHeader: (name, text) => void reply.header(name, text),
        });
      } catch (error) {
        if (signal.aborted) return reply.hijack(); // the caller is gone: nobody to answer, nothing went wrong
        return sendBug(request, reply, error);
      }
      if (!answer.ok) return reply.code(ERRORS[answer.code].status).send(bodyOf(answer));
      const stripped = z.safeParse(endpoint.response, answer.value);
      if (!stripped.success)
        return sendBug(
          request,
          reply,
          new Error(
            `The answer breaks its contract at ${fieldErrorsOf(stripped.error.issues)
              .map((issue) => issue.path)
              .join(', ')}`,
          ),
        );
      return reply.type('application/json; charset=utf-8').header('cache-control', 'no-store').send(stripped.data);
    },
  });
};
