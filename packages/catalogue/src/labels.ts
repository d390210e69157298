import { TRANSLATED_LANGUAGES, translationsOf } from './translations.ts';

/** The languages in which the texts of the demo universe are written side by side. */
export const CATALOGUE_LANGUAGES = ['fr', 'en', 'de', 'ar'] as const;
export type CatalogueLanguage = (typeof CATALOGUE_LANGUAGES)[number];
/** Those, and the languages that have a file of translations. */
export const TEXT_LANGUAGES: readonly string[] = [...CATALOGUE_LANGUAGES, ...TRANSLATED_LANGUAGES];

/** One text in the written languages of the catalogue, and in each translated language that has it. */
export type Labels = Readonly<Record<CatalogueLanguage, string>> & Readonly<Partial<Record<string, string>>>;

const NARROW = '\u202f';
const FIXED = '\u00a0';

/** French spacing: a narrow no-break space before high punctuation and inside figures, a fixed one before the currency and the hour. */
export const spaceFrench = (text: string): string =>
  text
    .replace(/ ([;:!?%»])/gu, `${NARROW}$1`)
    .replace(/« /gu, `«${NARROW}`)
    .replace(/(\d) (\d{3})/gu, `$1${NARROW}$2`)
    .replace(/(\d) (€|h|m|km|°)(?!\p{L})/gu, `$1${FIXED}$2`);

const spaceGerman = (text: string): string => text.replace(/(\d) ([%€])/gu, `$1${FIXED}$2`);

/** Labels in the order French, English, German, Arabic; the no-break spaces of French and German are set here, translations are added by the English text. */
export const labels = (fr: string, en: string, de: string, ar: string): Labels => ({
  ...translationsOf(en, 'text'),
  fr: spaceFrench(fr),
  en,
  de: spaceGerman(de),
  ar,
});

/** Labels of a name that Latin-script languages share; a language that calls it otherwise says so among its translations. */
export const named = (latin: string, ar: string): Labels => ({ ...translationsOf(latin, 'name'), fr: latin, en: latin, de: latin, ar });

/** Labels of a figure, the same in every language. */
export const counted = (number: number): Labels => ({ fr: String(number), en: String(number), de: String(number), ar: String(number) });

/** The text of a language; English where it has none. */
export const textIn = (text: Labels, language: string): string => text[language] ?? text.en;

/** The same template filled in every language: `{x}` takes the text of that language from `values.x`. */
export const fillLabels = (template: Labels, values: Readonly<Record<string, Labels>>): Labels => {
  const fill = (language: string) =>
    textIn(template, language).replace(/\{(\w+)\}/gu, (whole, key: string) => {
      const value = values[key];
      return value === undefined ? whole : textIn(value, language);
    });
  const written = { fr: fill('fr'), en: fill('en'), de: fill('de'), ar: fill('ar') };
  return { ...Object.fromEntries(Object.keys(template).map((language) => [language, fill(language)])), ...written };
};
