import { countryOfShop, formatLocaleOf, languageOfShop } from './languages.ts';

/**
 * Money, numbers and calendar days as a shop's readers write them. Digits are grouped by our own table instead of the platform's Intl, so
 * that the server's and the browser's texts are the same to the letter whatever their versions; digits are always Latin.
 */

interface NumberStyle {
  readonly group: string;
  readonly decimal: string;
  readonly currency: 'before' | 'after';
}
const NARROW = '\u202f';
const NO_BREAK = '\u00a0';
const MINUS = '\u2212';

const STYLES: Readonly<Record<string, NumberStyle>> = {
  fr: { group: NARROW, decimal: ',', currency: 'after' },
  en: { group: ',', decimal: '.', currency: 'before' },
  de: { group: '.', decimal: ',', currency: 'after' },
  es: { group: '.', decimal: ',', currency: 'after' },
  it: { group: '.', decimal: ',', currency: 'after' },
  nl: { group: '.', decimal: ',', currency: 'before' },
  pl: { group: NO_BREAK, decimal: ',', currency: 'after' },
  pt: { group: '.', decimal: ',', currency: 'after' },
  sv: { group: NO_BREAK, decimal: ',', currency: 'after' },
  da: { group: '.', decimal: ',', currency: 'after' },
  nb: { group: NO_BREAK, decimal: ',', currency: 'after' },
  no: { group: NO_BREAK, decimal: ',', currency: 'after' },
  tr: { group: '.', decimal: ',', currency: 'before' },
  ar: { group: ',', decimal: '.', currency: 'after' },
};
const ENGLISH: NumberStyle = { group: ',', decimal: '.', currency: 'before' };
const styleOf = (shop: string): NumberStyle => {
  if (shop === 'de-CH' || shop === 'fr-CH' || shop === 'it-CH') return { group: '’', decimal: '.', currency: 'before' };
  if (shop === 'de-AT') return { group: NO_BREAK, decimal: ',', currency: 'before' };
  return STYLES[languageOfShop(shop)] ?? ENGLISH;
};

/** Parts of one line, parted by the comma of the shop's script. */
export const joinParts = (parts: readonly string[], shop: string): string => parts.join(languageOfShop(shop) === 'ar' ? '، ' : ', ');

/** ISO 4217 digits where they are not two; never read from Intl, whose table is another one (HUF). */
const DIGITS: Readonly<Record<string, number>> = { JPY: 0, KRW: 0, VND: 0, XOF: 0, XAF: 0, CLP: 0, ISK: 0, BHD: 3, KWD: 3, OMR: 3, TND: 3, JOD: 3 };
/** Minor digits of a currency (EUR 2, JPY 0, KWD 3). */
export const currencyDigits = (currency: string): number => DIGITS[currency] ?? 2;

const SYMBOLS: Readonly<Record<string, string>> = {
  EUR: '€',
  GBP: '£',
  USD: '$',
  CHF: 'CHF',
  KES: 'KES',
  PLN: 'zł',
  TRY: '₺',
  JPY: '¥',
  SEK: 'kr',
  DKK: 'kr',
  NOK: 'kr',
};
const ARABIC_SYMBOLS: Readonly<Record<string, string>> = { AED: 'د.إ.', SAR: 'ر.س.', QAR: 'ر.ق.', MAD: 'د.م.', EGP: 'ج.م.' };

/**
 * Sign of a currency for a shop: CHF and KES by their codes, £ and € by their signs, Arabic signs in Arabic (platform 9 "Currency display").
 * @example currencySymbol('CHF', 'fr-CH') // 'CHF'
 */
export const currencySymbol = (currency: string, shop: string): string => {
  if (languageOfShop(shop) === 'ar') return ARABIC_SYMBOLS[currency] ?? SYMBOLS[currency] ?? currency;
  if (currency === 'USD' && countryOfShop(shop) !== 'US') return languageOfShop(shop) === 'fr' ? '$US' : 'US$';
  return SYMBOLS[currency] ?? currency;
};

const grouped = (digits: string, separator: string): string => digits.replaceAll(/\B(?=(?:\d{3})+$)/gu, separator);

export interface MoneyOptions {
  /** `auto` (default): decimals only when the amount has some; `always`: as on an invoice; `never`: rounded half up to whole units. */
  readonly fraction?: 'auto' | 'always' | 'never';
  /** `always` writes a plus too, as option differences need ("+ 38 €"). */
  readonly sign?: 'auto' | 'always';
}

/**
 * An amount in minor units as the shop's readers write it, with a real minus and no-break spaces.
 * @example formatMoney(286800, 'EUR', 'fr-FR') // '2 868 €'
 */
export const formatMoney = (minor: number, currency: string, shop: string, options: MoneyOptions = {}): string => {
  const style = styleOf(shop);
  const digits = currencyDigits(currency);
  const scale = 10 ** digits;
  const absolute = Math.abs(minor);
  const fraction = options.fraction ?? 'auto';
  const whole = fraction === 'never' ? Math.floor(absolute / scale + 0.5) : Math.floor(absolute / scale);
  const rest = absolute - whole * scale;
  const withFraction = digits > 0 && (fraction === 'always' || (fraction === 'auto' && rest !== 0));
  const number = grouped(String(whole), style.group) + (withFraction ? style.decimal + String(rest).padStart(digits, '0') : '');
  const symbol = currencySymbol(currency, shop);
  const spaced = style.currency === 'before' && /^[A-Z]{3}$/u.test(symbol) ? symbol + NO_BREAK : symbol;
  const amount = style.currency === 'after' ? number + NO_BREAK + symbol : (languageOfShop(shop) === 'nl' ? symbol + NO_BREAK : spaced) + number;
  const isZero = whole === 0 && !withFraction;
  const prefix = minor < 0 && !isZero ? MINUS : options.sign === 'always' && minor > 0 ? '+' : '';
  return prefix === '' ? amount : prefix + (languageOfShop(shop) === 'fr' ? NO_BREAK : '') + amount;
};

