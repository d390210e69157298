// @vitest-environment node
import type { BrandCapabilities, PartnerConfiguration } from '@escale/contract/brand';
import { beforeAll, describe, expect, it } from 'vitest';
import { aBrand, contentFetch } from '../testing/brand-fixture.ts';
import { builtHandler, visit } from '../testing/built-website.ts';
import { IDENTITY, UUID } from '../testing/identity-fixture.ts';
import type { PageHandler } from './page-handler.server.ts';

const OTHER = '7b2d4c10-0a9f-4e21-8b3c-9d8e7f6a5b4c';
const offer = (id: string, uri: string, changes: Record<string, unknown> = {}) => ({
  id,
  uri,
  name: `Offer ${id}`,
  country: 'Greece',
  resort: 'Kos',
  photos: [],
  introduction: 'Seven nights by the sea.',
  highlights: ['A highlight'],
  sections: [{ title: 'Included', paragraphs: ['What only members read.'] }],
  ...changes,
});
const plain = offer('P1', 'plain');
const flash = offer('P2', 'flash', { isFlashsale: true, startAt: '2026-03-10T00:00:00Z', endAt: '2026-03-20T00:00:00Z' });
const campaign = offer('P3', 'campaign', { isGlobalCampaign: true });
const over = offer('P4', 'over', { endAt: '2026-03-01T00:00:00Z' });
const soon = offer('P5', 'soon', { startAt: '2026-04-01T00:00:00Z' });
const merchandising = { code: 'SUMMER', label: 'Summer, early', introduction: 'Beaches.', photos: [] };
const files = {
  ...Object.fromEntries(
    [plain, flash, campaign, over, soon].flatMap((each) => [
      [`${each.uri}.json`, each],
      [`product-${each.id}.json`, each],
    ]),
  ),
  'products.json': { products: [plain, flash, over, soon], topCountries: [] },
  'merchandisings.json': { merchandisings: [merchandising] },
  'merchandising/SUMMER.json': { merchandising, products: [plain], catalogProducts: [campaign] },
  'landingPageSeo/greece.json': {
    landingPageSeo: { code: 'greece', title: 'Holidays in Greece', introduction: 'Islands.', photos: [], sections: [] },
    products: [plain],
    catalogProducts: [],
  },
  'faq.json': {
    categories: [{ id: 'booking', title: 'Booking', subCategories: [{ id: 'choose', title: 'Choosing', articles: [{ id: 'faq-price', title: 'Price' }] }] }],
  },
  'faq-price.json': { id: 'faq-price', title: 'Price', updatedOn: '2026-01-01', paragraphs: ['All included.'] },
  'screens/faq.json': { title: 'Help', intro: 'Answers.', sections: [] },
  'screens/listing.json': { title: 'Current sales', intro: 'A few days.', sections: [] },
  'screens/stopover.json': { title: 'Stopovers', intro: 'Two cities.', sections: [] },
  'screens/priceMatchGuarantee.json': { title: 'Price match', intro: 'We refund.', sections: [] },
  'pages/ourcommitments.json': { slug: 'ourcommitments', title: 'Our commitments', intro: 'Whole prices.', sections: [] },
};

interface Row {
  readonly capabilities?: BrandCapabilities;
  readonly partner?: Partial<PartnerConfiguration>;
  readonly visibility?: string;
  readonly prefix?: string;
}
const handlers = new Map<string, Promise<PageHandler>>();
const siteOf = ({ capabilities, partner, visibility = 'current', prefix = '' }: Row): Promise<PageHandler> => {
  const key = JSON.stringify([capabilities, partner, visibility, prefix]);
  const known = handlers.get(key);
  if (known !== undefined) return known;
  const made = builtHandler({
    env: { visibility, prefix },
    fetch: contentFetch({
      brands: [{ ...aBrand(), ...(capabilities === undefined ? {} : { capabilities }) }],
      ...(partner === undefined ? {} : { partner }),
      files,
      tokens: { member: IDENTITY, booking: { ...IDENTITY, kind: 'booking', scope: '1234567' } },
    }),
  });
  handlers.set(key, made);
  return made;
};

