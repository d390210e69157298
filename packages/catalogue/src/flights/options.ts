import { airportOf, distanceBetween } from '../geography/airports.ts';
import { connectingAirports, type DepartureCity, departureCities } from '../geography/departure-cities.ts';
import type { Destination } from '../geography/destination.ts';
import { destinations } from '../geography/destinations.ts';
import { chanceOf, Dice, hashText } from '../seeded.ts';
import { airlineOf } from './airlines.ts';
import { type Leg, timetable, type Way } from './timetable.ts';

export type Cabin = 'ECONOMY' | 'PREMIUM' | 'BUSINESS' | 'FIRST';
export type FlightWarning = 'WARNING_CONNECTION' | 'WARNING_TRAIN' | 'WARNING_EARLY_INBOUND_DEPARTURE' | 'WARNING_SECONDARY_AIRPORT';
export type Seat = { unitId: number; cabin: Cabin; holdBags: number; holdBagKg: number; cabinBagKg: number; holdBagPrice: number | null; usualSeats: number };

/** A one-way itinerary that runs on some days of the week (bit 0 = Monday). */
export type FlightOption = {
  id: number;
  code: string;
  direction: 'OUTBOUND' | 'INBOUND';
  city: DepartureCity;
  cityAirport: string;
  airport: string;
  airline: string;
  kind: 'DIRECT' | 'CONNECTING' | 'TRAIN';
  days: number;
  departMinute: number;
  totalMinutes: number;
  arrivalDayOffset: number;
  stops: number;
  warnings: readonly FlightWarning[];
  legs: readonly Leg[];
  secondaryAirport: boolean;
  seats: readonly Seat[];
  baseFare: number;
  distance: number;
  season: Destination['season'];
  place: number;
};

const EVERY_DAY = 0b1111111;
const LONG_HAUL_KM = 3_600;
/** A connection this short is announced. */
const SHORT_CONNECTION_MINUTES = 75;
const EARLY_DEPARTURE_MINUTE = 6 * 60;
/** Seats are numbered beyond every room, however large a universe grows. */
const UNIT_BASE = 100_000_000;

/** What kind of itinerary a route is given, and when it leaves. */
type Plan = { kind: FlightOption['kind']; airline: string; airportOfCity: string; days: number; outboundMinute: number; inboundMinute: number; fare: number };

/** Whether a city sells a place at all: hubs sell everything, other cities about half of the near places and few of the far ones. */
const sells = (seed: string, city: DepartureCity, destination: Destination): boolean => {
  if (city.airports.includes(destination.airport) || (city.country === 'AE' && destination.airport === 'DXB')) return false;
  if (city.hub || city.also?.includes(destination.code) === true) return true;
  if (destination.remote) return city.code === 'HAM' || city.code === 'LYS';
  const main = airportOf(city.airports[0] ?? '');
  const far = distanceBetween(main, airportOf(destination.airport)) > LONG_HAUL_KM;
  const wide = city.later === 'wide';
  const share = city.country === 'AE' ? 0.6 : far ? (wide ? 0.5 : 0.24) : wide ? 0.85 : 0.46;
  return chanceOf(hashText(seed), hashText(city.code), hashText(destination.airport)) < share;
};

const hubAirline: Readonly<Record<string, readonly [string, string]>> = {
  FR: ['0Z', '0L'],
  BE: ['0Z', '0L'],
  GB: ['0E', '0F'],
  DE: ['0I', '0F'],
  AE: ['0U', '0G'],
  ES: ['0B', '0H'],
  PT: ['0B', '0H'],
  IT: ['0V', '0L'],
  NL: ['0I', '0F'],
  CH: ['0V', '0L'],
  PL: ['0I', '0F'],
  DK: ['0J', '0F'],
  SE: ['0J', '0F'],
  NO: ['0J', '0F'],
  TR: ['0Y', '0H'],
  KE: ['0K', '0G'],
};

