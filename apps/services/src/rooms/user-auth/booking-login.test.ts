import { randomUUID } from 'node:crypto';
import type { Identity } from '@escale/contract/user-auth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Browser, createUserAuthFixture, type Refused, type UserAuthFixture } from './user-auth-fixture.ts';

const HOUR = 3_600_000;
const EMAIL = 'Booker@Example.com';
let room: UserAuthFixture;
let booked: string;
beforeAll(async () => {
  room = await createUserAuthFixture();
  booked = randomUUID();
  const { pool } = room.database;
  const flow = randomUUID();
  await pool.query(
    "insert into booking_flow (code, brand, partner, shop, currency, search, created_at, expires_at) values ($1, 'AF', 'AFFR', 'fr-FR', 'EUR', '{}', now(), now())",
    [flow],
  );
  await pool.query(
    `insert into booking (id, flow_code, state, brand, partner, shop, currency, total, selection, quote, items, customer, stay_from, stay_to, hold_until, reference, created_at, updated_at)
     values ($1, $2, 'CONFIRMED', 'AF', 'AFFR', 'fr-FR', 'EUR', 100000, '{}', '{}', '[]', $3, '2027-01-01', '2027-01-08', now(), '0012345', now(), now())`,
    [booked, flow, JSON.stringify({ email: EMAIL })],
  );
});
afterAll(() => room.close());

interface Found extends Refused {
  readonly data?: Refused['data'] & { readonly token?: string; readonly uuid?: string };
}
const look = (email: string, password: string, browser: Browser, partner = 'AFFR') =>
  room.post<Found>('/auth/local/booking', { credentials: { email, password }, partner }, { browser });

describe('signing in with a booking reference', () => {
  test('finds the booking by its digits and the address it was made with, also from another shop', async () => {
    for (const partner of ['AFFR', 'AFDE'])
      expect(await look(' booker@example.com', '0012345', room.aBrowser(), partner)).toMatchObject({
        status: 200,
        body: { data: { email: EMAIL, uuid: booked, partner: { shop: 'fr-FR', code: 'AFFR' } } },
      });
    expect((await room.post<Found>('/auth/local/booking', { email: EMAIL, password: '0012345' }, { browser: room.aBrowser() })).status).toBe(200);
  });

  test('the digits are a text: leading zeros count; another brand finds nothing', async () => {
    const browser = room.aBrowser();
    expect((await look(EMAIL, '12345', browser)).status).toBe(404);
    expect((await look(EMAIL, '0012345', browser, 'TZFR')).status).toBe(404);
    expect((await look('other@example.com', '0012345', browser)).status).toBe(404);
  });

  test('its token reads this one booking, is no member, and ends', async () => {
    const browser = room.aBrowser();
    const token = (await look(EMAIL, '0012345', browser)).body.data?.token ?? '';
    const verify = () => room.post<Identity>('/token/verify', { token }, { browser });
    expect(await verify()).toMatchObject({ status: 200, body: { kind: 'booking', scope: '0012345', uuid: booked, emailVerified: false } });
    expect((await room.get('/me', { token, browser })).status).toBe(403);
    expect((await room.post('/me', { name: { firstName: 'Eve' } }, { token, browser })).status).toBe(403);
    expect((await room.post('/token/renew', { token }, { browser })).status).toBe(401);
    expect((await room.post('/auth/local/change', { password: 'Another-2026!' }, { token, browser })).status).toBe(401);
    expect((await room.post('/token/verify', { token }, { browser: room.aBrowser() })).status).toBe(401);
    room.pass(12 * HOUR);
    expect((await verify()).status).toBe(401);
  });

  test('takes the same time whether something is found or not', async () => {
    const timed = async (reference: string) => {
      const began = performance.now();
      await look(EMAIL, reference, room.aBrowser());
      return performance.now() - began;
    };
    const found = await timed('0012345');
    const missed = await timed('7654321');
    expect(Math.min(found, missed)).toBeGreaterThanOrEqual(245);
  });

  test('a reference, an address and a network address are each tried a few times only', async () => {
    room.pass(2 * HOUR);
    const tryMany = (turns: number, one: (turn: number) => ReturnType<typeof look>) => Promise.all(Array.from({ length: turns }, (_, turn) => one(turn)));
    const allowed = async (replies: ReturnType<typeof tryMany>) => (await replies).filter(({ status }) => status === 404).length;
    expect(await allowed(tryMany(10, (turn) => look(`a${turn}@example.com`, '1111111', room.aBrowser())))).toBe(5);
    expect(await allowed(tryMany(10, (turn) => look('target@example.com', `200000${turn}`, room.aBrowser())))).toBe(5);
    const { ip } = room.aBrowser();
    expect(await allowed(tryMany(20, (turn) => look(`b${turn}@example.com`, `30000${turn}`, { ...room.aBrowser(), ip })))).toBe(15);
  });
});
