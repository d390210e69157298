import { randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import type { Clock } from './clock.ts';
import { systemClock } from './clock.ts';

const CHANNEL = 'job';
const LEASE_MS = 15_000;
const POLL_MS = 1_000;
const AT_ONCE = 4;
const MAX_TRIES = 10;
const FIRST_PAUSE_MS = 1_000,
  LONGEST_PAUSE_MS = 15 * 60_000;

export interface Job {
  readonly id: number;
  readonly kind: string;
  readonly key: string;
  readonly payload: unknown;
  readonly tries: number;
}

/** Does one job. Throwing puts it off with a growing pause; after ten tries people look at it. Must bear being run twice. */
export type JobHandler = (job: Job) => Promise<void>;

export interface NewJob {
  readonly kind: string;
  /** Jobs of the same kind and key wait only once. */
  readonly key: string;
  readonly payload: unknown;
  /** Earliest instant, epoch milliseconds of the business clock. */
  readonly runAt: number;
  /** Instant of now, epoch milliseconds of the business clock. */
  readonly now: number;
}

/** Writes a job in the caller's transaction: it exists exactly when that commits. Workers hear of it at the commit. */
export const enqueueJob = async (client: PoolClient | Pool, job: NewJob): Promise<void> => {
  await client.query(
    "insert into job (kind, key, payload, run_at, created_at) values ($1, $2, $3, $4, $5) on conflict (kind, key) where status = 'due' and lease_owner is null do nothing",
    [job.kind, job.key, JSON.stringify(job.payload), new Date(job.runAt), new Date(job.now)],
  );
  await client.query(`notify ${CHANNEL}`);
};

/** Milliseconds until the next try after `tries` failures: doubling from a second to a quarter of an hour. */
export const pauseAfter = (tries: number): number => Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS);

interface JobsLog {
  warn(context: object, message: string): void;
  error(context: object, message: string): void;
}

export interface JobsDeps {
  readonly db: Pool;
  readonly clock: Clock;
  /** The machine's time, for leases; the business clock may be frozen. */
  readonly ticks?: Clock;
  readonly log: JobsLog;
}

export interface JobRunner {
  /** Runs everything due once, one after the other. Returns how many were taken up: for tests and for a start that must catch up. */
  runDue(): Promise<number>;
  /** Listens, polls and works until stopped. */
  start(): void;
  /** Takes no more work and waits for what runs. */
  stop(): Promise<void>;
}

const claim = async (deps: JobsDeps, kinds: readonly string[], owner: string, limit: number): Promise<Job[]> => {
  const ticks = (deps.ticks ?? systemClock).now();
  const { rows } = await deps.db.query<Job>({
    name: 'claim-jobs',
    text: `update job set lease_owner = $1, lease_until = $2 where id in (
      select id from job where status = 'due' and kind = any($3) and run_at <= $4 and (lease_until is null or lease_until < $5)
      order by run_at, id for update skip locked limit $6) returning id, kind, key, payload, tries`,
    values: [owner, new Date(ticks + LEASE_MS), kinds, new Date(deps.clock.now()), new Date(ticks), limit],
  });
  return rows;
};

const runJob = async (deps: JobsDeps, handler: JobHandler, job: Job, owner: string): Promise<void> => {
  const ticks = deps.ticks ?? systemClock;
  const renewal = setInterval(() => {
    deps.db
      .query('update job set lease_until = $3 where id = $1 and lease_owner = $2', [job.id, owner, new Date(ticks.now() + LEASE_MS)])
      .catch(() => undefined); // a lost lease only means a second run
  }, LEASE_MS / 3);
  try {
    await handler(job);
    await deps.db.query('delete from job where id = $1 and lease_owner = $2', [job.id, owner]);
  } catch (error) {
    const tries = job.tries + 1;
    const giveUp = tries >= MAX_TRIES;
    const reason = error instanceof Error ? error.name : 'unknown';
    // The same work may have been asked for again meanwhile: that row waits already, and ours must not stand beside it.
    await deps.db.query(
      `with other as (select 1 from job o where o.kind = $6 and o.key = $7 and o.status = 'due' and o.lease_owner is null),
       gone as (delete from job where id = $1 and lease_owner = $2 and exists (select 1 from other))
       update job set tries = $3, run_at = $4, status = case when $5 then 'people' else 'due' end, lease_owner = null, lease_until = null, last_error = $8
       where id = $1 and lease_owner = $2 and not exists (select 1 from other)`,
      [job.id, owner, tries, new Date(deps.clock.now() + pauseAfter(tries)), giveUp, job.kind, job.key, reason],
    );
    deps.log[giveUp ? 'error' : 'warn']({ kind: job.kind, tries, reason }, giveUp ? 'a job needs a person' : 'a job is put off');
  } finally {
    clearInterval(renewal);
  }
};

/** A worker for the given kinds of jobs. Any number of programs may run one each; a job is done by one of them at a time. */
export const createJobRunner = (deps: JobsDeps, handlers: Readonly<Record<string, JobHandler>>): JobRunner => {
  const kinds = Object.keys(handlers);
  const owner = randomUUID();
  const running = new Set<Promise<void>>();
  let stopped = true;
  let timer: NodeJS.Timeout | undefined;
  let ear: PoolClient | undefined;
  let turning = false;
  let again = false;

  const take = async (limit: number): Promise<number> => {
    const jobs = await claim(deps, kinds, owner, limit);
    for (const job of jobs) {
      const handler = handlers[job.kind];
      if (!handler) continue;
      const work = runJob(deps, handler, job, owner)
        .catch(() => undefined)
        .finally(() => {
          running.delete(work);
          void turn();
        });
      running.add(work);
    }
    return jobs.length;
  };

  const turn = async (): Promise<void> => {
    if (stopped) return;
    if (turning) {
      again = true;
      return;
    }
    turning = true;
    clearTimeout(timer);
    try {
      do {
        again = false;
        while (!stopped && running.size < AT_ONCE && (await take(AT_ONCE - running.size)) > 0);
      } while (again && !stopped);
    } catch {
      // the database may be away: the next turn tries again
    } finally {
      turning = false;
      if (!stopped) timer = setTimeout(() => void turn(), POLL_MS);
    }
  };

  const listen = async (): Promise<void> => {
    try {
      const client = await deps.db.connect();
      if (stopped) return client.release();
      ear = client;
      client.on('notification', () => void turn());
      client.once('end', () => {
        ear = undefined;
        if (!stopped) setTimeout(() => void listen(), POLL_MS);
      });
      await client.query(`listen ${CHANNEL}`);
    } catch {
      if (!stopped) setTimeout(() => void listen(), POLL_MS); // polling goes on meanwhile
    }
  };

  return {
    runDue: async () => {
      let count = 0;
      for (;;) {
        const [job] = await claim(deps, kinds, owner, 1);
        if (!job) return count;
        count++;
        const handler = handlers[job.kind];
        if (handler) await runJob(deps, handler, job, owner);
      }
    },
    start: () => {
      stopped = false;
      void listen();
      void turn();
    },
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      const client = ear;
      ear = undefined;
      client?.removeAllListeners('notification');
      client?.release(true); // a listening connection must not go back to the pool
      await Promise.all(running);
    },
  };
};
