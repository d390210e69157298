import type { MarketingBannerData } from '@escale/contract/brand';
import { describe, expect, it } from 'vitest';
import { aBrand, aPartner, FIXTURE_METHODS } from '../testing/brand-fixture.ts';
import { preferredLanguage } from './locale-choice.server.ts';
import { parseCookies } from '../shared/cookies.server.ts';
import { chooseCurrency, currentBanners, isWithin, paymentMarks, shopShellOf } from './shop-shell.server.ts';

const NOW = Date.parse('2026-03-14T12:00:00Z');

describe('what the browser is told of a shop', () => {
  it('carries nothing that stays inside', () => {
    const partner = aPartner('fr-FR', { markUp: [900], organiser: { ...aPartner('fr-FR').organiser, name: 'SECRET-ORGANISER' } });
    const text = JSON.stringify(
      shopShellOf({
        brand: aBrand(),
        partner,
        methods: FIXTURE_METHODS,
        shop: 'fr-FR',
        chosenCurrency: undefined,
        now: NOW,
        isLive: true,
        visitor: { state: 'anonymous' },
        origin: 'http://af.localhost',
      }),
    );
    expect(text).not.toContain('markUp');
    expect(text).not.toContain('SECRET-ORGANISER');
  });

  it('dials the phone of the sale with digits only', () => {
    const shell = shopShellOf({
      brand: aBrand(),
      partner: aPartner('fr-FR'),
      methods: undefined,
      shop: 'fr-FR',
      chosenCurrency: undefined,
      now: NOW,
      isLive: true,
      visitor: { state: 'anonymous' },
      origin: 'http://af.localhost',
    });
    expect(shell.phone).toMatchObject({ display: '01 99 00 41 20', dial: '0199004120' });
  });

  it('names only payment methods that are offered', () => {
    const partner = aPartner('fr-FR', {
      availablePaymentMethods: [
        { code: 'adyen_cse_card', termsChoices: [], fees: { rateRanges: [] } },
        { code: 'paypal', termsChoices: [], fees: { rateRanges: [] }, status: 'retired' },
      ],
    });
    expect(paymentMarks(partner, FIXTURE_METHODS)).toEqual(['Visa', 'Mastercard', 'CB']);
    expect(paymentMarks(partner, undefined)).toEqual([]);
  });
});

const aBanner = (changes: Partial<MarketingBannerData>): MarketingBannerData => ({
  message: [],
  pages: [],
  usersFilter: [],
  backgroundColor: { hex: '#000000' },
  textColor: { hex: '#FFFFFF' },
  ...changes,
});

describe('banners', () => {
  it('show from their start, inclusive, to their end, exclusive', () => {
    expect(isWithin(NOW, '2026-03-14T12:00:00Z', undefined)).toBe(true);
    expect(isWithin(NOW, undefined, '2026-03-14T12:00:00Z')).toBe(false);
    expect(isWithin(NOW, undefined, undefined)).toBe(true);
    expect(isWithin(NOW, '2026-03-14T12:00:01Z', undefined)).toBe(false);
  });

  it('for members are not for visitors', () => {
    const banners = currentBanners(
      [
        aBanner({ message: ['a'], usersFilter: ['LOGGED_IN'] }),
        aBanner({ message: ['b'], usersFilter: ['ANONYMOUS'] }),
        aBanner({ message: ['c'], endAt: '2026-01-01T00:00:00Z' }),
        aBanner({ message: ['d'] }),
      ],
      NOW,
    );
    expect(banners.map((each) => each.paragraphs[0])).toEqual(['b', 'd']);
  });
});

describe('choices', () => {
  it('reset a currency the shop does not have to the shop’s own', () => {
    expect(chooseCurrency('EUR', 'GBP', ['EUR'])).toBe('EUR');
    expect(chooseCurrency('USD', 'GBP', ['EUR'])).toBe('GBP');
    expect(chooseCurrency(undefined, 'GBP', ['EUR'])).toBe('GBP');
  });

  it('follow the browser’s languages by weight', () => {
    expect(preferredLanguage('fr;q=0.2, de-DE;q=0.8, en', ['fr', 'de'])).toBe('de');
    expect(preferredLanguage('fr;q=0, *', ['fr'])).toBeUndefined();
    expect(preferredLanguage(null, ['fr'])).toBeUndefined();
  });

  it('read cookies, the first of equal names, and skip what is not theirs', () => {
    expect(parseCookies('a=1; a=2; b=%C3%A9; c=%E0%A4%A; =x; d')).toEqual({ a: '1', b: 'é' });
    expect(parseCookies(null)).toEqual({});
  });
});
