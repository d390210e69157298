import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import './editorial/editorial-files.ts';
import './generate.ts';
import './table-rows.ts';
import { missingDocuments } from './documents.ts';
import { CATALOGUE_LANGUAGES, labels, named, textIn } from './labels.ts';
import { TRANSLATED_LANGUAGES, translationGaps } from './translations.ts';

const languages: { complete: readonly string[] } = JSON.parse(readFileSync(join(import.meta.dirname, '../../i18n/languages.json'), 'utf8'));
const written: readonly string[] = CATALOGUE_LANGUAGES;
const complete = languages.complete.filter((language) => !written.includes(language)).map((language) => (language === 'no' ? 'nb' : language));

describe('the translated texts of the universe', () => {
  it('fall back to English where a language has none', () => {
    expect(textIn(labels('Un lac', 'A lake nobody translated', 'Ein See', 'بحيرة'), 'pl')).toBe('A lake nobody translated');
    expect(textIn(named('Nowhere', 'لا مكان'), 'sv')).toBe('Nowhere');
    expect(translationGaps('pl').missing).toContain('A lake nobody translated');
  });

  it.each([...TRANSLATED_LANGUAGES, 'none'])('%s keeps every placeholder and translates no text that is gone', (language) => {
    const { mismatched, unknown } = translationGaps(language);
    expect({ mismatched, unknown }).toEqual({ mismatched: [], unknown: [] });
  });

  it('are complete, documents too, in every language that is declared complete', () => {
    const gaps = complete.map((language) => [
      language,
      translationGaps(language).missing.filter((text) => text !== 'A lake nobody translated'),
      missingDocuments(language),
    ]);
    expect(gaps).toEqual(complete.map((language) => [language, [], []]));
    for (const language of written) expect(missingDocuments(language)).toEqual([]);
  });
});
