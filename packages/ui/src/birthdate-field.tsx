import { useId, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { SelectControl, type SelectOption } from './field.tsx';
import { FieldGroup, useFieldIds } from './field-shell.tsx';
import styles from './birthdate.module.css';

/** What stands in the three fields, as typed; empty strings while nothing is. */
export type BirthdateParts = { readonly day: string; readonly month: string; readonly year: string };

type BirthdateFieldProps = {
  readonly id?: string | undefined;
  /** "Naissance de l’enfant 1" */
  readonly legend: ReactNode;
  readonly labels: { readonly day: string; readonly month: string; readonly year: string };
  readonly placeholders?: Partial<BirthdateParts>;
  /** Values '1' to '12' with the names of the months. */
  readonly months: readonly SelectOption[];
  readonly value: BirthdateParts;
  readonly onChange: (value: BirthdateParts) => void;
  readonly onBlur?: () => void;
  readonly error?: ReactNode;
  readonly help?: ReactNode;
  /** Names of the three controls start with it (`passengers.0.birthdate`). */
  readonly name: string;
  /** Names of the three controls, where a form has its own. */
  readonly names?: BirthdateParts;
  /** `bday` for the contact; other travellers are not the one who types. */
  readonly isOwn?: boolean;
};

/** Day, month, year: three labelled fields of 90, 150 and 110 (look section 9 "Form field"). An error summary links to the day. */
export function BirthdateField({
  id,
  legend,
  labels,
  placeholders,
  months,
  value,
  onChange,
  onBlur,
  error,
  help,
  name,
  names,
  isOwn = false,
}: BirthdateFieldProps) {
  const ids = useFieldIds({ id: undefined, help, error });
  const own = useId();
  const base = id ?? own;
  const typed = (part: keyof BirthdateParts, text: string): void => onChange({ ...value, [part]: text });
  const digits = (part: 'day' | 'year', length: number, hint: string) => (
    <input
      id={part === 'day' ? base : `${base}-${part}`}
      name={names?.[part] ?? `${name}.${part}`}
      type="text"
      inputMode="numeric"
      maxLength={length}
      autoComplete={isOwn ? hint : 'off'}
      aria-label={labels[part]}
      aria-invalid={error ? true : undefined}
      placeholder={placeholders?.[part]}
      value={value[part]}
      onChange={(event) => typed(part, event.target.value.replaceAll(/\D/gu, ''))}
      onBlur={onBlur}
      className={clsx(styles['digits'], Boolean(error) && styles['invalid'])}
    />
  );
  return (
    <FieldGroup texts={{ label: legend, help, error }} ids={ids}>
      <div className={styles['parts']}>
        {digits('day', 2, 'bday-day')}
        <SelectControl
          id={`${base}-month`}
          name={names?.month ?? `${name}.month`}
          options={months}
          emptyLabel={placeholders?.month ?? labels.month}
          aria-label={labels.month}
          autoComplete={isOwn ? 'bday-month' : 'off'}
          isInvalid={Boolean(error)}
          value={value.month}
          onChange={(event) => typed('month', event.target.value)}
          onBlur={onBlur}
        />
        {digits('year', 4, 'bday-year')}
      </div>
    </FieldGroup>
  );
}
