import { expect, it } from 'vitest';
import { AUTH_SCREENS, pathOfScreen, placeOfPath } from './auth-place.ts';
import { attributionOf, keptQuery, targetOf } from './sign-in-target.ts';

it.each([
  ['home', { route: 'homeAuth', base: 'home', screen: 'login' }],
  ['home/login', { route: 'homeAuth', base: 'home', screen: 'login' }],
  ['home/login.data', { route: 'homeAuth', base: 'home', screen: 'login' }],
  ['home/signup/registration-succeeded', { route: 'homeAuth', base: 'home', screen: 'registration-succeeded' }],
  ['auth', { route: 'auth', base: 'auth', screen: 'login' }],
  ['booking-auth/signup', { route: 'bookingAuth', base: 'booking-auth', screen: 'signup' }],
  ['booking/auth/resetpassword', { route: 'funnelAuth', base: 'booking/auth', screen: 'resetpassword' }],
  ['sign-up/SUMMER', { route: 'signUpOperation', base: 'sign-up/SUMMER', screen: 'signup' }],
  ['sign-up/SUMMER/registration-not-confirmed', { route: 'signUpOperation', base: 'sign-up/SUMMER', screen: 'registration-not-confirmed' }],
  ['teasing', { route: 'teasing', base: 'teasing', screen: 'signup' }],
  ['teasing/registration-confirmed', { route: 'teasing', base: 'teasing', screen: 'registration-confirmed' }],
  ['home/nowhere', undefined],
  ['home/signup/login', undefined],
  ['home/login/signup', undefined],
  ['homes', undefined],
])('%s shows %j', (path, place) => {
  expect(placeOfPath(path)).toEqual(place);
});

it('finds every screen again under the path it gives it', () => {
  for (const base of ['home', 'auth', 'booking-auth', 'booking/auth', 'sign-up/SUMMER', 'teasing']) {
    const place = placeOfPath(base) ?? { route: 'auth', base: 'none', screen: 'login' };
    for (const screen of AUTH_SCREENS) expect(placeOfPath(pathOfScreen('fr-FR', place, screen).replace('/fr-FR/', ''))).toEqual({ ...place, screen });
  }
});

it('leads to paths of this site alone, else to the sales of the moment', () => {
  const to = (query: string): string => targetOf({ shop: { shop: 'fr-FR' } }, new URLSearchParams(query));
  expect(to(`onauthsuccess=${encodeURIComponent('/fr-FR/offer?a=1&b=2')}`)).toBe('/fr-FR/offer?a=1&b=2');
  expect(to(`redirectUri=${encodeURIComponent('/fr-FR/merch?code=X')}`)).toBe('/fr-FR/merch?code=X');
  for (const evil of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '', '/\t/evil.example'])
    expect(to(`onauthsuccess=${encodeURIComponent(evil)}`)).toBe('/fr-FR/listing');
});

it('keeps attribution and destination from screen to screen, and nothing else', () => {
  expect(keptQuery(new URLSearchParams('onauthsuccess=%2Ffr-FR&utm_source=mail&token=secret&notice=x&source='))).toBe('onauthsuccess=%2Ffr-FR&utm_source=mail');
  expect(attributionOf(new URLSearchParams('utm_source=mail&utm_term=%20'), 'SUMMER')).toEqual({ utmSource: 'mail', marketingOperationCode: 'SUMMER' });
  expect(attributionOf(new URLSearchParams(), undefined)).toBeUndefined();
});
