import type { Identity, Session, TokenInfo } from '@escale/contract/user-auth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createUserAuthFixture, PASSWORD, type UserAuthFixture } from './user-auth-fixture.ts';

const DAY = 86_400_000,
  MINUTE = 60_000;
let room: UserAuthFixture;
beforeAll(async () => {
  room = await createUserAuthFixture();
});
afterAll(() => room.close());

const infos = async (token: string, browser: Parameters<UserAuthFixture['login']>[2]): Promise<readonly TokenInfo[]> =>
  (await room.post<{ tokenInfos: TokenInfo[] }>('/token/info', { token }, { browser })).body.tokenInfos;

describe('a token', () => {
  test('without the device it was given to opens nothing, on any call', async () => {
    const { session, browser } = await room.aMember();
    const { token } = session;
    const thieves = [undefined, room.aBrowser(), { ...browser, device: `${browser.device.slice(0, -1)}_` }];
    const calls: readonly (readonly [string, unknown])[] = [
      ['/token/verify', { token }],
      ['/token/info', { token }],
      ['/token/renew', { token }],
      ['/token/delete', { token, delete: [] }],
      ['/token/credentials', { tokenId: token }],
      ['/auth/local/change', { password: 'Stolen-2026!' }],
      ['/me', { name: { firstName: 'Thief' } }],
      ['/passkey/registration/options', {}],
      ['/passkey/list', {}],
    ];
    for (const thief of thieves) {
      const using = thief === undefined ? { token } : { token, browser: thief };
      for (const [path, body] of calls) expect([path, (await room.post(path, body, using)).status]).toEqual([path, 401]);
      expect((await room.get('/me', using)).status).toBe(401);
    }
    expect((await room.get('/me', { token, browser })).status).toBe(200);
  });

  test('is kept as a fingerprint, and so is the device', async () => {
    const { session, browser } = await room.aMember();
    const { rows } = await room.database.pool.query('select * from auth_token where subject = $1', [session.uuid]);
    expect(JSON.stringify(rows)).not.toContain(session.token);
    expect(JSON.stringify(rows)).not.toContain(browser.device);
    expect(rows).toHaveLength(1);
  });

  test('a sign-in always makes a new one: a token planted before is worth nothing', async () => {
    const { email, browser } = await room.aMember();
    const planted = 'planted-token-of-an-attacker-000000000000000';
    const reply = await room.post<Session>('/auth/local/login', { credentials: { email, password: PASSWORD }, partner: 'AFFR' }, { browser, token: planted });
    expect(reply.body.token).not.toBe(planted);
    expect((await room.get('/me', { token: planted, browser })).status).toBe(401);
  });

  test('lives thirty days from its last use', async () => {
    const { session, browser } = await room.aMember();
    const verify = () => room.post<Identity>('/token/verify', { token: session.token }, { browser });
    for (let turn = 0; turn < 3; turn++) {
      room.pass(29 * DAY);
      expect(await verify()).toMatchObject({ status: 200, body: { uuid: session.uuid, kind: 'member', expiresAt: room.now() + 30 * DAY } });
    }
    room.pass(30 * DAY);
    expect((await verify()).status).toBe(401);
  });

  test('renewed, the old one ends a minute later', async () => {
    const { session, browser } = await room.aMember();
    const renewed = await room.post<Session>('/token/renew', { token: session.token }, { browser });
    expect(renewed.body.token).not.toBe(session.token);
    expect((await room.get('/me', { token: session.token, browser })).status).toBe(200);
    room.pass(MINUTE);
    expect((await room.get('/me', { token: session.token, browser })).status).toBe(401);
    expect((await room.get('/me', { token: renewed.body.token, browser })).status).toBe(200);
    expect(await infos(renewed.body.token, browser)).toHaveLength(1);
    room.pass(10 * MINUTE); // renewing is no fresh sign-in
    expect((await room.post('/auth/local/change', { password: 'Another-2026!' }, { token: renewed.body.token, browser })).status).toBe(403);
  });

  test('tells whose it is, by itself or by its id beside the own one', async () => {
    const { email, session, browser } = await room.aMember();
    const expected = { uuid: session.uuid, email, partner: { code: 'AFFR', shop: 'fr-FR' } };
    expect((await room.post('/token/credentials', { tokenId: session.token }, { browser })).body).toEqual(expected);
    const [own] = await infos(session.token, browser);
    expect((await room.post('/token/credentials', { tokenId: own?.tokenId }, { browser, token: session.token })).body).toEqual(expected);
    expect((await room.post('/token/credentials', { tokenId: own?.tokenId }, { browser })).status).toBe(401);
    const other = await room.aMember();
    expect((await room.post('/token/credentials', { tokenId: own?.tokenId }, { browser: other.browser, token: other.session.token })).status).toBe(404);
  });
});

