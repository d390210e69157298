import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { createMessageRegistry, MessagesProvider, type Compiled } from '../shared/messages.tsx';
import { messageAddress, ShellProvider, type DocumentFacts, type Shell } from '../shared/shell.tsx';
import { setPageMessages } from './page-messages.ts';
import { startConsent } from '../shared/consent/consent-store.ts';
import { startVisit } from '../shared/consent/visit.ts';
import { startAnalytics } from '../shared/analytics.ts';
import { loadChunk, recoverFromDeployment } from '../shared/chunk.ts';
import { reportRenderingError, reportWithTrail, startMonitoring } from '../shared/error-report.ts';
import { hasOldStorage, moveOldStorage } from '../shared/old-storage.ts';
import { pathAfterShop } from '../shared/page-path.ts';
import { patternOfPath } from '../shared/route-table.ts';

const textOf = (id: string): string => document.getElementById(id)?.textContent ?? '';

const start = async (): Promise<void> => {
  const shellJson = textOf('shell');
  const shell = JSON.parse(shellJson) as Shell; // `as`: printed by our own server
  const areas = (document.documentElement.dataset['areas'] ?? '').split(' ').filter((area) => area !== '');
  const files = await Promise.all(
    areas.map(async (area) => {
      const address = messageAddress(shell.messageFiles, area);
      if (address === undefined) return [area, {}] as const;
      const answer = await fetch(address, { credentials: 'same-origin' });
      return [area, (await answer.json()) as Compiled] as const; // `as`: our own file, named by its hash
    }),
  );
  const registry = createMessageRegistry(shell.locale, Object.fromEntries(files), document.documentElement.dataset['messages'] === 'keys');
  setPageMessages(registry, shell.messageFiles, shell.prefix);
  if (shell.kind === 'shop') {
    if (hasOldStorage()) moveOldStorage(shell.brand.code);
    startConsent(shell.consent);
    startVisit({ brand: shell.brand.code, shop: shell.shop, partnerCode: shell.partnerCode });
    startAnalytics({
      url: shell.navLogsUrl,
      brand: shell.brand.code,
      shop: shell.shop,
      page: () => patternOfPath(pathAfterShop(location.pathname, shell.prefix)),
    });
  }
  // Should the whole document ever be drawn anew, its theme may only be a style with this page's nonce.
  const facts: DocumentFacts = {
    nonce: document.querySelector<HTMLElement>('#theme')?.nonce,
    themeCss: textOf('theme'),
    primitiveStrings: textOf('primitive-strings'),
    shellJson,
    preloadedAreas: areas,
    fontPreloads: [],
    showsKeys: document.documentElement.dataset['messages'] === 'keys',
  };
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <ShellProvider shell={shell} document={facts}>
          <MessagesProvider registry={registry}>
            <HydratedRouter />
          </MessagesProvider>
        </ShellProvider>
      </StrictMode>,
      {
        onCaughtError: (error, { errorBoundary }) => {
          // A part that keeps its error to itself says which part it is; asked by name, so that nothing is loaded at first for it.
          const area: unknown = errorBoundary === undefined ? undefined : Reflect.get(errorBoundary.props, 'area');
          reportRenderingError(error, typeof area === 'string' ? area : 'page');
        },
        onUncaughtError: (error) => {
          reportRenderingError(error, 'document');
        },
      },
    );
  });
  if (shell.isMonitored === true) startMonitoring();
  if (shell.isReplayed === true)
    void loadChunk(() => import('../shared/visit-trail.ts')).then(({ startTrail }) => {
      reportWithTrail(startTrail(() => patternOfPath(pathAfterShop(location.pathname, shell.prefix))));
    });
  // What only some brands use is fetched by those brands alone, once the page is alive.
  if (shell.kind !== 'shop') return;
  const { abTests, capabilities } = shell;
  if (abTests !== undefined)
    void loadChunk(() => import('../shared/consent/variants.ts')).then(({ startVariants }) => {
      startVariants(abTests);
    });
  const { tagManager } = capabilities;
  if (tagManager !== undefined)
    void loadChunk(() => import('../shared/consent/tag-manager.ts')).then(({ startTagManager }) => {
      startTagManager(tagManager, facts.nonce ?? '');
    });
};

recoverFromDeployment();
void start();
