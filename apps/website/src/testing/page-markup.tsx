import { openMessageStore } from '@escale/i18n/load';
import { localeOf, messageLanguageOf, type Area } from '@escale/i18n/languages';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { shopShellOf } from '../app/shop-shell.server.ts';
import { createMessageRegistry, MessagesProvider } from '../shared/messages.tsx';
import { ShellProvider, type DocumentFacts, type Shell } from '../shared/shell.tsx';
import { aBrand, aPartner, FIXTURE_METHODS } from './brand-fixture.ts';

const messages = openMessageStore();
const FACTS: DocumentFacts = { nonce: undefined, themeCss: '', primitiveStrings: '', shellJson: '', preloadedAreas: [], fontPreloads: [], showsKeys: false };

/** The HTML a page of a shop renders on the server for given loader data, with its real messages; for tests of single pages. */
export const pageMarkup = (Page: ComponentType, loaded: unknown, { shop, areas }: { readonly shop: string; readonly areas: readonly Area[] }): string => {
  const shopShell = shopShellOf({
    brand: aBrand(),
    partner: aPartner(shop),
    methods: FIXTURE_METHODS,
    shop,
    origin: 'http://af.localhost',
    chosenCurrency: undefined,
    now: Date.parse('2026-11-21T12:00:00Z'),
    isLive: false,
    visitor: { state: 'anonymous' },
  });
  const shell: Shell = { ...shopShell, prefix: '', messageFiles: {}, incidentId: '', navLogsUrl: '' };
  const all: readonly Area[] = ['common', 'frame', 'error', ...areas];
  const registry = createMessageRegistry(localeOf(shop), Object.fromEntries(all.map((area) => [area, messages.area(messageLanguageOf(shop), area).messages])));
  const Stub = createRoutesStub([{ id: 'page', path: '*', Component: Page, loader: () => loaded }]);
  return renderToString(
    <ShellProvider shell={shell} document={FACTS}>
      <MessagesProvider registry={registry}>
        <Stub initialEntries={[`/${shop}/page`]} hydrationData={{ loaderData: { page: loaded } }} />
      </MessagesProvider>
    </ShellProvider>,
  );
};
