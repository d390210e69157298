import { Icon } from '@escale/ui/icon';
import { linkClass } from '@escale/ui/link';
import { Panel, preloadOverlay } from '@escale/ui/overlays';
import { clsx } from 'clsx';
import Info from 'lucide-react/icons/info';
import { useRef, useState } from 'react';
import { useMessages } from '../../shared/messages.tsx';
import { SortMenu } from '../../shared/results/sort-menu.tsx';
import type { ListingControls } from '../../shared/results/use-listing-choice.ts';
import { useShop } from '../../shared/shell.tsx';
import styles from './toolbar.module.css';
import type { ListingData } from './listing-page.server.ts';

/** How many hotels there are, what decides their order, and the order itself (look section 9 "Sort"). */
export const Toolbar = ({
  listing,
  controls,
  isFiltered,
}: {
  readonly listing: ListingData;
  readonly controls: ListingControls;
  readonly isFiltered: boolean;
}) => {
  const t = useMessages();
  return (
    <div className={styles['toolbar']}>
      <h2 className={styles['count']}>
        <span role="status">
          <b>{t('listing.count', { count: listing.total })}</b>
          {isFiltered && <span className={styles['of']}> {t('listing.count.of', { count: listing.unfiltered })}</span>}
        </span>
      </h2>
      <Ranking />
      <SortMenu listing={listing} controls={controls} className={styles['sort']} />
    </div>
  );
};

const prepare = (): void => preloadOverlay('popover');

const Ranking = () => {
  const t = useMessages();
  const { locale } = useShop();
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        ref={trigger}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={clsx(linkClass('quiet'), styles['ranking'])}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen((open) => !open)}
      >
        <Icon shape={Info} size={16} />
        <span className={styles['rankingWord']}>{t('listing.ranking')}</span>
      </button>
      <Panel
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        triggerRef={trigger}
        title={t('listing.ranking')}
        closeLabel={t('common.close')}
        locale={locale}
        placement="bottom end"
      >
        <div className={styles['explanation']}>
          <p>{t('listing.ranking.price')}</p>
          <p>{t('listing.ranking.recommended')}</p>
          <p>{t('listing.ranking.promoted')}</p>
        </div>
      </Panel>
    </>
  );
};
