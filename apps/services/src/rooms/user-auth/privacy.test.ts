import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyMember, createAuthContext, eraseMember } from './index.ts';
import { createUserAuthFixture, PASSWORD, type UserAuthFixture } from './user-auth-fixture.ts';

let room: UserAuthFixture;
beforeAll(async () => {
  room = await createUserAuthFixture();
});
afterAll(() => room.close());

describe('a member’s own data', () => {
  test('can be copied, without secrets', async () => {
    const { email, session, browser } = await room.aMember();
    await room.post('/me', { name: { firstName: 'Zoé', lastName: 'Ray' } }, { token: session.token, browser });
    const copy = await copyMember(room.deps, session.uuid);
    expect(copy).toMatchObject({
      member: { email, first_name: 'Zoé', has_password: true },
      devices: [{ ip: browser.ip, user_agent: 'Test/1.0' }],
      history: [{ what: 'signed-up' }, { what: 'profile-changed' }],
    });
    expect(JSON.stringify(copy)).not.toMatch(/argon2|token_hash|"device"/u);
    expect(await copyMember(room.deps, '00000000-0000-4000-8000-000000000000')).toBeNull();
  });

  test('can be erased: no row keeps the person, no device stays signed in, the address is free again', async () => {
    const { email, session, browser } = await room.aMember();
    await room.post('/me', { name: { firstName: 'Zoéphine', lastName: 'Rayonne' }, address: { city: 'Erasedville' } }, { token: session.token, browser });
    await room.post('/auth/local/reset', { email, redirect: 'http://af.localhost:3000/fr-FR/home/resetpassword' }, { browser });
    expect(await eraseMember(createAuthContext(room.deps), session.uuid)).toBe(true);
    expect(await eraseMember(createAuthContext(room.deps), session.uuid)).toBe(false);
    expect((await room.get('/me', { token: session.token, browser })).status).toBe(401);
    expect((await room.login(email, PASSWORD, browser)).status).toBe(404);
    const tables = (
      await room.database.pool.query<{ name: string }>(
        "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
      )
    ).rows;
    expect(tables.length).toBeGreaterThan(20);
    for (const { name } of tables) {
      const { rows } = await room.database.pool.query<{ row: string }>(`select t::text as row from ${name} t`);
      for (const { row } of rows)
        for (const trace of [email, 'Zoéphine', 'Rayonne', 'Erasedville', browser.ip]) expect([name, row.includes(trace)]).toEqual([name, false]);
    }
    const again = await room.post('/auth/local/signup', { credentials: { email, password: PASSWORD }, partner: 'AFFR' }, { browser });
    expect(again.status).toBe(200);
  });
});
