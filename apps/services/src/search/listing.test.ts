import { addDays, dayNumber } from '@escale/domain/calendar-day';
import { type FacetProduct, budgetRanges, facetOptions, matchesFilters } from '@escale/domain/facet';
import { LISTING_FILTER_NAMES, type ListingFilters, emptyFilters } from '@escale/domain/filter-query';
import { chooseItemAndBoard, computeListingPrice } from '@escale/domain/listing-price';
import { toMinor } from '@escale/domain/money';
import { SORT_VALUES, sortProducts } from '@escale/domain/sort';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_NOW, TEST_TODAY, type TestDatabase, createTestDatabase } from '../platform/test-database.ts';
import { type Search, type SearchQuestion, createSearch } from './index.ts';
import { sortPositions } from './listing.ts';
import type { AnswerTexts } from './response.ts';

let database: TestDatabase;
let search: Search;
let partner = '';
let city = '';
let places: { code: string; level: string }[] = [];

const texts: AnswerTexts = {
  language: 'fr',
  board: (code) => `pension ${code}`,
  trip: 'Vol + hôtel',
  fee: 'Frais',
  photo: (picture) => ({ url: `/p/${picture}`, thumbnail: `/p/${picture}-s` }),
};
const OTHER = 'Autres';

beforeAll(async () => {
  database = await createTestDatabase({ universe: 'small' });
  search = await createSearch({ db: database.pool, clock: { now: () => TEST_NOW } });
  partner = (await database.pool.query<{ partner: string }>('select min(partner) as partner from mark_up')).rows[0]?.partner ?? '';
  city = (await database.pool.query<{ city: string }>('select city from flight_option group by city order by count(*) desc, city limit 1')).rows[0]?.city ?? '';
  places = (await database.pool.query<{ code: string; level: string }>('select code, level from place order by id')).rows;
});
afterAll(async () => {
  await search.close();
  await database.close();
});

const question = (change: Partial<SearchQuestion> & Pick<SearchQuestion, 'destinationCode'>): SearchQuestion => ({
  departureCityCode: city,
  departureDate: addDays(TEST_TODAY, 60),
  returnDate: addDays(TEST_TODAY, 67),
  cabin: 'ECONOMY',
  occupancies: [{ adults: 2, childrenBirthdates: [] }],
  seller: { partner, currency: 'EUR' },
  ...change,
});

/** The whole answer, and what the rules of the specification read of it. */
function everything(asked: SearchQuestion) {
  const response = search.response({ ...asked, view: undefined }, texts);
  const travellers = asked.occupancies.reduce((sum, room) => sum + room.adults + room.childrenBirthdates.length, 0);
  const searchTotal = (response.quotationItems ?? []).reduce((sum, item) => sum + toMinor(item.price, 'EUR'), 0);
  const products = (response.packages?.accommodationsList ?? []).map((card) => {
    const priceWith = (boards: readonly string[]): number => {
      const choice = chooseItemAndBoard(card.accommodationItems, boards);
      return (
        computeListingPrice(
          {
            searchTotal,
            accommodationItemUpgrade: toMinor(choice?.item.upgradePrice ?? 0, 'EUR'),
            boardUpgrade: toMinor(choice?.board.upgradePrice ?? 0, 'EUR'),
            flightUpgrade: toMinor(card.flightUpgrade, 'EUR'),
            baggageSupplement: toMinor(card.baggageSupplement, 'EUR'),
          },
          travellers,
          'EUR',
        ).total / 100
      );
    };
    const product: FacetProduct = {
      category: card.category,
      boardTypeCodes: card.accommodationItems[0]?.boards.map((board) => board.boardTypeCode) ?? [],
      levels: card.geography.levels,
      ratingFilterValues: card.providerA?.ratingFilterValues ?? [],
      budgetMinValue: priceWith([]),
      isFlashsale: card.isFlashsale,
    };
    return { card, product, priceWith };
  });
  return { response, products };
}

