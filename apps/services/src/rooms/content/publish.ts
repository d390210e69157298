import type { BrandFolder, BrandShop } from '@escale/catalogue/brands';
import { editorialFiles } from '@escale/catalogue/editorial/editorial-files';
import { brand as brandSchema, partnerConfiguration, type PartnerConfiguration } from '@escale/contract/brand';
import { sdpFilters } from '@escale/contract/content';
import type { Pool } from 'pg';
import { type Clock, dayOf } from '../../platform/clock.ts';
import type { ContentFiles } from './content-files.ts';
import type { DatesShop } from './available-dates.ts';
import { readGeography, type SearchGeography, searchFilters } from './search-filters.ts';

export const VISIBILITIES = ['current', 'preview'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** Parts of a shop's record that stay inside: what we earn is nobody else's business. */
const INSIDE = new Set(['markUp']);
const forPublic = (configuration: PartnerConfiguration): unknown =>
  Object.fromEntries(Object.entries(partnerConfiguration.parse(configuration)).filter(([name]) => !INSIDE.has(name)));

/** What the dates of a shop depend on. */
export const datesShopOf = ({ configuration, bookingFees }: BrandShop): DatesShop => ({
  partner: configuration.code,
  currency: configuration.currencyCode,
  zone: configuration.zone,
  bookingFees,
});

export interface PublishOptions {
  readonly db: Pool;
  readonly clock: Clock;
  readonly files: ContentFiles;
  /** Every brand that is served: the host table. */
  readonly brands: readonly BrandFolder[];
  /** Those whose files are written; all by default. */
  readonly only?: readonly BrandFolder[];
}

const publishBrand = async ({ clock, files }: PublishOptions, geography: SearchGeography, { brand, shops, messages }: BrandFolder): Promise<void> => {
  const documents: [string, unknown][] = [
    ['resources/brand.json', brandSchema.parse(brand)],
    ...Object.entries(messages).map(([language, overrides]): [string, unknown] => [`resources/i18n/${brand.code}/${language}.json`, overrides ?? {}]),
    ...shops.flatMap(({ shop, language, configuration, departureCities, paymentMethods, documents: pages }): [string, unknown][] => [
      [`resources/${shop}/shop.json`, forPublic(configuration)],
      [`resources/${shop}/paymentMethods.json`, paymentMethods],
      ...pages.map((page): [string, unknown] => [`resources/${shop}/pages/${page.slug}.json`, page]),
      [
        `${shop}/sdp/filters.json`,
        sdpFilters.parse(searchFilters(geography, { shop, cities: departureCities, today: dayOf(clock.now(), configuration.zone) })),
      ],
      ...editorialFiles({
        shop,
        language,
        partner: configuration.code,
        capabilities: brand.capabilities,
        hasRules: 'rules' in configuration.documents,
        today: dayOf(clock.now(), configuration.zone),
      }).map(([path, value]): [string, unknown] => [path, value]),
    ]),
  ];
  for (const visibility of VISIBILITIES) {
    await Promise.all(documents.map(([path, value]) => files.write(`${brand.code}/${visibility}/${path}`, value)));
  }
};

/** The host table: brands, the addresses they are served at, their shops. */
const publishHosts = ({ files, brands }: Pick<PublishOptions, 'files' | 'brands'>): Promise<void> =>
  files.write(
    'brands.json',
    brands.map(({ brand }) => ({
      code: brand.code,
      displayName: brand.displayName,
      hosts: brand.hosts,
      shops: brand.shops.map(({ _id, label, currencyCode }) => ({ _id, label, currencyCode })),
    })),
  );

/**
 * Writes the content files of brands, shops and visibilities (platform 7 "Content server", funnel 7.1): each atomically,
 * each validated by its contract first. Run at start, when the day changes and when a brand does; unchanged files stay untouched.
 * The host table comes last: a brand is reachable once all its files are there.
 */
export const publishContent = async (options: PublishOptions): Promise<void> => {
  const geography = await readGeography(options.db);
  for (const folder of options.only ?? options.brands) await publishBrand(options, geography, folder);
  await publishHosts(options);
};

/** Takes brands off: out of the host table first, then their files. */
export const withdrawContent = async ({
  files,
  brands,
  codes,
}: Pick<PublishOptions, 'files' | 'brands'> & { readonly codes: readonly string[] }): Promise<void> => {
  await publishHosts({ files, brands });
  for (const code of codes) await files.remove(code);
};
