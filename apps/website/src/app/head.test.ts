// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest';
import { aBrand, aPartner, contentFetch } from '../testing/brand-fixture.ts';
import { builtHandler, visit } from '../testing/built-website.ts';
import type { PageHandler } from './page-handler.server.ts';

const OPEN = { default: 'index, follow', listing: 'index, follow', product: 'index, follow', merch: 'index, follow', sdpSearch: 'index, follow' };
const product = (id: string, changes: Record<string, unknown> = {}) => ({
  id,
  uri: `offer-${id.toLowerCase()}`,
  name: `Offer ${id}`,
  country: 'Greece',
  resort: 'Kos',
  photos: [{ url: 'beach-002' }],
  introduction: 'By the sea.',
  highlights: [],
  sections: [],
  ...changes,
});
const merchandising = { code: 'SUMMER', label: 'Summer', introduction: 'Beaches.', photos: [] };
const content = {
  'offer-p1.json': product('P1'),
  'product-P1.json': product('P1'),
  'products.json': { products: [product('P1'), product('P2', { isFlashsale: true }), product('P3', { endAt: '2026-01-01T00:00:00Z' })], topCountries: [] },
  'merchandisings.json': { merchandisings: [merchandising] },
  'merchandising/SUMMER.json': { merchandising, products: [], catalogProducts: [] },
  'faq.json': { categories: [{ id: 'booking', title: 'Booking', subCategories: [] }] },
  'screens/faq.json': { title: 'Help', intro: 'Answers.', sections: [] },
};

const iconOf = (html: string): string | undefined => /<link rel="icon" href="([^"]+)"/u.exec(html)?.[1];

let demo: PageHandler;
let closed: PageHandler;
let open: PageHandler;
beforeAll(async () => {
  demo = await builtHandler({
    fetch: contentFetch({ partner: { robotsMetaTag: OPEN, marketing: { ...aPartner('fr-FR').marketing, heroImageDesktop: 'beach-001' } }, files: content }),
  });
  closed = await builtHandler({ env: { stage: 'live' }, fetch: contentFetch({ files: content }) });
  open = await builtHandler({
    env: { stage: 'live' },
    fetch: contentFetch({
      brands: [
        {
          ...aBrand(),
          shops: [...aBrand().shops, { ...(aBrand().shops[1] ?? expect.fail('a second shop')), _id: 'en-WW' }],
          shopSwitcherList: [],
        },
      ],
      partner: {
        robotsMetaTag: OPEN,
        strategy: 'AUTH_FLASHSALE',
        metaTags: [{ name: 'theme-color', content: '#14406B' }],
        googleSiteVerificationId: 'verify-me',
      },
      // One shop stays closed: no page names it as a twin.
      files: { ...content, 'resources/de-DE/shop.json': aPartner('de-DE') },
    }),
  });
});

const head = async (
  site: PageHandler,
  path: string,
): Promise<{ html: string; header: string | null; meta: (name: string) => string | undefined; links: (rel: string) => string[] }> => {
  const answer = await visit(site, path);
  const html = await answer.text();
  return {
    html,
    header: answer.headers.get('x-robots-tag'),
    meta: (name) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'u').exec(html)?.[1],
    links: (rel) => [...html.matchAll(new RegExp(`<link rel="${rel}"[^>]*>`, 'gu'))].map(([tag]) => tag),
  };
};

describe('icon and logo', () => {
  const OWN = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 34"><path fill="#FACADE" d="M0 0h34v34z"/></svg>';

  it('are the partner’s where it has its own, else the brand’s', async () => {
    const site = await builtHandler({
      fetch: contentFetch({ files: { ...content, 'resources/de-DE/shop.json': aPartner('de-DE', { theme: { logo: OWN, favicon: OWN } }) } }),
    });
    const [own, brands] = await Promise.all(['/de-DE/faq', '/fr-FR/faq'].map(async (path) => (await visit(site, path)).text()));
    expect([iconOf(own ?? ''), iconOf(brands ?? '')]).toEqual(['/brand-icon.svg?shop=de-DE', '/brand-icon.svg']);
    expect(/<header.*?<\/header>/su.exec(own ?? '')?.[0]).toContain('#FACADE');
    expect(/<header.*?<\/header>/su.exec(brands ?? '')?.[0]).not.toContain('#FACADE');
    expect(await site.brandIcon('af.localhost', null, 'de-DE')).toBe(OWN);
    for (const shop of ['fr-FR', 'xx-XX', undefined]) expect(await site.brandIcon('af.localhost', null, shop)).toBe(aBrand().theme.favicon);
  });
});

describe('robots by environment, kind of page and partner', () => {
  const PAGES = [
    ['/fr-FR', 'index, follow'],
    ['/fr-FR/sdp/search', 'index, follow'],
    ['/fr-FR/listing', 'index, follow'],
    ['/fr-FR/offer-p1', 'index, follow'],
    ['/fr-FR/merch?code=SUMMER', 'index, follow'],
    ['/fr-FR/faq', 'index, follow'],
    ['/fr-FR/home/login', 'noindex, follow'],
    ['/fr-FR/account', 'noindex, follow'],
    ['/fr-FR/sdp/booking/payment', 'noindex, follow'],
    ['/fr-FR/schizophrene', 'noindex, follow'],
    ['/fr-FR/technical-error', 'noindex, follow'],
    ['/fr-FR/no/such/page', 'noindex, follow'],
  ] as const;

  it.each(PAGES)('%s is %s on live with an opening partner, closed on live without, and shut elsewhere', async (path, opened) => {
    expect((await visit(open, path)).headers.get('x-robots-tag')).toBe(opened);
    expect((await visit(closed, path)).headers.get('x-robots-tag')).toBe('noindex, follow');
    expect((await visit(demo, path)).headers.get('x-robots-tag')).toBe('noindex, nofollow');
  });

  it('the page says what its header says', async () => {
    for (const [site, path] of [
      [open, '/fr-FR/faq'],
      [closed, '/fr-FR/faq'],
      [demo, '/fr-FR/faq'],
    ] as const) {
      const { meta, header } = await head(site, path);
      expect(meta('robots')).toBe(header);
    }
  });
});

