export interface CspInput {
  readonly nonce: string;
  /** Public origins of services that are not the page's own. */
  readonly serviceOrigins: readonly string[];
  /** Origin of the payment provider; only payment pages name it. */
  readonly paymentOrigin?: string | undefined;
  /** Origins that may embed this brand's pages. */
  readonly frameAncestors?: readonly string[] | undefined;
  readonly reportPath: string;
  /** HTTPS pages only: an insecure address inside them is raised to HTTPS. */
  readonly isSecure: boolean;
}

const list = (...parts: readonly (string | undefined)[]): string => parts.filter((part) => part !== undefined && part !== '').join(' ');

/**
 * The page's content security policy. The payment provider may be called, framed and posted to from payment pages alone
 * (readings 8, PCI DSS 6.4.3). React Aria's visually hidden inputs carry a style attribute in server markup, hence `style-src-attr`.
 */
export const contentSecurityPolicy = ({ nonce, serviceOrigins, paymentOrigin, frameAncestors, reportPath, isSecure }: CspInput): string =>
  [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    list('connect-src', "'self'", ...serviceOrigins, paymentOrigin),
    list('frame-src', "'self'", paymentOrigin),
    list('form-action', "'self'", paymentOrigin),
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    list('frame-ancestors', ...(frameAncestors?.length ? frameAncestors : ["'none'"])),
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
    `report-uri ${reportPath}`,
  ].join('; ');
