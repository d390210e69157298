import {
  chooseFilterValue,
  countFilterValues,
  emptyFilters,
  LISTING_FILTER_NAMES,
  removeFilterValue,
  SINGLE_CHOICE_FILTERS,
  type ListingFilterName,
  type ListingFilters,
} from '@escale/domain/filter-query';
import { isOptionSelectable } from '@escale/domain/facet';
import { Disclosure } from '@escale/ui/accordion';
import { Button } from '@escale/ui/button';
import { CheckboxField, RadioField } from '@escale/ui/checkbox-field';
import { Chip, ChipRow, DrawerChip, MenuChip, RemovableChip } from '@escale/ui/chip';
import { Icon } from '@escale/ui/icon';
import { Drawer, Panel, preloadOverlay } from '@escale/ui/overlays';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Zap from 'lucide-react/icons/zap';
import { useRef, useState, type ReactNode } from 'react';
import { useMessages } from '../messages.tsx';
import { useShop } from '../shell.tsx';
import { optionText } from './facet-texts.ts';
import styles from './facets.module.css';
import type { FacetView, ResultsView } from './results-view.ts';
import type { ListingControls } from './use-listing-choice.ts';

interface FacetsProps {
  readonly listing: ResultsView;
  readonly controls: ListingControls;
}

const NO_FILTERS: ListingFilters = emptyFilters(LISTING_FILTER_NAMES);

const useOptionText = ({ currency, provider }: ResultsView) => {
  const t = useMessages();
  const { shop } = useShop();
  return (name: ListingFilterName, option: Pick<FacetView['options'][number], 'value' | 'label'>): string =>
    optionText(t, name, option, { shop, currency, provider });
};

/** Options of one facet with their counts: radios where one replaces the other, boxes elsewhere (funnel 2.10). */
const FacetOptions = ({ facet, listing, controls, group }: FacetsProps & { readonly facet: FacetView; readonly group: string }) => {
  const t = useMessages();
  const textOf = useOptionText(listing);
  const { name, options } = facet;
  const selected = controls.filters[name];
  const isSingle = SINGLE_CHOICE_FILTERS.has(name);
  return (
    <fieldset className={styles['options']}>
      <legend className="visually-hidden">{t(`listing.facet.${name}`)}</legend>
      {options.map((option) => {
        const given = {
          checked: selected.includes(option.value),
          disabled: !isOptionSelectable(option, selected),
          end: option.count,
          onChange: () => controls.setFilters(chooseFilterValue(controls.filters, name, option.value)),
        };
        const text = textOf(name, option);
        return isSingle ? (
          <RadioField key={option.value} {...given} name={`${group}-${name}`}>
            {text}
          </RadioField>
        ) : (
          <CheckboxField key={option.value} {...given}>
            {text}
          </CheckboxField>
        );
      })}
    </fieldset>
  );
};

/** Selected values as chips that remove themselves. */
export const ActiveFilters = ({ listing, controls, children }: FacetsProps & { readonly children?: ReactNode }) => {
  const t = useMessages();
  const textOf = useOptionText(listing);
  const active = listing.facets.flatMap((facet) =>
    facet.options.filter((option) => controls.filters[facet.name].includes(option.value)).map((option) => ({ name: facet.name, option })),
  );
  if (active.length === 0) return null;
  return (
    <ChipRow label={t('listing.filters.active')}>
      {active.map(({ name, option }) => {
        const label = textOf(name, option);
        return (
          <RemovableChip
            key={`${name} ${option.value}`}
            removeLabel={t('listing.filters.remove', { label })}
            onClick={() => controls.setFilters(removeFilterValue(controls.filters, name, option.value))}
          >
            {label}
          </RemovableChip>
        );
      })}
      {children}
    </ChipRow>
  );
};

