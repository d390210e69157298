import { expect, test } from 'vitest';
import { parseVisibility } from './products-visibility.ts';

test.each([
  ['current', 'current'],
  ['Current', 'preview'],
  ['', 'preview'],
  [null, 'preview'],
  [undefined, 'preview'],
  ['preview', 'preview'],
  ['live', 'preview'],
])('visibility %s is %s', (value, expected) => {
  expect(parseVisibility(value)).toBe(expected);
});
