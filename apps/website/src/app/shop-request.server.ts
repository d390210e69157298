import type { Brand } from '@escale/contract/brand';
import { deleteTokens } from '@escale/contract/user-auth';
import { identification, isUuid } from '@escale/domain/visitor-identity';
import { localeOf, messageLanguageOf, type Area } from '@escale/i18n/languages';
import { themeOverride, type ThemeOverride } from '@escale/ui/theme-override';
import { callService } from '../shared/call-service.ts';
import { pathAfterShop, shopSegment } from '../shared/page-path.ts';
import type { DemoBrand, ShopContext, Visitor } from '../shared/request-context.ts';
import { areasOfPath, findRoute, type RouteEntry } from '../shared/route-table.ts';
import { pageKindOf, robotsRule } from '../shared/robots.ts';
import type { Shell } from '../shared/shell.tsx';
import type { WebsiteSettings } from '../shared/website-settings.ts';
import { pickShop } from './brand-picking.server.ts';
import type { ContentStore } from './content-store.server.ts';
import { formatCookie, identifiedCookies, legacyCookies, prolongedSignIn, signOutCookies } from '../shared/cookies.server.ts';
import type { createPageTexts } from './page-texts.server.ts';
import type { PageThemes } from './page-theme.server.ts';
import { documentFacts, plainText, policyOf, redirectTo, type CommonParts } from './request-parts.server.ts';
import { routeOutcome } from './route-rules.server.ts';
import { chooseCurrency, shopShellOf } from './shop-shell.server.ts';
import type { createVisitorAmounts } from './visitor-amounts.server.ts';
import { visitorShell, type createVisitors } from './visitor.server.ts';

/** How long a visitor's own theme is kept. */
const THEME_SECONDS = 86_400;
const NO_OVERRIDES = { value: {}, version: '' } as const;

/** A partner's token opens one visit. */
const PARTNER_TOKEN_SECONDS = 86_400;
const isTokenText = (text: string | null): boolean => text !== null && /^[\w.~+/=-]{8,512}$/u.test(text);

export interface ShopRequestInput {
  readonly common: CommonParts;
  readonly settings: WebsiteSettings;
  readonly content: ContentStore;
  readonly texts: ReturnType<typeof createPageTexts>;
  readonly themes: PageThemes;
  readonly visitors: ReturnType<typeof createVisitors>;
  readonly amounts: ReturnType<typeof createVisitorAmounts>;
  readonly brand: DemoBrand;
  readonly request: Request;
  readonly cookies: Readonly<Record<string, string>>;
  readonly showsKeys: boolean;
  /** Cookies the answer sets; this adds its own. */
  readonly setCookies: string[];
}

interface Resolved {
  readonly visitor: Visitor;
  readonly cookies: readonly string[];
}

/**
 * The visitor of a request inside a shop, and the cookies that follow: a refused token is dropped; a uuid in the address identifies, and signs out
 * whoever was known before when it is somebody else's (platform 4 "Auth states", 8).
 */
const resolveVisitor = async ({ common, settings, visitors, request, cookies }: ShopRequestInput, shop: string): Promise<Resolved> => {
  const options = { shop, prefix: settings.prefix, isSecure: common.url.protocol === 'https:' };
  const { visitor, isRefused } = await visitors({ cookies, device: common.device });
  const given = request.method === 'GET' ? common.url.searchParams.get('uuid') : null;
  const stored = visitor.state === 'authenticated' || visitor.state === 'identified' ? visitor.uuid : cookies['uuid'];
  const outcome = identification(stored, given);
  if (outcome === 'keep' || !isUuid(given)) {
    if (isRefused) return { visitor, cookies: signOutCookies(options) };
    const staysSignedIn = request.method === 'GET' && visitor.state === 'authenticated';
    return { visitor, cookies: staysSignedIn ? prolongedSignIn(cookies, visitor, options) : [] };
  }
  if (visitor.state === 'authenticated')
    // The former member's session ends whether or not the service hears of it: its cookies go with this answer.
    void callService(deleteTokens, settings.userAuthUrl, { token: visitor.token, delete: [] }, { device: common.device, fetch: common.fetch });
  return {
    visitor: { state: 'identified', uuid: given },
    cookies: [...(outcome === 'signOutAndIdentify' || isRefused ? signOutCookies(options) : []), ...identifiedCookies(given, options)],
  };
};

