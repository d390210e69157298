import { pictures } from '@escale/artwork/manifest';
import type { Brand, PartnerConfiguration } from '@escale/contract/brand';
import { checkTheme } from '@escale/ui/theme';
import type { z } from 'zod/mini';
import type { CountryFile, ShopFile } from './brand-files.ts';
import { exchangeRates } from './exchange-rates.ts';
import { departureCities } from './geography/departure-cities.ts';
import { destinations } from './geography/destinations.ts';

/** Something wrong with a brand's folder. `refused`: the brand is not served; `repaired`: it is, with what stands in. */
export type Problem = { brand: string; file: string; reason: string; severity: 'refused' | 'repaired' };

/** The issues of a file against its shape, in words. */
export const problemsOf = (brand: string, file: string, error: z.core.$ZodError): Problem[] =>
  error.issues.map((issue) => {
    const at = issue.path.map(String).join('.');
    const reason =
      issue.code === 'unrecognized_keys'
        ? `${at === '' ? '' : `${at}: `}unknown ${issue.keys.length > 1 ? 'keys' : 'key'} ${issue.keys.map((key) => `"${key}"`).join(', ')}`
        : `${at}: ${issue.message === 'Invalid input' ? `does not fit (${issue.code})` : issue.message}`;
    return { brand, file, reason, severity: 'refused' };
  });

/** What is looked at of a shop beyond its file. */
type CheckedShop = {
  shop: string;
  partner: string;
  currency: string;
  configuration: Pick<PartnerConfiguration, 'documents'>;
  documents: readonly { slug: string }[];
  departureCities: readonly { code: string }[];
};

const places = new Set(destinations.map((place) => place.code));
const cityCodes = new Set(departureCities.map((city) => city.code));

const isPainted = (wish: string, format: 'wide' | 'hero'): boolean => {
  const [kind, palette] = wish.split('/');
  return pictures.some(
    (picture) =>
      (picture.id === wish || (picture.kind === kind && picture.palette === palette)) &&
      (format === 'hero' ? picture.formats.hero !== undefined : picture.formats.wide.length > 0),
  );
};

const checkShop = (code: string, shop: CheckedShop, file: ShopFile, country: CountryFile): Problem[] => {
  const name = `${shop.shop}/shop.json`;
  const problems: Problem[] = [];
  const say = (isWrong: boolean, reason: string, severity: Problem['severity'] = 'refused', where = name): void => {
    if (isWrong) problems.push({ brand: code, file: where, reason, severity });
  };
  const expected = code + shop.shop.slice(3, 5);
  say(shop.partner !== expected, `the marketing code is ${shop.partner}, brand and country make ${expected}`);
  say(shop.currency !== country.currencyCode, `sells in ${shop.currency}, the country's currency is ${country.currencyCode}`);
  for (const currency of file.secondaryCurrencies) {
    say(exchangeRates[currency] === undefined, `shows ${currency}, a currency without an exchange rate`);
    say(currency === shop.currency, `lists its own currency ${currency} as a secondary one`);
  }
  for (const city of shop.departureCities) say(!cityCodes.has(city.code), `leaves from ${city.code}, which is no departure city`);
  const { marketing } = file;
  const named = [
    ...marketing.topDestinations.map((one) => one._ref.replace(/^x\./u, '')),
    ...Object.keys(marketing.listingHero),
    ...marketing.homeBlocks.flatMap((block) => [
      ...(typeof block['destinationCode'] === 'string' ? [block['destinationCode']] : []),
      ...(Array.isArray(block['items']) ? block['items'].map((item: { code?: unknown }) => String(item.code)) : []),
    ]),
  ];
  for (const place of new Set(named)) say(!places.has(place), `names ${place}, which is no destination`);
  const wishes: [string, 'wide' | 'hero'][] = [
    [marketing.heroImageDesktop, 'hero'],
    [marketing.heroImageMobile, 'wide'],
    ...marketing.homeBlocks.flatMap((block): [string, 'wide'][] => [
      ...(typeof block['picture'] === 'string' ? [[block['picture'], 'wide'] satisfies [string, 'wide']] : []),
      ...(Array.isArray(block['items']) ? block['items'].map((item: { picture?: unknown }): [string, 'wide'] => [String(item.picture), 'wide']) : []),
    ]),
    ...marketing.listingMerchandisings.map((item): [string, 'wide'] => [item.picture, 'wide']),
  ];
  for (const [wish, format] of wishes)
    say(!isPainted(wish, format), `wishes for the picture ${wish}, nobody painted it as ${format}: the nearest stands in`, 'repaired');
  const pages = new Set(shop.documents.map((page) => page.slug));
  for (const [key, address] of Object.entries(shop.configuration.documents)) {
    const slug = /\/page\/(?<slug>[\w-]+)$/u.exec(address)?.groups?.['slug'];
    say(slug !== undefined && !pages.has(slug), `links the document ${key} at ${address}, which does not exist`);
  }
  return problems;
};

const SVG = /^<svg [^>]*viewBox="[\d. -]+".*<\/svg>$/su;

/**
 * What is wrong with the marks of a brand, or of a partner in `folder`: they are drawn into pages as they stand, so they carry nothing that runs,
 * loads or styles.
 */
export const checkMarks = (
  code: string,
  { logo = '', logoWhite = '', favicon = '' }: Readonly<Partial<Record<'logo' | 'logoWhite' | 'favicon', string>>>,
  folder = '',
): Problem[] => {
  const problems: Problem[] = [];
  for (const [name, mark] of Object.entries({ 'logo.svg': logo, 'logo-white.svg': logoWhite, 'favicon.svg': favicon })) {
    if (mark === '') continue;
    const file = folder + name;
    if (!SVG.test(mark)) problems.push({ brand: code, file, reason: 'is not one <svg> element with a viewBox', severity: 'refused' });
    if (/<script|href|\son\w+=|style=|<foreignObject/iu.test(mark))
      problems.push({ brand: code, file, reason: 'carries a script, a link or a style', severity: 'refused' });
  }
  return problems;
};

const checkBrand = (code: string, brand: Brand): Problem[] => {
  const problems: Problem[] = [];
  for (const { text, on, ratio, required } of checkTheme(brand.theme)) {
    problems.push({
      brand: code,
      file: 'theme.json',
      reason: `${text} on ${on} has a contrast of ${ratio}, it needs ${required}: its lightness is moved`,
      severity: 'repaired',
    });
  }
  problems.push(...checkMarks(code, brand.theme));
  return problems;
};

type Parts = { code: string; shop: CheckedShop; file: ShopFile; country: CountryFile } | { code: string; brand: Brand };

/** What is wrong with a shop, or with the brand itself, beyond the shape of its files. */
export const checkBrandParts = (parts: Parts): Problem[] =>
  'brand' in parts ? checkBrand(parts.code, parts.brand) : checkShop(parts.code, parts.shop, parts.file, parts.country);
