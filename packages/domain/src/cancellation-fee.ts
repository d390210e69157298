import { type CalendarDay, nightsBetween } from './calendar-day.ts';
import { percentOf } from './money.ts';

/**
 * What ending the contract costs, by days before departure: the table every traveller was told before paying (readings 8, package travel
 * article 12). The first row whose days are reached counts.
 */
export const CANCELLATION_TIERS = [
  { fromDays: 31, percent: 30 },
  { fromDays: 15, percent: 50 },
  { fromDays: 7, percent: 70 },
  { fromDays: Number.NEGATIVE_INFINITY, percent: 90 },
] as const;

/** Share of the price that a cancellation costs so many days before departure, in percent. 31 days: 30; 30 to 15: 50; 14 to 7: 70; later: 90. */
export function cancellationPercent(daysBefore: number): number {
  return (CANCELLATION_TIERS.find(({ fromDays }) => daysBefore >= fromDays) ?? CANCELLATION_TIERS[3]).percent;
}

/** What a cancellation on a day costs; minor units. `paid + stillDue = fee + refund`, neither below 0. */
export interface CancellationFee {
  readonly percent: number;
  readonly fee: number;
  readonly refund: number;
  readonly stillDue: number;
}

/** The fee of cancelling today (platform 2.5, readings 6.5 row 63): a share of the price, out of what was paid. From the day of departure on nothing can be cancelled: null. */
export function cancellationFee(booking: {
  readonly total: number;
  readonly paid: number;
  readonly departure: CalendarDay;
  readonly today: CalendarDay;
}): CancellationFee | null {
  const daysBefore = nightsBetween(booking.today, booking.departure);
  if (daysBefore <= 0) return null;
  const percent = cancellationPercent(daysBefore);
  const fee = percentOf(booking.total, percent, 'half-up');
  return { percent, fee, refund: Math.max(0, booking.paid - fee), stillDue: Math.max(0, fee - booking.paid) };
}
