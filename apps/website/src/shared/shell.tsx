import type { BrandCapabilities } from '@escale/contract/brand';
import type { AbTest } from '@escale/domain/ab-test';
import type { ConsentChoice } from '@escale/domain/consent';
import type { Direction } from '@escale/i18n/languages';
import { createContext, useContext, type ReactNode } from 'react';

/** Who looks at the page, as far as the frame shows it; amounts in minor units of the shop's currency (platform 2.3 "Account menu"). */
export interface VisitorShell {
  readonly state: 'anonymous' | 'identified' | 'bookingFound' | 'authenticated';
  readonly email?: string | undefined;
  readonly bookingReference?: string | undefined;
  readonly credits?: number | undefined;
  readonly refunds?: number | undefined;
  readonly showsRefunds?: boolean | undefined;
  readonly unreadRequests?: number | undefined;
}

/** What a shop looks like to the frame and to every page: the part of brand and partner data that may travel to the browser. */
export interface ShopShell {
  readonly kind: 'shop';
  readonly brand: {
    readonly code: string;
    readonly displayName: string;
    readonly logo: string;
    readonly logoWhite: string;
    /** The partner of this shop has an icon of its own. */
    readonly hasPartnerIcon?: true;
    readonly palettes: readonly string[];
  };
  readonly partnerCode: string;
  /** Shop code, for example `fr-FR`. */
  readonly shop: string;
  readonly language: string;
  readonly locale: string;
  readonly direction: Direction;
  readonly country: string;
  /** Currency in use after the rule of funnel 4.11. */
  readonly currency: string;
  readonly currencies: readonly string[];
  readonly shops: readonly ShopChoice[];
  /** Calendar day in the shop's zone, decided by the server. */
  readonly today: string;
  readonly zone: string;
  readonly isLive: boolean;
  readonly tunnels: readonly string[];
  readonly flags: {
    readonly showSmartDPOnRootUrl: boolean;
    readonly isTransparentSdpSearchHeader: boolean;
    readonly whiteLabel: boolean;
    readonly displayMapPolicy: boolean;
    readonly showBoardsFirst: boolean;
    readonly showPfsMessage: boolean;
    readonly enablePromotionCode: boolean;
    readonly enableDepositDisplay: boolean;
    readonly enableSponsorship: boolean;
    readonly enableCredits: boolean;
    readonly enableCreditNotes: boolean;
    readonly isDoubleOptin: boolean;
    readonly useBrowserBackOnProductPage: boolean;
    readonly hideContactUsSection: boolean;
    readonly useSVA: boolean;
  };
  /** Campaigns that lead back to the product they name (platform 2.3, readings 4.6). */
  readonly backCampaigns: readonly { readonly source?: string | undefined; readonly medium?: string | undefined }[];
  readonly menu: {
    /** The partner's words to visitors: paragraphs of cleaned HTML (platform 2.3). */
    readonly connectMessages: readonly string[];
    readonly hasSponsorshipBadge: boolean;
  };
  readonly strategy: string;
  readonly capabilities: BrandCapabilities;
  readonly visitor: VisitorShell;
  /** What the visitor allows beyond the strictly necessary; absent until they chose. */
  readonly consent?: ConsentChoice | undefined;
  /** Tests running in this shop, when there are any. */
  readonly abTests?: readonly AbTest[] | undefined;
  readonly homeUrl: string;
  readonly phone: { readonly display: string; readonly dial: string; readonly international: string; readonly hours: string; readonly price: string };
  readonly contextPhones: readonly {
    readonly displayPhone: string;
    readonly displayInternationalPhone: string;
    readonly minPrice: number;
    readonly maxPrice: number;
  }[];
  /** Number for those who booked already: never a premium one (readings 7.4). */
  readonly servicesPhone: { readonly display: string; readonly dial: string };
  readonly helpUrl?: string | undefined;
  readonly email: string;
  readonly footer: {
    readonly tagline: string;
    readonly legalLine: string;
    readonly additionalNote?: string | undefined;
    readonly marks: readonly string[];
    readonly documents: readonly string[];
    readonly reassurance: readonly string[];
    /** About the safety of paying. */
    readonly paymentReassurance?: string | undefined;
    readonly socialNetworks: readonly { readonly name: string; readonly url: string }[];
    readonly additionalLinks: readonly { readonly label: string; readonly url: string }[];
    readonly partnerLink?: { readonly label: string; readonly url: string } | undefined;
    readonly feedbackUrl?: string | undefined;
    readonly planningUrl?: string | undefined;
    readonly showsSwitcher: boolean;
  };
  readonly banners: readonly MarketingBanner[];
  readonly usdRate: number;
  /** Scheme, host and prefix of this brand's pages, for canonical addresses. */
  readonly origin: string;
  readonly robotsRules: Readonly<Record<string, string>>;
  /** Rules of the brand's other shops that open any page to indexes, by shop; only where this shop opens some too. */
  readonly twinRules?: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined;
  readonly metaTags: readonly { readonly name: string; readonly content: string }[];
  /** Picture that shared links show. */
  readonly sharingPicture?: string | undefined;
}

