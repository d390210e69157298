import type { Brand, MarketingBannerData, PartnerConfiguration } from '@escale/contract/brand';
import type { PaymentMethods } from '@escale/contract/content';
import { isInBadgeWindow } from '@escale/domain/account-menu';
import { parseConsent } from '@escale/domain/consent';
import { isBannerAudience, isBannerTime } from '@escale/domain/marketing-banner';
import { dayInZone, localTimeIn } from '@escale/domain/calendar-day';
import { countryOfShop, directionOf, languageOfShop, localeOf } from '@escale/i18n/languages';
import { contrast } from '@escale/ui/oklch';
import { cleanHtml } from '../shared/clean-html.server.ts';
import { contentLink, isExternal } from '../shared/safe-url.ts';
import type { MarketingBanner, ShopShell, VisitorShell } from '../shared/shell.tsx';

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** True while `now` lies in [startAt, endAt); a missing bound is open (platform 2.3, readings 1.9). */
export const isWithin = (now: number, startAt: unknown, endAt: unknown): boolean => {
  const bound = (value: unknown): number | undefined => {
    const instant = Date.parse(text(value) ?? '');
    return Number.isNaN(instant) ? undefined : instant;
  };
  return isBannerTime({ startAt: bound(startAt), endAt: bound(endAt) }, now);
};

/** Colours of a banner that can be read: the partner's when they reach 4.5 to 1, else none, and the brand's own stand in. */
const readableColours = (background: string, letters: string): Pick<MarketingBanner, 'backgroundColor' | 'textColor'> =>
  contrast(background, letters) >= 4.5 ? { backgroundColor: background, textColor: letters } : {};

/** Banners of this moment for this visitor: an identified one is not signed in (platform 2.3, 4 "Login-state targeting"). */
export const currentBanners = (banners: readonly MarketingBannerData[], now: number, state: VisitorShell['state'] = 'anonymous'): MarketingBanner[] =>
  banners
    .filter((each) => isWithin(now, each.startAt, each.endAt) && isBannerAudience(each, state === 'authenticated'))
    .map((each) => ({
      paragraphs: each.message,
      promoCode: each.promoCode,
      redirectUrl: contentLink(each.redirectUrl),
      ...readableColours(each.backgroundColor.hex, each.textColor.hex),
      icon: each.icon,
      showsIconAtEnd: each.displayIconEnd ?? false,
      pages: each.pages,
    }));

const linksOf = (links: readonly { label: string; url: string }[] | undefined): { label: string; url: string }[] =>
  (links ?? []).flatMap(({ label, url }) => {
    const safe = contentLink(url);
    return safe === undefined ? [] : [{ label, url: safe }];
  });

/** The footer's part of the partner's data; addresses that could run a script or leave through a scheme of their own are dropped. */
const footerOf = (partner: PartnerConfiguration, methods: PaymentMethods | undefined): ShopShell['footer'] => {
  const { footer } = partner;
  return {
    tagline: footer.tagline,
    legalLine: footer.legalLine,
    additionalNote: text(footer.additionalNote),
    marks: paymentMarks(partner, methods),
    documents: Object.keys(partner.documents),
    reassurance: footer.reassurance,
    paymentReassurance: text(footer['paymentReassurance']),
    socialNetworks: linksOf(footer.socialNetworks?.map(({ name, url }) => ({ label: name, url }))).map(({ label, url }) => ({ name: label, url })),
    additionalLinks: linksOf(footer.additionalLinks),
    partnerLink: linksOf(footer.partnerRedirectionLink === undefined ? [] : [footer.partnerRedirectionLink])[0],
    feedbackUrl: contentLink(footer.feedbackUrl),
    planningUrl: contentLink(footer.preSalesPlanningUrl),
    showsSwitcher: footer.showShopSwitcher ?? true,
  };
};

/**
 * The partner's fallback redirect address, else the shop's home: another site, or a path of the shop, with or without the shop before it
 * (platform 2.1, 2.3). What could run a script counts as none.
 */
const homeUrlOf = (fallbackUrl: string | undefined, shop: string): string => {
  const url = contentLink(fallbackUrl);
  if (url === undefined || url === '/') return `/${shop}`;
  return isExternal(url) || /^\/[a-z]{2}-[A-Z]{2}(?:[/?#]|$)/u.test(url) ? url : `/${shop}${url}`;
};

const digitsOf = (phone: string): string => phone.replaceAll(/[^\d+]/gu, '');

const MARKS: Readonly<Record<string, string>> = {
  VISA: 'Visa',
  MASTERCARD: 'Mastercard',
  AMEX: 'American Express',
  MAESTRO: 'Maestro',
  CB: 'CB',
  VISA_ELECTRON: 'Visa Electron',
  paypal: 'PayPal',
  ideal: 'iDEAL',
};

/** Names of what can be paid with, for the footer: card schemes and redirect methods that are offered. */
export const paymentMarks = (partner: PartnerConfiguration, methods: PaymentMethods | undefined): string[] => {
  const offered = new Set(partner.availablePaymentMethods.filter((each) => each.status === undefined || each.status === 'live').map((each) => each.code));
  const names = (methods?.methods ?? [])
    .filter((each) => offered.has(each.code))
    .flatMap((each) => (each.acceptedCreditCardTypes.length > 0 ? each.acceptedCreditCardTypes : [each.code]));
  return [...new Set(names.flatMap((each) => MARKS[each] ?? []))];
};

/**
 * The currency in use: the one chosen, unless the shop has neither as main nor as secondary currency; then the shop's own (funnel 4.11).
 */
export const chooseCurrency = (chosen: string | undefined, main: string, secondary: readonly string[]): string =>
  chosen !== undefined && [main, ...secondary].includes(chosen) ? chosen : main;

const textRecord = (value: unknown): Record<string, string> =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).flatMap(([key, each]) => (typeof each === 'string' ? [[key, each]] : [])))
    : {};

