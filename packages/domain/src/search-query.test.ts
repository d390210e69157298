import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toBirthdate } from './age-band.ts';
import { dayOfNumber } from './calendar-day.ts';
import {
  CABIN_CLASSES,
  type CabinCode,
  type CompleteSearchQuery,
  completeSearchQuery,
  formatOccupancies,
  formatSearchQuery,
  parseDestinationIata,
  parseOccupancies,
  parseSearchQuery,
} from './search-query.ts';

const anyDay = fc.integer({ min: 0, max: 30_000 }).map(dayOfNumber);
const anyRoom = fc
  .record({ adults: fc.integer({ min: 1, max: 9 }), childrenBirthdates: fc.array(anyDay.map(toBirthdate), { maxLength: 8 }) })
  .map((room) => ({ ...room, children: room.childrenBirthdates.length }));
const anyQuery: fc.Arbitrary<CompleteSearchQuery> = fc
  .record({
    departureCityCode: fc.stringMatching(/^[A-Z]{3}$/u),
    destinationResortCode: fc.stringMatching(/^[A-Za-z0-9_.-]{1,40}$/u),
    start: fc.integer({ min: 0, max: 30_000 }),
    nights: fc.integer({ min: 1, max: 400 }),
    cabin: fc.constantFrom<CabinCode[]>('ECONOMY', 'PREMIUM', 'BUSINESS', 'FIRST'),
    occupancies: fc.array(anyRoom, { minLength: 1, maxLength: 9 }),
  })
  .map(({ start, nights, ...rest }) => ({ ...rest, departureDate: dayOfNumber(start), endDate: dayOfNumber(start + nights), duration: String(nights) }));

describe('the address of a search', () => {
  test('reads as people would write it', () => {
    const query = {
      departureCityCode: 'PAR',
      destinationResortCode: 'PMI',
      departureDate: '2026-03-14',
      endDate: '2026-03-21',
      duration: '7',
      cabin: 'ECONOMY' as const,
      occupancies: [
        {
          adults: 2,
          children: 2,
          childrenBirthdates: [
            { day: 9, month: 3, year: 2015 },
            { day: 31, month: 12, year: 2019 },
          ],
        },
        { adults: 2, children: 0, childrenBirthdates: [] },
      ],
    };
    expect(formatSearchQuery(query)).toBe(
      'departureCityCode=PAR&destinationResortCode=PMI&departureDate=2026-03-14&endDate=2026-03-21&duration=7&cabin=ECONOMY&occupancies=2-2015-03-09_2019-12-31,2',
    );
  });
  test('a complete search comes back from its address, whole', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        expect(parseSearchQuery(new URLSearchParams(formatSearchQuery(query)))).toEqual(query);
        expect(completeSearchQuery(query)).toEqual({ ok: true, query });
      }),
    );
  });
  test('so does a search with parts missing', () => {
    fc.assert(
      fc.property(anyQuery, fc.subarray(['departureCityCode', 'destinationResortCode', 'cabin', 'occupancies', 'departureDate'] as const), (query, missing) => {
        const partial = Object.fromEntries(Object.entries(query).filter(([name]) => !missing.some((gone) => gone === name)));
        const read = parseSearchQuery(new URLSearchParams(formatSearchQuery(partial)));
        expect(read).toEqual(partial);
        expect(completeSearchQuery(read).ok).toBe(missing.length === 0);
      }),
    );
  });
  test('any text at all is read without an error', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('departureCityCode', 'departureDate', 'endDate', 'duration', 'cabin', 'occupancies'), fc.string()),
        (parameters) => {
          const read = parseSearchQuery(new URLSearchParams(parameters));
          expect(parseSearchQuery(new URLSearchParams(formatSearchQuery(read)))).toEqual(read);
        },
      ),
    );
  });
  test.each([
    ['departureDate=2026-02-30', {}],
    ['departureDate=2026-03-14&endDate=2026-03-14', { departureDate: '2026-03-14' }],
    ['departureDate=2026-03-14&endDate=2026-03-21', { departureDate: '2026-03-14', endDate: '2026-03-21', duration: '7' }],
    ['duration=0', {}],
    ['duration=7', { duration: '7' }],
    ['cabin=toString', {}],
    ['cabin=BUSINESS', { cabin: 'BUSINESS' }],
    ['departureCityCode=%3Cscript%3E', {}],
    ['departureCityCode=', {}],
  ])('%s reads as %o', (text, expected) => {
    expect(parseSearchQuery(new URLSearchParams(text))).toEqual(expected);
  });
  test('what is missing is named', () => {
    expect(completeSearchQuery({ departureCityCode: 'PAR', duration: '7' })).toEqual({
      ok: false,
      missing: ['destinationResortCode', 'departureDate', 'endDate', 'cabin', 'occupancies'],
    });
  });
});

describe('rooms in an address', () => {
  test.each([
    ['2', [{ adults: 2, children: 0, childrenBirthdates: [] }]],
    ['0', null],
    ['10', null],
    ['', null],
    ['2,', null],
    ['2-', null],
    ['2-2015-02-30', null],
    ['2-2015-03-09_', null],
    ['2--2015-03-09', null],
    ['1,1,1,1,1,1,1,1,1,1', null],
    [`1-${Array.from({ length: 9 }, () => '2015-03-09').join('_')}`, null],
  ])('%s', (text, expected) => {
    expect(parseOccupancies(text)).toEqual(expected);
  });
  test('a child without a birth date is a bug and throws', () => {
    expect(() => formatOccupancies([{ adults: 2, children: 1, childrenBirthdates: [] }])).toThrow(RangeError);
  });
});

test('an airport can name the destination', () => {
  expect(parseDestinationIata(new URLSearchParams('destinationIATA=PMI'))).toBe('PMI');
  expect(parseDestinationIata(new URLSearchParams('destinationIATA=pmi'))).toBeNull();
  expect(parseDestinationIata(new URLSearchParams(''))).toBeNull();
});

test('cabins are classes 1 to 4', () => {
  expect(CABIN_CLASSES).toEqual({ ECONOMY: 1, PREMIUM: 2, BUSINESS: 3, FIRST: 4 });
});
