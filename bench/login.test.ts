import { createTestDatabase, type TestDatabase } from '@escale/services/platform/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLoginWorld, type LoginWorld, underAttack } from './login.ts';

const MILLISECONDS = 2_500,
  GUESSES = 300;
let database: TestDatabase;
let guarded: LoginWorld;
let open: LoginWorld;
beforeAll(async () => {
  database = await createTestDatabase({ universe: 'none' });
  guarded = await createLoginWorld(database.pool, true);
  open = await createLoginWorld(database.pool, false);
});
afterAll(async () => {
  await guarded.app.close();
  await open.app.close();
  await database.close();
});

describe('an attack on the sign-in from many addresses', () => {
  it('turns strangers away, while members go on signing in at twice the pace they would have without the gates', async () => {
    const held = await underAttack(guarded, MILLISECONDS, GUESSES);
    const loose = await underAttack(open, MILLISECONDS, GUESSES);
    expect(held.attack.refused / held.attack.done).toBeGreaterThan(0.5);
    expect(held.members.refused).toBe(0);
    expect(held.pages.refused).toBe(0);
    expect(held.members.perSecond / loose.members.perSecond).toBeGreaterThan(2);
    expect(loose.members.p50 / held.members.p50).toBeGreaterThan(2);
  }, 60_000);
});