/** A plain number with at most `decimals` places (default 0). */
export const formatNumber = (value: number, shop: string, decimals = 0): string => {
  const style = styleOf(shop);
  const [whole = '0', part] = Math.abs(value).toFixed(decimals).split('.');
  return (value < 0 && Number(value.toFixed(decimals)) !== 0 ? MINUS : '') + grouped(whole, style.group) + (part === undefined ? '' : style.decimal + part);
};

/** A whole percentage; `value` 22 gives "22 %" in French, "22%" in English. */
export const formatPercent = (value: number, shop: string): string => {
  const language = languageOfShop(shop);
  const space =
    language === 'en' || language === 'it' || language === 'pt' || language === 'nl' || language === 'ar' ? '' : language === 'fr' ? NARROW : NO_BREAK;
  return language === 'tr' ? `%${formatNumber(value, shop)}` : formatNumber(value, shop) + space + '%';
};

const DAY_STYLES = {
  /** 14 mars */ short: { day: 'numeric', month: 'long' },
  /** 14 mars 2026 */ medium: { day: 'numeric', month: 'long', year: 'numeric' },
  /** sam. 14 mars */ weekday: { weekday: 'short', day: 'numeric', month: 'short' },
  /** samedi 14 mars 2026 */ full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** mars 2026 */ month: { month: 'long', year: 'numeric' },
  /** 14/03/2026 */ numeric: { day: '2-digit', month: '2-digit', year: 'numeric' },
  /** 14 */ number: { day: 'numeric' },
  /** mars */ monthName: { month: 'long' },
  /** sam. */ weekdayName: { weekday: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
export type DayStyle = keyof typeof DAY_STYLES;

const formats = new Map<string, Intl.DateTimeFormat>();
const formatOf = (shop: string, key: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const cacheKey = `${shop} ${key}`;
  const known = formats.get(cacheKey);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(formatLocaleOf(shop), options);
  formats.set(cacheKey, made);
  return made;
};
/** Arabic and Hebrew marks that some ICU versions put around dates would differ between server and browser. */
const plain = (text: string): string => text.replaceAll(/[\u200e\u200f\u061c]/gu, '');
const instantOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/**
 * A calendar day `YYYY-MM-DD` in the shop's language; an invalid day comes back unchanged.
 * @example formatDay('2026-03-14', 'fr-FR', 'short') // '14 mars'
 */
export const formatDay = (day: string, shop: string, style: DayStyle = 'short'): string => {
  const instant = instantOf(day);
  return Number.isNaN(instant) ? day : plain(formatOf(shop, style, { ...DAY_STYLES[style], timeZone: 'UTC' }).format(instant));
};

/**
 * Two calendar days with an en dash and spaces; the same month is written once.
 * @example formatDateRange('2026-03-14', '2026-03-22', 'fr-FR') // '14 – 22 mars'
 */
export const formatDateRange = (from: string, to: string, shop: string, style: 'short' | 'medium' = 'short'): string => {
  const pattern = formatDay('2026-03-14', shop, 'short');
  const dayFirst = pattern.startsWith('14');
  const sameMonth = from.slice(0, 7) === to.slice(0, 7);
  const first =
    sameMonth && dayFirst
      ? formatDay(from, shop, 'number').replaceAll(/\D/gu, '') + (pattern.startsWith('14.') ? '.' : '')
      : formatDay(from, shop, from.slice(0, 4) === to.slice(0, 4) ? 'short' : style);
  return `${first} \u2013 ${formatDay(to, shop, style)}`;
};

/** An instant (epoch milliseconds) as date and time in a zone, for notices such as an incident. */
export const formatInstant = (epochMilliseconds: number, shop: string, zone: string): string =>
  plain(
    formatOf(shop, `instant ${zone}`, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      hour: '2-digit',
      minute: '2-digit',
      hour12: false,
      timeZone: zone,
    }).format(epochMilliseconds),
  );

/** How the North abbreviates hours and minutes. */
const NORDIC_HOURS: Readonly<Record<string, readonly [string, string]>> = {
  sv: ['tim', 'min'],
  da: ['t.', 'min.'],
  nb: ['t', 'min'],
  no: ['t', 'min'],
};

/** Minutes as hours and minutes ("11 h 25", "11h 25m"). */
export const formatDuration = (minutes: number, shop: string): string => {
  const hours = Math.floor(minutes / 60);
  const rest = String(minutes % 60).padStart(2, '0');
  const language = languageOfShop(shop);
  if (language === 'fr') return `${hours}${NO_BREAK}h${NO_BREAK}${rest}`;
  if (language === 'de') return `${hours}${NO_BREAK}Std.${NO_BREAK}${rest}${NO_BREAK}Min.`;
  if (language === 'ar') return `${hours}${NO_BREAK}س${NO_BREAK}${rest}${NO_BREAK}د`;
  const nordic = NORDIC_HOURS[language];
  if (nordic !== undefined) return `${hours}${NO_BREAK}${nordic[0]}${NO_BREAK}${rest}${NO_BREAK}${nordic[1]}`;
  return `${hours}h${NO_BREAK}${rest}m`;
};
