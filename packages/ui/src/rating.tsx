import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import styles from './rating.module.css';

type RatingBadgeProps = {
  /** "4,7" in the shop's locale. */
  readonly value: string;
  /** "Exceptionnel" */
  readonly word: string;
  /** "1 208 avis" */
  readonly count?: string | undefined;
  /** Read before the figures: "Note sur 5 :". */
  readonly label: string;
  /** Opens the reviews; without it the badge is text. */
  readonly onOpen?: (() => void) | undefined;
};

/** The travellers' note (look section 9 "Rating"): number in a box, word, count. */
export function RatingBadge({ value, word, count, label, onOpen }: RatingBadgeProps) {
  const figures = (
    <>
      <span className="visually-hidden">{`${label} `}</span>
      <span className={styles['figures']}>
        <span className={styles['number']}>
          <bdi>{value}</bdi>
        </span>{' '}
        <span className={styles['word']}>{word}</span>
        {count === undefined ? null : (
          <>
            {' '}
            <span className={styles['count']}>{count}</span>
          </>
        )}
      </span>
    </>
  );
  if (onOpen === undefined) return <span className={styles['rating']}>{figures}</span>;
  return (
    <button type="button" className={clsx(styles['rating'], styles['opens'])} aria-haspopup="dialog" onClick={onOpen}>
      {figures}
    </button>
  );
}

type SunsProps = {
  /** 0..6 */
  readonly average: number;
  /** "5,6 / 6" */
  readonly value: string;
  /** "96 % recommandent" */
  readonly recommendation?: ReactNode;
  /** "Note 5,6 sur 6, 96 % recommandent" */
  readonly label: string;
};

/** The holiday review's note (platform 9): six suns, whole ones and half a one from a fraction of 0.5. They are the style sheet's: a list shows six score. */
export function Suns({ average, value, recommendation, label }: SunsProps) {
  const full = Math.floor(average);
  const lit = full + (average - full >= 0.5 ? 1 : 0);
  return (
    <span className={styles['rating']}>
      <span className="visually-hidden">{label}</span>
      <span aria-hidden className={styles['figures']}>
        <span className={styles['suns']}>
          {Array.from({ length: 6 }, (_, at) => (
            <span key={at} className={clsx(styles['sun'], at >= full && styles[at < lit ? 'halfSun' : 'off'])} />
          ))}
        </span>
        <bdi className={styles['word']}>{value}</bdi>
        {recommendation ? <span className={styles['count']}>{recommendation}</span> : null}
      </span>
    </span>
  );
}
