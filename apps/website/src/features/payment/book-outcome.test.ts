import { BOOK_STATUSES } from '@escale/contract/booking';
import { readMessages } from '@escale/i18n/load';
import { describe, expect, it } from 'vitest';
import { externalRefusal, isSettled, MAX_REFUSALS, moneyMessage, OUTCOMES, outcomeOf } from './book-outcome.ts';

describe('what follows each book status', () => {
  it('is one screen for every status of the specification', () => {
    expect(Object.keys(OUTCOMES).toSorted()).toEqual([...BOOK_STATUSES].toSorted());
  });
  it.each(['fr', 'en', 'de', 'ar'])('has its sentences in %s', (language) => {
    const texts = readMessages(language, 'payment');
    const outcomes = BOOK_STATUSES.flatMap((status) => [outcomeOf(status, 0), outcomeOf(status, MAX_REFUSALS)]);
    const kinds = ['NOTHING_TAKEN', 'RESERVED', 'TAKEN', 'REFUNDED', 'REFUND_DUE'] as const;
    const wanted = [...outcomes.flatMap((outcome) => outcome.text ?? []), ...kinds.map((kind) => moneyMessage({ kind, amount: 1, currency: 'EUR' }))];
    expect(wanted.filter((id) => (texts[id] ?? '') === '')).toEqual([]);
  });
  it('gives every notice a way on', () => {
    const notices = Object.values(OUTCOMES).filter((outcome) => outcome.screen === 'notice');
    expect(notices.filter((outcome) => outcome.action === undefined || outcome.text === undefined)).toEqual([]);
  });
  it('stops asking a bank that refused three times', () => {
    expect(outcomeOf('CREDIT_CARD_REFUSED', 2).action).toBe('otherCard');
    expect(outcomeOf('CREDIT_CARD_REFUSED', 3)).toMatchObject({ text: 'payment.outcome.card.refused.often', action: 'call' });
  });
  it('keeps the key of a payment that is still open, and only then', () => {
    expect(BOOK_STATUSES.filter((status) => !isSettled(status)).toSorted()).toEqual([
      'EXTERNAL_ACTION_REQUEST',
      'EXTERNAL_HTML_REQUEST',
      'EXTERNAL_REDIRECT_REQUEST',
      'LOADING',
      'RETRY',
    ]);
  });
  it('says that nothing was taken when no answer says otherwise', () => {
    expect(moneyMessage(undefined)).toBe('payment.money.nothing');
  });
});

describe('a payment on the provider’s page, refused by name', () => {
  it.each([
    ['BOOK_EXTERNAL_PAYMENT_STATUS_ABORTED', 'ABORTED'],
    ['BOOK_EXTERNAL_PAYMENT_STATUS_REFUSED', 'ERROR'],
    ['BOOK_EXTERNAL_PAYMENT_TECHNICAL_ERROR', 'ERROR'],
    ['BOOK_EXTERNAL_PAYMENT_STATUS_UNKNOWN', 'UNKNOWN'],
    ['CONFLICT', undefined],
    [undefined, undefined],
  ])('%s is %s', (code, told) => {
    expect(externalRefusal(code)).toBe(told);
  });
});
