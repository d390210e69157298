import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand as brandSchema, type Brand, partnerConfiguration, type PartnerConfiguration } from '@escale/contract/brand';
import { paymentMethods as paymentMethodsSchema, type PaymentMethods, messageOverrides } from '@escale/contract/content';
import * as z from 'zod/mini';
import { stressMarketingOf } from './brand-demand.ts';
import { readDocuments, type DocumentPage } from './documents.ts';
import { destinations } from './geography/destinations.ts';
import { CATALOGUE_LANGUAGES, type CatalogueLanguage } from './labels.ts';
import { pictureFor, pictureOfPlace } from './wished-pictures.ts';

/** Booking fee band of a partner (funnel 9), in major units of the shop's currency. */
const feeBand = z.object({ min: z.number(), max: z.number(), percentagePrice: z.number(), absolutePrice: z.number() });
const departureCity = z.object({ code: z.string(), isMain: z.boolean(), mainOrder: z.int() });
const heroText = z.object({
  heroTitleDesktop: z.string(),
  heroTitleMobile: z.string(),
  heroSubtitleDesktop: z.string(),
  heroSubtitleMobile: z.string(),
  heroTextAlign: z.enum(['left', 'center', 'right']),
  heroImageDesktop: z.string(),
  heroImageMobile: z.string(),
});
const demandMessage = z.object({
  demandPercentageInterval: z.string(),
  demandLevelInterval: z.string(),
  message: z.string(),
  longMessage: z.optional(z.string()),
  shortMessage: z.optional(z.string()),
  level: z.enum(['LOW', 'MEDIUM', 'HIGH']),
});

/** What an editor writes in `shop.json`; the rest of the partner configuration is derived from it. */
const shopFile = z.looseObject({
  code: z.string(),
  shop: z.string(),
  currencyCode: z.string(),
  language: z.enum(CATALOGUE_LANGUAGES),
  zone: z.string(),
  markUp: z.array(z.int()).check(z.length(5)),
  bookingFees: z.array(feeBand).check(z.minLength(1)),
  departureCities: z.array(departureCity).check(z.minLength(1)),
  demand: z.array(demandMessage),
  marketing: z.looseObject({
    listingHeroDefault: heroText,
    listingHero: z.record(z.string(), heroText),
    heroImageDesktop: z.string(),
    heroImageMobile: z.string(),
    topDestinations: z.array(z.object({ _ref: z.string() })),
    homeBlocks: z.array(z.looseObject({ _type: z.string() })),
    listingMerchandisings: z.array(z.looseObject({ picture: z.string() })),
  }),
});
type ShopFile = z.infer<typeof shopFile>;

/** A brand in one shop. `partner` is its marketing code, e.g. AFFR. */
export type BrandShop = {
  shop: string;
  partner: string;
  language: CatalogueLanguage;
  currency: string;
  configuration: PartnerConfiguration;
  paymentMethods: PaymentMethods;
  documents: readonly DocumentPage[];
  /** Cities of the search form in their order (funnel 2.3): the main ones are offered before anything is typed. */
  departureCities: readonly z.infer<typeof departureCity>[];
  /** Basis points over the net price, one to five stars. */
  markUp: readonly number[];
  bookingFees: readonly z.infer<typeof feeBand>[];
};
/** A brand as its folder describes it. `messages` are overrides of interface texts by language (readings 6.4). */
export type BrandFolder = { brand: Brand; shops: readonly BrandShop[]; messages: Readonly<Partial<Record<string, Record<string, string>>>> };

const BRANDS = join(import.meta.dirname, '..', 'brands');
const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const foldersOf = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();

/** Reads a mark as inline markup on one line. */
const readMark = (folder: string, name: string): string => readFileSync(join(folder, name), 'utf8').trim();

const configurationOf = (file: ShopFile, today: string, seed: string): unknown => {
  const { marketing, demand, ...rest } = file;
  const { listingHeroDefault, ...texts } = marketing;
  const hero = (wish: string) => pictureFor(wish, 'hero');
  const withPictures = (text: z.infer<typeof heroText>, fallback: string) => ({
    ...text,
    heroImageDesktop: text.heroImageDesktop === '*' ? fallback : hero(text.heroImageDesktop),
    heroImageMobile: text.heroImageMobile === '*' ? fallback : pictureFor(text.heroImageMobile, 'wide'),
  });
  const listingHero = Object.fromEntries(
    destinations.map((destination) => {
      const own = marketing.listingHero[destination.code];
      const named = (text: string) => text.replace('{place}', destination.label[file.language]);
      const text = own ?? {
        ...listingHeroDefault,
        heroTitleDesktop: named(listingHeroDefault.heroTitleDesktop),
        heroTitleMobile: named(listingHeroDefault.heroTitleMobile),
      };
      return [destination.code, withPictures(text, pictureOfPlace(destination))];
    }),
  );
  const plain = (text: string) => text.replace(/^\{place\}\P{L}*/u, '').replace(/^./u, (first) => first.toLocaleUpperCase(file.language));
  return {
    ...rest,
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
          hero(marketing.heroImageDesktop),
        ),
        ...listingHero,
      },
    },
  };
};

const readShop = (folder: string, brand: Brand, today: string, seed: string): BrandShop => {
  const file = shopFile.parse(readJson(join(folder, 'shop.json')));
  const configuration = partnerConfiguration.parse(configurationOf(file, today, seed));
  return {
    shop: file.shop,
    partner: file.code,
    language: file.language,
    currency: file.currencyCode,
    configuration,
    paymentMethods: paymentMethodsSchema.parse(readJson(join(folder, 'paymentMethods.json'))),
    documents: readDocuments(file.language, brand.code, configuration),
    departureCities: file.departureCities,
    markUp: file.markUp,
    bookingFees: file.bookingFees,
  };
};

const readMessages = (folder: string): BrandFolder['messages'] =>
  existsSync(folder)
    ? Object.fromEntries(
        readdirSync(folder)
          .filter((name) => name.endsWith('.json'))
          .map((name) => [name.replace(/\.json$/u, ''), messageOverrides.parse(readJson(join(folder, name)))]),
      )
    : {};

/**
 * Every brand, read from its folder and validated by the contract; a folder more is a brand more. Throws on a file that does not fit.
 * `today` moves the words about demand (funnel 4.10); without it they are left out.
 */
export const loadBrands = ({ today, seed = 'escale', folder = BRANDS }: { today?: string; seed?: string; folder?: string } = {}): BrandFolder[] =>
  foldersOf(folder).map((code) => {
    const here = join(folder, code);
    const raw = brandSchema.parse(readJson(join(here, 'brand.json')));
    const brand: Brand = {
      ...raw,
      theme: { ...raw.theme, logo: readMark(here, raw.theme.logo), logoWhite: readMark(here, raw.theme.logoWhite), favicon: readMark(here, raw.theme.favicon) },
    };
    return {
      brand,
      shops: brand.shops.map((shop) => readShop(join(here, shop._id), brand, today ?? '', seed)),
      messages: readMessages(join(here, 'messages')),
    };
  });
