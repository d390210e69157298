import * as z from 'zod/mini';
import { partnerZone } from './partner-zone.ts';
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

const origin = z.string().check(z.regex(/^https?:\/\/[\w.:*-]+$/u));

/**
 * What sets a brand apart beyond its looks, as data: no code asks which brand it serves (platform 2.1, 2.3, 2.4, 6, 9; readings 6.5).
 * A capability left out is off.
 */
export const brandCapabilities = z.strictObject({
  /** Reduced route set, everything behind sign-in, flip card of login and recovery (brand XX). */
  darkSite: z.optional(z.boolean()),
  /** Logo in white: always (SE, CD), or while the header is transparent (TO). */
  whiteLogo: z.optional(z.enum(['always', 'transparentHeader'])),
  /** No sign-in by the social network (AX). */
  hidesSocialNetworkLogin: z.optional(z.boolean()),
  /** Asks a new member how often to write (AX). */
  newsletterFrequencyModal: z.optional(z.boolean()),
  /** Where bookings are found instead of our own page; `/{shop}` is appended (PS). */
  externalBookingSite: z.optional(origin),
  /** The account area is reachable although the partner is not white label (platform 2.1 "special brand list"). */
  accountForEveryone: z.optional(z.boolean()),
  /** Content always asks for sign-in, whatever the partner's strategy (platform 6). */
  alwaysRequiresAuthentication: z.optional(z.boolean()),
  /** The account menu hides the marketing message (platform 2.3). */
  hidesMenuMarketingMessage: z.optional(z.boolean()),
  /** Pictures in a merchandising header: AF 3, EK 3, TO 1 (platform 9). */
  headerPhotoCount: z.optional(z.int()),
  /** Header merchandising repeats up to this many once there are at least three (EK: 6). */
  repeatsHeaderMerchandisings: z.optional(z.int()),
  /** Group flag of CD, SP and HP; no behaviour is known (readings 6.5). */
  brandGroupA: z.optional(z.boolean()),
  /** The partner's own header and footer, drawn by the partner's script (telecom partner). */
  partnerHeader: z.optional(z.boolean()),
  /** Serves `/page/ourcommitments` at `/ourcommitments` (AF). */
  commitmentsPage: z.optional(z.boolean()),
  /** Origins this brand's pages may load scripts from, call, show pictures of, or be framed by; nothing else is let through. */
  origins: z.optional(
    z.strictObject({
      script: z.optional(z.array(origin)),
      connect: z.optional(z.array(origin)),
      image: z.optional(z.array(origin)),
      frameAncestors: z.optional(z.array(origin)),
    }),
  ),
  /** Address of the tag manager, loaded 500 ms after hydration and only with consent (platform 9). */
  tagManager: z.optional(z.string()),
});
export type BrandCapabilities = z.infer<typeof brandCapabilities>;

