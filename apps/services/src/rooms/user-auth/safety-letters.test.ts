import { visitorHeaders } from '@escale/contract/user-auth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUserAuthFixture, PASSWORD, SERVICE_KEY, type Browser, type UserAuthFixture } from './user-auth-fixture.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';
let room: UserAuthFixture;
beforeAll(async () => {
  room = await createUserAuthFixture();
});
afterAll(() => room.close());

const aMember = async ({ isProved = true, partner = 'AFFR' } = {}) => {
  const member = await room.aMember(room.aBrowser(), partner);
  if (isProved) await room.database.pool.query('update member set email_verified_at = $2 where uuid = $1', [member.session.uuid, new Date(room.now())]);
  return member;
};
const signIn = (email: string, browser: Browser, query = '') =>
  room.post<{ token: string }>(
    `/auth/local/login${query}`,
    { credentials: { email, password: PASSWORD } },
    {
      browser,
      headers: visitorHeaders({ serviceKey: SERVICE_KEY, ip: browser.ip, userAgent: FIREFOX }),
    },
  );
const told = async (email: string, kind: string) => (await room.letters(email)).filter((letter) => letter.kind === kind);

test('a sign-in on a device the member never used is told once, with its time and the browser’s family', async () => {
  const { email, browser } = await aMember();
  await signIn(email, browser);
  expect(await told(email, 'member-device')).toEqual([]);
  const elsewhere = room.aBrowser();
  await signIn(email, elsewhere);
  await signIn(email, elsewhere);
  const letters = await told(email, 'member-device');
  expect(letters).toMatchObject([
    { shop: 'fr-FR', link: 'http://af.localhost:3000/fr-FR/account/security', moment: { at: room.now(), browser: 'Firefox', system: 'Windows' } },
  ]);
  expect(JSON.stringify(letters)).not.toContain(elsewhere.ip);
});

test('a device that was signed out from another one is new again: the next sign-in there is told, those of others are not', async () => {
  const { email, browser, session } = await aMember();
  const [lost, kept] = [room.aBrowser(), room.aBrowser()];
  const onLost = await signIn(email, lost);
  await signIn(email, kept);
  const { tokenId } = (await room.post<{ tokenId: string }>('/token/verify', { token: onLost.body.token }, { browser: lost })).body;
  expect(await told(email, 'member-device')).toHaveLength(2);
  await room.post('/token/delete', { token: session.token, delete: [tokenId] }, { browser });
  await signIn(email, kept);
  expect(await told(email, 'member-device')).toHaveLength(2);
  await signIn(email, lost);
  expect(await told(email, 'member-device')).toHaveLength(3);
});

test('a sign-out on the device itself leaves it known', async () => {
  const { email, browser, session } = await aMember();
  await signIn(email, room.aBrowser());
  const before = await told(email, 'member-device');
  await room.post('/token/delete', { token: session.token, delete: [] }, { browser });
  await signIn(email, browser);
  expect(await told(email, 'member-device')).toEqual(before);
});

test('an address nobody proved is not written to: signing in must not fill a stranger’s mailbox', async () => {
  const { email } = await aMember({ isProved: false });
  for (let turn = 0; turn < 3; turn += 1) await signIn(email, room.aBrowser());
  expect(await told(email, 'member-device')).toEqual([]);
});

test('a new password is told, with the way to another one, and not told twice by the sign-in that follows', async () => {
  const { email, browser } = await aMember();
  const { body } = await signIn(email, browser, '?changePassword=true');
  await room.post('/auth/local/change', { password: 'Brand-New-2027' }, { browser, token: body.token });
  expect(await told(email, 'member-password')).toMatchObject([{ link: 'http://af.localhost:3000/fr-FR/home/resetpassword', moment: { at: room.now() } }]);
  await room.post('/auth/local/reset', { email, redirect: 'http://af.localhost:3000/fr-FR/home/resetpassword', partner: 'AFFR' }, { browser });
  const token = new URL((await told(email, 'member-reset'))[0]?.link ?? '').searchParams.get('token') ?? '';
  await room.post('/auth/local/change', { password: 'Brand-New-2028' }, { browser: room.aBrowser(), token });
  expect(await told(email, 'member-password')).toHaveLength(2);
  expect(await told(email, 'member-device')).toEqual([]);
});

test('a site without the pages it would lead to opens at its root, or at the page it has', async () => {
  const linkOf = async (partner: string) => {
    const { email } = await aMember({ partner });
    await signIn(email, room.aBrowser());
    return (await told(email, 'member-device'))[0]?.link;
  };
  expect(await linkOf('XXFR')).toBe('http://xx.localhost:3000/fr-FR/');
  expect(await linkOf('GPGB')).toBe('http://gp.localhost:3000/en-GB/');
});
