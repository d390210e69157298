import type { CouponList } from '@escale/contract/sponsorship';
import type { ResponseOf } from '@escale/contract/endpoint';
import type { inviteByEmail, sponsorship } from '@escale/contract/sponsorship';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AccountFixture, createAccountFixture, type SignedIn } from '../quote/account-fixture.ts';

const DAY = 86_400_000;
let room: AccountFixture;
beforeAll(async () => {
  room = await createAccountFixture();
});
afterAll(() => room.close());

type Friends = ResponseOf<typeof sponsorship>;
const sponsorIdOf = async (member: SignedIn) => (await room.get<{ sponsorId: string }>('/sponsorship/sponsorship/getSponsorId', member)).body.sponsorId;
const friendsOf = async (member: SignedIn) => (await room.get<Friends>('/sponsorship/sponsorship', member)).body;
const couponsOf = async (member: SignedIn, query = '') => (await room.get<CouponList>(`/sponsorship/list${query}`, member)).body;
const invite = async (member: SignedIn, emails: readonly string[], change: object = {}) =>
  room.post<ResponseOf<typeof inviteByEmail> & { data?: { canInviteByEmailAt?: string } }>(
    '/sponsorship/sponsorship/inviteByEmail',
    { sponsorId: await sponsorIdOf(member), emails, ...change },
    member,
  );

describe('campaigns', () => {
  test('are told for partners that give credits, and for no other', async () => {
    expect((await room.get('/credit/available/AFFR')).body).toEqual({
      creditCampaign: [
        { type: 'INSCRIPTION', discountType: 'CURRENCY', amount: 10, currencyCode: 'EUR' },
        { type: 'TRAVEL_BACK', discountType: 'CURRENCY', amount: 20, currencyCode: 'EUR' },
      ],
    });
    for (const code of ['GEDE', 'ZZZZ']) expect((await room.get(`/credit/available/${code}`)).body).toEqual({ creditCampaign: [] });
    expect((await room.get('/credit/available/x')).status).toBe(400);
  });

  test('joining gives its credit once the address is proved, and once only', async () => {
    const member = await room.aMember({ isVerified: false });
    await room.runJobs();
    const [promise] = (await couponsOf(member)).credit.generic.current;
    expect(promise).toMatchObject({ status: 'UPCOMING', balance: 0, amount: 10, usableAmount: 0, source: 'INSCRIPTION', type: 'PROMOTION' });
    await room.db.query('update member set email_verified_at = now() where uuid = $1', [member.uuid]);
    await room.runJobs();
    await room.db.query("update member set status = 'pending' where uuid = $1", [member.uuid]);
    await room.db.query("update member set status = 'active' where uuid = $1", [member.uuid]);
    await room.runJobs();
    const list = await couponsOf(member);
    expect(list.credit.generic.current).toMatchObject([{ status: 'AVAILABLE', balance: 10, usableAmount: 10, isApplicable: true, maxUseDate: '2027-11-20' }]);
    expect(list).toMatchObject({ status: 'SUCCESS', currencyCode: 'EUR', creditNote: { current: [], history: [] } });
    expect((await couponsOf(member, '?currency=GBP')).credit.generic.current).toEqual([]);
  });

  test('coming back from a trip gives its credit the day after, and once only', async () => {
    const member = await room.aMember();
    const booking = await room.aBooking({ browser: member });
    await room.runJobs();
    expect((await couponsOf(member)).credit.travelback.current).toEqual([]);
    const { rows } = await room.db.query<{ id: string; back: Date }>(
      "select id, (stay_to + 1)::timestamp at time zone 'utc' as back from booking where reference = $1",
      [booking.reference],
    );
    const wait = (rows[0]?.back.getTime() ?? 0) - room.now();
    room.pass(wait);
    await room.runJobs();
    await room.db.query("insert into job (kind, key, payload, run_at, created_at) values ('booking-returned', $1, '{}', now(), now())", [rows[0]?.id]);
    await room.runJobs();
    expect((await couponsOf(await room.again(member))).credit.travelback.current).toMatchObject([
      { balance: 20, type: 'TRAVELBACK', source: 'TRAVEL_BACK', status: 'AVAILABLE' },
    ]);
    expect((await room.outbox('credit-granted')).filter(({ email }) => email === member.email)).toHaveLength(1);
    room.pass(-wait);
  });
});

describe('the dot of new credits', () => {
  test('shows until the page was looked at, and again when something changes', async () => {
    const member = await room.aMember();
    await room.runJobs();
    expect((await couponsOf(member)).showCreditsNotification).toBe(true);
    expect((await couponsOf(member)).showCreditNotesNotification).toBe(false);
    room.pass(1000);
    await couponsOf(member, '?seen=credits');
    expect((await couponsOf(member)).showCreditsNotification).toBe(false);
    room.pass(1000);
    await room.db.query(
      "insert into coupon_movement (coupon, at, kind, available, reserved, key) select id, $2, 'REFUND', 1, 0, 'x' from coupon where member = $1",
      [member.uuid, new Date(room.now())],
    );
    expect((await couponsOf(member)).showCreditsNotification).toBe(true);
  });
});

