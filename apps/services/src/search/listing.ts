import { type BudgetRange, budgetRangeOf, budgetRanges, destinationLabels } from '@escale/domain/facet';
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

/** A facet as numbers: the values of candidate i are `values[i]`, places in `options`. */
interface Dimension {
  readonly name: ListingFilterName;
  readonly options: string[];
  readonly values: (readonly number[])[];
}

/**
 * Facets, filters, sort and cut of the candidates in one pass each, by the rules of funnel 4.2: a failed group sets one bit, and a hotel
 * counts for a group when no other group failed.
 */
export function listCandidates(context: ListingContext, candidates: readonly Candidate[], view: ListingView): Listing {
  const dimensions = LISTING_FILTER_NAMES.map((name) => dimensionOf(context, candidates, view, name));
  const wanted = dimensions.map((dimension) => {
    const chosen = view.filters[dimension.name];
    return chosen.length === 0 ? null : Uint8Array.from(dimension.options, (option) => (chosen.includes(option) ? 1 : 0));
  });
  const counts = dimensions.map((dimension) => new Uint32Array(dimension.options.length));
  const passed: number[] = [];
  for (let index = 0; index < candidates.length; index += 1) {
    let failed = 0;
    for (let group = 0; group < dimensions.length; group += 1) {
      const chosen = wanted[group];
      if (chosen === null || chosen === undefined) continue;
      let hit = 0;
      for (const value of dimensions[group]?.values[index] ?? []) hit |= chosen[value] ?? 0;
      if (hit === 0) failed |= 1 << group;
    }
    if (failed === 0) passed.push(index);
    for (let group = 0; group < dimensions.length; group += 1) {
      if ((failed & ~(1 << group)) !== 0) continue;
      const own = counts[group];
      if (own !== undefined) for (const value of dimensions[group]?.values[index] ?? []) own[value] = (own[value] ?? 0) + 1;
    }
  }
  const facets = Object.fromEntries(dimensions.map((dimension, group) => [dimension.name, sortOptions(dimension, counts[group])]));
  const priced = priceForBoards(context, candidates, passed, view.filters.boards);
  const order = sortPositions(passed.map((index, at) => sortKey(context.world, candidates[index], priced?.[at]?.perPerson, view.sort)));
  const shown = order.slice(0, view.size).flatMap((at) => {
    const candidate = candidates[passed[at] ?? -1];
    return candidate === undefined ? [] : [{ candidate, items: priced?.[at]?.items }];
  });
  return { shown, totalItems: passed.length, facets: facets as Listing['facets'] }; // as: fromEntries forgets that every name is there
}

function dimensionOf(context: ListingContext, candidates: readonly Candidate[], view: ListingView, name: ListingFilterName): Dimension {
  const options: string[] = [];
  const known = new Map<string, readonly number[]>();
  const ranges: readonly BudgetRange[] = name === 'budget' ? budgetRanges(candidates.map((candidate) => candidate.perPerson)) : [];
  for (const range of ranges) options.push(range.value);
  const remember = (key: string, values: () => readonly string[]): readonly number[] => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const places = values().map((value) => {
      const at = options.indexOf(value);
      return at >= 0 ? at : options.push(value) - 1;
    });
    known.set(key, places);
    return places;
  };
  return { name, options, values: candidates.map((candidate) => facetPlaces(context, candidate, { view, name, ranges, remember })) };
}

interface FacetWork {
  readonly view: ListingView;
  readonly name: ListingFilterName;
  readonly ranges: readonly BudgetRange[];
  readonly remember: (key: string, values: () => readonly string[]) => readonly number[];
}

const NONE: readonly number[] = [];

