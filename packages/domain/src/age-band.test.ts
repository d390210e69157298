import { describe, expect, test } from 'vitest';
import {
  AGE_BANDS,
  ageOn,
  birthYearRange,
  birthdayOf,
  fareClassChange,
  fareClassOn,
  isDistributionBaby,
  isInAgeBand,
  isSearchBaby,
  isValidBirthdate,
  toBirthdate,
} from './age-band.ts';

describe('age is counted in completed years', () => {
  test.each([
    ['2024-03-14', '2026-03-13', 1],
    ['2024-03-14', '2026-03-14', 2],
    ['2024-03-14', '2026-03-15', 2],
    ['2024-02-29', '2026-02-28', 1],
    ['2024-02-29', '2026-03-01', 2],
    ['2024-02-29', '2028-02-29', 4],
    ['2026-05-01', '2026-04-30', -1],
  ])('born %s, on %s: %i', (born, on, age) => {
    expect(ageOn(toBirthdate(born), on)).toBe(age);
  });
});

test('the bands are those of the specification', () => {
  expect(Object.entries(AGE_BANDS).map(([name, { minAge, maxAge }]) => `${name} ${minAge} ${maxAge}`)).toEqual([
    'FROM_18 18 Infinity',
    'FROM_12 12 Infinity',
    'FROM_0_TO_2 0 2',
    'FROM_2_TO_11 2 11',
    'FROM_2_TO_17 2 17',
    'FROM_0_TO_17 0 17',
  ]);
});

test.each([
  [2, 'FROM_0_TO_2', true],
  [3, 'FROM_0_TO_2', false],
  [2, 'FROM_2_TO_11', true],
  [11, 'FROM_2_TO_11', true],
  [12, 'FROM_2_TO_11', false],
  [12, 'FROM_12', true],
  [17, 'FROM_18', false],
  [99, 'FROM_18', true],
  [17, 'FROM_2_TO_17', true],
  [0, 'FROM_0_TO_17', true],
  [18, 'FROM_0_TO_17', false],
] as const)('age %i in %s is %s', (age, band, expected) => {
  expect(isInAgeBand(age, band)).toBe(expected);
});

describe('birth years of an age range', () => {
  test.each([
    [2, 11, undefined, 2015, 2024],
    [2, 11, { day: 22, month: 11 }, 2014, 2023],
    [2, 11, { day: 21, month: 11 }, 2015, 2024],
    [2, 11, { day: 1, month: 12 }, 2014, 2023],
    [18, Number.POSITIVE_INFINITY, undefined, 1900, 2008],
    [18, Number.POSITIVE_INFINITY, { day: 31, month: 12 }, 1900, 2007],
  ])('[%i, %d] with birthday %o is %i to %i', (minAge, maxAge, birthday, minYear, maxYear) => {
    expect(birthYearRange({ minAge, maxAge, today: '2026-11-21', ...(birthday === undefined ? {} : { birthday }) })).toEqual({ minYear, maxYear });
  });
});

describe('the three rules of babies stay apart', () => {
  test.each([
    ['2024-03-14', '2026-03-13', true, true, 'INFANT'],
    ['2024-03-14', '2026-03-14', true, false, 'CHILD'],
    ['2023-03-15', '2026-03-14', true, false, 'CHILD'],
    ['2023-03-14', '2026-03-14', false, false, 'CHILD'],
    ['2014-03-15', '2026-03-14', false, false, 'CHILD'],
    ['2014-03-14', '2026-03-14', false, false, 'ADULT'],
  ] as const)('born %s, on %s: search baby %s, distribution baby %s, fare %s', (born, on, search, distribution, fare) => {
    const birthdate = toBirthdate(born);
    expect(isSearchBaby(birthdate, on)).toBe(search);
    expect(isDistributionBaby(birthdate, on)).toBe(distribution);
    expect(fareClassOn(birthdate, on)).toBe(fare);
  });
  test('a child who turns 2 or 12 during the trip changes fare class', () => {
    expect(fareClassChange(toBirthdate('2024-03-18'), '2026-03-14', '2026-03-21')).toBe('CHILD');
    expect(fareClassChange(toBirthdate('2014-03-21'), '2026-03-14', '2026-03-21')).toBe('ADULT');
    expect(fareClassChange(toBirthdate('2014-03-22'), '2026-03-14', '2026-03-21')).toBeNull();
  });
});

test('a birth date that does not exist is told apart and never becomes a day', () => {
  expect(isValidBirthdate({ day: 31, month: 4, year: 2020 })).toBe(false);
  expect(() => birthdayOf({ day: 31, month: 4, year: 2020 })).toThrow(RangeError);
  expect(birthdayOf({ day: 1, month: 4, year: 2020 })).toBe('2020-04-01');
});
