import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '../../platform/test-database.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { grantCoupon, lapseCredits, listCouponRows, openCoupon, releaseCredits, reserveCredits, spendCredits, writeMovement } from './index.ts';

const TODAY = '2026-11-20';
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ universe: 'none' });
});
afterAll(() => database.close());

const aMember = async (): Promise<string> => {
  const uuid = randomUUID();
  await database.pool.query(
    `insert into member (uuid, brand, partner, shop, kind, status, email, email_key, created_at, changed_at) values ($1, 'AF', 'AFFR', 'fr-FR', 'member', 'active', $2, $2, $3, $3)`,
    [uuid, `${uuid}@example.com`, new Date(TEST_NOW)],
  );
  return uuid;
};

const aCoupon = async (member: string, amount: number, maxUseDay?: string): Promise<string> => {
  const { id } = await openCoupon(
    database.pool,
    { id: randomUUID(), member, brand: 'AF', family: 'generic', source: 'GOODWILL', cause: randomUUID(), promised: amount, currency: 'EUR' },
    TEST_NOW,
  );
  await grantCoupon(database.pool, id, { maxUseDay }, TEST_NOW);
  return id;
};

const sums = async (member: string) =>
  (
    await database.pool.query<{ id: string; available: number; reserved: number; lines: number; held: number }>(
      `select c.id, c.available::float8 as available, c.reserved::float8 as reserved, coalesce(sum(m.available), 0)::float8 as lines, coalesce(sum(m.reserved), 0)::float8 as held
       from coupon c left join coupon_movement m on m.coupon = c.id where c.member = $1 group by c.id order by c.id`,
      [member],
    )
  ).rows;
const reserve = (member: string, booking: string, amount: number) =>
  inTransaction(database.pool, (client) => reserveCredits(client, { member, booking, amount, currency: 'EUR', today: TODAY }, TEST_NOW));

