import { percentOf, raisedPart, toMinor } from './money.ts';

/** Fees of an instalment method; prices in decimal major units, feePercentage in percent (readings 2.15). */
export interface InstalmentFees {
  readonly rateRanges: readonly { readonly priceFrom: number; readonly priceTo: number; readonly feePercentage: number }[];
  readonly feeOnFirstTerm?: boolean | undefined;
}

/** A plan in minor units; `firstPayment + (terms − 1) × instalment` is always `total`. */
export interface InstalmentPlan {
  readonly terms: number;
  readonly feePercentage: number;
  readonly creditCost: number;
  readonly instalment: number;
  readonly firstPayment: number;
  readonly total: number;
}

/** Number of payments of a term code '1x', '2x', '4x', '10x'; null for any other text (funnel 9). */
export function parseTerms(code: string): 1 | 2 | 4 | 10 | null {
  switch (code) {
    case '1x':
      return 1;
    case '2x':
      return 2;
    case '4x':
      return 4;
    case '10x':
      return 10;
    default:
      return null;
  }
}

/**
 * Instalment plan (funnel 9, readings 2.14). The rate range is the one with priceFrom ≤ total ≤ priceTo; null when none holds the
 * total. With feeOnFirstTerm the whole cost is paid first, otherwise the fee is spread. In both the instalment is rounded first and the
 * first payment takes the rest, so that the parts add up. Amounts in minor units.
 *
 * @example 1299.99 € at 1.99 % in 4: 331.48 + 3 × 331.46 = 1325.86
 */
export function computeInstalments(options: {
  readonly total: number;
  readonly terms: number;
  readonly fees: InstalmentFees;
  readonly currency: string;
}): InstalmentPlan | null {
  const { total, terms, fees, currency } = options;
  const range = fees.rateRanges.find((candidate) => toMinor(candidate.priceFrom, currency) <= total && total <= toMinor(candidate.priceTo, currency));
  if (range === undefined) return null;
  const { feePercentage } = range;
  const creditCost = percentOf(total, feePercentage);
  const instalment = fees.feeOnFirstTerm === true ? raisedPart(total, 0, terms) : raisedPart(total, feePercentage, terms);
  const owed = total + creditCost;
  return { terms, feePercentage, creditCost, instalment, firstPayment: owed - (terms - 1) * instalment, total: owed };
}

/** Invoice payment is offered up to its maximum, included (funnel 9); the default is 3500 in decimal major units. */
export function isInvoicePaymentOffered(total: number, currency: string, maxAmount = 3500): boolean {
  return total <= toMinor(maxAmount, currency);
}
