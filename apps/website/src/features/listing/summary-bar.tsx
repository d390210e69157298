import { buttonClass } from '@escale/ui/button';
import { Icon } from '@escale/ui/icon';
import { preloadOverlay } from '@escale/ui/overlays';
import { clsx } from 'clsx';
import Pencil from 'lucide-react/icons/pencil';
import { lazy, Suspense, useEffect, useState, type ComponentType, type MouseEvent } from 'react';
import { track } from '../../shared/analytics.ts';
import { AreaBoundary } from '../../shared/area-boundary.tsx';
import { loadChunk } from '../../shared/chunk.ts';
import { useMessages } from '../../shared/messages.tsx';
import { useShop } from '../../shared/shell.tsx';
import { ShopLink } from '../../shared/shop-link.tsx';
import type { ListingData } from './listing-page.server.ts';
import type { ModifyModalProps } from './modify-modal.tsx';
import styles from './summary-bar.module.css';

const loadModal = () => loadChunk(() => import('./modify-modal.tsx'));
const LazyModal = lazy(() => loadModal().then((module) => ({ default: module.ModifyModal })));

/** Opening state of the modify-search modal; opening is tracked (funnel 2.9). */
export const useModifySearch = () => {
  const [isOpen, setOpen] = useState(false);
  const open = (): void => {
    track({ name: 'listing-sdp-mini-engine-modify', data: {} });
    setOpen(true);
  };
  return { isOpen, open, close: () => setOpen(false) };
};

/** Fetches what the modal needs, before it is asked for. */
const prepare = (): void => {
  preloadOverlay('modal');
  // Without it the press itself asks again.
  loadModal().then(
    ({ loadForm }) => loadForm(),
    () => undefined,
  );
};

/** Handlers of a link to the search page that opens the modal instead, once scripts run. */
export const modifyHandlers = (open: () => void) => ({
  onClick: (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    open();
  },
});

/** The search in one line; pressing it opens the search form over the page (funnel 2.9). Without scripts it leads to the search page. */
export const SummaryBar = ({
  summary,
  query,
  isOpen,
  onOpen,
}: {
  readonly summary: ListingData['summary'] | undefined;
  readonly query: string;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}) => {
  const t = useMessages();
  const { direction } = useShop();
  // What the device remembers is no part of the first load.
  const [LastSearches, setLastSearches] = useState<ComponentType>();
  useEffect(() => {
    let isGone = false;
    void loadChunk(() => import('./last-searches-link.tsx')).then(({ LastSearchesLink }) => {
      if (!isGone) setLastSearches(() => LastSearchesLink);
    });
    return () => {
      isGone = true;
    };
  }, []);
  const party = summary === undefined ? '' : t('listing.summary.party', { travellers: summary.travellers, rooms: summary.rooms });
  return (
    <div className={styles['bar']}>
      <div className={clsx('container', styles['inside'])}>
        <div className={styles['holder']} onPointerEnter={prepare} onFocus={prepare}>
          <ShopLink to="sdpSearch" search={query} className={clsx(styles['pill'], isOpen && styles['hidden'])} {...modifyHandlers(onOpen)}>
            {summary === undefined ? (
              <span className={styles['places']}>{t('listing.summary.title')}</span>
            ) : (
              <>
                <span className={styles['places']}>
                  {summary.places.map((place, at) => (
                    <span key={place}>
                      {at > 0 && <span aria-hidden>{direction === 'rtl' ? '← ' : '→ '}</span>}
                      <bdi>{place}</bdi>{' '}
                    </span>
                  ))}
                </span>
                <span className={styles['rest']}>
                  <span>{summary.dates}</span>
                  <span>{party}</span>
                  <span className={styles['cabin']}>{summary.cabin}</span>
                </span>
              </>
            )}
            <span className={clsx(buttonClass({ kind: 'primary', size: 'sm' }), styles['modify'])}>
              <Icon shape={Pencil} size={18} />
              <span className={styles['word']}>{t('listing.summary.modify')}</span>
            </span>
          </ShopLink>
        </div>
        {LastSearches !== undefined && <LastSearches />}
      </div>
    </div>
  );
};

/** The search form over the page (modify-modal.tsx): fetched when it is first asked for. */
export const ModifySearch = (props: ModifyModalProps) => {
  const [wasOpen, setWasOpen] = useState(false);
  if (props.isOpen && !wasOpen) setWasOpen(true);
  if (!wasOpen && !props.isOpen) return null;
  return (
    <AreaBoundary area="search panel" fallback={null}>
      <Suspense>
        <LazyModal {...props} />
      </Suspense>
    </AreaBoundary>
  );
};
