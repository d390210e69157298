import { sharePerPerson } from './money.ts';

/** Sort options offered (funnel 2.12); the list starts by price. */
export const FLIGHT_SORTS = ['CHEAPEST', 'RECOMMENDED', 'CHEAPEST_TRAIN', 'DIRECT_FLIGHT', 'BAGGAGE_INCLUDED', 'CHEAPEST_PRIMARY_AIRPORT'] as const;
export type FlightSort = (typeof FLIGHT_SORTS)[number] | 'price';
export const DEFAULT_FLIGHT_SORT: FlightSort = 'price';
/** Flights shown at first and added by each "show more" (readings 6.3 row 28). */
export const FLIGHTS_PAGE_SIZE = 5;
/** A cabin with more flights than this sets a flag; the flag has no effect of its own (funnel 4.4, readings 5). */
export const MANY_FLIGHTS = 5;

interface Bound {
  /** Minutes. */
  readonly totalDuration: number;
  readonly cabin: string;
  readonly airline: { readonly name: string; readonly code: string };
  readonly legs: readonly { readonly from: { readonly iata: string; readonly takeOffTime: string }; readonly to: { readonly iata: string } }[];
}

/** What the list reads of a flight (funnel 3.9). */
export interface ListedFlight {
  readonly code: string;
  readonly tag: string | null;
  readonly upgradePrice: number;
  readonly outbound: Bound;
  readonly inbound: Bound;
  readonly baggageIncluded: boolean;
  readonly secondaryAirport: boolean;
  readonly hasTrain: boolean;
  readonly recommended: number;
}

/** A range, both ends included. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Filters of the flights list (funnel 2.12); an empty list or null does not filter. Durations and times of day in minutes. */
export interface FlightFilters {
  readonly airports: readonly string[];
  readonly cabins: readonly string[];
  readonly airlines: readonly string[];
  readonly outboundDuration: Range | null;
  readonly inboundDuration: Range | null;
  readonly outboundTakeOff: Range | null;
  readonly inboundTakeOff: Range | null;
  /** Party difference in the amounts of the flights. */
  readonly upgradePrice: Range | null;
  /** Most stops each way. */
  readonly stops: number | null;
  readonly luggage: boolean;
}

/** No filter active. */
export const NO_FLIGHT_FILTERS: FlightFilters = {
  airports: [],
  cabins: [],
  airlines: [],
  outboundDuration: null,
  inboundDuration: null,
  outboundTakeOff: null,
  inboundTakeOff: null,
  upgradePrice: null,
  stops: null,
  luggage: false,
};

/** A direct flight has one leg each way (funnel 2.12). */
export function isDirect(flight: Pick<ListedFlight, 'outbound' | 'inbound'>): boolean {
  return flight.outbound.legs.length === 1 && flight.inbound.legs.length === 1;
}

/** Most stops of either way. */
export function countStops(flight: Pick<ListedFlight, 'outbound' | 'inbound'>): number {
  return Math.max(flight.outbound.legs.length, flight.inbound.legs.length) - 1;
}

/** Minutes after midnight of 'HH:MM'; NaN for any other text. */
export function minutesOfDay(time: string): number {
  const match = /^(\d{2}):(\d{2})/u.exec(time);
  return match === null ? Number.NaN : Number(match[1]) * 60 + Number(match[2]);
}

const isWithin = (value: number, range: Range | null): boolean => range === null || (value >= range.from && value <= range.to);
const isAmong = (values: readonly string[], selected: readonly string[]): boolean => selected.length === 0 || values.some((value) => selected.includes(value));

function airportsOf(flight: ListedFlight): string[] {
  const ends = [
    flight.outbound.legs[0]?.from.iata,
    flight.outbound.legs.at(-1)?.to.iata,
    flight.inbound.legs[0]?.from.iata,
    flight.inbound.legs.at(-1)?.to.iata,
  ];
  return ends.filter((iata) => iata !== undefined);
}

