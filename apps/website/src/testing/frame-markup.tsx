import type { BrandCapabilities, PartnerConfiguration } from '@escale/contract/brand';
import { openMessageStore } from '@escale/i18n/load';
import { localeOf, messageLanguageOf } from '@escale/i18n/languages';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { shopShellOf } from '../app/shop-shell.server.ts';
import { Frame } from '../features/frame/frame.tsx';
import { createMessageRegistry, MessagesProvider } from '../shared/messages.tsx';
import { ShellProvider, type Shell, type VisitorShell } from '../shared/shell.tsx';
import { aBrand, aPartner, FIXTURE_METHODS } from './brand-fixture.ts';
import { NO_FACTS } from './shell-fixture.ts';

const messages = openMessageStore();

/** What a row of a frame test may change. */
export interface FrameCase {
  readonly shop?: string;
  /** Path after the shop, with query; `''` for its root. */
  readonly path?: string;
  readonly partner?: Partial<PartnerConfiguration>;
  readonly capabilities?: BrandCapabilities;
  readonly visitor?: VisitorShell;
  readonly shops?: readonly string[];
  readonly isError?: boolean;
  readonly now?: string;
}

/** The frame around an empty page as the server renders it, with its real messages and rules. */
export const frameMarkup = ({
  shop = 'fr-FR',
  path = '',
  partner,
  capabilities,
  visitor,
  shops,
  isError = false,
  now = '2026-11-21T12:00:00Z',
}: FrameCase): string => {
  const brand = aBrand();
  const shell: Shell = {
    ...shopShellOf({
      brand: { ...brand, capabilities, ...(shops === undefined ? {} : { shopSwitcherList: shops.map((code) => ({ code })) }) },
      partner: aPartner(shop, partner),
      methods: FIXTURE_METHODS,
      shop,
      origin: 'http://af.localhost',
      chosenCurrency: undefined,
      now: Date.parse(now),
      isLive: false,
      visitor: visitor ?? { state: 'anonymous' },
    }),
    prefix: '',
    messageFiles: { folder: '', hashes: {} },
    incidentId: '',
    navLogsUrl: '',
  };
  const language = messageLanguageOf(shop);
  const areas = (['common', 'frame', 'error'] as const).map((area) => [area, messages.area(language, area).messages] as const);
  const Page = () => <Frame isError={isError}>{null}</Frame>;
  const Stub = createRoutesStub([{ id: 'page', path: '*', Component: Page }]);
  return renderToString(
    <ShellProvider shell={shell} document={NO_FACTS}>
      <MessagesProvider registry={createMessageRegistry(localeOf(shop), Object.fromEntries(areas))}>
        <Stub initialEntries={[`/${shop}${path}`]} hydrationData={{ loaderData: {} }} />
      </MessagesProvider>
    </ShellProvider>,
  );
};

/** The markup from the first tag that matches to its end; `''` when there is none. */
export const partOf = (html: string, tag: string, mark = ''): string =>
  new RegExp(`<${tag}\\b[^>]*${mark}[^>]*>[\\s\\S]*?</${tag}>`, 'u').exec(html)?.[0] ?? '';

const plain = (markup: string): string =>
  markup
    .replaceAll(/<!--.*?-->|<[^>]*>/gsu, '')
    .replaceAll('&amp;', '&')
    .trim();

/** Links of some markup: text or accessible name, and address. */
export const linksOf = (markup: string): readonly (readonly [text: string, href: string])[] =>
  [...markup.matchAll(/<a\b([^>]*)>([\s\S]*?)<\/a>/gu)].map(([, attributes = '', content = '']) => [
    /aria-label="([^"]*)"/u.exec(attributes)?.[1] ?? plain(content),
    (/href="([^"]*)"/u.exec(attributes)?.[1] ?? '').replaceAll('&amp;', '&'),
  ]);
