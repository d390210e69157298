import type { Brand } from '@escale/contract/brand';
import { shopSegment } from '../shared/page-path.ts';
import type { DemoBrand } from '../shared/request-context.ts';
import { preferredLanguage } from './locale-choice.server.ts';

const BARE_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]', '0.0.0.0']);
const hostOf = (url: URL): string => url.hostname.toLowerCase();
const withoutPort = (host: string): string => host.toLowerCase().replace(/:\d+$/u, '');

/** True for a host that may show the demo index and any brand, outside live. */
export const isBareHost = (url: URL): boolean => BARE_HOSTS.has(hostOf(url));

export interface PickBrandInput {
  readonly brands: readonly DemoBrand[];
  readonly url: URL;
  readonly cookies: Readonly<Record<string, string>>;
  readonly prefix: string;
  readonly isLive: boolean;
}

/**
 * The brand of a request: by its host, matched exactly; outside live a bare host shows any brand by `?brand=`, which `cookie` then remembers so that
 * the pages' own links stay with it.
 */
export const pickBrand = ({ brands, url, cookies, prefix, isLive }: PickBrandInput): { readonly brand: DemoBrand | undefined; readonly cookie?: string } => {
  const host = hostOf(url);
  const byHost = brands.find((each) => each.hosts.some((name) => withoutPort(name) === host));
  if (byHost !== undefined) return { brand: byHost };
  if (isLive || !BARE_HOSTS.has(host)) return { brand: undefined };
  const asked = url.searchParams.get('brand')?.toUpperCase();
  const named = asked === undefined ? undefined : brands.find((each) => each.code === asked);
  if (named !== undefined) return { brand: named, cookie: named.code };
  if (shopSegment(url.pathname, prefix) === '') return { brand: undefined };
  return { brand: brands.find((each) => each.code === cookies['brand']) ?? brands[0] };
};

/** The shop a visitor without one in the address gets: the one chosen before, else one in a language the browser asks for, else the first. */
export const pickShop = (shops: Brand['shops'], chosen: string | undefined, acceptLanguage: string | null): string | undefined => {
  const languageOf = (shop: Brand['shops'][number]): string => shop._id.slice(0, 2);
  const language = preferredLanguage(acceptLanguage, shops.map(languageOf));
  return (shops.find((each) => each._id === chosen) ?? shops.find((each) => languageOf(each) === language) ?? shops[0])?._id;
};
