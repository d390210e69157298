import type { BrandCapabilities } from '@escale/contract/brand';

export interface CspInput {
  readonly nonce: string;
  /** Public origins of services that are not the page's own. */
  readonly serviceOrigins: readonly string[];
  /** Origin of the payment provider; only payment pages name it. */
  readonly paymentOrigin?: string | undefined;
  /** Origins the brand declares in its data; payment pages are given none of them. */
  readonly brandOrigins?: BrandCapabilities['origins'];
  readonly reportPath: string;
  /** HTTPS pages only: an insecure address inside them is raised to HTTPS. */
  readonly isSecure: boolean;
}

const list = (...parts: readonly (string | undefined)[]): string => parts.filter((part) => part !== undefined && part !== '').join(' ');

/**
 * The page's content security policy: our own files, elements with this page's nonce, and the origins the brand declares. The payment provider
 * may be called, framed and posted to from payment pages alone, and those know no origin of the brand (readings 7.3, 7.14, 8 PCI DSS 6.4.3).
 * React Aria's visually hidden inputs carry a style attribute in server markup, hence `style-src-attr`.
 */
export const contentSecurityPolicy = ({ nonce, serviceOrigins, paymentOrigin, brandOrigins = {}, reportPath, isSecure }: CspInput): string => {
  const { script = [], connect = [], image = [], frameAncestors = [] } = paymentOrigin === undefined ? brandOrigins : {};
  return [
    "default-src 'self'",
    list("script-src 'self'", `'nonce-${nonce}'`, ...script),
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    list("img-src 'self' data:", ...image),
    "font-src 'self'",
    list('connect-src', "'self'", ...serviceOrigins, ...connect, paymentOrigin),
    list('frame-src', "'self'", paymentOrigin),
    list('form-action', "'self'", paymentOrigin),
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    list('frame-ancestors', ...(frameAncestors.length > 0 ? frameAncestors : ["'none'"])),
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
    `report-uri ${reportPath}`,
  ].join('; ');
};
