import { runInNewContext } from 'node:vm';
import { loadBrands, type BrandFolder } from '@escale/catalogue/brands';
import { idzone } from '@escale/contract/partner-zone';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer, mounted, mountRooms } from '../../app.ts';
import type { Deps } from '../../platform/deps.ts';
import { TEST_TODAY } from '../../platform/test-database.ts';
import { partnerRoom } from './index.ts';
import { zoneScript } from './zone-script.ts';

const zone = {
  background: '#1C1140',
  text: '#FFFFFF',
  accent: '#FFD233',
  home: { label: 'hoobi', url: 'https://hoobi.example.com/' },
  links: [{ label: '</script><b>', url: 'https://hoobi.example.com/mobile' }],
  current: 'Voyages',
};
let app: FastifyInstance;

beforeAll(async () => {
  const known = loadBrands({ today: TEST_TODAY }).find(({ brand }) => brand.code === 'AF');
  if (known === undefined) throw new Error('no AF');
  const withZone = (code: string, partnerHeader: boolean, script?: string): BrandFolder => ({
    ...known,
    brand: { ...known.brand, code, capabilities: { partnerHeader } },
    shops: known.shops.slice(0, 1).map((shop) => ({
      ...shop,
      partner: `${code}FR`,
      configuration: { ...shop.configuration, partnerHeader: { ...zone, ...(script === undefined ? {} : { script }) } },
    })),
  });
  const log = pino({ level: 'silent' });
  app = createServer({ log });
  const brands = [withZone('HB', true), withZone('HO', true, 'https://partner.example.com/bar.js'), withZone('AF', false)];
  await mountRooms(app, [mounted(partnerRoom, { ...({ log, env: { stage: 'test' } } as unknown as Deps), brands })]); // as: the room uses these only
});
afterAll(async () => {
  await app.close();
});

describe('the header script of a partner', () => {
  test.each([
    ['the stand-in when the partner has none', 'HBFR', 200, '/api/partner/HBFR/idzone.js'],
    ['the partner’s own', 'HOFR', 200, 'https://partner.example.com/bar.js'],
    ['nothing for a brand without one', 'AFFR', 404, undefined],
    ['nothing for an unknown partner', 'ZZFR', 404, undefined],
    ['nothing for what is no partner code', '..', 404, undefined],
  ])('is %s', async (_, partner, status, url) => {
    const answer = await app.inject({ url: `/api/partner/${partner}/idzone` });
    expect(answer.statusCode).toBe(status);
    expect(idzone.response.safeParse(answer.json()).data?.data.url).toBe(url);
  });

  test('may be read by a frame without an origin, and by no brand that lacks it', async () => {
    const script = await app.inject({ url: '/api/partner/HBFR/idzone.js' });
    expect(script.headers).toMatchObject({ 'content-type': 'text/javascript; charset=utf-8', 'cross-origin-resource-policy': 'cross-origin' });
    expect((await app.inject({ url: '/api/partner/AFFR/idzone.js' })).statusCode).toBe(404);
  });

  test('draws the partner’s entries as text, whatever they say', () => {
    expect(zoneScript(zone)).not.toContain('</script>');
    const made: { tag: string; textContent?: string; href?: string; target?: string }[] = [];
    const element = (tag: string) => {
      const one = { tag, style: {}, dataset: { part: 'header' }, append: () => undefined, setAttribute: () => undefined };
      made.push(one);
      return one;
    };
    class CSSStyleSheet {
      replaceSync(): void {
        // Styles are the browser's.
      }
    }
    runInNewContext(zoneScript(zone), { CSSStyleSheet, document: { getElementById: () => element('div'), createElement: element } });
    expect(made.filter(({ tag }) => tag === 'a').map(({ textContent, href, target }) => [textContent, href, target])).toEqual([
      ['hoobi', 'https://hoobi.example.com/', '_top'],
      ['</script><b>', 'https://hoobi.example.com/mobile', '_top'],
    ]);
  });
});

describe('the stand-in for a tag manager', () => {
  test('knows what consent was before it came and hears each change of mind', async () => {
    const answer = await app.inject('/api/partner/tag-manager.js');
    expect(answer.headers['content-type']).toContain('text/javascript');
    const page: Record<string, unknown> = {};
    runInNewContext(
      `globalThis.dataLayer = [['consent', 'default', { analytics_storage: 'denied' }], { event: 'page' }];${answer.body}
       dataLayer.push(['consent', 'update', { analytics_storage: 'granted' }]);`,
      page,
    );
    expect(JSON.parse(JSON.stringify(page['tagManager']))).toEqual({
      defaults: { analytics_storage: 'denied' },
      consent: { analytics_storage: 'granted' },
      told: 2,
    });
    expect(page['dataLayer']).toHaveLength(3);
  });

  test('is not there on live', async () => {
    const log = pino({ level: 'silent' });
    const live = createServer({ log });
    await mountRooms(live, [mounted(partnerRoom, { ...({ log, env: { stage: 'live' } } as unknown as Deps), brands: [] })]); // as: the room uses these only
    expect((await live.inject('/api/partner/tag-manager.js')).statusCode).toBe(404);
    await live.close();
  });
});
