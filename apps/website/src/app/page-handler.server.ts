import { randomBytes } from 'node:crypto';
import type { BrandCapabilities } from '@escale/contract/brand';
import { AREAS, COMPLETE_LANGUAGES, directionOf, localeOf, messageLanguageOf, type Area } from '@escale/i18n/languages';
import type { MessageStore, Messages } from '@escale/i18n/load';
import { primitiveStrings } from '@escale/ui/primitive-strings';
import { themeCss } from '@escale/ui/theme';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import notoArabic from '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff2?url';
import notoLatin from '@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff2?url';
import { createMessageRegistry, type Compiled, type MessageRegistry } from '../shared/messages.tsx';
import { pathAfterShop, shopSegment } from '../shared/page-path.ts';
import { requestContext, type DemoBrand, type RequestContext } from '../shared/request-context.ts';
import { areasOfPath, findRoute, FRAME_AREAS, type RouteEntry } from '../shared/route-table.ts';
import { contentLink, isExternal } from '../shared/safe-url.ts';
import { pageKindOf, robotsRule } from '../shared/robots.ts';
import type { Shell } from '../shared/shell.tsx';
import type { WebsiteSettings } from '../shared/website-settings.ts';
import { openContentStore, type ContentStore } from './content-store.server.ts';
import { formatCookie, isDeviceToken, newDeviceToken, parseCookies } from './cookies.server.ts';
import { contentSecurityPolicy } from './csp.server.ts';
import { preferredLanguage } from './locale-choice.server.ts';
import { scriptJson } from './render-page.server.tsx';
import { shopShellOf } from './shop-shell.server.ts';

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
  /** Text of a message file, or undefined when no such file exists; `isCurrent` when the hash asked for is the content's. */
  /** The brand's icon as SVG, by the host and cookies of a request. */
  readonly brandIcon: (host: string, cookie: string | null) => Promise<string | undefined>;
  readonly messageFile: (
    brand: string,
    language: string,
    area: string,
    hash: string,
  ) => Promise<{ readonly json: string; readonly isCurrent: boolean } | undefined>;
}

const BARE_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]', '0.0.0.0']);
const hostOf = (url: URL): string => url.hostname.toLowerCase();
const withoutPort = (host: string): string => host.toLowerCase().replace(/:\d+$/u, '');
const plainText = (status: number, text: string, headers: Record<string, string> = {}): Response =>
  new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers } });
const redirectTo = (location: string, cookies: readonly string[] = []): Response => {
  const headers = new Headers({ location, 'cache-control': 'private, no-store' });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status: 302, headers });
};
const isArea = (text: string): text is Area => AREAS.some((area) => area === text);
const NO_OVERRIDES = { value: {}, version: '' } as const;

/** The React Router build moved under a proxy prefix: its routes by basename, its assets by address. */
const underPrefix = (build: ServerBuild, prefix: string): ServerBuild => {
  if (prefix === '') return build;
  // `as`: the manifest is plain JSON and keeps its shape.
  const assets = JSON.parse(JSON.stringify(build.assets).replaceAll('"/assets/', `"${prefix}/assets/`)) as ServerBuild['assets'];
  return { ...build, basename: prefix, assets };
};

/** The brand's display face under a name of its own, because Arabic pages replace the display stack but not the brand's name. */
const logoFont = (family: string | undefined): string =>
  family !== undefined && /^[\p{L}\p{N} -]{1,80}$/u.test(family) ? `:root{--font-logo:'${family}','Noto Sans',sans-serif}` : '';

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

/**
 * Where a shop's root leads when the partner sells through no tunnel of ours and has a fallback address: away when it is another site,
 * else to that path unless it is the root itself (platform 2.1, readings 4.3).
 */
export const rootRedirect = (
  partner: { readonly websiteTunnels: readonly unknown[]; readonly fallbackUrl?: string | undefined },
  prefix: string,
): string | undefined => {
  const target = contentLink(partner.fallbackUrl);
  if (partner.websiteTunnels.length > 0 || target === undefined || target === '/') return undefined;
  return isExternal(target) ? target : `${prefix}${target}`;
};

