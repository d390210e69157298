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
  BIF: 0,
  CLP: 0,
  DJF: 0,
  GNF: 0,
  ISK: 0,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  PYG: 0,
  RWF: 0,
  UGX: 0,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
  BHD: 3,
  IQD: 3,
  JOD: 3,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  TND: 3,
};

/** Number of decimals of a currency: 2 unless ISO 4217 says otherwise. */
export function currencyExponent(currency: string): number {
  return EXPONENTS[currency] ?? 2;
}

/** Minor units in one major unit: 100 for EUR, 1 for JPY. */
export function minorPerMajor(currency: string): number {
  return 10 ** currencyExponent(currency);
}

/** An exact decimal number: `units / power`, the power a power of ten. */
interface Decimal {
  readonly units: number | bigint;
  readonly power: number | bigint;
}

/** Percentages, rates and prices have few decimals: these powers are tried before the text of the number is read. */
const USUAL_POWERS = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000] as const;

/** The shortest decimal that is this number, so that 0.1 means one tenth. Throws on infinities and NaN. */
function toDecimal(value: number): Decimal {
  if (!Number.isFinite(value)) throw new RangeError(`Not an amount: ${value}`);
  for (const power of USUAL_POWERS) {
    const units = Math.round(value * power);
    // Division rounds correctly: when it gives the number back, that decimal is the number.
    if (units / power === value && Number.isSafeInteger(units)) return { units, power };
  }
  const [mantissa = '0', exponentText = '0'] = String(value).split('e');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  const exponent = Number(exponentText) - fraction.length;
  const units = BigInt(whole + fraction);
  return exponent >= 0 ? { units: units * 10n ** BigInt(exponent), power: 1n } : { units, power: 10n ** BigInt(-exponent) };
}

export type Rounding = 'half-up' | 'down' | 'up';

/** What a division's remainder adds to its floor: `half-up` sends a half away from zero, `down` is the floor, `up` the ceiling. */
function roundingStep(rest: { readonly twiceComparedToDivisor: number; readonly isNegative: boolean }, rounding: Rounding): 0 | 1 {
  if (rounding === 'down') return 0;
  if (rounding === 'up') return 1;
  const { twiceComparedToDivisor: compared, isNegative } = rest;
  return compared > 0 || (compared === 0 && !isNegative) ? 1 : 0;
}

/** Product of factors divided by a product of positive divisors, exact, then rounded once. Big integers only where safe ones don't reach. */
function divideRounded(factors: readonly (number | bigint)[], divisors: readonly (number | bigint)[], rounding: Rounding): number {
  const top = productOf(factors);
  const bottom = productOf(divisors);
  if (top !== null && bottom !== null) {
    const rest = top % bottom;
    if (rest === 0) return top / bottom + 0;
    const above = rest < 0 ? rest + bottom : rest;
    const floor = (top - above) / bottom;
    return floor + roundingStep({ twiceComparedToDivisor: above * 2 - bottom, isNegative: top < 0 }, rounding) + 0;
  }
  const bigTop = factors.reduce<bigint>((product, factor) => product * BigInt(factor), 1n);
  const bigBottom = divisors.reduce<bigint>((product, factor) => product * BigInt(factor), 1n);
  const rest = bigTop % bigBottom;
  if (rest === 0n) return Number(bigTop / bigBottom);
  const above = rest < 0n ? rest + bigBottom : rest;
  const compared = above * 2n - bigBottom;
  return Number((bigTop - above) / bigBottom + BigInt(roundingStep({ twiceComparedToDivisor: Number(compared), isNegative: bigTop < 0n }, rounding)));
}

/** The product, or null when it leaves the integers that can be doubled safely. */
function productOf(factors: readonly (number | bigint)[]): number | null {
  let product = 1;
  for (const factor of factors) {
    if (typeof factor === 'bigint') return null;
    product *= factor;
    if (Math.abs(product) > Number.MAX_SAFE_INTEGER / 4) return null;
  }
  return product;
}

/** Minor units × a decimal factor (a rate, a fraction), exact before the one rounding: `multiply(129_999, 1.0199)` is 132 586. */
export function multiply(minor: number, factor: number, rounding: Rounding = 'half-up'): number {
  const { units, power } = toDecimal(factor);
  return divideRounded([minor, units], [power], rounding);
}

/** So many percent of an amount in minor units, rounded half-up unless told otherwise. */
export function percentOf(minor: number, percent: number, rounding: Rounding = 'half-up'): number {
  const { units, power } = toDecimal(percent);
  return divideRounded([minor, units], [100, power], rounding);
}

/** An amount in minor units divided by a whole number of 1 or more, rounded once. Throws on any other divisor. */
export function divide(minor: number, divisor: number, rounding: Rounding = 'half-up'): number {
  if (!Number.isInteger(divisor) || divisor < 1) throw new RangeError(`Not a number of parts: ${divisor}`);
  return divideRounded([minor], [divisor], rounding);
}

/** One of `parts` equal parts of an amount raised by a percentage, exact until the one rounding (instalments, funnel 9). */
export function raisedPart(minor: number, percent: number, parts: number, rounding: Rounding = 'half-up'): number {
  const { units, power } = toDecimal(percent);
  const raised = typeof units === 'number' && typeof power === 'number' ? power * 100 + units : BigInt(power) * 100n + BigInt(units);
  return divideRounded([minor, raised], [100, power, parts], rounding);
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
  const { units, power } = toDecimal(rate);
  return { amount: divideRounded([money.amount, units, minorPerMajor(currency)], [power, minorPerMajor(money.currency)], 'half-up'), currency };
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
  return divideRounded([minor], [count, unit], 'up') * unit;
}

/**
 * Splits an amount into parts by weights so that the parts always add up: each part gets its floor, and the units left over go to the
 * largest remainders, the earlier part first. All weights 0 counts as equal weights; no weights gives no parts.
 */
export function splitByWeights(minor: number, weights: readonly number[]): number[] {
  if (weights.length === 0) return [];
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const shares = sum === 0 ? weights.map(() => 1) : weights;
  const denominator = sum === 0 ? weights.length : sum;
  const parts = shares.map((weight, index) => {
    const floor = divideRounded([minor, weight], [denominator], 'down');
    return { index, floor, remainder: BigInt(minor) * BigInt(weight) - BigInt(floor) * BigInt(denominator) };
  });
  const missing = minor - parts.reduce((total, part) => total + part.floor, 0);
  const favoured = new Set(
    parts
      .toSorted((first, second) => Number(second.remainder - first.remainder) || first.index - second.index)
      .slice(0, missing)
      .map((part) => part.index),
  );
  return parts.map((part) => part.floor + (favoured.has(part.index) ? 1 : 0));
}

/** A decimal typed by a person, comma or point as separator (funnel 5): '12,5' is 12.5; null when it is no number. */
export function parseDecimalInput(text: string): number | null {
  const trimmed = text.trim();
  return /^-?\d+(?:[.,]\d+)?$/u.test(trimmed) ? Number(trimmed.replace(',', '.')) : null;
}