/** Extra meta tags of the partner and its site-verification id (platform 2.2). */
const metaTagsOf = (partner: PartnerConfiguration): { name: string; content: string }[] => {
  const given: unknown[] = Array.isArray(partner['metaTags']) ? partner['metaTags'] : [];
  const tags = given.map(textRecord).flatMap(({ name, content }) => (name !== undefined && content !== undefined ? [{ name, content }] : []));
  const verification = text(partner['googleSiteVerificationId']);
  return verification === undefined ? tags : [...tags, { name: 'google-site-verification', content: verification }];
};

export interface ShopShellInput {
  readonly brand: Brand;
  readonly partner: PartnerConfiguration;
  readonly methods: PaymentMethods | undefined;
  readonly shop: string;
  readonly chosenCurrency: string | undefined;
  readonly now: number;
  readonly isLive: boolean;
  readonly origin: string;
  readonly visitor: VisitorShell;
  /** The cookie `consent` as it came. */
  readonly consent?: string | undefined;
}

/** The browser's part of brand and partner data; everything a page of the frame shows comes from here. */
export const shopShellOf = ({ brand, partner, methods, shop, chosenCurrency, now, isLive, origin, visitor, consent }: ShopShellInput): ShopShell => {
  const { callCenter, marketing } = partner;
  const selling = callCenter.contextPhones[0];
  const display = selling?.displayPhone ?? callCenter.services.servicesDisplayPhone;
  const today = dayInZone(now, partner.zone);
  const listed = new Set(brand.shopSwitcherList.map((each) => each.code));
  return {
    kind: 'shop',
    brand: {
      code: brand.code,
      displayName: partner.brandDisplayName || brand.displayName,
      logo: partner.theme?.logo ?? brand.theme.logo,
      logoWhite: partner.theme?.logoWhite ?? brand.theme.logoWhite,
      ...(partner.theme?.favicon === undefined ? {} : { hasPartnerIcon: true as const }),
      palettes: brand.theme.picturePalettes,
    },
    partnerCode: partner.code,
    shop,
    language: languageOfShop(shop),
    locale: localeOf(shop),
    direction: directionOf(shop),
    country: countryOfShop(shop),
    currency: chooseCurrency(chosenCurrency, partner.currencyCode, partner.secondaryCurrencies),
    currencies: [...new Set([partner.currencyCode, ...partner.secondaryCurrencies])],
    shops: brand.shops
      .filter((each) => listed.size === 0 || listed.has(each._id))
      .map((each) => ({
        code: each._id,
        label: each.label,
        country: countryOfShop(each._id),
        language: languageOfShop(each._id),
        currencies: [...new Set([each.currencyCode, ...each.secondaryCurrencies])],
      })),
    today,
    zone: partner.zone,
    isLive,
    tunnels: partner.websiteTunnels.map((each) => each.websiteTunnelType),
    flags: {
      showSmartDPOnRootUrl: partner.showSmartDPOnRootUrl,
      isTransparentSdpSearchHeader: partner.isTransparentSdpSearchHeader,
      whiteLabel: partner.whiteLabel,
      displayMapPolicy: partner.displayMapPolicy,
      showBoardsFirst: partner.showBoardsFirst ?? false,
      showPfsMessage: partner.showPfsMessage,
      enablePromotionCode: partner.enablePromotionCode,
      enableDepositDisplay: partner.enableDepositDisplay,
      enableSponsorship: partner.enableSponsorship,
      enableCredits: partner.enableCredits,
      enableCreditNotes: partner.enableCreditNotes,
      isDoubleOptin: partner.isDoubleOptin,
      useBrowserBackOnProductPage: partner.useBrowserBackOnProductPage ?? false,
      hideContactUsSection: partner.hideContactUsSection === true || partner.footer.hideContactUsSection === true,
      useSVA: partner.useSVA ?? false,
    },
    backCampaigns: partner.backCampaigns ?? [],
    menu: {
      connectMessages: (marketing.menuConnectMessages ?? []).map(cleanHtml).filter((each) => each !== ''),
      hasSponsorshipBadge: isInBadgeWindow(localTimeIn(now, partner.zone), partner.sponsorshipBadge),
    },
    strategy: partner.strategy,
    capabilities: brand.capabilities ?? {},
    visitor,
    consent: parseConsent(consent, today),
    abTests: partner.abTests?.length === 0 ? undefined : partner.abTests,
    homeUrl: homeUrlOf(partner.fallbackUrl, shop),
    phone: {
      display,
      dial: digitsOf(display),
      international: selling?.displayInternationalPhone ?? callCenter.services.servicesDisplayInternationalPhone,
      hours: callCenter.officeHours,
      price: callCenter.callPrice,
    },
    contextPhones: callCenter.contextPhones,
    servicesPhone: {
      display: callCenter.services.servicesDisplayPhone,
      dial: digitsOf(callCenter.services.servicesDialPhone || callCenter.services.servicesDisplayPhone),
    },
    helpUrl: contentLink(callCenter.helpContactUrl),
    email: callCenter.email,
    footer: footerOf(partner, methods),
    banners: currentBanners(marketing.marketingBanners, now, visitor.state),
    usdRate: partner.exchangeRate.usd,
    origin,
    robotsRules: textRecord(partner['robotsMetaTag']),
    metaTags: metaTagsOf(partner),
    sharingPicture: text(marketing.heroImageDesktop),
  };
};
