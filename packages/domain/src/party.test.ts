import { expect, test } from 'vitest';
import { toBirthdate } from './age-band.ts';
import { DEFAULT_OCCUPANCIES, childrenAges, countPassengers, countTravellers, distributionOf, fareClassesOf } from './party.ts';

const family = { adults: 2, children: 3, childrenBirthdates: ['2024-03-15', '2018-06-01', '2014-03-20'].map(toBirthdate) };

test('a new search is for one room and two adults', () => {
  expect(DEFAULT_OCCUPANCIES).toEqual([{ adults: 2, children: 0, childrenBirthdates: [] }]);
  expect(countTravellers(DEFAULT_OCCUPANCIES)).toBe(2);
});

test('travellers are adults and children of all rooms, and infants stay 0', () => {
  expect(countTravellers([family, { adults: 1, children: 0 }])).toBe(6);
  expect(countPassengers([family, { adults: 1, children: 0 }])).toEqual({ adults: 3, children: 3, infants: 0 });
});

test('fares follow the age at the return date', () => {
  expect(fareClassesOf([family], '2026-03-14')).toEqual(['ADULT', 'ADULT', 'INFANT', 'CHILD', 'CHILD']);
  expect(fareClassesOf([family], '2026-03-20')).toEqual(['ADULT', 'ADULT', 'CHILD', 'CHILD', 'ADULT']);
});

test('a hotel-only distribution counts babies under two apart', () => {
  expect(distributionOf(family, '2026-03-14')).toEqual({ adults: 2, children: 2, babies: 1 });
  expect(distributionOf(family, '2026-03-15')).toEqual({ adults: 2, children: 3, babies: 0 });
  expect(childrenAges(family, '2026-03-15')).toEqual([2, 7, 11]);
});
