import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { Icon } from './icon.tsx';
import styles from './accordion.module.css';

type DisclosureProps = {
  readonly title: ReactNode;
  /** "(2)" after the title, muted. */
  readonly count?: ReactNode;
  readonly children: ReactNode;
  /** Panels of one name: only one is open at a time. */
  readonly name?: string;
  readonly isOpen?: boolean;
  readonly onToggle?: (isOpen: boolean) => void;
  /** `rows`: 60 with plus and minus; `facets`: 56 with a chevron; `plain`: a link-like line ("Détail des vols"). */
  readonly look?: 'rows' | 'facets' | 'plain';
};

/** A row that opens (look section 9 "accordion"): the platform's own `details`, so it works before and without scripts. */
export function Disclosure({ title, count, children, name, isOpen = false, onToggle, look = 'rows' }: DisclosureProps) {
  return (
    <details name={name} open={isOpen} className={clsx(styles['item'], styles[look])} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary className={styles['summary']}>
        <span className={styles['title']}>
          {title}
          {count ? <span className={styles['count']}> {count}</span> : null}
        </span>
        {look === 'rows' ? (
          <>
            <Icon shape={Plus} size={20} className={styles['closedMark']} />
            <Icon shape={Minus} size={20} className={styles['openMark']} />
          </>
        ) : (
          <Icon shape={ChevronDown} size={20} className={styles['chevron']} />
        )}
      </summary>
      <div className={styles['content']}>{children}</div>
    </details>
  );
}
