import { Icon, type IconShape } from '@escale/ui/icon';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState, type ReactNode } from 'react';
import styles from './extra-section.module.css';
import page from './quote.module.css';

interface ExtraSectionProps {
  readonly title: string;
  readonly shape: IconShape;
  /** What is chosen now, in a few words: all a small screen shows before it is touched. */
  readonly choice: string;
  readonly isBusy?: boolean;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** A section of extras: open where there is room and where no script runs; on a small screen a row that tells the choice and opens. */
export const ExtraSection = ({ title, shape, choice, isBusy = false, isOpen: isOpenFirst, children }: ExtraSectionProps) => {
  const [isOpen, setOpen] = useState(isOpenFirst);
  const id = useId();
  return (
    <section className={page['section']} aria-busy={isBusy} aria-label={title}>
      <h2 className={`t-3 ${styles['title'] ?? ''}`}>{title}</h2>
      <button
        type="button"
        className={styles['row']}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        <Icon shape={shape} size={22} />
        <span>
          <span className="t-strong">{title}</span>
          <span className="t-s t-muted">{choice}</span>
        </span>
        <Icon shape={ChevronDown} size={20} />
      </button>
      <div id={id} className={`${page['section'] ?? ''} ${isOpen ? '' : (styles['folded'] ?? '')}`}>
        {children}
      </div>
    </section>
  );
};

/** The extras together: on small screens one card of rows under a heading of its own. */
export const ExtraGroup = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div className={styles['group']}>
    <h2 className={`t-3 ${page['smallOnly'] ?? ''}`}>{title}</h2>
    {children}
  </div>
);
