import { describe, expect, it } from 'vitest';
import { nextUnfinished, toggledTraveller } from './travellers-folding.ts';

describe('travellers on a small screen', () => {
  it('stand open one at a time', () => {
    expect(toggledTraveller([0], 2, [])).toEqual([2]);
    expect(toggledTraveller([2], 2, [])).toEqual([]);
    expect(toggledTraveller([], 1, [])).toEqual([1]);
  });

  it('stay open where there is an error', () => {
    expect(toggledTraveller([1, 3], 0, [1, 3])).toEqual([0, 1, 3]);
  });

  it('lead to the next unfinished one, then back to one that was passed over, then on', () => {
    expect(nextUnfinished([1, 2, 3], 0)).toBe(1);
    expect(nextUnfinished([0, 2], 2)).toBe(0);
    expect(nextUnfinished([2], 2)).toBeUndefined();
    expect(nextUnfinished([], 0)).toBeUndefined();
  });
});
