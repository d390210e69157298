import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AccountFixture, createAccountFixture, PASSWORD, type SignedIn } from '../quote/account-fixture.ts';

let room: AccountFixture;
beforeAll(async () => {
  room = await createAccountFixture();
});
afterAll(() => room.close());

const linkOf = async ({ email }: SignedIn): Promise<string> => {
  const letter = (await room.outbox('account-data-export')).findLast((each) => each['email'] === email);
  return new URL(String(letter?.['link'])).pathname.replace(/^\/api/u, '');
};

describe('a copy of one’s data', () => {
  test('is made by a job, fetched once, on the device that asked, within seven days', async () => {
    const member = await room.aMember();
    await room.post('/user-auth/me', { name: { firstName: 'Zoé', lastName: 'Ray' } }, member);
    const booking = await room.aBooking({ browser: member });
    expect((await room.post('/account/privacy/export', {})).status).toBe(401);
    const asked = await room.post<{ readyBy: string }>('/account/privacy/export', {}, member);
    expect(Date.parse(asked.body.readyBy)).toBeGreaterThan(room.now());
    await room.post('/account/privacy/export', {}, member);
    await room.runJobs();
    expect((await room.outbox('account-data-export')).filter(({ email }) => email === member.email)).toHaveLength(1);
    const link = await linkOf(member);
    expect((await room.get(link, room.aBrowser())).status).toBe(404);
    expect((await room.get(link)).status).toBe(404);
    const copy = await room.get<Record<string, unknown>>(link, member);
    expect(copy.headers['content-disposition']).toContain('attachment');
    expect(copy.body).toMatchObject({
      member: { email: member.email, first_name: 'Zoé' },
      bookings: [{ bookingReference: booking.reference }],
      requests: [],
      coupons: [{ source: 'INSCRIPTION' }],
      movements: [{ kind: 'GRANT' }],
      friends: [],
      devices: [{ ip: member.ip }],
    });
    expect(JSON.stringify(copy.body)).not.toMatch(/argon2|token_hash|password_hash/u);
    expect((await room.get(link, member)).status).toBe(404);
    expect((await room.db.query('select 1 from data_export where payload is not null')).rowCount).toBe(0);
  });

  test('ends after seven days', async () => {
    const member = await room.aMember();
    await room.post('/account/privacy/export', {}, member);
    await room.runJobs();
    const link = await linkOf(member);
    room.pass(7 * 86_400_000 + 1);
    expect((await room.get(link, member)).status).toBe(404);
    room.pass(-7 * 86_400_000 - 1);
  });
});

describe('being forgotten', () => {
  const erase = (member: SignedIn, body: object) => room.post<{ erased?: boolean; keptUntil?: unknown[] }>('/account/privacy/erase', body, member);

  test('asks for the password again, and not for ever', async () => {
    const member = await room.aMember();
    expect((await erase(member, {})).status).toBe(400);
    const statuses = [];
    for (let tries = 0; tries < 6; tries += 1) statuses.push((await erase(member, { password: 'Wrong-password-1' })).status);
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429]);
    expect((await room.post('/account/getBookings', {}, member)).status).toBe(200);
    room.pass(3_600_000);
    expect(await erase(member, { password: PASSWORD })).toMatchObject({ status: 200, body: { erased: true, keptUntil: [] } });
    expect((await erase(member, { password: PASSWORD })).status).toBe(401);
    // The address is free again.
    expect((await room.aMember({ email: member.email })).uuid).not.toBe(member.uuid);
  });

  test('says until when the bookings are kept, those made before the address was proved as well', async () => {
    const member = await room.aMember({ isVerified: false });
    await room.aBooking({ browser: member });
    const { rows } = await room.db.query<{ until: string }>(
      "select to_char(stay_to + interval '10 years', 'YYYY-MM-DD') as until from booking where member = $1",
      [member.uuid],
    );
    expect((await erase(member, { password: PASSWORD })).body.keptUntil).toEqual([{ what: 'BOOKINGS', until: rows[0]?.until, why: 'ACCOUNTING' }]);
  });

  test('or for a code, where there is no password', async () => {
    const member = await room.aMember();
    await room.db.query('update member set password_hash = null where uuid = $1', [member.uuid]);
    expect((await erase(member, { password: PASSWORD })).status).toBe(403);
    expect((await erase(member, { code: '000000' })).status).toBe(403);
    expect((await room.post<{ sentTo: string }>('/account/privacy/eraseCode', {}, member)).body.sentTo).toContain('…');
    const code = String((await room.outbox('account-access-code')).findLast(({ email }) => email === member.email)?.['code']);
    const other = await room.aMember();
    expect((await erase(other, { code })).status).toBe(403);
    expect((await erase(member, { code })).body.erased).toBe(true);
  });

  test('what is left of credits lapses, and a sponsor keeps what the friend brought without knowing whom', async () => {
    const sponsor = await room.aMember();
    const { body } = await room.get<{ sponsorId: string }>('/sponsorship/sponsorship/getSponsorId', sponsor);
    const friend = await room.aMember({ sponsorId: body.sponsorId });
    await room.runJobs();
    const credit = async () => (await room.get<{ sponsorshipCredit: number }>('/sponsorship/sponsorship', sponsor)).body;
    expect(await credit()).toMatchObject({ sponsorshipCredit: 5, current: { [friend.email]: { friendSubscribed: { amount: 5 } } } });
    await erase(friend, { password: PASSWORD });
    expect(await credit()).toMatchObject({ sponsorshipCredit: 5, current: {}, history: {} });
    const { rows } = await room.db.query<{ available: number }>('select available from coupon where member = $1', [friend.uuid]);
    expect(rows.length).toBeGreaterThan(0);
    for (const { available } of rows) expect(Number(available)).toBe(0);
  });
});