describe('the ledger of credits', () => {
  test('a coupon without a line is a promise: nothing on it; the grant puts the money there once', async () => {
    const member = await aMember();
    const coupon = {
      id: randomUUID(),
      member,
      brand: 'AF',
      family: 'sponsorship' as const,
      source: 'friendBooked',
      cause: 'friend-1',
      promised: 1500,
      currency: 'EUR',
    };
    expect(await openCoupon(database.pool, coupon, TEST_NOW)).toEqual({ id: coupon.id, isNew: true });
    expect(await openCoupon(database.pool, { ...coupon, id: randomUUID() }, TEST_NOW)).toEqual({ id: coupon.id, isNew: false });
    expect(await listCouponRows(database.pool, member)).toMatchObject([{ available: 0, promised: 1500, uses: [] }]);
    expect(await grantCoupon(database.pool, coupon.id, { maxUseDay: '2027-11-20' }, TEST_NOW)).toBe(true);
    expect(await grantCoupon(database.pool, coupon.id, { maxUseDay: '2028-11-20' }, TEST_NOW)).toBe(false);
    expect(await listCouponRows(database.pool, member)).toMatchObject([{ available: 1500, maxUseDay: '2027-11-20' }]);
  });

  test('what ends first is used first; reserving again answers the same; releasing gives it all back', async () => {
    const member = await aMember();
    const [late, soon] = [await aCoupon(member, 1000, '2027-06-01'), await aCoupon(member, 600, '2026-12-01')];
    const booking = randomUUID();
    expect(await reserve(member, booking, 900)).toBe(900);
    expect(await reserve(member, booking, 900)).toBe(900);
    const rows = await sums(member);
    expect(rows.find(({ id }) => id === soon)).toMatchObject({ available: 0, reserved: 600 });
    expect(rows.find(({ id }) => id === late)).toMatchObject({ available: 700, reserved: 300 });
    expect(await inTransaction(database.pool, (client) => releaseCredits(client, booking, TEST_NOW))).toBe(900);
    expect(await inTransaction(database.pool, (client) => releaseCredits(client, booking, TEST_NOW))).toBe(0);
    expect((await sums(member)).reduce((sum, { available }) => sum + available, 0)).toBe(1600);
    expect(await reserve(member, booking, 100)).toBe(100);
  });

  test('what was reserved is spent once and stands among the uses', async () => {
    const member = await aMember();
    await aCoupon(member, 500);
    const booking = randomUUID();
    await reserve(member, booking, 300);
    expect(await inTransaction(database.pool, (client) => spendCredits(client, booking, TEST_NOW))).toBe(300);
    expect(await inTransaction(database.pool, (client) => spendCredits(client, booking, TEST_NOW))).toBe(0);
    expect(await inTransaction(database.pool, (client) => releaseCredits(client, booking, TEST_NOW))).toBe(0);
    expect(await listCouponRows(database.pool, member)).toMatchObject([
      { available: 200, reserved: 0, uses: [{ amount: 300, day: TODAY, bookingReference: null }] },
    ]);
  });

  test('coupons that are over, not begun, of another currency or credit notes are not reserved', async () => {
    const member = await aMember();
    await aCoupon(member, 500, '2026-11-19');
    const future = await openCoupon(
      database.pool,
      { id: randomUUID(), member, brand: 'AF', family: 'generic', source: 'x', cause: 'future', promised: 5, currency: 'EUR', minUseDay: '2026-11-21' },
      TEST_NOW,
    );
    await grantCoupon(database.pool, future.id, {}, TEST_NOW);
    for (const other of [
      { family: 'generic' as const, currency: 'GBP' },
      { family: 'creditNote' as const, currency: 'EUR' },
    ]) {
      const { id } = await openCoupon(
        database.pool,
        { id: randomUUID(), member, brand: 'AF', source: 'x', cause: randomUUID(), promised: 5, ...other },
        TEST_NOW,
      );
      await grantCoupon(database.pool, id, {}, TEST_NOW);
    }
    expect(await reserve(member, randomUUID(), 1000)).toBe(0);
  });

  test('no sum falls below zero and no line is changed, whoever writes', async () => {
    const member = await aMember();
    const coupon = await aCoupon(member, 500);
    await expect(writeMovement(database.pool, { coupon, kind: 'LAPSE', available: -501, reserved: 0, key: randomUUID() }, TEST_NOW)).rejects.toThrow(/check/u);
    await expect(writeMovement(database.pool, { coupon, kind: 'SPEND', available: 0, reserved: -1, key: randomUUID() }, TEST_NOW)).rejects.toThrow(/check/u);
    await expect(database.pool.query('update coupon_movement set available = 1 where coupon = $1', [coupon])).rejects.toThrow(/never changed/u);
    expect(await sums(member)).toMatchObject([{ available: 500, reserved: 0, lines: 500, held: 0 }]);
  });

  test('whatever happens at the same moment, every balance is the sum of its lines and money neither appears nor vanishes', async () => {
    const member = await aMember();
    let granted = 0;
    for (const amount of [700, 1300, 250]) {
      await aCoupon(member, amount);
      granted += amount;
    }
    const bookings = Array.from({ length: 6 }, () => randomUUID());
    let seed = 7;
    const next = (below: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    for (let round = 0; round < 25; round += 1) {
      await Promise.all(
        Array.from({ length: 4 }, () => {
          const booking = bookings[next(bookings.length)] ?? '';
          const [work, amount] = [next(4), next(900)];
          if (work <= 1) return reserve(member, booking, amount);
          return inTransaction(database.pool, (client) => (work === 2 ? releaseCredits : spendCredits)(client, booking, TEST_NOW));
        }),
      );
      const rows = await sums(member);
      for (const row of rows) {
        expect([row.available, row.reserved]).toEqual([row.lines, row.held]);
        expect(Math.min(row.available, row.reserved)).toBeGreaterThanOrEqual(0);
      }
      const { rows: spent } = await database.pool.query<{ n: number }>(
        "select coalesce(-sum(m.reserved), 0)::float8 as n from coupon_movement m join coupon c on c.id = m.coupon where c.member = $1 and m.kind = 'SPEND'",
        [member],
      );
      expect(rows.reduce((sum, { available, reserved }) => sum + available + reserved, spent[0]?.n ?? 0)).toBe(granted);
    }
    const left = (await sums(member)).reduce((sum, { available }) => sum + available, 0);
    expect(await inTransaction(database.pool, (client) => lapseCredits(client, member, TEST_NOW))).toBe(left);
  });
});
