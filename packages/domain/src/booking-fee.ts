import { ceilToMajor, divide, minorPerMajor, percentOf, toMinor } from './money.ts';

/** A band of per-person prices with its fee; all figures in decimal major units, as partner data has them (funnel 9). */
export interface BookingFeeRange {
  readonly min: number;
  readonly max: number;
  /** Percent of the total. */
  readonly percentagePrice: number;
  /** Added for each person. */
  readonly absolutePrice: number;
}

/** Down to a whole major unit, in minor units. */
function floorToMajor(minor: number, currency: string): number {
  return -ceilToMajor(-minor, currency) || 0;
}

/**
 * Booking fee (funnel 9), minor units: the range with min ≤ floor(total / persons) ≤ max, in whole major units; the fee is
 * floor(total × percentagePrice / 100 + persons × absolutePrice), a whole number of major units. 0 when no range holds the price.
 */
export function computeBookingFee(options: {
  readonly total: number;
  readonly persons: number;
  readonly ranges: readonly BookingFeeRange[];
  readonly currency: string;
}): number {
  const { total, persons, ranges, currency } = options;
  if (persons < 1) return 0;
  const perPerson = floorToMajor(divide(total, persons, 'down'), currency) / minorPerMajor(currency);
  const range = ranges.find((candidate) => candidate.min <= perPerson && perPerson <= candidate.max);
  if (range === undefined) return 0;
  return floorToMajor(percentOf(total, range.percentagePrice, 'down') + persons * toMinor(range.absolutePrice, currency), currency);
}