/** The visitor's own theme (platform 3): the parameter `theme`, which a cookie then keeps for the shop; a parameter that is none takes it off. */
const ownTheme = ({ common, cookies, settings, setCookies }: ShopRequestInput, shop: string): ThemeOverride | undefined => {
  const asked = common.url.searchParams.get('theme');
  if (asked === null) return themeOverride(cookies['theme']);
  const override = themeOverride(asked);
  const where = { isSecure: common.url.protocol === 'https:', path: `${settings.prefix}/${shop}` };
  if (override !== undefined) setCookies.push(formatCookie('theme', asked, { ...where, maxAge: THEME_SECONDS }));
  else if (cookies['theme'] !== undefined) setCookies.push(formatCookie('theme', '', { ...where, maxAge: 0 }));
  return override;
};

/**
 * Which page loads are watched for errors, and which of those told with their steps (platform 9). The first four digits of the incident's
 * reference are random: they draw.
 */
export const watchOf = (
  incidentId: string,
  { monitoringSampleRate, monitoringReplayRate }: Pick<WebsiteSettings, 'monitoringSampleRate' | 'monitoringReplayRate'>,
): Pick<Shell, 'isMonitored' | 'isReplayed'> => {
  const drawn = Number.parseInt(incidentId.slice(0, 4), 16) / 0x10000;
  const watched = monitoringSampleRate / 100;
  return {
    ...(drawn < watched ? { isMonitored: true } : {}),
    ...(drawn < (watched * monitoringReplayRate) / 100 ? { isReplayed: true } : {}),
  };
};

/** Robots rules of a brand's other shops, for the pages that name their twins (readings 8 "hreflang"). */
const rulesOfTwins = async (content: ContentStore, brand: Brand, shop: string): Promise<Readonly<Record<string, Readonly<Record<string, string>>>>> => {
  const others = await Promise.all(
    brand.shops.filter(({ _id }) => _id !== shop).map(async ({ _id }) => [_id, (await content.partner(brand.code, _id))?.value.robotsMetaTag ?? {}] as const),
  );
  return Object.fromEntries(others.filter(([, rules]) => Object.keys(rules).length > 0));
};

/**
 * The context of a request inside a brand's shop: shop, partner, visitor, what becomes of the route (design of the request: host, shop, partner,
 * visitor, gate, visibility). Answers by itself when there is nothing to render.
 */
