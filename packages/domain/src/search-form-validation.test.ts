import { describe, expect, test } from 'vitest';
import { HOTEL_ONLY_DEFAULTS, validateHotelOnlyForm, validateHotelOnlyRequest, validateSearchForm } from './search-form-validation.ts';

const today = '2026-11-21';
const form = {
  departureCity: { code: 'PAR' },
  destinationResort: { code: 'PMI' },
  duration: { code: '7' },
  occupancies: [{ adults: 2, children: 0, childrenBirthdates: [] }],
};

describe('the dynamic-package and stopover form', () => {
  test('a complete form has no errors', () => {
    expect(validateSearchForm(form, today)).toEqual([]);
  });
  test.each([
    [{ departureCity: null }, [['departureCity', 'sdp.search.departure.city.input.error']]],
    [{ departureCity: { code: '' } }, [['departureCity', 'sdp.search.departure.city.input.error']]],
    [{ destinationResort: null }, [['destinationResort', 'sdp.search.destination.input.error']]],
    [
      { duration: { code: '' } },
      [
        ['travelDates.departureDate', 'sdp.search.duration.input.error'],
        ['travelDates.endDate', 'sdp.search.duration.input.error'],
      ],
    ],
    [
      { duration: null },
      [
        ['travelDates.departureDate', 'sdp.search.duration.input.error'],
        ['travelDates.endDate', 'sdp.search.duration.input.error'],
      ],
    ],
    [{ occupancies: [{ adults: 2, children: 1, childrenBirthdates: [] }] }, [['occupancies.0.childrenBirthdates.0', 'error.birthdate.required']]],
    [
      {
        occupancies: [
          { adults: 9, children: 0, childrenBirthdates: [] },
          { adults: 1, children: 0, childrenBirthdates: [] },
        ],
      },
      [['occupancies', 'error.search.engine.max.passengers']],
    ],
  ])('%j gives %j', (over, errors) => {
    expect(validateSearchForm({ ...form, ...over }, today).map((error) => [error.path, error.messageId])).toEqual(errors);
  });
});

test('hotel-only needs a destination and both dates', () => {
  const hotel = { destination: { code: 'PMI' }, departureDate: '2026-12-01', endDate: '2026-12-08', occupancies: form.occupancies };
  expect(validateHotelOnlyForm(hotel, today)).toEqual([]);
  expect(validateHotelOnlyForm({ ...hotel, destination: null, departureDate: null, endDate: null }, today).map((error) => error.path)).toEqual([
    'destination',
    'travelDates.departureDate',
    'travelDates.endDate',
  ]);
});

test('a hotel-only request names what it lacks, to the letter', () => {
  expect(validateHotelOnlyRequest({})).toEqual(['checkInDate is required', 'destinationId is required']);
  expect(validateHotelOnlyRequest({ checkInDate: '2026-12-01', destinationId: 'PMI' })).toEqual([]);
  expect(HOTEL_ONLY_DEFAULTS).toEqual({ nights: 7, page: 1, pageSize: 12 });
});
