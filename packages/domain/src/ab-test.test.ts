import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assignVariant } from './ab-test.ts';

const test = {
  code: 'hero',
  variants: [
    { code: 'calm', weight: 3 },
    { code: 'bold', weight: 1 },
  ],
};

describe('a variant', () => {
  it('stays with a user', () => {
    fc.assert(fc.property(fc.uuid(), (id) => assignVariant(id, test) === assignVariant(id, test)));
  });
  it('is given in proportion to the weights', () => {
    const bold = Array.from({ length: 8000 }, (_, index) => assignVariant(`user-${index}`, test)).filter((variant) => variant === 'bold').length;
    expect(bold / 8000).toBeGreaterThan(0.23);
    expect(bold / 8000).toBeLessThan(0.27);
  });
  it('of one test says nothing about another', () => {
    const other = { ...test, code: 'listing' };
    const both = Array.from({ length: 8000 }, (_, index) => `user-${index}`).filter(
      (id) => assignVariant(id, test) === 'bold' && assignVariant(id, other) === 'bold',
    ).length;
    expect(both / 8000).toBeGreaterThan(0.045);
    expect(both / 8000).toBeLessThan(0.08);
  });
  it('is never one without a share, and none when nothing has one', () => {
    const closed = {
      code: 'x',
      variants: [
        { code: 'a', weight: 0 },
        { code: 'b', weight: 1 },
      ],
    };
    fc.assert(fc.property(fc.uuid(), (id) => assignVariant(id, closed) === 'b'));
    expect(assignVariant('u', { code: 'x', variants: [] })).toBeUndefined();
  });
});