/** Places of a hotel's values in a facet; equal hotels share one list, so the strings of a value are made once. */
function facetPlaces(context: ListingContext, candidate: Candidate, work: FacetWork): readonly number[] {
  const { world } = context;
  const { view, remember } = work;
  const hotel = world.leaves[candidate.leaf]?.hotels[candidate.hotel];
  if (hotel === undefined) return NONE;
  switch (work.name) {
    case 'stars': return remember(String(hotel.category), () => [String(Math.floor(hotel.category))]);
    case 'boards': return remember(hotel.boardCodes.join(), () => [...new Set(hotel.boardCodes)]);
    case 'guestsrating': return remember(ratingKey(hotel, view.ratingProvider), () => ratingFilterValues(hotel, view.ratingProvider));
    case 'flashsale': return remember(String(isFlashSale(hotel)), () => [String(isFlashSale(hotel))]);
    case 'destinations': return remember(`${candidate.leaf} ${hotel.district === null ? '' : labelOf(hotel.district, view.language)}`, () =>
      destinationLabels(levelsOf(world, candidate.leaf, hotel, view.language), world.places[context.destination]?.level ?? '', view.otherLabel).filter((label) => label !== ''));
    case 'budget': return remember(String(candidate.perPerson), () => {
      const range = budgetRangeOf(candidate.perPerson, work.ranges);
      return range === null ? [] : [range.value];
    });
  }
}

const ratingKey = (hotel: HotelFacts, provider: RatingProvider): string => String(provider === 'HOLIDAY_CHECK' ? hotel.ratingB : hotel.ratingA);

/** Filter values of a hotel's guest rating by the partner's provider; none without a rating. */
export function ratingFilterValues(hotel: HotelFacts, provider: RatingProvider): string[] {
  if (provider === 'HOLIDAY_CHECK') return hotel.ratingB === null ? [] : providerBFilterValues(hotel.ratingB);
  return hotel.ratingA === null ? [] : providerAFilterValues(hotel.ratingA);
}

/** True for hotels on a flash sale: their current rates carry a real reduction. */
export const isFlashSale = (hotel: Pick<HotelFacts, 'themes'>): boolean => hotel.themes.includes('FLASH_SALE');

function sortOptions(dimension: Dimension, counts: Uint32Array | undefined): { value: string; count: number }[] {
  const options = dimension.options.map((value, at) => ({ value, count: counts?.[at] ?? 0 }));
  if (dimension.name === 'budget') return options;
  if (dimension.name === 'stars' || dimension.name === 'guestsrating') return options.sort((first, second) => Number(second.value) - Number(first.value));
  return options.sort((first, second) => (first.value < second.value ? -1 : 1));
}

/** Under a board filter a card shows its cheapest matching board: items and price per person of each passed candidate. */
function priceForBoards(context: ListingContext, candidates: readonly Candidate[], passed: readonly number[], boards: readonly string[]): { items: readonly CandidateItem[]; perPerson: number }[] | null {
  if (boards.length === 0) return null;
  const share = (minor: number): number => shareUp(minor, context.travellers, context.currency);
  return passed.map((index) => {
    const candidate = candidates[index];
    const items = candidate === undefined ? [] : context.itemsOf(candidate);
    const choice = chooseItemAndBoard(items, boards);
    const upgrades = choice === null || candidate === undefined ? 0 : share(choice.item.upgradePrice) + share(choice.board.upgradePrice) + share(candidate.flightUpgrade);
    return { items, perPerson: share(context.searchTotal) + upgrades };
  });
}

/** Number to sort by, ascending; NaN = the hotel lacks the field. */
function sortKey(world: World, candidate: Candidate | undefined, perPerson: number | undefined, sort: SortValue): number {
  const hotel = candidate === undefined ? undefined : world.leaves[candidate.leaf]?.hotels[candidate.hotel];
  if (candidate === undefined || hotel === undefined) return Number.NaN;
  switch (sort) {
    case 'recommended': return -hotel.ranking;
    case 'priceAscendant': return perPerson ?? candidate.perPerson;
    case 'priceDescendant': return -(perPerson ?? candidate.perPerson);
    case 'tripadvisor': return hotel.ratingA === null ? Number.NaN : -Math.round(hotel.ratingA * 10);
    case 'holidaycheck': return hotel.ratingB === null ? Number.NaN : -hotel.ratingB;
    case 'stars': return -hotel.category * 2;
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
