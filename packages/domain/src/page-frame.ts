/** What the frame of a page shows, by its path (platform 2.3). */
export interface FrameRules {
  /** The header may lie over the page's picture when the partner asks for it. */
  readonly mayBeTransparent: boolean;
  /** Ways to search and the account menu; hidden on home (sign-in) and auth pages. */
  readonly showsMenu: boolean;
  /** The header itself; `large`: hidden below 1024. */
  readonly header: 'all' | 'large';
  readonly showsSwitcher: boolean;
  /** `medium`: hidden below 768. */
  readonly footer: 'all' | 'medium' | 'hidden';
  /** The partner's own header and footer: never where a card is typed or a payment is confirmed (readings 7.14). */
  readonly showsPartnerBar: boolean;
}

const TRANSPARENT = new Set(['', 'sdp', 'sdp/search']);
const FUNNEL = /^(?:(?:sdp|stopover|hotelonly)\/)?booking\/(?:search|quote|payment|auth|confirmation)(?:\/|$)/u;
const PAYMENT = /^(?:(?:sdp|stopover|hotelonly)\/)?booking\/payment(?:\/|$)|^external-redirect(?:\/|$)/u;
const WITHOUT_MENU = /^(?:home|auth|booking-auth|booking\/auth)(?:\/|$)/u;
const LARGE_HEADER = /^(?:booking-auth|booking-search)(?:\/|$)/u;
const WITHOUT_FOOTER = /^(?:faq|external-redirect)(?:\/|$)|^(?:sdp|stopover|hotelonly)\/listing\/map$/u;
const MEDIUM_FOOTER = /^(?:booking\/search|booking-search)(?:\/|$)/u;

/**
 * What the frame shows at a path after `/{shop}`, slashes at the ends left out. The switcher is hidden in every funnel (readings 3.11); the
 * footer on `/faq`, `/external-redirect`, map views, and below 768 on both booking searches (readings 3.2, 4.9, 4.10).
 */
export function frameRules(afterShop: string): FrameRules {
  const isFunnel = FUNNEL.test(afterShop);
  return {
    mayBeTransparent: TRANSPARENT.has(afterShop),
    showsMenu: !WITHOUT_MENU.test(afterShop),
    header: LARGE_HEADER.test(afterShop) ? 'large' : 'all',
    showsSwitcher: !isFunnel,
    footer: WITHOUT_FOOTER.test(afterShop) ? 'hidden' : MEDIUM_FOOTER.test(afterShop) ? 'medium' : 'all',
    showsPartnerBar: !PAYMENT.test(afterShop),
  };
}

/** The white logo: always, over a picture when the header is transparent there, else never; every brand's is white over a picture (platform 2.3). */
export function isLogoWhite(rule: 'always' | 'transparentHeader' | undefined, isOverPicture: boolean): boolean {
  return rule === 'always' || isOverPicture;
}

/**
 * After a booking exists the caller may not be sent to a premium number: confirmation, account, booking search and requests show the services
 * number (readings 7.4, Directive 2011/83 article 21). Without a premium number every page shows the sale's.
 */
export function isServicesPhonePage(afterShop: string): boolean {
  return /^(?:account|booking-search|mybookings|confirmation)(?:\/|$)|(?:^|\/)booking\/confirmation(?:\/|$)/u.test(afterShop);
}

/** True when the address is the one being looked at, but for a slash at the end and the query: the logo then leads nowhere (platform 2.3). */
export function isSamePage(pathname: string, url: string): boolean {
  const plain = (text: string): string => text.replace(/[?#].*$/u, '').replace(/\/+$/u, '');
  return plain(pathname) === plain(url);
}
