import { clsx } from 'clsx';
import styles from './rating.module.css';

const STAR = 'M12 2.6l2.9 6 6.6.9-4.8 4.6 1.2 6.5L12 17.5l-5.9 3.1 1.2-6.5L2.5 9.5l6.6-.9z';

type StarsProps = {
  /** 1..5, halves allowed (drawn as a star cut in two). */
  readonly count: number;
  /** "5 étoiles" */
  readonly label: string;
  readonly size?: 14 | 16 | 18;
};

/** The category of a hotel: as many stars as it has, and the number as their name. */
export function Stars({ count, label, size = 16 }: StarsProps) {
  const whole = Math.floor(count);
  return (
    <span className={styles['stars']} role="img" aria-label={label}>
      {Array.from({ length: Math.ceil(count) }, (_, at) => (
        <svg key={at} aria-hidden width={size} height={size} viewBox={at < whole ? '0 0 24 24' : '0 0 12 24'} className={clsx(at >= whole && styles['half'])}>
          <path d={STAR} fill="currentColor" />
        </svg>
      ))}
    </span>
  );
}
