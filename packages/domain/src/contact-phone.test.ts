import { describe, expect, test } from 'vitest';
import { ACCEPTED_PHONE_TYPES, type PhoneType, chooseContextPhone, isMobilePhoneRequired, validatePhone } from './contact-phone.ts';

describe('the call-centre phone of a booking total', () => {
  const phones = [
    { minPrice: 0, maxPrice: 1999.99, displayPhone: 'low', displayInternationalPhone: '' },
    { minPrice: 2000, maxPrice: 5000, displayPhone: 'high', displayInternationalPhone: '' },
  ];
  test.each([
    [0, 'low'],
    [199_999, 'low'],
    [200_000, 'high'],
    [500_000, 'high'],
    [500_001, undefined],
  ])('%i cents: %s', (total, phone) => {
    expect(chooseContextPhone(phones, total, 'EUR')?.displayPhone).toBe(phone);
  });
});

describe('a contact phone', () => {
  const phone = (type: PhoneType, isValid = true, text = '+33 6 12 34 56 78') => ({ text, isValid, type });
  test('is required', () => {
    expect(validatePhone(phone('MOBILE', true, '  '))).toBe('error.phone.required');
  });
  test('is valid and of an accepted type', () => {
    expect(ACCEPTED_PHONE_TYPES.map((type) => validatePhone(phone(type)))).toEqual(Array.from({ length: 8 }, () => null));
    expect([validatePhone(phone('PREMIUM_RATE')), validatePhone(phone('SHARED_COST')), validatePhone(phone('MOBILE', false))]).toEqual(
      Array.from({ length: 3 }, () => 'error.phone.invalid'),
    );
  });
  test('is a mobile where one is needed', () => {
    const rule = { isMobileRequired: true };
    expect((['MOBILE', 'PERSONAL_NUMBER', 'FIXED_LINE_OR_MOBILE', 'FIXED_LINE', 'VOIP'] as const).map((type) => validatePhone(phone(type), rule))).toEqual([
      null,
      null,
      null,
      'error.phone.mobile.required',
      'error.phone.mobile.required',
    ]);
  });
  test('must be mobile for instalment providers and once the book answer asked for it', () => {
    expect([
      isMobilePhoneRequired('ALMA', null),
      isMobilePhoneRequired('PLEDG', null),
      isMobilePhoneRequired('FLOA', null),
      isMobilePhoneRequired('CARD', null),
      isMobilePhoneRequired('CARD', 'ERROR_MOBILE_PHONE_NUMBER_REQUIRED'),
    ]).toEqual([true, true, true, false, true]);
  });
});