describe('inviting friends', () => {
  test('tells of each address why it cannot be invited; the others get a letter', async () => {
    const member = await room.aMember({ email: 'ada.sponsor@example.org' });
    const { status, body } = await invite(member, ['zoe1@example.net', 'ADA.Sponsor@example.org', 'nonsense', 'zoe1+x@example.net', 'a@mailinator.com'], {
      message: 'Join me, see https://evil.example/x and www.evil.example <b>now</b>',
    });
    expect(status).toBe(200);
    expect(body.rejectedEmails).toEqual([
      { email: 'ADA.Sponsor@example.org', code: 'CANT_SPONSOR_YOURSELF' },
      { email: 'nonsense', code: 'INVALID_EMAIL_FORMAT' },
      { email: 'zoe1+x@example.net', code: 'ALREADY_FRIEND' },
      { email: 'a@mailinator.com', code: 'EMAIL_PROVIDER_NOT_ACCEPTED' },
    ]);
    expect(body.canInviteByEmailAt).toBe(new Date(room.now() + 60_000).toISOString());
    const letters = (await room.outbox('sponsorship-invitation')).filter(({ email }) => email === 'zoe1@example.net');
    expect(letters).toMatchObject([
      { message: 'Join me, see and <b>now</b>', link: expect.stringContaining(`/fr-FR/home/signup?sponsorId=${await sponsorIdOf(member)}`) },
    ]);
    expect((await friendsOf(member)).current).toEqual({ 'zoe1@example.net': { friendSubscribed: null, friendBooked: null } });
  });

  test('not too often, not too many, not with another’s id, not before the own address is proved', async () => {
    const member = await room.aMember();
    expect((await invite(member, ['b1@example.net'])).status).toBe(200);
    expect(await invite(member, ['b2@example.net'])).toMatchObject({
      status: 429,
      body: { data: { canInviteByEmailAt: new Date(room.now() + 60_000).toISOString() } },
    });
    for (let turn = 0; turn < 3; turn += 1) {
      room.pass(61_000);
      await invite(
        member,
        Array.from({ length: 10 }, (_, at) => `many${turn}-${at}@example.net`),
      );
    }
    room.pass(61_000);
    expect((await invite(member, ['b3@example.net'])).status).toBe(429);
    room.pass(DAY);
    expect((await invite(member, ['b3@example.net'])).status).toBe(200);
    expect(
      (
        await invite(
          member,
          Array.from({ length: 11 }, (_, at) => `x${at}@example.net`),
        )
      ).status,
    ).toBe(400);
    room.pass(61_000);
    expect((await invite(member, ['b4@example.net'], { sponsorId: 'somebody-elses' })).status).toBe(404);
    expect((await invite(await room.aMember({ isVerified: false }), ['b5@example.net'])).status).toBe(403);
    expect((await room.get('/sponsorship/sponsorship', await room.aMember({ partner: 'GEDE' }))).status).toBe(403);
    expect((await room.get('/sponsorship/sponsorship')).status).toBe(401);
  });

  test('whoever has an account gets no letter, and the answer does not tell', async () => {
    const [member, known] = [await room.aMember(), await room.aMember()];
    expect((await invite(member, [known.email])).body.rejectedEmails).toEqual([]);
    expect((await room.outbox('sponsorship-invitation')).filter(({ email }) => email === known.email)).toEqual([]);
  });

  test('an address that wants no more of them gets none, and the answer does not tell', async () => {
    const email = 'enough@example.net';
    await invite(await room.aMember(), [email]);
    const lettersTo = async () => (await room.outbox('sponsorship-invitation')).filter((letter) => letter.email === email);
    const [letter] = await lettersTo();
    const stop = new URL(String(letter?.['stopLink']));
    expect(`${stop.origin}${stop.pathname}`).toBe('http://af.localhost:3000/fr-FR/unsubscribe');
    expect((await room.post('/user-auth/unsubscribe', { token: stop.searchParams.get('token') })).status).toBe(200);
    expect((await invite(await room.aMember(), [email])).body.rejectedEmails).toEqual([]);
    expect(await lettersTo()).toHaveLength(1);
  });
});

