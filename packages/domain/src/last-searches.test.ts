import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type LastSearch, type LastSearches, clearSearches, countSavedTravellers, readLastSearches, removeSearch, saveSearch } from './last-searches.ts';

const today = '2026-11-21';
const search = (id: string, departureDate = '2026-12-01', searchQueryString = `q=${id}`): LastSearch => ({
  id,
  searchQueryString,
  data: {
    departureCity: { label: 'Paris (PAR)' },
    destinationResort: { label: 'Palma' },
    departureDate,
    endDate: '2026-12-08',
    adults: 2,
    infants: 0,
    children: 1,
    cabin: { label: 'Economy' },
    occupancies: [{ adults: 2, children: 1, childrenBirthdates: [{ day: 1, month: 2, year: 2019 }] }],
  },
});
const ids = (history: LastSearches) => (history.sdpHolidays ?? []).map((item) => item.id).join(' ');
const read = (history: unknown) => readLastSearches(JSON.stringify(history), today);

describe('reading the history', () => {
  test("drops departures before today and keeps today's", () => {
    const result = read({ sdpHolidays: [search('a'), search('b', '2026-11-20'), search('c', '2026-11-21')] });
    expect(result.ok && ids(result.history)).toBe('a c');
  });
  test('an empty device has no history', () => {
    expect(readLastSearches(null, today)).toEqual({ ok: true, history: {} });
  });
  test.each([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['a list of something else', '{"sdpHolidays":[{"id":1}]}'],
    ['a day that does not exist', JSON.stringify({ hotelOnly: [search('a', '2026-02-30')] })],
    ['rooms of another shape', JSON.stringify({ sdpHolidays: [{ ...search('a'), data: { ...search('a').data, occupancies: [{}] } }] })],
    ['no list', '{"sdpStopover":7}'],
    ['a search that is no object', '{"sdpHolidays":["a"]}'],
    ['a search without its data', JSON.stringify({ sdpHolidays: [{ ...search('a'), data: null }] })],
    ['a search without its address', JSON.stringify({ sdpHolidays: [{ ...search('a'), searchQueryString: 1 }] })],
    ['a destination without a label', JSON.stringify({ sdpHolidays: [{ ...search('a'), data: { ...search('a').data, destinationResort: { code: 'PMI' } } }] })],
    ['half a traveller', JSON.stringify({ sdpHolidays: [{ ...search('a'), data: { ...search('a').data, adults: 1.5 } }] })],
    ['less than no traveller', JSON.stringify({ sdpHolidays: [{ ...search('a'), data: { ...search('a').data, infants: -1 } }] })],
    ['a count that is text', JSON.stringify({ sdpHolidays: [{ ...search('a'), data: { ...search('a').data, children: '1' } }] })],
    ['a room that is no object', JSON.stringify({ sdpHolidays: [{ ...search('a'), data: { ...search('a').data, occupancies: [null] } }] })],
    [
      'a room without adults',
      JSON.stringify({ sdpHolidays: [{ ...search('a'), data: { ...search('a').data, occupancies: [{ children: 0, childrenBirthdates: [] }] } }] }),
    ],
    [
      'a birth date without its day',
      JSON.stringify({
        sdpHolidays: [
          { ...search('a'), data: { ...search('a').data, occupancies: [{ adults: 1, children: 1, childrenBirthdates: [{ month: 1, year: 2019 }] }] } },
        ],
      }),
    ],
  ])('%s is unreadable', (_, text) => {
    expect(readLastSearches(text, today)).toEqual({ ok: false, code: 'UNREADABLE_HISTORY' });
  });
  test('what was saved comes back', () => {
    const history = saveSearch(saveSearch({}, 'sdpHolidays', search('a')), 'hotelOnly', search('b'));
    expect(read(history)).toEqual({ ok: true, history });
  });
  test('no text breaks it', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(typeof readLastSearches(text, today).ok).toBe('boolean');
      }),
    );
  });
});

describe('saving', () => {
  test('puts the newest first and keeps five for each website type', () => {
    const history = ['a', 'b', 'c', 'd', 'e', 'f'].reduce<LastSearches>((saved, id) => saveSearch(saved, 'sdpHolidays', search(id)), {
      hotelOnly: [search('z')],
    });
    expect(ids(history)).toBe('f e d c b');
    expect(history.hotelOnly).toHaveLength(1);
  });
  test('does not repeat the most recent search, but takes an older one again', () => {
    const history = saveSearch(saveSearch({}, 'sdpHolidays', search('a')), 'sdpHolidays', search('b'));
    expect(ids(saveSearch(history, 'sdpHolidays', search('c', undefined, 'q=b')))).toBe('b a');
    expect(ids(saveSearch(history, 'sdpHolidays', search('c', undefined, 'q=a')))).toBe('c b a');
  });
});

test('a search is removed by its id, and the list is emptied at once', () => {
  const history = saveSearch(saveSearch({}, 'sdpHolidays', search('a')), 'sdpHolidays', search('b'));
  expect(ids(removeSearch(history, 'sdpHolidays', 'b'))).toBe('a');
  expect(ids(clearSearches(history, 'sdpHolidays'))).toBe('');
});

test('travellers of a saved search are adults, infants and children', () => {
  expect(countSavedTravellers({ adults: 2, infants: 1, children: 3 })).toBe(6);
});
