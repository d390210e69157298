/** The languages whose editors' copy is complete in the demo universe. */
export const CATALOGUE_LANGUAGES = ['fr', 'en', 'de', 'ar'] as const;
export type CatalogueLanguage = (typeof CATALOGUE_LANGUAGES)[number];

/** One text in every language of the catalogue. */
export type Labels = Readonly<Record<CatalogueLanguage, string>>;

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

/** Labels in the order French, English, German, Arabic; the no-break spaces of French and German are set here. */
export const labels = (fr: string, en: string, de: string, ar: string): Labels => ({ fr: spaceFrench(fr), en, de: spaceGerman(de), ar });

/** Labels of a name that Latin-script languages share. */
export const named = (latin: string, ar: string): Labels => ({ fr: latin, en: latin, de: latin, ar });

/** The same template filled in every language: `{x}` takes the text of that language from `values.x`. */
export const fillLabels = (template: Labels, values: Readonly<Record<string, Labels>>): Labels => {
  const fill = (language: CatalogueLanguage) => template[language].replace(/\{(\w+)\}/gu, (whole, key: string) => values[key]?.[language] ?? whole);
  return { fr: fill('fr'), en: fill('en'), de: fill('de'), ar: fill('ar') };
};
