import { expect, test } from 'vitest';
import { isMerchandisingFor } from './merchandising-visibility.ts';

test.each([
  ['PARRAINAGE', undefined, 'TZFR', true, true],
  ['PARRAINAGE', undefined, 'TZFR', false, false],
  ['PAIEMENT4X', undefined, 'AFFR', false, true],
  ['PAIEMENT4X', undefined, 'EKFR', false, true],
  ['PAIEMENT4X', undefined, 'AFGB', true, false],
  ['SUMMER', 'AFFR', 'AFFR', false, true],
  ['SUMMER', 'AFFR', 'TZFR', false, false],
  ['SUMMER', undefined, 'TZFR', false, true],
] as const)('%s only for %s, asked by %s with sponsorship %s: %s', (code, onlyFor, partnerCode, enableSponsorship, shown) => {
  expect(isMerchandisingFor({ code, onlyFor, partnerCode, enableSponsorship })).toBe(shown);
});
