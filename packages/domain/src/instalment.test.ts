import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeInstalments, isInvoicePaymentOffered, parseTerms } from './instalment.ts';

const fees = (feePercentage: number, feeOnFirstTerm?: boolean) => ({ rateRanges: [{ priceFrom: 0, priceTo: 100_000, feePercentage }], feeOnFirstTerm });
const plan = (total: number, terms: number, feePercentage: number, feeOnFirstTerm?: boolean) =>
  computeInstalments({ total, terms, fees: fees(feePercentage, feeOnFirstTerm), currency: 'EUR' });

describe('the fee spread over the terms', () => {
  test.each([
    [129_999, 4, 1.99, 33_148, 33_146, 132_586],
    [100_000, 4, 1.45, 25_361, 25_363, 101_450],
    [278_800, 4, 2.5, 71_441, 71_443, 285_770],
    [278_800, 2, 0, 139_400, 139_400, 278_800],
  ])('%i cents in %i at %d %%: %i then %i, %i in all', (total, terms, fee, firstPayment, instalment, owed) => {
    expect(plan(total, terms, fee)).toMatchObject({ firstPayment, instalment, total: owed, creditCost: owed - total });
  });
});

describe('the fee on the first term', () => {
  test.each([
    [100_000, 4, 2, 27_000, 25_000],
    [129_999, 4, 1.99, 35_086, 32_500],
    [100_000, 10, 1.45, 11_450, 10_000],
  ])('%i cents in %i at %d %%: %i then %i', (total, terms, fee, firstPayment, instalment) => {
    expect(plan(total, terms, fee, true)).toMatchObject({ firstPayment, instalment });
  });
});

test('the parts always add up', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2_000_000 }),
      fc.constantFrom(1, 2, 4, 10),
      fc.integer({ min: 0, max: 1_000 }),
      fc.boolean(),
      (total, terms, hundredths, first) => {
        const result = plan(total, terms, hundredths / 100, first);
        expect(result === null ? null : result.firstPayment + (terms - 1) * result.instalment).toBe(result?.total);
        expect(result?.total).toBe(total + (result?.creditCost ?? 0));
      },
    ),
  );
});

test('the rate range includes both its ends and no range means no offer', () => {
  const bounded = {
    rateRanges: [
      { priceFrom: 100, priceTo: 200, feePercentage: 1 },
      { priceFrom: 200.01, priceTo: 300, feePercentage: 2 },
    ],
  };
  expect(
    [9_999, 10_000, 20_000, 20_001, 30_000, 30_001].map(
      (total) => computeInstalments({ total, terms: 2, fees: bounded, currency: 'EUR' })?.feePercentage ?? null,
    ),
  ).toEqual([null, 1, 1, 2, 2, null]);
});

test.each([
  ['1x', 1],
  ['2x', 2],
  ['4x', 4],
  ['10x', 10],
  ['3x', null],
  ['x', null],
])('term code %s is %s', (code, terms) => {
  expect(parseTerms(code)).toBe(terms);
});

test('invoice payment ends at its maximum, included', () => {
  expect([isInvoicePaymentOffered(350_000, 'CHF'), isInvoicePaymentOffered(350_001, 'CHF'), isInvoicePaymentOffered(350_001, 'CHF', 4000)]).toEqual([
    true,
    false,
    true,
  ]);
});
