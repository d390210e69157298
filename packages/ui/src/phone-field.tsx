import type { InputHTMLAttributes, Ref } from 'react';
import { clsx } from 'clsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { FieldShell, useFieldIds, type FieldTexts } from './field-shell.tsx';
import { Icon } from './icon.tsx';
import styles from './phone.module.css';

/** A country of the list: its code, "France", "+33", and the address of its flag. */
export type PhoneCountry = { readonly code: string; readonly name: string; readonly prefix: string; readonly flagUrl: string };

type PhoneFieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'children' | 'onChange' | 'value'> & {
    readonly countries: readonly PhoneCountry[];
    readonly country: string;
    readonly onCountry: (code: string) => void;
    /** The national number as typed; the caller formats it. */
    readonly value: string;
    readonly onValue: (value: string) => void;
    /** Accessible name of the country choice. */
    readonly countryLabel: string;
    readonly ref?: Ref<HTMLInputElement>;
  };

/**
 * Country and number in one frame (look section 9 "Phone field"). The country is the platform's own select laid over
 * flag and prefix; digits stay left to right in every language.
 */
export function PhoneField({
  label,
  optionalText,
  help,
  error,
  id,
  countries,
  country,
  onCountry,
  value,
  onValue,
  countryLabel,
  className,
  ref,
  ...rest
}: PhoneFieldProps) {
  const ids = useFieldIds({ id, help, error });
  const chosen = countries.find((one) => one.code === country);
  return (
    <FieldShell texts={{ label, optionalText, help, error }} ids={ids}>
      <div dir="ltr" className={clsx(styles['phone'], Boolean(error) && styles['invalid'], className)}>
        <span className={styles['country']}>
          {chosen === undefined ? null : <img src={chosen.flagUrl} alt="" width={22} height={16} className={styles['flag']} />}
          <span aria-hidden>{chosen?.prefix}</span>
          <Icon shape={ChevronDown} size={16} />
          <select
            aria-label={countryLabel}
            className={styles['select']}
            value={country}
            autoComplete="tel-country-code"
            onChange={(event) => onCountry(event.target.value)}
          >
            {countries.map((one) => (
              <option key={one.code} value={one.code}>{`${one.name} (${one.prefix})`}</option>
            ))}
          </select>
        </span>
        <input
          {...rest}
          ref={ref}
          id={ids.id}
          type="tel"
          inputMode="tel"
          autoComplete={rest.autoComplete ?? 'tel-national'}
          className={styles['input']}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.describedBy}
          onChange={(event) => onValue(event.target.value)}
        />
      </div>
    </FieldShell>
  );
}
