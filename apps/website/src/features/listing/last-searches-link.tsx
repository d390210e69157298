import { clearSearches, removeSearch } from '@escale/domain/last-searches';
import { Icon } from '@escale/ui/icon';
import { linkClass } from '@escale/ui/link';
import { Drawer, Popover, useMedia } from '@escale/ui/overlays';
import { clsx } from 'clsx';
import History from 'lucide-react/icons/history';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { linkTo } from '../../shared/links.ts';
import { useMessages } from '../../shared/messages.tsx';
import { LastSearchesPanel } from '../../shared/search-form/last-searches-panel.tsx';
import { lastSearchesStore } from '../../shared/search-form/saved-searches.ts';
import { useShop } from '../../shared/shell.tsx';
import styles from './summary-bar.module.css';

/** The searches kept on this device, one press away from the results (funnel 2.8): choosing one searches it again. Nothing while there is none. */
export const LastSearchesLink = () => {
  const t = useMessages();
  const { shop, brand, today, locale } = useShop();
  const navigate = useNavigate();
  const { key } = useLocation();
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isMiddle = useMedia('(width < 1024px)');
  const history = useMemo(() => lastSearchesStore(brand.code, shop, today), [brand.code, shop, today]);
  const searches = useStore(history, ({ value }) => value.sdpHolidays);
  // The form over the page keeps what it sends: read anew with each search.
  useEffect(() => history.rehydrate(), [history, key]);
  if (searches === undefined || searches.length === 0) return null;
  const close = (): void => setOpen(false);
  const panel = (
    <LastSearchesPanel
      searches={searches}
      onChoose={({ searchQueryString }) => {
        close();
        void navigate(linkTo(shop, 'listing', { search: searchQueryString }));
      }}
      onRemove={(id) => history.setState(({ value }) => ({ value: removeSearch(value, 'sdpHolidays', id) }))}
      onClear={() => {
        close();
        history.setState(({ value }) => ({ value: clearSearches(value, 'sdpHolidays') }));
      }}
    />
  );
  const title = t('search.last.title');
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={clsx(linkClass('quiet'), styles['last'])}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Icon shape={History} size={18} />
        {t('search.last.count', { count: searches.length })}
      </button>
      {isMiddle ? (
        <Drawer isOpen={isOpen} onClose={close} title={title} closeLabel={t('common.close')} locale={locale}>
          {panel}
        </Drawer>
      ) : (
        <Popover isOpen={isOpen} onClose={close} triggerRef={trigger} label={title} locale={locale} width={1024} placement="bottom end" offset={-30}>
          {panel}
        </Popover>
      )}
    </>
  );
};
