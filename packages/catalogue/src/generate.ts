import { dayNumber } from '@escale/domain/calendar-day';
import { type DepartureCity, departureCities } from './geography/departure-cities.ts';
import type { Destination } from './geography/destination.ts';
import { destinations } from './geography/destinations.ts';
import { buildFlightOptions, type FlightOption } from './flights/options.ts';
import { buildHotels, type Hotel } from './hotels/hotel.ts';
import { roomInventory, seatInventory, type UnitDays } from './inventory.ts';
import type { PriceWindow } from './prices.ts';
import { hashText } from './seeded.ts';

/** 1 is the demo universe; 'small' is what tests use; more than 1 multiplies hotels for benchmarks. */
export type Scale = number | 'small';
/** `saleFrom` is the day the sales opened, when that was before today: a universe that only moved on keeps its sales. */
export type UniverseOptions = { seed: string; today: string; scale: Scale; saleFrom?: string };

/** Nights on sale from today: the last departure (today + 340) may stay 28 nights, and its flight home leaves after that. */
export const HORIZON_DAYS = 371;
export const DEFAULT_SEED = 'escale';

export type Universe = {
  seed: string;
  today: string;
  scale: number;
  places: readonly Destination[];
  cities: readonly DepartureCity[];
  hotels: readonly Hotel[];
  flightOptions: readonly FlightOption[];
  window: PriceWindow;
};

const SMALL_PLACES = ['PMI', 'KOS', 'LKN', 'RVN', 'RAK', 'BMA', 'NYC'];
const SMALL_CITIES = ['PAR', 'LYS', 'LON', 'DXB', 'HAM'];
const placeNumbers = new Map(destinations.map((destination, index) => [destination.code, index]));

/** The universe of a seed and a day, without its nights: those are made on reading, see `inventoryOf`. Pure. */
export const generateUniverse = ({ seed, today, scale, saleFrom = today }: UniverseOptions): Universe => {
  const small = scale === 'small';
  const number = small ? 0.1 : scale;
  const places = small ? destinations.filter((place) => SMALL_PLACES.includes(place.code)) : destinations;
  const cities = small ? departureCities.filter((city) => SMALL_CITIES.includes(city.code)) : departureCities;
  const first = dayNumber(today);
  return {
    seed,
    today,
    scale: number,
    places,
    cities,
    hotels: buildHotels(seed, number, places),
    flightOptions: buildFlightOptions(seed, places, cities),
    window: { seed: hashText(seed), first, days: HORIZON_DAYS, asOf: first, saleFrom: dayNumber(saleFrom) },
  };
};

/** Every night of every room and every departure of every seat, unit by unit in rising order, made as it is read. */
export function* inventoryOf(universe: Universe, window: PriceWindow = universe.window): Generator<UnitDays> {
  yield* roomInventory(universe.hotels, (hotel) => placeNumbers.get(hotel.destination.code) ?? 0, window);
  yield* seatInventory(universe.flightOptions, window);
}
