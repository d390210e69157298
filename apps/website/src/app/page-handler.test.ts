// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest';
import type { PageHandler } from './page-handler.server.ts';
import { aBrand, contentFetch } from '../testing/brand-fixture.ts';
import { builtHandler, visit } from '../testing/built-website.ts';

let pages: PageHandler;
beforeAll(async () => {
  pages = await builtHandler();
});

const shellOf = (html: string): Record<string, unknown> => JSON.parse(/<script id="shell"[^>]*>(.*?)<\/script>/u.exec(html)?.[1] ?? '{}');

describe('which brand and shop a request is in', () => {
  it.each([
    ['fr-FR', 'ltr', 'Aller au contenu'],
    ['en-GB', 'ltr', 'Skip to content'],
    ['de-DE', 'ltr', 'Zum Inhalt springen'],
    ['ar-AE', 'rtl', 'الانتقال إلى المحتوى'],
  ])('%s is served in its language and direction', async (shop, direction, skip) => {
    const answer = await visit(pages, `/${shop}`);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain(`<html lang="${shop}" dir="${direction}"`);
    expect(html).toContain(skip);
  });

  it('leads the root to the shop chosen before, else to the language asked for, else to the first', async () => {
    const location = async (headers: Record<string, string>): Promise<string | null> =>
      (await visit(pages, '/?utm_source=x', { headers })).headers.get('location');
    expect(await location({ cookie: 'shop=de-DE' })).toBe('/de-DE?utm_source=x');
    expect(await location({ 'accept-language': 'ar;q=0.9, en;q=0.5' })).toBe('/ar-AE?utm_source=x');
    expect(await location({ 'accept-language': 'fi' })).toBe('/fr-FR?utm_source=x');
  });

  it('answers an unknown shop with a not-found page in the brand’s default language and no loader data', async () => {
    const answer = await visit(pages, '/xx-YY/sdp/listing?departureCityCode=PAR');
    const html = await answer.text();
    expect(answer.status).toBe(404);
    expect(html).toContain('<html lang="fr-FR"');
    expect(html).toContain('Page introuvable');
    expect(html).not.toContain('today\\",\\"2026');
  });

  it.each(['/fr-FR/no/such/path', '/fr-FR/unknown', '/fr-FR/not-found', '/fr-FR/page/nothing', '/fr-FR/page/constructor'])('%s is not found', async (path) => {
    expect((await visit(pages, path)).status).toBe(404);
  });

  it.each(['/fr-FR/%E0%A4%A', '/fr-FR/page/%00', '//fr-FR', '/fr-FR/..%2f..%2fetc'])('%s never fails with a server error', async (path) => {
    expect((await visit(pages, path)).status).toBeLessThan(500);
  });

  it('takes a brand by ?brand= on a bare host outside live, and remembers it', async () => {
    const two = await builtHandler({ fetch: contentFetch({ brands: [aBrand(), { ...aBrand('TZ', ['tz.localhost']), displayName: 'tazima' }] }) });
    const answer = await visit(two, '/?brand=TZ', { host: 'localhost' });
    expect(answer.headers.get('location')).toBe('/fr-FR');
    expect(answer.headers.getSetCookie().some((each) => each.startsWith('brand=TZ'))).toBe(true);
    const html = await (await visit(two, '/fr-FR', { host: 'localhost', headers: { cookie: 'brand=TZ' } })).text();
    expect(shellOf(html)).toMatchObject({ brand: { code: 'TZ' } });
  });

  it('shows no brand of another host on live', async () => {
    const live = await builtHandler({ env: { stage: 'live' } });
    expect((await visit(live, '/?brand=AF', { host: 'localhost' })).status).toBe(421);
    expect((await visit(live, '/fr-FR', { host: 'evil.example' })).status).toBe(421);
  });

  it('names the product on the demonstration index alone', async () => {
    expect(await (await visit(pages, '/', { host: 'localhost' })).text()).toContain('Escale');
    expect(await (await visit(pages, '/fr-FR')).text()).not.toContain('Escale');
  });

  it('says that it is not ready while content cannot be read', async () => {
    const empty = await builtHandler({ fetch: async () => new Response('', { status: 500 }) });
    const answer = await visit(empty, '/fr-FR');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('2');
  });
});

