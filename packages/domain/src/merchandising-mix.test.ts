import { expect, test } from 'vitest';
import { mixMerchandising } from './merchandising-mix.ts';

const item = (id: string, position: number) => ({ id, position });
const show = (products: string[], items: ReturnType<typeof item>[], areFiltersActive = false) =>
  mixMerchandising(products, items, areFiltersActive)
    .map((entry) => (entry.kind === 'product' ? entry.product : entry.items.map((one) => one.id).join('+')))
    .join(' ');

test.each([
  ['slots count from 1', ['a', 'b', 'c'], [item('M', 1), item('N', 3)], 'M a N b c'],
  ['several at one slot stay together', ['a', 'b'], [item('M', 2), item('N', 2)], 'a M+N b'],
  ['neighbouring slots', ['a', 'b'], [item('M', 2), item('N', 3)], 'a M N b'],
  ['positions 0 and 9 are not inserted', Array.from('abcdefghij'), [item('M', 0), item('N', 9)], 'a b c d e f g h i j'],
  ['slots past the end are not inserted', ['a'], [item('M', 5)], 'a'],
  ['an empty list stays empty', [], [item('M', 1)], ''],
])('%s', (_, products, items, expected) => {
  expect(show(products, items)).toBe(expected);
});

test('active filters take them all away', () => {
  expect(show(['a', 'b'], [item('M', 1)], true)).toBe('a b');
});
