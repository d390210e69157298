import { expect, it } from 'vitest';
import { identifiedCookies, prolongedSignIn, signInCookies, signOutCookies } from './cookies.server.ts';

const AT = { shop: 'fr-FR', prefix: '/holidays', isSecure: true };
const UUID = '3f1c9a52-6d1e-4b7a-9c40-1f2a3b4c5d6e';

it('a sign-in lives on its shop’s path, and its token is closed to scripts', () => {
  const lines = signInCookies({ token: 'a b', uuid: UUID, partner: 'AFFR', maxAge: 60 }, AT);
  expect(lines.map((each) => each.split('=')[0])).toEqual(['auth', 'authToken', 'partner', 'uuid']);
  for (const line of lines) expect(line).toMatch(/; Path=\/holidays\/fr-FR; Max-Age=\d+; SameSite=Lax.*; Secure$/u);
  expect(lines[1]).toBe('authToken=a%20b; Path=/holidays/fr-FR; Max-Age=60; SameSite=Lax; HttpOnly; Secure');
  expect(lines[0]).not.toContain('HttpOnly');
});

it('a recognised visitor has no token, and a sign-out leaves nothing', () => {
  expect(identifiedCookies(UUID, AT).join()).not.toContain('authToken');
  expect(identifiedCookies(UUID, AT)[0]).toContain('auth=identified;');
  const gone = signOutCookies(AT);
  expect(gone.map((each) => each.split('=')[0])).toEqual(['auth', 'authToken', 'bookingToken', 'partner', 'seenToday', 'tokenFromPartner', 'uuid']);
  for (const line of gone) expect(line).toContain('; Path=/holidays/fr-FR; Max-Age=0;');
});

it('a sign-in is put off again once a day, and only the one these cookies hold', () => {
  const member = { token: 'secret', uuid: UUID };
  const cookies = { authToken: 'secret', partner: 'AFFR' };
  const lines = prolongedSignIn(cookies, member, AT);
  expect(lines.find((line) => line.startsWith('authToken=secret'))).toContain('Max-Age=2592000');
  expect(lines.find((line) => line.startsWith('partner=AFFR'))).toBeDefined();
  expect(lines.find((line) => line.startsWith('seenToday=1'))).toContain('Max-Age=86400');
  expect(prolongedSignIn({ ...cookies, seenToday: '1' }, member, AT)).toEqual([]);
  expect(prolongedSignIn({ tokenFromPartner: 'secret' }, member, AT)).toEqual([]);
});
