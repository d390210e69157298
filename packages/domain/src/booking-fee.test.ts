import { expect, test } from 'vitest';
import { computeBookingFee } from './booking-fee.ts';

const ranges = [
  { min: 0, max: 499, percentagePrice: 0, absolutePrice: 9.5 },
  { min: 500, max: 999, percentagePrice: 2.5, absolutePrice: 5 },
  { min: 1000, max: 5000, percentagePrice: 3, absolutePrice: 0 },
];
const fee = (total: number, persons: number) => computeBookingFee({ total, persons, ranges, currency: 'EUR' });

test.each([
  [99_999, 2, 1_900], // 499.995 each: floor 499, first range, 2 × 9.50
  [100_000, 2, 3_500], // 500 each: 25 + 10
  [173_390, 2, 5_300], // 43.3475 + 10 = 53.3475, floored
  [199_999, 2, 5_900], // 999.995 each is still 999
  [200_000, 2, 6_000],
  [217_345, 1, 6_500],
  [30_000, 3, 2_800], // 28.50 floored
])('%i cents for %i persons: %i', (total, persons, expected) => {
  expect(fee(total, persons)).toBe(expected);
});

test('no range, no fee', () => {
  expect(fee(1_200_000, 2)).toBe(0);
  expect(fee(100_000, 0)).toBe(0);
  expect(computeBookingFee({ total: 100_000, persons: 2, ranges: [], currency: 'EUR' })).toBe(0);
});

test('a currency without decimals is floored to its own unit', () => {
  expect(computeBookingFee({ total: 1_533, persons: 2, ranges: [{ min: 0, max: 5000, percentagePrice: 1, absolutePrice: 0 }], currency: 'JPY' })).toBe(15);
});
