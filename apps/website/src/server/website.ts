import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { openMessageStore } from '@escale/i18n/load';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PageHandler, PageHandlerDeps } from '../app/page-handler.server.ts';
import { fontFile } from '../shared/brand-fonts.server.ts';
import { websiteSettings, type WebsiteEnv } from '../shared/website-settings.ts';
import { answerPage } from './answer-page.ts';
import { createSharePictures } from './share-pictures.ts';
import { indexFiles, sendFile } from './static-files.ts';

const BUILD = fileURLToPath(new URL('../../build/', import.meta.url));
const REPORT_LIMIT = 8 * 1024;
const FORM_LIMIT = 256 * 1024;
/** Five files of 10 MB and what stands around them (readings 6.5 row 63); only for who carries a sign-in. */
const REQUEST_LIMIT = 52 * 1024 * 1024;
const PAGE_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

export interface WebsiteOptions {
  readonly env: WebsiteEnv;
  readonly clock: { now(): number };
  readonly log: { warn(details: object, message: string): void };
  /** Folder of the built website; default the one beside the sources. */
  readonly buildDirectory?: string;
  readonly fetch?: typeof fetch;
}

/** Headers every answer of the website carries; pages add their own content security policy. */
const securityHeaders = (isLive: boolean): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
  // Windows of identity providers answer the page that opened them.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  ...(isLive ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
});

/** Failures of the website's own server that are events too (platform 7 "Tracked events"); the others are for its log alone. */
const TRACKED: ReadonlySet<string> = new Set(['token_delete_error', 'sponsorship_subscribe_failed', 'fetchMessages error']);

const originOf = (request: FastifyRequest): string => `${request.protocol}://${request.headers.host ?? 'localhost'}`;

/**
 * The website as a Fastify plugin, to be registered last: static files, message files, the policy report endpoint, and pages for every
 * address that is left. Throws when the website has not been built.
 */
