import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  FLIGHT_SORTS,
  type FlightFilters,
  type FlightSort,
  type ListedFlight,
  NO_FLIGHT_FILTERS,
  countStops,
  firstFlightsPageSize,
  flightUpgradePerPerson,
  hasFlightFilters,
  hasManyFlights,
  isDirect,
  listFlights,
  minutesOfDay,
  nextFlightsPageSize,
  resetFlightFilters,
  sortFlights,
} from './flights-list.ts';

const bound = (over: { stops?: number; time?: string; airline?: string; from?: string; to?: string; minutes?: number; cabin?: string } = {}) => {
  const { stops = 0, time = '10:00', airline = '0Z', from = 'CDG', to = 'PMI', minutes = 120, cabin = 'ECONOMY' } = over;
  const legs = Array.from({ length: stops + 1 }, (_, index) => ({
    from: { iata: index === 0 ? from : 'HUB', takeOffTime: index === 0 ? time : '12:00' },
    to: { iata: index === stops ? to : 'HUB' },
  }));
  return { totalDuration: minutes, cabin, airline: { name: airline, code: airline }, legs };
};
const flight = (code: string, upgradePrice: number, over: Partial<ListedFlight> = {}): ListedFlight => ({
  code,
  upgradePrice,
  tag: null,
  outbound: bound(),
  inbound: bound({ from: 'PMI', to: 'CDG' }),
  baggageIncluded: false,
  secondaryAirport: false,
  hasTrain: false,
  recommended: 0,
  ...over,
});
const flights = [
  flight('a', 50, { recommended: 9, secondaryAirport: true }),
  flight('b', 0, { outbound: bound({ stops: 1, time: '06:30', minutes: 300 }), secondaryAirport: true }),
  flight('c', 120, { baggageIncluded: true, tag: 'BAGGAGE_INCLUDED', inbound: bound({ from: 'PMI', to: 'ORY', airline: '9Q' }) }),
  flight('d', 80, { hasTrain: true, recommended: 5, tag: 'CHEAPEST_TRAIN', outbound: bound({ stops: 1, time: '18:00' }) }),
];
const codes = (list: readonly ListedFlight[]) => list.map((item) => item.code).join('');
const listed = (filters: Partial<FlightFilters>, cabin = 'ECONOMY', sort: FlightSort = 'price') =>
  codes(listFlights(flights, { sort, filters: { ...NO_FLIGHT_FILTERS, ...filters }, cabin }));

test.each([
  ['price', 'badc'],
  ['CHEAPEST', 'badc'],
  ['RECOMMENDED', 'adbc'],
  ['CHEAPEST_TRAIN', 'dbac'],
  ['DIRECT_FLIGHT', 'acbd'],
  ['BAGGAGE_INCLUDED', 'cbad'],
  ['CHEAPEST_PRIMARY_AIRPORT', 'dcba'],
] as const)('sorted by %s: %s', (sort, expected) => {
  expect(codes(sortFlights(flights, sort))).toBe(expected);
});

describe('the list', () => {
  test('puts tagged flights first in economy without filters, each code once', () => {
    expect(listed({})).toBe('cdba');
    expect(codes(listFlights([...flights, flight('b', 999)], { sort: 'price', filters: NO_FLIGHT_FILTERS, cabin: 'ECONOMY' }))).toBe('cdba');
  });
  test('is only sorted in another cabin or with a filter', () => {
    expect([listed({}, 'BUSINESS'), listed({ upgradePrice: { from: 0, to: 80 } })]).toEqual(['badc', 'bad']);
  });
  test.each([
    [{ airports: ['ORY'] }, 'c'],
    [{ airports: ['HUB'] }, ''],
    [{ airlines: ['9Q'] }, 'c'],
    [{ cabins: ['BUSINESS'] }, ''],
    [{ outboundDuration: { from: 121, to: 300 } }, 'b'],
    [{ inboundDuration: { from: 0, to: 119 } }, ''],
    [{ outboundTakeOff: { from: 360, to: 390 } }, 'b'],
    [{ outboundTakeOff: { from: 600, to: 1080 } }, 'adc'],
    [{ inboundTakeOff: { from: 601, to: 1440 } }, ''],
    [{ stops: 0 }, 'ac'],
    [{ stops: 1 }, 'badc'],
    [{ luggage: true }, 'c'],
  ] satisfies [Partial<FlightFilters>, string][])('filtered by %j: %s', (filters, expected) => {
    expect(listed(filters)).toBe(expected);
    expect(hasFlightFilters({ ...NO_FLIGHT_FILTERS, ...filters })).toBe(true);
  });
  test('with any sort and no filter holds each flight exactly once', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            code: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
            upgradePrice: fc.integer({ min: -5, max: 5 }),
            tag: fc.constantFrom(null, 'CHEAPEST'),
            recommended: fc.integer({ min: 0, max: 3 }),
            hasTrain: fc.boolean(),
          }),
        ),
        fc.constantFrom(...FLIGHT_SORTS),
        (list, sort) => {
          const random = list.map(({ code, upgradePrice, ...over }) => flight(code, upgradePrice, over));
          const shown = listFlights(random, { sort, filters: NO_FLIGHT_FILTERS, cabin: 'ECONOMY' });
          expect(shown.map((item) => item.code).toSorted()).toEqual([...new Set(random.map((item) => item.code))].toSorted());
        },
      ),
    );
  });
});

test('a direct flight has one leg each way', () => {
  expect(flights.map(isDirect)).toEqual([true, false, true, false]);
  expect(countStops(flight('x', 0, { inbound: bound({ stops: 2 }) }))).toBe(2);
});

test('the first page holds five flights or all tagged ones, and "show more" adds five', () => {
  expect([firstFlightsPageSize(0), firstFlightsPageSize(7), nextFlightsPageSize(7)]).toEqual([5, 7, 12]);
});

test('a reset clears stops, airports, airlines and luggage and leaves the rest', () => {
  const filters = { ...NO_FLIGHT_FILTERS, stops: 0, airports: ['ORY'], airlines: ['9Q'], luggage: true, outboundTakeOff: { from: 0, to: 600 } };
  expect(resetFlightFilters(filters)).toEqual({ ...NO_FLIGHT_FILTERS, outboundTakeOff: { from: 0, to: 600 } });
});

test('a cabin with more than five flights has the flag', () => {
  const many = Array.from({ length: 6 }, (_, index) => flight(String(index), 0));
  expect([hasManyFlights(many, 'ECONOMY'), hasManyFlights(many.slice(1), 'ECONOMY'), hasManyFlights(many, 'BUSINESS')]).toEqual([true, false, false]);
});

test('an upgrade per person is rounded up to whole euros', () => {
  expect([flightUpgradePerPerson(9_990, 2, 'EUR'), flightUpgradePerPerson(10_000, 2, 'EUR'), flightUpgradePerPerson(-9_990, 2, 'EUR')]).toEqual([
    5_000, 5_000, -4_900,
  ]);
});

test('times of day are minutes', () => {
  expect([minutesOfDay('00:00'), minutesOfDay('23:59'), Number.isNaN(minutesOfDay('x'))]).toEqual([0, 1439, true]);
});
