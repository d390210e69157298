import type { Cabin, FlightOption } from './flights/options.ts';
import { type Hotel, SALE_FACTOR } from './hotels/hotel.ts';
import { chanceOf, hashText, mix } from './seeded.ts';
import { departureWeight, holidayFactor, lateFactor, nightWeight, seasonOn, weekDemand } from './seasons.ts';
import { weekdayOf, weekOf } from './calendar.ts';

/** Days of the universe as numbers: `first` is the first day on sale, `asOf` the day the prices are looked at, `saleFrom` the day its sales opened. */
export type PriceWindow = { seed: number; first: number; days: number; asOf: number; saleFrom: number };

/** What a place's demand does to rates, night by night. Computed once for all hotels of the place. */
export const placeRates = (place: number, season: Hotel['destination']['season'], window: PriceWindow): Float64Array => {
  const out = new Float64Array(window.days);
  for (let at = 0; at < window.days; at += 1) {
    const day = window.first + at;
    const demand = weekDemand(window.seed, place, day);
    out[at] = seasonOn(season, day) * nightWeight(day) * (1 + demand * 0.6) * lateFactor(demand, day, window.asOf);
  }
  return out;
};

/** Sales open on the day the universe is made; earlier days were sold at the full rate. */
export const isOnSale = (hotel: Hotel, window: PriceWindow): boolean => hotel.onSale && window.asOf >= window.saleFrom;

/** Cents of a night for two adults in the first board, per night of the window. */
export const roomNights = (hotel: Hotel, factor: number, rates: Float64Array, window: PriceWindow): Int32Array => {
  const out = new Int32Array(window.days);
  const base = hotel.baseNight * factor * (isOnSale(hotel, window) ? SALE_FACTOR : 1);
  for (let at = 0; at < window.days; at += 1) {
    const own = 1 + (chanceOf(window.seed, hotel.id, weekOf(window.first + at)) - 0.5) * 0.06;
    out[at] = Math.max(900, Math.round((base * (rates[at] ?? 1) * own) / 10) * 10);
  }
  return out;
};

const CABIN_FACTOR: Readonly<Record<Cabin, number>> = { ECONOMY: 1, PREMIUM: 1.62, BUSINESS: 3.1, FIRST: 5.2 };

/** Cents of one adult one way, taxes included, per departure day; 0 on days it does not run. */
export const seatFares = (option: FlightOption, cabin: Cabin, window: PriceWindow): Int32Array => {
  const out = new Int32Array(window.days);
  const factor = CABIN_FACTOR[cabin];
  const key = mix(window.seed, hashText(option.code), 0);
  for (let at = 0; at < window.days; at += 1) {
    const day = window.first + at;
    if ((option.days & (1 << weekdayOf(day))) === 0) continue;
    const demand = weekDemand(window.seed, option.place, day);
    const season = 0.62 + 0.38 * seasonOn(option.season, day);
    const own = 1 + (chanceOf(key, day, 3) - 0.5) * 0.05;
    out[at] = Math.max(
      1_900,
      Math.round(
        (option.baseFare *
          factor *
          season *
          departureWeight(day) *
          holidayFactor(option.city.country, day) *
          (1 + demand * 0.5) *
          lateFactor(demand, day, window.asOf) *
          own) /
          10,
      ) * 10,
    );
  }
  return out;
};
