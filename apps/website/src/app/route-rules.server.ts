import type { BrandCapabilities, PartnerConfiguration } from '@escale/contract/brand';
import { linkTo } from '../shared/links.ts';
import type { Visitor } from '../shared/request-context.ts';
import { contentLink, isExternal } from '../shared/safe-url.ts';
import { findRoute, type RouteName } from '../shared/route-table.ts';

/**
 * Who may see a route at all (platform 2.1 "Availability"): white-label partners, the account's own rule, brands with a page of commitments,
 * partners whose sign-up is confirmed by mail. Routes without a rule are for all.
 */
type Availability = 'whiteLabel' | 'account' | 'commitments' | 'doubleOptin' | 'demo';

interface RouteRule {
  readonly availability?: Availability;
  /** A dark site leads there to its root: always, or visitors who are not signed in. */
  readonly darkSite?: 'root' | 'rootUnlessSignedIn';
}

const ROUTE_RULES: Readonly<Partial<Record<RouteName, RouteRule>>> = {
  homeAuth: { availability: 'whiteLabel', darkSite: 'root' },
  auth: { availability: 'whiteLabel', darkSite: 'root' },
  unsubscribe: { availability: 'whiteLabel' },
  account: { availability: 'account', darkSite: 'rootUnlessSignedIn' },
  signUpOperation: { availability: 'whiteLabel' },
  oldSignUpOperation: { availability: 'whiteLabel' },
  teasing: { availability: 'doubleOptin' },
  confirmRegistration: { availability: 'doubleOptin' },
  ourCommitments: { availability: 'commitments' },
  gallery: { availability: 'demo' },
};

export interface RouteQuestion {
  /** Path after `/{shop}`. */
  readonly afterShop: string;
  readonly shop: string;
  readonly query: string;
  readonly isLive: boolean;
  readonly partner: Pick<PartnerConfiguration, 'whiteLabel' | 'isDoubleOptin' | 'websiteTunnels' | 'fallbackUrl'>;
  readonly capabilities: BrandCapabilities;
  readonly visitor: Pick<Visitor, 'state'>;
}

/** `redirect.to` is an address away from here, or a path of the router (without the proxy prefix). */
export type RouteOutcome = { readonly kind: 'show' } | { readonly kind: 'notFound' } | { readonly kind: 'redirect'; readonly to: string };

const SHOW: RouteOutcome = { kind: 'show' };

const isAvailable = (availability: Availability, { partner, capabilities, visitor, isLive }: RouteQuestion): boolean => {
  switch (availability) {
    case 'whiteLabel':
      return partner.whiteLabel;
    case 'account':
      // Who found a booking by its reference reads that booking there (platform 2.3, 2.6).
      return partner.whiteLabel || capabilities.accountForEveryone === true || visitor.state === 'authenticated' || visitor.state === 'bookingFound';
    case 'commitments':
      return capabilities.commitmentsPage === true;
    case 'doubleOptin':
      return partner.isDoubleOptin;
    case 'demo':
      return !isLive;
  }
};

/**
 * Where a shop's root leads when the partner sells through no tunnel of ours and has a fallback address: away when it is another site,
 * else to that path unless it is the root itself (platform 2.1, readings 4.3).
 */
export const rootRedirect = (
  partner: { readonly websiteTunnels: readonly unknown[]; readonly fallbackUrl?: string | undefined },
  shop: string,
): string | undefined => {
  const target = contentLink(partner.fallbackUrl);
  if (partner.websiteTunnels.length > 0 || target === undefined || target === '/' || target === `/${shop}` || target === `/${shop}/`) return undefined;
  if (isExternal(target)) return target;
  return target.startsWith(`/${shop}/`) ? target : `/${shop}${target}`;
};

/**
 * What becomes of a request before any loader runs: shown, not found because this partner has no such route, or led elsewhere (platform 2.1).
 * A dark site keeps a reduced set and sends every path it does not know to its root, query kept, except `/not-found` (readings 1.7).
 */
export const routeOutcome = (question: RouteQuestion): RouteOutcome => {
  const { afterShop, shop, query, partner, capabilities, visitor } = question;
  const root: RouteOutcome = { kind: 'redirect', to: linkTo(shop, 'home', { search: query }) };
  const found = findRoute(afterShop);
  if (found === undefined) return capabilities.darkSite === true ? root : { kind: 'notFound' };
  if (found.name === 'home') {
    const to = rootRedirect(partner, shop);
    return to === undefined ? SHOW : { kind: 'redirect', to };
  }
  const rule = ROUTE_RULES[found.name];
  if (rule === undefined) return SHOW;
  if (capabilities.darkSite === true && rule.darkSite !== undefined) return rule.darkSite === 'root' || visitor.state !== 'authenticated' ? root : SHOW;
  return rule.availability === undefined || isAvailable(rule.availability, question) ? SHOW : { kind: 'notFound' };
};
