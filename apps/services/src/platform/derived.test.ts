import { expect, test } from 'vitest';
import { derivedFrom } from './derived.ts';

test('what is derived from a list is made again when the list holds other things, and only then', () => {
  const list = ['AF', 'TZ'];
  let times = 0;
  const count = derivedFrom(list, (items) => {
    times += 1;
    return items.join(' ');
  });
  expect([count(), count(), times]).toEqual(['AF TZ', 'AF TZ', 1]);
  list.push('OV');
  expect([count(), count(), times]).toEqual(['AF TZ OV', 'AF TZ OV', 2]);
  list.splice(0, 1);
  expect([count(), times]).toEqual(['TZ OV', 3]);
});
