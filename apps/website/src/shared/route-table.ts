import type { Area } from '@escale/i18n/languages';

/** How the frame looks on a page: over a picture, plain, with the funnel's steps, or without any chrome but the logo. */
export type FrameVariant = 'hero' | 'plain' | 'funnel' | 'bare';

export interface RouteEntry {
  /** Path after `[/prefix]/{shop}`, in React Router's grammar. */
  readonly path: string;
  /** Module under `app/routes/`. */
  readonly module: string;
  /** Message areas the page needs besides common, frame and error. */
  readonly areas: readonly Area[];
  readonly frame: FrameVariant;
  /** Step of the funnel's progress, 1 to 3. */
  readonly step?: 1 | 2 | 3;
  /** The page may load and post to the payment provider; it is always entered by a document load, so that its own CSP applies. */
  readonly payment?: true;
  /** Footer hidden (platform 2.3: external redirect, map views). */
  readonly footer?: 'hidden';
  /** Outside live only. */
  readonly demo?: true;
  /** A request handler without a page. */
  readonly resource?: true;
  /** Pattern the router serves this path by, when several paths share one module; a path no row names is then not found. */
  readonly servedBy?: string;
}

const AUTH = { module: 'auth', areas: ['auth'], frame: 'plain' } as const;
const REDIRECT = { module: 'redirects', areas: [], frame: 'plain' } as const;
const CONTENT = { module: 'screen', areas: ['content'], frame: 'plain' } as const;
const FAQ = { ...CONTENT, module: 'faq', footer: 'hidden', servedBy: 'faq/*' } as const;
const STOPOVER = { ...CONTENT, servedBy: 'stopover/*' } as const;
const HOTEL_ONLY = { ...CONTENT, servedBy: 'hotelonly/*' } as const;

/**
 * Every route under `/{shop}` (platform 2.1, funnel 2.1, readings 6.1): one table for the router, links, message areas, the frame and tracking.
 * Who may see a page, its gate and its redirect stand in `app/route-rules.server.ts`. The product page comes last: any one segment is its uri.
 */
