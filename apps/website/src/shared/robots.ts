import { findRoute } from './route-table.ts';

/** Page kinds that have a robots rule of their own (platform 2.2). */
export type PageKind = 'default' | 'listing' | 'homeLoginSignup' | 'product' | 'merch' | 'sdpSearch';

/** Kind of the page at a path after `/{shop}`. */
export const pageKindOf = (afterShop: string): PageKind => {
  const found = findRoute(afterShop);
  if (found?.entry.frame === 'hero') return 'sdpSearch';
  return found?.name === 'listing' ? 'listing' : found?.name === 'hotelDescription' ? 'product' : 'default';
};

const isRule = (rule: string): boolean => /^[a-z ,:-]{1,80}$/iu.test(rule);

/**
 * Robots rule of a page: outside live always 'noindex, nofollow'; on live the partner's rule for the page kind, else 'noindex, follow'
 * (platform 2.2, readings 1.5).
 */
export const robotsRule = (isLive: boolean, kind: PageKind, partnerRules: Readonly<Record<string, string>>): string => {
  if (!isLive) return 'noindex, nofollow';
  const rule = Object.hasOwn(partnerRules, kind) ? partnerRules[kind] : undefined;
  return rule !== undefined && isRule(rule) ? rule : 'noindex, follow';
};

/** True when pages under a rule may be listed; only such pages name their twins in other languages (readings 8). */
export const isIndexable = (rule: string): boolean => !/\bnoindex\b/iu.test(rule);