/** Chips above the results: all filters in a drawer, and facets in panels of their own: all of them, or where room is short those named in `quick`. */
export const FacetBar = ({ listing, controls, quick }: FacetsProps & { readonly quick?: readonly ListingFilterName[] }) => {
  const t = useMessages();
  const { locale } = useShop();
  const [isOpen, setOpen] = useState(false);
  const [openPanel, setOpenPanel] = useState<ListingFilterName>();
  const textOf = useOptionText(listing);
  const count = countFilterValues(controls.filters);
  const title = count > 0 ? t('listing.filters.count', { count }) : t('listing.filters');
  const flash = listing.facets.find((facet) => facet.name === 'flashsale')?.options.find((option) => option.value === 'true');
  const isFlash = controls.filters.flashsale.includes('true');
  return (
    <>
      <DrawerChip
        icon={<Icon shape={SlidersHorizontal} size={18} />}
        isOn={count > 0}
        isOpen={isOpen}
        onPointerEnter={() => preloadOverlay('modal')}
        onFocus={() => preloadOverlay('modal')}
        onClick={() => setOpen(true)}
      >
        {title}
      </DrawerChip>
      <span className={styles['quick']}>
        {listing.facets
          .filter(({ name }) => name !== 'flashsale' && (quick === undefined || quick.includes(name)))
          .map((facet) => (
            <QuickFacet key={facet.name} facet={facet} listing={listing} controls={controls} />
          ))}
        {flash !== undefined && quick === undefined && (
          <Chip
            icon={<Icon shape={Zap} size={18} />}
            isOn={isFlash}
            disabled={!isOptionSelectable(flash, controls.filters.flashsale)}
            onClick={() => controls.setFilters({ ...controls.filters, flashsale: isFlash ? [] : ['true'] })}
          >
            {t('listing.facet.flashsale')}
          </Chip>
        )}
      </span>
      <Drawer
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={title}
        closeLabel={t('common.close')}
        locale={locale}
        subhead={count > 0 ? <ActiveFilters listing={listing} controls={controls} /> : undefined}
        footer={
          <div className={styles['foot']}>
            {count > 0 && (
              <Button kind="text" onClick={() => controls.setFilters(NO_FILTERS)}>
                {t('listing.filters.reset')}
              </Button>
            )}
            <Button kind="primary" isFullWidth isLoading={controls.isPending} onClick={() => setOpen(false)}>
              {t('listing.filters.submit', { count: listing.total })}
            </Button>
          </div>
        }
      >
        {listing.facets.map((facet) => {
          const selected = controls.filters[facet.name];
          const chosen = facet.options.find((option) => option.value === selected[0]);
          // Several values are counted, a single one is named (funnel 2.10).
          const shown = chosen === undefined ? undefined : SINGLE_CHOICE_FILTERS.has(facet.name) ? textOf(facet.name, chosen) : `(${String(selected.length)})`;
          return (
            <Disclosure
              key={facet.name}
              look="facets"
              title={t(`listing.facet.${facet.name}`)}
              count={shown}
              isOpen={openPanel === facet.name}
              onToggle={(isNowOpen) => setOpenPanel((open) => (isNowOpen ? facet.name : open === facet.name ? undefined : open))}
            >
              <FacetOptions facet={facet} listing={listing} controls={controls} group="drawer" />
            </Disclosure>
          );
        })}
      </Drawer>
    </>
  );
};

const CHIP_NAMES: Readonly<Partial<Record<ListingFilterName, 'listing.chip.budget' | 'listing.chip.guestsrating'>>> = {
  budget: 'listing.chip.budget',
  guestsrating: 'listing.chip.guestsrating',
};

const QuickFacet = ({ facet, listing, controls }: FacetsProps & { readonly facet: FacetView }) => {
  const t = useMessages();
  const { locale } = useShop();
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const textOf = useOptionText(listing);
  const selected = controls.filters[facet.name];
  const name = t(CHIP_NAMES[facet.name] ?? `listing.facet.${facet.name}`);
  const first = facet.options.find((option) => option.value === selected[0]);
  const label =
    first === undefined
      ? name
      : selected.length > 1
        ? `${name} (${String(selected.length)})`
        : t('listing.chip.value', { name, value: textOf(facet.name, first) });
  return (
    <>
      <MenuChip
        ref={trigger}
        isOn={selected.length > 0}
        isOpen={isOpen}
        onPointerEnter={() => preloadOverlay('popover')}
        onFocus={() => preloadOverlay('popover')}
        onClick={() => setOpen((open) => !open)}
      >
        {label}
      </MenuChip>
      <Panel
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        triggerRef={trigger}
        title={t(`listing.facet.${facet.name}`)}
        closeLabel={t('common.close')}
        locale={locale}
        width={300}
      >
        <FacetOptions facet={facet} listing={listing} controls={controls} group="panel" />
        {selected.length > 0 && (
          <Button kind="text" size="sm" onClick={() => controls.setFilters({ ...controls.filters, [facet.name]: [] })}>
            {t('common.clear')}
          </Button>
        )}
      </Panel>
    </>
  );
};
