/**
 * Currency display (funnel 9) on an amount already formatted for a shop: CHF replaces 'fr.', KES replaces 'Ksh', and for en-GB the '£GB'
 * suffix becomes a '£' prefix.
 */
export function displayCurrency(formatted: string, shop: string): string {
  const named = formatted.replaceAll('Ksh', 'KES').replaceAll(/(?<![\p{L}])fr\.(?!\p{L})/gu, 'CHF');
  if (shop !== 'en-GB') return named;
  return named.replace(/^(?<sign>[-−]?)(?<amount>[\d.,\s]*\d)\s*£GB$/u, '$<sign>£$<amount>');
}
