import { type BrandFolder, loadBrands } from './brands.ts';

/** How a brand sells in a country: mark-up by stars in basis points of the net price, booking fee bands (funnel 9), cities it sells from. */
export type Partner = {
  code: string;
  brand: string;
  shop: string;
  currency: string;
  cities: readonly string[];
  markUp: readonly number[];
  /** Whether the universe gives it a record of past prices: without one no reduction is shown (readings 8). */
  hasPastPrices: boolean;
  bookingFees: readonly { min: number; max: number; percentagePrice: number; absolutePrice: number }[];
};

/** The partners of these brands, each once: shops of one country in several languages share theirs, with every city of them. */
export const partnersOf = (brands: readonly BrandFolder[]): Partner[] => {
  const byCode = new Map<string, Partner>();
  for (const { brand, shops, hasPastPrices } of brands) {
    for (const shop of shops) {
      const known = byCode.get(shop.partner);
      const cities = [...new Set([...(known?.cities ?? []), ...shop.departureCities.map((city) => city.code)])];
      byCode.set(
        shop.partner,
        known === undefined
          ? {
              code: shop.partner,
              brand: brand.code,
              shop: shop.shop,
              currency: shop.currency,
              cities,
              markUp: shop.markUp,
              bookingFees: shop.bookingFees,
              hasPastPrices,
            }
          : { ...known, cities },
      );
    }
  }
  return [...byCode.values()];
};

/** Every partner of the brand folders of this platform. */
export const listPartners = (): Partner[] => partnersOf(loadBrands());
