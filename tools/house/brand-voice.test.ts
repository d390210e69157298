import { readFileSync } from 'node:fs';
import { AREAS } from '@escale/i18n/languages';
import { mergeOverrides, readMessages } from '@escale/i18n/load';
import { expect, it } from 'vitest';

const overrides = JSON.parse(readFileSync(new URL('../../packages/catalogue/brands/HB/messages/fr.json', import.meta.url), 'utf8')) as Record<string, string>; // as: our own file, held by the brand check

/** Letters, papers and what a contract says are formal in every brand. */
const FORMAL = new Set(['mail', 'documents', 'offer', 'demo']);

it('hoobi voyages says "tu" on every page', () => {
  const formal = AREAS.filter((area) => !FORMAL.has(area)).flatMap((area) =>
    Object.entries(mergeOverrides(readMessages('fr', area), overrides)).filter(
      ([, text]) => /\b(?:vous|votre|vos)\b/iu.test(text) && !/\brendez-vous\b/iu.test(text),
    ),
  );
  expect(formal).toEqual([]);
});
