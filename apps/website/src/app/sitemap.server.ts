import type { PartnerConfiguration } from '@escale/contract/brand';
import { faqFile, merchandisingsFile, productsFile } from '@escale/contract/editorial';
import { contentGate } from '@escale/domain/content-gate';
import { parseStrategy } from '@escale/domain/partner-strategy';
import { isProductActive } from '@escale/domain/product-timing';
import type { BrandCapabilities } from '@escale/contract/brand';
import { fetchJson } from '../shared/fetch-json.ts';
import { linkTo } from '../shared/links.ts';
import { pathAfterShop } from '../shared/page-path.ts';
import { isIndexable, pageKindOf, robotsRule } from '../shared/robots.ts';

export interface SitemapInput {
  readonly isLive: boolean;
  readonly shop: string;
  /** Scheme, host and prefix of the brand's pages. */
  readonly origin: string;
  /** Content base of the brand and visibility. */
  readonly contentBase: string;
  readonly partner: PartnerConfiguration;
  readonly capabilities: BrandCapabilities;
  readonly now: number;
  readonly fetch: typeof fetch;
}

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** True when a shop opens any kind of page to indexes: only then it has a sitemap (readings 6.5 row 70). */
export const hasSitemap = (isLive: boolean, partner: Pick<PartnerConfiguration, 'robotsMetaTag'>): boolean =>
  isLive && Object.values(partner.robotsMetaTag ?? {}).some(isIndexable);

/**
 * The shop's pages that may be listed and that anybody may read, as a sitemap: home, sales of the moment, themed pages, help and documents
 * (platform 2.2). Undefined when the shop opens nothing.
 */
export const sitemapOf = async ({ isLive, shop, origin, contentBase, partner, capabilities, now, fetch }: SitemapInput): Promise<string | undefined> => {
  if (!hasSitemap(isLive, partner)) return undefined;
  const folder = `${contentBase}/${shop}/${partner.code}`;
  const [products, merchandisings, faq] = await Promise.all([
    fetchJson(`${folder}/products.json`, productsFile, undefined, fetch),
    fetchJson(`${folder}/merchandisings.json`, merchandisingsFile, undefined, fetch),
    fetchJson(`${contentBase}/resources/${shop}/faq.json`, faqFile, undefined, fetch),
  ]);
  const open = (page: 'product' | 'listing' | 'merch', product?: { isFlashsale: boolean; isGlobalCampaign: boolean }): boolean =>
    contentGate({ page, strategy: parseStrategy(partner.strategy), visitor: 'anonymous', product, ...capabilities }).state === 'open';
  const home = partner.websiteTunnels.length === 0 ? [] : [linkTo(shop, 'home')];
  const paths = [
    ...home,
    ...(open('listing') ? [linkTo(shop, 'flashSales')] : []),
    ...(products?.products ?? [])
      .filter((product) => isProductActive(now, product) && open('product', product))
      .map(({ uri }) => linkTo(shop, 'product', { params: { productUri: uri } })),
    ...(open('merch') ? (merchandisings?.merchandisings ?? []).map(({ code }) => linkTo(shop, 'merch', { search: { code } })) : []),
    linkTo(shop, 'faq'),
    ...(faq?.categories ?? []).map(({ id }) => linkTo(shop, 'faqCategory', { params: { categoryId: id } })),
    ...Object.keys(partner.documents).map((slug) => linkTo(shop, 'page', { params: { slug } })),
  ];
  const listed = paths.filter((path) => isIndexable(robotsRule(isLive, pageKindOf(pathAfterShop(path.split('?')[0] ?? '')), partner.robotsMetaTag ?? {})));
  const urls = listed.map((path) => `<url><loc>${escapeXml(origin + path)}</loc></url>`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`;
};

/** `robots.txt` of a host: everything closed outside live; on live what may be listed is said page by page, and sitemaps are named. */
export const robotsText = (isLive: boolean, sitemaps: readonly string[]): string =>
  isLive ? ['User-agent: *', 'Allow: /', ...sitemaps.map((address) => `Sitemap: ${address}`), ''].join('\n') : 'User-agent: *\nDisallow: /\n';