const VISITORS = {
  anonymous: '',
  identified: `auth=identified; uuid=${UUID}`,
  found: 'authToken=booking',
  member: `auth=auth; authToken=member; uuid=${UUID}`,
} as const;

const ask = async (
  path: string,
  row: Row = {},
  visitor: keyof typeof VISITORS = 'anonymous',
): Promise<{ status: number; to: string | null; html: string; cookies: string[] }> => {
  const answer = await visit(await siteOf(row), path, { headers: { cookie: VISITORS[visitor] } });
  return { status: answer.status, to: answer.headers.get('location'), html: await answer.text(), cookies: answer.headers.getSetCookie() };
};

beforeAll(async () => {
  await siteOf({});
});

describe('pages of published content', () => {
  it.each([
    ['/en-GB/plain', 'Offer P1'],
    ['/en-GB/product/id/P3', 'Offer P3'],
    ['/en-GB/listing', 'Current sales'],
    ['/en-GB/merch?code=SUMMER', 'Summer, early'],
    ['/en-GB/landing-pages/greece', 'Holidays in Greece'],
    ['/en-GB/landing-pages/greece/any/thing', 'Holidays in Greece'],
    ['/en-GB/faq', 'Help'],
    ['/en-GB/faq/category/booking', 'Booking'],
    ['/en-GB/faq/category/booking/subcategory/choose', 'Choosing'],
    ['/en-GB/faq/category/booking/subcategory/choose/article/faq-price', 'Price'],
    ['/en-GB/priceMatchGuarantee', 'Price match'],
    ['/en-GB/stopover', 'Stopovers'],
    ['/en-GB/stopover/booking/quote', 'Stopovers'],
  ])('%s shows “%s”', async (path, title) => {
    const { status, html } = await ask(path);
    expect(status).toBe(200);
    expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`, 'u'));
    expect(html).toContain(`<title>${title} – `);
  });

  it.each([
    '/en-GB/no-such-product',
    '/en-GB/soon',
    '/en-GB/product/id/none',
    '/en-GB/merch',
    '/en-GB/merch?code=NOPE',
    '/en-GB/merch?code=../../secret',
    '/en-GB/landing-pages/nowhere',
    '/en-GB/faq/category/none',
    '/en-GB/faq/category/booking/subcategory/choose/article/none',
    '/en-GB/faq/nothing',
    '/en-GB/magazine',
    '/en-GB/giveaway',
    '/en-GB/schizophrene',
    '/en-GB/hotelonly',
    '/en-GB/stopover/nothing',
    '/en-GB/booking/nothing',
  ])('%s is not found', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });

  it('lists what is on sale now, and shows a sale that is over as over', async () => {
    const { html } = await ask('/en-GB/listing');
    expect(html).toContain('href="/en-GB/plain"');
    expect(html).toContain('href="/en-GB/flash"');
    expect(html).not.toContain('href="/en-GB/over"');
    expect(html).not.toContain('href="/en-GB/soon"');
    expect((await ask('/en-GB/over')).html).toContain('This sale is over.');
  });

  it('a product nobody published has a face of its own', async () => {
    expect((await ask('/en-GB/no-such-product')).html).toContain('This offer is no longer available');
  });
});

describe('gates by strategy and visitor', () => {
  const SIGN_IN = (path: string) => `href="/en-GB/booking-auth?onauthsuccess=${encodeURIComponent(path)}"`;

  it.each([
    ['SIGNUP_FIRST', '/en-GB/plain', 'anonymous', 0],
    ['SIGNUP_FIRST', '/en-GB/listing', 'anonymous', 0],
    ['SIGNUP_FIRST', '/en-GB/merch?code=SUMMER', 'anonymous', 0],
    ['SIGNUP_FIRST', '/en-GB/plain', 'found', 0],
    ['SIGNUP_FIRST', '/en-GB/landing-pages/greece', 'anonymous', undefined],
    ['SIGNUP_FIRST', '/en-GB/plain', 'identified', undefined],
    ['SIGNUP_FIRST', '/en-GB/listing', 'member', undefined],
    ['AUTH_FLASHSALE', '/en-GB/flash', 'anonymous', 5000],
    ['AUTH_FLASHSALE', '/en-GB/plain', 'anonymous', undefined],
    ['AUTH_FLASHSALE', '/en-GB/listing', 'anonymous', 5000],
    ['AUTH_FLASHSALE', '/en-GB/merch?code=SUMMER', 'anonymous', undefined],
    ['AUTH_GC', '/en-GB/campaign', 'anonymous', 5000],
    ['AUTH_GC', '/en-GB/flash', 'anonymous', undefined],
    ['AUTH_GC', '/en-GB/listing', 'identified', undefined],
    ['NAVIGATION_FIRST', '/en-GB/flash', 'anonymous', undefined],
    ['TRANSACTION_FIRST', '/en-GB/listing', 'anonymous', undefined],
    ['OAUTH', '/en-GB/campaign', 'anonymous', undefined],
    ['PRODUCT_FIRST', '/en-GB/listing', 'anonymous', undefined],
    ['NONE', '/en-GB/merch?code=SUMMER', 'anonymous', undefined],
  ] as const)('%s · %s · %s: layer after %s ms', async (strategy, path, visitor, delay) => {
    const { status, html } = await ask(path, { partner: { strategy } }, visitor);
    expect(status).toBe(200);
    const [, after, gate] = /data-gate="(\d+)">(.*?)<\/section>/u.exec(html) ?? [];
    expect(after).toBe(delay === undefined ? undefined : String(delay));
    expect(gate?.includes(SIGN_IN(path)) ?? false).toBe(delay !== undefined);
  });

  it('a page whose layer opens at once keeps its content back', async () => {
    expect((await ask('/en-GB/plain', { partner: { strategy: 'SIGNUP_FIRST' } })).html).not.toContain('What only members read.');
    expect((await ask('/en-GB/plain', { partner: { strategy: 'SIGNUP_FIRST' } }, 'member')).html).toContain('What only members read.');
  });

  it('a brand that always asks for sign-in does so on landing pages too', async () => {
    expect((await ask('/en-GB/landing-pages/greece', { capabilities: { alwaysRequiresAuthentication: true } })).html).toContain('data-gate="0"');
  });
});

describe('a dark site', () => {
  const dark: Row = { capabilities: { darkSite: true }, partner: { strategy: 'SIGNUP_FIRST' } };

  it.each(['plain', 'listing', 'merch?code=SUMMER', 'landing-pages/greece', 'no-such-product', 'home/login', 'auth', 'account/profile', 'no/such/path'])(
    'leads visitors of /%s to its root',
    async (path) => {
      for (const visitor of ['anonymous', 'identified', 'found'] as const) {
        const { status, to } = await ask(`/fr-FR/${path}`, dark, visitor);
        expect([status, to?.split('?')[0]]).toEqual([302, '/fr-FR']);
      }
    },
  );

  it('lets members in', async () => {
    for (const path of ['plain', 'listing']) expect((await ask(`/fr-FR/${path}`, dark, 'member')).status).toBe(200);
    expect((await ask('/fr-FR/not-found', dark)).status).toBe(404);
  });

  it('answers requests for data with the same way', async () => {
    const answer = await visit(await siteOf(dark), '/fr-FR/home/login.data');
    expect(answer.status).toBe(202);
    expect(await answer.text()).toContain('/fr-FR');
  });
});

describe('redirects', () => {
  it.each([
    ['/fr-FR/landing-page/SUMMER?utm_source=x', '/fr-FR/sign-up/SUMMER?utm_source=x'],
    ['/fr-FR/landing-page/SUMMER/registration-succeeded', '/fr-FR/sign-up/SUMMER/registration-succeeded'],
    ['/fr-FR/mybookings', '/fr-FR/booking-search?onauthsuccess=%2Ffr-FR%2Faccount%2Fmybookings'],
  ])('%s goes to %s', async (path, to) => {
    expect(await ask(path)).toMatchObject({ status: 302, to });
  });

  it('my bookings are at hand for members and for a found booking', async () => {
    for (const visitor of ['member', 'found'] as const) expect((await ask('/fr-FR/mybookings', {}, visitor)).to).toBe('/fr-FR/account/mybookings');
  });

  it('commitments lead to their page where a brand has it', async () => {
    expect((await ask('/fr-FR/ourcommitments', { capabilities: { commitmentsPage: true } })).to).toBe('/fr-FR/page/ourcommitments');
    const nowhere = await ask('/fr-FR/ourcommitments');
    expect(nowhere.status).toBe(404);
    expect(nowhere.html).toContain('</footer>');
  });

  it('a partner without tunnels leads its root away, or to a path of its own, under a prefix too', async () => {
    const away = { partner: { websiteTunnels: [], fallbackUrl: 'https://partner.example.com/' } };
    expect(await ask('/fr-FR', away)).toMatchObject({ status: 302, to: 'https://partner.example.com/' });
    expect((await ask('/fr-FR/listing', away)).status).toBe(200);
    const inside = { partner: { websiteTunnels: [], fallbackUrl: '/listing' } };
    expect((await ask('/fr-FR', inside)).to).toBe('/fr-FR/listing');
    expect((await ask('/holidays/fr-FR', { ...inside, prefix: '/holidays' })).to).toBe('/holidays/fr-FR/listing');
    expect((await ask('/holidays/fr-FR/landing-page/SUMMER', { prefix: '/holidays' })).to).toBe('/holidays/fr-FR/sign-up/SUMMER');
  });

  it('white-label pages are not another partner’s', async () => {
    const other = { partner: { whiteLabel: false } };
    for (const path of ['home/login', 'auth', 'unsubscribe', 'sign-up/SUMMER', 'account']) expect((await ask(`/fr-FR/${path}`, other)).status).toBe(404);
    for (const path of ['booking-auth', 'booking-search']) expect((await ask(`/fr-FR/${path}`, other)).status).toBe(200);
    expect((await ask('/fr-FR/account', { ...other, capabilities: { accountForEveryone: true } })).status).toBe(200);
  });
});

describe('who is known', () => {
  const shellOf = (html: string): { visitor?: unknown } => JSON.parse(/<script id="shell"[^>]*>(.*?)<\/script>/u.exec(html)?.[1] ?? '{}');

  it.each([
    ['anonymous', { state: 'anonymous' }],
    ['identified', { state: 'identified' }],
    ['found', { state: 'bookingFound', email: 'ana@example.com', bookingReference: '1234567' }],
    ['member', { state: 'authenticated', email: 'ana@example.com' }],
  ] as const)('%s', async (visitor, shown) => {
    const { html } = await ask('/en-GB/faq', {}, visitor);
    expect(shellOf(html).visitor).toEqual(shown);
    expect(html).not.toContain(UUID);
  });

  it('a uuid in the address identifies, on this shop’s path', async () => {
    const { html, cookies } = await ask(`/fr-FR/listing?uuid=${OTHER}`);
    expect(shellOf(html).visitor).toEqual({ state: 'identified' });
    expect(cookies).toContainEqual(expect.stringMatching(/^auth=identified; Path=\/fr-FR; /u));
    expect(cookies).toContainEqual(expect.stringMatching(new RegExp(`^uuid=${OTHER}; Path=/fr-FR; .*HttpOnly`, 'u')));
  });

  it('another uuid than the known one signs out, the same changes nothing', async () => {
    const other = await ask(`/fr-FR/listing?uuid=${OTHER}`, {}, 'member');
    expect(shellOf(other.html).visitor).toEqual({ state: 'identified' });
    expect(other.cookies).toContainEqual(expect.stringMatching(/^authToken=; Path=\/fr-FR; Max-Age=0/u));
    const same = await ask(`/fr-FR/listing?uuid=${UUID}`, {}, 'member');
    expect(shellOf(same.html).visitor).toMatchObject({ state: 'authenticated' });
    expect(same.cookies.filter((each) => each.startsWith('auth') && each.includes('Max-Age=0'))).toEqual([]);
  });

  it('a refused token is dropped', async () => {
    const answer = await visit(await siteOf({}), '/fr-FR/faq', { headers: { cookie: 'auth=auth; authToken=stale; moved=1' } });
    expect(answer.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^authToken=; Path=\/fr-FR; Max-Age=0/u));
  });

  it('a partner’s token moves from the address to its cookie', async () => {
    const site = await builtHandler({ fetch: contentFetch({ brands: [{ ...aBrand(), partnerTokensNames: ['memberToken'] }], files }) });
    const answer = await visit(site, '/fr-FR/faq?a=1&memberToken=abcdefgh123');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/fr-FR/faq?a=1']);
    expect(answer.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^tokenFromPartner=abcdefgh123; Path=\/fr-FR; .*HttpOnly/u));
    expect((await visit(site, '/fr-FR/faq?memberToken=')).status).toBe(200);
    expect((await ask('/fr-FR/faq?memberToken=abcdefgh123')).status).toBe(200);
  });

  it('old cookies move to the French shop’s path, once', async () => {
    const lines = (shop: string, cookie: string) =>
      siteOf({}).then(async (site) => (await visit(site, `/${shop}/faq`, { headers: { cookie } })).headers.getSetCookie());
    const moved = await lines('fr-FR', 'auth=identified; partner=AFFR');
    expect(moved).toContainEqual(expect.stringMatching(/^auth=; Path=\/; Max-Age=0/u));
    expect(moved).toContainEqual(expect.stringMatching(/^auth=identified; Path=\/fr-FR; /u));
    expect(moved).toContainEqual(expect.stringMatching(/^partner=AFFR; Path=\/fr-FR; /u));
    expect((await lines('fr-FR', 'auth=identified; moved=1')).filter((each) => each.startsWith('auth'))).toEqual([]);
    expect((await lines('en-GB', 'auth=identified')).filter((each) => each.startsWith('auth'))).toEqual([]);
  });
});

describe('preview', () => {
  it('shows what is not yet on sale and says for which day, outside the published view alone', async () => {
    const preview = await ask('/en-GB/listing?previewDate=2026-04-02', { visibility: 'preview' });
    expect(preview.html).toContain('href="/en-GB/soon"');
    expect(preview.html).toContain('Preview: pages as of');
    expect(preview.cookies).toContainEqual(expect.stringMatching(/^previewDate=2026-04-02; /u));
    const current = await ask('/en-GB/listing?previewDate=2026-04-02');
    expect(current.html).not.toContain('href="/en-GB/soon"');
    expect(current.html).not.toContain('Preview: pages as of');
  });
});

describe('a theme in the address', () => {
  const colours = (html: string): string | undefined => /--c-primary:(#\w{6})/u.exec(html)?.[1];
  const violet = JSON.stringify({ colorPrimary: { original: '#5B2A86' } });

  it('is worn by that page, one in a cookie by all', async () => {
    expect(colours((await ask(`/fr-FR/faq?theme=${encodeURIComponent(violet)}`)).html)).toBe('#5B2A86');
    const worn = await visit(await siteOf({}), '/fr-FR/faq', { headers: { cookie: `theme=${encodeURIComponent(violet)}` } });
    expect(colours(await worn.text())).toBe('#5B2A86');
  });

  it.each(['{"colorPrimary":{"original":"red"}}', '}</style><script>', '{"colorPrimary":{"original":"#5B2A86"},"x":1}'])('%s is no theme', async (text) => {
    expect(colours((await ask(`/fr-FR/faq?theme=${encodeURIComponent(text)}`)).html)).toBe('#14406B');
  });
});
