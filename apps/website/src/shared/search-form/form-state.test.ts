import { parseSearchQuery } from '@escale/domain/search-query';
import { describe, expect, it } from 'vitest';
import type { SearchFormData } from './form-data.ts';
import { emptyFields, initialState, isUntouched, queryOf, reconcile } from './form-state.ts';

const data = (query = ''): SearchFormData => ({
  cities: [],
  destinations: [],
  cabins: [{ code: 'PREMIUM', label: 'Premium' }],
  initial: {
    city: query === '' ? null : { code: 'PAR', label: 'Paris' },
    destination: query === '' ? null : { code: 'RAK', label: 'Marrakech', second: 'Maroc', country: 'MA' },
    query: parseSearchQuery(new URLSearchParams(query)),
  },
  contentPath: '/api/content/AF/current/fr-FR',
  isRefused: false,
});
const ADDRESS =
  'departureCityCode=PAR&destinationResortCode=RAK&departureDate=2027-03-14&endDate=2027-03-22&duration=8&cabin=ECONOMY&occupancies=2-2015-03-09%2C1';

describe('the values of the search form', () => {
  it('begin empty with one room of two adults and the first cabin', () => {
    const state = initialState(data());
    expect(isUntouched(state)).toBe(true);
    expect(state.rooms).toEqual([{ adults: 2, children: 0, childrenBirthdates: [] }]);
    expect(state.cabin).toBe('PREMIUM');
    expect([...emptyFields(state)]).toEqual(['departureCity', 'destinationResort', 'travelDates']);
  });
  it('come back from an address as they went into it', () => {
    const written = new URLSearchParams(queryOf(initialState(data(ADDRESS))));
    expect([...written]).toEqual([...new URLSearchParams(ADDRESS)]);
  });
  it('lose dates that cannot be bought any more, with the duration', () => {
    const state = initialState(data(ADDRESS));
    const window = { first: '2026-11-23', last: '2027-10-27' };
    const open = reconcile(state, { kind: 'data', dates: { '2027-03-14': [{ duration: '8', ed: '2027-03-22' }] } }, window);
    expect(open.dates.endDate).toBe('2027-03-22');
    const gone = reconcile(state, { kind: 'data', dates: { '2027-03-15': [{ duration: '8', ed: '2027-03-23' }] } }, window);
    expect(gone.dates).toEqual({ departureDate: null, endDate: null, duration: '' });
  });
});
