import { budgetRangeOf, budgetRanges, destinationLabels } from '@escale/domain/facet';
import { LISTING_FILTER_NAMES, type ListingFilterName, type ListingFilters } from '@escale/domain/filter-query';
import { chooseItemAndBoard } from '@escale/domain/listing-price';
import { type RatingProvider, providerAFilterValues, providerBFilterValues } from '@escale/domain/rating';
import type { SortValue } from '@escale/domain/sort';
import type { CandidateItem } from './card.ts';
import { type Candidate, shareUp } from './price-candidates.ts';
import { type HotelFacts, type World, placesAround } from './world.ts';

/** How a listing is wanted. */
export interface ListingView {
  readonly filters: ListingFilters;
  readonly sort: SortValue;
  readonly size: number;
  readonly language: string;
  /** The word for "elsewhere in the resort" among the destinations. */
  readonly otherLabel: string;
  readonly ratingProvider: RatingProvider;
}

export interface Listing {
  /** Filtered, sorted, cut. */
  readonly shown: readonly { readonly candidate: Candidate; readonly items?: readonly CandidateItem[] | undefined }[];
  readonly totalItems: number;
  readonly facets: Readonly<Record<ListingFilterName, { value: string; count: number }[]>>;
}

/** What the listing reads besides the candidates. */
export interface ListingContext {
  readonly world: World;
  readonly destination: number;
  readonly travellers: number;
  readonly currency: string;
  readonly searchTotal: number;
  /** Room and board choices of a candidate; asked for only under a board filter. */
  readonly itemsOf: (candidate: Candidate) => readonly CandidateItem[];
}

const labelOf = (labels: Readonly<Record<string, string>>, language: string): string => labels[language] ?? labels['en'] ?? '';

/** Levels of a hotel's geography, widest first, its district last (funnel 3.6). */
export function levelsOf(world: World, leaf: number, hotel: HotelFacts, language: string): { level: string; label: string; code?: string }[] {
  const around = placesAround(world, world.leaves[leaf]?.place ?? -1).map(({ level, label, code }) => ({ level, label: labelOf(label, language), code }));
  return hotel.district === null ? around : [...around, { level: 'DISTRICT', label: labelOf(hotel.district, language) }];
}

/** A facet as numbers. Hotels with the same values share a combination: what is counted and filtered are combinations. */
interface Dimension {
  readonly name: ListingFilterName;
  readonly options: readonly string[];
  /** Places in `options`, by combination. */
  readonly combinations: readonly (readonly number[])[];
  /** Combination of each candidate. */
  readonly of: Uint16Array;
}

/**
 * Facets, filters, sort and cut of the candidates in one pass each, by the rules of funnel 4.2: a failed group sets one bit, and a hotel
 * counts for a group when no other group failed.
 */
export function listCandidates(context: ListingContext, candidates: readonly Candidate[], view: ListingView): Listing {
  const dimensions = LISTING_FILTER_NAMES.map((name) => (name === 'budget' ? budgetDimension(candidates) : fixedDimension(context, candidates, view, name)));
  const failed = new Uint8Array(candidates.length);
  dimensions.forEach((dimension, group) => {
    const chosen = view.filters[dimension.name];
    if (chosen.length === 0) return;
    const isWanted = Uint8Array.from(dimension.combinations, (values) =>
      values.some((value) => chosen.includes(dimension.options[value] ?? '')) ? 0 : 1 << group,
    );
    for (let index = 0; index < failed.length; index += 1) failed[index] = (failed[index] ?? 0) | (isWanted[dimension.of[index] ?? 0] ?? 0);
  });
  const passed: number[] = [];
  failed.forEach((bits, index) => {
    if (bits === 0) passed.push(index);
  });
  const facets = Object.fromEntries(dimensions.map((dimension, group) => [dimension.name, countOptions(dimension, failed, group)]));
  const priced = priceForBoards(context, candidates, passed, view.filters.boards);
  const order = sortPositions(passed.map((index, at) => sortKey(context.world, candidates[index], priced?.[at]?.perPerson, view.sort)));
  const shown = order.slice(0, view.size).flatMap((at) => {
    const candidate = candidates[passed[at] ?? -1];
    return candidate === undefined ? [] : [{ candidate, items: priced?.[at]?.items }];
  });
  return { shown, totalItems: passed.length, facets: facets as Listing['facets'] }; // as: fromEntries forgets that every name is there
}

