import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { AREAS, LANGUAGES, type Area } from './languages.ts';

export type Messages = Readonly<Record<string, string>>;
export type CompiledMessages = Readonly<Record<string, MessageFormatElement[]>>;
/** One area of one language (and brand): what the server formats with and the bytes the browser fetches. */
export interface MessageFile {
  readonly messages: CompiledMessages;
  readonly json: string;
  /** Content hash: the file's address changes with its content, so it may be cached for ever. */
  readonly hash: string;
}

const DIRECTORY = fileURLToPath(new URL('../messages/', import.meta.url));

/** `nb` and `no` are one language under two names (readings 1.12): whichever has no file reads the other's. */
const TWINS: Readonly<Record<string, string>> = { nb: 'no', no: 'nb' };

/** Reads one message file, of the language or of its twin; a missing one is empty. */
export const readMessages = (language: string, area: Area, directory: string = DIRECTORY): Messages => {
  const path = [language, TWINS[language] ?? language].map((name) => `${directory}${name}/${area}.json`).find((each) => existsSync(each));
  // `as`: our own file, whose shape the catalogue check holds.
  return path === undefined ? {} : (JSON.parse(readFileSync(path, 'utf8')) as Messages);
};

/** Pure merge of brand overrides over base messages; an override whose key the base lacks is dropped (house rule 28). */
export const mergeOverrides = (base: Messages, overrides: Messages): Messages => {
  const merged: Record<string, string> = { ...base };
  for (const [id, text] of Object.entries(overrides)) if (id in base) merged[id] = text;
  return merged;
};

/** Words of the law: no brand may reword them (readings 8.1). */
const FIXED_IDS: ReadonlySet<string> = new Set(['payment.pay.button', 'payment.legal.button']);

const compile = (messages: Messages, fallback: CompiledMessages): MessageFile => {
  const compiled: Record<string, MessageFormatElement[]> = {};
  for (const [id, text] of Object.entries(messages)) {
    try {
      compiled[id] = parse(text, { ignoreTag: false });
    } catch {
      compiled[id] = fallback[id] ?? [{ type: 0, value: text }];
    }
  }
  const json = JSON.stringify(compiled);
  return { messages: compiled, json, hash: createHash('sha256').update(json).digest('hex').slice(0, 12) };
};

export interface MessageStore {
  /** The area in a language, with a brand's overrides merged in; compiled once per set of overrides. */
  area(language: string, area: Area, brand?: { readonly code: string; readonly version: string; readonly overrides: Messages }): MessageFile;
}

/** Reads and compiles every language once at start; brand versions are compiled on first use and kept while their version stands. */
export const openMessageStore = (directory: string = DIRECTORY): MessageStore => {
  const texts = new Map<string, Messages>();
  const compiledBase = new Map<string, MessageFile>();
  for (const language of LANGUAGES) {
    for (const area of AREAS) {
      texts.set(`${language}/${area}`, { ...readMessages('en', area, directory), ...readMessages(language, area, directory) });
    }
  }
  const base = (language: string, area: Area): MessageFile => {
    const key = `${language}/${area}`;
    const known = compiledBase.get(key);
    if (known !== undefined) return known;
    const made = compile(texts.get(key) ?? texts.get(`en/${area}`) ?? {}, {});
    compiledBase.set(key, made);
    return made;
  };
  const branded = new Map<string, { version: string; file: MessageFile }>();
  return {
    area(language, area, brand) {
      const plainFile = base(language, area);
      if (brand === undefined || Object.keys(brand.overrides).length === 0) return plainFile;
      const key = `${brand.code}/${language}/${area}`;
      const known = branded.get(key);
      if (known !== undefined && known.version === brand.version) return known.file;
      const overrides = Object.fromEntries(Object.entries(brand.overrides).filter(([id]) => !FIXED_IDS.has(id)));
      const file = compile(mergeOverrides(texts.get(`${language}/${area}`) ?? {}, overrides), plainFile.messages);
      branded.set(key, { version: brand.version, file });
      return file;
    },
  };
};
