import { describe, expect, it } from 'vitest';
import { canGo, FLOW_STEPS, flowStep } from './booking-flow.ts';

describe('booking flow', () => {
  it.each([
    [{ expired: false, quoted: false, preBooked: false }, 'SEARCH'],
    [{ expired: false, quoted: true, preBooked: false }, 'QUOTE'],
    [{ expired: false, quoted: true, preBooked: true }, 'PAYMENT'],
    [{ expired: false, quoted: true, preBooked: true, booking: 'OPEN' }, 'PAYMENT'],
    [{ expired: false, quoted: true, preBooked: true, booking: 'LOST' }, 'QUOTE'],
    [{ expired: true, quoted: true, preBooked: true, booking: 'OPEN' }, 'EXPIRED'],
    [{ expired: true, quoted: true, preBooked: true, booking: 'WORKING' }, 'EXTERNAL'],
    [{ expired: false, quoted: true, preBooked: true, booking: 'EXTERNAL' }, 'EXTERNAL'],
    [{ expired: true, quoted: true, preBooked: true, booking: 'BOOKED' }, 'CONFIRMATION'],
  ] as const)('%o stands at %s', (facts, step) => {
    expect(flowStep(facts)).toBe(step);
  });

  it('never leaves a confirmation', () => {
    expect(FLOW_STEPS.filter((step) => canGo('CONFIRMATION', step))).toEqual(['CONFIRMATION']);
  });

  it('never reaches a confirmation without a payment step', () => {
    expect(FLOW_STEPS.filter((step) => canGo(step, 'CONFIRMATION'))).toEqual(['PAYMENT', 'EXTERNAL', 'CONFIRMATION']);
  });
});
