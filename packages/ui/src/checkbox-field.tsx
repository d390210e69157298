import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { clsx } from 'clsx';
import { FieldError, useFieldIds } from './field-shell.tsx';
import styles from './checkbox.module.css';

type CheckProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'children' | 'type'> & {
  readonly children: ReactNode;
  /** A count at the end of the row ("27"); the row is dimmed and disabled when the caller passes `disabled`. */
  readonly end?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
};

function CheckRow({ kind, children, end, className, ref, ...rest }: CheckProps & { readonly kind: 'checkbox' | 'radio' }) {
  return (
    <label className={clsx(styles['row'], rest.disabled && styles['dimmed'], className)}>
      <input {...rest} ref={ref} type={kind} className={clsx(styles['box'], styles[kind])} />
      <span className={styles['text']}>{children}</span>
      {end !== undefined && <span className={styles['end']}>{end}</span>}
    </label>
  );
}

type CheckboxFieldProps = CheckProps & { readonly help?: ReactNode; readonly error?: ReactNode };

/** A box of 22 in a row of 44; the whole row is its label. Never pre-tick one that costs or binds. */
export function CheckboxField({ help, error, id, ...rest }: CheckboxFieldProps) {
  const ids = useFieldIds({ id, help, error });
  return (
    <div className={styles['field']}>
      <CheckRow {...rest} kind="checkbox" id={ids.id} aria-invalid={error ? true : undefined} aria-describedby={ids.describedBy} />
      {error ? (
        <div className={styles['note']}>
          <FieldError id={ids.errorId}>{error}</FieldError>
        </div>
      ) : null}
      {help ? (
        <p id={ids.helpId} className={clsx(styles['note'], styles['help'])}>
          {help}
        </p>
      ) : null}
    </div>
  );
}

/** One radio of a group; put several in a `FieldGroup` or a `<fieldset>`. */
export function RadioField(props: CheckProps) {
  return <CheckRow {...props} kind="radio" />;
}

/** Radios or boxes side by side. */
export function CheckLine({ children }: { readonly children: ReactNode }) {
  return <div className={styles['line']}>{children}</div>;
}
