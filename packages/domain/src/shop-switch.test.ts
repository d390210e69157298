import { describe, expect, test } from 'vitest';
import { addressInShop, changeChoice, languagesOf, leadsToOtherShop, pathInShop, shopFor } from './shop-switch.ts';

const shop = (code: string, ...currencies: string[]) => ({ code, language: code.slice(0, 2), country: code.slice(3), currencies });
const shops = [
  shop('fr-FR', 'EUR'),
  shop('en-GB', 'GBP', 'EUR'),
  shop('nl-BE', 'EUR'),
  shop('fr-BE', 'EUR'),
  shop('ar-AE', 'AED', 'USD'),
  shop('en-WW', 'USD', 'EUR', 'GBP'),
];

describe('the shop of a country and a language', () => {
  test.each([
    ['BE', 'fr', 'fr-BE'],
    ['BE', 'nl', 'nl-BE'],
    ['BE', 'de', 'nl-BE'],
    ['WW', 'fr', 'en-WW'],
    ['ES', 'es', undefined],
  ])('%s %s: %s', (country, language, code) => {
    expect(shopFor(shops, country, language)?.code).toBe(code);
  });

  test('a country lists its languages only', () => {
    expect(languagesOf(shops, 'BE')).toEqual(['nl', 'fr']);
    expect(languagesOf(shops, 'ES')).toEqual([]);
  });
});

describe('changing a select', () => {
  const france = { country: 'FR', language: 'fr', currency: 'EUR' };
  test.each([
    ['a country that has both keeps language and currency', france, { country: 'BE' }, { country: 'BE', language: 'fr', currency: 'EUR' }],
    [
      'a country without the language takes its first',
      { country: 'GB', language: 'en', currency: 'EUR' },
      { country: 'BE' },
      { country: 'BE', language: 'nl', currency: 'EUR' },
    ],
    ['a country without the currency takes its main one', france, { country: 'AE' }, { country: 'AE', language: 'ar', currency: 'AED' }],
    ['a secondary currency is kept where it is sold', france, { country: 'GB' }, { country: 'GB', language: 'en', currency: 'EUR' }],
    [
      'a language alone changes nothing else',
      { country: 'BE', language: 'fr', currency: 'EUR' },
      { language: 'nl' },
      { country: 'BE', language: 'nl', currency: 'EUR' },
    ],
    [
      'a currency alone changes nothing else',
      { country: 'GB', language: 'en', currency: 'GBP' },
      { currency: 'EUR' },
      { country: 'GB', language: 'en', currency: 'EUR' },
    ],
    ['an unknown country changes nothing', france, { country: 'ES' }, france],
  ])('%s', (_, current, change, choice) => {
    expect(changeChoice(shops, current, change)).toEqual(choice);
  });
});

test.each([
  ['fr-FR', 'FR', 'fr', false],
  ['fr-FR', 'FR', 'en', false],
  ['fr-FR', 'BE', 'fr', true],
  ['fr-BE', 'BE', 'nl', true],
  ['fr-FR', 'ES', 'es', false],
])('from %s to %s %s warns: %s', (current, country, language, warns) => {
  expect(leadsToOtherShop(shops, current, { country, language })).toBe(warns);
});

describe('the same page in another shop', () => {
  test.each([
    ['/fr-BE/faq?q=1#top', '', '/nl-BE/faq?q=1#top'],
    ['/fr-BE', '', '/nl-BE'],
    ['/fr-BE?x=/fr-BE', '', '/nl-BE?x=/fr-BE'],
    ['/offers/fr-BE/sdp', '/offers', '/offers/nl-BE/sdp'],
    ['/fr-BEL/sdp', '', '/nl-BE'],
    ['/de-DE/sdp', '', '/nl-BE'],
  ])('%s behind %j is %s', (path, prefix, expected) => {
    expect(pathInShop(path, 'fr-BE', 'nl-BE', prefix)).toBe(expected);
  });
});

describe('where the switcher leads', () => {
  test.each([
    ['/fr-BE/sdp/listing?departureCityCode=BRU#h', 'fr-BE', 'nl-BE', '/nl-BE/sdp/listing?departureCityCode=BRU#h'],
    ['/fr-BE/sdp/listing?departureCityCode=BRU#h', 'fr-BE', 'fr-FR', '/fr-FR'],
    ['/fr-BE/booking/search', 'fr-BE', 'fr-FR', '/fr-FR'],
    ['/fr-BE/booking-search?onauthsuccess=%2F', 'fr-BE', 'fr-FR', '/fr-FR/booking-search'],
    ['/fr-BE/page/cgv?print=1', 'fr-BE', 'fr-FR', '/fr-FR/page/cgv'],
    ['/fr-BE/sdp', 'fr-BE', 'fr-FR', '/fr-FR/sdp'],
    ['/fr-BE?utm_source=x', 'fr-BE', 'fr-BE', '/fr-BE?utm_source=x'],
  ])('from %s, %s to %s', (path, from, to, expected) => {
    expect(addressInShop(path, from, to)).toBe(expected);
  });
});
