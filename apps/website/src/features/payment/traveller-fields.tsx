import { CheckLine, RadioField } from '@escale/ui/checkbox-field';
import { BirthdateField } from '@escale/ui/birthdate-field';
import { FieldRow, TextField } from '@escale/ui/field';
import { FieldGroup, useFieldIds } from '@escale/ui/field-shell';
import { useMessages, type Translate } from '../../shared/messages.tsx';
import { fieldIdOf } from './payment-form.ts';
import type { TravellerPlace } from './payment-view.ts';
import type { PaymentForm } from './use-payment-form.ts';

/** "Adulte 2", "Enfant 1, 7 ans": how a traveller is called on the page. */
export const travellerName = (t: Translate, place: TravellerPlace): string => {
  const name = t(`payment.traveller.${place.type}`, { index: place.index });
  return place.age === undefined ? name : t('payment.traveller.aged', { name, age: place.age });
};

interface TravellerFieldsProps {
  readonly at: number;
  readonly place: TravellerPlace;
  readonly form: PaymentForm;
  readonly months: readonly { readonly value: string; readonly label: string }[];
  readonly isBirthdateRequired: boolean;
  readonly hasFrequentFlyer: boolean;
}

/** The fields of one traveller: title, names as on the passport, day of birth where it is needed, frequent-flyer number (funnel 2.13). */
export const TravellerFields = ({ at, place, form, months, isBirthdateRequired, hasFrequentFlyer }: TravellerFieldsProps) => {
  const t = useMessages();
  const path = (field: string): string => `travellers.${at}.${field}`;
  const errorOf = (field: string): string | undefined => {
    const found = form.errorOf(path(field));
    return found === undefined ? undefined : t(found.messageId);
  };
  const values = form.values.travellers[at];
  const civility = useFieldIds({ error: errorOf('civility') });
  if (values === undefined) return null;
  const isLead = at === 0;
  const text = (field: 'firstName' | 'lastName' | 'frequentFlyer', autoComplete: string) => ({
    id: fieldIdOf(path(field)),
    name: path(field),
    value: values[field],
    error: errorOf(field),
    autoComplete: isLead ? autoComplete : 'off',
    onChange: (event: { target: { value: string } }) => {
      form.set(path(field), event.target.value);
    },
  });
  return (
    <>
      <FieldRow columns={3}>
        <FieldGroup texts={{ label: t('payment.field.civility'), error: errorOf('civility') }} ids={civility}>
          <CheckLine>
            {(['F', 'M'] as const).map((value) => (
              <RadioField
                key={value}
                id={value === 'F' ? fieldIdOf(path('civility')) : undefined}
                name={path('civility')}
                value={value}
                checked={values.civility === value}
                onChange={() => {
                  form.set(path('civility'), value);
                }}
              >
                {t(`payment.civility.${value}`)}
              </RadioField>
            ))}
          </CheckLine>
        </FieldGroup>
        <TextField label={t('payment.field.firstName')} maxLength={60} {...text('firstName', 'given-name')} />
        <TextField
          label={t('payment.field.lastName')}
          maxLength={60}
          help={isLead ? t('payment.field.lastName.help') : undefined}
          {...text('lastName', 'family-name')}
        />
      </FieldRow>
      {(isBirthdateRequired || place.type !== 'ADULT' || hasFrequentFlyer) && (
        <FieldRow>
          {(isBirthdateRequired || place.type !== 'ADULT') && (
            <BirthdateField
              id={fieldIdOf(path('birth'))}
              name={path('birth')}
              legend={t('payment.field.birth')}
              labels={{ day: t('payment.field.birth.day'), month: t('payment.field.birth.month'), year: t('payment.field.birth.year') }}
              placeholders={{ day: t('payment.field.birth.day'), month: t('payment.field.birth.month'), year: t('payment.field.birth.year') }}
              months={months}
              value={values.birth}
              onChange={(birth) => {
                for (const part of ['day', 'month', 'year'] as const) if (birth[part] !== values.birth[part]) form.set(path(`birth.${part}`), birth[part]);
              }}
              error={errorOf('birth')}
              help={place.bornOn === undefined ? undefined : t('payment.field.birth.searched')}
              isOwn={isLead}
            />
          )}
          {hasFrequentFlyer && (
            <TextField label={t('payment.field.frequentFlyer')} optionalText={t('common.optional')} maxLength={30} {...text('frequentFlyer', 'off')} />
          )}
        </FieldRow>
      )}
    </>
  );
};
