import { convert, toMajor } from './money.ts';

/** Revenue in USD to 2 decimals, as tracked (funnel 9): amount × usd, the rate being USD per unit of the currency (readings 4.31). */
export function revenueInUsd(amount: number, currency: string, exchangeRate: { readonly usd: number }): string {
  return toMajor(convert({ amount, currency }, exchangeRate.usd, 'USD').amount, 'USD').toFixed(2);
}
