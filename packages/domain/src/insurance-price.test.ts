import { expect, test } from 'vitest';
import { insurancePerPersonAndDay } from './insurance-price.ts';

test.each([
  [6_440, 2, 7, 460],
  [6_500, 3, 7, 310],
  [6_405, 2, 7, 458],
  [1_000, 0, 0, 1_000],
])('%i cents for %i travellers and %i days is %i', (price, travellers, days, expected) => {
  expect(insurancePerPersonAndDay(price, travellers, days)).toBe(expected);
});
