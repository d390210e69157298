import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand as brandSchema, type Brand, partnerConfiguration, type PartnerConfiguration } from '@escale/contract/brand';
import { paymentMethods as paymentMethodsSchema, type PaymentMethods, messageOverrides } from '@escale/contract/content';
import * as z from 'zod/mini';
import { stressMarketingOf } from './brand-demand.ts';
import { brandFile, type FeeBand, type HeroText, lookFile, type LookFile, shopFile, type ShopFile, themeFile, voiceFile } from './brand-files.ts';
import { dollarsFor, mergeShop, readCountry, readLanguage, wordsLanguage } from './brand-layers.ts';
import { checkBrandParts, checkMarks, type Problem, problemsOf } from './brand-problems.ts';
import { readDocuments, type DocumentPage } from './documents.ts';
import { destinations } from './geography/destinations.ts';
import { textIn } from './labels.ts';
import { pictureFor, pictureOfPlace } from './wished-pictures.ts';

export type DepartureChoice = { code: string; isMain: boolean; mainOrder: number };

/** A brand in one shop. `partner` is its marketing code, e.g. AFFR. */
export type BrandShop = {
  shop: string;
  partner: string;
  language: string;
  currency: string;
  configuration: PartnerConfiguration;
  paymentMethods: PaymentMethods;
  documents: readonly DocumentPage[];
  /** Cities of the search form in their order (funnel 2.3): the main ones are offered before anything is typed. */
  departureCities: readonly DepartureChoice[];
  /** Basis points over the net price, one to five stars. */
  markUp: readonly number[];
  bookingFees: readonly FeeBand[];
};
/** A brand as its folder describes it. `messages` are overrides of interface texts by language (readings 6.4), `samples` sentences in its voice. */
export type BrandFolder = {
  brand: Brand;
  shops: readonly BrandShop[];
  messages: Readonly<Partial<Record<string, Record<string, string>>>>;
  samples: Readonly<Partial<Record<string, readonly string[]>>>;
  /** Whether the demo universe gives its shops a record of past prices. */
  hasPastPrices: boolean;
};
/** What became of a folder: the brand when it can be served, and everything that is wrong with it. */
export type BrandReading = { code: string; folder: BrandFolder | undefined; problems: readonly Problem[] };

export interface BrandsOptions {
  /** 'YYYY-MM-DD'; moves the words about demand (funnel 4.10) and dates written as 'today+21'. Without it they are left out. */
  readonly today?: string;
  readonly seed?: string;
  /** The folder of brand folders; the platform's own by default. */
  readonly folder?: string;
}

/** The folder of the platform's own brands. */
export const OWN_BRANDS = join(import.meta.dirname, '..', 'brands');

