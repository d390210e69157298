import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './date-strip.module.css';

/** One departure of the strip. */
export type StripDate = {
  readonly day: string;
  /** "sam. 14" */
  readonly label: string;
  /** "1 186 €"; nothing when the day has no offer. */
  readonly price?: string | undefined;
  readonly isCheapest?: boolean | undefined;
  /** Read after label and price: "le plus bas", "complet". */
  readonly note?: string | undefined;
  readonly href?: string | undefined;
};

type DateStripProps = {
  readonly label: string;
  readonly dates: readonly StripDate[];
  readonly selected: string;
  /** Makes the link of a day (the router's own); a plain link without it. */
  readonly renderLink?: (link: { readonly href: string; readonly className: string; readonly isCurrent: boolean; readonly children: ReactNode }) => ReactNode;
};

/** Seven departures around the chosen one with their lowest price (look section 9 "Date strip"); five and a scroll on small screens. */
export function DateStrip({ label, dates, selected, renderLink }: DateStripProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles['strip']}>
        {dates.map((date) => {
          const isCurrent = date.day === selected;
          const className = clsx(styles['date'], isCurrent && styles['selected'], date.href === undefined && styles['closed']);
          const content = (
            <>
              <time dateTime={date.day} className={styles['day']}>
                {date.label}
              </time>{' '}
              <bdi className={clsx(styles['price'], date.isCheapest === true && styles['cheapest'])}>{date.price ?? '–'}</bdi>
              {date.note === undefined ? null : <span className="visually-hidden"> {date.note}</span>}
            </>
          );
          return (
            <li key={date.day} className={styles['item']}>
              {date.href === undefined ? (
                <span className={className}>{content}</span>
              ) : renderLink === undefined ? (
                <a href={date.href} className={className} aria-current={isCurrent ? 'date' : undefined}>
                  {content}
                </a>
              ) : (
                renderLink({ href: date.href, className, isCurrent, children: content })
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
