import { expect, test } from 'vitest';
import {
  PROVIDER_A_OPTIONS,
  PROVIDER_B_OPTIONS,
  countSuns,
  formatScore,
  isHolidayReviewShown,
  isTravelReviewShown,
  providerAFilterValues,
  providerBFilterValues,
  ratingProvider,
  ratingStatus,
  ratingWord,
  reviewShares,
  roundToHalf,
} from './rating.ts';

test.each([
  [4.2, 4],
  [4.21, 4.5],
  [4.24, 4.5],
  [4.5, 4.5],
  [4.76, 4.5],
  [4.79, 4.5],
  [4.8, 5],
  [4, 4],
  [3.2, 3],
  [2.8, 3],
  [1.2, 1],
  [0.1, 0],
  [5, 5],
])('%d rounds to the half %d', (rating, half) => {
  expect(roundToHalf(rating)).toBe(half);
});

test.each([
  [0, 1],
  [1, 1],
  [1.1, 2],
  [2, 2],
  [2.5, 3],
  [3, 3],
  [3.01, 4],
  [4, 4],
  [4.1, 5],
  [5, 5],
  [5.1, 0],
  [-0.1, 0],
  [Number.NaN, 0],
])('%d is in status bucket %i', (rating, bucket) => {
  expect(ratingStatus(rating)).toBe(bucket);
});

test('a shown note is exceptional from 4.5 and very good above 4', () => {
  expect([3, 4, 4.1, 4.4, 4.5, 5].map(ratingWord)).toEqual([3, 3, 4, 4, 5, 5]);
});

test('scores carry the decimal mark of the shop, 0 outside 0-5', () => {
  expect(formatScore(4.25, ',')).toBe('4,3');
  expect(formatScore(4, '.')).toBe('4.0');
  expect(formatScore(5.1, ',')).toBe('0,0');
  expect(formatScore(-1, ',')).toBe('0,0');
  expect(formatScore(0.4, ',')).toBe('0,4');
});

test('reviews are shown only when there is something to show', () => {
  expect([
    isTravelReviewShown({ rating: 3, reviewsCount: 1 }),
    isTravelReviewShown({ rating: 2.9, reviewsCount: 9 }),
    isTravelReviewShown({ rating: 4, reviewsCount: 0 }),
  ]).toEqual([true, false, false]);
  expect([
    isHolidayReviewShown({ averageRating: 0.1, countReviews: 1 }),
    isHolidayReviewShown({ averageRating: 0, countReviews: 4 }),
    isHolidayReviewShown({ averageRating: 5, countReviews: 0 }),
  ]).toEqual([true, false, false]);
});

test.each([
  [4.5, { full: 4, half: 1, empty: 1 }],
  [4.49, { full: 4, half: 0, empty: 2 }],
  [6, { full: 6, half: 0, empty: 0 }],
  [7, { full: 6, half: 0, empty: 0 }],
  [0, { full: 0, half: 0, empty: 6 }],
])('%d gives suns %o', (average, suns) => {
  expect(countSuns(average)).toEqual(suns);
});

test('bars show percent to one decimal', () => {
  expect(reviewShares([1, 2, 0])).toEqual([33.3, 66.7, 0]);
  expect(reviewShares([0, 0])).toEqual([0, 0]);
});

test.each([
  [5, ['5', '4.5', '4', '3.5']],
  [4.9, ['4.5', '4', '3.5']],
  [4.3, ['4', '3.5']],
  [3.5, ['3.5']],
  [3.49, []],
])('provider A rating %d has filter values %j', (rating, values) => {
  expect(providerAFilterValues(rating)).toEqual(values);
});

test.each([
  [95, ['70', '80', '90']],
  [90, ['70', '80', '90']],
  [89, ['70', '80']],
  [80, ['70', '80']],
  [79, ['70']],
  [40, ['70']],
])('provider B recommendation %i has filter values %j', (recommendation, values) => {
  expect(providerBFilterValues(recommendation)).toEqual(values);
});

test('provider A is the default', () => {
  expect([ratingProvider(undefined), ratingProvider('HOLIDAY_CHECK'), ratingProvider('OTHER')]).toEqual(['TRIP_ADVISOR', 'HOLIDAY_CHECK', 'TRIP_ADVISOR']);
});

test('the options offered are those of the specification', () => {
  expect([...PROVIDER_A_OPTIONS]).toEqual([3.5, 4, 4.5, 5]);
  expect([...PROVIDER_B_OPTIONS]).toEqual([70, 80, 90]);
});
