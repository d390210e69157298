import type { Brand, PartnerConfiguration, PartnerStrategy } from '@escale/contract/brand';
import { createContext } from 'react-router';
import type { MessageRegistry } from './messages.tsx';
import type { DocumentFacts, Shell, ShopShell } from './shell.tsx';

/** Base addresses the server calls, each without a trailing slash (platform 7). */
interface ServiceAddresses {
  readonly content: string;
  readonly quote: string;
  readonly navLogs: string;
  readonly marketing: string;
  readonly userAuth: string;
  readonly account: string;
  readonly sponsorship: string;
  readonly credit: string;
  readonly partner: string;
}

/** Who found one booking by its number, without an account. */
interface BookingFound {
  readonly state: 'bookingFound';
  readonly bookingReference: string;
  readonly email: string;
  readonly token: string;
}

/**
 * Who looks at the page (platform 4 "Auth states", 6): decided once a request from the cookies `auth` and `authToken`, which count only together
 * with this browser's device cookie, and from a booking found by its reference. `token` stays on the server. A member may
 * have found a booking besides: it opens beside the account and takes nothing of it.
 */
export type Visitor =
  | { readonly state: 'anonymous' }
  | { readonly state: 'identified'; readonly uuid: string }
  | BookingFound
  | { readonly state: 'authenticated'; readonly uuid: string; readonly email: string; readonly token: string; readonly found?: BookingFound };

interface CommonContext {
  /** Headers that tell a service for whom we call it: their address, believed by the key beside it. For calls that are limited by visitor. */
  readonly visitorHeaders: Readonly<Record<string, string>>;
  readonly shell: Shell;
  readonly document: DocumentFacts;
  readonly messages: MessageRegistry;
  readonly nonce: string;
  readonly csp: string;
  readonly robots: string;
  /** Opaque device token of the visitor's HttpOnly cookie; services keep only its hash. */
  readonly device: string;
  /** Instant of the request, epoch milliseconds, by the platform's clock. */
  readonly now: number;
  readonly url: URL;
  /** Scheme and host the visitor sees, with the proxy prefix. */
  readonly origin: string;
  readonly services: ServiceAddresses;
  /** Origin of the payment provider as the browser sees it: where card keys come from, and the only one its steps may be shown from. */
  readonly paymentOrigin: string | undefined;
  /** Providers of identities as the browser meets them. */
  readonly identity: { readonly facebookAppId: string; readonly standIn: string | undefined };
  readonly visibility: 'current' | 'preview';
  readonly incidentId: string;
  /** Forces the streaming renderer: the way back should the buffered one ever disagree with the router. */
  readonly mustStream: boolean;
  /** How the server reaches services; tests put theirs here. */
  readonly fetch: typeof fetch;
  readonly report: (name: string, details: Readonly<Record<string, string>>) => void;
}

/** A request inside a brand's shop. */
export interface ShopContext extends CommonContext {
  readonly kind: 'shop';
  readonly brand: Brand;
  readonly partner: PartnerConfiguration;
  readonly shop: ShopShell;
  readonly visitor: Visitor;
  /** Content base of the brand: `{content}/api/content/{BRAND}/{visibility}`. */
  readonly contentBase: string;
  /** Why the path cannot be shown, when it cannot. */
  readonly refusal?: 'unknown-shop' | 'not-offered' | undefined;
  /** Where a request for data is led instead, by a rule of the route; a request for a page was led there already. */
  readonly leadsTo?: string | undefined;
}

/** A request for the demo index, or for a host no brand has. */
interface IndexContext extends CommonContext {
  readonly kind: 'index';
  /** Each brand, and the picture its home opens with. */
  readonly brands: readonly { readonly brand: Brand; readonly picture: string | undefined; readonly strategy: PartnerStrategy | undefined }[];
  readonly refusal?: 'unknown-host' | undefined;
}

/** One row of `brands.json`, the host table of the content service. */
export interface DemoBrand {
  readonly code: string;
  readonly displayName: string;
  readonly hosts: readonly string[];
  readonly shops: readonly { readonly _id: string; readonly label: string; readonly currencyCode: string }[];
}

export type RequestContext = ShopContext | IndexContext;

/** Key under which loaders, actions and middleware find the request's context. */
export const requestContext = createContext<RequestContext>();

interface Provider {
  get: (key: typeof requestContext) => RequestContext;
}

/** The context of a request inside a shop: what loaders and actions read instead of computing it again. */
export const shopContextOf = (provider: Provider): ShopContext => {
  const context = provider.get(requestContext);
  if (context.kind !== 'shop') throw new Response(null, { status: 404 });
  return context;
};

/** True when scripts ask: what they are answered they may keep on the device before they go on; a plain form is led on at once. */
export const isByScript = ({ url }: Pick<ShopContext, 'url'>): boolean => url.pathname.endsWith('.data');
