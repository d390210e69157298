import { formatDay } from '@escale/i18n/format';
import { countryNames } from '@escale/i18n/country-names';
import * as flags from 'country-flag-icons/string/3x2';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';

/** Code, name in the shop's language, dialling code: one row of the country lists. */
export type CountryRow = readonly [code: string, name: string, prefix: string];

/** Territories without an address of their own. */
const NOT_LISTED: ReadonlySet<string> = new Set(['AC', 'TA']);
const lists = new Map<string, readonly CountryRow[]>();

/** Every country by its name in the shop's language. Named on the server, so that both renders have the same words. */
export const countriesOf = (shop: string): readonly CountryRow[] => {
  const known = lists.get(shop);
  if (known !== undefined) return known;
  const { nameOf, compare } = countryNames(shop);
  const list = getCountries()
    .filter((code) => !NOT_LISTED.has(code))
    .map((code): CountryRow => [code, nameOf(code), `+${getCountryCallingCode(code)}`])
    .toSorted((first, second) => compare(first[1], second[1]));
  lists.set(shop, list);
  return list;
};

/** The flag of a country as a data address; empty when there is none. */
export const flagOf = (country: string): string => {
  const all: Readonly<Record<string, string>> = flags;
  const svg = Object.hasOwn(all, country) ? all[country] : undefined;
  return svg === undefined ? '' : `data:image/svg+xml,${encodeURIComponent(svg)}`;
};

/** The months by their names, values 1 to 12. */
export const monthsOf = (shop: string): readonly { readonly value: string; readonly label: string }[] =>
  Array.from({ length: 12 }, (_, at) => ({ value: String(at + 1), label: formatDay(`2026-${String(at + 1).padStart(2, '0')}-01`, shop, 'monthName') }));
