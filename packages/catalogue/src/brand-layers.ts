import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictures } from '@escale/artwork/manifest';
import { countryFile, type CountryFile, languageFile, type LookFile } from './brand-files.ts';
import { exchangeRates } from './exchange-rates.ts';
import { destinations } from './geography/destinations.ts';
import { pictureOfPlace } from './wished-pictures.ts';

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** One layer over another: objects merge, everything else (lists too) replaces. */
export const layer = (below: unknown, above: unknown): unknown => {
  if (above === undefined) return below;
  if (!isObject(below) || !isObject(above)) return above;
  return Object.fromEntries([...new Set([...Object.keys(below), ...Object.keys(above)])].map((key) => [key, layer(below[key], above[key])]));
};

/** Texts of home blocks by kind become the blocks that stand below; a kind without texts or without its picture drops out. */
const layerVoice = (below: unknown, voice: Json): unknown => {
  const marketing = isObject(voice['marketing']) ? voice['marketing'] : {};
  const texts = marketing['homeBlocks'];
  if (!isObject(texts)) return layer(below, voice);
  const merged = layer(below, { ...voice, marketing: { ...marketing, homeBlocks: undefined } });
  const known = isObject(merged) && isObject(merged['marketing']) ? merged['marketing'] : {};
  const blocks: unknown[] = Array.isArray(known['homeBlocks']) ? known['homeBlocks'] : [];
  return layer(merged, { marketing: { homeBlocks: blocks.map((block) => (isObject(block) ? layer(block, texts[String(block['_type'])]) : block)) } });
};

const DEFAULTS = join(import.meta.dirname, '..', 'brand-defaults');
const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** Language whose words serve a shop's language: `no` and `nb` share theirs (readings 1.12). */
export const wordsLanguage = (language: string): string => (language === 'no' ? 'nb' : language);

/** The country record of a selling country; undefined where there is none. */
export const readCountry = (country: string): CountryFile | undefined => {
  const path = join(DEFAULTS, 'country', `${country}.json`);
  return /^[A-Z]{2}$/u.test(country) && existsSync(path) ? countryFile.parse(readJson(path)) : undefined;
};

/** The neutral words of a language; undefined where there are none. */
export const readLanguage = (
  language: string,
): (Json & { world: string; flexRate: readonly string[]; organiser: Readonly<Record<string, string>> }) | undefined => {
  const path = join(DEFAULTS, 'language', `${wordsLanguage(language)}.json`);
  return /^[a-z]{2}$/u.test(language) && existsSync(path) ? languageFile.parse(readJson(path)) : undefined;
};

/** Languages that have neutral words. */
export const WORDED_LANGUAGES: readonly string[] = readdirSync(join(DEFAULTS, 'language')).map((name) => name.slice(0, 2));

const PHONES = { first: '20', second: '24', third: '28', services: '30', guarantor: '99' } as const;
const NO_LIMIT = 10_000_000;

const countryLayer = (country: CountryFile, language: string): Json => {
  const phone = (form: keyof CountryFile['phones'], end: string) => country.phones[form].replace('{n}', end);
  const [low, high] = country.phoneSteps;
  const context = (end: string, minPrice: number, maxPrice: number) => ({
    displayPhone: phone('display', end),
    displayInternationalPhone: phone('international', end),
    minPrice,
    maxPrice,
  });
  return {
    currencyCode: country.currencyCode,
    zone: country.zone,
    departureCities: country.departureCities,
    bookingFees: country.bookingFees,
    organiser: Object.fromEntries(
      Object.entries(country.organiser).map(([key, text]) => [key, typeof text === 'string' ? text : (text[language] ?? text['*'] ?? '')]),
    ),
    callCenter: {
      contextPhones: [context(PHONES.first, 0, low), context(PHONES.second, low, high), context(PHONES.third, high, NO_LIMIT)],
      services: {
        servicesDisplayPhone: phone('display', PHONES.services),
        servicesDialPhone: phone('dial', PHONES.services),
        servicesDisplayInternationalPhone: phone('international', PHONES.services),
        servicesInternationalDialPhone: phone('dial', PHONES.services),
      },
    },
    marketing: { productRating: country.productRating },
  };
};

/** Painted kinds that suit a landscape, best first. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  sea: ['beach', 'cliff', 'harbour', 'aerial'],
  lagoon: ['lagoon', 'bungalow', 'aerial', 'beach'],
  city: ['city', 'oldtown', 'canal', 'harbour'],
  mountain: ['mountain', 'snow', 'chalet', 'road'],
  desert: ['desert', 'balloon', 'riad', 'savanna'],
  north: ['fjord', 'snow', 'road', 'mountain'],
};

/** A picture of a place in the palettes of a brand, else the place's own. */
const pictureInPalettes = (code: string, palettes: readonly string[], at: number): string => {
  const place = destinations.find((one) => one.code === code);
  if (place === undefined) return 'beach/menthe';
  const turned = palettes.map((_, index) => palettes[(index + at) % palettes.length]);
  for (const kind of KINDS[place.landscape] ?? []) {
    for (const palette of turned) {
      const found = pictures.find((picture) => picture.kind === kind && picture.palette === palette && picture.formats.wide.length > 0);
      if (found) return `${kind}/${palette ?? ''}`;
    }
  }
  return pictureOfPlace(place);
};

