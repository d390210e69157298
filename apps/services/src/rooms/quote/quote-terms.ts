import { toMajor } from '@escale/domain/money';
import { sellPrice, type FeeRule, type SellingTerms } from '@escale/domain/package-price';

/** How a partner sells in one currency: everything a price of ours depends on besides the catalogue. */
export interface QuoteTerms {
  readonly currency: string;
  readonly selling: SellingTerms;
  readonly feeOf: FeeRule;
}

/** An optional extra: its catalogue price (EUR cents) is what the traveller pays, converted; no mark-up and no booking fee. Minor units. */
export const extraPrice = (cents: number, terms: QuoteTerms): number => sellPrice(cents, { ...terms.selling, markUpBasisPoints: 0 });

/** Minor units of the quote's currency as the wire carries them. */
export const wire = (minor: number, terms: Pick<QuoteTerms, 'currency'>): number => toMajor(minor, terms.currency);
