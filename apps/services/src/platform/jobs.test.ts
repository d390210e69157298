import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createJobRunner, enqueueJob, type JobHandler } from './jobs.ts';
import { outboxHandler, outboxJob, writeOutbox } from './outbox.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from './test-database.ts';
import { inTransaction } from './transaction.ts';

let database: TestDatabase;
let now = TEST_NOW;
const clock = { now: () => now };
const quiet = { warn: () => undefined, error: () => undefined };
beforeAll(async () => {
  database = await createTestDatabase({ universe: 'none' });
});
afterAll(() => database.close());
beforeEach(async () => {
  now = TEST_NOW;
  await database.pool.query('truncate job, outbox');
});

const runner = (handler: JobHandler, more: { ticks?: { now(): number } } = {}) =>
  createJobRunner({ db: database.pool, clock, log: quiet, ...more }, { greet: handler });
const enqueue = (key: string, runAt = now) => enqueueJob(database.pool, { kind: 'greet', key, payload: { key }, runAt, now });
const waiting = async () => (await database.pool.query('select key, status, tries from job order by id')).rows;

describe('a job', () => {
  test('exists exactly when the transaction that wrote it commits', async () => {
    await inTransaction(database.pool, (client) => enqueueJob(client, { kind: 'greet', key: 'kept', payload: {}, runAt: now, now }));
    await expect(
      inTransaction(database.pool, async (client) => {
        await enqueueJob(client, { kind: 'greet', key: 'undone', payload: {}, runAt: now, now });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect((await waiting()).map((row) => row.key)).toEqual(['kept']);
  });

  test('runs once it is due by the business clock, and leaves', async () => {
    const seen: unknown[] = [];
    const work = runner(async (job) => {
      seen.push(job.payload);
    });
    await enqueue('later', now + 60_000);
    expect(await work.runDue()).toBe(0);
    now += 60_000;
    expect(await work.runDue()).toBe(1);
    expect(seen).toEqual([{ key: 'later' }]);
    expect(await waiting()).toEqual([]);
  });

  test('asked for twice waits once', async () => {
    await enqueue('same');
    await enqueue('same');
    expect(await waiting()).toHaveLength(1);
  });

  test('that fails is put off with growing pauses and ends with people', async () => {
    let tries = 0;
    const work = runner(async () => {
      tries++;
      throw new Error('down');
    });
    await enqueue('hard');
    expect(await work.runDue()).toBe(1);
    expect(await work.runDue()).toBe(0); // not due yet
    for (let turn = 0; turn < 20; turn++) {
      now += 24 * 3_600_000;
      await work.runDue();
    }
    expect(tries).toBe(10);
    expect(await waiting()).toEqual([{ key: 'hard', status: 'people', tries: 10 }]);
  });

  test('of a killed worker is taken up again when its lease has run out', async () => {
    let ticks = 1_000_000;
    await enqueue('orphan');
    const killed = runner(() => new Promise(() => undefined), { ticks: { now: () => ticks } });
    void killed.runDue(); // never ends, as a killed program's
    const other = runner(async () => undefined, { ticks: { now: () => ticks } });
    await expect.poll(async () => (await database.pool.query('select 1 from job where lease_owner is not null')).rowCount).toBe(1);
    expect(await other.runDue()).toBe(0);
    ticks += 16_000;
    expect(await other.runDue()).toBe(1);
    expect(await waiting()).toEqual([]);
  });

  test('is done by one of several workers', async () => {
    const done: string[] = [];
    const handler: JobHandler = async (job) => {
      done.push(job.key);
    };
    const workers = [runner(handler), runner(handler), runner(handler)];
    for (let n = 0; n < 40; n++) await enqueue(`job-${n}`);
    for (const worker of workers) worker.start();
    await expect.poll(() => done.length).toBe(40);
    await Promise.all(workers.map((worker) => worker.stop()));
    expect(new Set(done).size).toBe(40);
    expect(await waiting()).toEqual([]);
  });

  test('is heard of at once by a started worker, and a stop waits for it', async () => {
    let release = () => {};
    let state = 'idle';
    const worker = runner(async () => {
      state = 'running';
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      state = 'done';
    });
    worker.start();
    await enqueue('told');
    await expect.poll(() => state).toBe('running');
    const stopped = worker.stop();
    release();
    await stopped;
    expect(state).toBe('done');
  });
});

describe('the outbox', () => {
  test('delivers what was committed, once for each key', async () => {
    const sent: string[] = [];
    const work = createJobRunner(
      { db: database.pool, clock, log: quiet },
      {
        [outboxJob('mail')]: outboxHandler(database.pool, clock, async (parcel) => {
          sent.push(parcel.key);
        }),
      },
    );
    await inTransaction(database.pool, (client) => writeOutbox(client, { key: 'confirmation-1', kind: 'mail', payload: { to: 'x' }, now }));
    await writeOutbox(database.pool, { key: 'confirmation-1', kind: 'mail', payload: { to: 'x' }, now });
    await work.runDue();
    await work.runDue();
    expect(sent).toEqual(['confirmation-1']);
    expect((await database.pool.query('select delivered_at from outbox')).rows).toEqual([{ delivered_at: new Date(now) }]);
  });

  test('keeps what could not be delivered and tries again', async () => {
    let turns = 0;
    const work = createJobRunner(
      { db: database.pool, clock, log: quiet },
      {
        [outboxJob('mail')]: outboxHandler(database.pool, clock, async () => {
          if (turns++ === 0) throw new Error('no route');
        }),
      },
    );
    await writeOutbox(database.pool, { key: 'm', kind: 'mail', payload: {}, now });
    await work.runDue();
    expect((await database.pool.query('select delivered_at from outbox')).rows).toEqual([{ delivered_at: null }]);
    now += 60_000;
    await work.runDue();
    expect((await database.pool.query('select delivered_at from outbox')).rows).toEqual([{ delivered_at: new Date(now) }]);
  });
});
