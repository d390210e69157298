import type { PhoneInput, PhoneType } from '@escale/domain/contact-phone';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';

const PHONE_TYPES: ReadonlySet<string> = new Set<PhoneType>([
  'FIXED_LINE',
  'FIXED_LINE_OR_MOBILE',
  'PERSONAL_NUMBER',
  'MOBILE',
  'VOIP',
  'PAGER',
  'TOLL_FREE',
  'PREMIUM_RATE',
  'SHARED_COST',
  'UAN',
  'VOICEMAIL',
]);
const isPhoneType = (type: string | undefined): type is PhoneType => type !== undefined && PHONE_TYPES.has(type);

/**
 * What the phone rule reads of a number, and the number in E.164 when it is one (platform 5). A number without its country's code is read as one
 * of `country`; without a country only the international form counts.
 */
export const readPhone = (text: string, country = ''): { readonly input: PhoneInput; readonly e164: string | undefined } => {
  const parsed = isSupportedCountry(country) ? parsePhoneNumberFromString(text, country) : parsePhoneNumberFromString(text);
  const type = parsed?.getType();
  return { input: { text, isValid: parsed?.isValid() ?? false, type: isPhoneType(type) ? type : 'UNDEFINED' }, e164: parsed?.number };
};
