import { expect, test } from 'vitest';
import { NO_PROMOTION, chooseCouponMode, couponGroup, readPromotion } from './coupon.ts';

test('credits come first when there are any, and an earlier choice stays', () => {
  expect([chooseCouponMode(null, 1), chooseCouponMode(null, 0), chooseCouponMode('PROMOCODE', 100), chooseCouponMode('CREDIT', 0)]).toEqual([
    'CREDIT',
    'PROMOCODE',
    'PROMOCODE',
    'CREDIT',
  ]);
});

test.each([
  ['AVAILABLE', 'USABLE'],
  ['EXPIRE_SOON', 'USABLE'],
  ['USING', 'USABLE'],
  ['UPCOMING', 'UPCOMING'],
  ['USED', 'USED'],
  ['EXPIRED', 'USED'],
] as const)('%s is shown under %s', (status, group) => {
  expect(couponGroup(status)).toBe(group);
});

test('a promotion keeps its code only when it is worth something', () => {
  expect(readPromotion('SUN', { status: 'SUCCESS', value: 2_000 })).toEqual({ status: 'SUCCESS', message: null, promotionValue: 2_000, promotionCode: 'SUN' });
  expect(readPromotion('SUN', { status: 'SUCCESS', value: 1 }).promotionCode).toBe('SUN');
  expect(readPromotion('SUN', { status: 'SUCCESS', value: 0 }).promotionCode).toBeNull();
  expect(readPromotion('SUN', { status: 'INVALID_PROMOCODE', value: 500, message: 'no' })).toEqual({
    status: 'INVALID_PROMOCODE',
    message: 'no',
    promotionValue: 0,
    promotionCode: null,
  });
  expect(NO_PROMOTION.promotionValue).toBe(0);
});
