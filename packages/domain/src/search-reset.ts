/** Parts of the cart that a search change clears (funnel 4.2). */
export const CLEARED_BY_SEARCH = [
  'accommodation',
  'board',
  'flight',
  'insurance',
  'luggage',
  'coupon',
  'transfer',
  'activities',
  'insuranceFlex',
  'boardIdsByDistribution',
] as const;
type ClearedPart = (typeof CLEARED_BY_SEARCH)[number];

/** What a search change sets again (funnel 4.2). */
export const RESET_PAYMENT = { paymentType: 'CARD', paymentMode: '1x', credits: 0 } as const;

/** The cart after a search change: the cleared parts are gone, payment is by card at once without credits, everything else stays. */
export function resetCart<Cart extends object>(cart: Cart): Omit<Cart, ClearedPart> & typeof RESET_PAYMENT {
  const kept = Object.fromEntries(Object.entries(cart).filter(([part]) => !CLEARED_BY_SEARCH.some((cleared) => cleared === part)));
  return { ...kept, ...RESET_PAYMENT } as unknown as Omit<Cart, ClearedPart> & typeof RESET_PAYMENT; // fromEntries forgets which parts are left
}

/** The quotation after a search change: gone, or only its flights kept (funnel 4.2). */
export function resetQuotation<Flight>(
  quotation: { readonly flights?: readonly Flight[] | undefined } | null,
  isKeepingFlights: boolean,
): { readonly flights: readonly Flight[] } | null {
  return isKeepingFlights && quotation?.flights !== undefined ? { flights: quotation.flights } : null;
}

/** Stored quotation payloads, oldest first: at most 500, the oldest are dropped (funnel 9). */
export function storeQuotationPayload<Payload>(payloads: readonly Payload[], payload: Payload, most = 500): Payload[] {
  return [...payloads, payload].slice(-most);
}
