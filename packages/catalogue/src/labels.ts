/** The languages whose editors' copy is complete in the demo universe. */
export const CATALOGUE_LANGUAGES = ['fr', 'en', 'de', 'ar'] as const;
export type CatalogueLanguage = (typeof CATALOGUE_LANGUAGES)[number];

/** One text in every language of the catalogue. */
export type Labels = Readonly<Record<CatalogueLanguage, string>>;

/** Labels in the order French, English, German, Arabic. */
export const labels = (fr: string, en: string, de: string, ar: string): Labels => ({ fr, en, de, ar });

/** Labels of a name that Latin-script languages share. */
export const named = (latin: string, ar: string): Labels => ({ fr: latin, en: latin, de: latin, ar });

/** The same template filled in every language: `{x}` takes the text of that language from `values.x`. */
export const fillLabels = (template: Labels, values: Readonly<Record<string, Labels>>): Labels => {
  const fill = (language: CatalogueLanguage) =>
    template[language].replace(/\{(\w+)\}/gu, (whole, key: string) => values[key]?.[language] ?? whole);
  return { fr: fill('fr'), en: fill('en'), de: fill('de'), ar: fill('ar') };
};
