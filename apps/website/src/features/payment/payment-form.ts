import type { BookRequest } from '@escale/contract/booking';
import { toBirthdate, type Birthdate } from '@escale/domain/age-band';
import { isCalendarDay } from '@escale/domain/calendar-day';
import { isMobilePhoneRequired, validatePhone, type PhoneInput } from '@escale/domain/contact-phone';
import { validateEmail } from '@escale/domain/email-rule';
import { normaliseName } from '@escale/domain/name-rules';
import { validatePassenger } from '@escale/domain/passengers';
import type { MessageId } from '../../shared/message-id.ts';
import type { PaymentView, TravellerPlace } from './payment-view.ts';

/** Day, month and year as typed. */
export interface TypedDate {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

export interface TravellerValues {
  readonly civility: '' | 'M' | 'F';
  readonly firstName: string;
  readonly lastName: string;
  readonly birth: TypedDate;
  readonly frequentFlyer: string;
}

/** What the traveller types on the payment page; the card is never part of it. */
export interface PaymentValues {
  readonly travellers: readonly TravellerValues[];
  readonly email: string;
  readonly phoneCountry: string;
  /** National number as typed. */
  readonly phone: string;
  readonly address1: string;
  readonly address2: string;
  readonly postCode: string;
  readonly city: string;
  readonly country: string;
  /** Code of the insurance, `''` for none, which is the default. */
  readonly insurance: string;
  readonly paymentType: string;
  readonly acceptedTerms: boolean;
}

const padded = (typed: string): string => typed.trim().padStart(2, '0');

/** The typed date when it exists, else null. */
export const readTypedDate = ({ day, month, year }: TypedDate): Birthdate | null => {
  const text = `${year.trim()}-${padded(month)}-${padded(day)}`;
  return isCalendarDay(text) ? toBirthdate(text) : null;
};

const typedDateOf = (date: Birthdate | undefined): TypedDate =>
  date === undefined ? { day: '', month: '', year: '' } : { day: String(date.day), month: String(date.month), year: String(date.year) };

/** Values of the first render: what this device sent before (funnel 4.8), else empty; children have the day of birth of the search. */
export const initialValues = (view: Pick<PaymentView, 'travellers' | 'payments' | 'given' | 'insurances'>, country: string): PaymentValues => {
  const { given } = view;
  return {
    travellers: view.travellers.map((place) => {
      const known = given?.passengers.find((passenger) => passenger.type === place.type && passenger.index === place.index);
      return {
        civility: known?.civility ?? '',
        firstName: known?.firstName ?? '',
        lastName: known?.lastName ?? '',
        birth: typedDateOf(known?.dateOfBirth ?? place.bornOn),
        frequentFlyer: known?.frequentFlyerTravellerCardNumber ?? '',
      };
    }),
    email: given?.customer.email ?? '',
    phoneCountry: country,
    phone: given?.customer.phone ?? '',
    address1: given?.customer.address.address1 ?? '',
    address2: given?.customer.address.address2 ?? '',
    postCode: given?.customer.address.postCode ?? '',
    city: given?.customer.address.city ?? '',
    country: given?.customer.address.country ?? country,
    insurance: view.insurances.some((item) => item.code === given?.insurance) ? (given?.insurance ?? '') : '',
    paymentType: given?.payment.type ?? view.payments[0]?.paymentType ?? '',
    acceptedTerms: false,
  };
};

/** A wrong field: its place in the values, the id of its control, the message. */
export interface FormProblem {
  readonly path: string;
  readonly fieldId: string;
  readonly messageId: MessageId;
  /** Which traveller, for the summary. */
  readonly traveller?: number;
}

/** Id of the control of a value: `travellers.0.lastName` → `travellers-0-lastName`. */
export const fieldIdOf = (path: string): string => path.replaceAll('.', '-');

const problem = (path: string, messageId: MessageId, traveller?: number): FormProblem => ({
  path,
  fieldId: fieldIdOf(path),
  messageId,
  ...(traveller === undefined ? {} : { traveller }),
});

export interface FormRules {
  readonly today: string;
  readonly departure: string;
  readonly travellers: readonly TravellerPlace[];
  readonly isBirthdateRequired: boolean;
  readonly readPhone: (text: string, country: string) => PhoneInput;
  /** Last book status: it may ask for a mobile number. */
  readonly bookStatus: string | null;
}

/** What is missing or wrong of one traveller (funnel 2.13, 5). */
const travellerProblems = (values: TravellerValues, at: number, rules: FormRules): FormProblem[] => {
  const place = rules.travellers[at];
  if (place === undefined) return [];
  const path = (field: string): string => `travellers.${at}.${field}`;
  const isTyped = values.birth.day !== '' || values.birth.month !== '' || values.birth.year !== '';
  const isRequired = rules.isBirthdateRequired || place.type !== 'ADULT';
  const dateOfBirth = readTypedDate(values.birth);
  const found = validatePassenger(
    { ...place, firstName: values.firstName, lastName: values.lastName, dateOfBirth },
    { today: rules.today, departure: rules.departure, isDateOfBirthRequired: isRequired || isTyped },
  );
  const of = (field: 'firstName' | 'lastName' | 'dateOfBirth', name: string): FormProblem[] =>
    found.filter((each) => each.field === field).map((each) => problem(path(name), each.messageId, at));
  return [
    ...(values.civility === '' ? [problem(path('civility'), 'error.civility.required', at)] : []),
    ...of('firstName', 'firstName'),
    ...of('lastName', 'lastName'),
    ...(isRequired || isTyped ? of('dateOfBirth', 'birth') : []),
  ];
};

const required = (path: keyof PaymentValues, text: string, messageId: MessageId): FormProblem[] => (text.trim() === '' ? [problem(path, messageId)] : []);

/** Places of the travellers with something missing or wrong, in their order. */
export const unfinishedTravellers = (values: PaymentValues, rules: FormRules): number[] =>
  values.travellers.flatMap((traveller, at) => (travellerProblems(traveller, at, rules).length === 0 ? [] : [at]));

/** Everything wrong with the form, in the order of the page (funnel 2.13, 5). The card is checked apart. */
export const validatePayment = (values: PaymentValues, rules: FormRules): FormProblem[] => {
  const email = validateEmail(values.email);
  const phone = validatePhone(rules.readPhone(values.phone, values.phoneCountry), {
    isMobileRequired: isMobilePhoneRequired(values.paymentType, rules.bookStatus),
  });
  return [
    ...values.travellers.flatMap((traveller, at) => travellerProblems(traveller, at, rules)),
    ...(email === null ? [] : [problem('email', email)]),
    ...(phone === null ? [] : [problem('phone', phone)]),
    ...required('address1', values.address1, 'error.address.required'),
    ...required('postCode', values.postCode, 'error.postcode.required'),
    ...required('city', values.city, 'error.city.required'),
    ...required('country', values.country, 'error.country.required'),
    ...required('paymentType', values.paymentType, 'error.payment.method.required'),
    ...(values.acceptedTerms ? [] : [problem('acceptedTerms', 'error.must.accept.terms')]),
  ];
};

/** The part of a book request the form knows; call only with values without problems. The contact is the first traveller. */
export const toBooking = (
  values: PaymentValues,
  places: readonly TravellerPlace[],
  phone: string,
): Pick<BookRequest, 'customer' | 'passengers' | 'insurance' | 'acceptedTerms'> => {
  const passengers = places.map((place, at) => {
    const typed = values.travellers[at];
    const dateOfBirth = typed === undefined ? null : readTypedDate(typed.birth);
    return {
      type: place.type,
      index: place.index,
      civility: typed?.civility === 'M' ? ('M' as const) : ('F' as const),
      firstName: normaliseName(typed?.firstName ?? ''),
      lastName: normaliseName(typed?.lastName ?? ''),
      ...(dateOfBirth === null ? {} : { dateOfBirth }),
      ...(typed === undefined || typed.frequentFlyer.trim() === '' ? {} : { frequentFlyerTravellerCardNumber: typed.frequentFlyer.trim() }),
    };
  });
  const lead = passengers[0];
  return {
    customer: {
      civility: lead?.civility ?? 'F',
      firstName: lead?.firstName ?? '',
      lastName: lead?.lastName ?? '',
      email: values.email.trim(),
      phone,
      address: {
        address1: values.address1.trim(),
        ...(values.address2.trim() === '' ? {} : { address2: values.address2.trim() }),
        postCode: values.postCode.trim(),
        city: values.city.trim(),
        country: values.country,
      },
    },
    passengers,
    insurance: values.insurance,
    acceptedTerms: values.acceptedTerms,
  };
};

/** Place in the values of a field error of the book call (`passengers.0.lastName`, `customer.address.city`); undefined when it has none. */
export const pathOfWireField = (wire: string): string | undefined => {
  const passenger = /^passengers\.(\d)\.(firstName|lastName|dateOfBirth|civility)$/u.exec(wire);
  if (passenger !== null) return `travellers.${passenger[1] ?? '0'}.${passenger[2] === 'dateOfBirth' ? 'birth' : (passenger[2] ?? '')}`;
  const names: Readonly<Record<string, string>> = {
    'customer.firstName': 'travellers.0.firstName',
    'customer.lastName': 'travellers.0.lastName',
    'customer.email': 'email',
    'customer.phone': 'phone',
    'customer.address.address1': 'address1',
    'customer.address.address2': 'address2',
    'customer.address.postCode': 'postCode',
    'customer.address.city': 'city',
    'customer.address.country': 'country',
    acceptedTerms: 'acceptedTerms',
  };
  return Object.hasOwn(names, wire) ? names[wire] : undefined;
};

const text = (value: unknown, longest = 254): string => (typeof value === 'string' ? value.slice(0, longest) : '');
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What survived in the tab (`payment`, platform 7), laid over the first values; the acceptance is always given anew. Undefined when it is not ours. */
export const restoreValues = (stored: unknown, first: PaymentValues): PaymentValues | undefined => {
  if (!isRecord(stored) || !Array.isArray(stored['travellers']) || stored['travellers'].length !== first.travellers.length) return undefined;
  const list: readonly unknown[] = stored['travellers'];
  return {
    ...first,
    travellers: first.travellers.map((blank, at) => {
      const kept = list[at];
      if (!isRecord(kept)) return blank;
      const birth = isRecord(kept['birth']) ? kept['birth'] : {};
      return {
        civility: kept['civility'] === 'M' || kept['civility'] === 'F' ? kept['civility'] : blank.civility,
        firstName: text(kept['firstName'], 60),
        lastName: text(kept['lastName'], 60),
        birth: { day: text(birth['day'], 2), month: text(birth['month'], 2), year: text(birth['year'], 4) },
        frequentFlyer: text(kept['frequentFlyer'], 30),
      };
    }),
    email: text(stored['email']),
    phoneCountry: /^[A-Z]{2}$/u.test(text(stored['phoneCountry'])) ? text(stored['phoneCountry']) : first.phoneCountry,
    phone: text(stored['phone'], 30),
    address1: text(stored['address1'], 120),
    address2: text(stored['address2'], 120),
    postCode: text(stored['postCode'], 16),
    city: text(stored['city'], 80),
    country: text(stored['country'], 2),
    insurance: text(stored['insurance'], 40),
    paymentType: text(stored['paymentType'], 30),
  };
};
