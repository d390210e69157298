import { readFileSync } from 'node:fs';
import { loadBrands } from '@escale/catalogue/brands';
import { editorialFiles } from '@escale/catalogue/editorial/editorial-files';
import { generateUniverse } from '@escale/catalogue/generate';
import { listPartners } from '@escale/catalogue/partners';
import { smallTables } from '@escale/catalogue/table-rows';
import { AREAS } from '@escale/i18n/languages';
import { mergeOverrides, readMessages } from '@escale/i18n/load';
import { describe, expect, it } from 'vitest';

/** Brands that speak to a friend, and what a language says to a stranger. German `sie` (they) is small: a sentence must not begin with it. */
const FAMILIAR = [
  { brand: 'HB', language: 'fr', formal: /(?<!\p{L})(?:[Vv]ous|[Vv]otre|[Vv]os)(?!\p{L})|\p{Ll}ez(?!\p{L})/u },
  { brand: 'UG', language: 'de', formal: /(?<!\p{L})(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)(?!\p{L})/u },
] as const;

/** French words that look like an address and are none. */
const NOT_ADDRESS = /(?<!\p{L})(?:rendez-vous|rez-de-chaussée|chez|assez)(?!\p{L})/giu;

/** Letters, papers and what a contract says are formal in every brand. */
const FORMAL_AREAS: ReadonlySet<string> = new Set(['mail', 'documents', 'offer', 'demo']);

const overridesOf = (brand: string, language: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../../packages/catalogue/brands/${brand}/messages/${language}.json`, import.meta.url), 'utf8')) as Record<string, string>; // as: our own file, held by the brand check

/** Every text of a piece of content; of labels side by side, those of the language. */
const textsOf = (content: unknown, language: string): string[] => {
  if (typeof content === 'string') return [content];
  if (typeof content !== 'object' || content === null) return [];
  if (language in content && 'ar' in content) return textsOf(Reflect.get(content, language), language);
  return Object.values(content).flatMap((inner) => textsOf(inner, language));
};

describe.each(FAMILIAR)('$brand speaks $language to a friend', ({ brand, language, formal }) => {
  const toAStranger = (texts: readonly string[]) => texts.filter((text) => formal.test(text.replace(NOT_ADDRESS, '')));

  it('on every page', () => {
    const overrides = overridesOf(brand, language);
    const found = AREAS.filter((area) => !FORMAL_AREAS.has(area)).flatMap((area) =>
      toAStranger(Object.values(mergeOverrides(readMessages(language, area), overrides))),
    );
    expect(found).toEqual([]);
  });

  it('in what the brand adds of its own', () => {
    const shops =
      loadBrands()
        .find((each) => each.brand.code === brand)
        ?.shops.filter((shop) => shop.language === language) ?? [];
    expect(shops).not.toEqual([]);
    expect(
      toAStranger(
        textsOf(
          shops.map(({ configuration }) => configuration),
          language,
        ),
      ),
    ).toEqual([]);
  });

  it('and what all brands share, hotels and editors’ pages, addresses nobody', () => {
    const tables = smallTables(generateUniverse({ seed: 'escale', today: '2026-11-21', scale: 1 }), listPartners());
    const rows = [...tables.beforeUnits, ...tables.afterUnits].filter(({ table }) => table !== 'partner').map((each) => each.rows);
    const editors = editorialFiles({
      shop: `${language}-FR`,
      language,
      partner: 'AFFR',
      capabilities: { commitmentsPage: true },
      hasRules: true,
      today: '2026-11-21',
    });
    const texts = textsOf([rows, editors], language);
    expect(texts.length).toBeGreaterThan(10_000);
    expect([...new Set(toAStranger(texts))]).toEqual([]);
  });
});
