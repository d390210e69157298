import { parseSearchQuery } from '@escale/domain/search-query';
import { describe, expect, it } from 'vitest';
import { fillFromSaved } from './fill-from-saved.ts';
import type { SearchFormData } from './form-data.ts';
import { emptyFields, initialState, type FormState } from './form-state.ts';
import { checkForm, queryOf, reconcile, refilledForm, searchToRemember } from './search-rules.ts';

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
  remembersSearch: true,
});
const ADDRESS =
  'departureCityCode=PAR&destinationResortCode=RAK&departureDate=2027-03-14&endDate=2027-03-22&duration=8&cabin=ECONOMY&occupancies=2-2015-03-09%2C1';

describe('the values of the search form', () => {
  it('begin empty with one room of two adults and the first cabin', () => {
    const state = initialState(data());
    expect(state).toMatchObject({ city: null, cityText: '', destination: null, destinationText: '' });
    expect(state.rooms).toEqual([{ adults: 2, children: 0, childrenBirthdates: [] }]);
    expect(state.cabin).toBe('PREMIUM');
    expect([...emptyFields(state)]).toEqual(['departureCity', 'destinationResort', 'travelDates']);
  });
  it('come back from an address as they went into it', () => {
    const written = new URLSearchParams(queryOf(initialState(data(ADDRESS))));
    expect([...written]).toEqual([...new URLSearchParams(ADDRESS)]);
  });
  describe('are filled from the saved booking', () => {
    const saved = { ...data(ADDRESS).initial };
    const fill = (given: SearchFormData, change: Partial<FormState> = {}): FormState => {
      const first = initialState(given);
      return fillFromSaved({ ...first, ...change }, { first, address: given.initial.query, kept: initialState({ ...given, initial: saved }) });
    };
    it('all of them when the address says nothing', () => {
      expect(fill(data())).toEqual(initialState(data(ADDRESS)));
    });
    it('and only those the address says nothing about', () => {
      const toKos = { code: 'KOS', label: 'Kos', second: 'Grèce', country: 'GR' };
      const given = { ...data(), initial: { city: null, destination: toKos, query: { destinationResortCode: 'KOS' } } };
      expect(fill(given)).toMatchObject({ destination: toKos, destinationText: 'Kos', city: { code: 'PAR' }, dates: { endDate: '2027-03-22' } });
    });
    it('but never over what was typed or chosen before the memory came', () => {
      const rooms = [{ adults: 1, children: 0, childrenBirthdates: [] }];
      expect(fill(data(), { cityText: 'Lyo', rooms })).toMatchObject({ city: null, cityText: 'Lyo', rooms, destination: { code: 'RAK' } });
    });
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

describe('a search that is sent', () => {
  const filled = initialState(data(ADDRESS));

  it('is checked field by field', () => {
    expect(checkForm(initialState(data()), '2027-01-01').map(({ path }) => path)).toEqual([
      'departureCity',
      'destinationResort',
      'travelDates.departureDate',
      'travelDates.endDate',
    ]);
    expect(checkForm(filled, '2027-01-01')).toEqual([]);
  });
  it('is remembered with its labels, and fills the form again as it was', () => {
    const search = searchToRemember(filled, [{ code: 'ECONOMY', label: 'Éco' }], 'one');
    expect(search).toMatchObject({ id: 'one', searchQueryString: queryOf(filled), data: { adults: 3, cabin: { code: 'ECONOMY', label: 'Éco' } } });
    expect(search === undefined ? undefined : refilledForm(search, data(), () => 'MA')).toEqual({
      ...filled,
      destination: { code: 'RAK', label: 'Marrakech', second: '', country: 'MA' },
    });
  });
  it('is not remembered while a field is empty', () => {
    expect(searchToRemember(initialState(data()), [], 'one')).toBeUndefined();
  });
});
