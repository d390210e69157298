import type { QueryParameters } from './search-query.ts';

/** Filter names of the dynamic-package and stopover listing (funnel 4.2). */
export const LISTING_FILTER_NAMES = ['stars', 'boards', 'destinations', 'guestsrating', 'budget', 'flashsale'] as const;
export type ListingFilterName = (typeof LISTING_FILTER_NAMES)[number];

/** Filter names the hotel-only listing knows (funnel 4.2). */
export const HOTEL_ONLY_FILTER_NAMES = [
  'ratingStars',
  'propertyName',
  'board',
  'destination',
  'guestsrating',
  'budget',
  'flashsale',
  'tripadvisor',
  'cancellationType',
] as const;
export type HotelOnlyFilterName = (typeof HOTEL_ONLY_FILTER_NAMES)[number];

/** Facets where one value replaces the other (radio); the rest take several (readings 3.3). */
export const SINGLE_CHOICE_FILTERS: ReadonlySet<string> = new Set(['budget', 'flashsale', 'cancellationType']);

/** Selected values by filter name; every name is present, an inactive filter is empty. */
export type FilterSelection<Name extends string> = Readonly<Record<Name, readonly string[]>>;
export type ListingFilters = FilterSelection<ListingFilterName>;

/** A selection in which no filter is active. */
export function emptyFilters<Name extends string>(names: readonly Name[]): FilterSelection<Name> {
  return Object.fromEntries(names.map((name) => [name, []])) as unknown as FilterSelection<Name>; // fromEntries forgets that every name is there
}

/** Joins values with commas; a comma or backslash inside a value is preceded by a backslash, so that every value comes back. */
export function formatFilterValues(values: readonly string[]): string {
  return values.map((value) => value.replaceAll('\\', '\\\\').replaceAll(',', '\\,')).join(',');
}

/** Splits comma-separated values (funnel 4.2): empty values dropped, each value once. */
export function parseFilterValues(text: string): string[] {
  const values: string[] = [];
  let value = '';
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (character === '\\' && index + 1 < text.length) {
      index += 1;
      value += text.charAt(index);
    } else if (character === ',') {
      values.push(value);
      value = '';
    } else {
      value += character;
    }
  }
  values.push(value);
  return [...new Set(values.filter((item) => item !== ''))];
}

/** Reads the filters of an address: one parameter per facet, values comma-separated (funnel 4.2). */
export function parseFilters<Name extends string>(parameters: QueryParameters, names: readonly Name[]): FilterSelection<Name> {
  return Object.fromEntries(names.map((name) => [name, parseFilterValues(parameters.get(name) ?? '')])) as unknown as FilterSelection<Name>; // as in emptyFilters
}

/** Writes active filters as a query string without `?`; a filter without values has no parameter (funnel 4.2). */
export function formatFilters<Name extends string>(filters: FilterSelection<Name>, names: readonly Name[]): string {
  return names
    .filter((name) => filters[name].length > 0)
    .map((name) => `${name}=${encodeURIComponent(formatFilterValues(filters[name])).replaceAll('%2C', ',')}`)
    .join('&');
}

/** The single mode and the deep-link setter: the facet's selection becomes that one value (platform 4, readings 1.4). */
export function setFilterValue<Name extends string>(filters: FilterSelection<Name>, name: Name, value: string): FilterSelection<Name> {
  return { ...filters, [name]: [value] };
}

/** The multiple mode: adds the value, or removes it when it is there; the last one removed leaves the facet inactive. */
export function toggleFilterValue<Name extends string>(filters: FilterSelection<Name>, name: Name, value: string): FilterSelection<Name> {
  const values: readonly string[] = filters[name];
  return { ...filters, [name]: values.includes(value) ? values.filter((item) => item !== value) : [...values, value] };
}

/** What choosing an option does: replace in a single-choice facet, toggle in the others (readings 3.3). */
export function chooseFilterValue<Name extends string>(filters: FilterSelection<Name>, name: Name, value: string): FilterSelection<Name> {
  return SINGLE_CHOICE_FILTERS.has(name) ? setFilterValue(filters, name, value) : toggleFilterValue(filters, name, value);
}

/** Removes one value (a chip). */
export function removeFilterValue<Name extends string>(filters: FilterSelection<Name>, name: Name, value: string): FilterSelection<Name> {
  return { ...filters, [name]: filters[name].filter((item: string) => item !== value) };
}

/** Number of selected values, shown as ' (n)' on the filter button (funnel 2.10). */
export function countFilterValues(filters: Readonly<Record<string, readonly string[]>>): number {
  return Object.values(filters).reduce((total, values) => total + values.length, 0);
}

/** Filters are active when any facet has a value; active filters take merchandising items off the list (funnel 4.2). */
export function hasActiveFilters(filters: Readonly<Record<string, readonly string[]>>): boolean {
  return countFilterValues(filters) > 0;
}
