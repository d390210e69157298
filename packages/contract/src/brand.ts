import * as z from 'zod/mini';
import { wireCurrency, wireShop, wireText } from './wire.ts';

const hex = z.string().check(z.regex(/^#[0-9A-Fa-f]{6}$/u));
const instant = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T/u));

/** The twelve colours, font and corner choices of a brand (platform 3 "Theme"; radius, page and palettes are the house's additions). */
export const theme = z.object({
  colors: z.object({
    colorPrimary: hex,
    colorPrimaryDark: hex,
    colorPrimaryLight: hex,
    colorSecondary: hex,
    colorSecondaryDark: hex,
    colorSecondaryLight: hex,
    black: hex,
    greyDark: hex,
    greyLight: hex,
    greyMedium: hex,
    error: hex,
    valid: hex,
  }),
  surfaces: z.optional(z.object({ page: z.optional(hex), raised: z.optional(hex), sunken: z.optional(hex), deal: z.optional(hex) })),
  font: z.object({ enableCustomFont: z.boolean(), fontFamily: wireText(80), displayFamily: z.optional(wireText(80)), displayTracking: z.optional(z.number()) }),
  radius: z.object({ s: z.int(), m: z.int(), l: z.int() }),
  favicon: z.string(),
  logo: z.string(),
  logoWhite: z.string(),
  picturePalettes: z.array(z.string()),
});
export type Theme = z.infer<typeof theme>;

/** `resources/brand.json` (platform 3 "Brand"). */
export const brand = z.looseObject({
  code: z.string().check(z.regex(/^[A-Z]{2}$/u)),
  displayName: wireText(60),
  hosts: z.array(z.string()),
  theme,
  shopSwitcherList: z.array(z.object({ code: wireShop })),
  shops: z.array(
    z.object({
      _id: wireShop,
      label: wireText(60),
      locales: z.array(z.string()),
      sellingCountry: z.string(),
      currencyCode: wireCurrency,
      secondaryCurrencies: z.array(wireCurrency),
      zone: z.string(),
      marketingCodes: z.array(
        z.object({ code: z.string(), locale: z.string(), isDefaultMarketingCodeForShop: z.boolean(), technicalVars: z.object({ BASE_URL: z.string() }) }),
      ),
    }),
  ),
  vendor: z.object({ marketing: z.object({ flex: z.object({ standardRateDescription: z.record(z.string(), z.array(z.string())) }) }) }),
  partnerDataNames: z.array(z.string()),
  partnerTokensNames: z.array(z.string()),
});
export type Brand = z.infer<typeof brand>;

export const PARTNER_STRATEGIES = [
  'NAVIGATION_FIRST',
  'SIGNUP_FIRST',
  'TRANSACTION_FIRST',
  'OAUTH',
  'PRODUCT_FIRST',
  'AUTH_FLASHSALE',
  'AUTH_GC',
  'NONE',
] as const;
export type PartnerStrategy = (typeof PARTNER_STRATEGIES)[number];

export const WEBSITE_TUNNELS = ['SDP', 'STOPOVER', 'HOTEL_ONLY', 'CIRCUIT'] as const;

/** One payment method a partner offers (funnel 3.11). `status` keeps retired codes readable without offering them (readings 6.5). */
export const partnerPaymentMethod = z.object({
  code: z.string(),
  termsChoices: z.array(z.string()),
  onlinePercentage: z.optional(z.number()),
  fees: z.object({
    rateRanges: z.array(z.object({ priceFrom: z.number(), priceTo: z.number(), feePercentage: z.number() })),
    feeOnFirstTerm: z.optional(z.boolean()),
  }),
  status: z.optional(z.enum(['live', 'retired', 'offline'])),
});

export const contextPhone = z.object({ displayPhone: z.string(), displayInternationalPhone: z.string(), minPrice: z.number(), maxPrice: z.number() });

export const callCentre = z.object({
  officeHours: z.string(),
  callPrice: z.string(),
  contextPhones: z.array(contextPhone),
  services: z.object({
    servicesDisplayPhone: z.string(),
    servicesDialPhone: z.string(),
    servicesDisplayInternationalPhone: z.string(),
    servicesInternationalDialPhone: z.string(),
    officeHours: z.string(),
  }),
  helpContactUrl: z.optional(z.string()),
  email: z.string(),
});

