import type { AvailableDates } from '@escale/contract/content';
import { computeBookingFee, type BookingFeeRange } from '@escale/domain/booking-fee';
import { departureWindow } from '@escale/domain/date-window';
import type { Clock } from '../../platform/clock.ts';
import { dayOf } from '../../platform/clock.ts';
import { type Document, toDocument } from './content-files.ts';

/** What the room asks of search. */
export interface DatesSource {
  availableDates(question: {
    readonly departureCityCode: string;
    readonly destinationCode: string;
    readonly from: string;
    readonly to: string;
    readonly seller: { readonly partner: string; readonly currency: string; readonly feeOf: (tripPrice: number) => number };
  }): Promise<AvailableDates>;
  /** Counts changes of a destination's offers. */
  version(destinationCode: string): number;
}

/** Who asks: a brand's shop, as far as dates depend on it. */
export interface DatesShop {
  readonly partner: string;
  readonly currency: string;
  readonly zone: string;
  readonly bookingFees: readonly BookingFeeRange[];
}

/** The figures of calendar cells are for two adults (funnel 4.7). */
const PERSONS = 2;
const MOST_KEPT = 800;
/** A changed room or seat shows in the dates within this time; a burst of sales must not recompute a year for each. */
const SETTLE_MS = 5_000;

interface Kept {
  readonly document: Document;
  readonly version: number;
  readonly today: string;
  readonly madeAt: number;
}

/** Available dates as files that make themselves when asked for: made once for many readers, again when the inventory changed. */
export interface AvailableDatesFiles {
  read(shop: DatesShop, destination: string, city: string): Promise<Document | undefined>;
}

/** `ticks` is the machine's time: how long an answer may be kept does not depend on the business clock. */
export const createAvailableDates = (source: DatesSource, clock: Clock, ticks: Clock): AvailableDatesFiles => {
  const kept = new Map<string, Kept>();
  const making = new Map<string, Promise<Document | undefined>>();

  const make = async (key: string, shop: DatesShop, destination: string, city: string, today: string): Promise<Document | undefined> => {
    const version = source.version(destination); // before the reading: a change during it is seen at the next request
    const window = departureWindow('sdp', today);
    const feeOf = (total: number): number => computeBookingFee({ total, persons: PERSONS, ranges: shop.bookingFees, currency: shop.currency });
    const dates = await source.availableDates({
      departureCityCode: city,
      destinationCode: destination,
      from: window.first,
      to: window.last,
      seller: { partner: shop.partner, currency: shop.currency, feeOf },
    });
    if (dates.status !== 'OK') return undefined;
    const document = await toDocument(dates, 'at-once');
    kept.delete(key);
    kept.set(key, { document, version, today, madeAt: ticks.now() });
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_KEPT) break;
      kept.delete(oldest);
    }
    return document;
  };

  return {
    read: async (shop, destination, city) => {
      const key = `${shop.partner} ${shop.currency} ${destination} ${city}`;
      const today = dayOf(clock.now(), shop.zone);
      const known = kept.get(key);
      if (known?.today === today && (known.version === source.version(destination) || ticks.now() - known.madeAt < SETTLE_MS)) return known.document;
      const running = making.get(key);
      if (running) return running;
      const work = make(key, shop, destination, city, today).finally(() => making.delete(key));
      making.set(key, work);
      return work;
    },
  };
};
