import { describe, expect, it } from 'vitest';
import { shownSearch } from './last-search.ts';

const search = {
  id: '1',
  searchQueryString: 'destinationResortCode=MRU',
  data: {
    departureCity: { label: 'Paris (CDG)', code: 'PAR' },
    destinationResort: { label: 'Île Maurice, Belle Mare', code: 'MRU' },
    departureDate: '2027-03-14',
    endDate: '2027-03-21',
    adults: 2,
    children: 1,
    infants: 0,
    occupancies: [{ adults: 2, children: 1, childrenBirthdates: [] }],
  },
};

describe('the search the header shows again', () => {
  it('cuts long names and keeps them whole beside that, in the shop’s words', () => {
    expect(shownSearch(search, 'fr-FR')).toEqual({
      query: 'destinationResortCode=MRU',
      places: ['Paris', 'Île Mauric…'],
      fullPlaces: ['Paris', 'Île Maurice, Belle Mare'],
      dates: '14 – 21 mars',
      travellers: 3,
      rooms: 1,
    });
  });

  it('names the destination alone where the trip begins nowhere', () => {
    expect(shownSearch({ ...search, data: { ...search.data, departureCity: undefined } }, 'en-GB').fullPlaces).toEqual(['Île Maurice, Belle Mare']);
  });
});
