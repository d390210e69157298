import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import styles from './price-ledger.module.css';

/** One line of the price: "Suite vue océan", "+ 148 €". */
export type LedgerRow = { readonly id: string; readonly label: ReactNode; readonly amount: string; readonly kind?: 'plain' | 'discount' };

type PriceLedgerProps = {
  readonly rows: readonly LedgerRow[];
  readonly total: { readonly label: string; readonly amount: string };
  /** "soit par personne", "1 434 €" */
  readonly perPerson?: { readonly label: string; readonly amount: string } | undefined;
  /** "Taxes et frais inclus. À régler sur place : …" */
  readonly taxes?: ReactNode;
  /** Announced politely when it changes: "Total 2 868 euros". Empty on the first render. */
  readonly announcement?: string;
  /** The total has just risen or fallen: its background shows it for a second. */
  readonly change?: 'up' | 'down' | undefined;
  readonly children?: ReactNode;
};

/** The price line by line, adding up to the total (look section 9 "Price ledger"). Put it in a card. */
export function PriceLedger({ rows, total, perPerson, taxes, announcement = '', change, children }: PriceLedgerProps) {
  return (
    <div className={styles['ledger']}>
      <dl className={styles['rows']}>
        {rows.map((row) => (
          <div key={row.id} className={clsx(styles['row'], row.kind === 'discount' && styles['discount'])}>
            <dt>{row.label}</dt>
            <dd>
              <bdi>{row.amount}</bdi>
            </dd>
          </div>
        ))}
        <div className={styles['total']}>
          <dt>{total.label}</dt>
          <dd key={total.amount} className={clsx('price-l', change !== undefined && styles['changed'], change === 'up' && styles['up'])}>
            <bdi>{total.amount}</bdi>
          </dd>
        </div>
        {perPerson && (
          <div className={clsx(styles['row'], styles['person'])}>
            <dt>{perPerson.label}</dt>
            <dd>
              <bdi>{perPerson.amount}</bdi>
            </dd>
          </div>
        )}
      </dl>
      {taxes ? <p className={styles['taxes']}>{taxes}</p> : null}
      <span className="visually-hidden" role="status">
        {announcement}
      </span>
      {children}
    </div>
  );
}
