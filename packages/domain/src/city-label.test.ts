import { expect, test } from 'vitest';
import { shortenCity, stripAirportCode } from './city-label.ts';

test.each([
  ['Paris (PAR)', 'Paris'],
  ['Paris (Par)', 'Paris (Par)'],
  ['Nice (NCE) Sud', 'Nice (NCE) Sud'],
  ['Lyon(LYS)', 'Lyon(LYS)'],
  ['Lyon', 'Lyon'],
])('%s without its airport code is %s', (label, expected) => {
  expect(stripAirportCode(label)).toBe(expected);
});

test.each([
  ['Marrakesh!', 'Marrakesh!'],
  ['Thessaloniki', 'Thessaloni…'],
  ['Zu\u0308richsee11', 'Zürichsee1…'],
  ['Saint-Mal o Nord', 'Saint-Mal…'],
  ['', ''],
])('%s is shown as %s', (label, expected) => {
  expect(shortenCity(label)).toBe(expected);
});
