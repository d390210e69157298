import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canMove, isFinal, moneyKind, PAYMENT_STATES, PAYMENT_TRANSITIONS, WAITING_STATES, WORKING_STATES, type PaymentState } from './payment-flow.ts';

const reachable = (from: PaymentState): Set<PaymentState> => {
  const seen = new Set<PaymentState>([from]);
  const queue: PaymentState[] = [from];
  for (let state = queue.pop(); state !== undefined; state = queue.pop()) {
    for (const next of PAYMENT_TRANSITIONS[state]) {
      if (!seen.has(next)) {
        seen.add(next);
        queue.push(next);
      }
    }
  }
  return seen;
};

describe('payment flow', () => {
  it('reaches every state from a new booking', () => {
    expect([...reachable('NEW')].sort()).toEqual([...PAYMENT_STATES].sort());
  });

  it('leads from every state to an end', () => {
    for (const state of PAYMENT_STATES) expect([...reachable(state)].some(isFinal), state).toBe(true);
  });

  it('never moves a booking that has ended', () => {
    for (const state of ['CONFIRMED', 'REFUNDED', 'FAILED'] as const) expect(PAYMENT_TRANSITIONS[state]).toEqual([]);
    // What stands unpaid waits for its traveller, and only another payment moves it.
    expect(PAYMENT_TRANSITIONS.UNPAID).toEqual(['AUTHORISING']);
  });

  it('never drops a booking whose money was taken: only a booking or a refund follows', () => {
    expect(canMove('CAPTURED', 'FAILED')).toBe(false);
    expect(canMove('REFUNDING', 'FAILED')).toBe(false);
    expect(canMove('CAPTURED', 'HELD')).toBe(false);
  });

  it('confirms only what was authorised or captured', () => {
    for (const from of ['NEW', 'HELD', 'AUTHORISING', 'CHALLENGED', 'REDIRECTED'] as const) {
      expect(canMove(from, 'CONFIRMED')).toBe(false);
      expect(canMove(from, 'CONFIRMING')).toBe(false);
    }
  });

  it('gives every state to the traveller, to us or to nobody', () => {
    for (const state of PAYMENT_STATES) {
      const owners = [WORKING_STATES.includes(state), WAITING_STATES.includes(state), isFinal(state), state === 'NEW' || state === 'HELD'];
      expect(owners.filter(Boolean), state).toHaveLength(1);
    }
  });

  it.each([
    ['HELD', false, 'NOTHING_TAKEN'],
    ['CONFIRMING', false, 'RESERVED'],
    ['CONFIRMING', true, 'TAKEN'],
    ['CONFIRMED', true, 'TAKEN'],
    ['UNPAID', false, 'NOTHING_TAKEN'],
    ['REFUNDING', true, 'REFUND_DUE'],
    ['REFUNDED', true, 'REFUNDED'],
    ['FAILED', false, 'NOTHING_TAKEN'],
  ] as const)('says of %s (captured: %s) that the money is %s', (state, captured, kind) => {
    expect(moneyKind(state, captured)).toBe(kind);
  });

  it('follows its own table whatever the walk', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 30 }), (choices) => {
        let state: PaymentState = 'NEW';
        for (const choice of choices) {
          const ways: readonly PaymentState[] = PAYMENT_TRANSITIONS[state];
          const next: PaymentState | undefined = ways[choice % Math.max(ways.length, 1)];
          if (next === undefined) return isFinal(state);
          if (!canMove(state, next)) return false;
          state = next;
        }
        return true;
      }),
    );
  });
});
