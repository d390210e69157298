import { describe, expect, it } from 'vitest';
import { cardTypeOf, formatCardNumber, formatExpiry, passesCheckDigit, validateCard } from './card-rules.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const GOOD = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' };
const fields = (card: typeof GOOD, accepted: Parameters<typeof validateCard>[1] = ['VISA', 'MASTERCARD', 'AMEX']): string[] =>
  validateCard(card, accepted, NOW).map((each) => each.messageId);

describe('a card as it is typed', () => {
  it('groups digits as they stand on the card', () => {
    expect(formatCardNumber('4242424242424242')).toBe('4242 4242 4242 4242');
    expect(formatCardNumber('378282246310005')).toBe('3782 822463 10005');
    expect(formatCardNumber('42a42')).toBe('4242');
  });
  it('reads an expiry however it is written', () => {
    expect(formatExpiry('1230')).toBe('12/30');
    expect(formatExpiry('930')).toBe('09/30');
    expect(formatExpiry('12/2030')).toBe('12/30');
    expect(formatExpiry('1')).toBe('1');
  });
  it('tells schemes by their first digits', () => {
    expect([cardTypeOf('4'), cardTypeOf('5555'), cardTypeOf('2221'), cardTypeOf('37'), cardTypeOf('6'), cardTypeOf('9')]).toEqual([
      'VISA',
      'MASTERCARD',
      'MASTERCARD',
      'AMEX',
      'MAESTRO',
      null,
    ]);
  });
  it('checks the check digit', () => {
    expect(passesCheckDigit('4242424242424242')).toBe(true);
    expect(passesCheckDigit('4242424242424241')).toBe(false);
    expect(passesCheckDigit('')).toBe(false);
  });
});

describe('what is wrong with a card', () => {
  it('is nothing for a good one', () => {
    expect(fields(GOOD)).toEqual([]);
  });
  it('names every wrong field in the order of the form', () => {
    expect(fields({ number: '4242', expiry: '13/30', cvc: '1' })).toEqual(['error.card.number', 'error.card.exp', 'error.card.cvc']);
  });
  it('takes a card to the end of its month and no further', () => {
    expect(fields({ ...GOOD, expiry: '11/26' })).toEqual([]);
    expect(fields({ ...GOOD, expiry: '10/26' })).toEqual(['error.card.over']);
  });
  it('wants four digits of security code from American Express alone', () => {
    expect(fields({ ...GOOD, number: '378282246310005' })).toEqual(['error.card.cvc']);
    expect(fields({ ...GOOD, number: '378282246310005', cvc: '1234' })).toEqual([]);
  });
  it('refuses a scheme that is not accepted, but a CB shop takes the numbers its cards carry', () => {
    expect(fields(GOOD, ['MASTERCARD'])).toEqual(['error.card.type']);
    expect(fields(GOOD, ['CB'])).toEqual([]);
  });
});
