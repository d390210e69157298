import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Env } from './env.ts';
import type { Ids } from './ids.ts';

/** What every room is given; nothing else comes from outside. */
export interface Deps {
  readonly db: Pool;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly env: Env;
  readonly log: Logger;
}

/** A room of the services: mounted at `/api/<name>`; its `index.ts` exports one of these and nothing else reaches inside. */
export interface Room<D extends Deps = Deps> {
  readonly name: string;
  register(app: FastifyInstance, deps: D): Promise<void>;
}
