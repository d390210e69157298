import type { Brand, PartnerConfiguration } from '@escale/contract/brand';
import type { PaymentMethods } from '@escale/contract/content';

const MARK =
  '<svg viewBox="0 0 34 34"><path fill="#14406B" d="M2 25C9 25 13 20.5 16 13.5 18.5 7.5 23 4 32 4 27 7 25.5 10.5 24 15 21.5 22.5 15 28 2 25Z"/><path fill="#C93F1D" d="M12 30C20 30.5 26 26.5 29 19.5 30 17 31 15 32.5 13.5 33 22.5 26 31.5 12 30Z"/></svg>';
const MARK_WHITE = MARK.replace('#14406B', '#fff').replace('#C93F1D', '#fff');
const ZONES: Readonly<Record<string, string>> = { 'fr-FR': 'Europe/Paris', 'en-GB': 'Europe/London', 'de-DE': 'Europe/Berlin', 'ar-AE': 'Asia/Dubai' };
const CURRENCIES: Readonly<Record<string, string>> = { 'fr-FR': 'EUR', 'en-GB': 'GBP', 'de-DE': 'EUR', 'ar-AE': 'AED' };
const LABELS: Readonly<Record<string, string>> = { 'fr-FR': 'France', 'en-GB': 'United Kingdom', 'de-DE': 'Deutschland', 'ar-AE': 'الإمارات' };
const FIXTURE_SHOPS = ['fr-FR', 'en-GB', 'de-DE', 'ar-AE'] as const;

/** A brand for tests: AF's colours and four shops. */
export const aBrand = (code = 'AF', hosts: readonly string[] = ['af.localhost']): Brand => ({
  code,
  displayName: 'Aérelle Vacances',
  hosts: [...hosts],
  theme: {
    colors: {
      colorPrimary: '#14406B',
      colorPrimaryDark: '#0C2C4C',
      colorPrimaryLight: '#E6EFF7',
      colorSecondary: '#C93F1D',
      colorSecondaryDark: '#A63014',
      colorSecondaryLight: '#FDEDE6',
      black: '#0E1F33',
      greyDark: '#526172',
      greyLight: '#E2E7EC',
      greyMedium: '#7C8998',
      error: '#B3261E',
      valid: '#1B6E4A',
    },
    font: { enableCustomFont: false, fontFamily: 'Noto Sans', displayFamily: 'Plus Jakarta Sans' },
    radius: { s: 6, m: 10, l: 16 },
    favicon: MARK,
    logo: MARK,
    logoWhite: MARK_WHITE,
    picturePalettes: ['menthe', 'azur', 'corail'],
  },
  shopSwitcherList: FIXTURE_SHOPS.map((shop) => ({ code: shop })),
  shops: FIXTURE_SHOPS.map((shop) => ({
    _id: shop,
    label: LABELS[shop] ?? shop,
    locales: [shop],
    sellingCountry: shop.slice(3),
    currencyCode: CURRENCIES[shop] ?? 'EUR',
    secondaryCurrencies: shop === 'ar-AE' ? ['USD'] : [],
    zone: ZONES[shop] ?? 'UTC',
    marketingCodes: [],
  })),
  vendor: { marketing: { flex: { standardRateDescription: {} } } },
  partnerDataNames: [],
  partnerTokensNames: [],
});