/** Options that any candidate has, with the candidates that fail no other group. */
function countOptions(dimension: Dimension, failed: Uint8Array, group: number): { value: string; count: number }[] {
  const counted = new Uint32Array(dimension.combinations.length);
  const present = new Uint8Array(dimension.combinations.length);
  const others = 0xff & ~(1 << group);
  for (let index = 0; index < failed.length; index += 1) {
    const combination = dimension.of[index] ?? 0;
    present[combination] = 1;
    if (((failed[index] ?? 0) & others) === 0) counted[combination] = (counted[combination] ?? 0) + 1;
  }
  const counts = new Int32Array(dimension.options.length).fill(dimension.name === 'budget' ? 0 : -1);
  dimension.combinations.forEach((values, combination) => {
    if (present[combination] === 0) return;
    for (const value of values) counts[value] = Math.max(0, counts[value] ?? 0) + (counted[combination] ?? 0);
  });
  return dimension.options.flatMap((value, at) => ((counts[at] ?? -1) < 0 ? [] : [{ value, count: counts[at] ?? 0 }]));
}

/** The ranges of this answer's prices: combination i + 1 is range i, 0 is "no ranges". */
function budgetDimension(candidates: readonly Candidate[]): Dimension {
  const ranges = budgetRanges(candidates.map((candidate) => candidate.perPerson));
  const of = Uint16Array.from(candidates, (candidate) => {
    const range = budgetRangeOf(candidate.perPerson, ranges);
    return range === null ? 0 : ranges.indexOf(range) + 1;
  });
  return { name: 'budget', options: ranges.map((range) => range.value), combinations: [[], ...ranges.map((_, at) => [at])], of };
}

/** Values of a facet that no price decides, for every hotel of a destination: made once, read by every search. */
interface FixedFacet {
  readonly options: readonly string[];
  readonly combinations: readonly (readonly number[])[];
  /** Combination by leaf of the destination, then by hotel. */
  readonly of: readonly Uint16Array[];
  readonly firstLeaf: number;
}

const fixedFacets = new WeakMap<World, Map<string, FixedFacet>>();
const MOST_FIXED_FACETS = 2_000;

function fixedDimension(context: ListingContext, candidates: readonly Candidate[], view: ListingView, name: ListingFilterName): Dimension {
  let known = fixedFacets.get(context.world);
  if (known === undefined) fixedFacets.set(context.world, (known = new Map()));
  const key = `${name} ${context.destination} ${name === 'destinations' ? `${view.language} ${view.otherLabel}` : ''}${name === 'guestsrating' ? view.ratingProvider : ''}`;
  let facet = known.get(key);
  if (facet === undefined) {
    if (known.size >= MOST_FIXED_FACETS) known.clear();
    known.set(key, (facet = fixFacet(context, view, name)));
  }
  const { of, firstLeaf } = facet;
  const own = new Uint16Array(candidates.length);
  for (let index = 0; index < own.length; index += 1) {
    const candidate = candidates[index];
    if (candidate !== undefined) own[index] = of[candidate.leaf - firstLeaf]?.[candidate.hotel] ?? 0;
  }
  return { name, options: facet.options, combinations: facet.combinations, of: own };
}

function fixFacet(context: ListingContext, view: ListingView, name: ListingFilterName): FixedFacet {
  const { world } = context;
  const place = world.places[context.destination];
  const firstLeaf = place?.leafStart ?? 0;
  const leaves = world.leaves.slice(firstLeaf, place?.leafEnd ?? 0);
  const values = leaves.map((leaf, at) => leaf.hotels.map((hotel) => fixedValues(context, view, { name, hotel, leaf: firstLeaf + at })));
  const options = sortOptions(name, [...new Set(values.flat(2))]);
  const placeOf = new Map(options.map((option, at) => [option, at]));
  const keys = new Map<string, number>();
  const combinations: number[][] = [];
  const of = values.map((ofLeaf) =>
    Uint16Array.from(ofLeaf, (own) => {
      const key = own.join('\n');
      const before = keys.get(key);
      if (before !== undefined) return before;
      keys.set(key, combinations.length);
      return combinations.push(own.map((value) => placeOf.get(value) ?? 0)) - 1;
    }),
  );
  return { options, combinations, of, firstLeaf };
}

