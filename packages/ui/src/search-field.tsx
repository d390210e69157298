import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { clsx } from 'clsx';
import styles from './search-field.module.css';

type SearchFieldProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'value'> & {
  readonly label: ReactNode;
  /** What is chosen, or why the field is closed ("Choisissez d’abord une destination"). */
  readonly value: ReactNode;
  readonly isEmpty?: boolean;
  readonly isOpen?: boolean;
  readonly error?: ReactNode;
  /** `row`: 62 in the white row, as in the stack on small screens; `stack`: 56 with an icon. */
  readonly look?: 'row' | 'stack';
  readonly icon?: ReactNode;
  readonly end?: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
};

/** A field of the search that opens a panel (dates, travellers, cabin): label 12 over value 16/600 (look section 9 "Search row"). */
export function SearchField({ label, value, isEmpty = false, isOpen, error, look = 'row', icon, end, className, ref, id, ...rest }: SearchFieldProps) {
  const errorId = error && id ? `${id}-error` : undefined;
  return (
    <span className={clsx(styles['place'], className)}>
      <button
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-describedby={errorId}
        {...rest}
        ref={ref}
        id={id}
        type="button"
        className={clsx(styles['field'], styles[look], isOpen && styles['open'], Boolean(error) && styles['invalid'])}
      >
        {icon ? <span className={styles['icon']}>{icon}</span> : null}
        <span className={styles['words']}>
          <span className={styles['label']}>{label}</span>
          <span className={clsx(styles['value'], isEmpty && styles['empty'])}>{value}</span>
        </span>
        {end}
      </button>
      {error ? (
        <span id={errorId} className={styles['error']}>
          {error}
        </span>
      ) : null}
    </span>
  );
}

/** The white row of the search on large screens: fields with 1 px dividers, then the button. Give the columns with the class of the feature. */
export function SearchRow({ children, className }: { readonly children: ReactNode; readonly className?: string | undefined }) {
  return <div className={clsx(styles['searchRow'], className)}>{children}</div>;
}
