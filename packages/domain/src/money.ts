/**
 * Money is an integer number of minor units (cents) and a currency. Every rounding of the product is one of the named functions here,
 * computed on exact decimals: 1.005 € is a half, whatever its binary neighbour says.
 */
export interface Money {
  /** Integer, in the currency's minor unit. */
  readonly amount: number;
  /** ISO 4217 code. */
  readonly currency: string;
}

/** Currencies that do not have two decimals (ISO 4217); all others of our shops do (EUR GBP AED USD CHF KES TRY SEK DKK NOK PLN MAD …). */
const EXPONENTS: Readonly<Record<string, number>> = {
  BIF: 0, CLP: 0, DJF: 0, GNF: 0, ISK: 0, JPY: 0, KMF: 0, KRW: 0, PYG: 0, RWF: 0, UGX: 0, VND: 0, VUV: 0, XAF: 0, XOF: 0, XPF: 0,
  BHD: 3, IQD: 3, JOD: 3, KWD: 3, LYD: 3, OMR: 3, TND: 3,
};

/** Number of decimals of a currency: 2 unless ISO 4217 says otherwise. */
export function currencyExponent(currency: string): number {
  return EXPONENTS[currency] ?? 2;
}

/** Minor units in one major unit: 100 for EUR, 1 for JPY. */
export function minorPerMajor(currency: string): number {
  return 10 ** currencyExponent(currency);
}

/** An exact decimal number: `units / 10^scale`. */
interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

/** Reads the shortest decimal text of a number, so that 0.1 means one tenth. Throws on infinities and NaN. */
function toDecimal(value: number): Decimal {
  if (!Number.isFinite(value)) throw new RangeError(`Not an amount: ${value}`);
  const [mantissa = '0', exponentText = '0'] = String(value).split('e');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  const exponent = Number(exponentText) - fraction.length;
  const units = BigInt(whole + fraction);
  return exponent >= 0 ? { units: units * 10n ** BigInt(exponent), scale: 0 } : { units, scale: -exponent };
}

export type Rounding = 'half-up' | 'down' | 'up';

/** Divides exactly and rounds: `half-up` sends a half away from zero, `down` is the floor, `up` the ceiling. */
function divideRounded(numerator: bigint, denominator: bigint, rounding: Rounding): number {
  const positive = denominator < 0n ? [-numerator, -denominator] as const : [numerator, denominator] as const;
  const [top, bottom] = positive;
  const quotient = top / bottom;
  const rest = top % bottom;
  if (rest === 0n) return Number(quotient);
  const isNegative = top < 0n;
  if (rounding === 'down') return Number(isNegative ? quotient - 1n : quotient);
  if (rounding === 'up') return Number(isNegative ? quotient : quotient + 1n);
  const twice = (isNegative ? -rest : rest) * 2n;
  if (twice < bottom) return Number(quotient);
  return Number(isNegative ? quotient - 1n : quotient + 1n);
}

/** Minor units × a decimal factor (a rate, a fraction), exact before the one rounding: `multiply(129_999, 1.0199)` is 132 586. */
export function multiply(minor: number, factor: number, rounding: Rounding = 'half-up'): number {
  const { units, scale } = toDecimal(factor);
  return divideRounded(BigInt(minor) * units, 10n ** BigInt(scale), rounding);
}

/** So many percent of an amount in minor units, rounded half-up unless told otherwise. */
export function percentOf(minor: number, percent: number, rounding: Rounding = 'half-up'): number {
  const { units, scale } = toDecimal(percent);
  return divideRounded(BigInt(minor) * units, 100n * 10n ** BigInt(scale), rounding);
}

/** An amount in minor units divided by a whole number, rounded once. Throws when the divisor is 0. */
export function divide(minor: number, divisor: number, rounding: Rounding = 'half-up'): number {
  return divideRounded(BigInt(minor), BigInt(divisor), rounding);
}

/** One of `parts` equal parts of an amount raised by a percentage, exact until the one rounding (instalments, funnel 9). */
export function raisedPart(minor: number, percent: number, parts: number, rounding: Rounding = 'half-up'): number {
  const { units, scale } = toDecimal(percent);
  const hundred = 100n * 10n ** BigInt(scale);
  return divideRounded(BigInt(minor) * (hundred + units), hundred * BigInt(parts), rounding);
}

/** Decimal major units, as the specification's files carry them, to minor units; a third decimal is rounded half-up. */
export function toMinor(major: number, currency: string): number {
  return multiply(minorPerMajor(currency), major);
}

/** Minor units to decimal major units for the wire: 173 050 EUR cents is 1730.5. */
export function toMajor(minor: number, currency: string): number {
  return minor / minorPerMajor(currency);
}

/** Converts an amount by an exchange rate (units of the second currency for one of the first), half-up to the second currency's minor unit. */
export function convert(money: Money, rate: number, currency: string): Money {
  const { units, scale } = toDecimal(rate);
  const top = BigInt(money.amount) * units * BigInt(minorPerMajor(currency));
  return { amount: divideRounded(top, 10n ** BigInt(scale) * BigInt(minorPerMajor(money.currency)), 'half-up'), currency };
}

/** The whole major units at or above an amount, in minor units: 25 025 cents become 25 100. The specification's "rounded up" (funnel 4.3). */
export function ceilToMajor(minor: number, currency: string): number {
  const unit = minorPerMajor(currency);
  const rounded = Math.ceil(minor / unit) * unit;
  return rounded === 0 ? 0 : rounded;
}

/** Whole-major-unit share of one of `count` people, rounded up (funnel 4.3, 2.12), in minor units. Throws when `count` is below 1. */
export function sharePerPerson(minor: number, count: number, currency: string): number {
  if (!Number.isInteger(count) || count < 1) throw new RangeError(`No one to share with: ${count}`);
  const unit = minorPerMajor(currency);
  return divideRounded(BigInt(minor), BigInt(count * unit), 'up') * unit;
}

/**
 * Splits an amount into parts by weights so that the parts always add up: each part gets its floor, and the units left over go to the
 * largest remainders, the earlier part first. All weights 0 counts as equal weights; no weights gives no parts.
 */
export function splitByWeights(minor: number, weights: readonly number[]): number[] {
  if (weights.length === 0) return [];
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const shares = sum === 0 ? weights.map(() => 1) : weights;
  const denominator = BigInt(sum === 0 ? weights.length : sum);
  const parts = shares.map((weight, index) => {
    const exact = BigInt(minor) * BigInt(weight);
    const floor = divideRounded(exact, denominator, 'down');
    return { index, floor, remainder: exact - BigInt(floor) * denominator };
  });
  const missing = minor - parts.reduce((total, part) => total + part.floor, 0);
  const favoured = new Set(parts.toSorted((first, second) => Number(second.remainder - first.remainder) || first.index - second.index).slice(0, missing).map((part) => part.index));
  return parts.map((part) => part.floor + (favoured.has(part.index) ? 1 : 0));
}

/** A decimal typed by a person, comma or point as separator (funnel 5): '12,5' is 12.5; null when it is no number. */
export function parseDecimalInput(text: string): number | null {
  const trimmed = text.trim();
  return /^-?\d+(?:[.,]\d+)?$/u.test(trimmed) ? Number(trimmed.replace(',', '.')) : null;
}
