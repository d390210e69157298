/** Everything the website reports about itself: one list, so that names others rely on are in one place (platform 7 "Analytics"). No identifiers. */
export type TrackedEvent =
  | { readonly name: 'virtual_page_load'; readonly data: { readonly section: string; readonly page: string } }
  | { readonly name: 'error_page'; readonly data: { readonly page: string; readonly errorMessage: string } }
  | { readonly name: 'rendering_error'; readonly data: { readonly reason: string } }
  | { readonly name: 'image_not_loaded'; readonly data: { readonly picture: string } }
  | { readonly name: 'prebook_fail' | 'flightOptions_fail' | 'payment_failure'; readonly data: { readonly status: string } }
  | { readonly name: 'last_searches_unreadable'; readonly data: { readonly reason: string } }
  | { readonly name: 'listing-sdp-mini-engine-modify'; readonly data: Readonly<Record<string, never>> }
  | { readonly name: 'search' | 'quote' | 'booking_confirmed'; readonly data: Readonly<Record<string, string | number>> };

export interface AnalyticsSettings {
  readonly url: string;
  readonly brand: string;
  readonly shop: string;
  readonly page: () => string;
}

let settings: AnalyticsSettings | undefined;
const waiting: TrackedEvent[] = [];

const send = ({ url, brand, shop, page }: AnalyticsSettings, event: TrackedEvent): void => {
  const body = JSON.stringify({ ...event, path: page(), brand, shop });
  // A beacon outlives the page; text/plain is what the endpoint expects and needs no preflight.
  if (!navigator.sendBeacon(`${url}/tag`, new Blob([body], { type: 'text/plain;charset=UTF-8' }))) {
    void fetch(`${url}/tag`, { method: 'POST', body, headers: { 'content-type': 'text/plain;charset=UTF-8' }, keepalive: true }).catch(() => undefined);
  }
};

/** Says where events go; events tracked before are sent now. Browser only. */
export const startAnalytics = (given: AnalyticsSettings): void => {
  settings = given;
  for (const event of waiting.splice(0)) send(given, event);
};

/** Reports an event; on the server, where effects don't run, it does nothing. A failure to report is never shown. */
export const track = (event: TrackedEvent): void => {
  if (typeof navigator === 'undefined') return;
  if (settings === undefined) {
    if (waiting.length < 50) waiting.push(event);
    return;
  }
  send(settings, event);
};
