import { foldText, matchPlaces } from '@escale/domain/place-suggestions';
import { BottomSheet } from '@escale/ui/overlays';
import { Combobox, MatchedText, type Suggestion, type SuggestionGroup } from '@escale/ui/combobox';
import { Icon } from '@escale/ui/icon';
import { SearchField } from '@escale/ui/search-field';
import type { LucideIcon } from 'lucide-react';
import { useRef, useState, type Ref } from 'react';
import { useMessages } from '../messages.tsx';
import { useShop } from '../shell.tsx';
import styles from './search-form.module.css';

/** A place one can choose. */
export interface Place {
  readonly code: string;
  readonly label: string;
  readonly second: string;
  readonly labels: readonly string[];
}

interface PlaceFieldProps {
  readonly id: string;
  /** Its path in the form, as errors name it. */
  readonly field: 'departureCity' | 'destinationResort';
  readonly label: string;
  readonly placeholder: string;
  readonly topLabel: string;
  readonly listLabel: string;
  readonly icon: LucideIcon;
  readonly text: string;
  /** Whether `text` is a choice and not yet typed words. */
  readonly isChosen: boolean;
  readonly top: readonly Place[];
  /** Every place, once the filters file is there. */
  readonly places: readonly Place[] | undefined;
  readonly error: string | undefined;
  readonly inputRef: Ref<HTMLInputElement>;
  readonly onText: (text: string) => void;
  readonly onChoose: (place: Place) => void;
  readonly onTouch: () => void;
  /** Opened from outside by the focus rule, on small screens. */
  readonly sheet: { readonly isOpen: boolean; readonly onOpen: () => void; readonly onClose: () => void };
}

const MOST = 8;

/** City or destination with suggestions: a combobox in the row, a full sheet on small screens (look section 9 "Autocomplete"). */
export const PlaceField = ({
  id,
  field,
  label,
  placeholder,
  topLabel,
  listLabel,
  icon,
  text,
  isChosen,
  top,
  places,
  error,
  inputRef,
  onText,
  onChoose,
  onTouch,
  sheet,
}: PlaceFieldProps) => {
  const t = useMessages();
  const shop = useShop();
  const [typed, setTyped] = useState('');
  const words = isChosen ? typed : text;
  const found = foldText(words) === '' ? [] : matchPlaces(places ?? top, words, (place) => place.labels, MOST);
  const hasNone = foldText(words) !== '' && places !== undefined && found.length === 0;
  const shown = found.length > 0 ? found : top;
  const suggest = (place: Place): Suggestion => ({
    id: place.code,
    text: place.label,
    label: <MatchedText text={place.label} typed={found.length > 0 ? words : ''} />,
    second: place.second === '' ? undefined : place.second,
    icon: <Icon shape={icon} size={20} />,
  });
  const groups: readonly SuggestionGroup[] = [{ id: 'places', label: found.length > 0 ? listLabel : topLabel, items: shown.map(suggest) }];
  const all = useRef(new Map<string, Place>());
  for (const place of shown) all.current.set(place.code, place);
  const change = (next: string): void => {
    setTyped(next);
    onText(next);
  };
  const choose = (suggestion: Suggestion): void => {
    const place = all.current.get(suggestion.id);
    setTyped('');
    if (place !== undefined) onChoose(place);
  };
  const common = {
    label,
    text,
    onText: change,
    groups,
    onChoose: choose,
    listLabel,
    placeholder,
    countText: t('search.suggestions.count', { count: shown.length }),
    emptyText: hasNone ? t('sdp.search.no.result.label') : undefined,
    onFocus: onTouch,
  };
  return (
    <>
      <div className={styles['large']}>
        <Combobox {...common} id={id} error={error} look="row" inputRef={inputRef} />
      </div>
      <div className={styles['small']}>
        <SearchField
          id={`${id}-small`}
          data-field={field}
          label={label}
          value={text === '' ? placeholder : text}
          isEmpty={text === ''}
          isOpen={sheet.isOpen}
          look="stack"
          icon={<Icon shape={icon} size={22} />}
          error={error}
          onClick={() => {
            onTouch();
            sheet.onOpen();
          }}
        />
        <BottomSheet isOpen={sheet.isOpen} onClose={sheet.onClose} title={label} closeLabel={t('common.close')} locale={shop.locale} isFull>
          <Combobox
            {...common}
            id={`${id}-sheet`}
            look="sheet"
            icon={<Icon shape={icon} size={22} />}
            onChoose={(suggestion) => {
              sheet.onClose();
              choose(suggestion);
            }}
          />
        </BottomSheet>
      </div>
    </>
  );
};
