import { AREAS, type Area } from '@escale/i18n/languages';
import type { MessageStore, Messages } from '@escale/i18n/load';
import type { MessageFiles } from '../shared/shell.tsx';
import { createMessageRegistry, type Compiled, type MessageRegistry } from '../shared/messages.tsx';

export interface PageTexts {
  readonly registry: MessageRegistry;
  readonly messageFiles: MessageFiles;
}

export interface PageTextsQuestion {
  readonly locale: string;
  readonly language: string;
  readonly areas: readonly Area[];
  readonly showsKeys: boolean;
  /** The brand's own words; undefined on the demo index. */
  readonly brand: { readonly code: string; readonly version: string; readonly overrides: Messages } | undefined;
}

/** What pages of one brand, language and set of areas share: made once, kept while the brand's own words stand. */
export const createPageTexts = (messages: MessageStore, prefix: string): ((question: PageTextsQuestion) => PageTexts) => {
  const kept = new Map<string, PageTexts>();
  return ({ locale, language, areas, showsKeys, brand }) => {
    const key = [brand?.code, brand?.version, locale, language, showsKeys, ...areas].join(' ');
    const known = kept.get(key);
    if (known !== undefined) return known;
    const files = AREAS.map((area) => [area, messages.area(language, area, brand)] as const);
    const made: PageTexts = {
      messageFiles: {
        folder: `${prefix}/assets/messages/${brand?.code ?? 'base'}/${language}`,
        hashes: Object.fromEntries(files.map(([area, file]) => [area, file.hash])),
      },
      registry: createMessageRegistry(
        locale,
        Object.fromEntries(files.filter(([area]) => areas.includes(area)).map(([area, file]): [string, Compiled] => [area, file.messages])),
        showsKeys,
      ),
    };
    // Brands change their words rarely; a full map is simply begun anew.
    if (kept.size > 500) kept.clear();
    kept.set(key, made);
    return made;
  };
};
