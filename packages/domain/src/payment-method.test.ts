import { expect, test } from 'vitest';
import { isPaymentMethodCode, isRedirectMethod, offeredMethods, paymentTypeOf } from './payment-method.ts';

test.each([
  ['adyen_cse_card', 'CARD'],
  ['adyen_api_card', 'CARD'],
  ['checkout', 'CHECKOUT'],
  ['ideal', 'IDEAL'],
  ['paypal', 'PAYPAL'],
  ['floapay', 'FLOA'],
  ['alma', 'ALMA'],
  ['pledg', 'PLEDG'],
  ['bcmc', 'BCMC'],
  ['swissbilling', 'SWISS_BILLING'],
  ['postfinance_card', 'POSTFINANCE_CARD'],
  ['postfinance_efinance', 'POSTFINANCE_EFINANCE'],
  ['sofort', null],
  ['giropay', null],
  ['cheque', null],
  ['toString', null],
])('%s pays as %s', (code, type) => {
  expect(paymentTypeOf(code)).toBe(type);
});

test('nine methods leave for another page', () => {
  const codes = ['ideal', 'sofort', 'giropay', 'postfinance_efinance', 'postfinance_card', 'paypal', 'pledg', 'alma', 'floapay'];
  expect(codes.every(isRedirectMethod)).toBe(true);
  expect(['adyen_cse_card', 'adyen_api_card', 'checkout', 'cheque', 'bcmc', 'swissbilling', 'unknown'].some(isRedirectMethod)).toBe(false);
});

test('unknown, typeless, retired and offline methods are not offered', () => {
  const methods = [
    { code: 'adyen_cse_card' },
    { code: 'paypal', status: 'live' as const },
    { code: 'ideal', status: 'retired' as const },
    { code: 'alma', status: 'offline' as const },
    { code: 'cheque' },
    { code: 'barter' },
  ];
  expect(offeredMethods(methods).map((method) => method.code)).toEqual(['adyen_cse_card', 'paypal']);
  expect([isPaymentMethodCode('cheque'), isPaymentMethodCode('barter')]).toEqual([true, false]);
});
