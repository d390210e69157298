import { createLocalizedStringDictionary, getLocalizationScript } from 'react-aria-components/i18n';

/** The package that our dialogs speak through; lists and calendars are our own (docs/decisions/0008). */
const dictionary = createLocalizedStringDictionary(['@react-aria/overlays']);
const scripts = new Map<string, string>();

/**
 * A script with what the primitives say by themselves ("Fermer"), in one language. Their words are left out of every bundle, so a page that
 * opens anything needs it before its own scripts. Server only: it knows all languages.
 * @param locale of the shop (`fr-FR`, `ar`)
 */
export const primitiveStrings = (locale: string): string => {
  const known = scripts.get(locale);
  if (known !== undefined) return known;
  const made = getLocalizationScript(locale, dictionary);
  scripts.set(locale, made);
  return made;
};
