import type { Brand } from '@escale/contract/brand';
import { AREAS, type Area } from '@escale/i18n/languages';
import type { MessageStore } from '@escale/i18n/load';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { requestContext } from '../shared/request-context.ts';
import type { WebsiteSettings } from '../shared/website-settings.ts';
import { isBareHost, pickBrand } from './brand-picking.server.ts';
import { openContentStore, type ContentStore } from './content-store.server.ts';
import { formatCookie, isDeviceToken, newDeviceToken, parseCookies } from '../shared/cookies.server.ts';
import { indexContext } from './index-request.server.ts';
import { createPageTexts } from './page-texts.server.ts';
import { createPageThemes } from './page-theme.server.ts';
import { previewInstant } from './preview-date.server.ts';
import { commonParts, plainText } from './request-parts.server.ts';
import { shopContext } from './shop-request.server.ts';
import { hasSitemap, robotsText, sitemapOf } from './sitemap.server.ts';
import { createVisitorAmounts } from './visitor-amounts.server.ts';
import { createVisitors } from './visitor.server.ts';

export interface PageHandlerDeps {
  readonly settings: WebsiteSettings;
  readonly clock: { now(): number };
  readonly messages: MessageStore;
  readonly report: (name: string, details: Readonly<Record<string, string>>) => void;
  readonly fetch?: typeof fetch;
  /** Streams every page; the default renders complete pages at once, which costs a fifth less. */
  readonly mustStream?: boolean;
}

export interface PageHandler {
  /** Answers any request that is not a static file. */
  readonly handle: (request: Request) => Promise<Response>;
  /** The icon as SVG, by the host and cookies of a request: the partner's of the shop asked for when it has one, else the brand's (platform 2.2). */
  readonly brandIcon: (host: string, cookie: string | null, shop?: string) => Promise<string | undefined>;
  /** What the picture of shared links is made with: the brand's colour and its white mark. */
  readonly shareLook: (brand: string) => Promise<{ readonly colour: string; readonly mark: string } | undefined>;
  /** `robots.txt` of a host. */
  readonly robotsText: (origin: string, cookie: string | null) => Promise<string>;
  /** Sitemap of a shop as XML; undefined when the shop opens no page to indexes. */
  readonly sitemap: (origin: string, cookie: string | null, shop: string) => Promise<string | undefined>;
  /** Text of a message file, or undefined when no such file exists; `isCurrent` when the hash asked for is the content's. */
  readonly messageFile: (
    brand: string,
    language: string,
    area: string,
    hash: string,
  ) => Promise<{ readonly json: string; readonly isCurrent: boolean } | undefined>;
}

const isArea = (text: string): text is Area => AREAS.some((area) => area === text);
const NO_OVERRIDES = { value: {}, version: '' } as const;

/** The React Router build moved under a proxy prefix: its routes by basename, its assets by address. */
const underPrefix = (build: ServerBuild, prefix: string): ServerBuild => {
  if (prefix === '') return build;
  // `as`: the manifest is plain JSON and keeps its shape.
  const assets = JSON.parse(JSON.stringify(build.assets).replaceAll('"/assets/', `"${prefix}/assets/`)) as ServerBuild['assets'];
  return { ...build, basename: prefix, assets };
};

/**
 * True when a request that changes something comes from a page of ours: same host in Origin, else the browser's own word for it.
 * React Router checks pages alone, not resource routes; this holds for all.
 */
const isOwnPost = (request: Request, host: string): boolean => {
  const origin = request.headers.get('origin');
  if (origin !== null) return URL.parse(origin)?.host === host;
  const site = request.headers.get('sec-fetch-site');
  return site === null || site === 'same-origin' || site === 'none';
};

