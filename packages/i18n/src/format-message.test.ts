import { parse } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { argumentsOf } from './catalogue-check.ts';
import { formatMessage } from './format-message.ts';
import { AREAS, COMPLETE_LANGUAGES, messageLanguageOf } from './languages.ts';
import { readMessages } from './load.ts';

const COUNTS = [0, 1, 2, 3, 5, 11, 12, 100, 1000, 1_000_000];
const format = (text: string, locale: string, values?: Record<string, string | number>): string => formatMessage(parse(text), locale, values).join('');

describe('formatting a compiled message', () => {
  it.each(COMPLETE_LANGUAGES.filter((language) => language === messageLanguageOf(language)))(
    'says what the ICU library says, for every message in %s',
    (language) => {
      for (const area of AREAS)
        for (const [id, text] of Object.entries(readMessages(language, area))) {
          const names = argumentsOf(text);
          const library = new IntlMessageFormat(text, language);
          for (const count of names.length === 0 ? [0] : COUNTS) {
            const values = Object.fromEntries(names.map((name, at) => [name, count + at]));
            expect([id, format(text, language, values)]).toEqual([id, String(library.format(values))]);
          }
        }
    },
  );
  it('knows exact numbers, offsets, ordinals and choices by word', () => {
    for (const [text, values] of [
      ['{n, plural, =0 {none} one {one} other {# of them}}', { n: 0 }],
      ['{n, plural, offset:1 =1 {alone} one {with # other} other {with # others}}', { n: 3 }],
      ['{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { n: 22 }],
      ['{kind, select, sea {at {place} by the sea} other {at {place}}}', { kind: 'sea', place: 'Nice' }],
      ['{kind, select, sea {at the sea} other {inland}}', { kind: 'hill' }],
    ] as const)
      expect(format(text, 'en', values)).toBe(String(new IntlMessageFormat(text, 'en').format(values)));
  });
  it('hands elements back as they were given', () => {
    const price = { element: true };
    expect(formatMessage(parse('from {price} each'), 'en', { price })).toEqual(['from ', price, ' each']);
    expect(formatMessage<object>(parse('read <link>the {n} terms</link>'), 'en', { n: 3, link: (parts) => ({ parts }) })).toEqual([
      'read ',
      { parts: ['the ', '3', ' terms'] },
    ]);
  });
  it('names a value that is missing instead of failing', () => {
    expect(format('{count} nights', 'en')).toBe('{count} nights');
  });
});
