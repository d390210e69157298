import { FULL_CONSENT, NO_CONSENT } from '@escale/domain/consent';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A browser as far as consent knows one. */
const browser = () => {
  const kept = new Map<string, string>();
  const scripts: { src?: string; nonce?: string }[] = [];
  const page = {
    cookie: '',
    documentElement: { dataset: {} as Record<string, string> },
    head: { append: (script: { src?: string; nonce?: string }) => scripts.push(script) },
    createElement: () => ({}),
  };
  const where = { protocol: 'https:', pathname: '/fr-FR' };
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', where);
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('dataLayer', undefined);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return { kept, scripts, page, where };
};

/** Every test begins with a page just loaded. */
const loaded = async () => {
  vi.resetModules();
  return {
    ...(await import('./consent-store.ts')),
    ...(await import('./visit.ts')),
    ...(await import('./variants.ts')),
    ...(await import('./tag-manager.ts')),
    analytics: await import('../analytics.ts'),
  };
};

const TODAY = '2026-11-21';
const VISIT = { brand: 'TZ', shop: 'fr-FR', partnerCode: 'TZFR' };
const TESTS = [
  { code: 'hero', variants: [{ code: 'bold', weight: 1 }] },
  { code: 'list', variants: [{ code: 'b', weight: 1 }] },
];
const ADDRESS = '/api/partner/tag-manager.js';
/** What the page told the tag manager: command, kind, two of the four signals. */
const signals = (): unknown[] =>
  ((globalThis as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((entry) => {
    const { analytics_storage: statistics, ad_storage: marketing } = entry[2] as Record<string, string>; // `as`: the page's own signals
    return [entry[0], entry[1], statistics, marketing];
  });

beforeEach(() => vi.useFakeTimers({ now: Date.parse(`${TODAY}T10:00:00Z`) }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the choice of a visitor', () => {
  it('is nothing until it is made, and then kept in a cookie of this site for 180 days', async () => {
    const { page } = browser();
    const { currentConsent, decideConsent } = await loaded();
    expect(currentConsent()).toEqual(NO_CONSENT);
    expect(page.cookie).toBe('');
    decideConsent(FULL_CONSENT, TODAY);
    expect(page.cookie).toBe(`consent=1.111.${TODAY}; Path=/; Max-Age=15552000; SameSite=Lax; Secure`);
    expect(currentConsent()).toEqual(FULL_CONSENT);
  });

  it('is what the server read, and told to whoever listens when it changes', async () => {
    browser();
    const { currentConsent, decideConsent, onConsentChange, startConsent } = await loaded();
    startConsent(FULL_CONSENT);
    expect(currentConsent()).toEqual(FULL_CONSENT);
    const heard = vi.fn();
    const stop = onConsentChange(heard);
    decideConsent(NO_CONSENT, TODAY);
    stop();
    decideConsent(FULL_CONSENT, TODAY);
    expect(heard.mock.calls).toEqual([[NO_CONSENT]]);
  });
});

describe('the ids of a visit', () => {
  it('are not made without consent to statistics', async () => {
    const { kept } = browser();
    const { currentVisit, decideConsent, startVisit } = await loaded();
    startVisit(VISIT);
    decideConsent({ ...FULL_CONSENT, statistics: false }, TODAY);
    expect(currentVisit()).toBeUndefined();
    expect(kept.size).toBe(0);
  });

  it('stay the same from page to page and go as soon as consent is taken back', async () => {
    const { kept } = browser();
    const { currentVisit, decideConsent, startVisit } = await loaded();
    startVisit(VISIT);
    decideConsent(FULL_CONSENT, TODAY);
    const first = currentVisit();
    expect(first?.sessionBiid).toMatch(/^TZFR-/u);
    expect(currentVisit()?.userBiid).toBe(first?.userBiid);
    decideConsent(NO_CONSENT, TODAY);
    expect(currentVisit()).toBeUndefined();
    expect(kept.size).toBe(0);
  });

  it('are done without where the browser refuses to store', async () => {
    browser();
    const refuse = (): never => {
      throw new Error('denied');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    const { currentVisit, decideConsent, startVisit } = await loaded();
    startVisit(VISIT);
    decideConsent(FULL_CONSENT, TODAY);
    expect(currentVisit()).toBeUndefined();
  });
});

describe('the tests of a brand', () => {
  it('are assigned with consent alone, reported once, and taken off the page with it', async () => {
    const { page } = browser();
    const { analytics, decideConsent, startVariants, startVisit } = await loaded();
    const report = vi.spyOn(analytics, 'trackVariant').mockImplementation(() => undefined);
    startVisit(VISIT);
    startVariants(TESTS);
    expect(page.documentElement.dataset['ab']).toBeUndefined();
    decideConsent(FULL_CONSENT, TODAY);
    expect(page.documentElement.dataset['ab']).toBe('hero:bold list:b');
    decideConsent(NO_CONSENT, TODAY);
    expect(page.documentElement.dataset['ab']).toBeUndefined();
    decideConsent(FULL_CONSENT, TODAY);
    expect(report.mock.calls).toEqual([
      ['hero', 'bold'],
      ['list', 'b'],
    ]);
  });
});

describe('the tag manager', () => {
  it('is told that everything is denied, and does not come without consent', async () => {
    const { scripts } = browser();
    const { startTagManager } = await loaded();
    startTagManager(ADDRESS, 'n0nce');
    vi.advanceTimersByTime(10_000);
    expect(signals()).toEqual([['consent', 'default', 'denied', 'denied']]);
    expect(scripts).toEqual([]);
  });

  it('comes half a second after the page is alive, once, with the page’s nonce', async () => {
    const { scripts } = browser();
    const { decideConsent, startConsent, startTagManager } = await loaded();
    startConsent({ ...NO_CONSENT, statistics: true });
    startTagManager(ADDRESS, 'n0nce');
    vi.advanceTimersByTime(499);
    expect(scripts).toEqual([]);
    vi.advanceTimersByTime(1);
    decideConsent(FULL_CONSENT, TODAY);
    expect(scripts).toEqual([{ src: ADDRESS, async: true, nonce: 'n0nce' }]);
    expect(signals().at(-1)).toEqual(['consent', 'update', 'granted', 'granted']);
  });

  it('comes when consent is given later, and hears that it is taken back', async () => {
    const { scripts } = browser();
    const { decideConsent, startTagManager } = await loaded();
    startTagManager(ADDRESS, 'n0nce');
    vi.advanceTimersByTime(500);
    decideConsent({ ...NO_CONSENT, marketing: true }, TODAY);
    expect(scripts).toHaveLength(1);
    decideConsent(NO_CONSENT, TODAY);
    expect(signals().at(-1)).toEqual(['consent', 'update', 'denied', 'denied']);
  });

  it.each(['/fr-FR/sdp/booking/payment', '/fr-FR/booking/payment', '/fr-FR/external-redirect'])('never comes on %s', async (pathname) => {
    const { scripts, where } = browser();
    where.pathname = pathname;
    const { startConsent, startTagManager } = await loaded();
    startConsent(FULL_CONSENT);
    startTagManager(ADDRESS, 'n0nce');
    vi.advanceTimersByTime(10_000);
    expect(scripts).toEqual([]);
  });
});
