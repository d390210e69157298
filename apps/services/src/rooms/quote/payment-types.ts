import type { CARD_TYPES, PAYMENT_TYPES, PreBookResponse } from '@escale/contract/booking';
import type { Partner } from './partner-book.ts';

type PaymentType = (typeof PAYMENT_TYPES)[number];
type CardType = (typeof CARD_TYPES)[number];

interface Offered {
  readonly paymentType: PaymentType;
  /** How our provider takes it; the others wait for their provider. */
  readonly method: 'card' | 'paypal';
  readonly cards: readonly CardType[];
}

/** Method codes of partner data → payment types (readings 2.17); codes that are not here are ignored without error. */
const METHODS: Readonly<Record<string, Offered>> = {
  adyen_cse_card: { paymentType: 'CARD', method: 'card', cards: ['VISA', 'MASTERCARD', 'AMEX', 'MAESTRO', 'CB', 'VISA_ELECTRON'] },
  adyen_api_card: { paymentType: 'CARD', method: 'card', cards: ['VISA', 'MASTERCARD', 'AMEX', 'MAESTRO', 'CB', 'VISA_ELECTRON'] },
  paypal: { paymentType: 'PAYPAL', method: 'paypal', cards: [] },
};

/** CB is a French scheme. */
const cardsOf = (cards: readonly CardType[], country: string) => cards.filter((card) => card !== 'CB' || country === 'FR');

/** Payment types of a partner for the pre-book answer (funnel 3.11): everything is paid in one go until deposits are sold. */
export const paymentTypesOf = (partner: Partner): NonNullable<PreBookResponse['paymentTypes']> =>
  partner.configuration.availablePaymentMethods.flatMap((method) => {
    const offered = METHODS[method.code];
    if (offered === undefined || (method.status ?? 'live') !== 'live') return [];
    return [
      {
        paymentType: offered.paymentType,
        acceptedCreditCardTypes: cardsOf(offered.cards, partner.configuration.sellingCountry),
        percentagePayNow: 100,
        terms: '1x',
      },
    ];
  });

/** How a payment type is taken by the provider; undefined when the partner does not offer it. */
export const methodOf = (partner: Partner, type: PaymentType): 'card' | 'paypal' | undefined =>
  paymentTypesOf(partner).some((offered) => offered.paymentType === type)
    ? Object.values(METHODS).find((method) => method.paymentType === type)?.method
    : undefined;