/** True when the flight passes every active filter. */
export function matchesFlightFilters(flight: ListedFlight, filters: FlightFilters): boolean {
  const { outbound, inbound } = flight;
  return (
    isAmong(airportsOf(flight), filters.airports) &&
    isAmong([outbound.cabin], filters.cabins) &&
    isAmong([outbound.airline.code, inbound.airline.code], filters.airlines) &&
    isWithin(outbound.totalDuration, filters.outboundDuration) &&
    isWithin(inbound.totalDuration, filters.inboundDuration) &&
    isWithin(minutesOfDay(outbound.legs[0]?.from.takeOffTime ?? ''), filters.outboundTakeOff) &&
    isWithin(minutesOfDay(inbound.legs[0]?.from.takeOffTime ?? ''), filters.inboundTakeOff) &&
    isWithin(flight.upgradePrice, filters.upgradePrice) &&
    (filters.stops === null || countStops(flight) <= filters.stops) &&
    (!filters.luggage || flight.baggageIncluded)
  );
}

/** True when any filter is set. */
export function hasFlightFilters(filters: FlightFilters): boolean {
  return (
    filters.airports.length + filters.cabins.length + filters.airlines.length > 0 ||
    filters.outboundDuration !== null ||
    filters.inboundDuration !== null ||
    filters.outboundTakeOff !== null ||
    filters.inboundTakeOff !== null ||
    filters.upgradePrice !== null ||
    filters.stops !== null ||
    filters.luggage
  );
}

/** A sort puts its own kind first, the cheapest of it first; RECOMMENDED goes by the recommendation, descending. */
const FIRST: Readonly<Record<FlightSort, (flight: ListedFlight) => number>> = {
  price: () => 0,
  CHEAPEST: () => 0,
  RECOMMENDED: (flight) => -flight.recommended,
  CHEAPEST_TRAIN: (flight) => (flight.hasTrain ? 0 : 1),
  DIRECT_FLIGHT: (flight) => (isDirect(flight) ? 0 : 1),
  BAGGAGE_INCLUDED: (flight) => (flight.baggageIncluded ? 0 : 1),
  CHEAPEST_PRIMARY_AIRPORT: (flight) => (flight.secondaryAirport ? 1 : 0),
};

/** Sorts a copy; equal flights keep their order. */
export function sortFlights<Flight extends ListedFlight>(flights: readonly Flight[], sort: FlightSort): Flight[] {
  const first = FIRST[sort];
  return flights.toSorted((one, other) => first(one) - first(other) || one.upgradePrice - other.upgradePrice);
}

/**
 * The list as shown, before it is cut (funnel 4.4): filtered and sorted; with no filter active and the cabin ECONOMY tagged flights come
 * first, then the sorted ones, each code once.
 */
export function listFlights<Flight extends ListedFlight>(
  flights: readonly Flight[],
  options: { readonly sort: FlightSort; readonly filters: FlightFilters; readonly cabin: string },
): Flight[] {
  const sorted = sortFlights(
    flights.filter((flight) => matchesFlightFilters(flight, options.filters)),
    options.sort,
  );
  const areTaggedFirst = !hasFlightFilters(options.filters) && options.cabin === 'ECONOMY';
  const ordered = areTaggedFirst ? [...flights.filter((flight) => flight.tag !== null), ...sorted] : sorted;
  const seen = new Set<string>();
  return ordered.filter((flight) => !seen.has(flight.code) && seen.add(flight.code));
}

/** Page size at first and after filters are reset: the tagged flights, at least 5 (funnel 4.4, readings 6.3 row 28). */
export function firstFlightsPageSize(taggedFlights: number): number {
  return Math.max(FLIGHTS_PAGE_SIZE, taggedFlights);
}

/** "Show more" adds one page (funnel 2.12). */
export function nextFlightsPageSize(pageSize: number): number {
  return pageSize + FLIGHTS_PAGE_SIZE;
}

/** Filters after a reset: stops, airports, airlines and luggage are cleared (funnel 4.4), the others stay. */
export function resetFlightFilters(filters: FlightFilters): FlightFilters {
  return { ...filters, stops: null, airports: [], airlines: [], luggage: false };
}

/** The flag of a cabin with more than 5 flights (funnel 4.4). */
export function hasManyFlights(flights: readonly ListedFlight[], cabin: string): boolean {
  return flights.filter((flight) => flight.outbound.cabin === cabin).length > MANY_FLIGHTS;
}

/** Flight upgrade per person: ceil(upgrade / (adults + children)) in whole major units (funnel 2.12); minor units in and out. */
export function flightUpgradePerPerson(upgrade: number, travellers: number, currency: string): number {
  return sharePerPerson(upgrade, travellers, currency);
}
