import { type CalendarDay, addDays, nightsBetween } from './calendar-day.ts';
import { percentOf } from './money.ts';

/** A departure more than this many days away can be paid in two parts (funnel 9). */
export const DEFERRED_PAYMENT_DAYS = 30;
/** Online percentage of 2x when the method names none (funnel 9). */
export const DEFAULT_ONLINE_PERCENTAGE = 50;

/** Method codes whose onlinePercentage counts: CARD, CARD_CSE and CHECKOUT (funnel 9, readings 2.17). */
const ONLINE_PERCENTAGE_METHODS: ReadonlySet<string> = new Set(['adyen_api_card', 'adyen_cse_card', 'checkout']);

/** What the deposit rules read of a partner's payment method (funnel 3.11). */
export interface DepositMethod {
  readonly code: string;
  readonly onlinePercentage?: number | undefined;
  readonly fees: { readonly rateRanges: readonly { readonly feePercentage: number }[] };
}

/** Deferred and 2x payment need a departure strictly more than 30 calendar days away: 31 is enough, 30 is not (readings 5). */
export function isDeferredPaymentPossible(today: CalendarDay, departure: CalendarDay): boolean {
  return nightsBetween(today, departure) > DEFERRED_PAYMENT_DAYS;
}

/** Percentage paid now: the first card method's onlinePercentage, else 50, rounded up to a whole percent: 30.2 is 31 (readings 5). */
export function payNowPercentage(methods: readonly DepositMethod[]): number {
  const named = methods.find((method) => ONLINE_PERCENTAGE_METHODS.has(method.code) && method.onlinePercentage !== undefined)?.onlinePercentage;
  return Math.min(100, Math.ceil(named ?? DEFAULT_ONLINE_PERCENTAGE));
}

/** What is paid now and what remains, minor units; the two add up. The rest is due 30 days before departure at the latest. */
export function splitDeposit(total: number, percentage: number, departure: CalendarDay): { now: number; later: number; dueDate: CalendarDay } {
  const now = percentOf(total, percentage);
  return { now, later: total - now, dueDate: addDays(departure, -DEFERRED_PAYMENT_DAYS) };
}

/** True when every method's first fee range has feePercentage 0 (funnel 9); a method without ranges takes no fee. */
export function isEveryFirstFeeZero(methods: readonly DepositMethod[]): boolean {
  return methods.every((method) => (method.fees.rateRanges[0]?.feePercentage ?? 0) === 0);
}
