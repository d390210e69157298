import { divide } from './money.ts';

/** Insurance per person and day: price / (travellers × duration), to the minor unit when shown (funnel 2.12, readings 5). Minor units. */
export function insurancePerPersonAndDay(price: number, travellers: number, days: number): number {
  return divide(price, Math.max(1, travellers) * Math.max(1, days));
}
