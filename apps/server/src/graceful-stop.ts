import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Readiness } from './health.ts';

const LIMIT_MS = 10_000;
const IDLE_CHECK_MS = 25;

export interface StopPlan {
  readonly readiness: Readiness;
  readonly app: FastifyInstance;
  /** Milliseconds between "not ready" and closing the door, for a load balancer to notice. */
  readonly lead: number;
  /** What is stopped once no request is left, in order. */
  readonly after: readonly (() => Promise<void>)[];
}

/**
 * Stops without losing anything: readiness off, no new connections, idle ones ended, running requests waited for (10 s at
 * most), then workers and the database. Returns whether everything ended in time.
 */
export const stopGracefully = async ({ readiness, app, lead, after }: StopPlan, limit = LIMIT_MS): Promise<boolean> => {
  readiness.ready = false;
  await pause(lead);
  const ends = (async () => {
    // A connection kept alive falls idle when its last answer is out; closing the door alone would wait for its time-out.
    const idle = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS);
    await app.close().finally(() => clearInterval(idle));
    for (const stop of after) await stop();
    return true;
  })();
  const gaveUp = new AbortController();
  const late = pause(limit, false, { signal: gaveUp.signal, ref: false }).catch(() => false);
  const inTime = await Promise.race([ends, late]);
  gaveUp.abort();
  return inTime;
};