describe('addresses of a page', () => {
  it('name its twins in open shops alone, with the worldwide shop as the default', async () => {
    const { links } = await head(open, '/fr-FR/faq');
    const twins = links('alternate').map((tag) => [/hrefLang="([^"]+)"/iu.exec(tag)?.[1], /href="([^"]+)"/u.exec(tag)?.[1]]);
    expect(twins).toEqual([
      ['fr-FR', 'http://af.localhost/fr-FR/faq'],
      ['en-GB', 'http://af.localhost/en-GB/faq'],
      ['ar-AE', 'http://af.localhost/ar-AE/faq'],
      ['en', 'http://af.localhost/en-WW/faq'],
      ['x-default', 'http://af.localhost/en-WW/faq'],
    ]);
    expect((await head(closed, '/fr-FR/faq')).links('alternate')).toEqual([]);
    expect((await head(demo, '/fr-FR/faq')).links('alternate')).toEqual([]);
  });

  it.each([
    ['/fr-FR?utm_source=x', 'http://af.localhost/fr-FR'],
    ['/fr-FR/sdp/search', 'http://af.localhost/fr-FR'],
    ['/fr-FR/product/id/P1', 'http://af.localhost/fr-FR/offer-p1'],
    ['/fr-FR/merch?code=SUMMER&page=2', 'http://af.localhost/fr-FR/merch?code=SUMMER'],
  ])('%s is listed as %s', async (path, address) => {
    expect((await head(open, path)).links('canonical')).toEqual([`<link rel="canonical" href="${address}"/>`]);
  });
});

describe('what a shared link shows', () => {
  it('is the brand’s picture, or the page’s own', async () => {
    const home = await head(demo, '/fr-FR/faq');
    expect(home.meta('og:image')).toBe('http://af.localhost/share/AF/beach-001.jpg');
    expect([home.meta('og:image:width'), home.meta('og:image:height')]).toEqual(['1200', '630']);
    expect((await head(demo, '/fr-FR/offer-p1')).meta('og:image')).toBe('http://af.localhost/share/AF/beach-002.jpg');
    expect(await demo.shareLook('AF')).toMatchObject({ colour: '#0C2C4C' });
    expect(await demo.shareLook('QQ')).toBeUndefined();
  });

  it('carries a title and a description everywhere, the search’s own at its address', async () => {
    const titleOf = async (path: string): Promise<string | undefined> => /<title>([^<]*)</u.exec((await head(demo, path)).html)?.[1];
    expect(await titleOf('/en-GB')).toMatch(/^Aérelle Vacances: /u);
    expect(await titleOf('/en-GB/sdp/search')).toBe('Flight + hotel with Aérelle Vacances');
    expect((await head(demo, '/en-GB/sdp/search')).meta('description')).toMatch(/^Compare flight \+ hotel stays/u);
    expect((await head(demo, '/en-GB/account')).meta('description')).toMatch(/^Put your holiday together/u);
  });
});

it('the partner’s own tags and site verification are there', async () => {
  const { meta } = await head(open, '/fr-FR/faq');
  expect([meta('theme-color'), meta('google-site-verification')]).toEqual(['#14406B', 'verify-me']);
});

it('structured data stands on pages that may be listed, and on no other', async () => {
  const { html } = await head(open, '/fr-FR/offer-p1');
  const data: unknown = JSON.parse(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/u.exec(html)?.[1] ?? '[]');
  expect(data).toEqual([expect.objectContaining({ '@type': 'BreadcrumbList' }), expect.objectContaining({ '@type': 'TouristTrip', name: 'Offer P1' })]);
  expect((await head(demo, '/fr-FR/offer-p1')).html).not.toContain('application/ld+json');
});

describe('sitemaps', () => {
  it('list what anybody may read and indexes may list', async () => {
    const xml = (await open.sitemap('http://af.localhost', null, 'fr-FR')) ?? '';
    const listed = [...xml.matchAll(/<loc>http:\/\/af\.localhost\/fr-FR([^<]*)<\/loc>/gu)].map(([, path]) => path);
    expect(listed).toEqual(expect.arrayContaining(['', '/offer-p1', '/merch?code=SUMMER', '/faq', '/faq/category/booking', '/page/cgv']));
    // Flash sales and the list are for members of this partner; a sale that is over is nobody's.
    expect(listed).not.toEqual(expect.arrayContaining(['/offer-p2']));
    expect(listed).not.toEqual(expect.arrayContaining(['/listing']));
    expect(listed).not.toEqual(expect.arrayContaining(['/offer-p3']));
  });

  it('exist for shops that open something, and robots.txt names those', async () => {
    expect(await open.sitemap('http://af.localhost', null, 'de-DE')).toBeUndefined();
    expect(await open.sitemap('http://af.localhost', null, 'xx-XX')).toBeUndefined();
    expect(await closed.sitemap('http://af.localhost', null, 'fr-FR')).toBeUndefined();
    const text = await open.robotsText('http://af.localhost', null);
    expect(text).toContain('Sitemap: http://af.localhost/fr-FR/sitemap.xml');
    expect(text).not.toContain('de-DE');
    expect(await demo.robotsText('http://af.localhost', null)).toBe('User-agent: *\nDisallow: /\n');
  });
});
