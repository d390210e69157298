import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { formatMessage, type MessageValues } from '@escale/i18n/format-message';
import { createContext, createElement, Fragment, use, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { MessageId } from './message-id.ts';

export type Compiled = Readonly<Record<string, MessageFormatElement[]>>;

/** The messages of a page at one moment: what formats them, in the page's language. */
type Texts = <Part = never>(id: string, values: MessageValues<Part> | undefined) => readonly (string | Part)[];

/** Message areas known to the page. The browser adds areas before it shows a route that needs them. */
export interface MessageRegistry {
  readonly texts: () => Texts;
  readonly subscribe: (listener: () => void) => () => void;
  /** Adds an area's messages; a second time does nothing. */
  readonly add: (area: string, messages: Compiled) => void;
  readonly has: (area: string) => boolean;
}

const textsOf =
  (locale: string, messages: Compiled): Texts =>
  (id, values) => {
    const message = messages[id];
    // A missing key shows its id; the catalogue check of the gate is what keeps that from happening.
    return message === undefined ? [id] : formatMessage(message, locale, values);
  };

/** Makes the registry of a page. With `showKeys` each message renders its own id, for translators and tests (outside live). */
export const createMessageRegistry = (locale: string, areas: Readonly<Record<string, Compiled>>, showKeys = false): MessageRegistry => {
  const known = new Map(Object.entries(areas));
  const listeners = new Set<() => void>();
  const build = (): Texts => textsOf(locale, showKeys ? {} : Object.assign({}, ...known.values()));
  let texts = build();
  return {
    texts: () => texts,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    has: (area) => known.has(area),
    add: (area, messages) => {
      if (known.has(area)) return;
      known.set(area, messages);
      texts = build();
      for (const listener of listeners) listener();
    },
  };
};

const TextsContext = createContext<Texts | undefined>(undefined);

/** Gives the tree its messages; `useMessages` and `<Message>` work below it. */
export const MessagesProvider = ({ registry, children }: { readonly registry: MessageRegistry; readonly children: ReactNode }) => (
  <TextsContext value={useSyncExternalStore(registry.subscribe, registry.texts, registry.texts)}>{children}</TextsContext>
);

const useTexts = (): Texts => {
  const texts = use(TextsContext);
  if (texts === undefined) throw new Error('Messages are read inside <MessagesProvider> only');
  return texts;
};

export type Translate = (id: MessageId, values?: MessageValues) => string;

/**
 * `t('frame.menu')`: a message of the page's areas as text; the id is checked by the compiler.
 * For messages that hold elements use `<Message>`.
 */
export const useMessages = (): Translate => {
  const texts = useTexts();
  return useMemo<Translate>(() => (id, values) => texts(id, values).join(''), [texts]);
};

/** A message with elements among its values: a price that must not break, a link to the telephone. */
export const Message = ({ id, values }: { readonly id: MessageId; readonly values: MessageValues<ReactNode> }) =>
  createElement(Fragment, null, ...useTexts()<ReactNode>(id, values));
