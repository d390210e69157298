import { loadBrands } from '@escale/catalogue/brands';
import { writeAccountLetter } from '@escale/services/platform/account-letters';
import { parseEnv } from '@escale/services/platform/env';
import { randomIds } from '@escale/services/platform/ids';
import { writeSms } from '@escale/services/platform/sms';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '@escale/services/platform/test-database';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccountLetterRunner } from './accounts.ts';
import { userAuthDeps } from './members.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ universe: 'none' });
});
afterAll(() => database.close());

test('letters and text messages of the account reach the outbox page once; their codes and links leave the outbox with them', async () => {
  const brands = loadBrands();
  const env = parseEnv({ BASE_URL: 'http://localhost:3000', QUOTE_API_URL: 'http://localhost:3000/api/quote', STAGE: 'test' }, '/nowhere');
  const deps = { db: database.pool, clock: { now: () => TEST_NOW }, ids: randomIds, env, log: pino({ level: 'silent' }) };
  const to = { brand: 'AF', shop: 'fr-FR' };
  await writeAccountLetter(
    database.pool,
    'one',
    {
      ...to,
      kind: 'account-data-export',
      email: 'ada@example.org',
      firstName: 'Ada',
      link: 'http://af.localhost:3000/secret',
      until: '2026-11-27T09:00:00.000Z',
    },
    TEST_NOW,
  );
  await writeSms(database.pool, 'two', { ...to, kind: 'sms-access-code', phone: '+33612345678', code: '012345', minutes: 10 }, TEST_NOW);
  const runner = createAccountLetterRunner(userAuthDeps(deps, brands), brands);
  await runner.runDue();
  await runner.runDue();
  const mails = await database.pool.query('select key, brand, recipient, subject from mail');
  expect(mails.rows).toEqual([{ key: 'account-data-export-one', brand: 'AF', recipient: 'ada@example.org', subject: 'Vos données sont prêtes' }]);
  const messages = await database.pool.query<{ recipient: string; body: string }>('select recipient, body from sms');
  expect(messages.rows).toMatchObject([{ recipient: '+33612345678', body: expect.stringContaining('012345') }]);
  const { rows } = await database.pool.query<{ payload: object }>('select payload from outbox where delivered_at is not null');
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toMatch(/012345|secret/u);
});
