import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { track } from '../../shared/analytics.ts';
import { useMessages } from '../../shared/messages.tsx';
import { pathAfterShop, sectionOfPath } from '../../shared/page-path.ts';
import { findRoute, patternOfPath, type RouteEntry } from '../../shared/route-table.ts';
import { useShop } from '../../shared/shell.tsx';
import styles from './frame.module.css';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LoadingBar } from './loading-bar.tsx';
import { MarketingBannerSlot } from './marketing-banner.tsx';
import { OfflineNotice } from './offline-notice.tsx';

const HASH_OFFSET = 65;
const PLAIN: RouteEntry = { path: '', module: '', areas: [], frame: 'plain' };

/** Scrolls to the element the hash names, 65 px below the top (platform 2.1). */
const useHashScroll = (hash: string): void => {
  useEffect(() => {
    if (hash.length < 2) return;
    let id = hash.slice(1);
    try {
      id = decodeURIComponent(id);
    } catch {
      /* a malformed hash names nothing */
    }
    const target = document.getElementById(id);
    if (target !== null) window.scrollTo({ top: target.getBoundingClientRect().top + window.scrollY - HASH_OFFSET });
  }, [hash]);
};

/** A virtual page load for each route shown (platform 2.1). */
const usePageTracking = (afterShop: string): void => {
  useEffect(() => {
    track({ name: 'virtual_page_load', data: { section: sectionOfPath(afterShop), page: patternOfPath(afterShop) } });
  }, [afterShop]);
};

/** Header, page and footer, as the route asks (platform 2.3). */
export const Frame = ({ children, isError = false }: { readonly children: ReactNode; readonly isError?: boolean }) => {
  const shell = useShop();
  const t = useMessages();
  const { pathname, search, hash } = useLocation();
  const isNavigating = useNavigation().state !== 'idle';
  const afterShop = pathAfterShop(pathname);
  const found = findRoute(afterShop)?.entry ?? PLAIN;
  const entry: RouteEntry = isError && found.frame !== 'funnel' ? { ...found, frame: 'plain' } : found;
  // Transparent over the picture of /, /sdp and /sdp/search when the partner asks for it (platform 2.3).
  const isOverPicture = entry.frame === 'hero' && shell.flags.isTransparentSdpSearchHeader;
  // A page made for paper has no navigation around it (readings 6.1 row 21).
  const isPrint = new URLSearchParams(search).get('print') === '1';
  useHashScroll(hash);
  usePageTracking(afterShop);
  return (
    <>
      <a className={styles['skip']} href="#main">
        {t('frame.skip')}
      </a>
      <LoadingBar isLoading={isNavigating} label={t('frame.loading')} />
      <OfflineNotice />
      {entry.frame !== 'bare' && entry.frame !== 'funnel' && <MarketingBannerSlot section={sectionOfPath(afterShop)} />}
      {!isPrint && <Header variant={isOverPicture ? 'hero' : entry.frame === 'hero' ? 'plain' : entry.frame} step={entry.step} />}
      <main id="main" tabIndex={-1} className={styles['main']} aria-busy={isNavigating || undefined}>
        {children}
      </main>
      {(isError || entry.footer !== 'hidden') && !isPrint && <Footer variant={entry.frame} />}
    </>
  );
};
