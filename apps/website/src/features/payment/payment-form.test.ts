import { describe, expect, it } from 'vitest';
import {
  initialValues,
  pathOfWireField,
  readTypedDate,
  restoreValues,
  toBooking,
  unfinishedTravellers,
  validatePayment,
  type FormRules,
  type PaymentValues,
} from './payment-form.ts';
import { travellersOf } from './payment-view.ts';

const child = { day: 9, month: 3, year: 2018 };
const baby = { day: 1, month: 8, year: 2026 };
const places = travellersOf({ departureDate: '2027-03-08', occupancies: [{ adults: 2, children: 2, childrenBirthdates: [child, baby] }] }, '2027-03-16');
const rules: FormRules = {
  today: '2026-11-21',
  departure: '2027-03-08',
  travellers: places,
  isBirthdateRequired: false,
  bookStatus: null,
  readPhone: (text) => ({ text, isValid: text.length > 8, type: 'FIXED_LINE' }),
};
const empty = initialValues({ travellers: places, payments: [], insurances: [], given: undefined }, 'FR');
const filled: PaymentValues = {
  ...empty,
  travellers: empty.travellers.map((each, at) => ({ ...each, civility: 'F', firstName: ' Camille ', lastName: `Renaudin${'abcd'[at] ?? ''}` })),
  email: ' camille@example.com ',
  phone: '0199004120',
  address1: '18 rue des Tanneurs',
  postCode: '59000',
  city: 'Lille',
  paymentType: 'CARD',
  acceptedTerms: true,
};
const paths = (values: PaymentValues, changes: Partial<FormRules> = {}): string[] =>
  validatePayment(values, { ...rules, ...changes }).map((each) => `${each.path}: ${each.messageId}`);

describe('who travels', () => {
  it('is unfinished until everything of a traveller is there', () => {
    expect(unfinishedTravellers(empty, rules)).toEqual([0, 1, 2, 3]);
    expect(unfinishedTravellers(filled, rules)).toEqual([]);
    const second = { ...filled, travellers: filled.travellers.map((each, at) => (at === 1 ? { ...each, lastName: 'B' } : each)) };
    expect(unfinishedTravellers(second, rules)).toEqual([1]);
  });

  it('lists adults, children and infants with the days of birth of the search', () => {
    expect(places.map((place) => [place.type, place.index, place.age])).toEqual([
      ['ADULT', 1, undefined],
      ['ADULT', 2, undefined],
      ['CHILD', 1, 8],
      ['INFANT', 1, 0],
    ]);
    expect(empty.travellers[2]?.birth).toEqual({ day: '9', month: '3', year: '2018' });
  });
});

describe('the payment form', () => {
  it('has nothing to say about a complete one', () => {
    expect(paths(filled)).toEqual([]);
  });
  it('begins with no insurance and without acceptance', () => {
    expect([empty.insurance, empty.acceptedTerms]).toEqual(['', false]);
  });
  it('names what is missing in the order of the page, by the messages of the specification', () => {
    const found = paths(empty);
    expect(found.slice(0, 3)).toEqual([
      'travellers.0.civility: error.civility.required',
      'travellers.0.firstName: error.firstName.minlength',
      'travellers.0.lastName: error.lastName.minlength',
    ]);
    expect(found.slice(-7)).toEqual([
      'email: error.email.required',
      'phone: error.phone.required',
      'address1: error.address.required',
      'postCode: error.postcode.required',
      'city: error.city.required',
      'paymentType: error.payment.method.required',
      'acceptedTerms: error.must.accept.terms',
    ]);
  });
  it('asks adults for their day of birth only where it is needed, and checks it when it is given', () => {
    expect(paths(filled, { isBirthdateRequired: true })).toEqual([
      'travellers.0.birth: error.birthdate.required',
      'travellers.1.birth: error.birthdate.required',
    ]);
    const half = { ...filled, travellers: filled.travellers.map((each, at) => (at === 0 ? { ...each, birth: { day: '3', month: '', year: '' } } : each)) };
    expect(paths(half)).toEqual(['travellers.0.birth: error.birthdate.required']);
  });
  it('wants a mobile number once the booking asked for one', () => {
    expect(paths(filled, { bookStatus: 'ERROR_MOBILE_PHONE_NUMBER_REQUIRED' })).toEqual(['phone: error.phone.mobile.required']);
  });
  it('reads only dates that exist', () => {
    expect(readTypedDate({ day: '29', month: '2', year: '2027' })).toBeNull();
    expect(readTypedDate({ day: '29', month: '2', year: '2028' })).toEqual({ day: 29, month: 2, year: 2028 });
  });
});

describe('the booking made of it', () => {
  it('takes the first traveller as contact, trims what was typed and sends the children with their days of birth', () => {
    const booking = toBooking(filled, places, '+33199004120');
    expect(booking.customer).toMatchObject({ civility: 'F', firstName: 'Camille', lastName: 'Renaudina', email: 'camille@example.com', phone: '+33199004120' });
    expect(booking.customer.address).not.toHaveProperty('address2');
    expect(booking.passengers.map((each) => each.dateOfBirth)).toEqual([undefined, undefined, child, baby]);
  });
});

describe('what the tab kept', () => {
  it('comes back except the acceptance, and nothing else gets in', () => {
    const kept = restoreValues({ ...filled, cvc: '123', acceptedTerms: true }, empty);
    expect(kept).toMatchObject({ city: 'Lille', acceptedTerms: false });
    expect(kept).not.toHaveProperty('cvc');
  });
  it('is dropped when it was for another party', () => {
    expect(restoreValues({ ...filled, travellers: filled.travellers.slice(1) }, empty)).toBeUndefined();
  });
  it('is dropped when it is not ours', () => {
    expect([restoreValues('x', empty), restoreValues(null, empty), restoreValues({ travellers: 3 }, empty)]).toEqual([undefined, undefined, undefined]);
  });
});

describe('field errors of the service', () => {
  it('find their field', () => {
    expect([
      pathOfWireField('passengers.1.dateOfBirth'),
      pathOfWireField('customer.address.postCode'),
      pathOfWireField('customer.lastName'),
      pathOfWireField('payment.type'),
    ]).toEqual(['travellers.1.birth', 'postCode', 'travellers.0.lastName', undefined]);
  });
});