function fixedValues(context: ListingContext, view: ListingView, given: { name: ListingFilterName; hotel: HotelFacts; leaf: number }): string[] {
  const { hotel } = given;
  switch (given.name) {
    case 'stars':
      return [String(Math.floor(hotel.category))];
    case 'boards':
      return [...new Set(hotel.boardCodes)];
    case 'guestsrating':
      return ratingFilterValues(hotel, view.ratingProvider);
    case 'flashsale':
      return [String(isFlashSale(hotel))];
    case 'destinations':
      return destinationLabels(
        levelsOf(context.world, given.leaf, hotel, view.language),
        context.world.places[context.destination]?.level ?? '',
        view.otherLabel,
      ).filter((label) => label !== '');
    case 'budget':
      return [];
  }
}

function sortOptions(name: ListingFilterName, options: string[]): string[] {
  if (name === 'stars' || name === 'guestsrating') return options.sort((first, second) => Number(second) - Number(first));
  return options.sort((first, second) => (first < second ? -1 : 1));
}

/** Filter values of a hotel's guest rating by the partner's provider; none without a rating. */
export function ratingFilterValues(hotel: HotelFacts, provider: RatingProvider): string[] {
  if (provider === 'HOLIDAY_CHECK') return hotel.ratingB === null ? [] : providerBFilterValues(hotel.ratingB);
  return hotel.ratingA === null ? [] : providerAFilterValues(hotel.ratingA);
}

/** True for hotels on a flash sale: their current rates carry a real reduction. */
export const isFlashSale = (hotel: Pick<HotelFacts, 'themes'>): boolean => hotel.themes.includes('FLASH_SALE');

/** Under a board filter a card shows its cheapest matching board: items and price per person of each passed candidate. */
function priceForBoards(
  context: ListingContext,
  candidates: readonly Candidate[],
  passed: readonly number[],
  boards: readonly string[],
): { items: readonly CandidateItem[]; perPerson: number }[] | null {
  if (boards.length === 0) return null;
  const share = (minor: number): number => shareUp(minor, context.travellers, context.currency);
  return passed.map((index) => {
    const candidate = candidates[index];
    const items = candidate === undefined ? [] : context.itemsOf(candidate);
    const choice = chooseItemAndBoard(items, boards);
    const upgrades =
      choice === null || candidate === undefined ? 0 : share(choice.item.upgradePrice) + share(choice.board.upgradePrice) + share(candidate.flightUpgrade);
    return { items, perPerson: share(context.searchTotal) + upgrades };
  });
}

/** Number to sort by, ascending; NaN = the hotel lacks the field. */
function sortKey(world: World, candidate: Candidate | undefined, perPerson: number | undefined, sort: SortValue): number {
  const hotel = candidate === undefined ? undefined : world.leaves[candidate.leaf]?.hotels[candidate.hotel];
  if (candidate === undefined || hotel === undefined) return Number.NaN;
  switch (sort) {
    case 'recommended':
      return -hotel.ranking;
    case 'priceAscendant':
      return perPerson ?? candidate.perPerson;
    case 'priceDescendant':
      return -(perPerson ?? candidate.perPerson);
    case 'tripadvisor':
      return hotel.ratingA === null ? Number.NaN : -Math.round(hotel.ratingA * 10);
    case 'holidaycheck':
      return hotel.ratingB === null ? Number.NaN : -hotel.ratingB;
    case 'stars':
      return -hotel.category * 2;
  }
}

const POSITIONS = 65_536;

/** Positions in ascending order of whole-number keys, equal keys in their order, missing keys last: one native sort of packed numbers. */
export function sortPositions(keys: readonly number[]): number[] {
  const factor = Math.max(POSITIONS, keys.length);
  const packed = Float64Array.from(keys, (key, at) => (Number.isNaN(key) ? Number.POSITIVE_INFINITY : key * factor + at)).sort();
  const missing = keys.flatMap((key, at) => (Number.isNaN(key) ? [at] : []));
  return Array.from(packed.subarray(0, keys.length - missing.length), (value) => ((value % factor) + factor) % factor).concat(missing);
}
