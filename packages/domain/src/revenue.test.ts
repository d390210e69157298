import { expect, test } from 'vitest';
import { revenueInUsd } from './revenue.ts';

test.each([
  [100, 'EUR', 1.1, '1.10'],
  [217_300, 'EUR', 1.0837, '2354.88'],
  [1_000, 'JPY', 0.0067, '6.70'],
  [0, 'EUR', 1.1, '0.00'],
])('%i %s at %d is %s USD', (amount, currency, usd, expected) => {
  expect(revenueInUsd(amount, currency, { usd })).toBe(expected);
});
