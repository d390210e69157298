import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { BrandFolder } from '@escale/catalogue/brands';
import type { FastifyInstance } from 'fastify';

/** Marks as pictures, made by `npm run marks -w @escale/artwork`: many mail programs show no SVG. */
const MARKS = join(import.meta.dirname, '../../../packages/artwork/marks');

/** Address of a brand's mark for mails, which cannot carry it inline: the picture, or the drawing of a brand that has none yet. */
export const markPath = (brand: string): string => (existsSync(join(MARKS, `${brand}.png`)) ? `/marks/${brand}.png` : `/marks/${brand}.svg`);

/** Serves the marks that mails point at. */
export const serveMarks = async (app: FastifyInstance, brands: readonly BrandFolder[]): Promise<void> => {
  app.get<{ Params: { brand: string } }>('/marks/:brand.svg', (request, reply) => {
    const logo = brands.find(({ brand }) => brand.code === request.params.brand)?.brand.theme.logo;
    if (logo === undefined) return reply.code(404).send({ code: 'NOT_FOUND' });
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=86400')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(logo);
  });
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, { root: MARKS, prefix: '/marks/', index: false, decorateReply: false, maxAge: '1d', dotfiles: 'deny' });
    scope.addHook('onSend', async (_request, reply) => {
      reply.header('x-content-type-options', 'nosniff').header('cross-origin-resource-policy', 'cross-origin'); // mails show them too
    });
  });
};