/** A partner for tests; `changes` replaces whole top-level fields. */
export const aPartner = (shop: string, changes: Partial<PartnerConfiguration> = {}): PartnerConfiguration => ({
  code: `AF${shop.slice(3)}`,
  shop,
  brandDisplayName: 'Aérelle Vacances',
  strategy: 'NAVIGATION_FIRST',
  whiteLabel: true,
  websiteTunnels: [{ websiteTunnelType: 'SDP' }],
  currencyCode: CURRENCIES[shop] ?? 'EUR',
  secondaryCurrencies: shop === 'ar-AE' ? ['USD'] : [],
  language: shop.slice(0, 2),
  sellingCountry: shop.slice(3),
  zone: ZONES[shop] ?? 'UTC',
  enablePromotionCode: false,
  enableSponsorship: false,
  enableCredits: false,
  enableCreditNotes: false,
  enableDepositDisplay: false,
  isDoubleOptin: false,
  showSmartDPOnRootUrl: true,
  isTransparentSdpSearchHeader: true,
  showPfsMessage: false,
  displayMapPolicy: true,
  availablePaymentMethods: [
    { code: 'adyen_cse_card', termsChoices: ['1x'], fees: { rateRanges: [] } },
    { code: 'paypal', termsChoices: ['1x'], fees: { rateRanges: [] } },
  ],
  footer: { tagline: 'Vols et hôtels choisis ensemble.', reassurance: [], legalLine: 'Marque de démonstration.' },
  callCenter: {
    officeHours: '8 h – 22 h',
    callPrice: 'prix d’un appel local',
    contextPhones: [{ displayPhone: '01 99 00 41 20', displayInternationalPhone: '+33 1 99 00 41 20', minPrice: 0, maxPrice: 100_000 }],
    services: {
      servicesDisplayPhone: '01 99 00 41 21',
      servicesDialPhone: '0199004121',
      servicesDisplayInternationalPhone: '+33 1 99 00 41 21',
      servicesInternationalDialPhone: '+33199004121',
      officeHours: '8 h – 22 h',
    },
    email: 'bonjour@example.com',
  },
  documents: Object.fromEntries(['cgv', 'legales', 'confidentialite'].map((slug) => [slug, `/${shop}/page/${slug}`])),
  organiser: {
    name: 'Aérelle',
    address: 'Paris',
    registration: 'IM000 (fictif)',
    guarantor: 'Garant (fictif)',
    guarantorContact: 'garant@example.com',
    email: 'bonjour@example.com',
  },
  exchangeRate: { usd: 1.1 },
  stressMarketing: { stressMarketingMessages: [], productStressMarketingData: { weeklyStats: [], topDays: {} } },
  marketing: {
    heroTitleDesktop: '',
    heroTitleMobile: '',
    heroSubtitleDesktop: '',
    heroSubtitleMobile: '',
    heroImageDesktop: '',
    heroImageMobile: '',
    topDestinations: [],
    homeBlocks: [],
    listingHero: {},
    listingMerchandisings: [],
    marketingBanners: [],
    reasonToBookList: [],
    productRating: 'TRIP_ADVISOR',
  },
  ...changes,
});

export const FIXTURE_METHODS: PaymentMethods = {
  methods: [
    { code: 'adyen_cse_card', redirect: false, acceptedCreditCardTypes: ['VISA', 'MASTERCARD', 'CB'] },
    { code: 'paypal', redirect: true, acceptedCreditCardTypes: [] },
  ],
};

/** A content service of one brand, as a `fetch`; `overrides` are brand messages by language. */
export const contentFetch = (
  options: {
    readonly brands?: readonly Brand[];
    readonly partner?: Partial<PartnerConfiguration>;
    readonly overrides?: Readonly<Record<string, Readonly<Record<string, string>>>>;
    /** Further files by the end of their address. */
    readonly files?: Readonly<Record<string, unknown>>;
    /** What the user-auth service says of a token; without it every token is refused. */
    readonly tokens?: Readonly<Record<string, unknown>>;
  } = {},
): typeof fetch => {
  const brands = options.brands ?? [aBrand()];
  const answer = (body: unknown): Response => Response.json(body, { headers: { etag: '"1"' } });
  return async (input, init) => {
    const path = new URL(input instanceof Request ? input.url : input).pathname;
    if (path.startsWith('/api/user-auth/')) {
      const asked: unknown = JSON.parse(typeof init?.body === 'string' ? init.body : '{}');
      const token = typeof asked === 'object' && asked !== null && 'token' in asked && typeof asked.token === 'string' ? asked.token : '';
      const identity = options.tokens?.[token];
      return identity === undefined ? Response.json({ code: 'UNAUTHORIZED' }, { status: 401 }) : Response.json(identity);
    }
    const further = Object.entries(options.files ?? {})
      .toSorted(([first], [second]) => second.length - first.length)
      .find(([end]) => path.endsWith(`/${end}`));
    if (further !== undefined) return answer(further[1]);
    if (path === '/api/content/brands.json') return answer(brands.map(({ code, displayName, hosts, shops }) => ({ code, displayName, hosts, shops })));
    const [, , , code, , ...rest] = path.split('/');
    const brand = brands.find((each) => each.code === code);
    const file = rest.join('/');
    const shop = /^resources\/([a-z]{2}-[A-Z]{2})\//u.exec(file)?.[1];
    if (brand === undefined) return new Response('{}', { status: 404 });
    if (file === 'resources/brand.json') return answer(brand);
    if (shop !== undefined && file.endsWith('shop.json')) return answer(aPartner(shop, options.partner));
    if (shop !== undefined && file.endsWith('paymentMethods.json')) return answer(FIXTURE_METHODS);
    const page = /pages\/(cgv|legales|confidentialite)\.json$/u.exec(file)?.[1];
    if (page !== undefined)
      return answer({ slug: page, title: 'Conditions de vente', intro: 'Texte.', sections: [{ title: 'Article 1', paragraphs: ['Texte & suite.'] }] });
    const language = /i18n\/[A-Z]{2}\/([a-z]{2})\.json$/u.exec(file)?.[1];
    const texts = language === undefined ? undefined : options.overrides?.[language];
    return texts === undefined ? new Response('{}', { status: 404 }) : answer(texts);
  };
};