describe('what a request carries', () => {
  it('counts days in the shop’s zone', async () => {
    expect(shellOf(await (await visit(pages, '/en-GB')).text())).toMatchObject({ today: '2026-03-14' });
    expect(shellOf(await (await visit(pages, '/ar-AE')).text())).toMatchObject({ today: '2026-03-15' });
  });

  it('keeps a chosen currency only where the shop sells in it', async () => {
    const currency = async (shop: string, cookie: string): Promise<unknown> =>
      shellOf(await (await visit(pages, `/${shop}`, { headers: { cookie } })).text())['currency'];
    expect(await currency('ar-AE', 'currency=USD')).toBe('USD');
    expect(await currency('fr-FR', 'currency=USD')).toBe('EUR');
    expect(await currency('ar-AE', 'currency=QQQ')).toBe('AED');
  });

  it('binds the browser to a device cookie that scripts cannot read, once', async () => {
    const first = (await visit(pages, '/fr-FR')).headers.getSetCookie().find((each) => each.startsWith('device='));
    expect(first).toMatch(/^device=[\w-]{43}; Path=\/; Max-Age=\d+; SameSite=Lax; HttpOnly$/u);
    const again = await visit(pages, '/fr-FR', { headers: { cookie: first?.split(';')[0] ?? '' } });
    expect(again.headers.getSetCookie()).toEqual([]);
    expect((await visit(pages, '/fr-FR', { headers: { cookie: 'device=short' } })).headers.getSetCookie()[0]).toMatch(/^device=/u);
  });

  it('merges the brand’s own words over the base, and only those the base has', async () => {
    const own = await builtHandler({ fetch: contentFetch({ overrides: { fr: { 'frame.skip': 'Passer', 'frame.invented': 'x' } } }) });
    expect(await (await visit(own, '/fr-FR')).text()).toContain('>Passer</a>');
  });

  it('shows message ids instead of texts when asked, outside live only', async () => {
    expect(await (await visit(pages, '/fr-FR', { headers: { cookie: 'messages=keys' } })).text()).toContain('>frame.skip</a>');
    const live = await builtHandler({ env: { stage: 'live' } });
    expect(await (await visit(live, '/fr-FR', { headers: { cookie: 'messages=keys' } })).text()).toContain('>Aller au contenu</a>');
  });

  it('sends only the message areas of the route, by addresses that name their content', async () => {
    const html = await (await visit(pages, '/fr-FR/technical-error')).text();
    expect(html).toContain('data-areas="common frame error consent content"');
    const address = /href="\/assets\/messages\/AF\/fr\/frame\.(\w+)\.json"/u.exec(html);
    const file = await pages.messageFile('AF', 'fr', 'frame', address?.[1] ?? '');
    expect(file?.isCurrent).toBe(true);
    expect(Object.keys(JSON.parse(file?.json ?? '{}'))).toContain('frame.skip');
    expect(await pages.messageFile('AF', 'fr', '../secret', 'x')).toBeUndefined();
  });
});

describe('the content security policy', () => {
  const policy = async (path: string): Promise<string> => (await visit(pages, path)).headers.get('content-security-policy') ?? '';

  it('allows the payment provider on payment pages alone', async () => {
    for (const path of ['/fr-FR', '/fr-FR/sdp/listing', '/fr-FR/sdp/booking/quote', '/fr-FR/sdp/booking/confirmation'])
      expect(await policy(path)).not.toContain('4100');
    for (const path of ['/fr-FR/sdp/booking/payment', '/fr-FR/external-redirect']) {
      const csp = await policy(path);
      for (const directive of ['connect-src', 'frame-src', 'form-action']) expect(csp).toMatch(new RegExp(`${directive} 'self' http://localhost:4100`, 'u'));
    }
  });

  it('lets no script or style element run without the nonce of this very page', async () => {
    const answer = await visit(pages, '/fr-FR');
    const nonce = /'nonce-([\w-]+)'/u.exec(answer.headers.get('content-security-policy') ?? '')?.[1] ?? 'none';
    const html = await answer.text();
    const tags = html.match(/<(?:script|style)[^>]*>/gu) ?? [];
    expect(tags.length).toBeGreaterThan(3);
    for (const tag of tags) expect(tag).toContain(`nonce="${nonce}"`);
    expect(await policy('/fr-FR')).not.toContain(nonce);
    expect(answer.headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe|style-src [^;]*unsafe/u);
  });

  it('keeps pages out of indexes outside live', async () => {
    expect((await visit(pages, '/fr-FR')).headers.get('x-robots-tag')).toBe('noindex, nofollow');
    const live = await builtHandler({ env: { stage: 'live' }, fetch: contentFetch({ partner: { robotsMetaTag: { sdpSearch: 'index, follow' } } }) });
    expect((await visit(live, '/fr-FR')).headers.get('x-robots-tag')).toBe('index, follow');
    expect((await visit(live, '/fr-FR/sdp/listing')).headers.get('x-robots-tag')).toBe('noindex, follow');
  });
});

