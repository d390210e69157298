import { loadBrands } from './brands.ts';

/** How a brand sells in a shop: mark-up by stars in basis points of the net price, booking fee bands (funnel 9), cities it sells from. */
export type Partner = {
  code: string;
  brand: string;
  shop: string;
  currency: string;
  cities: readonly string[];
  markUp: readonly number[];
  bookingFees: readonly { min: number; max: number; percentagePrice: number; absolutePrice: number }[];
};

/** Every partner of every brand folder. */
export const listPartners = (): Partner[] =>
  loadBrands().flatMap(({ brand, shops }) =>
    shops.map((shop) => ({
      code: shop.partner,
      brand: brand.code,
      shop: shop.shop,
      currency: shop.currency,
      cities: shop.departureCities.map((city) => city.code),
      markUp: shop.markUp,
      bookingFees: shop.bookingFees,
    })),
  );

/** Units of a currency for one euro. */
export const exchangeRates: Readonly<Record<string, number>> = { EUR: 1, GBP: 0.861, AED: 4.012, USD: 1.0925 };