const MOSAIC = 5;

const lookLayer = (look: LookFile, palettes: readonly string[], blocks: unknown): Json => {
  const items = look.mosaic ?? look.topDestinations.slice(0, MOSAIC).map((code, at) => ({ code, picture: pictureInPalettes(code, palettes, at) }));
  const list: unknown[] = Array.isArray(blocks) ? blocks : [];
  return {
    marketing: {
      heroImageDesktop: look.heroImageDesktop,
      heroImageMobile: look.heroImageMobile,
      topDestinations: look.topDestinations.map((code) => ({ _ref: `x.${code}` })),
      homeBlocks: list.flatMap((block): unknown[] => {
        if (!isObject(block)) return [block];
        if (block['_type'] === 'destinationMosaic') return [{ items, ...block }];
        if (block['_type'] !== 'inspiration' || block['picture'] !== undefined) return [block];
        return look.inspiration !== undefined && block['title'] !== undefined ? [{ ...block, ...look.inspiration }] : [];
      }),
    },
  };
};

/** Fills `{name}` in every text of a value; names that are not given stay for later. */
const fill = (value: unknown, values: Readonly<Record<string, string>>): unknown => {
  if (typeof value === 'string') return value.replace(/\{(\w+)\}/gu, (whole, name: string) => values[name] ?? whole);
  if (Array.isArray(value)) return value.map((item: unknown) => fill(item, values));
  return isObject(value) ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner, values)])) : value;
};

const RELATIVE_DAY = /^today(?<shift>[+-]\d{1,3})$/u;
const DAY_MS = 86_400_000;

/** Instants written as 'today+21' become midnight UTC of that day; without a today they drop out. */
const resolveDays = (value: unknown, today: string): unknown => {
  if (Array.isArray(value)) return value.map((item: unknown) => resolveDays(item, today));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      const shift = typeof inner === 'string' ? RELATIVE_DAY.exec(inner)?.groups?.['shift'] : undefined;
      if (shift === undefined) return [[key, resolveDays(inner, today)]];
      return today === '' ? [] : [[key, new Date(Date.parse(`${today}T00:00:00Z`) + Number(shift) * DAY_MS).toISOString()]];
    }),
  );
};

/** First word of a name as it stands in an address: 'Aérelle Vacances' → 'aerelle'. */
export const siteOf = (displayName: string): string =>
  (displayName.split(/\s/u)[0] ?? '')
    .normalize('NFD')
    .replace(/[^A-Za-z0-9]/gu, '')
    .toLowerCase();

export interface ShopLayers {
  readonly shop: string;
  readonly brandCode: string;
  readonly displayName: string;
  readonly palettes: readonly string[];
  readonly country: CountryFile;
  readonly words: NonNullable<ReturnType<typeof readLanguage>>;
  readonly shared: Json;
  readonly voice: Json;
  readonly look: LookFile;
  /** The shop's own differences, `{shop}/shop.json`. */
  readonly own: Json;
  /** 'YYYY-MM-DD', or '' when no day is known. */
  readonly today: string;
}

/** The record of a shop before it is checked: defaults, country, language, voice, look, brand and shop, one over the other. */
export const mergeShop = ({ shop, brandCode, displayName, palettes, country, words, shared, voice, look, own, today }: ShopLayers): unknown => {
  const language = shop.slice(0, 2);
  const sellingCountry = shop.slice(3, 5);
  const { world: _world, flexRate: _flexRate, organiser: organiserWords, ...texts } = words;
  const base = layer(readJson(join(DEFAULTS, 'shop.json')), countryLayer(country, language));
  const worded = layerVoice(layerVoice(base, { ...texts, organiser: organiserWords }), voice);
  const blocks = isObject(worded) && isObject(worded['marketing']) ? worded['marketing']['homeBlocks'] : undefined;
  const merged = [lookLayer(look, palettes, blocks), shared, own].reduce<unknown>(layer, worded);
  const callCenter = isObject(merged) && isObject(merged['callCenter']) ? merged['callCenter'] : {};
  const currency = isObject(merged) ? String(merged['currencyCode']) : '';
  const named = layer(
    {
      code: brandCode + sellingCountry,
      shop,
      brandDisplayName: displayName,
      language,
      sellingCountry,
      callCenter: { services: { officeHours: callCenter['officeHours'] } },
    },
    merged,
  );
  const brandName = isObject(named) ? String(named['brandDisplayName']) : displayName;
  const registration = country.organiser['registration'];
  return resolveDays(
    fill(named, {
      brand: brandName,
      shop,
      site: siteOf(displayName),
      hours: String(callCenter['officeHours']),
      callPrice: String(callCenter['callPrice']),
      phone: country.phones.display.replace('{n}', PHONES.guarantor),
      registration: typeof registration === 'string' ? registration : (registration?.[language] ?? registration?.['*'] ?? ''),
      currency,
    }),
    today,
  );
};

/** Value of one unit of a currency in US dollars, to four decimals. */
export const dollarsFor = (currency: string): number => Math.round(((exchangeRates['USD'] ?? 1) / (exchangeRates[currency] ?? 1)) * 10_000) / 10_000;
