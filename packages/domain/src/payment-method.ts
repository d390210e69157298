/** Payment types of the payment page (funnel 9). */
export type PaymentType =
  | 'PLEDG'
  | 'ALMA'
  | 'FLOA'
  | 'CARD'
  | 'CHECKOUT'
  | 'SWISS_BILLING'
  | 'IDEAL'
  | 'POSTFINANCE_CARD'
  | 'POSTFINANCE_EFINANCE'
  | 'BCMC'
  | 'PAYPAL';

/** Method codes of the payment methods file (funnel 9): their payment type, null where there is none (readings 2.17), and whether the traveller leaves for another page. */
const METHODS = {
  adyen_cse_card: { paymentType: 'CARD', isRedirect: false },
  adyen_api_card: { paymentType: 'CARD', isRedirect: false },
  checkout: { paymentType: 'CHECKOUT', isRedirect: false },
  ideal: { paymentType: 'IDEAL', isRedirect: true },
  sofort: { paymentType: null, isRedirect: true },
  giropay: { paymentType: null, isRedirect: true },
  paypal: { paymentType: 'PAYPAL', isRedirect: true },
  cheque: { paymentType: null, isRedirect: false },
  floapay: { paymentType: 'FLOA', isRedirect: true },
  alma: { paymentType: 'ALMA', isRedirect: true },
  pledg: { paymentType: 'PLEDG', isRedirect: true },
  bcmc: { paymentType: 'BCMC', isRedirect: false },
  swissbilling: { paymentType: 'SWISS_BILLING', isRedirect: false },
  postfinance_card: { paymentType: 'POSTFINANCE_CARD', isRedirect: true },
  postfinance_efinance: { paymentType: 'POSTFINANCE_EFINANCE', isRedirect: true },
} as const satisfies Readonly<Record<string, { readonly paymentType: PaymentType | null; readonly isRedirect: boolean }>>;
export type PaymentMethodCode = keyof typeof METHODS;

/** True for a code the specification names; unknown ones are ignored without error (readings 2.17). */
export function isPaymentMethodCode(code: string): code is PaymentMethodCode {
  return Object.hasOwn(METHODS, code);
}

/** Payment type of a method code; null when it has none or is unknown. */
export function paymentTypeOf(code: string): PaymentType | null {
  return isPaymentMethodCode(code) ? METHODS[code].paymentType : null;
}

/** Redirect-type methods send the traveller to an external page (funnel 9, 2.14). */
export function isRedirectMethod(code: string): boolean {
  return isPaymentMethodCode(code) && METHODS[code].isRedirect;
}

/** Methods of a partner that can be offered now: known, with a payment type, and live; a retired or offline one stays readable only (readings 6.5 row 69). */
export function offeredMethods<Method extends { readonly code: string; readonly status?: 'live' | 'retired' | 'offline' | undefined }>(
  methods: readonly Method[],
): Method[] {
  return methods.filter((method) => paymentTypeOf(method.code) !== null && (method.status ?? 'live') === 'live');
}
