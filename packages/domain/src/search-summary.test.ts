import { expect, test } from 'vitest';
import { summariseSearch } from './search-summary.ts';

const search = {
  origin: 'Paris (PAR)',
  destination: 'Thessaloniki',
  departureDate: '2026-03-14',
  endDate: '2026-03-21',
  adults: 2,
  children: 1,
  infants: 1,
  rooms: 2,
};

test('the button shows short places, dates, travellers and rooms', () => {
  expect(summariseSearch(search)).toEqual({
    places: ['Paris', 'Thessaloni…'],
    departure: { day: '2026-03-14', isMonthShown: false },
    end: { day: '2026-03-21', isMonthShown: true },
    travellers: 4,
    rooms: 2,
  });
});

test('a stopover city stands between, hotel-only has no origin', () => {
  expect(summariseSearch({ ...search, stopover: 'Dubai' }).places).toEqual(['Paris', 'Dubai', 'Thessaloni…']);
  expect(summariseSearch({ ...search, origin: undefined }).places).toEqual(['Thessaloni…']);
});

test.each([
  ['2026-04-02', true],
  ['2027-03-21', true],
  ['2026-03-31', false],
])('until %s the departure shows its month: %s', (endDate, expected) => {
  expect(summariseSearch({ ...search, endDate }).departure.isMonthShown).toBe(expected);
});
