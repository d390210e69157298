import type { BrandFolder, BrandShop } from '@escale/catalogue/brands';
import { brand as brandSchema, partnerConfiguration, type PartnerConfiguration } from '@escale/contract/brand';
import { sdpFilters } from '@escale/contract/content';
import type { Pool } from 'pg';
import { type Clock, dayOf } from '../../platform/clock.ts';
import type { ContentFiles } from './content-files.ts';
import type { DatesShop } from './available-dates.ts';
import { readGeography, searchFilters } from './search-filters.ts';

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
  readonly brands: readonly BrandFolder[];
}

/**
 * Writes the content files of every brand, shop and visibility (platform 7 "Content server", funnel 7.1): each atomically,
 * each validated by its contract first. Run at start and when the day changes; unchanged files stay untouched.
 */
export const publishContent = async ({ db, clock, files, brands }: PublishOptions): Promise<void> => {
  const geography = await readGeography(db);
  for (const { brand, shops, messages } of brands) {
    for (const visibility of VISIBILITIES) {
      const at = (path: string): string => `${brand.code}/${visibility}/${path}`;
      await files.write(at('resources/brand.json'), brandSchema.parse(brand));
      for (const [language, overrides] of Object.entries(messages)) await files.write(at(`resources/i18n/${brand.code}/${language}.json`), overrides ?? {});
      for (const { shop, configuration, departureCities, paymentMethods, documents } of shops) {
        const filters = searchFilters(geography, { shop, cities: departureCities, today: dayOf(clock.now(), configuration.zone) });
        await files.write(at(`resources/${shop}/shop.json`), forPublic(configuration));
        await files.write(at(`resources/${shop}/paymentMethods.json`), paymentMethods);
        for (const page of documents) await files.write(at(`resources/${shop}/pages/${page.slug}.json`), page);
        await files.write(at(`${shop}/sdp/filters.json`), sdpFilters.parse(filters));
      }
    }
  }
  // The host table comes last: a brand is reachable once all its files are there.
  await files.write(
    'brands.json',
    brands.map(({ brand }) => ({
      code: brand.code,
      displayName: brand.displayName,
      hosts: brand.hosts,
      shops: brand.shops.map(({ _id, label, currencyCode }) => ({ _id, label, currencyCode })),
    })),
  );
};