export const shopContext = async (input: ShopRequestInput): Promise<ShopContext | Response> => {
  const { common, settings, content, request, cookies, showsKeys, setCookies } = input;
  const { prefix } = settings;
  const { url } = common;
  const { code } = input.brand;
  const notReady = (): Response => plainText(503, '', { 'retry-after': '2' });
  const brand = await content.brand(code);
  const fallback = brand === undefined ? undefined : pickShop(brand.shops, cookies['shop'], request.headers.get('accept-language'));
  if (brand === undefined || fallback === undefined) return notReady();
  const askedShop = shopSegment(url.pathname, prefix);
  const query = new URLSearchParams(url.search);
  query.delete('brand');
  if (askedShop === '') return redirectTo(`${prefix}/${fallback}${query.size > 0 ? `?${query.toString()}` : ''}`, setCookies);

  const isKnown = brand.shops.some((each) => each._id === askedShop);
  const handedOver = isKnown && request.method === 'GET' ? brand.partnerTokensNames.find((name) => isTokenText(query.get(name))) : undefined;
  if (handedOver !== undefined) {
    // A partner's token stays out of addresses, histories and referrers: it moves to its cookie, and the visitor to the same page without it.
    const options = { isSecure: url.protocol === 'https:', path: `${prefix}/${askedShop}`, maxAge: PARTNER_TOKEN_SECONDS };
    setCookies.push(formatCookie('tokenFromPartner', query.get(handedOver) ?? '', options));
    query.delete(handedOver);
    return redirectTo(`${url.pathname.replace(/^\/+/u, '/')}${query.size > 0 ? `?${query.toString()}` : ''}`, setCookies);
  }
  const shop = isKnown ? askedShop : (brand.shops[0]?._id ?? fallback);
  const [partner, methods, overrides, resolved] = await Promise.all([
    content.partner(code, shop),
    content.paymentMethods(code, shop),
    content.overrides(code, messageLanguageOf(shop)).catch(() => NO_OVERRIDES),
    isKnown ? resolveVisitor(input, shop) : { visitor: { state: 'anonymous' } as const, cookies: [] },
  ]);
  if (partner === undefined) return notReady();
  setCookies.push(...legacyCookies(cookies, { shop, prefix, isSecure: url.protocol === 'https:' }), ...resolved.cookies);

  const afterShop = pathAfterShop(url.pathname, prefix);
  // React Router's own marks of a data request are none of the page's query.
  query.delete('_routes');
  const capabilities = brand.capabilities ?? {};
  const { visitor } = resolved;
  const outcome = isKnown
    ? routeOutcome({ afterShop, shop, query: query.toString(), isLive: settings.isLive, partner: partner.value, capabilities, visitor })
    : ({ kind: 'notFound' } as const);
  const isData = url.pathname.endsWith('.data');
  if (outcome.kind === 'redirect' && !isData) return redirectTo(outcome.to.startsWith('/') ? `${prefix}${outcome.to}` : outcome.to, setCookies);

  // The bar of the preview speaks on every page.
  const pageAreas = areasOfPath(isKnown ? afterShop : 'not-found');
  // A dark site's root is its sign-in, wherever a visit begins.
  const isDark = capabilities.darkSite === true && visitor.state !== 'authenticated';
  const areas: readonly Area[] = [
    ...new Set<Area>([...pageAreas, ...(settings.visibility === 'preview' ? (['content'] as const) : []), ...(isDark ? (['auth'] as const) : [])]),
  ];
  const { registry, messageFiles } = input.texts({
    locale: localeOf(shop),
    language: messageLanguageOf(shop),
    areas,
    showsKeys,
    brand: { code, version: overrides.version, overrides: overrides.value },
  });
  const { enableCredits, enableCreditNotes, currencyCode, secondaryCurrencies } = partner.value;
  const currency = chooseCurrency(cookies['currency'], currencyCode, secondaryCurrencies);
  // A request for data carries no frame, so nothing of the member's menu.
  const amounts = isData ? {} : await input.amounts({ visitor, device: common.device, brand: code, shop, currency, enableCredits, enableCreditNotes });
  const shopShell = shopShellOf({
    brand,
    partner: partner.value,
    methods,
    shop,
    chosenCurrency: cookies['currency'],
    now: common.now,
    isLive: settings.isLive,
    origin: common.origin,
    visitor: { ...visitorShell(visitor), ...amounts },
    consent: cookies['consent'],
  });
  const twinRules = settings.isLive && Object.keys(shopShell.robotsRules).length > 0 ? await rulesOfTwins(content, brand, shop) : undefined;
  const shell: Shell & { readonly kind: 'shop' } = {
    ...shopShell,
    ...(twinRules === undefined ? {} : { twinRules }),
    prefix,
    messageFiles,
    incidentId: common.incidentId,
    navLogsUrl: settings.navLogsPublicUrl,
    ...watchOf(common.incidentId, settings),
    ...(settings.visibility === 'preview' ? { preview: { at: new Date(common.now).toISOString() } } : {}),
  };
  const entry: RouteEntry | undefined = findRoute(afterShop)?.entry;
  return {
    ...common,
    kind: 'shop',
    brand,
    partner: partner.value,
    shop: shopShell,
    visitor,
    contentBase: `${settings.contentUrl}/api/content/${code}/${settings.visibility}`,
    refusal: isKnown ? (outcome.kind === 'notFound' ? 'not-offered' : undefined) : 'unknown-shop',
    leadsTo: outcome.kind === 'redirect' ? outcome.to : undefined,
    shell,
    document: documentFacts(shell, { nonce: common.nonce, theme: input.themes(code, brand.theme, ownTheme(input, shop)), areas, showsKeys }),
    messages: registry,
    csp: policyOf(common, settings, { isPayment: entry?.payment === true, brandOrigins: capabilities.origins }),
    robots: robotsRule(settings.isLive, pageKindOf(afterShop), shopShell.robotsRules),
  };
};
