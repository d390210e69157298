import { describe, expect, test } from 'vitest';
import { toBirthdate } from './age-band.ts';
import {
  type PassengerDetails,
  type PassengerPlace,
  checkPassengersAgainstParty,
  passengerPlaces,
  rebuildPassengers,
  validatePassenger,
} from './passengers.ts';

const blank = (place: PassengerPlace): PassengerDetails => ({ ...place, firstName: '', lastName: '' });
const person = (type: PassengerDetails['type'], index: number, born?: string): PassengerDetails => ({
  type,
  index,
  firstName: 'Ana',
  lastName: 'Silva',
  ...(born === undefined ? {} : { dateOfBirth: toBirthdate(born) }),
});

describe('a changed count rebuilds that type', () => {
  const party = [person('ADULT', 1), person('ADULT', 2), person('CHILD', 1)];
  const names = (list: readonly PassengerDetails[]) => list.map((passenger) => `${passenger.type}${passenger.index}${passenger.firstName}`);
  test('with numbers 1 to n, keeping what was typed for a kept place', () => {
    expect(names(rebuildPassengers(party, 'ADULT', 3, blank))).toEqual(['ADULT1Ana', 'ADULT2Ana', 'ADULT3', 'CHILD1Ana']);
    expect(names(rebuildPassengers(party, 'ADULT', 1, blank))).toEqual(['ADULT1Ana', 'CHILD1Ana']);
    expect(names(rebuildPassengers(party.toReversed(), 'CHILD', 2, blank))).toEqual(['ADULT1Ana', 'ADULT2Ana', 'CHILD1Ana', 'CHILD2']);
    expect(names(rebuildPassengers(party, 'CHILD', 0, blank))).toEqual(['ADULT1Ana', 'ADULT2Ana']);
  });
  test('in the order adults, children, infants', () => {
    expect(passengerPlaces({ adults: 1, children: 2, infants: 1 })).toEqual([
      { type: 'ADULT', index: 1 },
      { type: 'CHILD', index: 1 },
      { type: 'CHILD', index: 2 },
      { type: 'INFANT', index: 1 },
    ]);
  });
});

describe('details of a passenger', () => {
  const rule = { today: '2026-11-21', departure: '2026-12-01', isDateOfBirthRequired: true };
  test.each([
    ['complete', person('ADULT', 1, '1990-01-01'), []],
    ['no names', { ...person('ADULT', 1, '1990-01-01'), firstName: 'A', lastName: '4x' }, ['error.lastName.invalid', 'error.firstName.minlength']],
    ['no birth date', person('CHILD', 1), ['error.birthdate.required']],
    ['no such day', { ...person('CHILD', 1), dateOfBirth: { day: 31, month: 4, year: 2020 } }, ['error.birthdate.required']],
    ['born tomorrow', person('CHILD', 1, '2026-11-22'), ['sdp.search.children.ages.past.today.error.label']],
    ['adult of 17', person('ADULT', 1, '2008-12-02'), ['error.passenger.adult.age']],
    ['adult who turns 18 on departure', person('ADULT', 1, '2008-12-01'), []],
  ])('%s', (_, passenger, messages) => {
    expect(validatePassenger(passenger, rule).map((error) => error.messageId)).toEqual(messages);
  });
  test('a birth date is optional where it is not asked for', () => {
    expect(validatePassenger(person('CHILD', 1), { ...rule, isDateOfBirthRequired: false })).toEqual([]);
  });
});

describe('passengers against the party that was priced', () => {
  const rooms = [
    { adults: 1, children: 1, childrenBirthdates: [toBirthdate('2018-05-01')] },
    { adults: 1, children: 1, childrenBirthdates: [toBirthdate('2020-06-02')] },
  ];
  const adults = [person('ADULT', 1), person('ADULT', 2)];
  test.each([
    ['same days in another order', [...adults, person('CHILD', 1, '2020-06-02'), person('CHILD', 2, '2018-05-01')], { ok: true }],
    ['days left out', [...adults, person('CHILD', 1), person('CHILD', 2, '2018-05-01')], { ok: true }],
    ['a child too few', [...adults, person('CHILD', 1, '2020-06-02')], { ok: false, code: 'PASSENGER_COUNT' }],
    ['an adult too many', [...adults, person('ADULT', 3), person('CHILD', 1), person('CHILD', 2)], { ok: false, code: 'PASSENGER_COUNT' }],
    ['another day', [...adults, person('CHILD', 1, '2020-06-03'), person('CHILD', 2, '2018-05-01')], { ok: false, code: 'CHILDREN_AGES_DISCREPANCY' }],
    ['one day twice', [...adults, person('CHILD', 1, '2018-05-01'), person('CHILD', 2, '2018-05-01')], { ok: false, code: 'CHILDREN_AGES_DISCREPANCY' }],
    [
      'an infant of another day',
      [...adults, person('INFANT', 1, '2025-06-03'), person('CHILD', 2, '2018-05-01')],
      { ok: false, code: 'INFANTS_AGES_DISCREPANCY' },
    ],
    [
      'a day that does not exist',
      [...adults, { ...person('CHILD', 1), dateOfBirth: { day: 31, month: 4, year: 2020 } }, person('CHILD', 2)],
      { ok: false, code: 'CHILDREN_AGES_DISCREPANCY' },
    ],
  ])('%s', (_, passengers, expected) => {
    expect(checkPassengersAgainstParty(passengers, rooms)).toEqual(expected);
  });
});