export const createWebsite =
  ({ env, clock, log, buildDirectory = BUILD, fetch: load }: WebsiteOptions): ((app: FastifyInstance) => Promise<void>) =>
  async (app) => {
    // React renders several times slower in its development build, which it takes unless told so before it is loaded.
    process.env['NODE_ENV'] ??= 'production';
    const settings = websiteSettings(env);
    const keep = (name: string, data: object): void => {
      // Kept with the other events, so that what goes wrong shows in one place; a failure to keep it is nobody's problem.
      void (load ?? fetch)(`${settings.navLogsUrl}/tag`, {
        method: 'POST',
        headers: { 'content-type': 'text/plain' },
        body: JSON.stringify({ name, data }),
        signal: AbortSignal.timeout(2000),
      }).catch(() => undefined);
    };
    const report = (name: string, details: Readonly<Record<string, string>>): void => {
      log.warn(details, name);
      if (TRACKED.has(name)) keep(name, details);
    };
    // `as`: our own bundle; its door is `app/server-app.ts`.
    const { createPageHandler } = (await import(pathToFileURL(join(buildDirectory, 'server/index.js')).href)) as {
      createPageHandler: (deps: PageHandlerDeps) => PageHandler;
    };
    const pages = createPageHandler({ settings, clock, messages: openMessageStore(), report, ...(load === undefined ? {} : { fetch: load }) });
    const files = indexFiles(join(buildDirectory, 'client'), settings.prefix);
    const { prefix } = settings;
    const sharePicture = createSharePictures(pages);

    await app.register(async (scope) => {
      const headers = securityHeaders(settings.isLive);
      scope.addHook('onRequest', async (_request, reply) => {
        reply.headers(headers);
      });
      // Forms and data requests reach React Router as bytes; it reads them itself.
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: FORM_LIMIT }, (_request, body, done) => {
        done(null, body);
      });

      scope.get<{ Params: { brand: string; language: string; file: string } }>(`${prefix}/assets/messages/:brand/:language/:file`, async (request, reply) => {
        const [area = '', hash = ''] = request.params.file.replace(/\.json$/u, '').split('.');
        const found = await pages.messageFile(request.params.brand, request.params.language, area, hash);
        if (found === undefined) return reply.code(404).type('application/json').send('{}');
        return reply
          .type('application/json; charset=utf-8')
          .header('cache-control', found.isCurrent ? 'public, max-age=31536000, immutable' : 'no-store')
          .send(found.json);
      });
      scope.get(`${prefix}/assets/*`, async (request, reply) =>
        sendFile(files, decodeURIComponent(request.url.slice(prefix.length).split('?')[0] ?? ''), request, reply),
      );
      scope.get<{ Params: { '*': string } }>(`${prefix}/fonts/*`, async (request, reply) => {
        const file = fontFile(request.params['*']);
        if (file === undefined) return reply.code(404).send('');
        return reply.type('font/woff2').header('cache-control', 'public, max-age=31536000, immutable').send(createReadStream(file));
      });
      scope.get<{ Querystring: { shop?: string } }>(`${prefix}/brand-icon.svg`, async (request, reply) => {
        const { shop } = request.query;
        const icon = await pages.brandIcon(request.headers.host ?? '', request.headers.cookie ?? null, typeof shop === 'string' ? shop : undefined);
        return icon === undefined ? reply.code(404).send('') : reply.type('image/svg+xml').header('cache-control', 'public, max-age=3600').send(icon);
      });
      scope.get(`${prefix}/robots.txt`, async (request, reply) =>
        reply
          .type('text/plain; charset=utf-8')
          .header('cache-control', 'public, max-age=3600')
          .send(await pages.robotsText(originOf(request), request.headers.cookie ?? null)),
      );
      scope.get<{ Params: { shop: string } }>(`${prefix}/:shop/sitemap.xml`, async (request, reply) => {
        const sitemap = await pages.sitemap(originOf(request), request.headers.cookie ?? null, request.params.shop);
        return sitemap === undefined
          ? reply.code(404).type('text/plain').send('')
          : reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600').send(sitemap);
      });
      scope.get<{ Params: { brand: string; file: string } }>(`${prefix}/share/:brand/:file`, async (request, reply) => {
        const picture = await sharePicture(request.params.brand, request.params.file);
        return picture === undefined
          ? reply.code(404).type('text/plain').send('')
          : reply.type('image/jpeg').header('cache-control', 'public, max-age=86400').header('cross-origin-resource-policy', 'cross-origin').send(picture);
      });
      scope.get(`${prefix}/favicon.ico`, async (_request, reply) => reply.code(204).header('cache-control', 'public, max-age=86400').send());
      scope.post(`${prefix}/csp-reports`, { bodyLimit: REPORT_LIMIT }, async (request, reply) => {
        const text = Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '';
        const blocked = directiveOf(text);
        log.warn({ report: blocked }, 'csp_report');
        keep('csp_report', blocked);
        return reply.code(204).send();
      });
      scope.post<{ Params: { '*': string } }>(
        `${prefix}/:shop/account/customer-request/*`,
        {
          bodyLimit: REQUEST_LIMIT,
          preParsing: async (request, reply, payload) => {
            const isLarge = Number(request.headers['content-length'] ?? REQUEST_LIMIT) > FORM_LIMIT;
            if (isLarge && !/(?:^|;\s*)authToken=[^;]/u.test(request.headers.cookie ?? '')) return reply.code(413).send('');
            return payload;
          },
        },
        (request, reply) => answerPage(pages, request, reply, report),
      );
      scope.route({ method: [...PAGE_METHODS], url: '/*', handler: (request, reply) => answerPage(pages, request, reply, report) });
    });
  };

/** Only what was blocked where, without addresses of pages: those may name a booking. */
const directiveOf = (text: string): Readonly<Record<string, string>> => {
  try {
    const parsed: unknown = JSON.parse(text);
    const body: unknown = typeof parsed === 'object' && parsed !== null && 'csp-report' in parsed ? parsed['csp-report'] : parsed;
    if (typeof body !== 'object' || body === null) return {};
    const read = (key: string): string => {
      const value: unknown = Reflect.get(body, key);
      return typeof value === 'string' ? value.slice(0, 120) : '';
    };
    const blocked = URL.parse(read('blocked-uri'));
    return { directive: read('violated-directive'), blocked: blocked?.origin ?? read('blocked-uri') };
  } catch {
    return {};
  }
};
