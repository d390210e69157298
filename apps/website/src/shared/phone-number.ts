import type { PhoneInput, PhoneType } from '@escale/domain/contact-phone';
import { AsYouType, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';

const TYPES: Readonly<Record<string, PhoneType>> = {
  FIXED_LINE: 'FIXED_LINE',
  FIXED_LINE_OR_MOBILE: 'FIXED_LINE_OR_MOBILE',
  PERSONAL_NUMBER: 'PERSONAL_NUMBER',
  MOBILE: 'MOBILE',
  VOIP: 'VOIP',
  PAGER: 'PAGER',
  TOLL_FREE: 'TOLL_FREE',
  PREMIUM_RATE: 'PREMIUM_RATE',
  SHARED_COST: 'SHARED_COST',
  UAN: 'UAN',
  VOICEMAIL: 'VOICEMAIL',
};

const parse = (text: string, country: string) => (isSupportedCountry(country) ? parsePhoneNumberFromString(text, country) : parsePhoneNumberFromString(text));

/** What the phone rule reads of a typed number (funnel 5); a number with `+` keeps its own country. */
export const readPhone = (text: string, country: string): PhoneInput => {
  const parsed = parse(text, country);
  return { text, isValid: parsed?.isValid() ?? false, type: TYPES[parsed?.getType() ?? ''] ?? 'UNDEFINED' };
};

/** The number in E.164, as it travels; the text itself when it cannot be read. */
export const toE164 = (text: string, country: string): string => parse(text, country)?.number ?? text.replaceAll(/[^\d+]/gu, '');

/** The national number with its usual spaces, while it is typed; nothing is changed when a digit is taken back. */
export const formatTyped = (typed: string, before: string, country: string): string =>
  typed.length < before.length || !isSupportedCountry(country) ? typed : new AsYouType(country).input(typed);

/** A stored E.164 number as its country and national number, for the field. */
export const splitNumber = (e164: string): { readonly country: string; readonly national: string } | undefined => {
  const parsed = e164.startsWith('+') ? parsePhoneNumberFromString(e164) : undefined;
  return parsed?.country === undefined ? undefined : { country: parsed.country, national: parsed.formatNational() };
};
