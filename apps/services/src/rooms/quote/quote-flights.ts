import type { Flight, FlightOptions } from '@escale/contract/sdp';
import { addDays } from '@escale/domain/calendar-day';
import { flightsCost, type FlightParty } from '@escale/domain/package-price';
import type { FlightRow, LegRow, listFlightNames } from './offer-rows.ts';
import { extraPrice, wire, type QuoteTerms } from './quote-terms.ts';
import type { Texts } from './quote-texts.ts';

export type FlightNames = Awaited<ReturnType<typeof listFlightNames>>;

/** Longest list of flight pairs of one quote: more than anybody reads. */
const MOST_PAIRS = 60;

/** Outbound and inbound together, as they are sold. */
export interface FlightPair {
  readonly code: string;
  readonly outbound: FlightRow;
  readonly inbound: FlightRow;
  /** Net price of the party, EUR cents. */
  readonly net: number;
}

/** Code of a pair: the one the contract calls `flightCode`. */
export const pairCode = (outbound: { readonly code: string }, inbound: { readonly code: string }, cabin: string): string =>
  `${outbound.code}~${inbound.code}~${cabin}`;

/** Pairs the whole party can sit in and that arrive for the quoted first night, cheapest first. */
export const listPairs = (
  flights: { readonly outbound: readonly FlightRow[]; readonly inbound: readonly FlightRow[] },
  party: FlightParty,
  arrivalDayOffset: number,
  cabin: string,
): FlightPair[] => {
  const fits = (flight: FlightRow) => flight.seatsLeft >= party.seats;
  return flights.outbound
    .filter((outbound) => fits(outbound) && outbound.arrivalDayOffset === arrivalDayOffset)
    .flatMap((outbound) =>
      flights.inbound
        .filter(fits)
        .map((inbound) => ({ code: pairCode(outbound, inbound, cabin), outbound, inbound, net: flightsCost(outbound.price + inbound.price, party) })),
    )
    .sort((first, second) => first.net - second.net)
    .slice(0, MOST_PAIRS);
};

