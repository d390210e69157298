import * as z from 'zod/mini';
import type { PaymentOutcome } from '@escale/contract/payment-provider';

/** What the browser encrypts for us; nobody else can read it. */
export const cardData = z.object({
  number: z.string().check(z.regex(/^\d{12,19}$/u)),
  cvc: z.string().check(z.regex(/^\d{3,4}$/u)),
  exp: z.string().check(z.regex(/^(0[1-9]|1[0-2])\/\d{2}$/u)),
  holder: z.string().check(z.minLength(2), z.maxLength(80)),
  nonce: z.string().check(z.minLength(8), z.maxLength(64)),
  ts: z.number(),
});
export type CardData = z.infer<typeof cardData>;

/** How a test card behaves: at authorisation, and at capture. */
export interface CardBehaviour {
  readonly authorise: Extract<PaymentOutcome, 'AUTHORISED' | 'CHALLENGE' | 'REFUSED' | 'REFUSED_3DS' | 'TECHNICAL_ERROR' | 'INFORMATION_ERROR'>;
  readonly capture: 'CAPTURED' | 'REFUSED';
}

const OK: CardBehaviour = { authorise: 'AUTHORISED', capture: 'CAPTURED' };
const CHALLENGE: CardBehaviour = { authorise: 'CHALLENGE', capture: 'CAPTURED' };

/** Test cards by number; any other number that passes the check digit is frictionless. */
export const TEST_CARDS: Readonly<Record<string, CardBehaviour>> = {
  '4242424242424242': OK,
  '5555555555554444': OK,
  '378282246310005': OK,
  '4000000000003220': CHALLENGE,
  '5200828282828210': CHALLENGE,
  '4000000000000002': { ...OK, authorise: 'REFUSED' },
  '4000008400001629': { ...OK, authorise: 'REFUSED_3DS' },
  '4000000000000119': { ...OK, authorise: 'TECHNICAL_ERROR' },
  '4000000000000127': { ...OK, authorise: 'INFORMATION_ERROR' },
  '4000000000000341': { ...OK, capture: 'REFUSED' },
};

/** Luhn check digit of a card number given as digits. */
export const passesCheckDigit = (digits: string): boolean => {
  let sum = 0;
  for (let i = 0; i < digits.length; i += 1) {
    let digit = digits.charCodeAt(digits.length - 1 - i) - 48;
    if (i % 2 === 1) digit = digit > 4 ? digit * 2 - 9 : digit * 2;
    sum += digit;
  }
  return digits.length > 0 && sum % 10 === 0;
};

/** Scheme of a card number, for the mark shown to the traveller. */
export const cardBrand = (digits: string): string => {
  if (/^3[47]/u.test(digits)) return 'amex';
  if (/^(5[1-5]|2[2-7])/u.test(digits)) return 'mc';
  if (digits.startsWith('4')) return 'visa';
  if (/^(50|5[6-9]|6)/u.test(digits)) return 'maestro';
  return 'card';
};

/** Fields the provider refuses: check digit, and an expiry month that is over at `now` (epoch milliseconds). */
export const invalidCardFields = (card: CardData, now: number): readonly string[] => {
  const [month, year] = card.exp.split('/').map(Number);
  const endOfMonth = Date.UTC(2000 + (year ?? 0), month ?? 0, 1);
  return [
    ...(passesCheckDigit(card.number) ? [] : ['number']),
    ...(endOfMonth > now ? [] : ['exp']),
    ...((cardBrand(card.number) === 'amex' ? card.cvc.length === 4 : card.cvc.length === 3) ? [] : ['cvc']),
  ];
};

/** Behaviour of a card that passed its field checks. */
export const behaviourOf = (digits: string): CardBehaviour => TEST_CARDS[digits] ?? OK;
