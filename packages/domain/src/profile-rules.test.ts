import { describe, expect, test } from 'vitest';
import type { PhoneInput } from './contact-phone.ts';
import { formatBirthdate, validateBirthdateFields, validateProfile, validateProfilePhone } from './profile-rules.ts';

const TODAY = '2026-11-20';
const mobile: PhoneInput = { text: '+33612345678', isValid: true, type: 'MOBILE' };
const fixed: PhoneInput = { text: '+33123456789', isValid: true, type: 'FIXED_LINE' };
const none: PhoneInput = { text: '', isValid: false, type: 'UNDEFINED' };

describe('a birth date of the profile', () => {
  test.each([
    [{ day: '', month: '', year: '' }, {}],
    [{ day: '5', month: '3', year: '1980' }, {}],
    [{ day: '29', month: '2', year: '2024' }, {}],
    [{ day: '29', month: '2', year: '2023' }, { day: 'error.birthdate.day' }],
    [{ day: '', month: '3', year: '1980' }, { day: 'error.birthdate.day' }],
    [{ day: '5', month: '', year: '1980' }, { month: 'error.birthdate.month' }],
    [{ day: '5', month: '13', year: '1980' }, { month: 'error.birthdate.month' }],
    [{ day: '5', month: '3', year: '' }, { year: 'error.birthdate.year' }],
    [{ day: '5', month: '3', year: '1899' }, { year: 'error.birthdate.year' }],
    [{ day: '21', month: '11', year: '2026' }, { year: 'error.birthdate.year' }],
    [
      { day: 'x', month: '', year: '' },
      { day: 'error.birthdate.day', month: 'error.birthdate.month', year: 'error.birthdate.year' },
    ],
  ])('%j → %j', (fields, errors) => {
    expect(validateBirthdateFields(fields, TODAY)).toEqual(errors);
  });

  test('is sent zero-padded, or empty', () => {
    expect(formatBirthdate({ day: '5', month: '3', year: '1980' })).toBe('1980-03-05');
    expect(formatBirthdate({ day: '', month: '', year: '' })).toBe('');
  });
});

describe('a profile', () => {
  test('is fine with nothing changed, and with everything right', () => {
    expect(validateProfile({ phone: none, sms: false }, TODAY)).toEqual({});
    expect(validateProfile({ firstName: 'Zoé', lastName: 'O’Neill', birthDate: '1980-03-05', phone: mobile, sms: true }, TODAY)).toEqual({});
  });

  test('names each field that is wrong', () => {
    expect(validateProfile({ firstName: 'Z', lastName: 'R2', birthDate: '2023-02-29', phone: { ...mobile, isValid: false }, sms: false }, TODAY)).toEqual({
      firstName: 'error.firstName.minlength',
      lastName: 'error.lastName.invalid',
      birthDate: 'error.birthdate.day',
      phone: 'error.phone.invalid',
    });
    expect(validateProfile({ birthDate: '1899-12-31', phone: none, sms: false }, TODAY)).toEqual({ birthDate: 'error.birthdate.year' });
  });

  test.each([
    [none, false, null],
    [fixed, false, null],
    [none, true, 'error.phone.when.sms.is.activated'],
    [fixed, true, 'error.phone.when.sms.is.activated'],
    [mobile, true, null],
    [{ ...mobile, type: 'FIXED_LINE_OR_MOBILE' as const }, true, null],
    [{ ...mobile, type: 'PREMIUM_RATE' as const }, true, 'error.phone.invalid'],
  ])('phone %j with text messages %s → %s', (phone, sms, message) => {
    expect(validateProfilePhone(phone, sms)).toBe(message);
  });
});
