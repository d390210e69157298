import { expect, test } from 'vitest';
import { isDeferredPaymentPossible, isEveryFirstFeeZero, payNowPercentage, splitDeposit } from './deposit.ts';

const method = (code: string, onlinePercentage?: number, ...feePercentages: number[]) => ({
  code,
  onlinePercentage,
  fees: { rateRanges: feePercentages.map((feePercentage) => ({ feePercentage })) },
});

test('a departure must be strictly more than 30 days away', () => {
  expect([isDeferredPaymentPossible('2026-03-01', '2026-03-31'), isDeferredPaymentPossible('2026-03-01', '2026-04-01')]).toEqual([false, true]);
});

test.each([
  [[method('adyen_cse_card', 30.2)], 31],
  [[method('adyen_cse_card', 30)], 30],
  [[method('adyen_api_card', 25)], 25],
  [[method('checkout', 40)], 40],
  [[method('paypal', 10)], 50],
  [[], 50],
  [[method('adyen_cse_card'), method('checkout', 40)], 40],
  [[method('checkout', 120)], 100],
])('methods %#: %i %% now', (methods, percentage) => {
  expect(payNowPercentage(methods)).toBe(percentage);
});

test('now and later add up, and the rest is due 30 days before departure', () => {
  expect(splitDeposit(278_800, 50, '2026-03-14')).toEqual({ now: 139_400, later: 139_400, dueDate: '2026-02-12' });
  expect(splitDeposit(100_001, 31, '2026-03-14')).toMatchObject({ now: 31_000, later: 69_001 });
});

test("the flag looks at every method's first fee range", () => {
  expect([
    isEveryFirstFeeZero([method('a', undefined, 0, 2), method('b')]),
    isEveryFirstFeeZero([method('a', undefined, 0), method('b', undefined, 1.5)]),
  ]).toEqual([true, false]);
});
