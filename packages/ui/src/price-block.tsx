import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { Tag } from './tag.tsx';
import styles from './price-block.module.css';

/**
 * A reduction, which exists only together with its proof: the struck price is the lowest price of the last
 * 30 days and the line that says so stands in the same block, at every width (look section 1.2).
 */
export type ProvenReduction = {
  /** "−22 %" */
  readonly percentage: string;
  /** "1 612 €" */
  readonly struckPrice: string;
  /** "Plus bas prix des 30 derniers jours : 1 612 €" */
  readonly proof: string;
  /** The whole block as one sentence for assistive technology, which cannot see that a price is struck: it says "prix initial" and the proof. */
  readonly sentence: string;
};

/** A price with everything that must stand beside it. All texts formatted in the shop's language. */
export type PriceTexts = {
  /** "1 249 €" */
  readonly amount: string;
  /** "par personne", "au total" */
  readonly unit: string;
  /** "2 498 €" and "au total" */
  readonly total?: { readonly amount: string; readonly label: string } | undefined;
  /** "taxes et frais inclus" */
  readonly taxes?: string | undefined;
  /** "dont bagage + 45 €" */
  readonly supplements?: readonly string[] | undefined;
  readonly reduction?: ProvenReduction | undefined;
};

type PriceBlockProps = {
  readonly price: PriceTexts;
  readonly size?: 'l' | 'm' | 's';
  readonly align?: 'start' | 'end';
  /** One line below the amount: "par personne · 2 498 € au total, taxes incluses". */
  readonly isCompact?: boolean;
};

/** The price of a card (look section 9 "Price block"). A reduction is read as a sentence, everything else as it stands. */
export function PriceBlock({ price, size = 'l', align = 'end', isCompact = false }: PriceBlockProps) {
  const { amount, unit, total, taxes, supplements = [], reduction } = price;
  return (
    <div className={clsx(styles['block'], styles[align])}>
      {reduction && <span className="visually-hidden">{reduction.sentence}</span>}
      <div aria-hidden={reduction === undefined ? undefined : true} className={styles['figures']}>
        {reduction && (
          <p className={styles['reduction']}>
            <Tag kind="softDeal">
              <bdi>{reduction.percentage}</bdi>
            </Tag>
            <s className={styles['struck']}>
              <bdi>{reduction.struckPrice}</bdi>
            </s>
          </p>
        )}
        <p className={clsx(`price-${size}`, styles['amount'])}>
          <bdi>{amount}</bdi>
        </p>
        {isCompact ? (
          <p className={styles['unit']}>
            {unit}
            {total && (
              <>
                {' '}
                · <bdi className={styles['strong']}>{total.amount}</bdi> {total.label}
              </>
            )}
            {taxes === undefined ? null : `, ${taxes}`}
          </p>
        ) : (
          <>
            <p className={styles['unit']}>{unit}</p>
            {total && (
              <p className={styles['total']}>
                <bdi className={styles['strong']}>{total.amount}</bdi>
                {` ${total.label}`}
              </p>
            )}
            {taxes === undefined ? null : <p className={styles['note']}>{taxes}</p>}
          </>
        )}
        {supplements.map((supplement) => (
          <p key={supplement} className={clsx(styles['note'], styles['supplement'])}>
            {supplement}
          </p>
        ))}
        {reduction && <p className={clsx(styles['note'], styles['proof'])}>{reduction.proof}</p>}
      </div>
    </div>
  );
}

/** A block of the same height while the price is being checked: skeleton bars and one line. */
export function PricePending({ text, align = 'end' }: { readonly text: ReactNode; readonly align?: 'start' | 'end' }) {
  return (
    <div className={clsx(styles['block'], styles[align])} role="status">
      <span className={clsx(styles['bone'], styles['boneWide'])} />
      <span className={styles['bone']} />
      <p className={styles['note']}>{text}</p>
    </div>
  );
}

/** In place of a price: "Complet", "à ces dates", and the link to near dates. */
export function PriceUnavailable({
  title,
  text,
  children,
  align = 'end',
}: {
  readonly title: ReactNode;
  readonly text: ReactNode;
  readonly children?: ReactNode;
  readonly align?: 'start' | 'end';
}) {
  return (
    <div className={clsx(styles['block'], styles[align])}>
      <p className={styles['sold']}>{title}</p>
      <p className={styles['unit']}>{text}</p>
      {children}
    </div>
  );
}

/** A difference in an option or a flight: "+ 38 €" and "par personne"; `Inclus` has no note. */
export function PriceDifference({ amount, note, size = 's' }: { readonly amount: string; readonly note?: string | undefined; readonly size?: 's' | 'body' }) {
  return (
    <span className={styles['difference']}>
      <bdi className={size === 's' ? 'price-s' : styles['strong']}>{amount}</bdi>
      {note === undefined ? null : <span className={styles['unit']}>{note}</span>}
    </span>
  );
}
