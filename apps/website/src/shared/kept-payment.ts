import { createShopStore, type ShopStore } from './shop-storage.ts';

/** What the tab keeps of a payment (platform 7 `payment`): the form without the card, and the key of the payment under way. */
export interface KeptPayment {
  readonly code: string;
  readonly key: string;
  readonly values: unknown;
}

/** Nothing kept: before the first payment, and after a booking, when names and address have no reason to stay. */
export const NOTHING_KEPT: KeptPayment = { code: '', key: '', values: undefined };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The tab's store of this shop's payment: the payment page fills it, the confirmation empties it. */
export const paymentStore = (brand: string, shop: string): ShopStore<KeptPayment> =>
  createShopStore<KeptPayment>({
    slice: 'payment',
    brand,
    shop,
    version: 1,
    initial: NOTHING_KEPT,
    parse: (stored) =>
      isRecord(stored) && typeof stored['code'] === 'string' && typeof stored['key'] === 'string'
        ? { code: stored['code'], key: stored['key'], values: stored['values'] }
        : undefined,
  });
