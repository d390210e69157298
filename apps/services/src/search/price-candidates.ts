import { currencyExponent, minorPerMajor } from '@escale/domain/money';
import { type FeeRule, NO_FEE, type PackageTotal, type SellingTerms, packageTotal, sellPrice } from '@escale/domain/package-price';
import { type FlownArrival, type Trip, arrivalsAt } from './arrivals.ts';
import { NOTHING, leastPackages } from './least.ts';
import type { World } from './world.ts';

/** Who sells, in which currency, with which booking fee. */
export interface Seller {
  readonly partner: string;
  readonly currency: string;
  /** Booking fee of a trip price, minor units (funnel 9). */
  readonly feeOf?: FeeRule | undefined;
}

export interface TermsOfSeller {
  readonly currency: string;
  /** By star class. */
  readonly byStars: readonly SellingTerms[];
  readonly feeOf: FeeRule;
}

/** Selling terms of a partner in a currency; null when one of them is unknown. */
export function termsOf(world: World, seller: Seller): TermsOfSeller | null {
  const markUps = world.markUps.get(seller.partner);
  const rate = world.rates.get(seller.currency);
  if (markUps === undefined || rate === undefined) return null;
  const exponent = currencyExponent(seller.currency);
  return {
    currency: seller.currency,
    feeOf: seller.feeOf ?? NO_FEE,
    byStars: markUps.map((markUpBasisPoints) => ({ markUpBasisPoints, rateMillionths: rate, exponent })),
  };
}

/** A hotel that can be had, with its cheapest package. Amounts of the party in minor units, per person in whole major units. */
export interface Candidate {
  readonly leaf: number;
  readonly hotel: number;
  readonly arrival: FlownArrival;
  readonly total: number;
  /** On top of the flights of the search's cheapest package. */
  readonly flightUpgrade: number;
  /** Per person as cards show it: each component rounded up (funnel 4.3). */
  readonly perPerson: number;
}

export interface Priced {
  readonly candidates: readonly Candidate[];
  /** The least package of the whole search: its parts are the quotation items, and every card's price stands on it. */
  readonly base: PackageTotal;
  readonly hasFlights: boolean;
}

/** Per-person share in whole major units, rounded up; exact for safe integers. */
export const shareUp = (minor: number, travellers: number, currency: string): number => Math.ceil(minor / (travellers * minorPerMajor(currency))) + 0;

export const travellersOf = (trip: Pick<Trip, 'occupancies'>): number =>
  trip.occupancies.reduce((sum, room) => sum + room.adults + room.childrenBirthdates.length, 0);

const nothing = (hasFlights: boolean): Priced => ({ candidates: [], base: { trip: 0, fee: 0, total: 0 }, hasFlights });

/** Prices every hotel of a range of leaves for a trip. */
export function priceCandidates(world: World, leaves: { readonly start: number; readonly end: number }, trip: Trip, terms: TermsOfSeller): Priced {
  const found: { leaf: number; hotel: number; arrival: FlownArrival; total: number; stars: number }[] = [];
  let hasFlights = false;
  let base: PackageTotal | null = null;
  let baseFlights = 0;
  for (let leaf = leaves.start; leaf < leaves.end; leaf += 1) {
    const block = world.leaves[leaf]?.block;
    const arrivals = arrivalsAt(world, leaf, trip);
    if (block === undefined || arrivals.length === 0) continue;
    hasFlights = true;
    const least = leastPackages(block, arrivals);
    for (let hotel = 0; hotel < block.hotels; hotel += 1) {
      const net = least.net[hotel] ?? NOTHING;
      const arrival = arrivals[least.arrival[hotel] ?? 0];
      const stars = block.columns.stars[hotel] ?? 0;
      const own = terms.byStars[stars];
      if (net === NOTHING || arrival === undefined || own === undefined) continue;
      const price = packageTotal(net, own, terms.feeOf);
      if (base === null || price.total < base.total) {
        base = price;
        baseFlights = arrival.flightsNet;
      }
      found.push({ leaf, hotel, arrival, total: price.total, stars });
    }
  }
  if (base === null) return nothing(hasFlights);
  const { total: searchTotal } = base;
  const travellers = travellersOf(trip);
  const searchShare = shareUp(searchTotal, travellers, terms.currency);
  const candidates = found.map(({ stars, ...one }): Candidate => {
    const flightUpgrade = one.arrival.flightsNet > baseFlights ? flightDifference(terms.byStars[stars], baseFlights, one.arrival.flightsNet) : 0;
    const item = one.total - searchTotal - flightUpgrade;
    return { ...one, flightUpgrade, perPerson: searchShare + shareUp(item, travellers, terms.currency) + shareUp(flightUpgrade, travellers, terms.currency) };
  });
  return { candidates, base, hasFlights };
}

/** Selling price of dearer flights above cheaper ones: the supplement line of a card. */
function flightDifference(terms: SellingTerms | undefined, fromNet: number, toNet: number): number {
  return terms === undefined ? 0 : sellPrice(toNet, terms) - sellPrice(fromNet, terms);
}

/** Least price per person of a trip over a range of leaves, whole major units; null when nothing can be had. The figure of date strips. */
export function leastPerPerson(world: World, leaves: { readonly start: number; readonly end: number }, trip: Trip, terms: TermsOfSeller): number | null {
  let least = NOTHING;
  for (let leaf = leaves.start; leaf < leaves.end; leaf += 1) {
    const block = world.leaves[leaf]?.block;
    const arrivals = arrivalsAt(world, leaf, trip);
    if (block === undefined || arrivals.length === 0) continue;
    const { net } = leastPackages(block, arrivals);
    const byStars = [NOTHING, NOTHING, NOTHING, NOTHING, NOTHING, NOTHING];
    for (let hotel = 0; hotel < block.hotels; hotel += 1) {
      const stars = block.columns.stars[hotel] ?? 0;
      if ((net[hotel] ?? NOTHING) < (byStars[stars] ?? 0)) byStars[stars] = net[hotel] ?? NOTHING;
    }
    byStars.forEach((cents, stars) => {
      const own = terms.byStars[stars];
      if (cents !== NOTHING && own !== undefined) least = Math.min(least, packageTotal(cents, own, terms.feeOf).total);
    });
  }
  return least === NOTHING ? null : shareUp(least, travellersOf(trip), terms.currency);
}
