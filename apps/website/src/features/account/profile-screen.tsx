import { BirthdateField } from '@escale/ui/birthdate-field';
import { Button } from '@escale/ui/button';
import { CheckboxField } from '@escale/ui/checkbox-field';
import { FieldRow, SelectField, TextField } from '@escale/ui/field';
import { PhoneField } from '@escale/ui/phone-field';
import { useEffect, useState } from 'react';
import { Form } from 'react-router';
import { useMessages } from '../../shared/messages.tsx';
import { useShop } from '../../shared/shell.tsx';
import { usePhoneTools } from '../../shared/use-phone-tools.ts';
import { FormProblem, Panel, useFieldProblem, useIsSending } from './account-parts.tsx';
import type { AccountAnswer, AccountView, ProfileValues } from './account-view.ts';
import styles from './account.module.css';

type ProfileView = Extract<AccountView, { screen: 'profile' }>;
type TextName = Exclude<keyof ProfileValues, 'sms'>;

interface ProfileProps {
  readonly view: ProfileView;
  readonly answer: AccountAnswer | undefined;
}

/** The phone in its country's way of writing once the rules of numbers are here; without scripts, as it is stored. */
const ProfilePhone = ({ view, value, error }: { readonly view: ProfileView; readonly value: string; readonly error: string | undefined }) => {
  const t = useMessages();
  const { country: shopCountry } = useShop();
  const phone = usePhoneTools();
  const [country, setCountry] = useState(shopCountry);
  const [typed, setTyped] = useState(value);
  const [isListed, setListed] = useState(false);
  const { load, tools } = phone;
  useEffect(() => {
    setListed(true);
    if (value.startsWith('+')) void load();
  }, [load, value]);
  useEffect(() => {
    const stored = tools?.splitNumber(value);
    if (stored === undefined) return;
    setCountry(stored.country);
    setTyped(stored.national);
  }, [tools, value]);
  const flagOf = (code: string): string => phone.flags?.(code) ?? (code === shopCountry ? view.flag : '');
  return (
    <>
      <input type="hidden" name="phone-country" value={country} />
      <PhoneField
        id="phone"
        name="phone"
        label={t('account.profile.phone')}
        help={t('account.profile.phone.help')}
        error={error}
        countries={view.countries
          .filter(([code]) => isListed || code === country)
          .map(([code, name, prefix]) => ({ code, name, prefix, flagUrl: flagOf(code) }))}
        country={country}
        onCountry={(code) => {
          setCountry(code);
          void load();
        }}
        countryLabel={t('account.profile.phone.country')}
        value={typed}
        onValue={(text) => {
          setTyped(tools?.formatTyped(text, typed, country) ?? text);
        }}
        onFocus={() => {
          void load();
        }}
        maxLength={30}
      />
    </>
  );
};

/** The member's profile: one panel a group, fields by the names of platform 3, rules of platform 5. */
export const ProfileScreen = ({ view, answer }: ProfileProps) => {
  const t = useMessages();
  const problem = useFieldProblem(answer, 'profile');
  const isSending = useIsSending('profile');
  const typed = answer?.intent === 'profile' ? answer.values : undefined;
  const valueOf = (name: TextName): string => typed?.[name] ?? view.values[name];
  const [birth, setBirth] = useState({ day: valueOf('birthdateDay'), month: valueOf('birthdateMonth'), year: valueOf('birthdateYear') });
  const text = (name: TextName, autoComplete: string, label: string, maxLength: number) => ({
    id: name,
    name,
    autoComplete,
    label,
    maxLength,
    defaultValue: valueOf(name),
    error: problem(name),
  });
  const countries = view.countries.map(([value, label]) => ({ value, label }));
  return (
    <Form method="post" className={styles['stack']} preventScrollReset noValidate>
      <input type="hidden" name="intent" value="profile" />
      <FormProblem answer={answer} intent="profile" />
      <Panel title={t('account.profile.identity')}>
        <TextField id="email" label={t('account.profile.email')} value={view.email} readOnly dir="ltr" help={t('account.profile.email.help')} />
        <SelectField
          id="honorific-prefix"
          name="honorific-prefix"
          autoComplete="honorific-prefix"
          label={t('account.profile.civility')}
          optionalText={t('common.optional')}
          emptyLabel={t('account.profile.none')}
          options={[
            { value: 'F', label: t('account.profile.civility.F') },
            { value: 'M', label: t('account.profile.civility.M') },
          ]}
          defaultValue={valueOf('honorific-prefix')}
          fieldClassName={styles['short'] ?? ''}
        />
        <FieldRow>
          <TextField {...text('family-name', 'family-name', t('account.profile.lastName'), 60)} />
          <TextField {...text('given-name', 'given-name', t('account.profile.firstName'), 60)} />
        </FieldRow>
        <BirthdateField
          id="birthdate"
          legend={t('account.profile.birthdate')}
          labels={{ day: t('account.profile.day'), month: t('account.profile.month'), year: t('account.profile.year') }}
          months={view.months}
          value={birth}
          onChange={setBirth}
          error={problem('birthdate')}
          name="birthdate"
          names={{ day: 'birthdateDay', month: 'birthdateMonth', year: 'birthdateYear' }}
          isOwn
        />
        <SelectField
          id="nationality"
          name="nationality"
          label={t('account.profile.nationality')}
          optionalText={t('common.optional')}
          emptyLabel={t('account.profile.none')}
          options={countries}
          defaultValue={valueOf('nationality')}
        />
      </Panel>
      <Panel title={t('account.profile.address')}>
        <TextField {...text('address-line1', 'address-line1', t('account.profile.line1'), 100)} />
        <TextField {...text('address-line2', 'address-line2', t('account.profile.line2'), 100)} optionalText={t('common.optional')} />
        <FieldRow>
          <TextField {...text('postal-code', 'postal-code', t('account.profile.postCode'), 16)} />
          <TextField {...text('address-level2', 'address-level2', t('account.profile.city'), 80)} />
        </FieldRow>
        <SelectField
          id="country-name"
          name="country-name"
          autoComplete="country"
          label={t('account.profile.country')}
          emptyLabel={t('account.profile.none')}
          options={countries}
          defaultValue={valueOf('country-name')}
        />
      </Panel>
      <Panel title={t('account.profile.contact')}>
        <ProfilePhone view={view} value={valueOf('phone')} error={problem('phone')} />
        <CheckboxField id="sms" name="sms" defaultChecked={typed === undefined ? view.values.sms : typed['sms'] === 'true'}>
          {t('account.subscriptions.sms')}
        </CheckboxField>
      </Panel>
      <div>
        <Button type="submit" isLoading={isSending}>
          {t('account.save')}
        </Button>
      </div>
    </Form>
  );
};