/** Builds the website's request handler: context first (host, brand, shop, partner, visitor, messages), then React Router. */
export const makePageHandler = (build: ServerBuild, deps: PageHandlerDeps): PageHandler => {
  const { settings, clock, messages, report, fetch: load = fetch, mustStream = false } = deps;
  const { prefix, isLive } = settings;
  const content: ContentStore = openContentStore({ base: settings.contentUrl, visibility: settings.visibility, clock, report, fetch: load });
  const router = createRequestHandler(underPrefix(build, prefix), 'production');
  const texts = createPageTexts(messages, prefix);
  const themes = createPageThemes(prefix);
  const visitors = createVisitors({ userAuthUrl: settings.userAuthUrl, fetch: load });
  const amounts = createVisitorAmounts({ sponsorshipUrl: settings.sponsorshipUrl, accountUrl: settings.accountUrl, fetch: load });

  const handle = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    if (prefix !== '' && !url.pathname.startsWith(`${prefix}/`) && url.pathname !== prefix) return plainText(404, '');
    if (request.method !== 'GET' && request.method !== 'HEAD' && !isOwnPost(request, url.host)) return plainText(403, '');
    const cookies = parseCookies(request.headers.get('cookie'));
    const brands = await content.brands();
    if (brands === undefined) return plainText(503, '', { 'retry-after': '2' });
    const isSecure = url.protocol === 'https:';
    const picked = pickBrand({ brands, url, cookies, prefix, isLive });
    const setCookies: string[] = [];
    const device = isDeviceToken(cookies['device']) ? cookies['device'] : newDeviceToken();
    if (device !== cookies['device']) setCookies.push(formatCookie('device', device, { isSecure, path: prefix === '' ? '/' : prefix }));
    if (picked.cookie !== undefined) setCookies.push(formatCookie('brand', picked.cookie, { isSecure, maxAge: 86_400 }));
    const preview = previewInstant({ visibility: settings.visibility, url, cookies, now: clock.now() });
    if (preview.cookie !== undefined) setCookies.push(formatCookie('previewDate', preview.cookie, { isSecure, maxAge: preview.cookie === '' ? 0 : 86_400 }));
    const common = commonParts({ headers: request.headers, url, device, now: preview.now, settings, fetch: load, mustStream, report });
    const showsKeys = !isLive && cookies['messages'] === 'keys';

    if (picked.brand === undefined && (isLive || !isBareHost(url))) return plainText(421, '');
    const context =
      picked.brand === undefined
        ? await indexContext({ common, settings, content, texts, brands, acceptLanguage: request.headers.get('accept-language'), showsKeys })
        : await shopContext({ common, settings, content, texts, themes, visitors, amounts, brand: picked.brand, request, cookies, showsKeys, setCookies });
    if (context instanceof Response) return context;
    const provider = new RouterContextProvider();
    provider.set(requestContext, context);
    const response = await router(request, provider);
    for (const cookie of setCookies) response.headers.append('set-cookie', cookie);
    // Answers without a page (redirects, data, files) carry the page's rules too: whatever a browser makes of them stays inside.
    for (const [name, value] of [
      ['content-security-policy', context.csp],
      ['x-robots-tag', context.robots],
      ['cache-control', 'private, no-store'],
    ] as const)
      if (!response.headers.has(name)) response.headers.set(name, value);
    return response;
  };

  const brandOf = async (origin: string, cookie: string | null): Promise<Brand | undefined> => {
    const url = URL.parse(`${origin}/x`);
    const brands = await content.brands();
    const code = url === null || brands === undefined ? undefined : pickBrand({ brands, url, cookies: parseCookies(cookie), prefix, isLive }).brand?.code;
    return code === undefined ? undefined : content.brand(code);
  };

  return {
    handle,
    brandIcon: async (host, cookie, shop) => {
      const brand = await brandOf(`http://${host}`, cookie);
      const partner = brand?.shops.some(({ _id }) => _id === shop) === true ? await content.partner(brand.code, shop ?? '') : undefined;
      const icon = partner?.value.theme?.favicon ?? brand?.theme.favicon;
      return icon?.startsWith('<svg') === true ? icon : undefined;
    },
    shareLook: async (code) => {
      const known = /^[A-Z]{2}$/u.test(code) && (await content.brands())?.some((each) => each.code === code) === true;
      const theme = known ? (await content.brand(code))?.theme : undefined;
      return theme === undefined ? undefined : { colour: theme.colors.colorPrimaryDark, mark: theme.logoWhite };
    },
    robotsText: async (origin, cookie) => {
      const brand = isLive ? await brandOf(origin, cookie) : undefined;
      const shops = await Promise.all((brand?.shops ?? []).map(async ({ _id }) => [_id, await content.partner(brand?.code ?? '', _id)] as const));
      const open = shops.filter(([, partner]) => partner !== undefined && hasSitemap(isLive, partner.value));
      return robotsText(
        isLive,
        open.map(([shop]) => `${origin}${prefix}/${shop}/sitemap.xml`),
      );
    },
    sitemap: async (origin, cookie, shop) => {
      const brand = isLive ? await brandOf(origin, cookie) : undefined;
      const partner = brand?.shops.some(({ _id }) => _id === shop) === true ? await content.partner(brand.code, shop) : undefined;
      if (brand === undefined || partner === undefined) return undefined;
      const contentBase = `${settings.contentUrl}/api/content/${brand.code}/${settings.visibility}`;
      const { capabilities = {} } = brand;
      return sitemapOf({ isLive, shop, origin: `${origin}${prefix}`, contentBase, partner: partner.value, capabilities, now: clock.now(), fetch: load });
    },
    messageFile: async (brand, language, area, hash) => {
      if (!isArea(area) || !/^[a-z]{2}$/u.test(language) || !/^(?:base|[A-Z]{2})$/u.test(brand)) return undefined;
      const overrides = brand === 'base' ? NO_OVERRIDES : await content.overrides(brand, language);
      const file = messages.area(language, area, brand === 'base' ? undefined : { code: brand, version: overrides.version, overrides: overrides.value });
      return { json: file.json, isCurrent: file.hash === hash };
    },
  };
};
