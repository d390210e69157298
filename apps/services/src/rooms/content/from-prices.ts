import type { BrandShop } from '@escale/catalogue/brands';
import { computeBookingFee } from '@escale/domain/booking-fee';
import { addDays } from '@escale/domain/calendar-day';
import { departureWindow } from '@escale/domain/date-window';
import { type Clock, dayOf } from '../../platform/clock.ts';
import { type Document, toDocument } from './content-files.ts';
import { datesShopOf } from './publish.ts';

/** What the room asks of search for "from" prices. */
export interface PricesSource {
  yearCalendar(question: {
    readonly departureCityCode: string;
    readonly destinationCode: string;
    readonly from: string;
    readonly to: string;
    readonly days: number;
    readonly seller: { readonly partner: string; readonly currency: string; readonly feeOf: (tripPrice: number) => number };
  }): readonly { readonly day: string; readonly price: number }[];
}

/** The least price of a destination: per person of two adults in whole units of the shop's currency, with the trip behind it. */
export interface FromPrice {
  readonly price: number;
  readonly currency: string;
  readonly departureCityCode: string;
  readonly departureDate: string;
  readonly endDate: string;
  readonly nights: number;
}

const PERSONS = 2;
const NIGHTS = 7;
const KEEP_MS = 60_000;

const REFERENCE = /^x\.(.+)$/u;
const textAt = (value: unknown, key: string): string | undefined => {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return typeof found === 'string' ? found : undefined;
};

/** Destinations a shop's home names: top destinations and the items of its blocks. */
export const namedDestinations = ({ configuration }: BrandShop): string[] => {
  const { topDestinations, homeBlocks } = configuration.marketing;
  const tops = topDestinations.flatMap(({ _ref }) => REFERENCE.exec(_ref)?.[1] ?? []);
  const inBlocks = homeBlocks.flatMap((block) => (Array.isArray(block['items']) ? block['items'] : []).flatMap((item: unknown) => textAt(item, 'code') ?? []));
  return [...new Set([...tops, ...inBlocks])];
};

/** `{shop}/sdp/fromPrices.json`: for each destination the home names, the least price that can be bought now; none is invented. */
export interface FromPricesFile {
  read(shop: BrandShop): Promise<Document>;
}

/** Made from the year calendar when asked for and kept for a minute of machine time. */
export const createFromPrices = (source: PricesSource, clock: Clock, ticks: Clock): FromPricesFile => {
  const kept = new Map<string, { readonly document: Promise<Document>; readonly madeAt: number; readonly today: string }>();

  const least = (shop: BrandShop, destination: string, today: string): FromPrice | undefined => {
    const { partner, currency, bookingFees } = datesShopOf(shop);
    const window = departureWindow('sdp', today);
    const feeOf = (total: number): number => computeBookingFee({ total, persons: PERSONS, ranges: bookingFees, currency });
    let best: FromPrice | undefined;
    for (const city of shop.departureCities.filter((own) => own.isMain)) {
      for (const { day, price } of source.yearCalendar({
        departureCityCode: city.code,
        destinationCode: destination,
        from: window.first,
        to: window.last,
        days: NIGHTS,
        seller: { partner, currency, feeOf },
      })) {
        if (best === undefined || price < best.price)
          best = { price, currency, departureCityCode: city.code, departureDate: day, endDate: addDays(day, NIGHTS), nights: NIGHTS };
      }
    }
    return best;
  };

  return {
    read: (shop) => {
      const key = shop.configuration.code;
      const today = dayOf(clock.now(), shop.configuration.zone);
      const known = kept.get(key);
      if (known && known.today === today && ticks.now() - known.madeAt < KEEP_MS) return known.document;
      const prices = Object.fromEntries(
        namedDestinations(shop).flatMap((code) => {
          const found = least(shop, code, today);
          return found ? [[code, found]] : [];
        }),
      );
      const document = toDocument({ prices }, 'at-once');
      kept.set(key, { document, madeAt: ticks.now(), today });
      return document;
    },
  };
};
