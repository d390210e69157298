import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { clsx } from 'clsx';
import styles from './tabs.module.css';

/** One tab and its panel. */
export type Tab = { readonly id: string; readonly label: ReactNode; readonly icon?: ReactNode; readonly panel: ReactNode };

type TabsProps = {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
  /** `pills`: the tabs of the large search block; `underlined`: everywhere else. */
  readonly look?: 'underlined' | 'pills';
  readonly isRtl?: boolean;
};

/** Tabs of 48 with an underline of 3 (look section 9). Arrows move and select, as the panels are here already. */
export function Tabs({ label, tabs, selected, onSelect, look = 'underlined', isRtl = false }: TabsProps) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const press = (event: KeyboardEvent): void => {
    const steps: Readonly<Record<string, number>> = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 };
    const step = steps[event.key];
    const at = tabs.findIndex((tab) => tab.id === selected);
    const target =
      step === undefined ? (event.key === 'Home' ? tabs[0] : event.key === 'End' ? tabs.at(-1) : undefined) : tabs[(at + step + tabs.length) % tabs.length];
    if (target === undefined) return;
    event.preventDefault();
    onSelect(target.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${target.id}"]`)?.focus();
  };
  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={clsx(styles['list'], styles[look])} onKeyDown={press}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            data-tab={tab.id}
            id={`${base}-${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={`${base}-${tab.id}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            className={styles['tab']}
            onClick={() => onSelect(tab.id)}
          >
            {tab.icon}
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div key={tab.id} role="tabpanel" id={`${base}-${tab.id}-panel`} aria-labelledby={`${base}-${tab.id}`} hidden={tab.id !== selected}>
          {tab.panel}
        </div>
      ))}
    </div>
  );
}
