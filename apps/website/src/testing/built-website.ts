import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { openMessageStore } from '@escale/i18n/load';
import type { PageHandler, PageHandlerDeps } from '../app/page-handler.server.ts';
import { websiteSettings, type WebsiteEnv } from '../shared/website-settings.ts';
import { contentFetch } from './brand-fixture.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PACKAGES = fileURLToPath(new URL('../../../../packages/', import.meta.url));

const newest = (directory: string): number =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && !entry.parentPath.includes('node_modules') && /\.(?:tsx?|css|json)$/u.test(entry.name) && !entry.name.includes('.test.'),
    )
    .reduce((latest, entry) => Math.max(latest, statSync(join(entry.parentPath, entry.name)).mtimeMs), 0);

/** Builds the website when it is missing or older than its sources; tests of the served pages run on the real build. */
export const ensureBuilt = (): string => {
  const server = join(ROOT, 'build/server/index.js');
  const sources = Math.max(newest(join(ROOT, 'src')), newest(join(PACKAGES, 'ui/src')), newest(join(PACKAGES, 'i18n/src')));
  if (!existsSync(server) || statSync(server).mtimeMs < sources)
    execFileSync(process.execPath, [join(ROOT, '../../node_modules/.bin/react-router'), 'build'], {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: 'pipe',
    });
  return join(ROOT, 'build');
};

export const TEST_ENV: WebsiteEnv = {
  stage: 'demo',
  prefix: '',
  monitoring: { sampleRate: 0 },
  sandboxPort: 4100,
  addresses: { BASE_URL: 'http://services.invalid', QUOTE_API_URL: 'http://services.invalid/api/quote' },
};
/** Saturday 14 March 2026, 22:30 in London: already Sunday in Dubai. */
const TEST_NOW = Date.parse('2026-03-14T22:30:00Z');

/** The real page handler of the build over a content service in memory. */
export const builtHandler = async (changes: Partial<PageHandlerDeps> & { readonly env?: Partial<WebsiteEnv> } = {}): Promise<PageHandler> => {
  const { env, ...deps } = changes;
  // `as`: our own bundle.
  const { createPageHandler } = (await import(pathToFileURL(join(ensureBuilt(), 'server/index.js')).href)) as {
    createPageHandler: (deps: PageHandlerDeps) => PageHandler;
  };
  return createPageHandler({
    settings: websiteSettings({ ...TEST_ENV, ...env }),
    clock: { now: () => TEST_NOW },
    messages: openMessageStore(),
    report: () => undefined,
    fetch: contentFetch(),
    ...deps,
  });
};

/** Asks the handler for a page of AF. */
export const visit = (handler: PageHandler, path: string, init: RequestInit & { readonly host?: string } = {}): Promise<Response> =>
  handler.handle(new Request(`http://${init.host ?? 'af.localhost'}${path}`, init));
