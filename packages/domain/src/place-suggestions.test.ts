import { describe, expect, test } from 'vitest';
import { destinationLines, foldText, matchPlaces, topDepartureCities, topDestinations } from './place-suggestions.ts';

test('top departure cities are the main ones in their order', () => {
  const city = (code: string, isMain: boolean, mainOrder: number) => ({ code, label: code, isMain, mainOrder });
  expect(topDepartureCities([city('LYS', true, 2), city('BES', false, 0), city('PAR', true, 1)]).map((item) => item.code)).toEqual(['PAR', 'LYS']);
});

test("top destinations follow the partner's references", () => {
  expect(
    topDestinations([{ code: 'PMI' }, { code: 'DXB' }, { code: 'a.b' }], [{ _ref: 'x.DXB' }, { _ref: 'x.GONE' }, { _ref: 'x.a.b' }, { _ref: 'x.PMI' }]),
  ).toEqual([{ code: 'DXB' }, { code: 'a.b' }, { code: 'PMI' }]);
});

describe('what was typed', () => {
  const places = ['Las Palmas', 'Palma', 'Île de Ré', 'Saint-Malo', 'دُبَيّ', 'أبوظبي', 'Zürich'];
  const found = (text: string) => matchPlaces(places, text, (place) => [place]);
  test.each([
    ['pal', ['Palma', 'Las Palmas']],
    ['ILE', ['Île de Ré']],
    ['malo', ['Saint-Malo']],
    ['saint malo', ['Saint-Malo']],
    ['zur', ['Zürich']],
    ['دبي', ['دُبَيّ']],
    ['ابو', ['أبوظبي']],
    ['alma', []],
    ['', []],
    ['  ', []],
    ['-', []],
  ])('%s finds %j', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });
  test("any of a place's labels counts, and there are at most as many as asked for", () => {
    expect(matchPlaces([{ labels: ['Spain', 'Majorca'] }], 'maj', (place) => place.labels)).toHaveLength(1);
    expect(
      matchPlaces(
        Array.from({ length: 60 }, () => 'Palma'),
        'p',
        (place) => [place],
      ),
    ).toHaveLength(50);
    expect(matchPlaces(places, 'pal', (place) => [place], 1)).toEqual(['Palma']);
  });
  test('accents, case and punctuation do not count', () => {
    expect(foldText('  Île-de-RÉ ')).toBe('ile de re');
  });
});

test('a suggestion shows its last label and the one above', () => {
  expect(destinationLines(['Europe', 'Spain', 'Palma'])).toEqual({ label: 'Palma', secondary: 'Spain' });
  expect(destinationLines([])).toEqual({ label: '', secondary: '' });
});
