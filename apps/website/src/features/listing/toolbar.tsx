import { OFFERED_SORTS } from '@escale/domain/sort';
import { Icon } from '@escale/ui/icon';
import { linkClass } from '@escale/ui/link';
import { Panel, preloadOverlay } from '@escale/ui/overlays';
import { RadioField } from '@escale/ui/checkbox-field';
import { clsx } from 'clsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Info from 'lucide-react/icons/info';
import { useRef, useState } from 'react';
import { useMessages } from '../../shared/messages.tsx';
import { useShop } from '../../shared/shell.tsx';
import styles from './toolbar.module.css';
import type { ListingData } from './listing-page.server.ts';
import type { ListingControls } from './use-listing-choice.ts';

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
      <SortMenu listing={listing} controls={controls} />
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

const SortMenu = ({ listing, controls }: { readonly listing: ListingData; readonly controls: ListingControls }) => {
  const t = useMessages();
  const { locale } = useShop();
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const active = controls.sort ?? listing.sort;
  return (
    <>
      <button
        ref={trigger}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={styles['sort']}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen((open) => !open)}
      >
        {t('listing.sort', { value: t(`listing.sort.${active}`) })}
        <Icon shape={ChevronDown} size={16} />
      </button>
      <Panel
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        triggerRef={trigger}
        title={t('listing.sort.title')}
        closeLabel={t('common.close')}
        locale={locale}
        width={300}
        placement="bottom end"
      >
        <fieldset>
          <legend className="visually-hidden">{t('listing.sort.title')}</legend>
          {/* A press closes the list; arrow keys, which choose as they move, don't. */}
          {OFFERED_SORTS.map((sort) => (
            <RadioField
              key={sort}
              name="sort"
              checked={sort === active}
              onChange={() => controls.setSort(sort)}
              onClick={(event) => event.detail > 0 && setOpen(false)}
            >
              {t(`listing.sort.${sort}`)}
            </RadioField>
          ))}
        </fieldset>
      </Panel>
    </>
  );
};
