import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';

/** Whether this process should get visitors. */
export interface Readiness {
  /** Turned off by a graceful stop before anything else happens. */
  ready: boolean;
}

const ANSWER_LIMIT_MS = 1_000;

/**
 * `GET /healthz`: the process lives. `GET /readyz`: it should get visitors: started, not stopping, and the database answers
 * within a second.
 */
export const serveHealth = (app: FastifyInstance, readiness: Readiness, db: Pool): void => {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const answers =
      readiness.ready &&
      (await Promise.race([
        db.query('select 1').then(
          () => true,
          () => false,
        ),
        new Promise<false>((resolve) => {
          setTimeout(() => resolve(false), ANSWER_LIMIT_MS).unref();
        }),
      ]));
    return reply
      .code(answers ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: answers ? 'ready' : 'unavailable' });
  });
};
