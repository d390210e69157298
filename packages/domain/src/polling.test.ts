import { expect, test } from 'vitest';
import { nextPollStep } from './polling.ts';

test.each([
  [{}, 5000],
  [{ status: null, callbackDelay: 800 }, 800],
  [{ status: 'RETRY', callbackDelay: 1000 }, 1000],
  [{ status: 'EXTERNAL_HTML_REQUEST', callbackDelay: 2000 }, 2000],
  [{ callbackDelay: 0 }, 5000],
  [{ callbackDelay: -5 }, 5000],
  [{ status: 'RETRY', externalPaymentStatus: 'PENDING' }, 5000],
])('%j waits %i ms and asks again', (answer, delay) => {
  expect(nextPollStep(answer)).toEqual({ next: 'poll', delay });
});

test.each([
  [{ status: 'SUCCESS' }, 'SUCCESS', null],
  [{ status: 'CREDIT_CARD_REFUSED', externalPaymentStatus: 'ERROR' }, 'CREDIT_CARD_REFUSED', 'ERROR'],
  [{ externalPaymentStatus: 'PENDING' }, null, 'PENDING'],
  [{ externalPaymentStatus: 'ABORTED', callbackDelay: 100 }, null, 'ABORTED'],
  [{ status: 'EXTERNAL_HTML_REQUEST', externalPaymentStatus: 'SUCCESS' }, 'EXTERNAL_HTML_REQUEST', 'SUCCESS'],
])('%j ends the polling', (answer, status, externalPaymentStatus) => {
  expect(nextPollStep(answer)).toEqual({ next: 'stop', status, externalPaymentStatus });
});
