import { clsx } from 'clsx';
import styles from './loading-bar.module.css';

/** Not there, growing while the next page loads, or full just before it goes. */
export type LoadingState = 'HIDDEN' | 'LOADING' | 'FINISHED';

/** The bar of 3 under the header while a page loads; width by transform only (look section 6). */
export function LoadingBar({ state, label }: { readonly state: LoadingState; readonly label: string }) {
  return (
    <div className={styles['place']}>
      <div aria-hidden className={clsx(styles['bar'], styles[state.toLowerCase()])} />
      <span className="visually-hidden" role="status">
        {state === 'LOADING' ? label : ''}
      </span>
    </div>
  );
}

/** How many of how many are shown: 240 × 4 over "show more" (look section 9 "Pagination"). */
export function ProgressLine({ shown, total, text }: { readonly shown: number; readonly total: number; readonly text: string }) {
  return (
    <div className={styles['progress']}>
      <p className={styles['progressText']}>{text}</p>
      <progress className={styles['line']} max={Math.max(1, total)} value={Math.min(shown, total)} aria-label={text} />
    </div>
  );
}
