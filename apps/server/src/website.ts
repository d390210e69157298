import { createWebsite, type WebsiteOptions } from '@escale/website/server/website';
import type { FastifyInstance } from 'fastify';

/** Mounts the website last: it answers every address that is left. */
export const mountWebsite = async (app: FastifyInstance, options: WebsiteOptions): Promise<void> => {
  await createWebsite(options)(app);
};
