import helmet from '@fastify/helmet';
import { fastify, type FastifyInstance, LogController } from 'fastify';
import { refuseForeignPages } from './platform/auth-guard.ts';
import type { Deps, Room } from './platform/deps.ts';
import { answerErrors, onUnroutable } from './platform/http-errors.ts';
import { openApiDocument } from './platform/open-api.ts';
import { endpointsOf } from './platform/route.ts';

const BODY_LIMIT = 256 * 1024;

/** A room together with what it is given. */
export interface Mounted {
  mount(app: FastifyInstance): Promise<void>;
}

/** Binds a room to its dependencies; it is mounted at `/api/<name>`. */
export const mounted = <D extends Deps>(room: Room<D>, deps: D): Mounted => ({
  mount: async (app) => {
    await app.register(async (inside) => room.register(inside, deps), { prefix: `/api/${room.name}` });
  },
});

/** The server every role shares: body limits, JSON under `text/plain` too, no identifiers in the log, 4xx for whatever is malformed. */
export const createServer = (deps: Pick<Deps, 'log'>): FastifyInstance => {
  const app = fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    frameworkErrors: onUnroutable,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: false },
  }) as unknown as FastifyInstance; // as: our pino logger narrows the type, nothing else
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error')); // platform 7: JSON travels as text/plain
  app.addHook('onResponse', async (request, reply) => {
    // The pattern, never the address: addresses carry codes of searches and bookings.
    request.log.info(
      { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 },
      'request',
    );
  });
  answerErrors(app);
  return app;
};

/** Mounts service rooms on a server, with the headers an API needs, and `GET /api/openapi.json` printed from their contracts. */
export const mountRooms = async (app: FastifyInstance, rooms: readonly Mounted[]): Promise<void> => {
  await app.register(async (api) => {
    await api.register(helmet, {
      contentSecurityPolicy: { directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
      crossOriginResourcePolicy: { policy: 'same-site' },
      hsts: false,
    });
    refuseForeignPages(api);
    for (const room of rooms) await room.mount(api);
    api.get('/api/openapi.json', async () => openApiDocument(endpointsOf(api)));
    api.all('/api/*', async (_request, reply) => reply.code(404).send({ code: 'NOT_FOUND' }));
  });
};
