import type { Brand, PartnerConfiguration } from '@escale/contract/brand';
import { computeBookingFee, type BookingFeeRange } from '@escale/domain/booking-fee';
import { currencyExponent } from '@escale/domain/money';
import { rateMillionths, type FeeRule } from '@escale/domain/package-price';
import { derivedFrom } from '../../platform/derived.ts';
import { findTerms } from './offer-rows.ts';
import type { Queryable } from '../payment/index.ts';
import type { QuoteTerms } from './quote-terms.ts';

/** A brand in a shop: who sells, under which terms (platform 3 "Partner configuration"). */
export interface Partner {
  readonly code: string;
  readonly brand: string;
  readonly brandName: string;
  readonly shop: string;
  readonly configuration: PartnerConfiguration;
  /** Bands per person in major units of the shop's currency (funnel 9). */
  readonly bookingFees: readonly BookingFeeRange[];
}

export interface PartnerBook {
  /** The partner of a code in a shop; shops of one country in several languages share a code. */
  get(code: string, shop: string): Partner | undefined;
  /** The partner of a brand in a shop. */
  find(brand: string, shop: string): Partner | undefined;
  /** Whether anybody sells in a shop. */
  hasShop(shop: string): boolean;
}

/** One brand as the catalogue's folder gives it. */
export interface BrandEntry {
  readonly brand: Pick<Brand, 'code' | 'displayName'>;
  readonly shops: readonly { readonly configuration: PartnerConfiguration; readonly bookingFees: readonly BookingFeeRange[] }[];
}

/** Partners by code and shop; a brand that joins or leaves the list while the process runs joins or leaves the book. */
export const createPartnerBook = (brands: readonly BrandEntry[]): PartnerBook => {
  const book = derivedFrom(brands, (list) => {
    const all = list.flatMap(({ brand, shops }) =>
      shops.map(
        ({ configuration, bookingFees }): Partner => ({
          code: configuration.code,
          brand: brand.code,
          brandName: brand.displayName,
          shop: configuration.shop,
          configuration,
          bookingFees,
        }),
      ),
    );
    return { all, byCode: new Map(all.map((partner) => [`${partner.code} ${partner.shop}`, partner])) };
  });
  return {
    get: (code, shop) => book().byCode.get(`${code} ${shop}`),
    find: (brand, shop) => book().all.find((partner) => partner.brand === brand && partner.shop === shop),
    hasShop: (shop) => book().all.some((partner) => partner.shop === shop),
  };
};

/** The currency a partner prices in: the asked one when the shop knows it, else the shop's own (funnel 4.11). */
export const currencyOf = (partner: Partner, asked: string): string =>
  [partner.configuration.currencyCode, ...partner.configuration.secondaryCurrencies].includes(asked) ? asked : partner.configuration.currencyCode;

/** Booking fee of a partner; bands are in the shop's currency and follow the rates into another one. */
export const feeRuleOf = (partner: Partner, given: { readonly persons: number; readonly currency: string; readonly perShopUnit: number }): FeeRule => {
  const { persons, currency, perShopUnit } = given;
  const ranges =
    perShopUnit === 1
      ? partner.bookingFees
      : partner.bookingFees.map((range) => ({
          ...range,
          min: range.min * perShopUnit,
          max: range.max * perShopUnit,
          absolutePrice: range.absolutePrice * perShopUnit,
        }));
  return (total) => computeBookingFee({ total, persons, ranges, currency });
};

/** Exchange rates per EUR of a partner's currency and the asked one. */
const readRates = async (db: Queryable, own: string, asked: string): Promise<number | undefined> => {
  if (own === asked) return 1;
  const { rows } = await db.query<{ currency: string; rate: number }>('select currency, per_eur::float8 as rate from exchange_rate where currency = any($1)', [
    [own, asked],
  ]);
  const rate = (currency: string) => rows.find((row) => row.currency === currency)?.rate;
  const from = rate(own);
  const to = rate(asked);
  return from === undefined || to === undefined ? undefined : to / from;
};

/** The fee rule of a search, for the index in memory and for the database alike. */
export const readFeeRule = async (db: Queryable, partner: Partner, currency: string, persons: number): Promise<FeeRule> =>
  feeRuleOf(partner, { persons, currency, perShopUnit: (await readRates(db, partner.configuration.currencyCode, currency)) ?? 1 });

/** Everything that decides a price besides the catalogue; undefined when the partner has no mark-up or the currency no rate. */
export const readTerms = async (
  db: Queryable,
  partner: Partner,
  given: { readonly stars: number; readonly currency: string; readonly persons: number },
): Promise<QuoteTerms | undefined> => {
  const [found, feeOf] = await Promise.all([findTerms(db, partner.code, given.stars, given.currency), readFeeRule(db, partner, given.currency, given.persons)]);
  if (found === undefined || found.basisPoints === null || found.perEur === null) return undefined;
  return {
    currency: given.currency,
    feeOf,
    selling: { markUpBasisPoints: found.basisPoints, rateMillionths: rateMillionths(found.perEur), exponent: currencyExponent(given.currency) },
  };
};
