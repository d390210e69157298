import { Button } from '@escale/ui/button';
import { PhoneField } from '@escale/ui/phone-field';
import { useEffect, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { useMessages } from '../../shared/messages.tsx';
import { useShop } from '../../shared/shell.tsx';
import { usePhoneTools } from '../../shared/use-phone-tools.ts';
import type { LookupAnswer, LookupData } from './booking-search-view.ts';
import styles from './booking-search.module.css';

interface RecoverFormProps {
  readonly loaded: LookupData;
  readonly answer: LookupAnswer | undefined;
  readonly onEdit: () => void;
}

/** One telephone number, by country (platform 2.6 "Recover booking data form"). */
export const RecoverForm = ({ loaded, answer, onEdit }: RecoverFormProps) => {
  const t = useMessages();
  const { country: shopCountry } = useShop();
  const { tools, flags, load } = usePhoneTools();
  const [country, setCountry] = useState(shopCountry);
  const [typed, setTyped] = useState(answer?.values.phone ?? '');
  const [isListed, setListed] = useState(false);
  const isSending = useNavigation().state === 'submitting';
  // The list of dialling codes would weigh on the server's page: the field begins with the shop's country alone.
  useEffect(() => {
    setListed(true);
  }, []);
  const error = answer?.fields.phone;
  const flagOf = (code: string): string => flags?.(code) ?? (code === shopCountry ? loaded.flag : '');
  return (
    <Form method="post" className={styles['form']} noValidate>
      <input type="hidden" name="phone-country" value={country} />
      <PhoneField
        id="phone"
        name="phone"
        label={t('account.profile.phone')}
        error={error === undefined ? undefined : t(error)}
        countries={loaded.countries
          .filter(([code]) => isListed || code === country)
          .map(([code, name, prefix]) => ({ code, name, prefix, flagUrl: flagOf(code) }))}
        country={country}
        onCountry={(code) => {
          setCountry(code);
          onEdit();
          void load();
        }}
        countryLabel={t('account.profile.phone.country')}
        value={typed}
        onValue={(text) => {
          setTyped(tools?.formatTyped(text, typed, country) ?? text);
          onEdit();
        }}
        onFocus={() => {
          void load();
        }}
        maxLength={30}
        required
      />
      <Button type="submit" kind="cta" size="lg" isFullWidth isLoading={isSending}>
        {t('account.recover.send')}
      </Button>
    </Form>
  );
};
