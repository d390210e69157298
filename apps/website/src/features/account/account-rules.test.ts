import { expect, test } from 'vitest';
import { accountPlace } from './account-path.ts';
import { withoutOld, groupCoupons } from './coupon-groups.ts';
import { friendRows } from './friend-rows.ts';
import { isOfficeOpen } from './office-hours.ts';
import { profilePayload, profileProblems, readProfileForm } from './profile-form.server.ts';

test.each([
  ['', 'hub'],
  ['mybookings', 'bookings'],
  ['mybookings/0123456', 'booking'],
  ['mybookings/12345678', undefined],
  ['customer-request/CANCELLATION_REQUEST', 'cancellation'],
  ['customer-request/cancellation_request', undefined],
  ['constructor', undefined],
])('/account/%s is %s', (path, screen) => {
  expect(accountPlace(path)?.screen).toBe(screen);
});

test.each([
  ['7 jours sur 7, 8 h – 22 h', '2026-11-21T21:59:00', true],
  ['7 jours sur 7, 8 h – 22 h', '2026-11-21T22:00:00', false],
  ['Every day, 8 am – 10 pm', '2026-11-21T12:00:00', true],
  ['طوال أيام الأسبوع، 08:00 – 22:00', '2026-11-21T07:59:00', false],
  ['Elke dag, 8.00 – 22.00 uur', '2026-11-21T08:00:00', true],
  ['toujours', '2026-11-21T08:00:00', undefined],
])('"%s" at %s: open %s', (hours, at, isOpen) => {
  expect(isOfficeOpen(hours, at)).toBe(isOpen);
});

test('a friend brings 5 by joining and 15 by booking, shown as upcoming until it happened', () => {
  const subscribed = { susbcribeAt: '2026-07-04T10:00:00Z', amount: 5, maxUseDate: '2027-07-04', expired: false, used: true };
  const rows = friendRows({
    'b@example.com': { friendSubscribed: null, friendBooked: null },
    'a@example.com': { friendSubscribed: subscribed, friendBooked: null },
  });
  expect(rows[0]).toMatchObject({ email: 'a@example.com', subscribed: { state: 'used', day: '2026-07-04' }, booked: { state: 'notYet', amount: 15 } });
  expect(rows[1]?.subscribed).toEqual({ state: 'notYet', amount: 5 });
});

test('credit notes that were over three years ago come on request only', () => {
  const note = (date: string) => ({
    id: date,
    balance: 0,
    amount: 10,
    usableAmount: 0,
    isApplicable: false,
    source: 'CREDIT_NOTE',
    type: 'PROMOTION' as const,
    status: 'USED' as const,
    uses: [{ amount: 10, date }],
  });
  const { groups, older } = withoutOld(groupCoupons([note('2023-11-20'), note('2023-11-21')]), '2026-11-21');
  expect([groups.USED.length, older]).toEqual([1, 1]);
});

const typed = (changes: Readonly<Record<string, string>>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ 'family-name': 'Moreau', 'given-name': 'Zoé', phone: '06 12 34 56 78', ...changes })) form.set(name, value);
  return readProfileForm(form);
};
const rules = { country: 'FR', today: '2026-11-21', known: { hadFirstName: true, hadLastName: true } };

test.each<[Readonly<Record<string, string>>, Readonly<Record<string, string>>]>([
  [{}, {}],
  [{ 'family-name': 'M' }, { 'family-name': 'error.lastName.minlength' }],
  [{ 'given-name': 'Z0' }, { 'given-name': 'error.firstName.invalid' }],
  [{ birthdateDay: '3' }, { birthdate: 'error.birthdate.month' }],
  [{ phone: '0612' }, { phone: 'error.phone.invalid' }],
  [{ phone: '', sms: 'on' }, { phone: 'error.phone.when.sms.is.activated' }],
])('a profile with %j says %j', (changes, problems) => {
  expect(profileProblems(typed(changes), rules)).toEqual(problems);
});

test('the payload is that of the contract, the phone in E.164, the birth date padded', () => {
  expect(profilePayload(typed({ birthdateDay: '5', birthdateMonth: '3', birthdateYear: '1980', nationality: 'FR' }), 'FR')).toMatchObject({
    birthDate: '1980-03-05',
    nationality: 'FR',
    address: { phone: '+33612345678' },
    newsletterPreference: { sms: false },
  });
});
