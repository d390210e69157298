import { toMajor } from '@escale/domain/money';
import { useEffect } from 'react';
import { track } from '../../shared/analytics.ts';
import { NOTHING_KEPT, paymentStore } from '../../shared/kept-payment.ts';
import { useShop } from '../../shared/shell.tsx';
import type { ConfirmationView } from './confirmation-view.ts';

/**
 * Reports the sale once per booking, in its currency and in USD (funnel 2.14): the tab that paid still keeps the payment's code; reporting
 * empties what it kept, so neither a reload nor another tab reports again, and names and address don't stay on the device.
 */
export const useConversion = (code: string, view: Pick<ConfirmationView, 'state' | 'total' | 'currency' | 'usd'>): void => {
  const { brand, shop } = useShop();
  const { state, total, currency, usd } = view;
  useEffect(() => {
    if (state !== 'CONFIRMED') return;
    const store = paymentStore(brand.code, shop);
    store.rehydrate();
    if (store.getState().value.code !== code) return;
    store.setState({ value: NOTHING_KEPT });
    track({ name: 'booking_confirmed', data: { revenue: toMajor(total, currency).toFixed(2), currency, revenueUsd: usd } });
  }, [brand.code, shop, code, state, total, currency, usd]);
};
