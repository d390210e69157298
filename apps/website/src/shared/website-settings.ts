/** What the website needs to know of its environment. Addresses have no trailing slash. */
export interface WebsiteSettings {
  readonly contentUrl: string;
  readonly quoteUrl: string;
  readonly navLogsUrl: string;
  readonly userAuthUrl: string;
  readonly accountUrl: string;
  readonly sponsorshipUrl: string;
  readonly creditUrl: string;
  readonly marketingUrl: string;
  /** Where partners' own headers are told of: `{BASE}/api/partner` (platform 7 "Partner header"). */
  readonly partnerUrl: string;
  /** Address of analytics as a browser sees it. */
  readonly navLogsPublicUrl: string;
  /** Origin of the payment provider as the browser sees it; payment pages alone may reach it. */
  readonly paymentOrigin: string | undefined;
  readonly visibility: 'current' | 'preview';
  readonly isLive: boolean;
  /** Proxy prefix: empty, or a path with a leading and without a trailing slash. */
  readonly prefix: string;
  /** Providers of identities as a browser meets them: the social network's app, and outside live the origin of the stand-ins. */
  readonly identity: { readonly facebookAppId: string; readonly standIn: string | undefined };
  /** Secret beside which services believe whom we say we call for. */
  readonly serviceKey: string;
  /** Visits in a hundred whose errors outside rendering are reported (platform 9). */
  readonly monitoringSampleRate: number;
  /** Of those, the ones in a hundred whose errors are told with the steps before them (platform 9 "session replay"). */
  readonly monitoringReplayRate: number;
}

/** The part of the services' parsed environment the website reads. */
export interface WebsiteEnv {
  readonly stage: string;
  readonly prefix: string;
  readonly sandboxPort: number;
  readonly serviceKey?: string | undefined;
  readonly monitoring?: { readonly sampleRate: number; readonly replayRate?: number } | undefined;
  readonly visibility?: string | undefined;
  readonly identity?: { readonly facebook: { readonly appId: string }; readonly standIn: string | undefined } | undefined;
  readonly addresses: {
    readonly BASE_URL: string;
    readonly QUOTE_API_URL: string;
    readonly CONTENT_API_URL?: string | undefined;
    readonly NAV_LOGS_API_URL?: string | undefined;
    readonly USER_AUTH_API_URL?: string | undefined;
    readonly ACCOUNT_API_URL?: string | undefined;
    readonly SPONSORSHIP_API_URL?: string | undefined;
    readonly CREDIT_API_URL?: string | undefined;
    readonly MARKETING_API_URL?: string | undefined;
    readonly PAYMENT_SANDBOX_URL?: string | undefined;
  };
}

/**
 * Settings from the parsed environment. The content base falls back to BASE_URL (platform 7); visibility is `current` only when the value
 * is exactly that (platform 4).
 */
export const websiteSettings = (env: WebsiteEnv): WebsiteSettings => ({
  contentUrl: env.addresses.CONTENT_API_URL ?? env.addresses.BASE_URL,
  quoteUrl: env.addresses.QUOTE_API_URL,
  navLogsUrl: env.addresses.NAV_LOGS_API_URL ?? `${env.addresses.BASE_URL}/api/nav-logs`,
  userAuthUrl: env.addresses.USER_AUTH_API_URL ?? `${env.addresses.BASE_URL}/api/user-auth`,
  accountUrl: env.addresses.ACCOUNT_API_URL ?? `${env.addresses.BASE_URL}/api/account`,
  sponsorshipUrl: env.addresses.SPONSORSHIP_API_URL ?? `${env.addresses.BASE_URL}/api/sponsorship`,
  creditUrl: env.addresses.CREDIT_API_URL ?? `${env.addresses.BASE_URL}/api/credit`,
  marketingUrl: env.addresses.MARKETING_API_URL ?? `${env.addresses.BASE_URL}/api/marketing`,
  partnerUrl: `${env.addresses.BASE_URL}/api/partner`,
  navLogsPublicUrl: `${env.prefix}/api/nav-logs`,
  paymentOrigin: URL.parse(env.addresses.PAYMENT_SANDBOX_URL ?? `http://localhost:${env.sandboxPort}`)?.origin,
  visibility: env.visibility === 'current' ? 'current' : 'preview',
  isLive: env.stage === 'live',
  prefix: env.prefix,
  identity: { facebookAppId: env.identity?.facebook.appId ?? '', standIn: env.identity?.standIn },
  serviceKey: env.serviceKey ?? '',
  monitoringSampleRate: env.monitoring?.sampleRate ?? 10,
  monitoringReplayRate: env.monitoring?.replayRate ?? 50,
});
