import { OFFERED_SORTS } from '@escale/domain/sort';
import { RadioField } from '@escale/ui/checkbox-field';
import { Icon } from '@escale/ui/icon';
import { Panel, preloadOverlay } from '@escale/ui/overlays';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useRef, useState } from 'react';
import { useMessages } from '../messages.tsx';
import { useShop } from '../shell.tsx';
import type { ResultsView } from './results-view.ts';
import styles from './sort-menu.module.css';
import type { ListingControls } from './use-listing-choice.ts';

const prepare = (): void => preloadOverlay('popover');

/** The order of the results, changed in a panel (look section 9 "Sort"). */
export const SortMenu = ({ listing, controls }: { readonly listing: Pick<ResultsView, 'sort'>; readonly controls: ListingControls }) => {
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
