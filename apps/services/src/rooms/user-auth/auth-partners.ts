import type { Brand, PartnerConfiguration } from '@escale/contract/brand';
import { derivedFrom } from '../../platform/derived.ts';

/** A brand in a shop, as sign-in knows it. */
export interface AuthPartner {
  readonly code: string;
  readonly brand: string;
  readonly brandName: string;
  readonly shop: string;
  readonly hosts: readonly string[];
  readonly capabilities: NonNullable<Brand['capabilities']>;
  readonly configuration: PartnerConfiguration;
}

export interface AuthPartners {
  readonly all: readonly AuthPartner[];
  /** By marketing code; a code that stands for several shops is told apart by the shop, else the first counts. */
  get(code: string, shop?: string | null): AuthPartner | undefined;
  /** A partner of the brand that is served under a host name; which shop is not known by it. */
  ofHost(host: string): AuthPartner | undefined;
  /** The partner whose single sign-on has a client id. */
  ofClient(clientId: string): AuthPartner | undefined;
  /**
   * The partner of an address that letters or providers may lead back to: a page below `/{shop}` of a brand's own host. Undefined for every other
   * address: nobody is led elsewhere (readings 7 row 11).
   */
  ofPage(address: string): AuthPartner | undefined;
}

/** One brand as the catalogue's folder gives it. */
export interface BrandEntry {
  readonly brand: Pick<Brand, 'code' | 'displayName' | 'hosts' | 'capabilities'>;
  readonly shops: readonly { readonly configuration: PartnerConfiguration }[];
}

const partnersOf = (brands: readonly BrandEntry[]): readonly AuthPartner[] =>
  brands.flatMap(({ brand, shops }) =>
    shops.map(
      ({ configuration }): AuthPartner => ({
        code: configuration.code,
        brand: brand.code,
        brandName: brand.displayName,
        shop: configuration.shop,
        hosts: brand.hosts,
        capabilities: brand.capabilities ?? {},
        configuration,
      }),
    ),
  );

/**
 * Partners as sign-in asks for them; brands may join and leave the list while the process runs.
 * @param isLive only https pages count
 */
export const createAuthPartners = (brands: readonly BrandEntry[], isLive: boolean): AuthPartners => {
  const book = derivedFrom(brands, (list) => {
    const all = partnersOf(list);
    return { all, byShop: new Map(all.map((partner) => [`${partner.code} ${partner.shop}`, partner])) };
  });
  return {
    get all() {
      return book().all;
    },
    get: (code, shop) => book().byShop.get(`${code} ${shop ?? ''}`) ?? book().all.find((partner) => partner.code === code),
    ofHost: (host) => book().all.find((partner) => partner.hosts.includes(host)),
    ofClient: (clientId) => book().all.find((partner) => partner.configuration.oauth?.clientId === clientId),
    ofPage: (address) => {
      if (!URL.canParse(address)) return undefined;
      const { protocol, hostname, username, password, pathname } = new URL(address);
      if (username !== '' || password !== '' || !(protocol === 'https:' || (protocol === 'http:' && !isLive))) return undefined;
      // With a proxy prefix the shop is not the first part of the path. In the demo `localhost` shows every brand.
      const parts = pathname.split('/');
      const isHost = (partner: AuthPartner) =>
        partner.hosts.includes(hostname) || (!isLive && hostname === 'localhost' && new URL(address).searchParams.get('brand') === partner.brand);
      return book().all.find((partner) => isHost(partner) && parts.includes(partner.shop));
    },
  };
};
