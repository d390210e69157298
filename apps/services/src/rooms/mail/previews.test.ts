import Fastify, { type FastifyInstance } from 'fastify';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseEnv } from '../../platform/env.ts';
import { randomIds } from '../../platform/ids.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '../../platform/test-database.ts';
import { mailRoom } from './index.ts';
import { aMailBrand } from './mail-brand.fixture.ts';
import { PREVIEW_LETTERS, type PreviewShop } from './preview-letters.ts';

const SHOPS: readonly PreviewShop[] = ['fr-FR', 'en-GB', 'ar-AE', 'de-DE', 'es-ES', 'it-IT', 'nl-NL', 'pl-PL', 'pt-PT', 'sv-SE', 'da-DK', 'no-NO', 'tr-TR'].map(
  (shop) => ({
    brand: aMailBrand,
    shop,
    currency: 'EUR',
    zone: 'Europe/Paris',
    isDoubleOptin: true,
    hasSecurity: true,
    hasSponsorship: true,
    hasCredits: true,
  }),
);
const plain: PreviewShop = {
  brand: { ...aMailBrand, code: 'GE' },
  shop: 'de-DE',
  currency: 'EUR',
  zone: 'Europe/Berlin',
  isDoubleOptin: false,
  hasSecurity: false,
  hasSponsorship: false,
  hasCredits: false,
};

let database: TestDatabase;
const mounted = async (isLive: boolean): Promise<FastifyInstance> => {
  const env = parseEnv({ BASE_URL: 'http://localhost:3000', QUOTE_API_URL: 'http://localhost:3000/api/quote', STAGE: 'test' }, '/nowhere');
  const deps = { db: database.pool, clock: { now: () => TEST_NOW }, ids: randomIds, env, log: pino({ level: 'silent' }) };
  const app = Fastify();
  await mailRoom.register(app, { ...deps, isLive, previewShops: () => [...SHOPS, plain] });
  return app;
};
let app: FastifyInstance;
beforeAll(async () => {
  database = await createTestDatabase({ universe: 'small' });
  app = await mounted(false);
});
afterAll(() => database.close());

const read = async (path: string): Promise<string> => {
  const answer = await app.inject({ url: `/previews${path}` });
  expect([path, answer.statusCode]).toEqual([path, 200]);
  return answer.body;
};

describe('the previews of letters', () => {
  it('list every letter of every shop, and only those its brand sends', async () => {
    const index = await read('');
    for (const { name } of PREVIEW_LETTERS) for (const { shop } of SHOPS) expect(index).toContain(`href="previews/AF/${shop}/${name}"`);
    expect(index).not.toContain('previews/GE/de-DE/sponsorship-invitation');
    expect((await app.inject({ url: '/previews/GE/de-DE/sponsorship-invitation' })).statusCode).toBe(404);
    expect((await app.inject({ url: '/previews/AF/fr-FR/nothing' })).statusCode).toBe(404);
  });

  it.each(SHOPS)('draw each letter in $shop without scripts, foreign pictures or loose ends', async ({ shop }) => {
    for (const { name } of PREVIEW_LETTERS) {
      const [page, mail, text] = [await read(`/AF/${shop}/${name}`), await read(`/AF/${shop}/${name}/html`), await read(`/AF/${shop}/${name}/text`)];
      expect(page).toContain(`src="${name}/html"`);
      expect(mail).toContain(`dir="${shop === 'ar-AE' ? 'rtl' : 'ltr'}"`);
      expect(`${mail}${text}`).not.toMatch(/mail\.[a-z]+\.|account\.[a-z]+\.|undefined|NaN|<script|\{[a-z]+\}/u);
      for (const [, source = ''] of mail.matchAll(/<img[^>]* src="([^"]*)"/gu)) expect(source).toMatch(/^http:\/\/af\.localhost:3000\//u);
      for (const [, link = ''] of mail.matchAll(/ href="([^"]*)"/gu)) expect(link.startsWith('http://af.localhost:3000/')).toBe(true);
      expect(mail).toMatch(/prefers-color-scheme:dark/u);
    }
  });

  it('are no part of a live site', async () => {
    const live = await mounted(true);
    for (const url of ['/previews', '/previews/AF/fr-FR/member-reset', '/outbox']) expect((await live.inject({ url })).statusCode).toBe(404);
  });
});
