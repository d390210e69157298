import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

type EmptyStateProps = {
  readonly title: ReactNode;
  /** One sentence with the cause. */
  readonly text: ReactNode;
  /** A poster of 150, square. */
  readonly picture?: ReactNode;
  /** The action that removes the cause, and perhaps a second one. */
  readonly actions?: ReactNode;
  readonly headingLevel?: 2 | 3;
};

/** Nothing to show: why, and what changes it (look section 9 "Empty state"). */
export function EmptyState({ title, text, picture, actions, headingLevel = 2 }: EmptyStateProps) {
  return (
    <div className={styles['empty']}>
      {picture ? <div className={styles['picture']}>{picture}</div> : null}
      <div className={styles['words']}>
        {headingLevel === 2 ? <h2 className="t-4">{title}</h2> : <h3 className="t-4">{title}</h3>}
        <p className={styles['text']}>{text}</p>
        {actions ? <div className={styles['actions']}>{actions}</div> : null}
      </div>
    </div>
  );
}
