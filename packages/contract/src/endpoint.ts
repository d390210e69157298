import type * as z from 'zod/mini';

/** How a body travels: the user-auth and analytics calls send JSON under `text/plain` (platform 7). */
export type BodyKind = 'json' | 'text-json' | 'none';

/** One call of the specification: method, path after the room's base address, and the schemas both sides obey. */
export interface Endpoint<Request, Response> {
  readonly method: 'GET' | 'POST' | 'PATCH';
  /** Path after the base address of its room, Fastify style (`/sdp/quote`, `/bookingSession/:code`). */
  readonly path: string;
  readonly body: BodyKind;
  readonly request: z.ZodMiniType<Request>;
  readonly response: z.ZodMiniType<Response>;
}

/**
 * Declares an endpoint and keeps its types.
 * @example const quote = endpoint({ method: 'POST', path: '/sdp/quote', body: 'json', request, response })
 */
export const endpoint = <Request, Response>(definition: Endpoint<Request, Response>): Endpoint<Request, Response> => definition;

/** The value type an endpoint's request schema accepts. */
export type RequestOf<E> = E extends Endpoint<infer Request, unknown> ? Request : never;
/** The value type an endpoint answers with. */
export type ResponseOf<E> = E extends Endpoint<never, infer Response> ? Response : E extends Endpoint<infer _Request, infer Response> ? Response : never;
