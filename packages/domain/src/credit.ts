import { type CalendarDay, nightsBetween } from './calendar-day.ts';
import { percentOf } from './money.ts';

/** Credits pay at most this share of the booking total, in percent (funnel 9). */
export const CREDIT_CAP_PERCENT = 10;
/** A credit this close to its last day expires soon, in days (funnel 9). */
export const EXPIRE_SOON_DAYS = 7;

export type CreditStatus = 'UPCOMING' | 'AVAILABLE' | 'EXPIRE_SOON' | 'USED' | 'EXPIRED';

/** What the rules read of a credit (funnel 3.12); amounts in minor units. */
export interface Credit {
  readonly balance: number;
  readonly minUseDate?: CalendarDay | undefined;
  readonly maxUseDate?: CalendarDay | undefined;
  readonly uses?: readonly unknown[] | undefined;
}

/**
 * Status of a credit or coupon (funnel 4.6, readings 1.11 and 2.13). History items, and those past their last day: USED with uses, else
 * EXPIRED. Current ones: UPCOMING with balance 0 or a first day in the future, EXPIRE_SOON up to 7 days before the last day, else AVAILABLE.
 */
export function creditStatus(credit: Credit, options: { readonly today: CalendarDay; readonly isHistory: boolean }): CreditStatus {
  const { today } = options;
  const isPast = credit.maxUseDate !== undefined && credit.maxUseDate < today;
  if (options.isHistory || isPast) return (credit.uses?.length ?? 0) > 0 ? 'USED' : 'EXPIRED';
  if (credit.balance === 0 || (credit.minUseDate !== undefined && credit.minUseDate > today)) return 'UPCOMING';
  if (credit.maxUseDate !== undefined && nightsBetween(today, credit.maxUseDate) <= EXPIRE_SOON_DAYS) return 'EXPIRE_SOON';
  return 'AVAILABLE';
}

/** Most credit for a booking: 10 % of the total before the discount (readings 2.12), down to the minor unit. 2173.00 gives 217.30. */
export function creditCap(totalBeforeDiscount: number): number {
  return Math.max(0, percentOf(totalBeforeDiscount, CREDIT_CAP_PERCENT, 'down'));
}

/** Credit that applies: what is usable, never above the cap; minor units. */
export function applicableCredit(usableAmount: number, totalBeforeDiscount: number): number {
  return Math.min(Math.max(0, usableAmount), creditCap(totalBeforeDiscount));
}
