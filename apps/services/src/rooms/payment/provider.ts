import type { Payment } from '@escale/contract/payment-provider';

/** What a provider call came to. `UNREACHABLE` may have acted or not: repeat with the same key. `REJECTED` certainly did not act. */
export type ProviderAnswer =
  | { readonly ok: true; readonly payment: Payment }
  | { readonly ok: false; readonly code: 'UNREACHABLE' | 'UNREADABLE' | 'REJECTED' | 'NOT_FOUND'; readonly reason: string };

export interface PaymentOrder {
  readonly reference: string;
  /** Minor units of `currency`. */
  readonly amount: number;
  readonly currency: string;
  readonly method: 'card' | 'paypal';
  readonly encryptedCard?: string;
  readonly returnUrl: string;
  readonly webhookUrl?: string;
  /** Name shown to the traveller when they approve the payment (strong customer authentication binds amount and payee). */
  readonly payee: string;
  readonly locale: string;
}

/** The outside world that moves money. Every changing call carries an idempotency key: the same key acts once. */
export interface PaymentProvider {
  create(key: string, order: PaymentOrder): Promise<ProviderAnswer>;
  get(id: string): Promise<ProviderAnswer>;
  find(reference: string): Promise<ProviderAnswer>;
  capture(key: string, id: string, amount: number): Promise<ProviderAnswer>;
  cancel(key: string, id: string): Promise<ProviderAnswer>;
  refund(key: string, id: string, amount: number): Promise<ProviderAnswer>;
}
