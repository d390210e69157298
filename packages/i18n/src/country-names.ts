import { formatLocaleOf } from './languages.ts';

/** How a shop's readers call countries, and in which order they look for them. */
export interface CountryNames {
  readonly nameOf: (country: string) => string;
  readonly compare: (first: string, second: string) => number;
}

/**
 * Names of countries by their two-letter codes, for lists. Use it on the server and send the names: the browser's tables may say otherwise.
 * @example countryNames('fr-FR').nameOf('DE') // 'Allemagne'
 */
export const countryNames = (shop: string): CountryNames => {
  const locale = formatLocaleOf(shop);
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  return { nameOf: (country) => names.of(country) ?? country, compare: new Intl.Collator(locale).compare };
};
