import { readFileSync } from 'node:fs';
import { loadBrands } from '@escale/catalogue/brands';
import { AREAS } from '@escale/i18n/languages';
import { mergeOverrides, readMessages } from '@escale/i18n/load';
import { expect, it } from 'vitest';

/** Brands that speak to a friend, and what a language says to a stranger. German `sie` (they) is small: a sentence must not begin with it. */
const FAMILIAR = [
  { brand: 'HB', language: 'fr', formal: /\b(?:vous|votre|vos)\b/iu },
  { brand: 'UG', language: 'de', formal: /\b(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)\b/u },
] as const;

/** Said of nobody: an appointment. */
const NOT_ADDRESS = /\brendez-vous\b/giu;

/** Letters, papers and what a contract says are formal in every brand. */
const FORMAL_AREAS: ReadonlySet<string> = new Set(['mail', 'documents', 'offer', 'demo']);

const overridesOf = (brand: string, language: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../../packages/catalogue/brands/${brand}/messages/${language}.json`, import.meta.url), 'utf8')) as Record<string, string>; // as: our own file, held by the brand check

/** Every text of a piece of content. */
const textsOf = (content: unknown): string[] => {
  if (typeof content === 'string') return [content];
  return typeof content === 'object' && content !== null ? Object.values(content).flatMap(textsOf) : [];
};

it.each(FAMILIAR)('$brand speaks $language to a friend on every page', ({ brand, language, formal }) => {
  const overrides = overridesOf(brand, language);
  const found = AREAS.filter((area) => !FORMAL_AREAS.has(area)).flatMap((area) =>
    Object.entries(mergeOverrides(readMessages(language, area), overrides)).filter(([, text]) => formal.test(text.replace(NOT_ADDRESS, ''))),
  );
  expect(found).toEqual([]);
});

it.each(FAMILIAR)('$brand speaks $language to a friend in what it adds of its own', ({ brand, language, formal }) => {
  const shops =
    loadBrands()
      .find((each) => each.brand.code === brand)
      ?.shops.filter((shop) => shop.language === language) ?? [];
  expect(shops).not.toEqual([]);
  expect(shops.flatMap(({ configuration }) => textsOf(configuration)).filter((text) => formal.test(text.replace(NOT_ADDRESS, '')))).toEqual([]);
});
