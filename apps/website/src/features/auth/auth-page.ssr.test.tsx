import { describe, expect, it } from 'vitest';
import { pageMarkup } from '../../testing/page-markup.tsx';
import { AUTH_SCREENS, pathOfScreen, type AuthPlace, type AuthScreen } from './auth-place.ts';
import { AuthPage } from './auth-page.tsx';
import type { AuthView } from './auth-view.ts';

const HOME: AuthPlace = { route: 'homeAuth', base: 'home', screen: 'login' };
const markup = (screen: AuthScreen, changes: Partial<AuthView> = {}, shop = 'fr-FR', place: AuthPlace = HOME): string => {
  const view: AuthView = {
    place: { ...place, screen },
    paths: Object.fromEntries(AUTH_SCREENS.map((each) => [each, pathOfScreen(shop, place, each)])) as AuthView['paths'], // as: one entry for each screen
    now: Date.parse('2026-11-21T12:00:00Z'),
    social: {},
    email: '',
    isTeasing: false,
    hasDataDocument: false,
    ...changes,
  };
  return pageMarkup(AuthPage, view, { shop, areas: ['auth'] });
};

describe('the sign-in page', () => {
  it('is a plain form that password managers know', () => {
    const html = markup('login', { email: 'camille@example.com' });
    expect(html).toMatch(/<form [^>]*action="\/fr-FR\/home\/login" method="post"/u);
    expect(html).toMatch(/<input[^>]*autoComplete="username webauthn"[^>]*value="camille@example.com"/u);
    expect(html).toMatch(/<input[^>]*type="password"[^>]*autoComplete="current-password"/u);
    expect(html).toContain('href="/fr-FR/home/resetpassword"');
    expect(html).toContain('href="/fr-FR/home/signup"');
  });

  it('shows only the ways in that are offered', () => {
    expect(markup('login')).not.toMatch(/compte web|réseau social/u);
    expect(markup('login', { social: { google: { clientId: 'c', nonce: 'n' } } })).toContain('compte web');
    expect(markup('login', { social: { facebook: { appId: 'a' } } })).toContain('réseau social');
    expect(markup('login', { partnerSignOn: '/api/oauth/authorize?client_id=x' })).toContain('href="/api/oauth/authorize?client_id=x"');
  });

  it('names the credit of a campaign, and has certifications in en-GB alone', () => {
    expect(markup('login', { campaign: { amount: 1500, currency: 'EUR' } })).toMatch(/<strong>15(?:,00)?\s?€<\/strong>/u);
    expect(markup('login')).not.toContain('garanties');
    expect(markup('login', {}, 'en-GB')).toContain('Package holidays protected');
    expect(markup('login', {}, 'ar-AE')).toContain('تسجيل الدخول');
  });
});

describe('the sign-up page', () => {
  it('lists the rules of the password, links the documents and ticks nothing beforehand', () => {
    const html = markup('signup');
    expect(html.match(/data-rule=/gu)).toHaveLength(4);
    expect(html).toContain('autoComplete="new-password"');
    expect(html).toContain('href="/fr-FR/page/cgv"');
    expect(html).toContain('href="/fr-FR/page/confidentialite"');
    expect(html).not.toContain('href="/fr-FR/page/cnil"');
    expect(html).not.toContain('checked');
    expect(markup('signup', { hasDataDocument: true })).toContain('href="/fr-FR/page/cnil"');
  });

  it('tells before the opening when it is', () => {
    expect(markup('signup', { isTeasing: true, teasingEnd: '2026-12-12' }, 'en-GB', { route: 'teasing', base: 'teasing', screen: 'signup' })).toContain(
      '12 December 2026',
    );
  });
});

describe('what becomes of a registration', () => {
  it('names the address, and where to begin again', () => {
    const during = markup('registration-succeeded', { email: 'a@example.com', isTeasing: true });
    expect(during).toContain('a@example.com');
    expect(during).toContain('href="/fr-FR/teasing"');
    expect(markup('registration-succeeded')).toContain('href="/fr-FR/home/signup"');
    expect(markup('registration-succeeded')).toContain('href="tel:');
  });

  it('says the day of the opening in full', () => {
    expect(markup('registration-confirmed', { teasingEnd: '2026-12-12' })).toContain('samedi 12 décembre 2026');
  });

  it('sends the confirmation again by a plain form', () => {
    const html = markup('registration-not-confirmed', { email: 'a@example.com' });
    expect(html).toContain('action="/fr-FR/home/signup/registration-not-confirmed"');
    expect(html).toContain('name="email" value="a@example.com"');
  });

  it('leads on to signing in once it is confirmed, and before the opening nowhere', () => {
    expect(markup('registration-confirmed')).toContain('href="/fr-FR/home/login"');
    expect(markup('registration-confirmed', { teasingEnd: '2026-12-12' })).not.toContain('href="/fr-FR/home/login"');
  });

  it('leads back from the two ends', () => {
    for (const screen of ['resend-confirmed', 'user-not-found'] as const) expect(markup(screen)).toContain('href="/fr-FR/home/signup"');
  });
});

it('has the title of what it shows', () => {
  const titleOf = (html: string): string => /<title>([^<]*)/u.exec(html)?.[1] ?? '';
  const titles = AUTH_SCREENS.filter((screen) => screen !== 'sso').map((screen) => titleOf(markup(screen)));
  expect(new Set(titles).size).toBe(titles.length);
  expect(titleOf(markup('resetpassword', { token: 'abc' }))).toBe(titleOf(markup('changepassword')));
});

it('asks for the new password under a letter’s link', () => {
  const html = markup('resetpassword', { token: 'abc' });
  expect(html).toContain('name="token" value="abc"');
  expect(html).toContain('autoComplete="new-password"');
  expect(markup('resetpassword')).not.toContain('new-password');
});
