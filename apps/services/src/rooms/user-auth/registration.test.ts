import type { Session } from '@escale/contract/user-auth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Browser, createUserAuthFixture, PASSWORD, type Refused, tokenIn, type UserAuthFixture } from './user-auth-fixture.ts';

const HOUR = 3_600_000;
const PAGE = 'http://af.localhost:3000/en-GB/confirmRegistration';
let room: UserAuthFixture;
beforeAll(async () => {
  room = await createUserAuthFixture();
});
afterAll(() => room.close());

const register = (email: string, browser: Browser, change: Record<string, unknown> = {}) =>
  room.post<Refused>('/auth/local/register', { credentials: { email, password: PASSWORD }, redirect: PAGE, ...change }, { browser });
const confirm = (token: string, browser: Browser) => room.post<{ uuid?: string; session?: Session } & Refused>('/auth/local/confirm', { token }, { browser });
const resend = (email: string, browser: Browser, redirect = PAGE) => room.post<Refused>('/auth/local/resend', { email, redirect }, { browser });

describe('direct sign-up', () => {
  test('names what is wrong with the address and the password', async () => {
    const reply = await room.post<Refused>(
      '/auth/local/signup',
      { credentials: { email: 'nobody', password: 'weak' }, partner: 'AFFR' },
      { browser: room.aBrowser() },
    );
    expect(reply).toMatchObject({
      status: 400,
      body: {
        fieldErrors: [
          { path: 'credentials.email', messageId: 'error.email.format' },
          { path: 'credentials.password', messageId: 'auth.password.policy.not.valid' },
        ],
      },
    });
  });

  test('signs in at once, keeps where the visitor came from, and writes a letter that proves the address', async () => {
    const browser = room.aBrowser();
    const email = room.anEmail();
    const source = { source: 'newsletter', utmMedium: '', utmCampaign: 'spring' };
    const reply = await room.post<Session>(
      '/auth/local/signup',
      { credentials: { email, password: PASSWORD }, partner: 'AFFR', source, sponsorId: 'S1' },
      { browser },
    );
    expect(reply).toMatchObject({ status: 200, body: { email, partner: { code: 'AFFR', shop: 'fr-FR' } } });
    const { rows } = await room.database.pool.query('select attribution, sponsor_id, password_hash from member where uuid = $1', [reply.body.uuid]);
    expect(rows[0]).toMatchObject({
      attribution: { source: 'newsletter', utmCampaign: 'spring' },
      sponsor_id: 'S1',
      password_hash: expect.stringMatching(/^\$argon2id\$/u),
    });
    const verified = async () => (await room.post<{ emailVerified: boolean }>('/token/verify', { token: reply.body.token }, { browser })).body.emailVerified;
    expect(await verified()).toBe(false);
    const [letter] = await room.letters(email);
    expect(letter).toMatchObject({
      kind: 'member-welcome',
      shop: 'fr-FR',
      link: expect.stringMatching(/^http:\/\/af\.localhost:3000\/fr-FR\/confirmRegistration\?token=/u),
    });
    expect(await confirm(tokenIn(letter), room.aBrowser())).toMatchObject({ status: 200, body: { uuid: reply.body.uuid } });
    expect(await verified()).toBe(true);
  });

  test('an address that is taken is refused, and its password stays', async () => {
    const { email } = await room.aMember();
    const again = await room.post<Refused>(
      '/auth/local/signup',
      { credentials: { email: email.toUpperCase(), password: 'Another-2026' }, partner: 'AFDE' },
      { browser: room.aBrowser() },
    );
    expect(again).toMatchObject({ status: 403, body: { data: { reason: 'ALREADY_REGISTERED' } } });
    expect((await room.login(email, PASSWORD, room.aBrowser())).status).toBe(200);
    expect((await room.post('/auth/local/signup', { credentials: { email, password: PASSWORD }, partner: 'TZFR' }, { browser: room.aBrowser() })).status).toBe(
      200,
    ); // another brand
  });

  test('of two at the same moment one wins', async () => {
    const email = room.anEmail();
    const replies = await Promise.all(
      Array.from({ length: 4 }, () =>
        room.post('/auth/local/signup', { credentials: { email, password: PASSWORD }, partner: 'AFFR' }, { browser: room.aBrowser() }),
      ),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403, 403, 403]);
  });

  test('cannot be used to go round a confirmation the partner asks for', async () => {
    const reply = await room.post<Refused>(
      '/auth/local/signup',
      { credentials: { email: room.anEmail(), password: PASSWORD }, partner: 'AFGB' },
      { browser: room.aBrowser() },
    );
    expect(reply).toMatchObject({ status: 401, body: { data: { reason: 'NOT_OFFERED' } } });
  });

  test('one network address makes so many accounts and no more', async () => {
    const browser = room.aBrowser();
    const statuses: number[] = [];
    for (let turn = 0; turn < 22; turn++)
      statuses.push(
        (await room.post('/auth/local/signup', { credentials: { email: room.anEmail(), password: PASSWORD }, partner: 'AFFR' }, { browser })).status,
      );
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('a registration that is confirmed by letter', () => {
  test('becomes an account by its link, signed in on the device it began on', async () => {
    const browser = room.aBrowser();
    const email = room.anEmail();
    expect(await register(email, browser)).toMatchObject({ status: 200, body: {} });
    const [letter] = await room.letters(email);
    expect(letter).toMatchObject({ kind: 'member-confirm', brand: 'AF', partner: 'AFGB', shop: 'en-GB' });
    const confirmed = await confirm(tokenIn(letter), browser);
    expect(confirmed).toMatchObject({ status: 200, body: { email, partner: { code: 'AFGB', shop: 'en-GB' }, session: { email } } });
    expect((await room.get('/me', { token: confirmed.body.session?.token ?? '', browser })).status).toBe(200);
    expect((await room.letters(email)).map(({ kind }) => kind).toSorted()).toEqual(['member-confirm', 'member-welcome']);
  });

  test('on another device the link confirms, but signs nobody in', async () => {
    const email = room.anEmail();
    await register(email, room.aBrowser());
    const confirmed = await confirm(tokenIn((await room.letters(email))[0]), room.aBrowser());
    expect(confirmed.status).toBe(200);
    expect(confirmed.body.session).toBeUndefined();
    expect((await room.login(email, PASSWORD, room.aBrowser())).status).toBe(200);
  });

  test('a link counts once, for two days, and only if it is ours', async () => {
    const browser = room.aBrowser();
    const [used, old] = [room.anEmail(), room.anEmail()];
    await register(used, browser);
    await register(old, browser);
    const [usedToken, oldToken] = [tokenIn((await room.letters(used))[0]), tokenIn((await room.letters(old))[0])];
    const both = await Promise.all([confirm(usedToken, browser), confirm(usedToken, browser)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await confirm(usedToken, browser)).body.data?.reason).toBe('LINK_USED');
    room.pass(48 * HOUR);
    expect(await confirm(oldToken, browser)).toMatchObject({ status: 401, body: { data: { reason: 'LINK_EXPIRED' } } });
    for (const forged of ['x', 'x.y', `${oldToken}x`, oldToken.replace(/^./u, (first) => (first === 'A' ? 'B' : 'A'))])
      expect(await confirm(forged, browser)).toMatchObject({ status: 403, body: { data: { reason: 'LINK_UNKNOWN' } } });
  });

  test('asked for twice: 409 while it waits, without a new password; 403 once it is an account', async () => {
    const email = room.anEmail();
    await register(email, room.aBrowser());
    expect(await register(email, room.aBrowser(), { credentials: { email, password: 'Attacker-2026' } })).toMatchObject({
      status: 409,
      body: { data: { reason: 'NOT_CONFIRMED' } },
    });
    await confirm(tokenIn((await room.letters(email))[0]), room.aBrowser());
    expect((await room.login(email, 'Attacker-2026', room.aBrowser())).status).toBe(401);
    expect(await register(email, room.aBrowser())).toMatchObject({ status: 403, body: { data: { reason: 'ALREADY_REGISTERED' } } });
  });

  test('letters lead to pages of the brand and nowhere else', async () => {
    const browser = room.aBrowser();
    for (const redirect of [
      'https://evil.example/en-GB/confirmRegistration',
      '//evil.example/en-GB',
      'http://af.localhost.evil.example/en-GB/x',
      'http://user@af.localhost/en-GB/x',
      'javascript:alert(1)//en-GB',
      'http://af.localhost:3000/xx-XX/confirmRegistration',
      '/en-GB/confirmRegistration',
    ])
      expect(await register(room.anEmail(), browser, { redirect })).toMatchObject({ status: 400, body: { fieldErrors: [{ path: 'redirect' }] } });
    expect((await register(room.anEmail(), browser, { partner: 'TZGB' })).status).toBe(400); // the page's brand is another one
  });
});

describe('sending the confirmation again', () => {
  test('writes a new letter, and the link of the old one goes out of use', async () => {
    const browser = room.aBrowser();
    const email = room.anEmail();
    await register(email, browser);
    const first = tokenIn((await room.letters(email))[0]);
    room.pass(1000);
    expect(await resend(email, browser)).toMatchObject({ status: 200, body: {} });
    expect((await confirm(first, browser)).body.data?.reason).toBe('LINK_EXPIRED');
    expect((await confirm(tokenIn((await room.letters(email))[0]), browser)).status).toBe(200);
    expect(await resend(email, browser)).toMatchObject({ status: 409, body: { data: { reason: 'ALREADY_CONFIRMED' } } });
  });

  test('an unknown address is 404, a foreign page 400, the fourth letter within the hour 429', async () => {
    const browser = room.aBrowser();
    expect((await resend(room.anEmail(), browser)).status).toBe(404);
    expect((await resend(room.anEmail(), browser, 'https://evil.example/en-GB/x')).status).toBe(400);
    const email = room.anEmail();
    await register(email, browser);
    for (let turn = 0; turn < 3; turn++) expect((await resend(email, browser)).status).toBe(200);
    expect(await resend(email, browser)).toMatchObject({ status: 429, body: { data: { canResendAt: expect.any(Number) } } });
  });
});
