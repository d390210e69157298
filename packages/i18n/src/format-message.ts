import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** What fills a message: texts and numbers; in a page also elements (`Part`), which come back as they are, and what a tag makes of its words. */
export type MessageValues<Part = never> = Readonly<Record<string, string | number | Part | ((parts: readonly (string | Part)[]) => Part)>>;

const cardinals = new Map<string, Intl.PluralRules>();
const ordinals = new Map<string, Intl.PluralRules>();
const numbers = new Map<string, Intl.NumberFormat>();

/** One formatter a language: making one costs more than all it formats on a page. */
const kept = <Formatter>(known: Map<string, Formatter>, locale: string, make: () => Formatter): Formatter => {
  const formatter = known.get(locale) ?? make();
  known.set(locale, formatter);
  return formatter;
};

/**
 * Parts of a compiled ICU message in a language. Pages send messages compiled, so that neither the parser nor the rest of a formatting
 * library is loaded with the first page: values, plurals, selects and tags are all the catalogues may hold (the catalogue check refuses other
 * kinds; amounts and days are formatted before, with the functions of format.ts).
 * @example formatMessage(parse('{count, plural, one {# nuit} other {# nuits}}'), 'fr-FR', { count: 7 }) // ['7', ' nuits']
 */
export const formatMessage = <Part = never>(
  message: readonly MessageFormatElement[],
  locale: string,
  values: MessageValues<Part> = {},
  count = 0,
): readonly (string | Part)[] =>
  message.flatMap((element) => {
    // The kinds are numbers in the compiled files: 0 literal, 1 value, 5 select, 6 plural, 7 the plural's own number, 8 tag.
    if (element.type === 0) return element.value;
    if (element.type === 7) return kept(numbers, locale, () => new Intl.NumberFormat(locale)).format(count);
    const value = values[element.value];
    if (element.type === 6) {
      const given = Number(value);
      const rules =
        element.pluralType === 'ordinal'
          ? kept(ordinals, locale, () => new Intl.PluralRules(locale, { type: 'ordinal' }))
          : kept(cardinals, locale, () => new Intl.PluralRules(locale));
      const option = element.options[`=${String(given)}`] ?? element.options[rules.select(given - element.offset)] ?? element.options['other'];
      return formatMessage(option?.value ?? [], locale, values, given - element.offset);
    }
    if (element.type === 5) return formatMessage(element.options[String(value)]?.value ?? element.options['other']?.value ?? [], locale, values, count);
    if (element.type === 8) {
      const parts = formatMessage(element.children, locale, values, count);
      return typeof value === 'function' ? (value as (parts: readonly (string | Part)[]) => Part)(parts) : parts; // `as`: the only functions among values
    }
    return typeof value === 'number' ? String(value) : ((value as string | Part | undefined) ?? `{${element.value}}`); // `as`: a tag's function is no value
  });