describe('a friend', () => {
  const subscribe = (friend: SignedIn, sponsorId: string, sponsored = friend.email) =>
    room.post('/sponsorship/sponsorship/subscribe', { sponsorId, sponsored }, friend);

  test('who joins brings 5 at once and 15 after the first trip; both once', async () => {
    const sponsor = await room.aMember();
    const sponsorId = await sponsorIdOf(sponsor);
    await invite(sponsor, ['friend1@example.net']);
    const friend = await room.aMember({ email: 'friend1@example.net' });
    expect((await subscribe(friend, sponsorId)).status).toBe(200);
    expect((await subscribe(friend, sponsorId)).status).toBe(200);
    await room.runJobs();
    expect(await friendsOf(sponsor)).toMatchObject({
      sponsorshipCredit: 5,
      current: { 'friend1@example.net': { friendSubscribed: { amount: 5, expired: false, used: false, maxUseDate: expect.any(String) }, friendBooked: null } },
    });
    expect((await couponsOf(sponsor)).credit.sponsorship.current).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ source: 'friendSubscribed', status: 'AVAILABLE', balance: 5, friendEmail: 'friend1@example.net' }),
        expect.objectContaining({ source: 'friendBooked', status: 'UPCOMING', balance: 0, amount: 15 }),
      ]),
    );
    expect((await room.outbox('sponsorship-reward')).filter(({ email }) => email === sponsor.email)).toHaveLength(1);
    for (let trips = 0; trips < 2; trips += 1) await room.aBooking({ browser: friend });
    room.pass(400 * DAY);
    await room.runJobs();
    const after = await friendsOf(await room.again(sponsor));
    expect(after.sponsorshipCredit).toBe(15);
    expect(after.current['friend1@example.net']).toMatchObject({ friendSubscribed: { expired: true }, friendBooked: { amount: 15, expired: false } });
    room.pass(-400 * DAY);
  });

  test('brings nothing before the address is proved', async () => {
    const sponsor = await room.aMember();
    const friend = await room.aMember({ isVerified: false });
    expect((await subscribe(friend, await sponsorIdOf(sponsor))).status).toBe(200);
    expect((await friendsOf(sponsor)).sponsorshipCredit).toBe(0);
    await room.db.query('update member set email_verified_at = now() where uuid = $1', [friend.uuid]);
    await room.runJobs();
    expect((await friendsOf(sponsor)).sponsorshipCredit).toBe(5);
  });

  test('who registers by confirmation is bound to the sponsor when the letter’s link is followed, on whatever device', async () => {
    const sponsor = await room.aMember();
    const email = 'confirmed.friend@example.net';
    const registered = await room.post('/user-auth/auth/local/register', {
      credentials: { email, password: 'Escale-2026' },
      redirect: 'http://af.localhost:3000/fr-FR/confirmRegistration',
      sponsorId: await sponsorIdOf(sponsor),
    });
    expect(registered.status).toBe(200);
    await room.runJobs();
    expect((await friendsOf(sponsor)).current).toEqual({});
    const letter = (await room.outbox('member-confirm')).find((each) => each['email'] === email);
    const token = new URL(String(letter?.['link'])).searchParams.get('token');
    expect((await room.post('/user-auth/auth/local/confirm', { token }, room.aBrowser())).status).toBe(200);
    await room.runJobs();
    expect(await friendsOf(sponsor)).toMatchObject({ sponsorshipCredit: 5, current: { [email]: { friendSubscribed: { amount: 5 } } } });
  });

  test('has one sponsor, is nobody’s own second account, and names the own address', async () => {
    const [sponsor, other] = [await room.aMember({ email: 'carl@example.org' }), await room.aMember()];
    const friend = await room.aMember();
    expect((await subscribe(friend, 'nobody')).status).toBe(404);
    expect((await subscribe(friend, await sponsorIdOf(sponsor), 'another@example.org')).status).toBe(403);
    expect((await subscribe(sponsor, await sponsorIdOf(sponsor))).status).toBe(403);
    const second = await room.aMember({ email: 'carl+two@example.org' });
    expect((await subscribe(second, await sponsorIdOf(sponsor))).status).toBe(403);
    expect((await subscribe(friend, await sponsorIdOf(sponsor))).status).toBe(200);
    expect((await subscribe(friend, await sponsorIdOf(other))).status).toBe(403);
    room.pass(31 * DAY);
    const [late, sponsorId] = [await room.aMember(), await sponsorIdOf(await room.again(sponsor))];
    room.pass(31 * DAY);
    expect((await subscribe(await room.again(late), sponsorId)).status).toBe(403);
    room.pass(-62 * DAY);
  });

  test('of another brand is no friend', async () => {
    const sponsor = await room.aMember();
    const elsewhere = await room.aMember({ partner: 'TZFR' });
    expect((await subscribe(elsewhere, await sponsorIdOf(sponsor))).status).toBe(403);
  });

  test('beyond the year’s number brings nothing', async () => {
    const sponsor = await room.aMember();
    const sponsorId = await sponsorIdOf(sponsor);
    for (let at = 0; at < 22; at += 1) {
      const friend = await room.aMember();
      await subscribe(friend, sponsorId);
    }
    expect((await friendsOf(sponsor)).sponsorshipCredit).toBe(100);
  });
});