const plansOf = (dice: Dice, city: DepartureCity, far: boolean, farther: boolean): Plan[] => {
  const [national, second] = hubAirline[city.country] ?? ['0Z', '0L'];
  const main = city.airports[0] ?? '';
  const other = city.airports[1] ?? main;
  // Nights flown outwards land next day; that is how far places are usually reached.
  const first = farther ? dice.pick([21 * 60 + 40, 22 * 60 + 15, 20 * 60 + 55]) : dice.pick([7 * 60 + 10, 9 * 60 + 35, 11 * 60 + 20, 13 * 60 + 5]);
  const back = farther ? dice.pick([20 * 60 + 50, 22 * 60 + 30, 18 * 60 + 20]) : dice.pick([12 * 60 + 40, 15 * 60 + 25, 17 * 60 + 50, 19 * 60 + 15]);
  const daily: Plan = { kind: 'DIRECT', airline: national, airportOfCity: main, days: EVERY_DAY, outboundMinute: first, inboundMinute: back, fare: 1.1 };
  const connecting: Plan = {
    kind: 'CONNECTING',
    airline: far ? '0G' : '0H',
    airportOfCity: main,
    days: EVERY_DAY,
    outboundMinute: dice.pick([6 * 60 + 25, 10 * 60 + 15, 15 * 60 + 20]),
    inboundMinute: dice.pick([3 * 60 + 35, 5 * 60 + 20, 13 * 60 + 45]),
    fare: 0.86,
  };
  if (!city.hub) {
    if (!far) {
      const first1: Plan = { ...daily, airline: dice.pick([national, second]), days: dice.happens(0.55) ? EVERY_DAY : 0b1101011, fare: 1.02 };
      return dice.happens(0.45) ? [first1, { ...connecting, airline: first1.airline === second ? national : '0H', days: 0b0110010, fare: 0.84 }] : [first1];
    }
    const around: Plan = { ...connecting, fare: 0.98 };
    if (!city.train) return [around];
    const byTrain: Plan = { ...daily, kind: 'TRAIN', airportOfCity: city.train.station, fare: 1.14, outboundMinute: farther ? 17 * 60 + 5 : 5 * 60 + 55 };
    return [byTrain, { ...around, days: 0b0101101, fare: 0.94 }];
  }
  const other2: Plan = {
    kind: 'DIRECT',
    airline: second,
    airportOfCity: other,
    days: far ? 0b0100110 : 0b1010101,
    outboundMinute: dice.pick([6 * 60 + 5, 16 * 60 + 40, 18 * 60 + 5]),
    inboundMinute: dice.pick([5 * 60 + 30, 10 * 60 + 55, 21 * 60 + 35]),
    fare: 0.88,
  };
  return far
    ? [daily, { ...connecting, days: 0b1011111 }, other2]
    : [daily, other2, ...(dice.happens(0.3) ? [{ ...connecting, days: 0b0010101, fare: 0.8 }] : [])];
};

/** The transfer airport that lengthens the way least, of those that do not lie beside an end. */
const viaOf = (from: string, to: string, far: boolean): string | null => {
  const start = airportOf(from);
  const end = airportOf(to);
  const direct = distanceBetween(start, end);
  let best: { iata: string; detour: number } | null = null;
  for (const iata of connectingAirports) {
    const via = airportOf(iata);
    const first = distanceBetween(start, via);
    const second = distanceBetween(via, end);
    if (first < 300 || second < 220 || iata === from || iata === to) continue;
    const detour = (first + second) / direct + (far && ['DOH', 'DXB', 'IST', 'ATL'].includes(iata) ? -0.12 : 0);
    if (detour < 1.75 && (!best || detour < best.detour)) best = { iata, detour };
  }
  return best?.iata ?? null;
};

/** Cities whose airlines fly a first class. */
const FIRST_CLASS_CITIES = ['PAR', 'DXB'];

const cabinsOf = (far: boolean, farther: boolean, plan: Plan, city: DepartureCity): Cabin[] => {
  if (airlineOf(plan.airline).style === 'low') return ['ECONOMY'];
  if (!far) return plan.kind === 'DIRECT' && city.hub ? ['ECONOMY', 'BUSINESS'] : ['ECONOMY'];
  if (plan.kind === 'CONNECTING' && (!farther || !city.hub)) return ['ECONOMY'];
  if (!farther || !city.hub || plan.kind !== 'DIRECT') return ['ECONOMY', 'BUSINESS'];
  return ['ECONOMY', 'PREMIUM', 'BUSINESS', ...(FIRST_CLASS_CITIES.includes(city.code) ? ['FIRST' as const] : [])];
};

const seatOf = (unitId: number, cabin: Cabin, far: boolean, low: boolean): Seat => ({
  unitId,
  cabin,
  holdBags: low || (!far && cabin === 'ECONOMY') ? 0 : cabin === 'ECONOMY' || cabin === 'PREMIUM' ? 1 : 2,
  holdBagKg: cabin === 'BUSINESS' || cabin === 'FIRST' ? 32 : 23,
  cabinBagKg: low ? 8 : cabin === 'ECONOMY' ? 10 : 12,
  holdBagPrice: low ? 3_900 : cabin === 'ECONOMY' ? (far ? 7_500 : 3_200) : null,
  usualSeats: cabin === 'ECONOMY' ? 22 : cabin === 'PREMIUM' ? 10 : cabin === 'BUSINESS' ? 8 : 4,
});

