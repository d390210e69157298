import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { createIntl, createIntlCache, RawIntlProvider, useIntl, type IntlShape } from 'react-intl';
import type { MessageId } from './message-id.ts';

export type Compiled = Readonly<Record<string, MessageFormatElement[]>>;

/** Message areas known to the page. The browser adds areas before it shows a route that needs them. */
export interface MessageRegistry {
  readonly intl: () => IntlShape;
  readonly subscribe: (listener: () => void) => () => void;
  /** Adds an area's messages; a second time does nothing. */
  readonly add: (area: string, messages: Compiled) => void;
  readonly has: (area: string) => boolean;
}

const cache = createIntlCache();

/** Makes the registry of a page. With `showKeys` each message renders its own id, for translators and tests (outside live). */
export const createMessageRegistry = (locale: string, areas: Readonly<Record<string, Compiled>>, showKeys = false): MessageRegistry => {
  const known = new Map(Object.entries(areas));
  const listeners = new Set<() => void>();
  const build = (): IntlShape => {
    const messages: Record<string, MessageFormatElement[]> = Object.assign({}, ...known.values());
    if (showKeys) for (const id of Object.keys(messages)) messages[id] = [{ type: 0, value: id }];
    // A missing key shows its id; the catalogue check of the gate is what keeps that from happening.
    return createIntl({ locale, messages, defaultLocale: locale, onError: () => undefined }, cache);
  };
  let intl = build();
  return {
    intl: () => intl,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    has: (area) => known.has(area),
    add: (area, messages) => {
      if (known.has(area)) return;
      known.set(area, messages);
      intl = build();
      for (const listener of listeners) listener();
    },
  };
};

/** Gives the tree its messages; `useIntl` and `<FormattedMessage>` of react-intl work below it. */
export const MessagesProvider = ({ registry, children }: { readonly registry: MessageRegistry; readonly children: ReactNode }) => {
  const intl = useSyncExternalStore(registry.subscribe, registry.intl, registry.intl);
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
};

type MessageValues = Readonly<Record<string, string | number>>;
export type Translate = (id: MessageId, values?: MessageValues) => string;

/**
 * `t('frame.menu')`: a message of the page's areas as text; the id is checked by the compiler.
 * For messages with tags use `<FormattedMessage>`.
 */
export const useMessages = (): Translate => {
  const intl = useIntl();
  return useMemo<Translate>(() => (id, values) => intl.formatMessage({ id }, values), [intl]);
};
