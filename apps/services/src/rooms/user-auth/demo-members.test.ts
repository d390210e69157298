import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO_MEMBERS, DEMO_PASSWORD } from '@escale/catalogue/demo-members';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAuthContext, seedMembers } from './index.ts';
import { createUserAuthFixture, type UserAuthFixture } from './user-auth-fixture.ts';

let room: UserAuthFixture;
beforeAll(async () => {
  room = await createUserAuthFixture();
  for (let start = 0; start < 2; start++) await seedMembers(createAuthContext(room.deps), DEMO_MEMBERS);
});
afterAll(() => room.close());

const login = (standing: string) => {
  const member = DEMO_MEMBERS.find((each) => each.standing === standing);
  return room.login(member?.email ?? '', member?.password === '' ? DEMO_PASSWORD : (member?.password ?? ''), room.aBrowser());
};

describe('the demo’s members', () => {
  test('are in every brand once, however often the program starts', async () => {
    const { rows } = await room.database.pool.query<{ brand: string; n: number }>('select brand, count(*)::int as n from member group by brand');
    expect(rows.length).toBeGreaterThan(2);
    for (const { n } of rows) expect(n).toBe(DEMO_MEMBERS.length);
  });

  test('stand as they are said to', async () => {
    expect((await login('active')).status).toBe(200);
    expect(await login('social-only')).toMatchObject({ status: 403, body: { data: { reason: 'NO_PASSWORD' } } });
    expect(await login('pending')).toMatchObject({ status: 409, body: { data: { reason: 'NOT_CONFIRMED' } } });
    expect(await login('locked')).toMatchObject({ status: 429, body: { data: { canLoginAt: room.now() + 15 * 60_000 } } });
    const { body } = await login('other-device');
    const { rowCount } = await room.database.pool.query('select 1 from auth_token where subject = $1', [body.uuid]);
    expect(rowCount).toBe(3);
  });

  test('are named on the page of magic inputs', () => {
    const page = readFileSync(join(import.meta.dirname, '../../../../../docs/magic-inputs.md'), 'utf8');
    for (const { email } of DEMO_MEMBERS) expect(page).toContain(email);
    expect(page).toContain(DEMO_PASSWORD);
  });
});
