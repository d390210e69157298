import type { InputHTMLAttributes, ReactNode, Ref, SelectHTMLAttributes } from 'react';
import { clsx } from 'clsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { FieldShell, useFieldIds, type FieldTexts } from './field-shell.tsx';
import { Icon } from './icon.tsx';
import styles from './field.module.css';

type TextFieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'children'> & {
    readonly ref?: Ref<HTMLInputElement>;
    readonly iconStart?: ReactNode;
    /** An icon or a small button inside the field, at its end. */
    readonly end?: ReactNode;
    readonly fieldClassName?: string;
  };

/** One line of text (look section 9 "Form field"). Every other attribute goes to the `<input>`, so a form library's props can be spread on it. */
export function TextField({ label, optionalText, help, error, id, iconStart, end, className, fieldClassName, ref, ...rest }: TextFieldProps) {
  const ids = useFieldIds({ id, help, error });
  return (
    <FieldShell texts={{ label, optionalText, help, error }} ids={ids} className={fieldClassName}>
      <span
        className={clsx(
          styles['control'],
          Boolean(error) && styles['invalid'],
          iconStart !== undefined && styles['withStart'],
          end !== undefined && styles['withEnd'],
        )}
      >
        {iconStart !== undefined && <span className={styles['start']}>{iconStart}</span>}
        <input
          {...rest}
          ref={ref}
          id={ids.id}
          className={clsx(styles['input'], className)}
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.describedBy}
        />
        {end !== undefined && <span className={styles['end']}>{end}</span>}
      </span>
    </FieldShell>
  );
}

export type SelectOption = { readonly value: string; readonly label: string; readonly isDisabled?: boolean };

type SelectFieldProps = FieldTexts &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children'> & {
    readonly ref?: Ref<HTMLSelectElement>;
    readonly options: readonly SelectOption[];
    /** The empty first choice ("Choisissez"). */
    readonly emptyLabel?: string | undefined;
    readonly iconStart?: ReactNode;
    readonly fieldClassName?: string;
  };

/** A choice from a list: the platform's own select, which every phone does best. */
export function SelectField({
  label,
  optionalText,
  help,
  error,
  id,
  options,
  emptyLabel,
  iconStart,
  className,
  fieldClassName,
  ref,
  ...rest
}: SelectFieldProps) {
  const ids = useFieldIds({ id, help, error });
  return (
    <FieldShell texts={{ label, optionalText, help, error }} ids={ids} className={fieldClassName}>
      <SelectControl
        {...rest}
        ref={ref}
        id={ids.id}
        isInvalid={Boolean(error)}
        describedBy={ids.describedBy}
        options={options}
        emptyLabel={emptyLabel}
        iconStart={iconStart}
        className={className}
      />
    </FieldShell>
  );
}

type SelectControlProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children'> & {
  readonly ref?: Ref<HTMLSelectElement> | undefined;
  readonly options: readonly SelectOption[];
  readonly emptyLabel?: string | undefined;
  readonly iconStart?: ReactNode;
  readonly isInvalid?: boolean;
  readonly describedBy?: string | undefined;
};

/** The select alone, for groups that bring their own labels. */
export function SelectControl({ options, emptyLabel, iconStart, isInvalid = false, describedBy, className, ref, ...rest }: SelectControlProps) {
  return (
    <span className={clsx(styles['control'], styles['withEnd'], isInvalid && styles['invalid'], iconStart !== undefined && styles['withStart'])}>
      {iconStart !== undefined && <span className={styles['start']}>{iconStart}</span>}
      <select
        {...rest}
        ref={ref}
        className={clsx(styles['input'], styles['select'], className)}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
      >
        {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={styles['end']}>
        <Icon shape={ChevronDown} size={18} />
      </span>
    </span>
  );
}

/** Fields side by side where there is room (two columns from 480, three from 720 when `columns` is 3). */
export function FieldRow({ children, columns = 2 }: { readonly children: ReactNode; readonly columns?: 2 | 3 }) {
  return (
    <div className={styles['rowBox']}>
      <div className={clsx(styles['row'], columns === 3 && styles['three'])}>{children}</div>
    </div>
  );
}
