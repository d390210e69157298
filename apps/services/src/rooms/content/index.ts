import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrandFolder } from '@escale/catalogue/brands';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Deps, Room } from '../../platform/deps.ts';
import { createAvailableDates, type DatesSource } from './available-dates.ts';
import { type ContentFiles, type Document, isContentPath, plainBytes } from './content-files.ts';
import { createFromPrices, type PricesSource } from './from-prices.ts';
import { datesShopOf, VISIBILITIES } from './publish.ts';

export { openContentFiles, plainBytes, type ContentFiles } from './content-files.ts';
export { publishContent, withdrawContent } from './publish.ts';

/** What the room is given beside the usual. */
export interface ContentDeps extends Deps {
  readonly ticks: Clock;
  readonly contentFiles: ContentFiles;
  readonly brands: readonly BrandFolder[];
  readonly search: DatesSource & PricesSource;
}

/** Seconds a cache may answer without asking again. */
const FRESH = 60,
  FRESH_DATES = 15;

const MAGIC_INPUTS = join(import.meta.dirname, '../../../../../docs/magic-inputs.md');

const wantsBrotli = (request: FastifyRequest): boolean =>
  /(?:^|[\s,])br(?!\s*;\s*q=0(?:\.0*)?(?:\s*,|\s*$))/u.test(String(request.headers['accept-encoding'] ?? ''));

const sendDocument = async (request: FastifyRequest, reply: FastifyReply, document: Document, fresh: number): Promise<FastifyReply> => {
  const brotli = wantsBrotli(request);
  const tag = `"${document.hash}${brotli ? '-br' : ''}"`;
  reply.headers({ etag: tag, vary: 'Accept-Encoding', 'cache-control': `public, max-age=${fresh}, stale-while-revalidate=${10 * fresh}` });
  const known = String(request.headers['if-none-match'] ?? '')
    .split(',')
    .map((part) => part.trim().replace(/^W\//u, ''));
  if (known.includes(tag) || known.includes('*')) return reply.code(304).send();
  reply.type('application/json; charset=utf-8');
  return brotli ? reply.header('content-encoding', 'br').send(document.brotli) : reply.send(await plainBytes(document));
};

const DATES_PATH = /^([A-Z]{2})\/([a-z]+)\/([a-z]{2}-[A-Z]{2})\/sdp\/availabilities\/([A-Za-z0-9_-]{1,40})\/([A-Za-z0-9_-]{1,10})\.json$/u;
const PRICES_PATH = /^([A-Z]{2})\/([a-z]+)\/([a-z]{2}-[A-Z]{2})\/sdp\/fromPrices\.json$/u;

/**
 * Door of the content room: published files under `/api/content/{BRAND}/{visibility}/…` (platform 7) and the host table
 * `/api/content/brands.json`. Available dates and from-prices make themselves from the search index when they are asked for.
 */
export const contentRoom: Room<ContentDeps> = {
  name: 'content',
  async register(app, { clock, ticks, contentFiles, brands, search, env }) {
    const dates = createAvailableDates(search, clock, ticks);
    const prices = createFromPrices(search, clock, ticks);
    const shopOf = (brand: string, visibility: string, shop: string) =>
      VISIBILITIES.some((known) => known === visibility) ? brands.find((one) => one.brand.code === brand)?.shops.find((one) => one.shop === shop) : undefined;

    // For the demo index: what the universe was made from, and how to reach every answer.
    if (env.stage !== 'live')
      app.get('/demo.json', async (_request, reply) =>
        reply.header('cache-control', 'public, max-age=60').send({ seed: env.universe.seed, magicInputs: await readFile(MAGIC_INPUTS, 'utf8') }),
      );

    app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
      const path = request.params['*'];
      const notFound = () => reply.code(404).header('cache-control', 'public, max-age=10').send({ code: 'NOT_FOUND' });
      if (!isContentPath(path) || (path !== 'brands.json' && !brands.some((one) => path.startsWith(`${one.brand.code}/`)))) return notFound();
      const [isDates, brandOfDates = '', visibilityOfDates = '', shopOfDates = '', destination = '', city = ''] = DATES_PATH.exec(path) ?? [];
      if (isDates !== undefined) {
        const shop = shopOf(brandOfDates, visibilityOfDates, shopOfDates);
        const document = shop && shop.departureCities.some((own) => own.code === city) ? await dates.read(datesShopOf(shop), destination, city) : undefined;
        return document ? sendDocument(request, reply, document, FRESH_DATES) : notFound();
      }
      const [isPrices, brandOfPrices = '', visibilityOfPrices = '', shopOfPrices = ''] = PRICES_PATH.exec(path) ?? [];
      if (isPrices !== undefined) {
        const shop = shopOf(brandOfPrices, visibilityOfPrices, shopOfPrices);
        return shop ? sendDocument(request, reply, await prices.read(shop), FRESH) : notFound();
      }
      const document = await contentFiles.read(path);
      return document ? sendDocument(request, reply, document, FRESH) : notFound();
    });
  },
};
