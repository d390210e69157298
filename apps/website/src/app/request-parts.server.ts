import { randomBytes } from 'node:crypto';
import notoArabic from '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff2?url';
import notoLatin from '@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff2?url';
import type { BrandCapabilities } from '@escale/contract/brand';
import { SERVICE_KEY_HEADER, VISITOR_AGENT_HEADER, VISITOR_IP_HEADER } from '@escale/contract/user-auth';
import { primitiveStrings } from '@escale/ui/primitive-strings';
import type { RequestContext } from '../shared/request-context.ts';
import type { DocumentFacts, Shell } from '../shared/shell.tsx';
import type { WebsiteSettings } from '../shared/website-settings.ts';
import { contentSecurityPolicy } from './csp.server.ts';
import { scriptJson } from './render-page.server.tsx';

/** A short answer that is no page. */
export const plainText = (status: number, text: string, headers: Record<string, string> = {}): Response =>
  new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers } });

/** A redirect outside the router, with cookies. */
export const redirectTo = (location: string, cookies: readonly string[] = []): Response => {
  const headers = new Headers({ location, 'cache-control': 'private, no-store' });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status: 302, headers });
};

/** What every request has, whichever brand it meets. */
export type CommonParts = Omit<
  RequestContext & { readonly kind: 'index' },
  'kind' | 'brands' | 'shell' | 'document' | 'messages' | 'csp' | 'robots' | 'refusal'
>;

export interface CommonInput {
  readonly headers: Headers;
  readonly url: URL;
  readonly device: string;
  readonly now: number;
  readonly settings: WebsiteSettings;
  readonly fetch: typeof fetch;
  readonly mustStream: boolean;
  readonly report: RequestContext['report'];
}

/** The parts of a request's context that need neither brand nor shop. */
export const commonParts = ({ headers, url, device, now, settings, fetch, mustStream, report }: CommonInput): CommonParts => ({
  nonce: randomBytes(16).toString('base64url'),
  visitorHeaders: {
    [SERVICE_KEY_HEADER]: settings.serviceKey,
    [VISITOR_IP_HEADER]: headers.get(VISITOR_IP_HEADER) ?? '',
    [VISITOR_AGENT_HEADER]: headers.get('user-agent') ?? '',
  },
  device,
  now,
  url,
  origin: `${url.origin}${settings.prefix}`,
  services: {
    content: settings.contentUrl,
    quote: settings.quoteUrl,
    navLogs: settings.navLogsUrl,
    userAuth: settings.userAuthUrl,
    partner: settings.partnerUrl,
    account: settings.accountUrl,
    sponsorship: settings.sponsorshipUrl,
    credit: settings.creditUrl,
    marketing: settings.marketingUrl,
  },
  paymentOrigin: settings.paymentOrigin,
  identity: settings.identity,
  visibility: settings.visibility,
  mustStream,
  fetch,
  incidentId: randomBytes(5)
    .toString('hex')
    .toUpperCase()
    .replace(/^(.{4})(.{4}).*$/u, '$1-$2'),
  report,
});

/** The policy of one page: its nonce, the payment provider on payment pages, the origins the brand declares. */
export const policyOf = (
  { nonce, url }: CommonParts,
  settings: WebsiteSettings,
  { isPayment = false, brandOrigins }: { readonly isPayment?: boolean; readonly brandOrigins?: BrandCapabilities['origins'] } = {},
): string =>
  contentSecurityPolicy({
    nonce,
    serviceOrigins: settings.navLogsPublicUrl.startsWith('/') ? [] : [new URL(settings.navLogsPublicUrl).origin],
    paymentOrigin: isPayment ? settings.paymentOrigin : undefined,
    brandOrigins,
    reportPath: `${settings.prefix}/csp-reports`,
    isSecure: url.protocol === 'https:',
  });

/** Facts of the document that only the first render knows. */
export const documentFacts = (
  shell: Shell,
  { nonce, theme, areas, showsKeys }: { readonly nonce: string; readonly theme: string; readonly areas: readonly string[]; readonly showsKeys: boolean },
): DocumentFacts => ({
  nonce,
  showsKeys,
  themeCss: theme,
  primitiveStrings: primitiveStrings(shell.locale),
  shellJson: scriptJson(shell),
  preloadedAreas: areas,
  fontPreloads: [`${shell.prefix}${shell.direction === 'rtl' ? notoArabic : notoLatin}`],
});
