import { describe, expect, test } from 'vitest';
import { type BackInput, backTarget } from './back-target.ts';

const NO_QUERY = { utmSource: null, utmMedium: null, redirectToProductPage: null, productUri: null };
const product: BackInput = {
  isProductPage: true,
  useBrowserBackOnProductPage: false,
  merchandising: null,
  query: NO_QUERY,
  campaigns: [],
  isDarkSite: false,
  fallbackUrl: '/fr-FR',
};
const fallback = { kind: 'address', url: '/fr-FR' };
const letter = [{ source: 'newsletter', medium: 'email' }];

describe('the back button', () => {
  test.each<[string, Partial<BackInput>, object]>([
    ['goes back in history on other pages', { isProductPage: false, merchandising: 'SUMMER' }, { kind: 'history' }],
    ['goes back in history on products whose partner says so', { useBrowserBackOnProductPage: true, merchandising: 'SUMMER' }, { kind: 'history' }],
    ['leads to the merchandising page that is current', { merchandising: 'été & co' }, { kind: 'page', path: '/merch?code=%C3%A9t%C3%A9%20%26%20co' }],
    [
      'leads to the product named with redirectToProductPage',
      { query: { ...NO_QUERY, redirectToProductPage: 'true', productUri: 'dar-selma' } },
      { kind: 'page', path: '/dar-selma' },
    ],
    ['does not for another value of it', { query: { ...NO_QUERY, redirectToProductPage: '1', productUri: 'dar-selma' } }, fallback],
    ['does not without a product', { query: { ...NO_QUERY, redirectToProductPage: 'true' } }, fallback],
    [
      'leads to the product a campaign names',
      { campaigns: letter, query: { ...NO_QUERY, utmSource: 'Newsletter', utmMedium: 'email', productUri: 'dar-selma' } },
      { kind: 'page', path: '/dar-selma' },
    ],
    [
      'does not when the medium is another',
      { campaigns: letter, query: { ...NO_QUERY, utmSource: 'newsletter', utmMedium: 'cpc', productUri: 'dar-selma' } },
      fallback,
    ],
    [
      'takes any source where only the medium counts',
      { campaigns: [{ medium: 'email' }], query: { ...NO_QUERY, utmSource: 'x', utmMedium: 'email', productUri: 'a' } },
      { kind: 'page', path: '/a' },
    ],
    ['knows no campaign that names nothing', { campaigns: [{}], query: { ...NO_QUERY, productUri: 'a' } }, fallback],
    ['leads to the flash sales of a dark site', { isDarkSite: true }, { kind: 'page', path: '/listing' }],
    ['leads to the fallback otherwise', { fallbackUrl: 'https://partner.example.com/' }, { kind: 'address', url: 'https://partner.example.com/' }],
  ])('%s', (_, changes, target) => {
    expect(backTarget({ ...product, ...changes })).toEqual(target);
  });

  test.each(['//evil.example', 'https://evil.example', '..', '../account', 'a/b', 'a\\b', '', 'a b', 'javascript:alert(1)'])(
    'never leads to the product uri %j',
    (productUri) => {
      expect(backTarget({ ...product, query: { ...NO_QUERY, redirectToProductPage: 'true', productUri } })).toEqual(fallback);
    },
  );
});
