import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ceilToMajor,
  convert,
  currencyExponent,
  divide,
  multiply,
  parseDecimalInput,
  percentOf,
  sharePerPerson,
  splitByWeights,
  toMajor,
  toMinor,
} from './money.ts';

describe('minor units follow the currency', () => {
  test.each([
    ['EUR', 2],
    ['GBP', 2],
    ['AED', 2],
    ['KES', 2],
    ['TRY', 2],
    ['JPY', 0],
    ['XOF', 0],
    ['KWD', 3],
    ['TND', 3],
  ])('%s has %i decimals', (currency, exponent) => {
    expect(currencyExponent(currency)).toBe(exponent);
  });
  test.each([
    [1299.99, 'EUR', 129_999],
    [1.005, 'EUR', 101],
    [0.615, 'EUR', 62],
    [-12.5, 'EUR', -1250],
    [1234, 'JPY', 1234],
    [1.2345, 'KWD', 1235],
    [0, 'EUR', 0],
    [1e-7, 'EUR', 0],
  ])('%d %s is %i minor units', (major, currency, minor) => {
    expect(toMinor(major, currency)).toBe(minor);
  });
  test('what goes out to the wire comes back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), fc.constantFrom('EUR', 'JPY', 'KWD'), (minor, currency) => {
        expect(toMinor(toMajor(minor, currency), currency)).toBe(minor);
      }),
    );
  });
  test('the currencies without two decimals are those of ISO 4217', () => {
    const without = ['BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'VND', 'VUV', 'XAF', 'XOF', 'XPF'];
    const three = ['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'];
    expect([...new Set(without.map(currencyExponent)), ...new Set(three.map(currencyExponent))]).toEqual([0, 3]);
    for (const currency of [...without, ...three]) {
      expect(new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits).toBeLessThanOrEqual(
        currencyExponent(currency),
      );
    }
  });
  test('an amount that is no number is a bug and throws', () => {
    expect(() => toMinor(Number.NaN, 'EUR')).toThrow(RangeError);
    expect(() => multiply(1, Number.POSITIVE_INFINITY)).toThrow(RangeError);
  });
});

describe('roundings are decided on exact decimals', () => {
  test.each([
    [multiply(129_999, 1.0199), 132_586],
    [multiply(100_000, 1.0145), 101_450],
    [percentOf(100, 0.5), 1],
    [percentOf(100, 0.5, 'down'), 0],
    [percentOf(100, 0.4, 'up'), 1],
    [multiply(100, 1.005), 101],
    [multiply(-100, 1.005), -101],
    [multiply(-100, 1.004, 'down'), -101],
    [multiply(-100, 1.004, 'up'), -100],
    [percentOf(217_300, 10), 21_730],
    [divide(101_450, 4), 25_363],
    [divide(-101_450, 4), -25_363],
    [divide(10, 3), 3],
    [divide(10, 3, 'up'), 4],
    [divide(-10, 3, 'down'), -4],
    [percentOf(9_007_199_254_740_991, 50), 4_503_599_627_370_496],
    [percentOf(-9_007_199_254_740_991, 50), -4_503_599_627_370_496],
    [multiply(9_007_199_254_740_991, 0.3, 'up'), 2_702_159_776_422_298],
    [multiply(123_456_789, 0.123_456_789_1), 15_241_579],
  ])('%i is %i', (actual, expected) => {
    expect(actual).toBe(expected);
  });
  test('small and large amounts go by the same exact rule', () => {
    const exact = (minor: number, hundredths: number): number => {
      const top = BigInt(minor) * BigInt(hundredths);
      const twice = (top < 0n ? -top : top) * 2n;
      const half = Number((twice + 10_000n) / 20_000n);
      return top < 0n && half !== 0 ? -half : half;
    };
    fc.assert(
      fc.property(fc.oneof(fc.integer(), fc.maxSafeInteger()), fc.integer({ min: 0, max: 10_000 }), (minor, hundredths) => {
        expect(percentOf(minor, hundredths / 100)).toBe(exact(minor, hundredths));
      }),
      { numRuns: 2_000 },
    );
  });
  test('dividing by one changes nothing', () => {
    expect(divide(7, 1)).toBe(7);
  });
  test.each([0, -1, 1.5])('dividing by %d is a bug and throws', (divisor) => {
    expect(() => divide(10, divisor)).toThrow(RangeError);
  });
  test('rounding down, half-up and up are in this order and at most one unit apart', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.double({ min: 0, max: 20, noNaN: true }), (minor, factor) => {
        const [down, half, up] = [multiply(minor, factor, 'down'), multiply(minor, factor), multiply(minor, factor, 'up')];
        expect(down <= half && half <= up && up - down <= 1).toBe(true);
      }),
    );
  });
});