describe('signed-in devices', () => {
  test('are listed with address and browser, the asking one marked; each can be signed out, or all', async () => {
    const { email, session, browser } = await room.aMember();
    const phone = room.aBrowser();
    const laptop = room.aBrowser();
    room.pass(1000);
    const onPhone = await room.login(email, PASSWORD, phone);
    room.pass(1000);
    const onLaptop = await room.login(email, PASSWORD, laptop);
    const list = await infos(session.token, browser);
    expect(list.map(({ ip, userAgent, current }) => ({ ip, userAgent, current }))).toEqual([
      { ip: laptop.ip, userAgent: 'Test/1.0', current: false },
      { ip: phone.ip, userAgent: 'Test/1.0', current: false },
      { ip: browser.ip, userAgent: 'Test/1.0', current: true },
    ]);
    const phoneId = list[1]?.tokenId ?? '';
    expect((await room.post('/token/delete', { token: session.token, delete: [phoneId] }, { browser })).body).toEqual({ deleted: [phoneId] });
    expect((await room.get('/me', { token: onPhone.body.token, browser: phone })).status).toBe(401);
    expect((await room.get('/me', { token: onLaptop.body.token, browser: laptop })).status).toBe(200);
    await room.post('/token/delete', { token: session.token, delete: list.map(({ tokenId }) => tokenId) }, { browser });
    expect((await room.get('/me', { token: onLaptop.body.token, browser: laptop })).status).toBe(401);
    expect((await room.get('/me', { token: session.token, browser })).status).toBe(401);
  });

  test('of somebody else cannot be signed out', async () => {
    const victim = await room.aMember();
    const [own] = await infos(victim.session.token, victim.browser);
    const { session, browser } = await room.aMember();
    expect((await room.post('/token/delete', { token: session.token, delete: [own?.tokenId] }, { browser })).body).toEqual({ deleted: [] });
    expect((await room.get('/me', { token: victim.session.token, browser: victim.browser })).status).toBe(200);
  });

  test('without an id this device is signed out', async () => {
    const { session, browser } = await room.aMember();
    await room.post('/token/delete', { token: session.token, delete: [] }, { browser });
    expect((await room.get('/me', { token: session.token, browser })).status).toBe(401);
  });

  test('renewed a moment ago, a device that is signed out keeps neither token', async () => {
    const { email, session, browser } = await room.aMember();
    const phone = room.aBrowser();
    const before = await room.login(email, PASSWORD, phone);
    const after = await room.post<Session>('/token/renew', { token: before.body.token }, { browser: phone });
    const onPhone = (await infos(session.token, browser)).find(({ ip }) => ip === phone.ip);
    await room.post('/token/delete', { token: session.token, delete: [onPhone?.tokenId] }, { browser });
    for (const token of [before.body.token, after.body.token]) {
      expect((await room.get('/me', { token, browser: phone })).status).toBe(401);
      expect((await room.post('/token/renew', { token }, { browser: phone })).status).toBe(401);
    }
    expect((await room.get('/me', { token: session.token, browser })).status).toBe(200);
  });
});
