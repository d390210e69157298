/** A list entry: a product of the search or a promoted item. */
export type ListEntry<Product, Item> =
  | { readonly kind: 'product'; readonly product: Product }
  | { readonly kind: 'merchandising'; readonly items: readonly Item[] };

/**
 * Mixes merchandising items into a list (funnel 2.10) at their 1-based slots, several at one slot together (readings 4.27); positions 0 and 9
 * are not inserted (platform 9), nor are slots past the end. While filters are active there are none (funnel 4.2).
 */
export function mixMerchandising<Product, Item extends { readonly position: number }>(
  products: readonly Product[],
  items: readonly Item[],
  areFiltersActive: boolean,
): ListEntry<Product, Item>[] {
  const slots = new Map<number, Item[]>();
  for (const item of areFiltersActive ? [] : items) {
    if (item.position !== 0 && item.position !== 9) slots.set(item.position, [...(slots.get(item.position) ?? []), item]);
  }
  const list: ListEntry<Product, Item>[] = [];
  for (const product of products) {
    for (let promoted = slots.get(list.length + 1); promoted !== undefined; promoted = slots.get(list.length + 1))
      list.push({ kind: 'merchandising', items: promoted });
    list.push({ kind: 'product', product });
  }
  return list;
}
