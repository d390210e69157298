import { brandCapabilities, listingHero, partnerConfiguration, theme } from '@escale/contract/brand';
import * as z from 'zod/mini';

/** Booking fee band of a partner (funnel 9), in major units of the shop's currency. */
const feeBand = z.strictObject({ min: z.number(), max: z.number(), percentagePrice: z.number(), absolutePrice: z.number() });
const cities = z.strictObject({ main: z.array(z.string()), further: z.array(z.string()) });
const heroText = z.strictObject(listingHero.shape);
const demandMessage = partnerConfiguration.shape.stressMarketing.shape.stressMarketingMessages;

/**
 * `brand.json`: what sets a brand's folder up. `hosts` are its own by default, `shared` is laid under each of its shops. Looks and words
 * are in `theme.json`, `look.json` and `voice/`.
 */
export const brandFile = z.strictObject({
  code: z.string().check(z.regex(/^[A-Z]{2}$/u)),
  hosts: z.optional(z.array(z.string()).check(z.minLength(1))),
  shops: z.array(z.string().check(z.regex(/^[a-z]{2}-[A-Z]{2}$/u))).check(z.minLength(1)),
  capabilities: z.optional(brandCapabilities),
  /** Its place among the brands the demo index shows with their pictures. */
  featured: z.optional(z.int()),
  /** Gives its shops a record of past prices in the demo universe. */
  pastPrices: z.optional(z.boolean()),
  partnerDataNames: z.optional(z.array(z.string())),
  partnerTokensNames: z.optional(z.array(z.string())),
  shared: z.optional(z.record(z.string(), z.unknown())),
});

/** `theme.json`: name, trade and theme; the marks are the files `logo.svg`, `logo-white.svg` and `favicon.svg` beside it. */
export const themeFile = z.strictObject({
  displayName: z.string().check(z.minLength(1), z.maxLength(60)),
  trade: z.record(z.string(), z.string()),
  theme: z.strictObject({
    colors: theme.shape.colors,
    surfaces: theme.shape.surfaces,
    font: theme.shape.font,
    radius: theme.shape.radius,
    picturePalettes: z.array(z.string()).check(z.minLength(1)),
  }),
});

/** `look.json`: wishes for pictures ('kind/palette' or an id) and the destinations shown first. */
export const lookFile = z.strictObject({
  heroImageDesktop: z.string(),
  heroImageMobile: z.string(),
  topDestinations: z.array(z.string()).check(z.minLength(1)),
  inspiration: z.optional(z.strictObject({ destinationCode: z.string(), picture: z.string() })),
  mosaic: z.optional(z.array(z.strictObject({ code: z.string(), picture: z.string() })).check(z.minLength(1))),
  listingHero: z.optional(z.union([z.string(), z.record(z.string(), z.string())])),
});
export type LookFile = z.infer<typeof lookFile>;

/** `voice/{language}.json`: the brand's words; a part left out is said in the neutral words of the language. */
export const voiceFile = z.strictObject({
  brandDisplayName: z.optional(z.string()),
  footer: z.optional(z.record(z.string(), z.unknown())),
  marketing: z.optional(z.record(z.string(), z.unknown())),
  samples: z.array(z.string()).check(z.length(3)),
});

/** `brand-defaults/country/{CC}.json`: money, clock, airports, phones and registration of a selling country. */
export const countryFile = z.strictObject({
  currencyCode: z.string(),
  zone: z.string(),
  departureCities: cities,
  bookingFees: z.array(feeBand).check(z.minLength(1)),
  phones: z.strictObject({ display: z.string(), international: z.string(), dial: z.string() }),
  phoneSteps: z.tuple([z.number(), z.number()]),
  organiser: z.record(z.string(), z.union([z.string(), z.record(z.string(), z.string())])),
  cardTypes: z.array(z.string()),
  productRating: z.string(),
});
export type CountryFile = z.infer<typeof countryFile>;

/** `brand-defaults/language/{language}.json`: neutral words; `world` names the shop of country WW, `flexRate` the standard rate. */
export const languageFile = z.looseObject({
  world: z.string(),
  flexRate: z.array(z.string()),
  organiser: z.record(z.string(), z.string()),
});

const { contextPhones: _made, ...callCenterParts } = partnerConfiguration.shape.callCenter.shape;
const marketingParts = partnerConfiguration.shape.marketing.shape;
const without = <T extends object, K extends keyof T>(shape: T, ...names: K[]): Omit<T, K> => {
  const rest = { ...shape };
  for (const name of names) delete rest[name];
  return rest;
};

/** A home block an editor writes: pictures are wishes, items name destinations. */
const homeBlock = z.looseObject({ _type: z.string() });

/** A shop once all its layers are merged: everything an editor may write, and nothing else (an unknown key is refused). */
export const shopFile = z.strictObject({
  ...without(partnerConfiguration.shape, 'theme', 'stressMarketing', 'exchangeRate', 'marketing', 'callCenter', 'footer'),
  zone: z.string(),
  language: z.string(),
  markUp: z.array(z.int()).check(z.length(5)),
  bookingFees: z.array(feeBand).check(z.minLength(1)),
  departureCities: cities,
  demand: demandMessage,
  footer: z.strictObject({
    ...partnerConfiguration.shape.footer.shape,
    paymentReassurance: z.optional(z.string()),
    logos: z.optional(z.array(z.unknown())),
  }),
  callCenter: z.strictObject({
    ...callCenterParts,
    contextPhones: partnerConfiguration.shape.callCenter.shape.contextPhones,
    chatWebsiteId: z.optional(z.string()),
  }),
  fallbackSpecialOffer: z.optional(z.string()),
  partnerHeader: z.optional(z.unknown()),
  consentScript: z.optional(z.string()),
  avisVerifies: z.optional(z.unknown()),
  marketing: z.strictObject({
    ...without(marketingParts, 'homeBlocks', 'listingHero', 'topDestinations'),
    homeBlocks: z.array(homeBlock),
    listingHeroDefault: heroText,
    listingHero: z.record(z.string(), heroText),
    topDestinations: z.array(z.object({ _ref: z.string() })).check(z.minLength(1)),
    reasonToBookListGeneric: z.optional(z.unknown()),
    home: z.optional(z.unknown()),
  }),
});
export type ShopFile = z.infer<typeof shopFile>;
export type HeroText = z.infer<typeof heroText>;
export type FeeBand = z.infer<typeof feeBand>;
