import { describe, expect, it } from 'vitest';
import { MOST_TRIES, settledLuggage } from './use-luggage.ts';

describe('luggage a supplier still looks up', () => {
  it('is waited for a few times, then it cannot be had', () => {
    const thinking = { status: 'LOADING', flightCode: 'O~I~ECONOMY' } as const;
    expect(settledLuggage(thinking, MOST_TRIES - 1)).toBe(thinking);
    expect(settledLuggage(thinking, MOST_TRIES)).toEqual({ status: 'ERROR', flightCode: 'O~I~ECONOMY' });
  });

  it('stays as it was answered', () => {
    for (const status of ['SUCCESS', 'NO_BAGAGE', 'SESSION_EXPIRED', 'ERROR'] as const) expect(settledLuggage({ status }, MOST_TRIES)).toEqual({ status });
    expect(settledLuggage(undefined, 0)).toBeUndefined();
  });
});
