import type { Strategy } from './partner-strategy.ts';

/** Pages whose content a partner may keep for its members (platform 2.1 "Auth gating"). */
export type GatedPage = 'product' | 'listing' | 'merch' | 'landing';

/** How a visitor is known (platform 4 "Auth states"); a found booking signs nobody in. */
export type VisitorState = 'anonymous' | 'identified' | 'bookingFound' | 'authenticated';

export interface GateQuestion {
  readonly page: GatedPage;
  readonly strategy: Strategy;
  readonly visitor: VisitorState;
  /** Brand capability: everything behind sign-in, and no sign-in layer: protected pages lead to the root (brand XX). */
  readonly darkSite?: boolean | undefined;
  /** Brand capability: content asks for sign-in whatever the strategy (platform 6). */
  readonly alwaysRequiresAuthentication?: boolean | undefined;
  readonly product?: { readonly isFlashsale?: boolean | undefined; readonly isGlobalCampaign?: boolean | undefined } | undefined;
}

/** `signIn`: the page answers and the sign-in layer opens `delay` milliseconds later. `root`: the visitor is led to `/`. */
export type Gate = { readonly state: 'open' } | { readonly state: 'signIn'; readonly delay: number } | { readonly state: 'root' };

/** Milliseconds until the sign-in layer opens, counted from the first interaction; at once where sign-up comes first (readings 6.3 row 32). */
export const SIGN_IN_LAYER_DELAY = 5_000;

const OPEN: Gate = { state: 'open' };

const isProtected = ({ page, strategy, product, alwaysRequiresAuthentication }: GateQuestion): boolean => {
  if (alwaysRequiresAuthentication === true) return true;
  if (page === 'landing') return false;
  switch (strategy) {
    case 'SIGNUP_FIRST':
      return true;
    case 'AUTH_GC':
      return page === 'listing' || (page === 'product' && product?.isGlobalCampaign === true);
    case 'AUTH_FLASHSALE':
      return page === 'listing' || (page === 'product' && product?.isFlashsale === true);
    case 'NAVIGATION_FIRST':
    case 'TRANSACTION_FIRST':
    case 'OAUTH':
    case 'PRODUCT_FIRST':
    case 'NONE':
      return false;
  }
};

/**
 * Whether a page of content is open to a visitor (platform 2.1, 2.4, 6). An identified visitor passes the sign-in layer, but not a dark site,
 * where only members come in.
 * @example contentGate({ page: 'product', strategy: 'AUTH_FLASHSALE', visitor: 'anonymous', product: { isFlashsale: true } }) // signIn
 */
export const contentGate = (question: GateQuestion): Gate => {
  const { strategy, visitor, darkSite, alwaysRequiresAuthentication } = question;
  if (darkSite === true) return visitor === 'authenticated' ? OPEN : { state: 'root' };
  if (visitor === 'authenticated' || visitor === 'identified' || !isProtected(question)) return OPEN;
  return { state: 'signIn', delay: strategy === 'SIGNUP_FIRST' || alwaysRequiresAuthentication === true ? 0 : SIGN_IN_LAYER_DELAY };
};
