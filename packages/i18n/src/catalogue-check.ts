import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { AREAS, COMPLETE_LANGUAGES, type Area } from './languages.ts';
import { readMessages, type Messages } from './load.ts';

export interface CatalogueProblem {
  readonly language: string;
  readonly area: Area;
  readonly id: string;
  readonly problem: 'missing' | 'extra' | 'arguments' | 'syntax' | 'empty';
  readonly detail: string;
}

const collect = (elements: readonly MessageFormatElement[], found: Set<string>): void => {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    // Amounts and days are formatted before (format.ts) and given as values: formatMessage knows no styles.
    if (element.type === TYPE.date || element.type === TYPE.time || element.type === TYPE.number)
      throw new SyntaxError(`${element.value} must be a plain value`);
    found.add(element.type === TYPE.tag ? `<${element.value}>` : element.value);
    if (element.type === TYPE.tag) collect(element.children, found);
    if (element.type === TYPE.select || element.type === TYPE.plural) for (const option of Object.values(element.options)) collect(option.value, found);
  }
};

/** Names of the arguments and tags an ICU message uses, sorted; throws on a syntax error and on kinds that formatMessage does not know. */
export const argumentsOf = (text: string): string[] => {
  const found = new Set<string>();
  collect(parse(text), found);
  return [...found].sort();
};

/** Compares one language's area with the English one, which is the key type (house rule 29). */
export const checkArea = (language: string, area: Area, base: Messages, messages: Messages): CatalogueProblem[] => {
  const problems: CatalogueProblem[] = [];
  const report = (id: string, problem: CatalogueProblem['problem'], detail = ''): void => {
    problems.push({ language, area, id, problem, detail });
  };
  for (const [id, text] of Object.entries(base)) {
    const translated = messages[id];
    if (translated === undefined) {
      report(id, 'missing');
      continue;
    }
    if (translated.trim() === '') report(id, 'empty');
    try {
      const expected = argumentsOf(text).join(' ');
      const actual = argumentsOf(translated).join(' ');
      if (expected !== actual) report(id, 'arguments', `en has [${expected}], ${language} has [${actual}]`);
    } catch (error) {
      report(id, 'syntax', String(error));
    }
  }
  for (const id of Object.keys(messages)) if (!(id in base)) report(id, 'extra');
  return problems;
};

/** Missing, extra, empty and argument-mismatched keys of every complete language. */
export const checkCatalogue = (directory?: string): CatalogueProblem[] =>
  COMPLETE_LANGUAGES.flatMap((language) =>
    AREAS.flatMap((area) => checkArea(language, area, readMessages('en', area, directory), readMessages(language, area, directory))),
  );
