/** Units of a currency for one euro: every currency a shop of the demo sells in, or shows beside its own. */
export const exchangeRates: Readonly<Record<string, number>> = {
  EUR: 1,
  GBP: 0.861,
  AED: 4.012,
  USD: 1.0925,
  CHF: 0.94,
  SEK: 11.12,
  NOK: 11.64,
  DKK: 7.461,
  PLN: 4.28,
  TRY: 46.5,
  KES: 141.2,
};
