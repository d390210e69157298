import { describe, expect, it } from 'vitest';
import { listingQuery, queryLeavingOn, readChoice, readSearch, shortSearchQuery } from './listing-address.ts';

const SEARCH = 'departureCityCode=PAR&destinationResortCode=BMA&departureDate=2027-01-13&endDate=2027-01-20&duration=7&cabin=ECONOMY&occupancies=2';

describe('the address of a listing', () => {
  it('gives back the facets, the order and the number of cards it was written with', () => {
    const choice = readChoice(new URLSearchParams(`${SEARCH}&stars=4,5&budget=300-400&sort=stars&size=40`));
    expect(choice).toMatchObject({ filters: { stars: ['4', '5'], budget: ['300-400'], boards: [] }, sort: 'stars', size: 40 });
    expect(listingQuery(SEARCH, choice)).toBe(`${SEARCH}&stars=4,5&budget=300-400&sort=stars&size=40`);
  });

  it('says nothing of what is as usual', () => {
    expect(listingQuery(SEARCH, readChoice(new URLSearchParams('size=20')))).toBe(SEARCH);
  });

  it.each(['abc', '-40', '7', '1e9x', ''])('shows the usual number of cards for the size %j', (size) => {
    expect(readChoice(new URLSearchParams({ size })).size).toBe(20);
  });

  it('never asks for more cards than a page should hold', () => {
    expect(readChoice(new URLSearchParams({ size: '5000' })).size).toBe(400);
  });

  it('completes a search from its duration, and takes two adults in economy unless told otherwise', () => {
    const query = readSearch(new URLSearchParams('departureCityCode=PAR&destinationResortCode=BMA&departureDate=2027-01-13&duration=7'));
    expect(query).toMatchObject({ endDate: '2027-01-20', duration: '7', cabin: 'ECONOMY', occupancies: [{ adults: 2, children: 0 }] });
  });

  it('believes the dates when the duration contradicts them', () => {
    expect(readSearch(new URLSearchParams(SEARCH.replace('duration=7', 'duration=3')))?.duration).toBe('7');
  });

  it('is no search without a city, a place or dates', () => {
    for (const name of ['departureCityCode', 'destinationResortCode', 'departureDate']) {
      const parameters = new URLSearchParams(SEARCH);
      parameters.delete(name);
      expect(readSearch(parameters)).toBeNull();
    }
  });

  it('moves both dates together', () => {
    expect(queryLeavingOn(`${SEARCH}&sort=x`, { day: '2027-01-30', end: '2027-02-06' })).toContain('departureDate=2027-01-30&endDate=2027-02-06&duration=7');
  });

  it.each(['cabin=ECONOMY&occupancies=2', 'cabin=BUSINESS&occupancies=2', 'cabin=ECONOMY&occupancies=2-2015-03-09,1'])(
    'is written shorter for a hotel and read back whole: %s',
    (rest) => {
      const query = readSearch(new URLSearchParams(`${SEARCH.split('&cabin')[0] ?? ''}&${rest}`));
      const short = query === null ? '' : shortSearchQuery(query);
      expect(short.length).toBeLessThan(SEARCH.length);
      expect(short).not.toContain('endDate');
      expect(readSearch(new URLSearchParams(short))).toEqual(query);
    },
  );
});
