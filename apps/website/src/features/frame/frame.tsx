import { frameRules } from '@escale/domain/page-frame';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { track } from '../../shared/analytics.ts';
import { AreaBoundary } from '../../shared/area-boundary.tsx';
import { useMessages } from '../../shared/messages.tsx';
import { pathAfterShop, sectionOfPath } from '../../shared/page-path.ts';
import { findRoute, patternOfPath, type RouteEntry, type RouteName } from '../../shared/route-table.ts';
import { useShop } from '../../shared/shell.tsx';
import styles from './frame.module.css';
import { Header } from './header.tsx';
import { Footer, MarketingBanners, OfflineNotice } from './late-parts.tsx';
import { LoadingBar } from './loading-bar.tsx';
import { PartnerBar } from './partner-bar.tsx';

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

/** The merchandising page a product is looked at from: the last one shown, until another page comes between (platform 2.3). */
const useMerchandising = (route: RouteName | undefined, search: string): string | null => {
  const [code, setCode] = useState<string | null>(null);
  useEffect(() => {
    if (route === 'merch') setCode(new URLSearchParams(search).get('code'));
    else if (route !== 'product' && route !== 'productById') setCode(null);
  }, [route, search]);
  return code;
};

/** Header, page and footer, as the route asks (platform 2.3). */
export const Frame = ({ children, isError = false }: { readonly children: ReactNode; readonly isError?: boolean }) => {
  const shell = useShop();
  const t = useMessages();
  const { pathname, search, hash } = useLocation();
  const isNavigating = useNavigation().state !== 'idle';
  const afterShop = pathAfterShop(pathname);
  const match = findRoute(afterShop);
  const found = match?.entry ?? PLAIN;
  const entry: RouteEntry = isError && found.frame !== 'funnel' ? { ...found, frame: 'plain' } : found;
  const rules = frameRules(afterShop);
  // Transparent over the picture of /, /sdp and /sdp/search when the partner asks for it (platform 2.3).
  const isOverPicture = entry.frame === 'hero' && rules.mayBeTransparent && shell.flags.isTransparentSdpSearchHeader;
  // A page made for paper has no navigation around it (readings 6.1 row 21).
  const isPrint = new URLSearchParams(search).get('print') === '1';
  const isPlace = entry.frame !== 'bare' && entry.frame !== 'funnel';
  const hasPartnerBar = shell.capabilities.partnerHeader === true && rules.showsPartnerBar && !isPrint;
  const merchandising = useMerchandising(match?.name, search);
  useHashScroll(hash);
  usePageTracking(afterShop);
  return (
    <>
      <a className={styles['skip']} href="#main">
        {t('frame.skip')}
      </a>
      <LoadingBar isLoading={isNavigating} label={t('frame.loading')} />
      <OfflineNotice />
      {hasPartnerBar && <PartnerBar part="header" />}
      {isPlace && !isPrint && (
        <AreaBoundary area="banners" fallback={null}>
          <MarketingBanners section={sectionOfPath(afterShop)} />
        </AreaBoundary>
      )}
      {!isPrint && (
        <AreaBoundary area="header" fallback={null}>
          <Header
            variant={isOverPicture ? 'hero' : entry.frame === 'hero' ? 'plain' : entry.frame}
            route={match?.name}
            page={afterShop}
            step={entry.step}
            merchandising={merchandising}
          />
        </AreaBoundary>
      )}
      <main id="main" tabIndex={-1} className={styles['main']} aria-busy={isNavigating || undefined}>
        {children}
      </main>
      {(isError || rules.footer !== 'hidden') && !isPrint && (
        <AreaBoundary area="footer" fallback={null}>
          <Footer
            isHiddenWhenSmall={!isError && rules.footer === 'medium'}
            content={{ variant: entry.frame, hasSwitcher: isPlace && rules.showsSwitcher && shell.shops.length > 1 }}
          />
        </AreaBoundary>
      )}
      {hasPartnerBar && <PartnerBar part="footer" />}
    </>
  );
};
