import { createIntl } from 'react-intl/server';
import { openMessageStore } from '@escale/i18n/load';
import { localeOf, messageLanguageOf } from '@escale/i18n/languages';
import type { Labels } from './offer-rows.ts';

/** Texts of one shop: interface words by id, and the right language of editors' copy. */
export interface Texts {
  readonly shop: string;
  readonly language: string;
  /** A message of area `offer`; an unknown id throws, so that no answer ever carries one. */
  text(id: string, values?: Readonly<Record<string, string | number>>): string;
  label(labels: Labels | null | undefined): string;
  /** Paragraphs of editors' copy: a list per language, or one text per language. */
  paragraphs(value: unknown): string[];
}

const store = openMessageStore();
const known = new Map<string, Texts>();

const ofLanguage = (value: unknown, language: string): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const byLanguage: Readonly<Record<string, unknown>> = { ...value };
  return byLanguage[language] ?? byLanguage['en'] ?? Object.values(byLanguage)[0];
};

/** Texts for a shop `xx-YY`, in its language or in English where the language is not complete (platform 9). */
export const textsOf = (shop: string): Texts => {
  const cached = known.get(shop);
  if (cached) return cached;
  const language = messageLanguageOf(shop);
  const intl = createIntl({
    locale: localeOf(shop),
    messages: store.area(language, 'offer').messages,
    onError: (error) => {
      throw error;
    },
  });
  const texts: Texts = {
    shop,
    language,
    text: (id, values = {}) => String(intl.formatMessage({ id }, { ...values })),
    label: (labels) => (labels === null || labels === undefined ? '' : (labels[language] ?? labels['en'] ?? Object.values(labels)[0] ?? '')),
    paragraphs: (value) => {
      const own = ofLanguage(value, language);
      const list = Array.isArray(own) ? own : [own];
      return list.map((item) => ofLanguage(item, language)).filter((item) => typeof item === 'string');
    },
  };
  known.set(shop, texts);
  return texts;
};
