import type { CARD_TYPES } from '@escale/contract/booking';
import type { MessageId } from '../../shared/message-id.ts';

export type CardType = (typeof CARD_TYPES)[number];

/** The card as typed; it lives in the page's inputs alone until it is encrypted. */
export interface TypedCard {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
}
export type CardField = keyof TypedCard;

const digitsOf = (text: string): string => text.replaceAll(/\D/gu, '');

/** Luhn check digit of a card number. */
export const passesCheckDigit = (digits: string): boolean => {
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1) {
    const digit = Number(digits[digits.length - 1 - at]);
    const doubled = at % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return digits.length > 0 && sum % 10 === 0;
};

/** Scheme by the first digits; null while they say nothing. CB cards carry the number of their second scheme. */
export const cardTypeOf = (digits: string): CardType | null => {
  if (/^3[47]/u.test(digits)) return 'AMEX';
  if (/^(?:5[1-5]|2[2-7])/u.test(digits)) return 'MASTERCARD';
  if (digits.startsWith('4')) return 'VISA';
  if (/^(?:50|5[6-9]|6)/u.test(digits)) return 'MAESTRO';
  return null;
};

/** Digits in groups as they stand on the card: 4 4 4 4, American Express 4 6 5. */
export const formatCardNumber = (typed: string): string => {
  const digits = digitsOf(typed).slice(0, 19);
  if (cardTypeOf(digits) === 'AMEX') return [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)].filter((part) => part !== '').join(' ');
  return digits.replaceAll(/(\d{4})(?=\d)/gu, '$1 ');
};

/** "12/27" from whatever was typed; a first digit above 1 is a whole month. */
export const formatExpiry = (typed: string): string => {
  const digits = digitsOf(typed);
  const full = /^[2-9]/u.test(digits) ? `0${digits}` : digits;
  // A year of four digits, as browsers fill it in.
  const short = full.length === 6 ? full.slice(0, 2) + full.slice(4) : full.slice(0, 4);
  return short.length > 2 ? `${short.slice(0, 2)}/${short.slice(2)}` : short;
};

/** Problems of a card at an instant (epoch milliseconds), by field, in the order of the form. */
export const validateCard = (
  card: TypedCard,
  accepted: readonly CardType[],
  now: number,
): readonly { readonly field: CardField; readonly messageId: MessageId }[] => {
  const digits = digitsOf(card.number);
  const type = cardTypeOf(digits);
  const expiry = /^(0[1-9]|1[0-2])\/(\d{2})$/u.exec(card.expiry);
  const isOver = expiry !== null && Date.UTC(2000 + Number(expiry[2]), Number(expiry[1]), 1) <= now;
  const isKnown = digits.length >= 12 && digits.length <= 19 && passesCheckDigit(digits);
  // CB and Visa Electron cards show the number of Visa or Mastercard.
  const isAccepted = type !== null && (accepted.includes(type) || (accepted.includes('CB') && (type === 'VISA' || type === 'MASTERCARD')));
  return [
    ...(isKnown
      ? isAccepted
        ? []
        : [{ field: 'number' as const, messageId: 'error.card.type' as const }]
      : [{ field: 'number' as const, messageId: 'error.card.number' as const }]),
    ...(expiry === null
      ? [{ field: 'expiry' as const, messageId: 'error.card.exp' as const }]
      : isOver
        ? [{ field: 'expiry' as const, messageId: 'error.card.over' as const }]
        : []),
    ...(digitsOf(card.cvc).length === (type === 'AMEX' ? 4 : 3) ? [] : [{ field: 'cvc' as const, messageId: 'error.card.cvc' as const }]),
  ];
};
