import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OWN_BRANDS } from '@escale/catalogue/brands';
import { createServer, mounted, mountRooms } from '@escale/services/app';
import type { Deps } from '@escale/services/platform/deps';
import { createTestDatabase, TEST_NOW, TEST_TODAY, type TestDatabase } from '@escale/services/platform/test-database';
import { contentRoom, openContentFiles, publishContent } from '@escale/services/rooms/content/index';
import { createPartnerBook } from '@escale/services/rooms/quote/index';
import { createSearch, type Search } from '@escale/services/search/index';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveMarks } from './marks.ts';
import { type BrandKeeper, keepBrands, openSales } from './brand-keeper.ts';
import { openBrandShelf } from './brand-shelf.ts';

const folder = mkdtempSync(join(tmpdir(), 'escale-shelf-'));
const brandsFolder = join(folder, 'brands');
const clock = { now: () => TEST_NOW };
const log = pino({ level: 'silent' });
const shelf = openBrandShelf({ folder: brandsFolder, seed: 'escale', log });
let database: TestDatabase;
let search: Search;
let app: FastifyInstance;
let keeper: BrandKeeper;

beforeAll(async () => {
  for (const code of ['AF', 'GE']) cpSync(join(OWN_BRANDS, code), join(brandsFolder, code), { recursive: true });
  database = await createTestDatabase({ universe: 'small' });
  await shelf.look(TEST_TODAY);
  await openSales(database.pool, shelf.list, TEST_TODAY);
  search = await createSearch({ db: database.pool, clock });
  const files = openContentFiles(join(folder, 'content'));
  await publishContent({ db: database.pool, clock, files, brands: shelf.list });
  app = createServer({ log });
  await mountRooms(app, [
    mounted(contentRoom, {
      ...({ db: database.pool, clock, log, env: { stage: 'live' } } as unknown as Deps),
      ticks: clock,
      contentFiles: files,
      brands: shelf.list,
      search,
    }), // as: the room uses these only
  ]);
  await serveMarks(app, shelf.list);
  keeper = keepBrands({ shelf, db: database.pool, clock, today: () => TEST_TODAY, search, files, log });
});
afterAll(async () => {
  await app.close();
  await search.close();
  await database.close();
  rmSync(folder, { recursive: true });
});

const content = async (path: string) => {
  const answer = await app.inject({ url: `/api/content/${path}` });
  return { status: answer.statusCode, body: answer.statusCode === 200 ? answer.json() : undefined };
};
const hosts = async (): Promise<string[]> => (await content('brands.json')).body.flatMap((brand: { hosts: string[] }) => brand.hosts);

/** A brand of its own: host, mark, theme, words of the interface, and a strategy that asks for sign-up. */
const addBrand = (code: string, change: Record<string, unknown> = {}): void => {
  const here = join(brandsFolder, code);
  cpSync(join(OWN_BRANDS, 'GE'), here, { recursive: true });
  const own = { code, shops: ['de-DE'], hosts: [`${code.toLowerCase()}.example.test`], shared: { strategy: 'SIGNUP_FIRST' }, ...change };
  writeFileSync(join(here, 'brand.json'), JSON.stringify(own));
  const theme = JSON.parse(readFileSync(join(here, 'theme.json'), 'utf8'));
  theme.theme.colors.colorPrimary = '#123456';
  writeFileSync(join(here, 'theme.json'), JSON.stringify({ ...theme, displayName: 'Morgenstern' }));
  writeFileSync(join(here, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9Z"/></svg>');
  mkdirSync(join(here, 'messages'), { recursive: true });
  writeFileSync(join(here, 'messages', 'de.json'), JSON.stringify({ 'common.close': 'Zu' }));
};

describe('a folder of brands that changes while the process runs', () => {
  it('is served as soon as a brand is in it: address, mark, theme, words, gate, and what it sells by', async () => {
    const partners = createPartnerBook(shelf.list);
    expect(partners.get('ZZDE', 'de-DE')).toBeUndefined();
    addBrand('ZZ');
    await keeper.follow();
    expect(await hosts()).toContain('zz.example.test');
    expect((await content('ZZ/current/resources/brand.json')).body).toMatchObject({
      displayName: 'Morgenstern',
      theme: { colors: { colorPrimary: '#123456' }, logo: expect.stringContaining('viewBox="0 0 9 9"') },
    });
    expect((await content('ZZ/current/resources/i18n/ZZ/de.json')).body).toEqual({ 'common.close': 'Zu' });
    expect((await content('ZZ/current/resources/de-DE/shop.json')).body).toMatchObject({ code: 'ZZDE', strategy: 'SIGNUP_FIRST' });
    expect((await app.inject({ url: '/marks/ZZ.svg' })).body).toContain('viewBox="0 0 9 9"');
    expect(partners.get('ZZDE', 'de-DE')?.brandName).toBe('Morgenstern');
    expect(search.world.markUps.get('ZZDE')).toHaveLength(6);
    expect((await database.pool.query("select stars from mark_up where partner = 'ZZDE'")).rowCount).toBe(5);
  });

  it('takes up a change of a brand that is there', async () => {
    const words = join(brandsFolder, 'ZZ', 'messages', 'de.json');
    writeFileSync(words, JSON.stringify({ 'common.close': 'Schließen, bitte' }));
    await keeper.follow();
    expect((await content('ZZ/current/resources/i18n/ZZ/de.json')).body).toEqual({ 'common.close': 'Schließen, bitte' });
  });

  it('goes on serving the others while one is broken or claims an address that is taken', async () => {
    addBrand('YY', { colour: 'blue' });
    addBrand('YX', { hosts: ['af.localhost'] });
    await keeper.follow();
    expect((await hosts()).toSorted()).toEqual(['af.localhost', 'ge.localhost', 'zz.example.test']);
    expect((await content('YX/current/resources/brand.json')).status).toBe(404);
  });

  it('is gone with its folder: no address, no page, no mark', async () => {
    rmSync(join(brandsFolder, 'ZZ'), { recursive: true });
    await keeper.follow();
    expect(await hosts()).not.toContain('zz.example.test');
    expect((await content('ZZ/current/resources/brand.json')).status).toBe(404);
    expect((await app.inject({ url: '/marks/ZZ.svg' })).statusCode).toBe(404);
    expect((await content('AF/current/resources/brand.json')).status).toBe(200);
  });

  it('is looked at by itself when a file changes', async () => {
    const watching = keeper.start();
    addBrand('ZW');
    await expect.poll(hosts, { timeout: 15_000 }).toContain('zw.example.test');
    await watching.stop();
  });
});
