/** Sort values of a listing (funnel 4.2). */
export const SORT_VALUES = ['recommended', 'priceAscendant', 'priceDescendant', 'tripadvisor', 'holidaycheck', 'stars'] as const;
export type SortValue = (typeof SORT_VALUES)[number];

/** The four offered to the traveller; the two rating sorts are accepted but not offered (readings 2.2). */
export const OFFERED_SORTS = ['recommended', 'priceAscendant', 'priceDescendant', 'stars'] as const satisfies readonly SortValue[];

/** A new search starts with this sort (funnel 4.2). */
export const DEFAULT_SORT: SortValue = 'priceAscendant';

/** Cards shown at first, and added by each "show more" (funnel 2.10, 9). */
export const ACCOMMODATIONS_PAGE_SIZE = 20;

const OTHER_SPELLINGS: Readonly<Record<string, SortValue>> = {
  RECOMMENDED: 'recommended',
  PRICE_ASC: 'priceAscendant',
  PRICE_DESC: 'priceDescendant',
  TRIP_ADVISOR: 'tripadvisor',
  HOLIDAY_CHECK: 'holidaycheck',
  STARS: 'stars',
};

/** Reads a sort in either spelling of the specification (readings 2.2); null when it is none. */
export function parseSort(text: string | null | undefined): SortValue | null {
  if (text === null || text === undefined) return null;
  return SORT_VALUES.find((value) => value === text) ?? (Object.hasOwn(OTHER_SPELLINGS, text) ? (OTHER_SPELLINGS[text] ?? null) : null);
}

/** The sort in force: what the traveller chose, else the answer's defaultSort, else price ascending (readings 2.1). */
export function activeSort(chosen: string | null | undefined, defaultSort: string | null | undefined): SortValue {
  return parseSort(chosen) ?? parseSort(defaultSort) ?? DEFAULT_SORT;
}

/** What the sorts read of a product; a field may be missing. */
export interface SortableProduct {
  readonly ranking?: number | null | undefined;
  readonly category?: number | null | undefined;
  readonly total?: number | null | undefined;
  readonly providerA?: { readonly rating?: number | null | undefined } | null | undefined;
  readonly providerB?: { readonly recommendation?: number | null | undefined } | null | undefined;
}

const SORTS: Readonly<Record<SortValue, { key: (product: SortableProduct) => number | null | undefined; direction: 1 | -1 }>> = {
  recommended: { key: (product) => product.ranking, direction: -1 },
  priceAscendant: { key: (product) => product.total, direction: 1 },
  priceDescendant: { key: (product) => product.total, direction: -1 },
  tripadvisor: { key: (product) => product.providerA?.rating, direction: -1 },
  holidaycheck: { key: (product) => product.providerB?.recommendation, direction: -1 },
  stars: { key: (product) => product.category, direction: -1 },
};

/** Sorts a copy (funnel 4.2): equal products keep their order, products without the sort field follow in their original order. */
export function sortProducts<Product extends SortableProduct>(products: readonly Product[], sort: SortValue): Product[] {
  const { key, direction } = SORTS[sort];
  const withField: { product: Product; value: number }[] = [];
  const without: Product[] = [];
  for (const product of products) {
    const value = key(product);
    if (typeof value === 'number' && Number.isFinite(value)) withField.push({ product, value });
    else without.push(product);
  }
  const sorted = withField.toSorted((first, second) => direction * (first.value - second.value)).map((entry) => entry.product);
  return [...sorted, ...without];
}

/** The sorted list cut to the page size (funnel 4.2). */
export function cutToPage<Product>(products: readonly Product[], pageSize: number): Product[] {
  return products.slice(0, pageSize);
}

/** "Show more" raises the page size by 20 (funnel 4.2). */
export function nextPageSize(pageSize: number): number {
  return pageSize + ACCOMMODATIONS_PAGE_SIZE;
}
