import type { CreditStatus } from './credit.ts';

export type CouponMode = 'PROMOCODE' | 'CREDIT';
export type CouponStatus = CreditStatus | 'USING';

/** The coupon area's mode (funnel 4.6): an earlier choice stays; else CREDIT when the usable total is above 0, else PROMOCODE. */
export function chooseCouponMode(chosen: CouponMode | null, usableTotal: number): CouponMode {
  return chosen ?? (usableTotal > 0 ? 'CREDIT' : 'PROMOCODE');
}

/** Group in which a coupon is shown (platform 4). */
export function couponGroup(status: CouponStatus): 'USABLE' | 'UPCOMING' | 'USED' {
  switch (status) {
    case 'AVAILABLE':
    case 'EXPIRE_SOON':
    case 'USING':
      return 'USABLE';
    case 'UPCOMING':
      return 'UPCOMING';
    case 'USED':
    case 'EXPIRED':
      return 'USED';
  }
}

/** The promotion state of the payment page (funnel 3.12). */
export interface Promotion {
  readonly status: 'SUCCESS' | 'INVALID_PROMOCODE' | 'REMOVED_PROMOCODE' | null;
  readonly message: string | null;
  readonly promotionValue: number;
  readonly promotionCode: string | null;
}

/** State after a promotion or a quotation is cleared (funnel 4.6). */
export const NO_PROMOTION: Promotion = { status: null, message: null, promotionValue: 0, promotionCode: null };

/** The promotion after an answer: the code is kept only when the value is above 0 (funnel 3.12); value in minor units. */
export function readPromotion(
  code: string,
  answer: { readonly status: NonNullable<Promotion['status']>; readonly message?: string | undefined; readonly value: number },
): Promotion {
  const promotionValue = answer.status === 'SUCCESS' ? Math.max(0, answer.value) : 0;
  return { status: answer.status, message: answer.message ?? null, promotionValue, promotionCode: promotionValue > 0 ? code : null };
}
