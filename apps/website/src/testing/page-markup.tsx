import { openMessageStore } from '@escale/i18n/load';
import { localeOf, messageLanguageOf, type Area } from '@escale/i18n/languages';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { createMessageRegistry, MessagesProvider } from '../shared/messages.tsx';
import { ShellProvider } from '../shared/shell.tsx';
import { aShell, NO_FACTS } from './shell-fixture.ts';

const messages = openMessageStore();

/** The HTML a page of a shop renders on the server for given loader data, with its real messages; for tests of single pages. */
export const pageMarkup = (Page: ComponentType, loaded: unknown, { shop, areas }: { readonly shop: string; readonly areas: readonly Area[] }): string => {
  const all: readonly Area[] = ['common', 'frame', 'error', ...areas];
  const registry = createMessageRegistry(localeOf(shop), Object.fromEntries(all.map((area) => [area, messages.area(messageLanguageOf(shop), area).messages])));
  const Stub = createRoutesStub([{ id: 'page', path: '*', Component: Page, loader: () => loaded }]);
  return renderToString(
    <ShellProvider shell={aShell(shop)} document={NO_FACTS}>
      <MessagesProvider registry={registry}>
        <Stub initialEntries={[`/${shop}/page`]} hydrationData={{ loaderData: { page: loaded } }} />
      </MessagesProvider>
    </ShellProvider>,
  );
};
