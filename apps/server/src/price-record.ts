import type { BrandFolder } from '@escale/catalogue/brands';
import { partnersOf } from '@escale/catalogue/partners';
import { computeBookingFee } from '@escale/domain/booking-fee';
import type { Search } from '@escale/services/search/index';

/** How often the day's lowest prices are written down; a lower price within the day replaces the line. */
export const PRICE_RECORD_MS = 900_000;
/** The record is for two adults, as the figures of calendars are. */
const PERSONS = 2;

/** Writes the lowest prices of every partner of these brands on record, in the shop's currency and with its booking fee (readings 8). */
export const recordPrices = async (search: Pick<Search, 'recordPrices'>, brands: readonly BrandFolder[]): Promise<void> => {
  await search.recordPrices(
    partnersOf(brands).map(({ code, currency, bookingFees }) => ({
      partner: code,
      currency,
      feeOf: (total: number): number => computeBookingFee({ total, persons: PERSONS, ranges: bookingFees, currency }),
    })),
  );
};
