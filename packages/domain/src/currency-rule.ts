/** The selected currency, or the shop's when it is neither the shop's nor one of its secondary currencies (funnel 4.11). */
export function activeCurrency(
  selected: string | null | undefined,
  shop: { readonly currencyCode: string; readonly secondaryCurrencies: readonly string[] },
): string {
  if (selected !== null && selected !== undefined && (selected === shop.currencyCode || shop.secondaryCurrencies.includes(selected))) return selected;
  return shop.currencyCode;
}
