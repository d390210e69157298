import { expect, test } from 'vitest';
import { findPriceChange } from './price-change.ts';

const priceChange = { newPrice: 2050, oldPrice: 2000 };
test.each([
  [
    { status: 'WARNING', priceChange },
    { direction: 'UP', delta: 50, ...priceChange },
  ],
  [
    { preBookStatus: 'WARNING', status: 'SUCCESS', priceChange: { newPrice: 1900, oldPrice: 2000 } },
    { direction: 'DOWN', delta: -100, newPrice: 1900, oldPrice: 2000 },
  ],
  [{ status: 'WARNING', priceChange: { newPrice: 2000, oldPrice: 2000 } }, null],
  [{ status: 'SUCCESS', priceChange }, null],
  [{ status: 'WARNING' }, null],
])('%j: %j', (answer, expected) => {
  expect(findPriceChange(answer)).toEqual(expected);
});
