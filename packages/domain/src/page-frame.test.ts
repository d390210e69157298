import { describe, expect, test } from 'vitest';
import { frameRules, isLogoWhite, isSamePage, isServicesPhonePage } from './page-frame.ts';

const EVERYTHING = { mayBeTransparent: false, showsMenu: true, header: 'all', showsSwitcher: true, footer: 'all', showsPartnerBar: true };

describe('the frame of a page', () => {
  test.each<[string, Partial<ReturnType<typeof frameRules>>]>([
    ['', { mayBeTransparent: true }],
    ['sdp', { mayBeTransparent: true }],
    ['sdp/search', { mayBeTransparent: true }],
    ['sdp/listing', {}],
    ['listing', {}],
    ['dar-selma', {}],
    ['home/login', { showsMenu: false }],
    ['home/signup', { showsMenu: false }],
    ['auth', { showsMenu: false }],
    ['authors', {}],
    ['booking-auth', { showsMenu: false, header: 'large' }],
    ['booking-auth/resetpassword', { showsMenu: false, header: 'large' }],
    ['booking-search', { header: 'large', footer: 'medium' }],
    ['booking/search', { showsSwitcher: false, footer: 'medium' }],
    ['booking/auth', { showsSwitcher: false, showsMenu: false }],
    ['booking/quote', { showsSwitcher: false }],
    ['booking/confirmation', { showsSwitcher: false }],
    ['booking/payment', { showsSwitcher: false, showsPartnerBar: false }],
    ['sdp/booking/quote', { showsSwitcher: false }],
    ['sdp/booking/payment', { showsSwitcher: false, showsPartnerBar: false }],
    ['sdp/booking/confirmation', { showsSwitcher: false }],
    ['stopover/booking/quote', { showsSwitcher: false }],
    ['stopover/booking/payment', { showsSwitcher: false, showsPartnerBar: false }],
    ['hotelonly/booking/confirmation', { showsSwitcher: false }],
    ['external-redirect', { footer: 'hidden', showsPartnerBar: false }],
    ['faq', { footer: 'hidden' }],
    ['faq/category/3', { footer: 'hidden' }],
    ['sdp/listing/map', { footer: 'hidden' }],
    ['hotelonly/listing/map', { footer: 'hidden' }],
  ])('/%s', (path, changes) => {
    expect(frameRules(path)).toEqual({ ...EVERYTHING, ...changes });
  });
});

test.each([
  ['always', false, true],
  ['always', true, true],
  ['transparentHeader', true, true],
  ['transparentHeader', false, false],
  [undefined, true, true],
  [undefined, false, false],
] as const)('white logo %s over a picture %s: %s', (rule, isOverPicture, isWhite) => {
  expect(isLogoWhite(rule, isOverPicture)).toBe(isWhite);
});

test.each([
  ['account/mybookings/482', true],
  ['sdp/booking/confirmation', true],
  ['confirmation', true],
  ['booking-search', true],
  ['sdp/booking/payment', false],
  ['sdp/listing', false],
  ['', false],
])('/%s shows the services number: %s', (path, isServices) => {
  expect(isServicesPhonePage(path)).toBe(isServices);
});

test.each([
  ['/fr-FR', '/fr-FR', true],
  ['/fr-FR/', '/fr-FR', true],
  ['/fr-FR', '/fr-FR/?utm_source=x', true],
  ['/fr-FR/sdp', '/fr-FR', false],
  ['/fr-FR', 'https://partner.example.com', false],
])('%s is %s: %s', (path, url, isSame) => {
  expect(isSamePage(path, url)).toBe(isSame);
});
