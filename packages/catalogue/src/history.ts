import { computeBookingFee } from '@escale/domain/booking-fee';
import type { Universe } from './generate.ts';
import type { FlightOption } from './flights/options.ts';
import { exchangeRates } from './exchange-rates.ts';
import type { Partner } from './partners.ts';
import { placeRates, type PriceWindow, roomNights, seatFares } from './prices.ts';
import { destinations } from './geography/destinations.ts';

/** Lengths of stay whose lowest price is kept for every hotel; hotels in a sale keep all of `SALE_LENGTHS`. */
const USUAL_LENGTHS = [7] as const;
const SALE_LENGTHS = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14] as const;
export const HISTORY_DAYS = 30;
/** Departures looked at, in days from the day of looking (funnel 2.6). */
const FIRST_DEPARTURE = 2;
const LAST_DEPARTURE = 340;
const MAX_NIGHTS = 14;

export type HistoryRow = { partner: string; hotelId: number; nights: number; day: number; lowest: number; currency: string };

/** Least economy fare one way per day, by city, airport, direction and days until landing; 0 = no flight. */
const leastFares = (options: readonly FlightOption[], window: PriceWindow) => {
  const out = new Map<string, Int32Array>();
  for (const option of options) {
    const key = `${option.city.code}:${option.airport}:${option.direction === 'INBOUND' ? 'INBOUND' : option.arrivalDayOffset}`;
    const fares = seatFares(option, 'ECONOMY', window);
    const least = out.get(key) ?? new Int32Array(window.days);
    for (let at = 0; at < window.days; at += 1) {
      const fare = fares[at] ?? 0;
      const known = least[at] ?? 0;
      if (fare > 0 && (known === 0 || fare < known)) least[at] = fare;
    }
    out.set(key, least);
  }
  return out;
};

/** Least return fares of two adults over the cities of a partner when the outbound lands `offset` days later: by nights, then departure day. */
const leastReturns = (cities: readonly string[], airport: string, offset: number, fares: ReadonlyMap<string, Int32Array>, days: number): Int32Array[] => {
  const out = Array.from({ length: MAX_NIGHTS + 1 }, () => new Int32Array(days));
  for (const city of cities) {
    const there = fares.get(`${city}:${airport}:${offset}`);
    const back = fares.get(`${city}:${airport}:INBOUND`);
    if (!there || !back) continue;
    for (const nights of SALE_LENGTHS) {
      const least = out[nights];
      if (!least) continue;
      for (let at = 0; at + nights < days; at += 1) {
        const first = there[at] ?? 0;
        const second = back[at + nights] ?? 0;
        const known = least[at] ?? 0;
        if (first > 0 && second > 0 && (known === 0 || 2 * (first + second) < known)) least[at] = 2 * (first + second);
      }
    }
  }
  return out;
};

/** Selling price per person of a net price for two, in minor units of the partner's currency, fee included (funnel 9). */
const perPerson = (net: number, stars: number, partner: Partner): number => {
  const sell = Math.round(net * (1 + (partner.markUp[stars - 1] ?? 1_000) / 10_000));
  const total = Math.round(sell * (exchangeRates[partner.currency] ?? 1));
  return Math.floor((total + computeBookingFee({ total, persons: 2, ranges: partner.bookingFees, currency: partner.currency })) / 2);
};

/**
 * Lowest price per person that the universe's own rules gave on each of the days before today, for two adults in the cheapest room and
 * board, over every departure then on sale and every city of the partner. Sales that open today are not in it, so a reduction shown
 * against it is one that really happened. Nothing here is an invented anchor: it is the price generator, asked on an earlier day.
 */
export function* priceHistory(universe: Universe, partners: readonly Partner[]): Generator<HistoryRow> {
  // Partners that leave from the same cities have the same net prices: they are looked up once for all of them.
  const groups = new Map<string, { cities: readonly string[]; sellers: Partner[] }>();
  for (const partner of partners) {
    if (!partner.hasPastPrices) continue;
    const cities = [...partner.cities].sort();
    const group = groups.get(cities.join()) ?? { cities, sellers: [] };
    group.sellers.push(partner);
    groups.set(cities.join(), group);
  }
  const places = new Map(destinations.map((destination, index) => [destination.code, index]));
  for (let back = HISTORY_DAYS; back >= 1; back -= 1) {
    const asOf = universe.window.asOf - back;
    const window: PriceWindow = { ...universe.window, first: asOf, days: LAST_DEPARTURE + MAX_NIGHTS + 1, asOf };
    const fares = leastFares(universe.flightOptions, window);
    const returns = new Map(
      [...groups].map(([key, { cities }]) => [
        key,
        new Map(universe.places.map((place) => [place.airport, [0, 1].map((offset) => leastReturns(cities, place.airport, offset, fares, window.days))])),
      ]),
    );
    let rates: { place: number; values: Float64Array } = { place: -1, values: new Float64Array(0) };
    for (const hotel of universe.hotels) {
      const place = places.get(hotel.destination.code) ?? 0;
      if (rates.place !== place) rates = { place, values: placeRates(place, hotel.destination.season, window) };
      const nightly = roomNights(hotel, hotel.rooms[0]?.factor ?? 1, rates.values, window);
      const sums = new Int32Array(window.days + 1);
      for (let at = 0; at < window.days; at += 1) sums[at + 1] = (sums[at] ?? 0) + (nightly[at] ?? 0);
      for (const [key, { sellers }] of groups) {
        const flights = returns.get(key)?.get(hotel.destination.airport);
        for (const nights of hotel.onSale ? SALE_LENGTHS : USUAL_LENGTHS) {
          let lowest = 0;
          // A flight landing next day saves a night: leaving it out would claim more than was asked.
          flights?.forEach((byNights, offset) => {
            const least = byNights[nights];
            for (let at = FIRST_DEPARTURE; at <= LAST_DEPARTURE; at += 1) {
              const flight = least?.[at] ?? 0;
              if (flight === 0) continue;
              const net = flight + (sums[at + nights] ?? 0) - (sums[at + offset] ?? 0);
              if (lowest === 0 || net < lowest) lowest = net;
            }
          });
          if (lowest === 0) continue;
          for (const partner of sellers) {
            yield { partner: partner.code, hotelId: hotel.id, nights, day: asOf, lowest: perPerson(lowest, hotel.stars, partner), currency: partner.currency };
          }
        }
      }
    }
  }
}