describe('a share is rounded up to a whole major unit', () => {
  test.each([
    [200_100, 2, 'EUR', 100_100],
    [200_000, 2, 'EUR', 100_000],
    [1, 3, 'EUR', 100],
    [0, 2, 'EUR', 0],
    [-2550, 2, 'EUR', -1200],
    [1001, 2, 'JPY', 501],
  ])('%i for %i in %s is %i', (minor, count, currency, expected) => {
    expect(sharePerPerson(minor, count, currency)).toBe(expected);
  });
  test('no travellers is a bug and throws', () => {
    expect(() => sharePerPerson(100, 0, 'EUR')).toThrow(RangeError);
  });
  test.each([
    [25_025, 25_100],
    [25_000, 25_000],
    [-50, 0],
    [-150, -100],
  ])('%i up to a whole euro is %i', (minor, expected) => {
    expect(Object.is(ceilToMajor(minor, 'EUR'), expected)).toBe(true);
  });
  test('shares cover the amount and never exceed it by a unit per person', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 1, max: 9 }), (minor, count) => {
        const covered = sharePerPerson(minor, count, 'EUR') * count;
        expect(covered >= minor && covered < minor + count * 100).toBe(true);
      }),
    );
  });
});

describe('a split adds up', () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [101, [1, 2], [34, 67]],
    [10, [0, 0], [5, 5]],
    [-100, [1, 1, 1], [-33, -33, -34]],
    [7, [], []],
    [99, [3, 0], [99, 0]],
  ])('%i by %j is %j', (minor, weights, parts) => {
    expect(splitByWeights(minor, weights)).toEqual(parts);
  });
  test('the parts always sum to the whole and stay within one unit of their exact share', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000_000, max: 1_000_000 }),
        fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 1, maxLength: 9 }),
        (minor, weights) => {
          const parts = splitByWeights(minor, weights);
          const sum = weights.reduce((total, weight) => total + weight, 0);
          expect(parts.reduce((total, part) => total + part, 0)).toBe(minor);
          for (const [index, part] of parts.entries())
            expect(Math.abs(part - (sum === 0 ? minor / weights.length : (minor * (weights[index] ?? 0)) / sum))).toBeLessThan(1);
        },
      ),
    );
  });
});

test('currencies convert by units of the second for one of the first, half-up', () => {
  expect(convert({ amount: 100, currency: 'EUR' }, 1.1, 'USD')).toEqual({ amount: 110, currency: 'USD' });
  expect(convert({ amount: 100_00, currency: 'EUR' }, 0.33335, 'KWD')).toEqual({ amount: 33_335, currency: 'KWD' });
  expect(convert({ amount: 100, currency: 'EUR' }, 162.5, 'JPY')).toEqual({ amount: 163, currency: 'JPY' });
});

test.each([
  ['12,5', 12.5],
  ['12.5', 12.5],
  [' 7 ', 7],
  ['-3,25', -3.25],
  ['1,2,3', null],
  ['', null],
  ['abc', null],
  ['1e3', null],
])('a typed decimal %s is %s', (text, expected) => {
  expect(parseDecimalInput(text)).toBe(expected);
});
