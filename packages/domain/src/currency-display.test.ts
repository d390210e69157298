import { expect, test } from 'vitest';
import { displayCurrency } from './currency-display.ts';

test.each([
  ['1 234 fr.', 'fr-CH', '1 234 CHF'],
  ['fr. 1’234.50', 'de-CH', 'CHF 1’234.50'],
  ['Ksh 12,000', 'en-KE', 'KES 12,000'],
  ['1,234 £GB', 'en-GB', '£1,234'],
  ['-12.50 £GB', 'en-GB', '-£12.50'],
  ['1 234,00 £GB', 'en-GB', '£1 234,00'],
  ['1 234 £GB', 'fr-FR', '1 234 £GB'],
  ['1 234 €', 'fr-FR', '1 234 €'],
  ['offr.', 'fr-FR', 'offr.'],
])('%s in %s reads %s', (formatted, shop, expected) => {
  expect(displayCurrency(formatted, shop)).toBe(expected);
});