/** A home block below the search (platform 2.7): kind in `_type`, shown within [startAt, endAt). */
export const homeBlock = z.looseObject({ _type: z.string(), startAt: z.optional(instant), endAt: z.optional(instant) });

export const listingHero = z.object({
  heroTitleDesktop: z.string(),
  heroTitleMobile: z.string(),
  heroSubtitleDesktop: z.string(),
  heroSubtitleMobile: z.string(),
  heroTextAlign: z.enum(['left', 'center', 'right']),
  heroImageDesktop: z.string(),
  heroImageMobile: z.string(),
});

export const stressMarketing = z.object({
  stressMarketingMessages: z.array(
    z.object({
      demandPercentageInterval: z.string(),
      demandLevelInterval: z.string(),
      message: z.string(),
      longMessage: z.optional(z.string()),
      shortMessage: z.optional(z.string()),
      level: z.enum(['LOW', 'MEDIUM', 'HIGH']),
    }),
  ),
  productStressMarketingData: z.object({
    weeklyStats: z.array(z.object({ weekStartDate: z.string(), weekEndDate: z.string(), demandLevel: z.number(), demandPercentage: z.number() })),
    topDays: z.record(z.string(), z.array(z.string())),
  }),
});

/** Merchandising item mixed into a listing (funnel 2.10); always labelled "Promoted" (readings 8). */
export const listingMerchandising = z.object({
  code: z.string(),
  position: z.int(),
  title: z.string(),
  subtitle: z.string(),
  picture: z.string(),
  productUrl: z.string(),
  labelCta: z.string(),
});

/** `resources/{shop}/shop.json`: the partner configuration (platform 3 "Partner configuration"). */
export const partnerConfiguration = z.looseObject({
  code: z.string(),
  shop: wireShop,
  brandDisplayName: z.string(),
  strategy: z.enum(PARTNER_STRATEGIES),
  whiteLabel: z.boolean(),
  websiteTunnels: z.array(z.object({ websiteTunnelType: z.enum(WEBSITE_TUNNELS) })),
  currencyCode: wireCurrency,
  secondaryCurrencies: z.array(wireCurrency),
  language: z.string(),
  sellingCountry: z.string(),
  zone: z.string(),
  fallbackUrl: z.optional(z.string()),
  enablePromotionCode: z.boolean(),
  enableSponsorship: z.boolean(),
  enableCredits: z.boolean(),
  enableCreditNotes: z.boolean(),
  enableDepositDisplay: z.boolean(),
  isDoubleOptin: z.boolean(),
  showSmartDPOnRootUrl: z.boolean(),
  isTransparentSdpSearchHeader: z.boolean(),
  showPfsMessage: z.boolean(),
  displayMapPolicy: z.boolean(),
  showBoardsFirst: z.optional(z.boolean()),
  availablePaymentMethods: z.array(partnerPaymentMethod),
  footer: z.looseObject({ tagline: z.string(), reassurance: z.array(z.string()), additionalNote: z.optional(z.string()), legalLine: z.string() }),
  callCenter: callCentre,
  documents: z.record(z.string(), z.string()),
  organiser: z.object({
    name: z.string(),
    address: z.string(),
    registration: z.string(),
    guarantor: z.string(),
    guarantorContact: z.string(),
    email: z.string(),
    atol: z.optional(z.string()),
  }),
  exchangeRate: z.object({ usd: z.number() }),
  stressMarketing,
  marketing: z.looseObject({
    heroTitleDesktop: z.string(),
    heroTitleMobile: z.string(),
    heroSubtitleDesktop: z.string(),
    heroSubtitleMobile: z.string(),
    heroImageDesktop: z.string(),
    heroImageMobile: z.string(),
    topDestinations: z.array(z.object({ _ref: z.string() })),
    homeBlocks: z.array(homeBlock),
    listingHero: z.record(z.string(), listingHero), // by destination code, '*' = default
    listingMerchandisings: z.array(listingMerchandising),
    marketingBanners: z.array(z.looseObject({})),
    reasonToBookList: z.array(z.object({ icon: z.string(), title: z.string(), text: z.string() })),
    productRating: z.enum(['TRIP_ADVISOR', 'HOLIDAY_CHECK']),
  }),
});
export type PartnerConfiguration = z.infer<typeof partnerConfiguration>;
