import type { BookRequest, BookStatus } from '@escale/contract/booking';
import type { FieldError } from '@escale/contract/errors';
import type { SearchRequest } from '@escale/contract/sdp';
import { isMobilePhoneRequired, validatePhone } from '@escale/domain/contact-phone';
import { validateEmail } from '@escale/domain/email-rule';
import { validateName } from '@escale/domain/name-rules';
import { checkPassengersAgainstParty, validatePassenger } from '@escale/domain/passengers';
import { readPhone } from '../../platform/phone-number.ts';

const required = (path: string, text: string): FieldError[] => (text.trim() === '' ? [{ path, messageId: 'error.field.required' }] : []);
const at = (path: string, messageId: string | null): FieldError[] => (messageId === null ? [] : [{ path, messageId }]);

const contactErrors = ({ customer }: BookRequest): FieldError[] => [
  ...at('customer.firstName', validateName('firstName', customer.firstName)),
  ...at('customer.lastName', validateName('lastName', customer.lastName)),
  ...at('customer.email', validateEmail(customer.email)),
  ...required('customer.address.address1', customer.address.address1),
  ...required('customer.address.postCode', customer.address.postCode),
  ...required('customer.address.city', customer.address.city),
  ...(/^[A-Z]{2}$/u.test(customer.address.country) ? [] : [{ path: 'customer.address.country', messageId: 'error.field.required' }]),
];

export interface BookRules {
  readonly today: string;
  readonly search: SearchRequest;
  readonly isDateOfBirthRequired: boolean;
}

export type ValidBook =
  | { readonly ok: true; readonly phone: string }
  | { readonly ok: false; readonly fieldErrors: readonly FieldError[] }
  | { readonly ok: false; readonly status: BookStatus };

/** Checks travellers and contact by the form's own rules (funnel 5), then the travellers against the party that was priced. */
export const validateBook = (request: BookRequest, rules: BookRules): ValidBook => {
  const phone = readPhone(request.customer.phone, request.customer.address.country);
  const isMobileRequired = isMobilePhoneRequired(request.payment.type, null);
  const phoneError = validatePhone(phone.input, { isMobileRequired });
  const passengerErrors = request.passengers.flatMap((passenger, index) =>
    validatePassenger(passenger, {
      today: rules.today,
      departure: rules.search.departureDate,
      isDateOfBirthRequired: rules.isDateOfBirthRequired || passenger.type !== 'ADULT',
    }).map(({ field, messageId }) => ({ path: `passengers.${index}.${field}`, messageId })),
  );
  const fieldErrors = [
    ...passengerErrors,
    ...contactErrors(request),
    ...(phoneError === 'error.phone.mobile.required' ? [] : at('customer.phone', phoneError)),
    ...(request.acceptedTerms ? [] : [{ path: 'acceptedTerms', messageId: 'error.must.accept.terms' }]),
  ];
  const party = checkPassengersAgainstParty(request.passengers, rules.search.occupancies);
  if (!party.ok && party.code === 'PASSENGER_COUNT') fieldErrors.push({ path: 'passengers', messageId: 'error.generic' });
  if (fieldErrors.length > 0) return { ok: false, fieldErrors };
  if (!party.ok && party.code !== 'PASSENGER_COUNT') return { ok: false, status: party.code };
  if (phoneError === 'error.phone.mobile.required') return { ok: false, status: 'ERROR_MOBILE_PHONE_NUMBER_REQUIRED' };
  return { ok: true, phone: phone.e164 ?? request.customer.phone };
};
