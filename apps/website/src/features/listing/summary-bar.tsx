import { isLogoWhite } from '@escale/domain/page-frame';
import { buttonClass } from '@escale/ui/button';
import { Icon } from '@escale/ui/icon';
import { Modal, preloadOverlay, useMedia } from '@escale/ui/overlays';
import { Bone } from '@escale/ui/skeleton';
import { clsx } from 'clsx';
import Pencil from 'lucide-react/icons/pencil';
import { useEffect, useState, type ComponentType, type MouseEvent } from 'react';
import { loadChunk } from '../../shared/chunk.ts';
import { track } from '../../shared/analytics.ts';
import { Logo } from '../../shared/logo.tsx';
import { useMessages } from '../../shared/messages.tsx';
import type { SearchFormData } from '../../shared/search-form/form-data.ts';
import { useShop } from '../../shared/shell.tsx';
import { ShopLink } from '../../shared/shop-link.tsx';
import type { ListingData } from './listing-page.server.ts';
import styles from './summary-bar.module.css';

const loadForm = () => loadChunk(() => import('../../shared/search-form/search-form.tsx'));
type Form = ComponentType<{ readonly data: SearchFormData; readonly onSubmitted?: () => void }>;

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
  void loadForm();
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

/** The search form over the listing; it closes when the form was sent (funnel 2.9). */
export const ModifyModal = ({ form, isOpen, onClose }: { readonly form: SearchFormData; readonly isOpen: boolean; readonly onClose: () => void }) => {
  const t = useMessages();
  const { locale, capabilities } = useShop();
  const [Form, setForm] = useState<Form>();
  useEffect(() => {
    if (!isOpen || Form !== undefined) return undefined;
    let isGone = false;
    void loadForm().then(({ SearchForm }) => {
      if (!isGone) setForm(() => SearchForm);
    });
    return () => {
      isGone = true;
    };
  }, [isOpen, Form]);
  const isLarge = useMedia('(width >= 1024px)');
  const isWhite = isLogoWhite(capabilities.whiteLogo, false);
  // Large screens keep the site's header, with a way back; smaller ones have a title and a cross (funnel 2.9).
  const head = isLarge
    ? {
        closeLabel: t('common.back'),
        siteMark: (
          <span className={clsx(isWhite && styles['darkMark'])}>
            <Logo isWhite={isWhite} />
          </span>
        ),
      }
    : { closeLabel: t('common.close') };
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t('listing.summary.title')} locale={locale} width={960} {...head}>
      {Form === undefined ? (
        <div className={styles['bones']}>
          <Bone shape="button" />
          <Bone shape="button" />
          <Bone shape="button" />
        </div>
      ) : (
        <Form data={form} onSubmitted={onClose} />
      )}
    </Modal>
  );
};