describe('rendering', () => {
  // Up to the hand-off of loader data, which a stream writes its own way behind the page.
  const bare = (html: string): string =>
    html
      .replace(/"incidentId":"[\w-]+"/u, '')
      .split(/<!--\$\?-->|<script[^>]*>window\.__reactRouterContext\.streamController/u)[0]
      ?.replaceAll(/<!--\/?\$-->/gu, '')
      .replaceAll(/ nonce="[\w-]+"/gu, '') ?? '';

  it.each(['/fr-FR', '/ar-AE/technical-error', '/en-GB/page/cgv', '/de-DE/nowhere'])('gives %s the same document at once as in a stream', async (path) => {
    const streamed = await builtHandler({ mustStream: true });
    const atOnce = bare(await (await visit(pages, path)).text());
    expect(atOnce).toContain('</footer>');
    expect(atOnce).toBe(bare(await (await visit(streamed, path)).text()));
  });

  it('hands every loader value over to the browser', async () => {
    const html = await (await visit(pages, '/fr-FR/page/cgv')).text();
    expect(html).toContain('streamController.enqueue(');
    expect(html).toContain('streamController.close();');
    expect(html.lastIndexOf('streamController.close')).toBeLessThan(html.lastIndexOf('</body>'));
  });

  it('answers HEAD without a body', async () => {
    const answer = await visit(pages, '/fr-FR', { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('');
  });

  it.each([{ origin: 'http://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }])(
    'refuses forms that come from elsewhere (%o)',
    async (headers) => {
      const answer = await visit(pages, '/fr-FR/switch-shop', { method: 'POST', body: new URLSearchParams({ country: 'GB' }), headers });
      expect(answer.status).toBe(403);
    },
  );
});

describe('under a proxy prefix', () => {
  it('puts the prefix on links, assets and message files', async () => {
    const prefixed = await builtHandler({ env: { prefix: '/holidays' } });
    const html = await (await visit(prefixed, '/holidays/fr-FR')).text();
    expect(html).toContain('href="/holidays/fr-FR/sdp/search"');
    expect(html).toContain('href="/holidays/assets/messages/AF/fr/frame.');
    expect(html).not.toMatch(/(?:href|src)="\/(?!holidays\/)/u);
    expect((await visit(prefixed, '/fr-FR')).status).toBe(404);
  });
});

describe('the shop switcher', () => {
  const post = (body: Record<string, string>): Promise<Response> =>
    visit(pages, '/fr-FR/switch-shop', { method: 'POST', body: new URLSearchParams(body), headers: { origin: 'http://af.localhost', host: 'af.localhost' } });

  it('goes to the same page of the other shop and remembers the choice', async () => {
    const answer = await post({ country: 'AE', language: 'ar', currency: 'USD', to: '/fr-FR/page/cgv?a=1' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/ar-AE/page/cgv');
    expect(answer.headers.getSetCookie().map((each) => each.split(';')[0])).toEqual(expect.arrayContaining(['shop=ar-AE', 'currency=USD']));
  });

  it('goes home when the page is a search of the country left, and stays on it when only the currency changes', async () => {
    const to = '/fr-FR/sdp/listing?a=1#top';
    expect((await post({ country: 'AE', language: 'ar', currency: 'USD', to })).headers.get('location')).toBe('/ar-AE');
    expect((await post({ country: 'FR', language: 'fr', currency: 'EUR', to })).headers.get('location')).toBe(to);
  });

  it('shows the flag of a country, and none of what is no country', async () => {
    const flag = await visit(pages, '/fr-FR/switch-shop?flag=FR');
    expect(flag.headers.get('content-type')).toBe('image/svg+xml');
    expect(await flag.text()).toMatch(/^<svg/u);
    expect((await visit(pages, '/fr-FR/switch-shop?flag=constructor')).status).toBe(404);
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', ''])('never leaves the site, whatever the form says (%s)', async (to) => {
    const answer = await post({ country: 'GB', language: 'en', currency: 'EUR', to });
    expect(answer.headers.get('location')).toMatch(/^\/en-GB(?:\/|$)/u);
    expect(answer.headers.get('location')).not.toContain('evil');
  });
});