describe('a listing', () => {
  it('has the facets, filters, order and prices that the rules give on the whole answer', () => {
    const some = (values: readonly string[]) =>
      fc.oneof(
        { weight: 3, arbitrary: fc.constant<string[]>([]) },
        {
          weight: 2,
          arbitrary: values.length === 0 ? fc.constant<string[]>([]) : fc.subarray([...values], { minLength: 1, maxLength: Math.min(3, values.length) }),
        },
      );
    for (const { code, level } of places) {
      for (const occupancies of [
        [{ adults: 2, childrenBirthdates: [] }],
        [
          { adults: 2, childrenBirthdates: [] },
          { adults: 1, childrenBirthdates: [{ day: 2, month: 2, year: 2018 }] },
        ],
      ]) {
        const asked = question({ destinationCode: code, occupancies });
        const { products } = everything(asked);
        if (products.length < 2) continue;
        const context = { destinationType: level, otherLabel: OTHER, ranges: budgetRanges(products.map(({ product }) => product.budgetMinValue)) };
        const offered = Object.fromEntries(
          LISTING_FILTER_NAMES.map((name) => [
            name,
            facetOptions(
              products.map(({ product }) => product),
              name,
              emptyFilters(LISTING_FILTER_NAMES),
              context,
            ).map((option) => option.value),
          ]),
        );
        fc.assert(
          fc.property(
            fc.record({
              stars: some(offered['stars'] ?? []),
              boards: some(offered['boards'] ?? []),
              destinations: some(offered['destinations'] ?? []),
              guestsrating: some(offered['guestsrating'] ?? []),
              budget: some(offered['budget'] ?? []),
              flashsale: some(offered['flashsale'] ?? []),
            }),
            fc.constantFrom(...SORT_VALUES),
            fc.integer({ min: 1, max: 30 }),
            (filters: ListingFilters, sort, size) => {
              const listed = search.response(
                { ...asked, view: { filters, sort, size, language: 'fr', otherLabel: OTHER, ratingProvider: 'TRIP_ADVISOR' }, nearbyDays: 0 },
                texts,
              );
              for (const name of LISTING_FILTER_NAMES) {
                expect({ name, options: listed.facets?.[name]?.map(({ value, count }) => ({ value, count })) }).toEqual({
                  name,
                  options: facetOptions(
                    products.map(({ product }) => product),
                    name,
                    filters,
                    context,
                  ),
                });
              }
              const kept = products
                .filter(({ product }) => matchesFilters(product, filters, context))
                .map(({ card, priceWith }) => ({ ...card, total: priceWith(filters.boards) }));
              expect(listed.totalItems).toBe(kept.length);
              expect(listed.unfilteredItems).toBe(products.length);
              expect(listed.packages?.accommodationsList.map((card) => [card.id, card.total])).toEqual(
                sortProducts(kept, sort)
                  .slice(0, size)
                  .map((card) => [card.id, card.total]),
              );
            },
          ),
          { numRuns: 12 },
        );
      }
    }
  });

  it('adds up: search total and upgrades are the exact total of the cheapest package', () => {
    const asked = question({ destinationCode: places.find((place) => place.level === 'ZONE')?.code ?? '' });
    const { response, products } = everything(asked);
    expect(products.length).toBeGreaterThan(3);
    const totals = products.map(
      ({ card }) =>
        (response.quotationItems ?? []).reduce((sum, item) => sum + item.price, 0) +
        (card.accommodationItems[0]?.upgradePrice ?? 0) +
        (card.accommodationItems[0]?.boards[0]?.upgradePrice ?? 0) +
        card.flightUpgrade,
    );
    const exact = search.packages(asked).shown.map(({ candidate }) => candidate.total / 100);
    totals.forEach((total, index) => expect(total).toBeCloseTo(exact[index] ?? 0, 6));
    expect(Math.min(...exact)).toBeCloseTo(
      (response.quotationItems ?? []).reduce((sum, item) => sum + item.price, 0),
      6,
    );
  });

  it('is the same as JSON text', () => {
    for (const { code } of places) {
      const view = {
        filters: emptyFilters(LISTING_FILTER_NAMES),
        sort: 'recommended',
        size: 7,
        language: 'fr',
        otherLabel: OTHER,
        ratingProvider: 'HOLIDAY_CHECK',
      } as const;
      for (const asked of [
        question({ destinationCode: code, view }),
        question({
          destinationCode: code,
          occupancies: [
            { adults: 2, childrenBirthdates: [] },
            { adults: 1, childrenBirthdates: [{ day: 2, month: 2, year: 2018 }] },
          ],
        }),
      ]) {
        expect(JSON.parse(search.json(asked, texts))).toEqual(search.response(asked, texts));
      }
    }
  });

  it('names the booking fee apart and carries it in every price', () => {
    const feeOf = (trip: number): number => Math.floor(trip * 0.02) + 300;
    const plain = everything(question({ destinationCode: places.find((place) => place.level === 'ZONE')?.code ?? '' }));
    const charged = everything(
      question({ destinationCode: places.find((place) => place.level === 'ZONE')?.code ?? '', seller: { partner, currency: 'EUR', feeOf } }),
    );
    const [trip, fee] = charged.response.quotationItems ?? [];
    expect(trip).toEqual(plain.response.quotationItems?.[0]);
    expect(fee).toEqual({ type: 'BOOKING_FEES', price: feeOf(toMinor(trip?.price ?? 0, 'EUR')) / 100, description: 'Frais' });
  });

  it('shows on the date strip what a search of that day shows', () => {
    const destinationCode = places.find((place) => place.level === 'COUNTRY')?.code ?? '';
    const view = {
      filters: emptyFilters(LISTING_FILTER_NAMES),
      sort: 'priceAscendant',
      size: 20,
      language: 'fr',
      otherLabel: OTHER,
      ratingProvider: 'TRIP_ADVISOR',
    } as const;
    const { nearbyDates } = search.response(question({ destinationCode, view }), texts);
    expect(nearbyDates).toHaveLength(7);
    for (const { day, price } of nearbyDates ?? []) {
      const shift = dayNumber(day) - dayNumber(TEST_TODAY);
      const cheapest = search.response(question({ destinationCode, departureDate: day, returnDate: addDays(TEST_TODAY, shift + 7), view }), texts).packages
        ?.accommodationsList[0]?.total;
      expect(price).toBe(cheapest ?? null);
    }
  });

  it('says which field is unknown, and when nobody flies', () => {
    expect(search.packages(question({ destinationCode: 'NOWHERE', seller: { partner: 'NOBODY', currency: 'ZZZ' } }))).toMatchObject({
      status: 'BAD_REQUEST',
      unknown: ['destination', 'partner', 'currency'],
    });
    const { code = '' } = places.find((place) => place.level === 'RESORT') ?? {};
    expect(search.packages(question({ destinationCode: code, cabin: 'NONE' })).status).toBe('FULL_FLIGHT');
    expect(search.packages(question({ destinationCode: code, departureDate: '2031-01-01', returnDate: '2031-01-08' })).status).toBe('FULL_FLIGHT');
  });
});

describe('the order of a listing', () => {
  it('keeps equal keys in place and puts missing ones last', () => {
    expect(sortPositions([3, Number.NaN, 1, 3, -7, Number.NaN, 1])).toEqual([4, 2, 6, 0, 3, 1, 5]);
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.integer({ min: -2_000_000, max: 2_000_000 }), fc.constant(Number.NaN)), { maxLength: 200 }), (keys) => {
        const expected = keys
          .map((_, at) => at)
          .sort(
            (first, second) =>
              (Number.isNaN(keys[first]) ? 1 : 0) - (Number.isNaN(keys[second]) ? 1 : 0) ||
              (Number.isNaN(keys[first]) ? 0 : (keys[first] ?? 0) - (keys[second] ?? 0)) ||
              first - second,
          );
        expect(sortPositions(keys)).toEqual(expected);
      }),
    );
  });
});
