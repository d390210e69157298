import { AB_BATCH_SECONDS, AB_BATCH_SIZE } from '@escale/domain/ab-test';
import { currentVisit } from './consent/visit.ts';

/** Everything the website reports about itself: one list, so that names others rely on are in one place (platform 7 "Analytics"). */
export type TrackedEvent =
  | { readonly name: 'virtual_page_load'; readonly data: { readonly section: string; readonly page: string } }
  | { readonly name: 'error_page'; readonly data: { readonly page: string; readonly errorMessage: string } }
  | { readonly name: 'rendering_error'; readonly data: { readonly reason: string; readonly area: string; readonly trail?: readonly string[] } }
  | { readonly name: 'client_error'; readonly data: { readonly reason: string; readonly trail?: readonly string[] } }
  | { readonly name: 'fetchMessages error'; readonly data: { readonly area: string; readonly status: string } }
  | { readonly name: 'image_not_loaded'; readonly data: { readonly picture: string } }
  | { readonly name: 'search_fail'; readonly data: { readonly part: 'filters' | 'available_dates' | 'listing'; readonly status: string } }
  | { readonly name: 'prebook_fail' | 'flightOptions_fail' | 'payment_failure'; readonly data: { readonly status: string } }
  | { readonly name: 'last_searches_unreadable'; readonly data: { readonly reason: string } }
  | { readonly name: 'listing-sdp-mini-engine-modify'; readonly data: Readonly<Record<string, never>> }
  | { readonly name: 'search' | 'quote' | 'booking_confirmed'; readonly data: Readonly<Record<string, string | number>> };

/** The assignment of a visitor to a variant; sent in batches (platform 9). */
interface AbEvent {
  readonly name: 'ab_test';
  readonly data: { readonly test: string; readonly variant: string };
}

export interface AnalyticsSettings {
  readonly url: string;
  readonly brand: string;
  readonly shop: string;
  readonly page: () => string;
}

let settings: AnalyticsSettings | undefined;
const waiting: TrackedEvent[] = [];

const post = (address: string, body: string): void => {
  // A beacon outlives the page; text/plain is what the endpoint expects and needs no preflight.
  if (!navigator.sendBeacon(address, new Blob([body], { type: 'text/plain;charset=UTF-8' }))) {
    void fetch(address, { method: 'POST', body, headers: { 'content-type': 'text/plain;charset=UTF-8' }, keepalive: true }).catch(() => undefined);
  }
};

/** An event as it travels: where it happened, and with consent the ids of the visit. */
const withVisit = ({ brand, shop, page }: AnalyticsSettings, event: TrackedEvent | AbEvent) => {
  const visit = currentVisit();
  return { ...event, path: page(), brand, shop, ...(visit === undefined ? {} : { sessionBiid: visit.sessionBiid, userBiid: visit.userBiid }) };
};

const send = (given: AnalyticsSettings, event: TrackedEvent): void => {
  post(`${given.url}/tag`, JSON.stringify(withVisit(given, event)));
};

const assignments: AbEvent[] = [];
let batchTimer: ReturnType<typeof setTimeout> | undefined;

const sendBatch = (): void => {
  clearTimeout(batchTimer);
  batchTimer = undefined;
  const given = settings;
  const events = assignments.splice(0);
  if (given === undefined || events.length === 0) return;
  post(`${given.url}/tags`, JSON.stringify({ events: events.map((event) => withVisit(given, event)) }));
};

/** Reports which variant a visitor has: ten at once, or after five seconds (platform 9). */
export const trackVariant = (test: string, variant: string): void => {
  assignments.push({ name: 'ab_test', data: { test, variant } });
  if (assignments.length >= AB_BATCH_SIZE) sendBatch();
  else batchTimer ??= setTimeout(sendBatch, AB_BATCH_SECONDS * 1000);
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