/** Builds the website's request handler: context first (host, brand, shop, partner, device, messages), then React Router. */
export const makePageHandler = (build: ServerBuild, deps: PageHandlerDeps): PageHandler => {
  const { settings, clock, messages, report } = deps;
  const { prefix } = settings;
  const content: ContentStore = openContentStore({
    base: settings.contentUrl,
    visibility: settings.visibility,
    clock,
    report,
    ...(deps.fetch === undefined ? {} : { fetch: deps.fetch }),
  });
  const router = createRequestHandler(underPrefix(build, prefix), 'production');
  const services = {
    content: settings.contentUrl,
    quote: settings.quoteUrl,
    navLogs: settings.navLogsUrl,
    marketing: settings.marketingUrl,
    userAuth: settings.userAuthUrl,
    account: settings.accountUrl,
    sponsorship: settings.sponsorshipUrl,
    credit: settings.creditUrl,
  };

  const fileAddress = (brand: string, language: string, area: Area, hash: string): string =>
    `${prefix}/assets/messages/${brand}/${language}/${area}.${hash}.json`;

  /** What pages of one brand, language and set of areas share: made once, kept while the brand's own words stand. */
  const texts = new Map<string, { readonly registry: MessageRegistry; readonly messageFiles: Readonly<Record<string, string>> }>();
  const textsOf = (
    locale: string,
    language: string,
    areas: readonly Area[],
    showsKeys: boolean,
    brand: { code: string; version: string; overrides: Messages } | undefined,
  ) => {
    const key = [brand?.code, brand?.version, locale, language, showsKeys, ...areas].join(' ');
    const known = texts.get(key);
    if (known !== undefined) return known;
    const files = AREAS.map((area) => [area, messages.area(language, area, brand)] as const);
    const made = {
      messageFiles: Object.fromEntries(files.map(([area, file]) => [area, fileAddress(brand?.code ?? 'base', language, area, file.hash)])),
      registry: createMessageRegistry(
        locale,
        Object.fromEntries(files.filter(([area]) => areas.includes(area)).map(([area, file]): [string, Compiled] => [area, file.messages])),
        showsKeys,
      ),
    };
    // Brands change their words rarely; a full map is simply begun anew.
    if (texts.size > 500) texts.clear();
    texts.set(key, made);
    return made;
  };

  const pickBrand = (brands: readonly DemoBrand[], url: URL, cookies: Readonly<Record<string, string>>): { brand: DemoBrand | undefined; cookie?: string } => {
    const host = hostOf(url);
    const byHost = brands.find((each) => each.hosts.some((name) => withoutPort(name) === host));
    if (byHost !== undefined) return { brand: byHost };
    if (settings.isLive || !BARE_HOSTS.has(host)) return { brand: undefined };
    // Outside live a bare host shows any brand by `?brand=`, and remembers it so that the pages' own links stay with it.
    const asked = url.searchParams.get('brand')?.toUpperCase();
    const named = asked === undefined ? undefined : brands.find((each) => each.code === asked);
    if (named !== undefined) return { brand: named, cookie: named.code };
    const isRoot = shopSegment(url.pathname, prefix) === '';
    if (isRoot) return { brand: undefined };
    return { brand: brands.find((each) => each.code === cookies['brand']) ?? brands[0] };
  };

  const documentFacts = (shell: Shell, nonce: string, theme: string, areas: readonly string[], showsKeys: boolean) => ({
    nonce,
    showsKeys,
    themeCss: theme,
    primitiveStrings: primitiveStrings(shell.locale),
    shellJson: scriptJson(shell),
    preloadedAreas: areas,
    fontPreloads: [`${prefix}${shell.direction === 'rtl' ? notoArabic : notoLatin}`],
  });

  const themes = new Map<string, { json: string; css: string }>();
  const themeOf = (code: string, theme: Parameters<typeof themeCss>[0]): string => {
    const json = JSON.stringify(theme);
    const known = themes.get(code);
    if (known?.json === json) return known.css;
    const css = themeCss(theme) + logoFont(theme.font.displayFamily);
    themes.set(code, { json, css });
    return css;
  };

  const handle = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    if (prefix !== '' && !url.pathname.startsWith(`${prefix}/`) && url.pathname !== prefix) return plainText(404, '');
    if (request.method !== 'GET' && request.method !== 'HEAD' && !isOwnPost(request, url.host)) return plainText(403, '');
    const cookies = parseCookies(request.headers.get('cookie'));
    const brands = await content.brands();
    if (brands === undefined) return plainText(503, '', { 'retry-after': '2' });
    const isSecure = url.protocol === 'https:';
    const picked = pickBrand(brands, url, cookies);
    const setCookies: string[] = [];
    const device = isDeviceToken(cookies['device']) ? cookies['device'] : newDeviceToken();
    if (device !== cookies['device']) setCookies.push(formatCookie('device', device, { isSecure, path: prefix === '' ? '/' : prefix }));
    if (picked.cookie !== undefined) setCookies.push(formatCookie('brand', picked.cookie, { isSecure, maxAge: 86_400 }));

    const afterShop = pathAfterShop(url.pathname, prefix);
    const nonce = randomBytes(16).toString('base64url');
    const asked = settings.visibility === 'preview' ? Date.parse(url.searchParams.get('previewDate') ?? '') : Number.NaN;
    const now = Number.isNaN(asked) ? clock.now() : asked;
    const common = {
      nonce,
      device,
      now,
      url,
      origin: `${url.origin}${prefix}`,
      services,
      paymentOrigin: settings.paymentOrigin,
      visibility: settings.visibility,
      mustStream: deps.mustStream ?? false,
      fetch: deps.fetch ?? fetch,
      incidentId: randomBytes(5)
        .toString('hex')
        .toUpperCase()
        .replace(/^(.{4})(.{4}).*$/u, '$1-$2'),
      report,
    };
    const csp = (paymentOrigin?: string, brandOrigins?: BrandCapabilities['origins']): string =>
      contentSecurityPolicy({
        nonce,
        serviceOrigins: settings.navLogsPublicUrl.startsWith('/') ? [] : [new URL(settings.navLogsPublicUrl).origin],
        paymentOrigin,
        brandOrigins,
        reportPath: `${prefix}/csp-reports`,
        isSecure,
      });
    const showKeys = !settings.isLive && cookies['messages'] === 'keys';

    let context: RequestContext;
    if (picked.brand === undefined) {
      if (settings.isLive || !BARE_HOSTS.has(hostOf(url))) return plainText(421, '');
      const language = preferredLanguage(request.headers.get('accept-language'), COMPLETE_LANGUAGES) ?? 'en';
      const areas: Area[] = [...FRAME_AREAS, 'demo'];
      const { registry, messageFiles } = textsOf(localeOf(language), language, areas, showKeys, undefined);
      const shell: Shell = {
        kind: 'index',
        language,
        locale: localeOf(language),
        direction: directionOf(language),
        isLive: settings.isLive,
        prefix,
        messageFiles,
        incidentId: common.incidentId,
        navLogsUrl: settings.navLogsPublicUrl,
      };
      const details = await Promise.all(
        brands.map(async (each) => {
          const shop = each.shops[0]?._id;
          const [brand, partner] = await Promise.all([content.brand(each.code), shop === undefined ? undefined : content.partner(each.code, shop)]);
          return brand === undefined ? [] : [{ brand, picture: partner?.value.marketing.heroImageMobile }];
        }),
      );
      context = {
        ...common,
        kind: 'index',
        brands: details.flat(),
        shell,
        document: documentFacts(shell, nonce, '', areas, showKeys),
        messages: registry,
        csp: csp(),
        robots: 'noindex, nofollow',
      };
    } else {
      const code = picked.brand.code;
      const brand = await content.brand(code);
      if (brand === undefined) return plainText(503, '', { 'retry-after': '2' });
      const askedShop = shopSegment(url.pathname, prefix);
      const known = brand.shops.find((each) => each._id === askedShop);
      const fallback =
        brand.shops.find((each) => each._id === cookies['shop']) ??
        brand.shops.find(
          (each) =>
            each._id.slice(0, 2) ===
            preferredLanguage(
              request.headers.get('accept-language'),
              brand.shops.map((one) => one._id.slice(0, 2)),
            ),
        ) ??
        brand.shops[0];
      if (fallback === undefined) return plainText(503, '', { 'retry-after': '2' });
      if (askedShop === '') {
        const query = new URLSearchParams(url.search);
        query.delete('brand');
        return redirectTo(`${prefix}/${fallback._id}${query.size > 0 ? `?${query.toString()}` : ''}`, setCookies);
      }
      const shop = (known ?? brand.shops[0] ?? fallback)._id;
      const [partner, methods, overrides] = await Promise.all([
        content.partner(code, shop),
        content.paymentMethods(code, shop),
        content.overrides(code, messageLanguageOf(shop)).catch(() => NO_OVERRIDES),
      ]);
      if (partner === undefined) return plainText(503, '', { 'retry-after': '2' });
      const away = known !== undefined && afterShop === '' ? rootRedirect(partner.value, prefix) : undefined;
      if (away !== undefined) return redirectTo(away, setCookies);
      const areas = areasOfPath(known === undefined ? 'not-found' : afterShop);
      const { registry, messageFiles } = textsOf(localeOf(shop), messageLanguageOf(shop), areas, showKeys, {
        code,
        version: overrides.version,
        overrides: overrides.value,
      });
      const shopShell = shopShellOf({
        brand,
        partner: partner.value,
        methods,
        shop,
        chosenCurrency: cookies['currency'],
        now,
        isLive: settings.isLive,
        origin: common.origin,
        visitor: { state: 'anonymous' },
        consent: cookies['consent'],
      });
      const shell: Shell = { ...shopShell, prefix, messageFiles, incidentId: common.incidentId, navLogsUrl: settings.navLogsPublicUrl };
      const entry: RouteEntry | undefined = findRoute(afterShop)?.entry;
      const refusal = known === undefined ? ('unknown-shop' as const) : entry?.demo === true && settings.isLive ? ('demo-only' as const) : undefined;
      context = {
        ...common,
        kind: 'shop',
        brand,
        partner: partner.value,
        shop: shopShell,
        visitor: { state: 'anonymous' },
        contentBase: `${settings.contentUrl}/api/content/${code}/${settings.visibility}`,
        refusal,
        shell,
        document: documentFacts(shell, nonce, themeOf(code, brand.theme), areas, showKeys),
        messages: registry,
        csp: csp(entry?.payment === true ? settings.paymentOrigin : undefined, brand.capabilities?.origins),
        robots: robotsRule(settings.isLive, pageKindOf(afterShop), shopShell.robotsRules),
      };
    }
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

  return {
    handle,
    brandIcon: async (host, cookie) => {
      const url = URL.parse(`http://${host}/icon`);
      const brands = await content.brands();
      const code = url === null || brands === undefined ? undefined : pickBrand(brands, url, parseCookies(cookie)).brand?.code;
      const icon = code === undefined ? undefined : (await content.brand(code))?.theme.favicon;
      return icon?.startsWith('<svg') === true ? icon : undefined;
    },
    messageFile: async (brand, language, area, hash) => {
      if (!isArea(area) || !/^[a-z]{2}$/u.test(language) || !/^(?:base|[A-Z]{2})$/u.test(brand)) return undefined;
      const overrides = brand === 'base' ? NO_OVERRIDES : await content.overrides(brand, language);
      const file = messages.area(language, area, brand === 'base' ? undefined : { code: brand, version: overrides.version, overrides: overrides.value });
      return { json: file.json, isCurrent: file.hash === hash };
    },
  };
};
