/** Threshold from which provider A's ratings can be filtered (readings 6.3 row 29). */
export const PROVIDER_A_FILTER_THRESHOLD = 3.5;
/** Options offered for provider A (funnel 4.2, 9). */
export const PROVIDER_A_OPTIONS = [3.5, 4, 4.5, 5] as const;
/** Options offered for provider B (funnel 4.2, 9). */
export const PROVIDER_B_OPTIONS = [70, 80, 90] as const;

export type RatingProvider = 'TRIP_ADVISOR' | 'HOLIDAY_CHECK';

/** The provider named by the partner's marketing productRating; provider A by default (funnel 4.2). */
export function ratingProvider(productRating: string | undefined): RatingProvider {
  return productRating === 'HOLIDAY_CHECK' ? 'HOLIDAY_CHECK' : 'TRIP_ADVISOR';
}

/**
 * Rating to a half by the specification's thresholds (platform 9, readings 1.10): a fraction up to 0.2 rounds down, from 0.8 up,
 * between them to .5. Decided on hundredths, since 4.2 − 4 is not 0.2 in binary.
 */
export function roundToHalf(rating: number): number {
  const hundredths = Math.round(rating * 100);
  const whole = Math.floor(hundredths / 100);
  const fraction = hundredths - whole * 100;
  if (fraction <= 20) return whole;
  return fraction >= 80 ? whole + 1 : whole + 0.5;
}

/** Status bucket of a travel review (platform 9): 0-1 → 1, >1-2 → 2 … >4-5 → 5, else 0. By the letter, 0 gives 1. */
export function ratingStatus(rating: number): 0 | 1 | 2 | 3 | 4 | 5 {
  if (!(rating >= 0 && rating <= 5)) return 0;
  if (rating <= 1) return 1;
  if (rating <= 2) return 2;
  if (rating <= 3) return 3;
  return rating <= 4 ? 4 : 5;
}

/** The word beside a shown note (platform 2.7 "status label"): 5 exceptional from 4.5, 4 very good above 4, else 3 good. */
export function ratingWord(rating: number): 3 | 4 | 5 {
  if (rating >= 4.5) return 5;
  return ratingStatus(rating) === 5 ? 4 : 3;
}

/** Score to one decimal with the shop's own decimal mark (readings 4.29); 0 outside 0-5 (platform 9). */
export function formatScore(rating: number, decimalMark: ',' | '.'): string {
  const score = rating >= 0 && rating <= 5 ? rating : 0;
  return (Math.round(score * 10) / 10).toFixed(1).replace('.', decimalMark);
}

/** A travel review is shown from a rating of 3 and with at least one review (platform 9). */
export function isTravelReviewShown(review: { rating: number; reviewsCount: number }): boolean {
  return review.rating >= 3 && review.reviewsCount > 0;
}

/** A holiday review is shown with an average above 0 and at least one review (platform 9). */
export function isHolidayReviewShown(review: { averageRating: number; countReviews: number }): boolean {
  return review.averageRating > 0 && review.countReviews > 0;
}

/** Six suns of a holiday review: whole ones, and half a one from a fraction of 0.5 (platform 9). */
export function countSuns(averageRating: number): { full: number; half: 0 | 1; empty: number } {
  const bounded = Math.min(6, Math.max(0, averageRating));
  const full = Math.floor(bounded);
  const half = bounded - full >= 0.5 ? 1 : 0;
  return { full, half, empty: 6 - full - half };
}

/** Share of each status among the reviews, in percent to one decimal (platform 9); all 0 without reviews. */
export function reviewShares(counts: readonly number[]): number[] {
  const sum = counts.reduce((total, count) => total + count, 0);
  return counts.map((count) => (sum === 0 ? 0 : Math.round((count * 1000) / sum) / 10));
}

/**
 * Filter values of a provider A rating (funnel 4.2): from floor(2 × rating) / 2 down to the threshold in half steps, none below it.
 * @example providerAFilterValues(4.3) // ['4', '3.5']
 */
export function providerAFilterValues(rating: number, threshold = PROVIDER_A_FILTER_THRESHOLD): string[] {
  if (rating < threshold) return [];
  const values: string[] = [];
  for (let value = Math.floor(rating * 2) / 2; value >= threshold; value -= 0.5) values.push(String(value));
  return values;
}

/** Filter values of a provider B recommendation in percent (funnel 4.2): ≥ 90 → 70, 80, 90; ≥ 80 → 70, 80; otherwise 70, by the letter. */
export function providerBFilterValues(recommendation: number): string[] {
  if (recommendation >= 90) return ['70', '80', '90'];
  return recommendation >= 80 ? ['70', '80'] : ['70'];
}