const clockTime = (minute: number): string => {
  const inDay = ((minute % 1440) + 1440) % 1440;
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`;
};

const airportName = (iata: string, names: FlightNames, texts: Texts): string => texts.label(names.airports.get(iata)?.label) || iata;

const toLeg = (leg: LegRow, day: string, holdBags: number, names: FlightNames, texts: Texts): Flight['outbound']['legs'][number] => ({
  operatingAirlineName: names.airlines.get(leg.operatingAirline)?.name ?? leg.operatingAirline,
  airline: { name: names.airlines.get(leg.airline)?.name ?? leg.airline, code: leg.airline },
  flightNumber: leg.flightNumber,
  transport: leg.transport,
  from: {
    airport: airportName(leg.from, names, texts),
    iata: leg.from,
    takeOffDate: addDays(day, leg.departDayOffset),
    takeOffTime: clockTime(leg.departMinute),
    ...(leg.terminal === undefined ? {} : { terminal: leg.terminal }),
  },
  to: {
    airport: airportName(leg.to, names, texts),
    iata: leg.to,
    landingDate: addDays(day, leg.arriveDayOffset),
    landingTime: clockTime(leg.arriveMinute),
    flightDuration: leg.minutes,
    stopDuration: leg.stopMinutes,
  },
  luggage: { quantity: holdBags },
});

const toBound = (flight: FlightRow, day: string, cabin: string, names: FlightNames, texts: Texts): Flight['outbound'] => {
  const airline = names.airlines.get(flight.airline);
  return {
    totalDuration: flight.totalMinutes,
    cabin,
    airline: { name: airline?.name ?? flight.airline, code: flight.airline, colour: airline?.colour ?? '' },
    legs: flight.legs.map((leg) => toLeg(leg, day, flight.holdBags, names, texts)),
  };
};

const hasTrain = (pair: FlightPair) => [pair.outbound, pair.inbound].some((flight) => flight.kind === 'TRAIN');
const isDirect = (pair: FlightPair) => pair.outbound.legs.length === 1 && pair.inbound.legs.length === 1;
const hasBags = (pair: FlightPair) => pair.outbound.holdBags > 0 && pair.inbound.holdBags > 0;
const isSecondary = (pair: FlightPair) => pair.outbound.secondaryAirport || pair.inbound.secondaryAirport;
const minutes = (pair: FlightPair) => pair.outbound.totalMinutes + pair.inbound.totalMinutes;

/** The best of both: an hour longer weighs as much as 20 EUR a head, a stop as 60. Higher is better. */
const recommendation = (pair: FlightPair, seats: number): number =>
  -Math.round(pair.net / Math.max(seats, 1) + (minutes(pair) / 60) * 2_000 + (pair.outbound.stops + pair.inbound.stops) * 6_000);

const bestBy = (pairs: readonly FlightPair[], fits: (pair: FlightPair) => boolean, score: (pair: FlightPair) => number): FlightPair | undefined =>
  pairs.filter(fits).reduce<FlightPair | undefined>((best, pair) => (best === undefined || score(pair) > score(best) ? pair : best), undefined);

/** Which pair wears which tag (funnel 2.12): at most one pair a tag, most useful tag first. */
export const tagPairs = (pairs: readonly FlightPair[], seats: number): Map<string, string[]> => {
  const cheapest = (pair: FlightPair) => -pair.net;
  const winners: readonly (readonly [string, FlightPair | undefined])[] = [
    ['CHEAPEST', bestBy(pairs, () => true, cheapest)],
    [
      'RECOMMENDED',
      bestBy(
        pairs,
        () => true,
        (pair) => recommendation(pair, seats),
      ),
    ],
    ['DIRECT_FLIGHT', bestBy(pairs, isDirect, cheapest)],
    ['BAGGAGE_INCLUDED', bestBy(pairs, hasBags, cheapest)],
    ['CHEAPEST_TRAIN', bestBy(pairs, hasTrain, cheapest)],
    ['CHEAPEST_PRIMARY_AIRPORT', bestBy(pairs, (pair) => !isSecondary(pair), cheapest)],
  ];
  const tags = new Map<string, string[]>();
  for (const [tag, pair] of winners) if (pair) tags.set(pair.code, [...(tags.get(pair.code) ?? []), tag]);
  return tags;
};

/** The pairs as the quote carries them; `upgradeOf` gives what a pair costs more than the included one, minor units. */
export const toFlights = (
  pairs: readonly FlightPair[],
  given: {
    readonly days: { readonly departure: string; readonly end: string };
    readonly cabin: string;
    readonly includedCode: string;
    readonly seats: number;
    readonly names: FlightNames;
    readonly texts: Texts;
    readonly terms: QuoteTerms;
    readonly upgradeOf: (net: number) => number;
  },
): Flight[] => {
  const tags = tagPairs(pairs, given.seats);
  return pairs.map((pair) => ({
    code: pair.code,
    tag: tags.get(pair.code)?.[0] ?? null,
    tags: tags.get(pair.code) ?? [],
    included: pair.code === given.includedCode,
    upgradePrice: wire(given.upgradeOf(pair.net), given.terms),
    warnings: [...new Set([...pair.outbound.warnings, ...pair.inbound.warnings])],
    outbound: toBound(pair.outbound, given.days.departure, given.cabin, given.names, given.texts),
    inbound: toBound(pair.inbound, given.days.end, given.cabin, given.names, given.texts),
    baggageIncluded: hasBags(pair),
    secondaryAirport: isSecondary(pair),
    hasTrain: hasTrain(pair),
    recommended: recommendation(pair, given.seats),
  }));
};

/** Most bags of one kind that can be added by a party. */
const MOST_BAGS = 9;

/** Luggage of a pair (funnel 3.9): what is included, and bags that can be added for both ways. */
export const toFlightOptions = (pair: FlightPair, seats: number, terms: QuoteTerms): FlightOptions => {
  const { outbound, inbound } = pair;
  const kg = Math.min(outbound.holdBagKg, inbound.holdBagKg);
  const included = hasBags(pair);
  const perBag = outbound.holdBagPrice === null || inbound.holdBagPrice === null ? null : extraPrice(outbound.holdBagPrice + inbound.holdBagPrice, terms);
  const cabin = {
    code: 'CABIN-INCLUDED',
    included: true,
    quantity: 1,
    maxWeightPerBaggage: Math.min(outbound.cabinBagKg, inbound.cabinBagKg),
    pricePerPerson: 0,
    pricePerBooking: 0,
    canBeBooked: true,
  };
  const added =
    perBag === null
      ? []
      : Array.from({ length: Math.min(seats, MOST_BAGS) }, (_, index) => ({
          code: `HOLD-${index + 1}`,
          included: false,
          quantity: index + 1,
          maxWeightPerBaggage: kg,
          pricePerPerson: wire(perBag, terms),
          pricePerBooking: wire(perBag * (index + 1), terms),
          canBeBooked: true,
        }));
  const own = included
    ? [
        {
          code: 'HOLD-INCLUDED',
          included: true,
          quantity: Math.min(outbound.holdBags, inbound.holdBags),
          maxWeightPerBaggage: kg,
          pricePerPerson: 0,
          pricePerBooking: 0,
          canBeBooked: true,
        },
      ]
    : [];
  return {
    status: own.length + added.length === 0 ? 'NO_BAGAGE' : 'SUCCESS',
    flightCode: pair.code,
    flightOptions: { flightBagageOption: { included, cabinBaggages: [cabin] }, flightBagageOptions: [...own, ...added] },
  };
};
