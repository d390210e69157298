import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spreadReviews } from './review-counts.ts';

describe('the reviews behind an average', () => {
  it('are as many as there are, with the mean that is shown', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 50 }), fc.integer({ min: 1, max: 3000 }), (tenths, reviews) => {
        const counts = spreadReviews(tenths / 10, reviews);
        const sum = counts.reduce((total, count) => total + count, 0);
        const points = counts.reduce((total, count, at) => total + count * (at + 1), 0);
        expect(Math.min(...counts)).toBeGreaterThanOrEqual(0);
        expect(sum).toBe(reviews);
        expect(points).toBe(Math.round((tenths / 10) * reviews));
      }),
    );
  });

  it('lie around the average', () => {
    const [one, , , four, five] = spreadReviews(4.6, 500);
    expect(five).toBeGreaterThan(four);
    expect(four).toBeGreaterThan(one);
    expect(spreadReviews(5, 3)).toEqual([0, 0, 0, 0, 3]);
    expect(spreadReviews(4.2, 0)).toEqual([0, 0, 0, 0, 0]);
  });
});
