import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBookingReference } from '@escale/domain/booking-reference';
import { referenceOf } from './booking-reference.ts';

describe('booking reference', () => {
  it('is always seven digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 8_999_999 }), (number) => {
        const reference = referenceOf(number, 'key');
        return isBookingReference(reference) && reference.length === 7;
      }),
    );
  });

  it('is never given twice', () => {
    const references = new Set(Array.from({ length: 4_000 }, (_, number) => referenceOf(number, 'key')));
    expect(references.size).toBe(4_000);
  });

  it('does not run in sequence: the next booking is nowhere near', () => {
    const steps = Array.from({ length: 500 }, (_, number) => Math.abs(Number(referenceOf(number + 1, 'key')) - Number(referenceOf(number, 'key'))));
    expect(steps.filter((step) => step < 1_000).length).toBeLessThan(5);
    expect(new Set(steps).size).toBeGreaterThan(490);
  });

  it('depends on the key of the installation', () => {
    expect(referenceOf(1, 'key')).not.toBe(referenceOf(1, 'another key'));
  });

  it.each([-1, 9_000_000, 0.5])('refuses the number %d', (number) => {
    expect(() => referenceOf(number, 'key')).toThrow(RangeError);
  });
});
