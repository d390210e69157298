import { dayOfNumber } from '@escale/domain/calendar-day';
import type { PackageTotal } from '@escale/domain/package-price';
import type { Trip } from './arrivals.ts';
import { itemsOfCandidate } from './card.ts';
import { type Listing, type ListingView, listCandidates } from './listing.ts';
import { type Seller, type TermsOfSeller, leastPerPerson, priceCandidates, termsOf, travellersOf } from './price-candidates.ts';
import type { World } from './world.ts';

/** Lengths of stay offered, in days from departure to return. */
export const SHORTEST_TRIP = 2;
export const LONGEST_TRIP = 21;

/** A search. Without a view every hotel comes back, unsorted, without facets. */
export interface PackageQuestion {
  readonly destination: string;
  readonly trip: Trip;
  readonly seller: Seller;
  readonly view?: ListingView | undefined;
  /** Days before and after the departure to price for the date strip; 0 = none. Departures before `earliest` (a day number) are left out. */
  readonly nearby: { readonly days: number; readonly earliest: number };
}

/** BAD_REQUEST: an unknown place, city, partner or currency. FULL_FLIGHT: nobody flies these days. FULL_PROPERTY: no room for the party. */
export type AnswerStatus = 'SUCCESS' | 'FULL_FLIGHT' | 'FULL_PROPERTY' | 'BAD_REQUEST';

export interface PackageAnswer {
  readonly status: AnswerStatus;
  /** The fields that are unknown, for BAD_REQUEST. */
  readonly unknown: readonly ('destination' | 'city' | 'partner' | 'currency')[];
  readonly terms: TermsOfSeller;
  readonly base: PackageTotal;
  /** Days from departure to return; a hotel reached next day has a night less. */
  readonly nights: number;
  readonly shown: Listing['shown'];
  readonly facets?: Listing['facets'];
  readonly totalItems: number;
  readonly unfilteredItems: number;
  readonly nearbyDates: { day: string; price: number | null }[];
  /** Lengths in days that can be had from this departure; only in the whole answer, without a view. */
  readonly availableDurations?: readonly number[];
}

/** Range of leaves of a destination of any level; null when there is no such place. */
export function leavesOf(world: World, destination: string): { start: number; end: number; place: number } | null {
  const place = world.placeOf.get(destination);
  const found = place === undefined ? undefined : world.places[place];
  return place === undefined || found === undefined ? null : { start: found.leafStart, end: found.leafEnd, place };
}

const NO_TERMS: TermsOfSeller = { currency: 'EUR', byStars: [], feeOf: () => 0 };

/** Answers a search from memory; nothing waits, so no change of the inventory comes between its parts. */
export function searchPackages(world: World, question: PackageQuestion): PackageAnswer {
  const { trip, view } = question;
  const leaves = leavesOf(world, question.destination);
  const terms = termsOf(world, question.seller);
  const empty = {
    terms: terms ?? NO_TERMS,
    base: { trip: 0, fee: 0, total: 0 },
    nights: trip.return - trip.departure,
    shown: [],
    totalItems: 0,
    unfilteredItems: 0,
    unknown: [],
    nearbyDates: [],
  };
  if (leaves === null || terms === null || !world.cities.has(trip.city)) {
    const unknown = [
      ...(leaves === null ? ['destination' as const] : []),
      ...(world.cities.has(trip.city) ? [] : ['city' as const]),
      ...(world.markUps.has(question.seller.partner) ? [] : ['partner' as const]),
      ...(world.rates.has(question.seller.currency) ? [] : ['currency' as const]),
    ];
    return { ...empty, status: 'BAD_REQUEST', unknown };
  }
  const priced = priceCandidates(world, leaves, trip, terms);
  const nearbyDates = nearbyOf(world, question, { leaves, terms });
  if (priced.candidates.length === 0) return { ...empty, status: priced.hasFlights ? 'FULL_PROPERTY' : 'FULL_FLIGHT', nearbyDates };
  const found = { ...empty, status: 'SUCCESS' as const, base: priced.base, unfilteredItems: priced.candidates.length, nearbyDates };
  if (view === undefined)
    return {
      ...found,
      shown: priced.candidates.map((candidate) => ({ candidate })),
      totalItems: priced.candidates.length,
      availableDurations: durationsOf(world, question, { leaves, terms }),
    };
  const listing = listCandidates(
    {
      world,
      destination: leaves.place,
      travellers: travellersOf(trip),
      currency: terms.currency,
      searchTotal: priced.base.total,
      itemsOf: (candidate) => itemsOfCandidate(world, candidate, terms, priced.base.total),
    },
    priced.candidates,
    view,
  );
  return { ...found, shown: listing.shown, facets: listing.facets, totalItems: listing.totalItems };
}

/** Lengths, in days, for which the party gets at least one package on the same departure (funnel 3.5 `availableDurations`). */
function durationsOf(world: World, { trip }: PackageQuestion, found: { leaves: { start: number; end: number }; terms: TermsOfSeller }): number[] {
  const lengths = Array.from({ length: LONGEST_TRIP - SHORTEST_TRIP + 1 }, (_, at) => SHORTEST_TRIP + at);
  return lengths.filter((days) => leastPerPerson(world, found.leaves, { ...trip, return: trip.departure + days }, found.terms) !== null);
}

/** Least price per person of the same stay on the days around, for the date strip. */
function nearbyOf(
  world: World,
  question: PackageQuestion,
  found: { leaves: { start: number; end: number }; terms: TermsOfSeller },
): { day: string; price: number | null }[] {
  const { trip, nearby } = question;
  const days: { day: string; price: number | null }[] = [];
  if (nearby.days < 1) return days;
  for (let shift = -nearby.days; shift <= nearby.days; shift += 1) {
    const departure = trip.departure + shift;
    if (departure < nearby.earliest) continue;
    days.push({ day: dayOfNumber(departure), price: leastPerPerson(world, found.leaves, { ...trip, departure, return: trip.return + shift }, found.terms) });
  }
  return days;
}
