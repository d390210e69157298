/** A price change to tell the traveller about; `delta` = newPrice − oldPrice, in the unit of the prices (funnel 4.4). */
export interface PriceChange {
  readonly direction: 'UP' | 'DOWN';
  readonly delta: number;
  readonly oldPrice: number;
  readonly newPrice: number;
}

/** The change of a quote or pre-book answer, or null: only status WARNING with another price is one (funnel 4.4, 4.5). */
export function findPriceChange(answer: {
  readonly status?: string | undefined;
  readonly preBookStatus?: string | undefined;
  readonly priceChange?: { readonly newPrice: number; readonly oldPrice: number } | undefined;
}): PriceChange | null {
  const { priceChange } = answer;
  if ((answer.status !== 'WARNING' && answer.preBookStatus !== 'WARNING') || priceChange === undefined) return null;
  const { newPrice, oldPrice } = priceChange;
  if (newPrice === oldPrice) return null;
  return { direction: newPrice > oldPrice ? 'UP' : 'DOWN', delta: newPrice - oldPrice, oldPrice, newPrice };
}
