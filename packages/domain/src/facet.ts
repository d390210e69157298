import type { ListingFilterName, ListingFilters } from './filter-query.ts';
import { LISTING_FILTER_NAMES } from './filter-query.ts';

/** A level of a product's geography (funnel 3.6). */
export interface GeographyLevel {
  readonly level: string;
  readonly label: string;
}

/** What the facets read of a product: amounts are whole major units per person. */
export interface FacetProduct {
  readonly category: number;
  readonly boardTypeCodes: readonly string[];
  readonly levels: readonly GeographyLevel[];
  readonly ratingFilterValues: readonly string[];
  /** Per-person price in whole major units (funnel 3.6 `budgetMinValue`). */
  readonly budgetMinValue: number;
  readonly isFlashsale: boolean;
}

/** A budget range: from (exclusive, none for the first) up to (inclusive, none for the last). */
export interface BudgetRange {
  readonly value: string;
  readonly above: number | null;
  readonly upTo: number | null;
}

/** An option of a facet with the number of products it would leave. */
export interface FacetOption {
  readonly value: string;
  readonly count: number;
}

/** Percentile by nearest rank of values sorted ascending (readings 5). Undefined for no values. */
function percentile(sorted: readonly number[], percent: number): number | undefined {
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)];
}

/** To the nearest 50, half up: 525 gives 550 (readings 5). */
export function roundToFifty(amount: number): number {
  return Math.floor(amount / 50 + 0.5) * 50;
}

/**
 * Budget ranges split at the 25th, 50th and 75th percentiles, each rounded to the nearest 50; none when any of these points coincide
 * or there are no products (funnel 4.2). Amounts in whole major units.
 */
export function budgetRanges(amounts: readonly number[]): BudgetRange[] {
  const sorted = amounts.toSorted((first, second) => first - second);
  const points = [25, 50, 75]
    .map((percent) => percentile(sorted, percent))
    .filter((point) => point !== undefined)
    .map(roundToFifty);
  const [low, middle, high] = points;
  if (low === undefined || middle === undefined || high === undefined || low === middle || middle === high) return [];
  return [
    { value: `0-${low}`, above: null, upTo: low },
    { value: `${low}-${middle}`, above: low, upTo: middle },
    { value: `${middle}-${high}`, above: middle, upTo: high },
    { value: `${high}-`, above: high, upTo: null },
  ];
}

/** The range an amount belongs to: a value equal to a point is in the lower one, so each has exactly one (readings 5). Null without ranges. */
export function budgetRangeOf(amount: number, ranges: readonly BudgetRange[]): BudgetRange | null {
  return ranges.find((range) => (range.above === null || amount > range.above) && (range.upTo === null || amount <= range.upTo)) ?? null;
}

/** Levels offered for the searched destination's type (funnel 4.2). */
function facetLevels(destinationType: string): readonly string[] {
  if (destinationType === 'ZONE') return ['REGION'];
  if (destinationType === 'COUNTRY' || destinationType === 'NEARTO' || destinationType === 'PROVINCE' || destinationType === 'REGION') return ['RESORT'];
  return destinationType === 'RESORT' ? ['DISTRICT', 'OTHER'] : [];
}

/**
 * Destination facet labels of a product (funnel 4.2): ZONE → regions; COUNTRY, NEARTO, PROVINCE, REGION → resorts; RESORT → districts or
 * OTHER. A product whose levels lack DISTRICT gets an OTHER level labelled `otherLabel`. Each label once.
 */
export function destinationLabels(levels: readonly GeographyLevel[], destinationType: string, otherLabel: string): string[] {
  const completed = levels.some((level) => level.level === 'DISTRICT' || level.level === 'OTHER') ? levels : [...levels, { level: 'OTHER', label: otherLabel }];
  const wanted = facetLevels(destinationType);
  return [...new Set(completed.filter((level) => wanted.includes(level.level)).map((level) => level.label))];
}

/** What turns a product into facet values: the searched destination's type, the budget ranges and the word for "elsewhere". */
export interface FacetContext {
  readonly destinationType: string;
  readonly otherLabel: string;
  readonly ranges: readonly BudgetRange[];
}

/** Values a product has in a facet (funnel 4.2); it matches when any of them is selected. */
export function facetValues(product: FacetProduct, facet: ListingFilterName, context: FacetContext): readonly string[] {
  switch (facet) {
    case 'stars':
      return [String(Math.floor(product.category))];
    case 'boards':
      return product.boardTypeCodes;
    case 'destinations':
      return destinationLabels(product.levels, context.destinationType, context.otherLabel);
    case 'guestsrating':
      return product.ratingFilterValues;
    case 'budget': {
      const range = budgetRangeOf(product.budgetMinValue, context.ranges);
      return range === null ? [] : [range.value];
    }
    case 'flashsale':
      return [String(product.isFlashsale)];
  }
}

/** True when, for each facet with a selection, any of the product's values is selected; `except` leaves one facet out. */
export function matchesFilters(product: FacetProduct, filters: ListingFilters, context: FacetContext, except?: ListingFilterName): boolean {
  return LISTING_FILTER_NAMES.every((name) => {
    if (name === except || filters[name].length === 0) return true;
    const values = facetValues(product, name, context);
    return filters[name].some((value) => values.includes(value));
  });
}

/** The products that match, in their order. */
export function filterProducts<Product extends FacetProduct>(products: readonly Product[], filters: ListingFilters, context: FacetContext): Product[] {
  return products.filter((product) => matchesFilters(product, filters, context));
}

/** Values offered by a facet over all products of the search, whatever is filtered. */
function offeredValues(products: readonly FacetProduct[], facet: ListingFilterName, context: FacetContext): string[] {
  if (facet === 'budget') return context.ranges.map((range) => range.value);
  const values = [...new Set(products.flatMap((product) => facetValues(product, facet, context)))].filter((value) => value !== '');
  if (facet === 'stars' || facet === 'guestsrating') return values.toSorted((first, second) => Number(second) - Number(first));
  return values.toSorted((first, second) => (first < second ? -1 : 1));
}

/**
 * Options of a facet with their counts (funnel 4.2): a count applies every other active filter, but not the facet's own. Options that
 * would leave nothing stay, with count 0: they are shown disabled.
 */
export function facetOptions(products: readonly FacetProduct[], facet: ListingFilterName, filters: ListingFilters, context: FacetContext): FacetOption[] {
  const counts = new Map<string, number>(offeredValues(products, facet, context).map((value) => [value, 0]));
  for (const product of products) {
    if (!matchesFilters(product, filters, context, facet)) continue;
    for (const value of new Set(facetValues(product, facet, context))) {
      const count = counts.get(value);
      if (count !== undefined) counts.set(value, count + 1);
    }
  }
  return [...counts].map(([value, count]) => ({ value, count }));
}

/** An option with count 0 cannot be selected (funnel 5), unless it is selected already and must be removable. */
export function isOptionSelectable(option: FacetOption, selected: readonly string[]): boolean {
  return option.count > 0 || selected.includes(option.value);
}
