import { loadBrands } from '@escale/catalogue/brands';
import { DEMO_MEMBERS, DEMO_PASSWORD } from '@escale/catalogue/demo-members';
import type { Session } from '@escale/contract/user-auth';
import { createServer, mountRooms } from '@escale/services/app';
import type { Deps } from '@escale/services/platform/deps';
import { parseEnv } from '@escale/services/platform/env';
import { randomIds } from '@escale/services/platform/ids';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '@escale/services/platform/test-database';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMemberMailRunner, memberRooms, prepareDemoMembers, userAuthDeps } from './members.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ universe: 'none' });
});
afterAll(() => database.close());

const depsFor = (stage: 'demo' | 'live'): Deps => ({
  db: database.pool,
  clock: { now: () => TEST_NOW },
  ids: randomIds,
  env: parseEnv(
    {
      BASE_URL: 'http://localhost:3000',
      QUOTE_API_URL: 'http://localhost:3000/api/quote',
      STAGE: stage,
      PAYMENT_MERCHANT_KEY: 'a',
      PAYMENT_WEBHOOK_SECRET: 'b',
      DOCUMENT_SECRET: 'c',
      AUTH_SECRET: 'd',
      SERVICE_KEY: 'e',
    },
    '/nowhere',
  ),
  log: pino({ level: 'silent' }),
});
const count = async (table: string) => (await database.pool.query(`select 1 from ${table}`)).rowCount;

describe('members of the whole program', () => {
  test('a live site has no demo members', async () => {
    await prepareDemoMembers(userAuthDeps(depsFor('live'), loadBrands()));
    expect(await count('member')).toBe(0);
  });

  test('the demo has them, and their letters reach the outbox page once; the link leaves the outbox with its letter', async () => {
    const deps = depsFor('demo');
    const brands = loadBrands();
    const memberDeps = userAuthDeps(deps, brands);
    await prepareDemoMembers(memberDeps);
    const app = createServer({ log: deps.log });
    await mountRooms(
      app,
      memberRooms(memberDeps, () => true),
    );
    const post = (path: string, body: unknown) =>
      app.inject({
        method: 'POST',
        url: `/api/user-auth${path}`,
        headers: { 'content-type': 'text/plain', 'x-device': 'a-device-of-this-test' },
        payload: JSON.stringify(body),
      });
    const email = DEMO_MEMBERS[0]?.email ?? '';
    expect((await post('/auth/local/login', { credentials: { email, password: DEMO_PASSWORD }, partner: 'AFFR' })).json<Session>()).toMatchObject({
      email,
      partner: { shop: 'fr-FR' },
    });
    await post('/auth/local/reset', { email, redirect: 'http://af.localhost:3000/fr-FR/home/resetpassword' });
    const runner = createMemberMailRunner(deps, brands);
    await runner.runDue();
    await runner.runDue();
    const { rows } = await database.pool.query<{ recipient: string; subject: string; plain: string; brand: string }>(
      'select recipient, subject, plain, brand from mail',
    );
    expect(rows).toMatchObject([
      {
        recipient: email,
        brand: 'AF',
        subject: 'Choisissez un nouveau mot de passe',
        plain: expect.stringContaining('http://af.localhost:3000/fr-FR/home/resetpassword?token='),
      },
    ]);
    const outbox = await database.pool.query<{ payload: object; delivered_at: Date | null }>('select payload, delivered_at from outbox');
    expect(outbox.rows).toHaveLength(1);
    expect(outbox.rows[0]?.delivered_at).not.toBeNull();
    expect(outbox.rows[0]?.payload).not.toHaveProperty('link');
    await app.close();
  });
});
