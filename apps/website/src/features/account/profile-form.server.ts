import type { Profile, ProfileUpdate } from '@escale/contract/user-auth';
import { normaliseName } from '@escale/domain/name-rules';
import { formatBirthdate, validateBirthdateFields, validateProfile } from '@escale/domain/profile-rules';
import { formText } from '../../shared/form-text.ts';
import type { MessageId } from '../../shared/message-id.ts';
import { readPhone, toE164 } from '../../shared/phone-number.ts';
import type { ProfileValues } from './account-view.ts';

/** The profile in the fields of its form (platform 3); the phone as its country writes it. */
export const profileValuesOf = ({ name, birthDate, nationality, address, newsletterPreference }: Profile): ProfileValues => {
  const [year = '', month = '', day = ''] = (birthDate ?? '').split('-');
  const plain = (digits: string): string => digits.replace(/^0+/u, '');
  return {
    'honorific-prefix': name.gender ?? '',
    'family-name': name.lastName ?? '',
    'given-name': name.firstName ?? '',
    birthdateDay: plain(day),
    birthdateMonth: plain(month),
    birthdateYear: year,
    nationality: nationality ?? '',
    'address-line1': address.line1 ?? '',
    'address-line2': address.line2 ?? '',
    'postal-code': address.postCode ?? '',
    'address-level2': address.city ?? '',
    'country-name': address.country ?? '',
    phone: address.phone ?? '',
    sms: newsletterPreference.sms,
  };
};

const textOf = (form: FormData, name: string): string => formText(form, name).slice(0, 300);

/** What was typed, as the fields hold it; the names of the birth date are those of the control and those of platform 3. */
export const readProfileForm = (form: FormData): ProfileValues => ({
  'honorific-prefix': textOf(form, 'honorific-prefix'),
  'family-name': textOf(form, 'family-name'),
  'given-name': textOf(form, 'given-name'),
  birthdateDay: textOf(form, 'birthdateDay'),
  birthdateMonth: textOf(form, 'birthdateMonth'),
  birthdateYear: textOf(form, 'birthdateYear'),
  nationality: textOf(form, 'nationality'),
  'address-line1': textOf(form, 'address-line1'),
  'address-line2': textOf(form, 'address-line2'),
  'postal-code': textOf(form, 'postal-code'),
  'address-level2': textOf(form, 'address-level2'),
  'country-name': textOf(form, 'country-name'),
  phone: textOf(form, 'phone'),
  sms: form.get('sms') !== null,
});

const isCode = (text: string): boolean => /^[A-Z]{2}$/u.test(text);
const genderOf = (text: string): 'M' | 'F' | '' => (text === 'M' || text === 'F' ? text : '');

/** Messages by field, none when the profile is fine (platform 5 "Profile"); names never given may stay empty. */
export const profileProblems = (
  values: ProfileValues,
  {
    country,
    today,
    known,
  }: { readonly country: string; readonly today: string; readonly known: { readonly hadFirstName: boolean; readonly hadLastName: boolean } },
): Readonly<Record<string, MessageId>> => {
  const typed = (text: string, had: boolean): string | undefined => (text === '' && !had ? undefined : text);
  const phone = readPhone(values.phone, country);
  const errors = validateProfile(
    { firstName: typed(values['given-name'], known.hadFirstName), lastName: typed(values['family-name'], known.hadLastName), phone, sms: values.sms },
    today,
  );
  const day = validateBirthdateFields({ day: values.birthdateDay, month: values.birthdateMonth, year: values.birthdateYear }, today);
  const birthdate = day.day ?? day.month ?? day.year;
  // `as`: the rules' messages are ids of the interface; the test of this file holds each of them to it.
  const id = (text: string | undefined): MessageId | undefined => text as MessageId | undefined;
  const found = {
    'family-name': id(errors.lastName),
    'given-name': id(errors.firstName),
    birthdate: id(birthdate),
    phone: id(errors.phone),
  };
  return Object.fromEntries(Object.entries(found).flatMap(([field, message]) => (message === undefined ? [] : [[field, message]])));
};

/** The payload of platform 3, to the field: an empty text is cleared. */
export const profilePayload = (values: ProfileValues, country: string): ProfileUpdate => ({
  name: {
    ...(values['given-name'] === '' ? {} : { firstName: normaliseName(values['given-name']) }),
    ...(values['family-name'] === '' ? {} : { lastName: normaliseName(values['family-name']) }),
    gender: genderOf(values['honorific-prefix']),
  },
  birthDate: formatBirthdate({ day: values.birthdateDay, month: values.birthdateMonth, year: values.birthdateYear }),
  nationality: isCode(values.nationality) ? values.nationality : '',
  address: {
    line1: values['address-line1'],
    line2: values['address-line2'],
    postCode: values['postal-code'],
    city: values['address-level2'],
    country: isCode(values['country-name']) ? values['country-name'] : '',
    phone: values.phone === '' ? '' : toE164(values.phone, country),
  },
  newsletterPreference: { sms: values.sms },
});
