import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const FOLDER = join(import.meta.dirname, '..', 'translations');

const read = (): ReadonlyMap<string, Readonly<Record<string, string>>> =>
  new Map(
    (existsSync(FOLDER) ? readdirSync(FOLDER) : [])
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => [name.replace(/\.json$/u, ''), z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(join(FOLDER, name), 'utf8')))]),
  );

/** `no` and `nb` are one language under two names (readings 1.12): the file of `nb` serves both. */
const withTwin = (files: ReadonlyMap<string, Readonly<Record<string, string>>>): ReadonlyMap<string, Readonly<Record<string, string>>> => {
  const norwegian = files.get('nb');
  return norwegian === undefined ? files : new Map([...files, ['no', norwegian]]);
};

const byLanguage = withTwin(read());
/** English texts of the universe that want a translation, and names that may have one; filled while the modules of the texts load. */
const texts = new Set<string>();
const names = new Set<string>();

/** Languages that have a file of translations (or share their twin's), `translations/{language}.json`, keyed by the English text. */
export const TRANSLATED_LANGUAGES: readonly string[] = [...byLanguage.keys()];

/** A text in the translated languages that have it; the others fall back to English where it is read. */
export const translationsOf = (english: string, kind: 'text' | 'name'): Readonly<Record<string, string>> => {
  (kind === 'text' ? texts : names).add(english);
  return Object.fromEntries(
    [...byLanguage].flatMap(([language, file]) => {
      const text = file[english];
      return text === undefined ? [] : [[language, text]];
    }),
  );
};

const placeholders = (text: string): string => [...new Set(text.match(/\{\w+\}/gu) ?? [])].sort().join();

/** What a language lacks: texts without a translation, translations whose placeholders differ, and translations of texts that no longer exist. */
export const translationGaps = (language: string): { missing: string[]; mismatched: string[]; unknown: string[]; names: string[] } => {
  const file = byLanguage.get(language) ?? {};
  return {
    missing: [...texts].filter((text) => file[text] === undefined),
    mismatched: Object.entries(file).flatMap(([english, text]) => (placeholders(english) === placeholders(text) ? [] : [english])),
    unknown: Object.keys(file).filter((english) => !texts.has(english) && !names.has(english)),
    names: [...names].filter((name) => file[name] === undefined),
  };
};
