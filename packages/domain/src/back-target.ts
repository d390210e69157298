/** What decides where the header's back button leads (platform 2.3). Paths are after `/{shop}`, with a leading slash. */
export interface BackInput {
  readonly isProductPage: boolean;
  /** Partner flag: product pages go back through the browser's history too (readings 4.7). */
  readonly useBrowserBackOnProductPage: boolean;
  /** Merchandising page the visitor is in. */
  readonly merchandising: string | null;
  readonly query: {
    readonly utmSource: string | null;
    readonly utmMedium: string | null;
    readonly redirectToProductPage: string | null;
    readonly productUri: string | null;
  };
  /** Campaigns that lead back to the product; a part left out counts for all (readings 4.6: the list is the partner's). */
  readonly campaigns: readonly { readonly source?: string | undefined; readonly medium?: string | undefined }[];
  readonly isDarkSite: boolean;
  /** The partner's fallback redirect address, else the shop's own home. */
  readonly fallbackUrl: string;
}

/** Back through history, to a page of the shop, or to an address of the partner's (a path from the host's root, or another site). */
export type BackTarget = { readonly kind: 'history' } | { readonly kind: 'page'; readonly path: string } | { readonly kind: 'address'; readonly url: string };

/** True when the visit came from one of the partner's campaigns: source and medium are compared without case. */
export function isQualifyingCampaign({ query, campaigns }: Pick<BackInput, 'query' | 'campaigns'>): boolean {
  const source = query.utmSource?.toLowerCase();
  const medium = query.utmMedium?.toLowerCase();
  return campaigns.some(
    (each) =>
      (each.source !== undefined || each.medium !== undefined) &&
      (each.source === undefined || each.source.toLowerCase() === source) &&
      (each.medium === undefined || each.medium.toLowerCase() === medium),
  );
}

/** A product uri is one path segment: letters of any script, digits, `-`, `_`, `.`, `~`; anything else could lead elsewhere. */
const isProductUri = (text: string): boolean => /^[\p{L}\p{N}_~-][\p{L}\p{N}_.~-]*$/u.test(text);

/**
 * Where "back" leads: history on every page that is not a product; on products the merchandising page, then the product a campaign names,
 * then the flash sales of a dark site, then the partner's fallback (platform 2.3).
 */
export function backTarget(input: BackInput): BackTarget {
  if (!input.isProductPage || input.useBrowserBackOnProductPage) return { kind: 'history' };
  if (input.merchandising !== null) return { kind: 'page', path: `/merch?code=${encodeURIComponent(input.merchandising)}` };
  const { productUri, redirectToProductPage } = input.query;
  if (productUri !== null && isProductUri(productUri) && (redirectToProductPage === 'true' || isQualifyingCampaign(input)))
    return { kind: 'page', path: `/${encodeURIComponent(productUri)}` };
  return input.isDarkSite ? { kind: 'page', path: '/listing' } : { kind: 'address', url: input.fallbackUrl };
}
