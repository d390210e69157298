import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { clsx } from 'clsx';
import MapPin from 'lucide-react/icons/map-pin';
import { Icon } from './icon.tsx';
import styles from './combobox.module.css';

/** One suggestion. `label` may hold the match in bold; `text` is what the field shows once it is chosen. */
export type Suggestion = { readonly id: string; readonly text: string; readonly label?: ReactNode; readonly second?: ReactNode; readonly icon?: ReactNode };

/** Suggestions under one heading ("Destinations"). */
export type SuggestionGroup = { readonly id: string; readonly label: string; readonly items: readonly Suggestion[] };

type ComboboxProps = {
  readonly id?: string | undefined;
  readonly label: ReactNode;
  readonly name?: string | undefined;
  /** The words in the field. */
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly groups: readonly SuggestionGroup[];
  readonly onChoose: (suggestion: Suggestion) => void;
  /** Accessible name of the list. */
  readonly listLabel: string;
  /** Said politely when the list changes: "8 résultats". */
  readonly countText?: string | undefined;
  /** One line over the list when nothing matches; the groups then hold the top list. */
  readonly emptyText?: ReactNode;
  readonly placeholder?: string | undefined;
  readonly error?: ReactNode;
  readonly isDisabled?: boolean;
  /** `row`: inside the search row; `stack`: a field of the small form; `sheet`: the list stays open below the field. */
  readonly look?: 'row' | 'stack' | 'sheet';
  readonly icon?: ReactNode;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly onFocus?: () => void;
  readonly onBlur?: () => void;
};

/**
 * Field with suggestions, after the pattern "combobox with list autocomplete" (look section 9 "Autocomplete"):
 * the focus stays in the field, arrows move through the list, Enter chooses, Escape closes, leaving closes.
 */
export function Combobox({
  id,
  label,
  name,
  text,
  onText,
  groups,
  onChoose,
  listLabel,
  countText,
  emptyText,
  placeholder,
  error,
  isDisabled = false,
  look = 'row',
  icon,
  inputRef,
  onFocus,
  onBlur,
}: ComboboxProps) {
  const own = useId();
  const base = id ?? own;
  const listId = `${base}-list`;
  const list = useRef<HTMLDivElement>(null);
  const items = groups.flatMap((group) => group.items);
  const [wantsList, setWantsList] = useState(false);
  const [activeId, setActiveId] = useState<string | null>(null);
  const isOpen = look === 'sheet' || (wantsList && (items.length > 0 || Boolean(emptyText)));
  const box = useRef<HTMLDivElement>(null);
  const active = items.find((item) => item.id === activeId);
  const optionId = (item: Suggestion): string => `${base}-option-${item.id}`;

  // A sheet is opened to type in its field; scrolling to it would disturb the sheet's own movement.
  useEffect(() => {
    if (look === 'sheet') box.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [look]);
  useEffect(() => {
    if (active !== undefined) list.current?.querySelector(`[id="${CSS.escape(optionId(active))}"]`)?.scrollIntoView({ block: 'nearest' });
  });

  const choose = (item: Suggestion): void => {
    setWantsList(false);
    setActiveId(null);
    onChoose(item);
  };
  const step = (by: 1 | -1): void => {
    const at = active === undefined ? (by === 1 ? -1 : items.length) : items.indexOf(active);
    setWantsList(true);
    setActiveId(items[(at + by + items.length) % items.length]?.id ?? null);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (items.length > 0) step(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && isOpen && active !== undefined) {
      event.preventDefault();
      choose(active);
    } else if (event.key === 'Escape' && wantsList && look !== 'sheet') {
      event.stopPropagation();
      setWantsList(false);
      setActiveId(null);
    }
  };

  return (
    <div className={clsx(styles['combobox'], look === 'sheet' && styles['inSheet'])}>
      <div
        ref={box}
        className={clsx(styles['box'], styles[look], isOpen && styles['open'], Boolean(error) && styles['invalid'], isDisabled && styles['disabled'])}
      >
        {icon ? <span className={styles['icon']}>{icon}</span> : null}
        <label htmlFor={base} className={styles['label']}>
          {label}
        </label>
        <input
          ref={inputRef}
          id={base}
          name={name}
          type="text"
          role="combobox"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          className={styles['input']}
          value={text}
          placeholder={placeholder}
          disabled={isDisabled}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={isOpen && active !== undefined ? optionId(active) : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${base}-error` : undefined}
          onChange={(event) => {
            setWantsList(true);
            setActiveId(null);
            onText(event.target.value);
          }}
          onFocus={(event) => {
            event.target.select();
            setWantsList(true);
            onFocus?.();
          }}
          onClick={() => setWantsList(true)}
          onBlur={() => {
            setWantsList(false);
            setActiveId(null);
            onBlur?.();
          }}
          onKeyDown={press}
        />
      </div>
      <span className="visually-hidden" role="status">
        {isOpen ? countText : ''}
      </span>
      {isOpen && (
        <div ref={list} className={styles['panel']} onPointerDown={(event) => event.preventDefault()}>
          {emptyText ? <p className={styles['empty']}>{emptyText}</p> : null}
          <div id={listId} role="listbox" aria-label={listLabel}>
            {groups.map((group) => (
              <div key={group.id} role="group" aria-labelledby={`${base}-${group.id}`}>
                <p id={`${base}-${group.id}`} className={styles['group']}>
                  {group.label}
                </p>
                {group.items.map((item) => (
                  <div
                    key={item.id}
                    id={optionId(item)}
                    role="option"
                    aria-selected={item.id === activeId}
                    className={styles['option']}
                    onPointerMove={() => setActiveId(item.id)}
                    onClick={() => choose(item)}
                  >
                    {item.icon ?? <Icon shape={MapPin} size={20} />}
                    <span>
                      <span className={styles['main']}>{item.label ?? item.text}</span>
                      {item.second ? <span className={styles['second']}>{item.second}</span> : null}
                    </span>
                  </div>
                ))}
              </div>
            ))}
          </div>
        </div>
      )}
      {error ? (
        <span id={`${base}-error`} className={styles['error']}>
          {error}
        </span>
      ) : null}
    </div>
  );
}

/** A label with the first place that matches the typed words in 600; accents and case do not matter. */
export function MatchedText({ text, typed }: { readonly text: string; readonly typed: string }) {
  const fold = (words: string): string => Array.from(words, (letter) => (letter.normalize('NFD')[0] ?? letter).toLowerCase()).join('');
  const letters = Array.from(text);
  const folded = letters.map((letter) => fold(letter));
  const sought = Array.from(fold(typed.trim()));
  const at = sought.length === 0 ? -1 : folded.findIndex((_, from) => sought.every((letter, offset) => folded[from + offset] === letter));
  if (at < 0) return text;
  return (
    <>
      {letters.slice(0, at).join('')}
      <b>{letters.slice(at, at + sought.length).join('')}</b>
      {letters.slice(at + sought.length).join('')}
    </>
  );
}
