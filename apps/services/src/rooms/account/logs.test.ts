import { randomBytes, randomUUID } from 'node:crypto';
import { createServer, mounted, mountRooms } from '../../app.ts';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { navLogsRoom } from '../nav-logs/index.ts';
import { accountRoom, accountJobs, createAccountContext } from './index.ts';
import { type AccountFixture, createAccountFixture, PASSWORD } from '../quote/account-fixture.ts';
import { createJobRunner } from '../../platform/jobs.ts';
import { userAuthRoom } from '../user-auth/index.ts';

let room: AccountFixture;
beforeAll(async () => {
  room = await createAccountFixture();
});
afterAll(() => room.close());

test('whatever a member does, and whatever breaks, the log and the analytics name nobody', async () => {
  let written = '';
  const log = pino({ level: 'trace' }, { write: (line: string) => void (written += line) });
  const deps = { ...room.context, log, brands: room.brands };
  const app = createServer({ log });
  await mountRooms(app, [mounted(userAuthRoom, deps), mounted(accountRoom, deps), mounted(navLogsRoom, deps)]);
  const device = randomBytes(24).toString('base64url');
  const email = 'telltale.person@example.org';
  const post = (url: string, body: unknown, token = '') =>
    app.inject({
      method: 'POST',
      url: `/api${url}`,
      headers: { 'content-type': 'application/json', 'x-device': device, ...(token === '' ? {} : { authorization: token }) },
      payload: JSON.stringify(body),
    });

  const booking = await room.aBooking({ email, lastName: 'Telltale', phone: '+33677889900' });
  const session = (await post('/user-auth/auth/local/signup', { credentials: { email, password: PASSWORD }, partner: 'AFFR' })).json<{
    token: string;
    uuid: string;
  }>();
  await post('/user-auth/me', { name: { firstName: 'Telltale' }, address: { phone: '+33677889900', city: 'Whispertown' } }, session.token);
  await room.db.query('update member set email_verified_at = now() where uuid = $1', [session.uuid]);
  const looked = (await post('/user-auth/auth/local/booking', { email, password: booking.reference, partner: 'AFFR' })).json<{ data: { token: string } }>();
  await post('/account/getBookings', {}, session.token);
  await post('/account/getCustomerBooking', { bookingReference: booking.reference, lastName: email, brand: 'AF' }, session.token);
  await post('/account/recoverMyBookingData', { brandShop: { brandCode: 'AF', shopCode: 'fr-FR' }, phone: '+33677889900' });
  await post('/account/accessCode/send', { bookingReference: booking.reference, channel: 'SMS' }, looked.data.token);
  const code = String((await room.outbox('sms-access-code')).at(-1)?.['code']);
  await post('/account/accessCode/verify', { bookingReference: booking.reference, code }, looked.data.token);
  await post(
    '/account/sendCustomerRequest',
    { key: randomUUID(), kind: 'NEW_REQUEST', subject: 'OTHER', message: 'Telltale words about my holiday', files: [] },
    session.token,
  );
  await post('/account/privacy/export', {}, session.token);
  const event = { name: 'account', brand: 'AF', shop: 'fr-FR', path: `/fr-FR/account/mybookings/${booking.reference}?email=${email}` };
  await post('/nav-logs/tag', { ...event, data: { email, user: { phone: '+33677889900' }, note: `wrote to ${email} about ${booking.reference}` } });
  await createJobRunner({ db: room.db, clock: deps.clock, log }, accountJobs(createAccountContext(deps))).runDue();

  // A bug in the middle of it: what was asked must not reach the log with it.
  await room.db.query('alter table customer_request rename to customer_request_gone');
  const broken = await post('/account/getCustomerRequests', {}, session.token);
  await room.db.query('alter table customer_request_gone rename to customer_request');
  expect(broken.statusCode).toBe(500);
  await app.close();

  expect((await room.db.query('select 1 from nav_log')).rowCount).toBe(1);
  expect(written).toContain('/api/account/getBookings');
  expect(written).toContain('a request failed through a bug');
  const { rows } = await room.db.query<{ all: string | null }>("select string_agg(n::text, ' ') as all from nav_log n");
  for (const told of [written, rows[0]?.all ?? ''])
    for (const secret of ['telltale', '677889900', 'Whispertown', booking.reference, session.token, session.uuid, looked.data.token, device, code, PASSWORD])
      expect(told.toLowerCase().includes(secret.toLowerCase()) ? secret : 'nothing').toBe('nothing');
});
