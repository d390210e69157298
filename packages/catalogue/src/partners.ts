/**
 * What a partner (a brand in a shop) earns and asks, by code: mark-up by stars in basis points of the net price, and the bands of the
 * booking fee (funnel 9) in major units of the shop's currency.
 */
export type FeeBand = { min: number; max: number; percentagePrice: number; absolutePrice: number };
export type Partner = { code: string; brand: string; shop: string; currency: string; cities: readonly string[]; markUp: readonly [one: number, two: number, three: number, four: number, five: number]; bookingFees: readonly FeeBand[] };

const EURO_FEES: readonly FeeBand[] = [{ min: 0, max: 499, percentagePrice: 0, absolutePrice: 9 }, { min: 500, max: 1_499, percentagePrice: 0, absolutePrice: 12 }, { min: 1_500, max: 1_000_000, percentagePrice: 0, absolutePrice: 15 }];
const POUND_FEES: readonly FeeBand[] = [{ min: 0, max: 449, percentagePrice: 0, absolutePrice: 8 }, { min: 450, max: 1_299, percentagePrice: 0, absolutePrice: 10 }, { min: 1_300, max: 1_000_000, percentagePrice: 0, absolutePrice: 13 }];
const DIRHAM_FEES: readonly FeeBand[] = [{ min: 0, max: 1_999, percentagePrice: 0, absolutePrice: 35 }, { min: 2_000, max: 5_999, percentagePrice: 0, absolutePrice: 45 }, { min: 6_000, max: 1_000_000, percentagePrice: 0, absolutePrice: 60 }];
const CLUB_FEES: readonly FeeBand[] = [{ min: 0, max: 1_000_000, percentagePrice: 0.5, absolutePrice: 4 }];

const FRENCH = ['PAR', 'LYS', 'MRS', 'NTE', 'NCE', 'TLS', 'BRU'];
const BRITISH = ['LON', 'MAN', 'EDI'];
const GERMAN = ['FRA', 'MUC', 'BER', 'HAM', 'DUS'];
const EMIRATI = ['DXB', 'AUH'];

/** Cities in the order of the search form; those of the shop's own country are its main ones. */
export const partners: readonly Partner[] = [
  { code: 'AFFR', brand: 'AF', shop: 'fr-FR', currency: 'EUR', cities: [...FRENCH, ...BRITISH.slice(0, 1), ...GERMAN.slice(0, 1)], markUp: [900, 950, 1_000, 1_100, 1_250], bookingFees: EURO_FEES },
  { code: 'AFGB', brand: 'AF', shop: 'en-GB', currency: 'GBP', cities: [...BRITISH, 'PAR', 'BRU'], markUp: [900, 950, 1_000, 1_100, 1_250], bookingFees: POUND_FEES },
  { code: 'AFDE', brand: 'AF', shop: 'de-DE', currency: 'EUR', cities: [...GERMAN, 'BRU', 'PAR'], markUp: [900, 950, 1_000, 1_100, 1_250], bookingFees: EURO_FEES },
  { code: 'AFAE', brand: 'AF', shop: 'ar-AE', currency: 'AED', cities: [...EMIRATI, 'LON', 'PAR', 'FRA'], markUp: [950, 1_000, 1_050, 1_150, 1_300], bookingFees: DIRHAM_FEES },
  { code: 'TZFR', brand: 'TZ', shop: 'fr-FR', currency: 'EUR', cities: FRENCH, markUp: [600, 650, 700, 800, 900], bookingFees: CLUB_FEES },
  { code: 'TZGB', brand: 'TZ', shop: 'en-GB', currency: 'GBP', cities: BRITISH, markUp: [600, 650, 700, 800, 900], bookingFees: CLUB_FEES },
  { code: 'GEDE', brand: 'GE', shop: 'de-DE', currency: 'EUR', cities: GERMAN, markUp: [800, 850, 900, 1_000, 1_150], bookingFees: EURO_FEES },
  { code: 'GEGB', brand: 'GE', shop: 'en-GB', currency: 'GBP', cities: BRITISH, markUp: [800, 850, 900, 1_000, 1_150], bookingFees: POUND_FEES },
];

/** Units of a currency for one euro. */
export const exchangeRates: Readonly<Record<string, number>> = { EUR: 1, GBP: 0.861, AED: 4.012, USD: 1.0925 };
