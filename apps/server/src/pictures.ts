import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Serves the artwork at `/pictures/`: files never change under their name, so they may be kept for a year. */
export const servePictures = async (app: FastifyInstance, folder: string): Promise<void> => {
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, {
      root: folder,
      prefix: '/pictures/',
      immutable: true,
      maxAge: '365d',
      index: false,
      decorateReply: false,
      cacheControl: true,
      dotfiles: 'deny',
    });
    scope.addHook('onSend', async (_request, reply) => {
      reply.header('x-content-type-options', 'nosniff').header('cross-origin-resource-policy', 'cross-origin'); // mails show them too
    });
  });
};