export const ROUTES = {
  home: { path: '', module: 'home', areas: ['search'], frame: 'hero' },
  sdp: { path: 'sdp', module: 'home', areas: ['search'], frame: 'hero' },
  sdpSearch: { path: 'sdp/search', module: 'home', areas: ['search'], frame: 'hero' },
  listing: { path: 'sdp/listing', module: 'listing', areas: ['search', 'listing'], frame: 'plain' },
  listingMap: { path: 'sdp/listing/map', module: 'listing-map', areas: ['listing', 'map'], frame: 'plain', footer: 'hidden' },
  hotelDescription: { path: 'sdp/hotelDescription/:accommodationId/:code', module: 'hotel-description', areas: ['listing', 'hotel'], frame: 'plain' },
  quote: { path: 'sdp/booking/quote', module: 'quote', areas: ['quote'], frame: 'funnel', step: 1 },
  payment: { path: 'sdp/booking/payment', module: 'payment', areas: ['quote', 'payment'], frame: 'funnel', step: 2, payment: true },
  paymentStep: { path: 'sdp/booking/payment/step', module: 'payment-step', areas: [], frame: 'plain', resource: true },
  confirmation: { path: 'sdp/booking/confirmation', module: 'confirmation', areas: ['quote', 'confirmation'], frame: 'funnel', step: 3 },
  bareConfirmation: { path: 'confirmation', module: 'confirmation', areas: ['confirmation'], frame: 'plain' },
  externalRedirect: { path: 'external-redirect', module: 'external-redirect', areas: ['payment'], frame: 'bare', payment: true, footer: 'hidden' },
  technicalError: { path: 'technical-error/*', module: 'technical-error', areas: [], frame: 'plain' },
  homeAuth: { path: 'home/*', ...AUTH },
  auth: { path: 'auth/*', ...AUTH },
  bookingAuth: { path: 'booking-auth/*', ...AUTH },
  funnelAuth: { path: 'booking/auth/*', ...AUTH },
  bookingSearch: { path: 'booking-search/*', module: 'booking-search', areas: ['account'], frame: 'plain' },
  account: { path: 'account/*', module: 'account', areas: ['account', 'confirmation'], frame: 'plain' },
  signUpOperation: { path: 'sign-up/:operationCode/*', ...AUTH },
  teasing: { path: 'teasing/*', ...AUTH },
  confirmRegistration: { path: 'confirmRegistration', ...AUTH, module: 'registration' },
  unsubscribe: { path: 'unsubscribe', ...AUTH, module: 'unsubscribe' },
  myBookings: { path: 'mybookings', ...REDIRECT },
  ourCommitments: { path: 'ourcommitments', ...REDIRECT },
  oldSignUpOperation: { path: 'landing-page/:operationCode/*', ...REDIRECT },
  flashSales: { path: 'listing', ...CONTENT, module: 'flash-sales' },
  merch: { path: 'merch', ...CONTENT, module: 'merch' },
  landing: { path: 'landing-pages/:landingPageCode/*', ...CONTENT, module: 'landing' },
  faq: { path: 'faq', ...FAQ },
  faqCategory: { path: 'faq/category/:categoryId', ...FAQ },
  faqSubcategory: { path: 'faq/category/:categoryId/subcategory/:subCategoryId', ...FAQ },
  faqArticle: { path: 'faq/category/:categoryId/subcategory/:subCategoryId/article/:articleId', ...FAQ },
  priceMatchGuarantee: { path: 'priceMatchGuarantee', ...CONTENT },
  magazine: { path: 'magazine', ...CONTENT, module: 'magazine' },
  giveaway: { path: 'giveaway', ...CONTENT, module: 'giveaway', areas: ['content', 'auth'] },
  schizophrene: { path: 'schizophrene', module: 'static-page', areas: [], frame: 'plain' },
  operator: { path: 'operator/*', ...CONTENT },
  productSearch: { path: 'booking/search', ...CONTENT, servedBy: 'booking/*' },
  productQuote: { path: 'booking/quote', ...CONTENT, servedBy: 'booking/*' },
  productPayment: { path: 'booking/payment', ...CONTENT, servedBy: 'booking/*' },
  productConfirmation: { path: 'booking/confirmation', module: 'confirmation', areas: ['quote', 'confirmation'], frame: 'funnel', step: 3 },
  stopover: { path: 'stopover', ...STOPOVER },
  stopoverSearch: { path: 'stopover/search', ...STOPOVER },
  stopoverListing: { path: 'stopover/listing', ...STOPOVER },
  stopoverHotel: { path: 'stopover/hotelDescription/:accommodationId/:code', ...STOPOVER },
  stopoverQuote: { path: 'stopover/booking/quote', ...STOPOVER },
  stopoverPayment: { path: 'stopover/booking/payment', ...STOPOVER },
  stopoverConfirmation: { path: 'stopover/booking/confirmation', ...STOPOVER },
  hotelOnly: { path: 'hotelonly', ...HOTEL_ONLY },
  hotelOnlySearch: { path: 'hotelonly/search', ...HOTEL_ONLY },
  hotelOnlyListing: { path: 'hotelonly/listing', ...HOTEL_ONLY },
  hotelOnlyMap: { path: 'hotelonly/listing/map', ...HOTEL_ONLY, footer: 'hidden' },
  hotelOnlyHotel: { path: 'hotelonly/hotelDescription/:accommodationId/:code', ...HOTEL_ONLY },
  hotelOnlyQuote: { path: 'hotelonly/booking/quote', ...HOTEL_ONLY },
  hotelOnlyPayment: { path: 'hotelonly/booking/payment', ...HOTEL_ONLY },
  hotelOnlyConfirmation: { path: 'hotelonly/booking/confirmation', ...HOTEL_ONLY },
  page: { path: 'page/:slug', module: 'static-page', areas: [], frame: 'plain' },
  notFound: { path: 'not-found', module: 'not-found', areas: [], frame: 'plain' },
  gallery: { path: 'gallery', module: 'gallery', areas: ['demo'], frame: 'plain', demo: true },
  newsletterQuestion: { path: 'newsletter-question', module: 'newsletter-question', areas: [], frame: 'plain', resource: true },
  consent: { path: 'consent', module: 'consent', areas: [], frame: 'plain', resource: true },
  mapLand: { path: 'map-land', module: 'map-land', areas: [], frame: 'plain', resource: true },
  hotelReviews: { path: 'sdp/hotel-reviews/:accommodationId', module: 'hotel-reviews', areas: [], frame: 'plain', resource: true },
  logout: { path: 'logout', module: 'logout', areas: [], frame: 'plain', resource: true },
  partnerBar: { path: 'partner-bar', module: 'partner-bar', areas: [], frame: 'plain', resource: true },
  switchShop: { path: 'switch-shop', module: 'switch-shop', areas: [], frame: 'plain', resource: true },
  productById: { path: 'product/id/:productId', ...CONTENT, module: 'product' },
  product: { path: ':productUri', ...CONTENT, module: 'product' },
} as const satisfies Record<string, RouteEntry>;

export type RouteName = keyof typeof ROUTES;

/** Areas every page carries: an error may show anywhere. */
export const FRAME_AREAS: readonly Area[] = ['common', 'frame', 'error', 'consent'];

const entries: readonly (readonly [RouteName, RouteEntry, RegExp])[] = Object.entries(ROUTES).map(([name, entry]) => [
  name as RouteName, // `as`: Object.entries forgets the key type
  entry,
  new RegExp(`^${entry.path.replaceAll(/:\w+/gu, '[^/]+').replace(/\/\*$/u, '(?:/.*)?')}$`, 'u'),
]);

/** The route a path after `/{shop}` belongs to; undefined when none does. Leading, trailing slashes and `.data` are ignored. */
export const findRoute = (pathAfterShop: string): { readonly name: RouteName; readonly entry: RouteEntry } | undefined => {
  const path = pathAfterShop.replace(/\.data$/u, '').replaceAll(/^\/+|\/+$/gu, '');
  const found = entries.find(([, , pattern]) => pattern.test(path));
  return found === undefined ? undefined : { name: found[0], entry: found[1] };
};

/** Message areas of a path after `/{shop}`. */
export const areasOfPath = (pathAfterShop: string): readonly Area[] => [...FRAME_AREAS, ...(findRoute(pathAfterShop)?.entry.areas ?? [])];

/** The path with its parameters' names instead of values: what tracking may say without naming a booking or a traveller. */
export const patternOfPath = (pathAfterShop: string): string => `/${findRoute(pathAfterShop)?.entry.path ?? '*'}`;
