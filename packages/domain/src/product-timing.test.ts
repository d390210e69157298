import { expect, test } from 'vitest';
import { isProductActive, productExpiration } from './product-timing.ts';

const NOW = Date.parse('2026-03-10T12:00:00Z');

test.each([
  ['no window', undefined, undefined, true],
  ['starts this instant', '2026-03-10T12:00:00Z', undefined, true],
  ['ends this instant', undefined, '2026-03-10T12:00:00Z', true],
  ['not begun', '2026-03-10T12:00:01Z', undefined, false],
  ['over', '2026-03-01T00:00:00Z', '2026-03-10T11:59:59Z', false],
] as const)('%s', (_title, startAt, endAt, active) => {
  expect(isProductActive(NOW, { startAt, endAt })).toBe(active);
});

test('counts whole days and the hours after them, and nothing once it is over', () => {
  expect(productExpiration(NOW, '2026-03-12T15:59:00Z')).toEqual({ day: 2, hour: 3 });
  expect(productExpiration(NOW, '2026-03-10T12:59:59Z')).toEqual({ day: 0, hour: 0 });
  expect(productExpiration(NOW, '2026-03-10T11:00:00Z')).toEqual({ day: 0, hour: 0 });
  expect(productExpiration(NOW, undefined)).toEqual({ day: 0, hour: 0 });
});
