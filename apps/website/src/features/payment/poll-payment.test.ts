import { describe, expect, it } from 'vitest';
import { pollPayment, type PollEnd } from './poll-payment.ts';

const run = async (answers: readonly unknown[], limit = 90_000): Promise<{ end: PollEnd; waits: number[]; asked: number }> => {
  let clock = 0;
  let asked = 0;
  const waits: number[] = [];
  const end = await pollPayment({
    ask: () => {
      const answer = answers[Math.min(asked, answers.length - 1)];
      asked += 1;
      return Promise.resolve(answer);
    },
    wait: (milliseconds) => {
      waits.push(milliseconds);
      clock += milliseconds;
      return Promise.resolve();
    },
    now: () => clock,
    limit,
    signal: new AbortController().signal,
  });
  return { end, waits, asked };
};

describe('asking how an external payment stands', () => {
  it('goes on while the status is absent, RETRY or EXTERNAL_HTML_REQUEST, with the pause the answer names', async () => {
    const { end, waits } = await run([
      { callbackDelay: 1000 },
      { status: 'RETRY', callbackDelay: 5000, externalPaymentStatus: 'PENDING' },
      { status: 'EXTERNAL_HTML_REQUEST', callbackDelay: 2000 },
      { status: 'SUCCESS', callbackDelay: 1000 },
    ]);
    expect(end).toEqual({ end: 'answered', status: 'SUCCESS', externalPaymentStatus: undefined });
    expect(waits).toEqual([1000, 5000, 2000]);
  });
  it('hands on how the provider ended it', async () => {
    expect((await run([{ status: 'EXTERNAL_PAYMENT_STATUS_ERROR', callbackDelay: 1000, externalPaymentStatus: 'ABORTED' }])).end).toEqual({
      end: 'answered',
      status: 'EXTERNAL_PAYMENT_STATUS_ERROR',
      externalPaymentStatus: 'ABORTED',
    });
  });
  it('tries again after a silence', async () => {
    expect((await run([undefined, undefined, { status: 'SUCCESS', callbackDelay: 1 }])).asked).toBe(3);
  });
  it('gives up after 90 seconds and says so', async () => {
    const { end, waits } = await run([{ status: 'RETRY', callbackDelay: 5000 }]);
    expect(end).toEqual({ end: 'late' });
    expect(waits.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(90_000);
  });
  it('takes nothing it does not know for an end', async () => {
    expect(
      (
        await run([
          { status: 'NEWS', callbackDelay: 1000 },
          { status: 'SUCCESS', callbackDelay: 1 },
        ])
      ).asked,
    ).toBe(2);
  });
  it('stops with the page', async () => {
    const controller = new AbortController();
    const end = pollPayment({
      ask: () => {
        controller.abort();
        return Promise.resolve(undefined);
      },
      wait: () => Promise.resolve(),
      now: () => 0,
      limit: 1000,
      signal: controller.signal,
    });
    expect(await end).toEqual({ end: 'stopped' });
  });
});
