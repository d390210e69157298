import { DEMO_MEMBERS, DEMO_PASSWORD } from '@escale/catalogue/demo-members';
import type { MyBookingDetail } from '@escale/contract/my-bookings';
import type { CouponList } from '@escale/contract/sponsorship';
import type { Session } from '@escale/contract/user-auth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedMembers } from '../user-auth/index.ts';
import { type AccountFixture, createAccountFixture } from '../quote/account-fixture.ts';
import { seedAccounts } from './index.ts';

let room: AccountFixture;
beforeAll(async () => {
  room = await createAccountFixture();
});
afterAll(() => room.close());

const camille = DEMO_MEMBERS[0]?.email ?? '';
const seed = (stage = room.context.env.stage) =>
  seedAccounts(
    { ...room.context, env: { ...room.context.env, stage } },
    async <Body>(path: string, body: unknown, device: string) => (await room.quote.post<Body>(path, body, device)).body,
    { email: camille, brands: ['AF', 'GE'] },
  );
const count = async (table: string) => (await room.db.query(`select 1 from ${table}`)).rowCount;

test('a live site has no filled accounts', async () => {
  await seedMembers(room.context, DEMO_MEMBERS);
  await seed('live');
  expect([await count('booking'), await count('coupon'), await count('customer_request')]).toEqual([0, 0, 0]);
});

test('the demo’s first account has bookings, credits, friends and requests in each of their states, made once', async () => {
  await seed();
  const before = await count('booking');
  await seed();
  expect(await count('booking')).toBe(before);
  await room.runJobs();
  const browser = room.aBrowser();
  const { body: session } = await room.post<Session>(
    '/user-auth/auth/local/login',
    { credentials: { email: camille, password: DEMO_PASSWORD }, partner: 'AFFR' },
    browser,
  );
  const member = { ...browser, token: session.token };
  const { body } = await room.post<{ futureBookings: MyBookingDetail[]; pastBookings: MyBookingDetail[] }>('/account/getBookings', {}, member);
  expect(body.futureBookings.map(({ status, totalDue, total }) => [status, totalDue === 0 ? 'paid' : totalDue === total ? 'due' : 'part'])).toEqual([
    ['CONFIRMED', 'paid'],
    ['CONFIRMED', 'due'],
    ['CANCELED', 'paid'],
  ]);
  expect(body.pastBookings).toHaveLength(2);
  expect(new Set([...body.futureBookings, ...body.pastBookings].map(({ name }) => name)).size).toBeGreaterThan(1);
  expect(body.pastBookings[0]?.bookingDocument.voucher?.url).toContain('/voucher.pdf?key=');
  const { body: coupons } = await room.get<CouponList>('/sponsorship/list', member);
  const items = [...Object.values(coupons.credit), coupons.creditNote].flatMap(({ current, history }) => [...current, ...history]);
  expect(new Set(items.map(({ status }) => status))).toEqual(new Set(['AVAILABLE', 'EXPIRE_SOON', 'UPCOMING', 'USED', 'EXPIRED']));
  expect(items.find(({ status }) => status === 'USED')?.uses).toMatchObject([{ bookingReference: expect.stringMatching(/^\d{7}$/u) }]);
  const { body: friends } = await room.get<{ current: Record<string, object>; history: Record<string, object> }>('/sponsorship/sponsorship', member);
  expect([Object.keys(friends.current).length, Object.keys(friends.history).length]).toEqual([3, 1]);
  const { body: unread } = await room.get<{ totalNotRead: number }>('/account/getCustomerRequests/count?brandCode=AF&shopCode=fr-FR&email=a%40b.fr', member);
  expect(unread.totalNotRead).toBe(1);
  // What looks booked took nothing from the inventory.
  expect((await room.db.query('select 1 from hold h join booking b on b.id = h.booking_id where b.reference is not null')).rowCount).toBe(0);
});
