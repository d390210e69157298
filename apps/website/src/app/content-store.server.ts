import { brand as brandSchema, partnerConfiguration, type Brand, type PartnerConfiguration } from '@escale/contract/brand';
import { messageOverrides, paymentMethods, type PaymentMethods } from '@escale/contract/content';
import * as z from 'zod/mini';
import type { DemoBrand } from '../shared/request-context.ts';

const brandsSchema = z.array(
  z.object({
    code: z.string(),
    displayName: z.string(),
    hosts: z.array(z.string()),
    shops: z.array(z.object({ _id: z.string(), label: z.string(), currencyCode: z.string() })),
  }),
);

/** How long a content file is taken for granted before it is asked again with its ETag; milliseconds. */
const FRESH_FOR = 15_000;
/** A page waits so long for a fresh host table, so that a brand that came or went is known at once; then the known one serves. */
const HOSTS_WAIT = 250;
const TIMEOUT = 5_000;

interface Entry<T> {
  value: T | undefined;
  version: string;
  etag: string | null;
  checkedAt: number;
  pending: Promise<void> | undefined;
}

interface Versioned<T> {
  readonly value: T;
  readonly version: string;
}

/**
 * Published content as the website reads it: over HTTP, kept in memory, asked again by ETag in the background once stale, so that no page
 * waits for content that is already known. A file that stops being readable keeps its last good value; one never read is undefined.
 */
export interface ContentStore {
  brands(): Promise<readonly DemoBrand[] | undefined>;
  brand(code: string): Promise<Brand | undefined>;
  partner(code: string, shop: string): Promise<Versioned<PartnerConfiguration> | undefined>;
  paymentMethods(code: string, shop: string): Promise<PaymentMethods | undefined>;
  overrides(code: string, language: string): Promise<Versioned<Readonly<Record<string, string>>>>;
}

export interface ContentStoreOptions {
  readonly base: string;
  readonly visibility: string;
  readonly clock: { now(): number };
  readonly fetch?: typeof fetch;
  /** Milliseconds; 15 s by default. */
  readonly freshFor?: number;
  readonly report: (name: string, details: Readonly<Record<string, string>>) => void;
}

/** Opens the store over a content base address (`CONTENT_API_URL`, else `BASE_URL`). */
export const openContentStore = ({ base, visibility, fetch: load = fetch, freshFor = FRESH_FOR, report }: ContentStoreOptions): ContentStore => {
  const entries = new Map<string, Entry<unknown>>();
  // Freshness is real time even when the platform's clock is frozen for a demonstration.
  const now = (): number => performance.now();

  const refresh = async <T>(path: string, entry: Entry<T>, parse: (json: unknown) => T): Promise<void> => {
    try {
      const response = await load(base + path, { headers: entry.etag === null ? {} : { 'if-none-match': entry.etag }, signal: AbortSignal.timeout(TIMEOUT) });
      entry.checkedAt = now();
      if (response.status === 304) return;
      if (!response.ok) {
        await response.body?.cancel();
        return;
      }
      const text = await response.text();
      entry.value = parse(JSON.parse(text));
      entry.etag = response.headers.get('etag');
      entry.version = entry.etag ?? String(text.length);
    } catch (error) {
      entry.checkedAt = now();
      // A brand's own words have a name of their own in the log (platform 8).
      report(path.includes('/resources/i18n/') ? 'fetchMessages error' : 'content_unreadable', {
        path,
        reason: error instanceof Error ? error.message.slice(0, 300) : 'unknown',
      });
    }
  };

  const read = async <T>(path: string, parse: (json: unknown) => T): Promise<Entry<T>> => {
    const known = entries.get(path) as Entry<T> | undefined; // `as`: a path always has the same parser
    const entry: Entry<T> = known ?? { value: undefined, version: '', etag: null, checkedAt: -Infinity, pending: undefined };
    if (known === undefined) entries.set(path, entry);
    if (now() - entry.checkedAt > freshFor && entry.pending === undefined) {
      entry.pending = refresh(path, entry, parse).finally(() => {
        entry.pending = undefined;
      });
    }
    if (entry.value === undefined && entry.pending !== undefined) await entry.pending;
    return entry;
  };

  const inBrand = (code: string, path: string): string => `/api/content/${code}/${visibility}/${path}`;
  const versioned = <T>(entry: Entry<T>): Versioned<T> | undefined => (entry.value === undefined ? undefined : { value: entry.value, version: entry.version });

  return {
    brands: async () => {
      const entry = await read('/api/content/brands.json', (json) => brandsSchema.parse(json));
      if (entry.pending !== undefined) await Promise.race([entry.pending, new Promise((resolve) => setTimeout(resolve, HOSTS_WAIT).unref())]);
      return entry.value;
    },
    brand: async (code) => (await read(inBrand(code, 'resources/brand.json'), (json) => brandSchema.parse(json))).value,
    partner: async (code, shop) => versioned(await read(inBrand(code, `resources/${shop}/shop.json`), (json) => partnerConfiguration.parse(json))),
    paymentMethods: async (code, shop) => (await read(inBrand(code, `resources/${shop}/paymentMethods.json`), (json) => paymentMethods.parse(json))).value,
    overrides: async (code, language) =>
      versioned(await read(inBrand(code, `resources/i18n/${code}/${language}.json`), (json) => messageOverrides.parse(json))) ?? { value: {}, version: '' },
  };
};