/** `resources/brand.json` (platform 3 "Brand"). */
export const brand = z.looseObject({
  code: z.string().check(z.regex(/^[A-Z]{2}$/u)),
  displayName: wireText(60),
  /** What kind of seller it is, in a few words by language: for the demo index. */
  trade: z.optional(z.record(z.string(), wireText(80))),
  /** Its place among the brands the demo index shows with their pictures; the others stand in one line each. */
  featured: z.optional(z.int()),
  hosts: z.array(z.string()),
  theme,
  capabilities: z.optional(brandCapabilities),
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

/**
 * A marketing banner (platform 2.3): shown within [startAt, endAt) on the pages named by their section (`*` or none: everywhere), to the
 * audience of `usersFilter` (none: all). `redirectUrl` is a path of ours or an https address.
 */
export const marketingBanner = z.looseObject({
  message: z.array(z.string()),
  pages: z.array(z.string()),
  usersFilter: z.array(z.enum(['ALL', 'LOGGED_IN', 'ANONYMOUS'])),
  backgroundColor: z.object({ hex }),
  textColor: z.object({ hex }),
  promoCode: z.optional(z.string()),
  icon: z.optional(z.string()),
  displayIconEnd: z.optional(z.boolean()),
  redirectUrl: z.optional(z.string()),
  startAt: z.optional(instant),
  endAt: z.optional(instant),
});
export type MarketingBannerData = z.infer<typeof marketingBanner>;

/** Title and sentences beside a sign-in form (platform 2.4). */
export const landingText = z.object({ title: z.string(), description: z.array(z.string()) });

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
  useBrowserBackOnProductPage: z.optional(z.boolean()),
  /** The search form starts empty, whatever was searched before on the device (funnel 2.3). */
  isFormPersistenceDisabled: z.optional(z.boolean()),
  /** Campaigns from which "back" leads to the product the address names (platform 2.3, readings 4.6); none by default. */
  backCampaigns: z.optional(z.array(z.object({ source: z.optional(z.string()), medium: z.optional(z.string()) }))),
  showTransportOfferOnly: z.optional(z.boolean()),
  hideContactUsSection: z.optional(z.boolean()),
  useSVA: z.optional(z.boolean()),
  enableBookingRecovery: z.optional(z.boolean()),
  /** Credits given to members for an event (platform 3 `creditCampaign`): amount in major units of the shop's currency, or percent; usable for so many days. */
  creditCampaigns: z.optional(
    z.array(z.object({ type: z.enum(['INSCRIPTION', 'TRAVEL_BACK']), discountType: z.enum(['CURRENCY', 'PERCENT']), amount: z.number(), validDays: z.int() })),
  ),
  /** Same answer for an unknown address and a wrong password (readings 7.12). */
  uniformAuthErrors: z.optional(z.boolean()),
  /** Where an AUTH_… or SIGNUP_FIRST visitor without sign-in is sent is decided by `strategy`; OAUTH partners name their provider here. */
  oauth: z.optional(z.object({ clientId: z.string(), scope: z.string(), isExternal: z.optional(z.boolean()) })),
  teasingEndDate: z.optional(instant),
  /** Robots rule by page kind (default, listing, homeLoginSignup, product, merch, sdpSearch); on live only (platform 2.2). */
  robotsMetaTag: z.optional(z.record(z.string(), z.string())),
  googleSiteVerificationId: z.optional(z.string()),
  metaTags: z.optional(z.array(z.object({ name: z.string(), content: z.string() }))),
  /** Tests that run in this shop (platform 9 "A-B test tracking"). */
  abTests: z.optional(z.array(z.object({ code: wireText(40), variants: z.array(z.object({ code: wireText(40), weight: z.number() })) }))),
  /** Marks of the partner's own, where they differ from the brand's (platform 2.2 "Favicon and logo come from the partner theme"). */
  theme: z.optional(z.object({ favicon: z.optional(z.string()), logo: z.optional(z.string()), logoWhite: z.optional(z.string()) })),
  /** The partner's own bar and strip (telecom partner, platform 1, 2.3). */
  partnerHeader: z.optional(partnerZone),
  /** A badge on the sponsorship entry within [startAt, endAt], in the shop's own time (EKFR, platform 2.3). */
  sponsorshipBadge: z.optional(z.object({ startAt: z.string(), endAt: z.string() })),
  availablePaymentMethods: z.array(partnerPaymentMethod),
  footer: z.looseObject({
    tagline: z.string(),
    reassurance: z.array(z.string()),
    additionalNote: z.optional(z.string()),
    legalLine: z.string(),
    socialNetworks: z.optional(z.array(z.object({ name: z.string(), url: z.string() }))),
    additionalLinks: z.optional(z.array(z.object({ label: z.string(), url: z.string() }))),
    partnerRedirectionLink: z.optional(z.object({ label: z.string(), url: z.string() })),
    feedbackUrl: z.optional(z.string()),
    preSalesPlanningUrl: z.optional(z.string()),
    hideContactUsSection: z.optional(z.boolean()),
    showShopSwitcher: z.optional(z.boolean()),
  }),
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
    marketingBanners: z.array(marketingBanner),
    /** HTML paragraphs of the account menu for visitors, cleaned at ingestion (platform 2.3). */
    menuConnectMessages: z.optional(z.array(z.string())),
    authLandingText: z.optional(landingText),
    bookingAuthLandingText: z.optional(landingText),
    authLayer: z.optional(landingText),
    reasonToBookList: z.array(z.object({ icon: z.string(), title: z.string(), text: z.string() })),
    productRating: z.enum(['TRIP_ADVISOR', 'HOLIDAY_CHECK']),
  }),
});
export type PartnerConfiguration = z.infer<typeof partnerConfiguration>;