const configurationOf = (file: ShopFile, look: LookFile, { today = '', seed = 'escale' }: BrandsOptions): object => {
  const { marketing, demand, departureCities: _cities, ...rest } = file;
  const { listingHeroDefault, ...texts } = marketing;
  const hero = (wish: string) => pictureFor(wish, 'hero');
  const withPictures = (text: HeroText, fallback: string) => ({
    ...text,
    heroImageDesktop: text.heroImageDesktop === '*' ? fallback : hero(text.heroImageDesktop),
    heroImageMobile: text.heroImageMobile === '*' ? fallback : pictureFor(text.heroImageMobile, 'wide'),
  });
  const wished = (code: string): string | undefined => (typeof look.listingHero === 'object' ? look.listingHero[code] : undefined);
  const listingHero = Object.fromEntries(
    destinations.map((destination) => {
      const own = marketing.listingHero[destination.code];
      const named = (text: string) => text.replace('{place}', textIn(destination.label, file.language));
      const text = own ?? {
        ...listingHeroDefault,
        heroTitleDesktop: named(listingHeroDefault.heroTitleDesktop),
        heroTitleMobile: named(listingHeroDefault.heroTitleMobile),
      };
      const wish = wished(destination.code);
      return [destination.code, withPictures(text, wish === undefined ? pictureOfPlace(destination) : hero(wish))];
    }),
  );
  const plain = (text: string) => text.replace(/^\{place\}\P{L}*/u, '').replace(/^./u, (first) => first.toLocaleUpperCase(file.language));
  return {
    ...rest,
    exchangeRate: { usd: dollarsFor(file.currencyCode) },
    stressMarketing: stressMarketingOf({
      seed,
      today,
      messages: demand,
      destinationCodes: marketing.topDestinations.map((one) => one._ref.replace(/^x\./u, '')),
    }),
    marketing: {
      ...texts,
      heroImageDesktop: hero(marketing.heroImageDesktop),
      heroImageMobile: pictureFor(marketing.heroImageMobile, 'wide'),
      homeBlocks: marketing.homeBlocks.map((block) => ({
        ...block,
        ...(typeof block['picture'] === 'string' ? { picture: pictureFor(block['picture'], 'wide') } : {}),
        ...(Array.isArray(block['items'])
          ? { items: block['items'].map((item: { picture: string }) => ({ ...item, picture: pictureFor(item.picture, 'wide') })) }
          : {}),
      })),
      listingMerchandisings: marketing.listingMerchandisings.map((item) => ({ ...item, picture: pictureFor(item.picture, 'wide') })),
      listingHero: {
        '*': withPictures(
          { ...listingHeroDefault, heroTitleDesktop: plain(listingHeroDefault.heroTitleDesktop), heroTitleMobile: plain(listingHeroDefault.heroTitleDesktop) },
          hero(typeof look.listingHero === 'string' ? look.listingHero : (wished('*') ?? marketing.heroImageDesktop)),
        ),
        ...listingHero,
      },
    },
  };
};

const choicesOf = ({ main, further }: ShopFile['departureCities']): DepartureChoice[] =>
  [...main, ...further].map((code, at) => ({ code, isMain: at < main.length, mainOrder: at + 1 }));

/** A picture wish that suits a brand whose look is not written yet. */
const NEUTRAL_LOOK: LookFile = {
  heroImageDesktop: 'beach/menthe',
  heroImageMobile: 'beach/menthe',
  topDestinations: ['PMI', 'HER', 'TFS', 'RAK', 'LIS', 'ROM', 'BMA', 'NYC'],
};

/** Reads the parts of one folder, collecting what does not fit instead of throwing. */
const openFolder = (here: string, code: string) => {
  const problems: Problem[] = [];
  const report = (file: string, reason: string, severity: Problem['severity'] = 'refused'): void => {
    problems.push({ brand: code, file, reason, severity });
  };
  const json = <T>(
    file: string,
    parse: { safeParse(value: unknown): { success: true; data: T } | { success: false; error: z.core.$ZodError } },
  ): T | undefined => {
    try {
      const read = parse.safeParse(JSON.parse(readFileSync(join(here, file), 'utf8')));
      if (read.success) return read.data;
      problems.push(...problemsOf(code, file, read.error));
    } catch (error) {
      report(file, existsSync(join(here, file)) ? `is not JSON: ${error instanceof Error ? error.message : ''}` : 'is missing');
    }
    return undefined;
  };
  const optional = <T>(file: string, parse: Parameters<typeof json<T>>[1]): T | undefined => (existsSync(join(here, file)) ? json(file, parse) : undefined);
  const text = (file: string): string => {
    if (existsSync(join(here, file))) return readFileSync(join(here, file), 'utf8').trim();
    report(file, 'is missing');
    return '';
  };
  return { problems, report, json, optional, text };
};

const MARKS = { logo: 'logo.svg', logoWhite: 'logo-white.svg', favicon: 'favicon.svg' } as const;

/** Marks a partner has of its own, in the folder named by its marketing code (`HX/HXBE/logo.svg`); the brand's stand for those left out. */
const partnerMarks = (here: string, partner: string): Readonly<Partial<Record<keyof typeof MARKS, string>>> =>
  Object.fromEntries(
    Object.entries(MARKS).flatMap(([mark, file]) => {
      const path = join(here, partner, file);
      return existsSync(path) ? [[mark, readFileSync(path, 'utf8').trim()]] : [];
    }),
  );

