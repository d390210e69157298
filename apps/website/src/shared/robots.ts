import { findRoute, type RouteName } from './route-table.ts';

/** Page kinds that have a robots rule of their own (platform 2.2). */
export type PageKind = 'default' | 'listing' | 'homeLoginSignup' | 'product' | 'merch' | 'sdpSearch' | 'private';

const KINDS: Readonly<Partial<Record<RouteName, PageKind>>> = {
  home: 'sdpSearch',
  sdp: 'sdpSearch',
  sdpSearch: 'sdpSearch',
  listing: 'listing',
  flashSales: 'listing',
  homeAuth: 'homeLoginSignup',
  auth: 'homeLoginSignup',
  hotelDescription: 'product',
  product: 'product',
  productById: 'product',
  merch: 'merch',
  landing: 'default',
  faq: 'default',
  faqCategory: 'default',
  faqSubcategory: 'default',
  faqArticle: 'default',
  page: 'default',
  priceMatchGuarantee: 'default',
  magazine: 'default',
  giveaway: 'default',
  stopover: 'default',
  hotelOnly: 'default',
  signUpOperation: 'default',
  teasing: 'default',
};

/** Kind of the page at a path after `/{shop}`. What belongs to one traveller, or is no page at all, is `private`: no partner's rule opens it. */
export const pageKindOf = (afterShop: string): PageKind => KINDS[findRoute(afterShop)?.name ?? 'notFound'] ?? 'private';

const isRule = (rule: string): boolean => /^[a-z ,:-]{1,80}$/iu.test(rule);

/**
 * Robots rule of a page: outside live always 'noindex, nofollow'; on live the partner's rule for the page kind, else 'noindex, follow'
 * (platform 2.2, readings 1.5).
 */
export const robotsRule = (isLive: boolean, kind: PageKind, partnerRules: Readonly<Record<string, string>>): string => {
  if (!isLive) return 'noindex, nofollow';
  const rule = kind !== 'private' && Object.hasOwn(partnerRules, kind) ? partnerRules[kind] : undefined;
  return rule !== undefined && isRule(rule) ? rule : 'noindex, follow';
};

/** True when pages under a rule may be listed; only such pages name their twins in other languages (readings 8). */
export const isIndexable = (rule: string): boolean => !/\bnoindex\b/iu.test(rule);