/** All itineraries of the universe, outbound and inbound; several places that share an airport share its flights. */
export const buildFlightOptions = (
  seed: string,
  places: readonly Destination[] = destinations,
  cities: readonly DepartureCity[] = departureCities,
): FlightOption[] => {
  const out: FlightOption[] = [];
  const placeNumber = new Map(destinations.map((destination, index) => [destination.code, index]));
  const wanted = new Set(places.map((place) => place.airport));
  const seen = new Set<string>();
  let unitId = UNIT_BASE;
  const laid = [departureCities.filter((city) => city.later === undefined), departureCities.filter((city) => city.later !== undefined)];
  for (const [from, destination] of laid.flatMap((group) => destinations.map((place) => [group, place] as const))) {
    for (const city of from) {
      const route = `${city.code}-${destination.airport}`;
      if (seen.has(route) || !sells(seed, city, destination)) continue;
      seen.add(route);
      const keep = wanted.has(destination.airport) && cities.some((one) => one.code === city.code);
      const dice = new Dice(`${seed}:route:${route}`);
      const distance = distanceBetween(airportOf(city.airports[0] ?? ''), airportOf(destination.airport));
      const far = distance > LONG_HAUL_KM;
      const farther = distance > 5_600;
      plansOf(dice, city, far, farther).forEach((plan, number) => {
        const via = plan.kind === 'CONNECTING' ? viaOf(plan.airportOfCity, destination.airport, far) : plan.kind === 'TRAIN' ? (city.train?.to ?? null) : null;
        for (const direction of ['OUTBOUND', 'INBOUND'] as const) {
          const cabins = cabinsOf(far, farther, plan, city);
          const first = unitId;
          unitId += cabins.length;
          const id = out.length + 1;
          if (!keep) continue;
          const way: Way = {
            from: plan.airportOfCity,
            to: destination.airport,
            via,
            kind: via === null ? 'DIRECT' : plan.kind,
            airline: plan.airline,
            reversed: direction === 'INBOUND',
            departMinute: direction === 'OUTBOUND' ? plan.outboundMinute : plan.inboundMinute,
            number: 100 + (hashText(`${route}${number}${direction}`) % 880),
          };
          const { legs, totalMinutes, departMinute } = timetable(way);
          const last = legs.at(-1);
          const stopsShort = legs.some((leg) => leg.stopMinutes > 0 && leg.stopMinutes < SHORT_CONNECTION_MINUTES);
          const secondaryAirport = !airportOf(plan.airportOfCity).primary;
          const warnings: FlightWarning[] = [
            ...(stopsShort ? ['WARNING_CONNECTION' as const] : []),
            ...(legs.some((leg) => leg.transport === 'Train') ? ['WARNING_TRAIN' as const] : []),
            ...(direction === 'INBOUND' && departMinute < EARLY_DEPARTURE_MINUTE ? ['WARNING_EARLY_INBOUND_DEPARTURE' as const] : []),
            ...(secondaryAirport ? ['WARNING_SECONDARY_AIRPORT' as const] : []),
          ];
          const low = airlineOf(plan.airline).style === 'low';
          out.push({
            id,
            code: `${city.code}${destination.airport}${number + 1}${direction === 'OUTBOUND' ? 'O' : 'I'}`,
            direction,
            city,
            cityAirport: plan.airportOfCity,
            airport: destination.airport,
            airline: plan.airline,
            kind: way.kind,
            days: plan.days,
            departMinute,
            totalMinutes,
            arrivalDayOffset: last?.arriveDayOffset ?? 0,
            stops: legs.length - 1,
            warnings,
            legs,
            secondaryAirport,
            seats: cabins.map((cabin, at) => seatOf(first + at, cabin, far, low)),
            baseFare: Math.round((2_600 + 5.4 * Math.min(distance, 2_500) + 3.1 * Math.max(0, distance - 2_500)) * plan.fare * dice.between(0.96, 1.04)),
            distance,
            season: destination.season,
            place: placeNumber.get(destination.code) ?? 0,
          });
        }
      });
    }
  }
  return out.map((option, index) => ({ ...option, id: index + 1 }));
};
