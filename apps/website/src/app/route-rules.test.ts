import { describe, expect, it } from 'vitest';
import { rootRedirect, routeOutcome, type RouteQuestion } from './route-rules.server.ts';

const outcome = (afterShop: string, changes: Partial<RouteQuestion> = {}) =>
  routeOutcome({
    afterShop,
    shop: 'fr-FR',
    query: '',
    isLive: true,
    partner: { whiteLabel: true, isDoubleOptin: false, websiteTunnels: [{ websiteTunnelType: 'SDP' }] },
    capabilities: {},
    visitor: { state: 'anonymous' },
    ...changes,
  });
const shown = (afterShop: string, changes: Partial<RouteQuestion> = {}) => outcome(afterShop, changes).kind;
const partner = { whiteLabel: false, isDoubleOptin: false, websiteTunnels: [{ websiteTunnelType: 'SDP' as const }] };

const WHITE_LABEL_ONLY = ['home/login', 'home', 'auth', 'unsubscribe', 'sign-up/SUMMER', 'landing-page/SUMMER'];
const FOR_ALL = [
  '',
  'sdp/search',
  'landing-pages/greece',
  'product/id/P1',
  'a-product',
  'schizophrene',
  'priceMatchGuarantee',
  'booking/search',
  'booking/auth',
  'booking/quote',
  'confirmation',
  'external-redirect',
  'not-found',
  'technical-error/sso',
  'listing',
  'merch',
  'faq',
  'faq/category/a/subcategory/b/article/c',
  'page/cgv',
  'stopover',
  'stopover/booking/quote',
  'hotelonly/listing',
  'booking-auth',
  'booking-search',
  'magazine',
  'giveaway',
  'mybookings',
];

describe('routes by partner', () => {
  it.each(FOR_ALL)('/%s is for all', (path) => {
    expect(shown(path)).toBe('show');
    expect(shown(path, { partner })).toBe('show');
  });

  it.each(WHITE_LABEL_ONLY)('/%s is for white label only', (path) => {
    expect(shown(path)).toBe('show');
    expect(shown(path, { partner })).toBe('notFound');
  });

  it.each([
    ['white label', {}, 'show'],
    ['another partner', { partner }, 'notFound'],
    ['a brand of the special list', { partner, capabilities: { accountForEveryone: true } }, 'show'],
    ['a signed-in member of another partner', { partner, visitor: { state: 'authenticated' } }, 'show'],
    ['a found booking of another partner', { partner, visitor: { state: 'bookingFound' } }, 'show'],
    ['an identified visitor of another partner', { partner, visitor: { state: 'identified' } }, 'notFound'],
  ] as const)('the account area of %s', (_title, changes, expected) => {
    expect(shown('account/mybookings', changes)).toBe(expected);
  });

  it('serves commitments, teasing and the component gallery only where they belong', () => {
    expect(shown('ourcommitments')).toBe('notFound');
    expect(shown('ourcommitments', { capabilities: { commitmentsPage: true } })).toBe('show');
    expect(shown('teasing')).toBe('notFound');
    expect(shown('confirmRegistration', { partner: { ...partner, isDoubleOptin: true } })).toBe('show');
    expect(shown('gallery')).toBe('notFound');
    expect(shown('gallery', { isLive: false })).toBe('show');
  });

  it.each(['no/such/path', 'stopover/nothing', 'faq/article', 'account-x/y'])('/%s is no route', (path) => {
    expect(shown(path)).toBe('notFound');
  });
});

describe('a dark site', () => {
  const dark = { capabilities: { darkSite: true } };
  const member = { ...dark, visitor: { state: 'authenticated' } } as const;
  const root = { kind: 'redirect', to: '/fr-FR' };

  it.each(['home', 'home/login', 'auth', 'no/such/path'])('leads /%s to its root, members too', (path) => {
    expect(outcome(path, dark)).toEqual(root);
    expect(outcome(path, member)).toEqual(root);
  });

  it('opens the account to members alone', () => {
    expect(outcome('account/mycredits', dark)).toEqual(root);
    expect(outcome('account/mycredits', { ...dark, visitor: { state: 'identified' } })).toEqual(root);
    expect(outcome('account/mycredits', member)).toEqual({ kind: 'show' });
  });

  it('keeps what a link of a letter carries', () => {
    expect(outcome('home/resetpassword', { ...dark, query: 'token=abc' })).toEqual({ kind: 'redirect', to: '/fr-FR?token=abc' });
  });

  it('still shows what stays: help, documents, errors, the not-found page', () => {
    for (const path of ['', 'faq', 'page/cgv', 'technical-error', 'not-found', 'sdp/search']) expect(shown(path, dark)).toBe('show');
  });
});

describe('a partner without a tunnel of ours', () => {
  it.each([
    ['https://partner.example.com/x', 'https://partner.example.com/x'],
    ['/listing', '/fr-FR/listing'],
    ['/fr-FR/page/cgv', '/fr-FR/page/cgv'],
    ['/', undefined],
    ['/fr-FR', undefined],
    ['javascript:alert(1)', undefined],
    [undefined, undefined],
  ])('with the fallback address %s sends its root to %s', (fallbackUrl, expected) => {
    expect(rootRedirect({ websiteTunnels: [], fallbackUrl }, 'fr-FR')).toBe(expected);
  });

  it('keeps its root as soon as it has a tunnel, and its other pages always', () => {
    expect(rootRedirect({ websiteTunnels: [{}], fallbackUrl: 'https://partner.example.com' }, 'fr-FR')).toBeUndefined();
    const away = { partner: { ...partner, websiteTunnels: [], fallbackUrl: 'https://partner.example.com' } };
    expect(outcome('', away)).toEqual({ kind: 'redirect', to: 'https://partner.example.com' });
    expect(shown('listing', away)).toBe('show');
  });
});