/** One shop of the switcher. */
interface ShopChoice {
  readonly code: string;
  readonly label: string;
  readonly country: string;
  readonly language: string;
  readonly currencies: readonly string[];
}

export interface MarketingBanner {
  readonly paragraphs: readonly string[];
  readonly promoCode?: string | undefined;
  readonly redirectUrl?: string | undefined;
  readonly backgroundColor?: string | undefined;
  readonly textColor?: string | undefined;
  readonly icon?: string | undefined;
  readonly showsIconAtEnd?: boolean | undefined;
  readonly pages: readonly string[];
}

/** The page that lists the demonstration brands: the only one without a brand. */
interface IndexShell {
  readonly kind: 'index';
  readonly language: string;
  readonly locale: string;
  readonly direction: Direction;
  readonly isLive: boolean;
}

/** The files of this brand's words in the page's language. */
export interface MessageFiles {
  readonly folder: string;
  /** What the name of each area's file says of its content: it changes with it. */
  readonly hashes: Readonly<Record<string, string>>;
}

/** Address of an area's words; undefined for an area there is none of. */
export const messageAddress = ({ folder, hashes }: MessageFiles, area: string): string | undefined =>
  hashes[area] === undefined ? undefined : `${folder}/${area}.${hashes[area]}.json`;

/** Facts of the page as a whole, sent once with the document and kept over client navigations. */
export type Shell = (ShopShell | IndexShell) & {
  /** Proxy prefix, `''` or `/path`. */
  readonly prefix: string;
  readonly messageFiles: MessageFiles;
  /** Reference of this page load, shown when it fails and written beside the cause in the log. */
  readonly incidentId: string;
  /** Public address of the analytics endpoint. */
  readonly navLogsUrl: string;
  /** Errors outside rendering are reported in this page load (platform 9: one visit in ten by default). */
  readonly isMonitored?: true | undefined;
  /** The errors of this page load are told with the steps that led to them (platform 9: half of those watched by default). */
  readonly isReplayed?: true | undefined;
  /** Outside the published view: the instant the page is shown for, ISO. */
  readonly preview?: { readonly at: string } | undefined;
};

/** Facts of the document that only the server's first render knows; the browser reads them back from the page. */
export interface DocumentFacts {
  readonly nonce: string | undefined;
  readonly themeCss: string;
  /** Script with the words of the interface primitives, in the page's language. */
  readonly primitiveStrings: string;
  readonly shellJson: string;
  /** Message areas of the first page, to fetch before hydration. */
  readonly preloadedAreas: readonly string[];
  readonly fontPreloads: readonly string[];
  /** Every message renders its own id (cookie `messages=keys`, outside live). */
  readonly showsKeys: boolean;
}

const ShellContext = createContext<Shell | undefined>(undefined);
const DocumentContext = createContext<DocumentFacts | undefined>(undefined);

/** Gives the page its shell and document facts; outermost, so that error pages have them too. */
export const ShellProvider = ({ shell, document, children }: { readonly shell: Shell; readonly document: DocumentFacts; readonly children: ReactNode }) => (
  <ShellContext value={shell}>
    <DocumentContext value={document}>{children}</DocumentContext>
  </ShellContext>
);

/** The shell of the page, shop or demo index. */
export const useShell = (): Shell => {
  const shell = useContext(ShellContext);
  if (shell === undefined) throw new Error('useShell outside ShellProvider');
  return shell;
};

/** Facts printed once in the document (nonce, theme, preloads). */
export const useDocumentFacts = (): DocumentFacts => {
  const facts = useContext(DocumentContext);
  if (facts === undefined) throw new Error('useDocumentFacts outside ShellProvider');
  return facts;
};

/** The shop the visitor is in; a bug when called on the demo index. */
export const useShop = (): ShopShell & Shell => {
  const shell = useShell();
  if (shell.kind !== 'shop') throw new Error('useShop outside a shop');
  return shell;
};
