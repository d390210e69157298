import { expect, test } from 'vitest';
import { activeCurrency } from './currency-rule.ts';

const shop = { currencyCode: 'EUR', secondaryCurrencies: ['CHF', 'USD'] };
test.each([
  ['EUR', 'EUR'],
  ['CHF', 'CHF'],
  ['GBP', 'EUR'],
  ['', 'EUR'],
  [null, 'EUR'],
  [undefined, 'EUR'],
])('%s selected: %s', (selected, expected) => {
  expect(activeCurrency(selected, shop)).toBe(expected);
});
