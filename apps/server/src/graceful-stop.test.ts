import { createServer } from '@escale/services/app';
import { createTestDatabase, type TestDatabase } from '@escale/services/platform/test-database';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stopGracefully } from './graceful-stop.ts';
import { type Readiness, serveHealth } from './health.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ universe: 'none' });
});
afterAll(() => database.close());

const aServer = async () => {
  const app = createServer({ log: pino({ level: 'silent' }) });
  const readiness: Readiness = { ready: true };
  serveHealth(app, readiness, database.pool);
  let release = () => {};
  let started = () => {};
  const reached = new Promise<void>((resolve) => {
    started = resolve;
  });
  app.get(
    '/slow',
    () =>
      new Promise((resolve) => {
        release = () => resolve({ done: true });
        started();
      }),
  );
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, readiness, address, reached, release: () => release() };
};

describe('health', () => {
  test('a process that lives and can serve says so, one that is starting or stopping is alive but not ready', async () => {
    const { app, readiness } = await aServer();
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    readiness.ready = false;
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    await app.close();
  });

  test('without its database a process is not ready', async () => {
    const app = createServer({ log: pino({ level: 'silent' }) });
    const ended = database.openPool();
    await ended.end();
    serveHealth(app, { ready: true }, ended);
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    await app.close();
  });
});

describe('a graceful stop', () => {
  test('lets a running request end, refuses new ones, and stops the rest afterwards', async () => {
    const { app, readiness, address, reached, release } = await aServer();
    const slow = fetch(`${address}/slow`).then((answer) => answer.json());
    await reached;
    const order: string[] = [];
    const stopped = stopGracefully({
      readiness,
      app,
      lead: 0,
      after: [
        async () => {
          order.push('workers');
        },
        async () => {
          order.push('database');
        },
      ],
    });
    expect(readiness.ready).toBe(false);
    await expect
      .poll(() =>
        fetch(`${address}/healthz`).then(
          () => 'answers',
          () => 'refused',
        ),
      )
      .toBe('refused');
    expect(order).toEqual([]);
    release();
    expect(await slow).toEqual({ done: true });
    expect(await stopped).toBe(true);
    expect(order).toEqual(['workers', 'database']);
  });

  test('gives up waiting after its limit', async () => {
    const { app, readiness, address, reached, release } = await aServer();
    const slow = fetch(`${address}/slow`).catch(() => undefined);
    await reached;
    expect(await stopGracefully({ readiness, app, lead: 0, after: [] }, 100)).toBe(false);
    release();
    await slow;
  });
});
