import '@escale/catalogue/editorial/editorial-files';
import '@escale/catalogue/generate';
import '@escale/catalogue/table-rows';
import { missingDocuments } from '@escale/catalogue/documents';
import { translationGaps } from '@escale/catalogue/translations';
import type { Command } from './command.ts';

/** `texts missing <language>`: what a translator has left, as JSON to fill in; exit code 1 while anything is missing. */
export const textsMissing: Command = {
  words: 'texts missing',
  usage: '<language>',
  summary: 'prints as JSON the texts of the demo universe that a language lacks (packages/catalogue/translations)',
  run([language = ''], say) {
    if (!/^[a-z]{2}$/u.test(language)) {
      say('Name a language: bin/escale texts missing es');
      return 2;
    }
    const { missing, mismatched, unknown, names } = translationGaps(language);
    const documents = missingDocuments(language);
    say(
      JSON.stringify(
        {
          texts: Object.fromEntries(missing.map((text) => [text, ''])),
          placeholdersDiffer: mismatched,
          noLongerUsed: unknown,
          documents,
          namesThatMayDiffer: names,
        },
        null,
        2,
      ),
    );
    return missing.length + mismatched.length + unknown.length + documents.length > 0 ? 1 : 0;
  },
};
