import { toMinor } from './money.ts';

/** A call-centre phone for a band of booking totals; prices in decimal major units (funnel 3.14). */
export interface ContextPhone {
  readonly minPrice: number;
  readonly maxPrice: number;
  readonly displayPhone: string;
  readonly displayInternationalPhone: string;
}

/** The phone whose band holds the booking total (minor units), both ends included; the first such band, null when none does (funnel 2.12). */
export function chooseContextPhone<Phone extends ContextPhone>(phones: readonly Phone[], total: number, currency: string): Phone | null {
  return phones.find((phone) => toMinor(phone.minPrice, currency) <= total && total <= toMinor(phone.maxPrice, currency)) ?? null;
}

/** Phone number types as a phone library names them (funnel 5). */
export type PhoneType =
  | 'FIXED_LINE'
  | 'FIXED_LINE_OR_MOBILE'
  | 'UNDEFINED'
  | 'PERSONAL_NUMBER'
  | 'MOBILE'
  | 'VOIP'
  | 'PAGER'
  | 'TOLL_FREE'
  | 'PREMIUM_RATE'
  | 'SHARED_COST'
  | 'UAN'
  | 'VOICEMAIL';

/** Types accepted unless a custom list is given (funnel 5). */
export const ACCEPTED_PHONE_TYPES: readonly PhoneType[] = [
  'FIXED_LINE',
  'FIXED_LINE_OR_MOBILE',
  'UNDEFINED',
  'PERSONAL_NUMBER',
  'MOBILE',
  'VOIP',
  'PAGER',
  'TOLL_FREE',
];
/** Types that can receive a text message (readings 1.17). */
export const MOBILE_PHONE_TYPES: readonly PhoneType[] = ['MOBILE', 'PERSONAL_NUMBER', 'FIXED_LINE_OR_MOBILE'];

/** What the phone rule reads: the text as typed, whether the number is possible, its type. */
export interface PhoneInput {
  readonly text: string;
  readonly isValid: boolean;
  readonly type: PhoneType;
}

/** Message for a phone number, or null when it is fine: required, valid, of an accepted type; a mobile number where one is needed (funnel 5, readings 6.2 row 24). */
export function validatePhone(
  phone: PhoneInput,
  rule: { readonly isMobileRequired: boolean } = { isMobileRequired: false },
): 'error.phone.required' | 'error.phone.invalid' | 'error.phone.mobile.required' | null {
  if (phone.text.trim() === '') return 'error.phone.required';
  if (!phone.isValid || !ACCEPTED_PHONE_TYPES.includes(phone.type)) return 'error.phone.invalid';
  return rule.isMobileRequired && !MOBILE_PHONE_TYPES.includes(phone.type) ? 'error.phone.mobile.required' : null;
}

/** Instalment providers, whose contract needs a mobile number (readings 6.2 row 24). */
const INSTALMENT_PROVIDERS: ReadonlySet<string> = new Set(['PLEDG', 'ALMA', 'FLOA']);

/** A mobile number is needed for an instalment provider, or once the book answer asked for it. */
export function isMobilePhoneRequired(paymentType: string, bookStatus: string | null): boolean {
  return INSTALMENT_PROVIDERS.has(paymentType) || bookStatus === 'ERROR_MOBILE_PHONE_NUMBER_REQUIRED';
}
