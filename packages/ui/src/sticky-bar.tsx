import type { ReactNode } from 'react';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { Icon } from './icon.tsx';
import styles from './sticky-bar.module.css';

type StickyBarProps = {
  readonly amount: string;
  /** "1 434 € par personne, taxes incluses" */
  readonly note?: ReactNode;
  /** The line that proves a struck price shown above; it stays here too. */
  readonly proof?: string | undefined;
  /** Opens the ledger. */
  readonly onOpen?: (() => void) | undefined;
  /** Read after the figures when they are a button: "voir le détail". */
  readonly openLabel?: string;
  /** The call to action, 48. */
  readonly action: ReactNode;
  /** The sentence under the pay button, at every width. */
  readonly sentence?: ReactNode;
};

/** The bar at the bottom of small screens: total, detail, next step (look section 9 "Sticky bar"). Put `stickyBarSpaceClass` on the page's content. */
export function StickyBar({ amount, note, proof, onOpen, openLabel, action, sentence }: StickyBarProps) {
  const figures = (
    <>
      <span className={styles['amount']}>
        <bdi>{amount}</bdi>
        {onOpen === undefined ? null : <Icon shape={ChevronUp} size={18} />}
      </span>
      {note ? <span className={styles['note']}>{note}</span> : null}
      {proof === undefined ? null : <span className={styles['note']}>{proof}</span>}
    </>
  );
  return (
    <div className={styles['bar']}>
      <div className={styles['line']}>
        {onOpen === undefined ? (
          <div className={styles['figures']}>{figures}</div>
        ) : (
          <button type="button" className={styles['figures']} aria-haspopup="dialog" onClick={onOpen}>
            {figures}
            <span className="visually-hidden"> {openLabel}</span>
          </button>
        )}
        <div className={styles['action']}>{action}</div>
      </div>
      {sentence ? <p className={styles['sentence']}>{sentence}</p> : null}
    </div>
  );
}

/** Leaves room under the content so that the bar hides nothing. */
export const stickyBarSpaceClass: string = styles['space'] ?? '';
