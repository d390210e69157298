import { OFFERED_SORTS } from '@escale/domain/sort';
import { RadioField } from '@escale/ui/checkbox-field';
import { MenuChip } from '@escale/ui/chip';
import { Icon } from '@escale/ui/icon';
import { Panel, preloadOverlay } from '@escale/ui/overlays';
import { clsx } from 'clsx';
import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useRef, useState } from 'react';
import { useMessages } from '../messages.tsx';
import { useShop } from '../shell.tsx';
import type { ResultsView } from './results-view.ts';
import styles from './sort-menu.module.css';
import type { ListingControls } from './use-listing-choice.ts';

const prepare = (): void => preloadOverlay('popover');

interface SortMenuProps {
  readonly listing: Pick<ResultsView, 'sort'>;
  readonly controls: ListingControls;
  /** `chip`: one of the chips that stay in sight on small screens; it shows the order alone. */
  readonly look?: 'text' | 'chip';
  readonly className?: string | undefined;
}

/** The order of the results, changed in a panel (look section 9 "Sort"). */
export const SortMenu = ({ listing, controls, look = 'text', className }: SortMenuProps) => {
  const t = useMessages();
  const { locale } = useShop();
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const active = controls.sort ?? listing.sort;
  const text = t('listing.sort', { value: t(`listing.sort.${active}`) });
  const opener = { ref: trigger, onPointerEnter: prepare, onFocus: prepare, onClick: () => setOpen((open) => !open) };
  return (
    <>
      {look === 'chip' ? (
        <MenuChip {...opener} isOpen={isOpen} icon={<Icon shape={ArrowDownUp} size={18} />} aria-label={text} className={className}>
          <span className={styles['order']}>{t(`listing.sort.${active}`)}</span>
        </MenuChip>
      ) : (
        <button {...opener} type="button" aria-haspopup="dialog" aria-expanded={isOpen} className={clsx(styles['sort'], className)}>
          {text}
          <Icon shape={ChevronDown} size={16} />
        </button>
      )}
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
              <span className={styles['order']}>{t(`listing.sort.${sort}`)}</span>
            </RadioField>
          ))}
        </fieldset>
      </Panel>
    </>
  );
};