const anything = z.record(z.string(), z.unknown());

/** Reads one brand's folder; `problems` says in words what is wrong, and the brand is there only when it can be served. */
export const readBrand = (parent: string, code: string, options: BrandsOptions = {}): BrandReading => {
  const here = join(parent, code);
  const { problems, report, json, optional, text } = openFolder(here, code);
  const file = json('brand.json', brandFile);
  const look = optional('look.json', lookFile);
  if (look === undefined && !problems.some((one) => one.file === 'look.json')) report('look.json', 'is missing: neutral pictures stand in', 'repaired');
  const themed = json('theme.json', themeFile);
  const marks = { logo: text(MARKS.logo), logoWhite: text(MARKS.logoWhite), favicon: text(MARKS.favicon) };
  if (file === undefined || themed === undefined) return { code, folder: undefined, problems };
  if (file.code !== code) report('brand.json', `names the brand ${file.code}, its folder ${code}`);
  const samples: Record<string, readonly string[]> = {};
  const shops = file.shops.flatMap((shop): BrandShop[] => {
    const language = shop.slice(0, 2);
    const country = readCountry(shop.slice(3, 5));
    const words = readLanguage(language);
    if (country === undefined || words === undefined) {
      report(
        'brand.json',
        country === undefined
          ? `sells in ${shop}, a country without a record in brand-defaults/country`
          : `speaks ${language}, a language without words in brand-defaults/language`,
      );
      return [];
    }
    const spoken = [language, wordsLanguage(language)].find((one) => existsSync(join(here, 'voice', `${one}.json`)));
    const voice = spoken === undefined ? undefined : json(`voice/${spoken}.json`, voiceFile);
    if (spoken === undefined) report(`voice/${wordsLanguage(language)}.json`, 'is missing: the neutral words of the language stand in', 'repaired');
    else if (voice !== undefined) samples[language] = voice.samples;
    const { samples: _samples, ...said } = voice ?? { samples: [] };
    const own = optional(`${shop}/shop.json`, anything) ?? {};
    const merged = shopFile.safeParse(
      mergeShop({
        shop,
        brandCode: code,
        displayName: themed.displayName,
        palettes: themed.theme.picturePalettes,
        country,
        words,
        shared: file.shared ?? {},
        voice: said,
        look: look ?? NEUTRAL_LOOK,
        own,
        today: options.today ?? '',
      }),
    );
    if (!merged.success) {
      problems.push(...problemsOf(code, `${shop}/shop.json`, merged.error));
      return [];
    }
    const theme = partnerMarks(here, merged.data.code);
    problems.push(...checkMarks(code, theme, `${merged.data.code}/`));
    const configuration = partnerConfiguration.safeParse({
      ...configurationOf(merged.data, look ?? NEUTRAL_LOOK, options),
      ...(Object.keys(theme).length === 0 ? {} : { theme }),
    });
    if (!configuration.success) {
      problems.push(...problemsOf(code, `${shop}/shop.json`, configuration.error));
      return [];
    }
    const cards = { methods: merged.data.availablePaymentMethods.map((method) => methodOf(method.code, country.cardTypes)) };
    const result: BrandShop = {
      shop,
      partner: merged.data.code,
      language,
      currency: merged.data.currencyCode,
      configuration: configuration.data,
      paymentMethods: optional(`${shop}/paymentMethods.json`, paymentMethodsSchema) ?? paymentMethodsSchema.parse(cards),
      documents: readDocuments(wordsLanguage(language), code, configuration.data),
      departureCities: choicesOf(merged.data.departureCities),
      markUp: merged.data.markUp,
      bookingFees: merged.data.bookingFees,
    };
    problems.push(...checkBrandParts({ code, shop: result, file: merged.data, country }));
    return [result];
  });
  const brand = brandSchema.safeParse({
    code,
    displayName: themed.displayName,
    trade: themed.trade,
    ...(file.featured === undefined ? {} : { featured: file.featured }),
    hosts: file.hosts ?? [`${code.toLowerCase()}.localhost`],
    theme: { ...themed.theme, ...marks },
    ...(file.capabilities === undefined ? {} : { capabilities: file.capabilities }),
    shopSwitcherList: file.shops.map((shop) => ({ code: shop })),
    shops: shops.map((shop) => shopRecord(shop, file.hosts?.[0] ?? `${code.toLowerCase()}.localhost`)),
    vendor: { marketing: { flex: { standardRateDescription: flexRates(file.shops) } } },
    partnerDataNames: file.partnerDataNames ?? [],
    partnerTokensNames: file.partnerTokensNames ?? [],
  });
  if (!brand.success) problems.push(...problemsOf(code, 'brand.json', brand.error));
  else problems.push(...checkBrandParts({ code, brand: brand.data }));
  const messages = readMessages(here, json);
  const isFit = brand.success && !problems.some((one) => one.severity === 'refused');
  return { code, folder: isFit ? { brand: brand.data, shops, messages, samples, hasPastPrices: file.pastPrices ?? false } : undefined, problems };
};

