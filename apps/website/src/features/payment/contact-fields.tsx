import { FieldRow, SelectField, TextField } from '@escale/ui/field';
import { PhoneField } from '@escale/ui/phone-field';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../shared/messages.tsx';
import { fieldIdOf, type PaymentValues } from './payment-form.ts';
import type { PhoneTools } from '../../shared/use-phone-tools.ts';
import type { PaymentForm } from './use-payment-form.ts';
import styles from './payment.module.css';

interface ContactFieldsProps {
  readonly form: PaymentForm;
  readonly countries: readonly (readonly [code: string, name: string, prefix: string])[];
  /** Flag of the shop's country, in the server's page. */
  readonly flag: string;
  readonly shopCountry: string;
  readonly phone: PhoneTools;
}

/** Where the booking's letters and calls go; the contact is the first traveller, so the name is not asked for twice (funnel 3.4, WCAG 3.3.7). */
export const ContactFields = ({ form, countries, flag, shopCountry, phone }: ContactFieldsProps) => {
  const t = useMessages();
  const { values } = form;
  const [isListed, setListed] = useState(false);
  const number = useRef<HTMLInputElement>(null);
  // The list of dialling codes would stand twice in the server's page: the field begins with the shop's country alone.
  useEffect(() => {
    setListed(true);
  }, []);
  useEffect(() => {
    const stored = values.phone.startsWith('+') ? phone.tools?.splitNumber(values.phone) : undefined;
    if (stored !== undefined && document.activeElement !== number.current) {
      form.set('phoneCountry', stored.country);
      form.set('phone', stored.national);
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when the phone data has come
  }, [phone.tools]);
  const errorOf = (path: keyof PaymentValues): string | undefined => {
    const found = form.errorOf(path);
    return found === undefined ? undefined : t(found.messageId);
  };
  const text = (path: 'email' | 'address1' | 'address2' | 'postCode' | 'city', autoComplete: string) => ({
    id: fieldIdOf(path),
    name: path,
    label: t(`payment.field.${path}`),
    value: values[path],
    error: errorOf(path),
    autoComplete,
    onChange: (event: { target: { value: string } }) => {
      form.set(path, event.target.value);
    },
  });
  const flagOf = (code: string): string => phone.flags?.(code) ?? (code === shopCountry ? flag : '');
  const countryFlag = flagOf(values.country);
  const phoneCountries = countries
    .filter(([code]) => isListed || code === values.phoneCountry)
    .map(([code, name, prefix]) => ({ code, name, prefix, flagUrl: flagOf(code) }));
  const country = (code: string): void => {
    form.set('phoneCountry', code);
    void phone.load();
  };
  const typed = (value: string): void => {
    form.set('phone', phone.tools?.formatTyped(value, values.phone, values.phoneCountry) ?? value);
  };
  return (
    <div className={styles['fields']}>
      <FieldRow>
        <TextField {...text('email', 'email')} type="email" inputMode="email" maxLength={254} help={t('payment.field.email.help')} dir="ltr" />
        <PhoneField
          ref={number}
          id={fieldIdOf('phone')}
          name="phone"
          label={t('payment.field.phone')}
          help={t('payment.field.phone.help')}
          error={errorOf('phone')}
          countries={phoneCountries}
          country={values.phoneCountry}
          onCountry={country}
          countryLabel={t('payment.field.phone.country')}
          value={values.phone}
          onValue={typed}
          onFocus={() => {
            void phone.load();
          }}
          maxLength={30}
        />
      </FieldRow>
      <FieldRow>
        <TextField {...text('address1', 'address-line1')} maxLength={120} />
        <TextField {...text('address2', 'address-line2')} optionalText={t('common.optional')} maxLength={120} />
      </FieldRow>
      <FieldRow>
        <div className={styles['town']}>
          <TextField {...text('postCode', 'postal-code')} maxLength={16} />
          <TextField {...text('city', 'address-level2')} maxLength={80} />
        </div>
        <SelectField
          id={fieldIdOf('country')}
          name="country"
          label={t('payment.field.country')}
          autoComplete="country"
          value={values.country}
          error={errorOf('country')}
          {...(countryFlag === '' ? {} : { iconStart: <img src={countryFlag} alt="" width={22} height={16} className={styles['flag']} /> })}
          options={countries.map(([value, label]) => ({ value, label }))}
          onChange={(event) => {
            form.set('country', event.target.value);
          }}
        />
      </FieldRow>
    </div>
  );
};
