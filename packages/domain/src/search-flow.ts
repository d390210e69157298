/** Flow of a path: any URL containing 'sdp' is the dynamic-package flow (funnel 2.1); stopover and hotelonly name themselves. */
export function flowOfPath(path: string): 'sdp' | 'stopover' | 'hotelonly' | null {
  if (path.includes('sdp')) return 'sdp';
  if (path.includes('stopover')) return 'stopover';
  return path.includes('hotelonly') ? 'hotelonly' : null;
}

/** Form of the modify-search modal (funnel 2.9): asked in the order stopover, sdp, hotelonly. */
export function modifyFormOfPath(path: string): 'stopover' | 'sdp' | 'hotelonly' | null {
  if (path.includes('stopover')) return 'stopover';
  return flowOfPath(path);
}

const REFRESH_PATHS = /^(?:\/[a-z]{2}-[A-Z]{2})?\/(?:sdp|stopover|hotelonly)\/(?:listing|booking\/quote)\/?$/u;

/** Wording of the search button: 'refresh' on a listing and a quote of its flow, else 'search' (funnel 2.3-2.5). `path` without query and proxy prefix. */
export function searchButtonWording(path: string): 'refresh' | 'search' {
  return REFRESH_PATHS.test(path) ? 'refresh' : 'search';
}

/** Banner of a form that is invalid after at least one submit (funnel 5). */
const SEARCH_FORM_ERROR = 'sdp.search.form.error.message';

/** The banner message, or null: only an invalid form that was submitted at least once has it (funnel 5). */
export function formBanner(errors: readonly unknown[], submitCount: number): typeof SEARCH_FORM_ERROR | null {
  return errors.length > 0 && submitCount > 0 ? SEARCH_FORM_ERROR : null;
}

/** A submit on the listing itself replaces the history entry (funnel 2.3). */
export function isHistoryReplaced(path: string): boolean {
  return /\/(?:sdp|stopover|hotelonly)\/listing\/?$/u.test(path);
}

/** Search tabs and their label keys, by the partner's tunnel type (funnel 2.1, readings 2.9). */
const TABS = {
  SDP: { type: 'sdpHolidays', labelKey: 'root.tab.label.sdp' },
  STOPOVER: { type: 'sdpStopover', labelKey: 'root.tab.label.stopover' },
  HOTEL_ONLY: { type: 'hotelOnly', labelKey: 'root.tab.label.hotel.only' },
  CIRCUIT: { type: 'merchCircuit', labelKey: 'root.tab.label.circuit.merch' },
} as const;
export type TunnelType = keyof typeof TABS;

/** The tabs of a partner's tunnels in the partner's order. */
export function searchTabs(tunnels: readonly { readonly websiteTunnelType: TunnelType }[]): (typeof TABS)[TunnelType][] {
  return tunnels.map((tunnel) => TABS[tunnel.websiteTunnelType]);
}