const methodOf = (code: string, cardTypes: readonly string[]) => ({
  code,
  redirect: !code.startsWith('adyen_cse'),
  acceptedCreditCardTypes: code.startsWith('adyen_cse') ? cardTypes : [],
});

const countryName = (shop: string): string =>
  shop.endsWith('-WW') ? (readLanguage(shop.slice(0, 2))?.world ?? 'WW') : (new Intl.DisplayNames([shop], { type: 'region' }).of(shop.slice(3, 5)) ?? shop);

const shopRecord = ({ shop, partner, configuration }: BrandShop, host: string): Brand['shops'][number] => ({
  _id: shop,
  label: countryName(shop),
  locales: [shop],
  sellingCountry: configuration.sellingCountry,
  currencyCode: configuration.currencyCode,
  secondaryCurrencies: configuration.secondaryCurrencies,
  zone: configuration.zone,
  marketingCodes: [
    {
      code: partner,
      locale: shop,
      isDefaultMarketingCodeForShop: true,
      technicalVars: { BASE_URL: host.endsWith('localhost') ? `http://${host}:3000` : `https://${host}` },
    },
  ],
});

const flexRates = (shops: readonly string[]): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries([...new Set([...shops.map((shop) => shop.slice(0, 2)), 'en'])].map((language) => [language, readLanguage(language)?.flexRate ?? []]));

const readMessages = (here: string, json: ReturnType<typeof openFolder>['json']): BrandFolder['messages'] => {
  const folder = join(here, 'messages');
  if (!existsSync(folder)) return {};
  return Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => [name.replace(/\.json$/u, ''), json(`messages/${name}`, messageOverrides) ?? {}]),
  );
};

/** Codes of the brand folders in a folder. */
export const codesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[A-Z]{2}$/u.test(entry.name))
    .map((entry) => entry.name)
    .sort();

/** Gives each address to the first brand that claims it; the others are refused. */
export const settleHosts = (readings: readonly BrandReading[]): BrandReading[] => {
  const owners = new Map<string, string>();
  return readings.map((reading) => {
    const hosts = reading.folder?.brand.hosts ?? [];
    const taken = hosts.filter((host) => owners.has(host));
    if (taken.length === 0) {
      for (const host of hosts) owners.set(host, reading.code);
      return reading;
    }
    const problems = taken.map(
      (host): Problem => ({ brand: reading.code, file: 'brand.json', reason: `the address ${host} is ${owners.get(host) ?? ''}'s`, severity: 'refused' }),
    );
    return { code: reading.code, folder: undefined, problems: [...reading.problems, ...problems] };
  });
};

/** Every folder of brands as it reads. */
export const readBrands = ({ folder = OWN_BRANDS, ...options }: BrandsOptions = {}): BrandReading[] =>
  settleHosts(codesIn(folder).map((code) => readBrand(folder, code, options)));

/** The brands that can be served, read from their folders; a folder more is a brand more. A folder that does not fit is left out: see `readBrands`. */
export const loadBrands = (options: BrandsOptions = {}): BrandFolder[] => readBrands(options).flatMap(({ folder }) => (folder === undefined ? [] : [folder]));
