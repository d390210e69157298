import { clsx } from 'clsx';
import { lazy, Suspense, type ComponentType } from 'react';
import { loadChunk } from '../../shared/chunk.ts';
import { useMessages } from '../../shared/messages.tsx';
import { useShop } from '../../shared/shell.tsx';
import bannerStyles from './banner.module.css';
import footerStyles from './footer.module.css';
import { ACCOUNT_PANEL_ID, SWITCHER_ID } from './panel-ids.ts';
import panelStyles from './panel.module.css';
import type * as Parts from './late-content.tsx';

type PartName =
  | 'AccountMenuContent'
  | 'BackLink'
  | 'CreditsLink'
  | 'FunnelSteps'
  | 'MarketingBanners'
  | 'MiniSearch'
  | 'OfflineNotice'
  | 'SwitcherContent'
  | 'FooterContent';

// The server renders these parts with the page. The browser fetches their scripts after the first load and takes over the markup that is
// already there: their links, forms and popovers work meanwhile, and no page waits for them. What they stand in is of the page, and so are
// their styles.
const rendered: typeof Parts | undefined = import.meta.env.SSR ? await import('./late-content.tsx') : undefined;
const fetched = (): Promise<typeof Parts> =>
  // Scripts that do not come leave the markup as it stands; a rejection would take the page down.
  loadChunk(() => import('./late-content.tsx')).catch(() => new Promise<never>(() => undefined));

/** A part whose scripts come later. */
const late = <Name extends PartName>(name: Name): (typeof Parts)[Name] => {
  if (rendered !== undefined) return rendered[name];
  // `as`: a lazy component takes the props of the one it stands for.
  return lazy(async () => ({ default: (await fetched())[name] as ComponentType })) as unknown as (typeof Parts)[Name];
};

const AccountMenuContent = late('AccountMenuContent');
const BackLink = late('BackLink');
const CreditsLink = late('CreditsLink');
const StepsContent = late('FunnelSteps');
const BannersContent = late('MarketingBanners');
const MiniSearchContent = late('MiniSearch');
const NoticeContent = late('OfflineNotice');
const SwitcherContent = late('SwitcherContent');
const FooterContent = late('FooterContent');

/**
 * The account menu (platform 2.3): a menu hung on its button on large screens, below 1024 a panel at the side. One markup serves both; it is a
 * popover, so that it opens without JavaScript.
 */
export const AccountPanel = (props: Parameters<typeof Parts.AccountMenuContent>[0]) => {
  const t = useMessages();
  return (
    <dialog id={ACCOUNT_PANEL_ID} popover="auto" className={clsx(panelStyles['panel'], panelStyles['account'])} data-side-menu="" aria-label={t('frame.menu')}>
      <Suspense>
        <AccountMenuContent {...props} />
      </Suspense>
    </dialog>
  );
};

/** Country, language and currency (platform 2.3): a modal on large screens, a side panel on small ones. */
export const ShopSwitcher = () => {
  const t = useMessages();
  return (
    <dialog id={SWITCHER_ID} popover="auto" className={clsx(panelStyles['panel'], panelStyles['switcher'])} aria-label={t('frame.switcher.title')}>
      <Suspense>
        <SwitcherContent />
      </Suspense>
    </dialog>
  );
};

/** The way back by the rules of platform 2.3: a link from the start, through history once scripts are there. */
export const BackButton = (props: Parameters<typeof Parts.BackLink>[0]) => (
  <Suspense>
    <BackLink {...props} />
  </Suspense>
);

/** A member's credits, on large screens (platform 2.3). */
export const Credits = () => (
  <Suspense>
    <CreditsLink />
  </Suspense>
);

/** Where the traveller is in the funnel. */
export const FunnelSteps = (props: Parameters<typeof Parts.FunnelSteps>[0]) => (
  <Suspense>
    <StepsContent {...props} />
  </Suspense>
);

/** The small search of pages about offers, on large screens (platform 2.3). */
export const MiniSearch = () => (
  <Suspense>
    <MiniSearchContent />
  </Suspense>
);

/** Tells when the connection is lost. */
export const OfflineNotice = () => (
  <Suspense>
    <NoticeContent />
  </Suspense>
);

/** The marketing banners of the page (platform 2.3). */
export const MarketingBanners = (props: Parameters<typeof Parts.MarketingBanners>[0]) =>
  useShop().banners.length === 0 ? null : (
    <div className={bannerStyles['banners']}>
      <Suspense>
        <BannersContent {...props} />
      </Suspense>
    </div>
  );

interface FooterProps {
  /** Hidden below 768 (platform 2.3: booking searches). */
  readonly isHiddenWhenSmall: boolean;
  readonly content: Parameters<typeof Parts.FooterContent>[0];
}

/** Who sells, whom to call, what applies (platform 2.3). */
export const Footer = ({ isHiddenWhenSmall, content }: FooterProps) => (
  <footer className={clsx(footerStyles['footer'], isHiddenWhenSmall && footerStyles['notSmall'])} data-inverse="">
    <Suspense>
      <FooterContent {...content} />
    </Suspense>
  </footer>
);
