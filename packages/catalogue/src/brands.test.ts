import { pictures } from '@escale/artwork/manifest';
import { describe, expect, it } from 'vitest';
import { loadBrands } from './brands.ts';
import { departureCities } from './geography/departure-cities.ts';
import { destinations } from './geography/destinations.ts';
import { KNOWN_PARTNERS } from './known.ts';

const brands = loadBrands({ today: '2026-11-21' });
const shops = brands.flatMap(({ brand, shops: list }) => list.map((shop) => ({ name: `${brand.code} ${shop.shop}`, brand, shop })));
const pictureIds = new Set(pictures.map((picture) => picture.id));
const places = new Set(destinations.map((place) => place.code));

/** Every text of a value, with the path it stands at. */
const textsOf = (value: unknown, path = ''): [string, string][] =>
  typeof value === 'string'
    ? [[path, value]]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`))
      : [];

describe('the brands of the demo', () => {
  it('have the shops that are relied on, and each an address of its own', () => {
    expect(
      Object.fromEntries(brands.map(({ brand, shops: list }) => [brand.code, Object.fromEntries(list.map((shop) => [shop.shop, shop.partner]))])),
    ).toMatchObject(KNOWN_PARTNERS);
    expect(new Set(brands.flatMap(({ brand }) => brand.hosts)).size).toBe(brands.length);
  });

  it('carry their marks as markup that runs nothing', () => {
    for (const { brand } of brands) {
      for (const mark of [brand.theme.logo, brand.theme.logoWhite, brand.theme.favicon]) {
        expect(mark).toMatch(/^<svg [^>]*viewBox="[\d. -]+"[^>]*>.*<\/svg>$/su);
        expect(mark).not.toMatch(/script|href|\son\w+=|style=/iu);
      }
      expect(brand.theme.logoWhite.match(/#[0-9A-F]{6}/giu)?.every((colour) => colour === '#FFFFFF')).toBe(true);
    }
  });

  it('let a partner wear marks of its own, which only its shops wear', () => {
    const marked = brands.flatMap(({ brand, shops: list }) => list.map((shop) => ({ ...shop, own: shop.configuration.theme, brand })));
    const own = marked.filter((shop) => shop.own !== undefined);
    expect(own.map((shop) => shop.shop)).toEqual(['nl-BE', 'fr-BE']);
    for (const { own: theme, brand } of own) expect(theme?.logo).not.toBe(brand.theme.logo);
  });

  it.each(shops)('$name heads its pages with pictures painted as heroes', ({ shop }) => {
    const painted = new Set(pictures.filter((picture) => picture.formats.hero !== undefined).map((picture) => picture.id));
    const { heroImageDesktop, listingHero } = shop.configuration.marketing;
    expect([heroImageDesktop, ...Object.values(listingHero).map((hero) => hero.heroImageDesktop)].filter((id) => !painted.has(id))).toEqual([]);
  });

  it.each(shops)('$name sells only what exists: places, cities, pictures, methods of this delivery', ({ shop }) => {
    const { configuration } = shop;
    expect(configuration.websiteTunnels.filter((tunnel) => tunnel.websiteTunnelType !== 'SDP')).toEqual([]);
    expect(configuration.enablePromotionCode).toBe(false);
    expect(configuration.availablePaymentMethods.map((method) => method.code)).toEqual(shop.paymentMethods.methods.map((method) => method.code));
    const named = [
      ...configuration.marketing.topDestinations.map(({ _ref }) => _ref.replace('x.', '')),
      ...configuration.marketing.listingMerchandisings.map((item) => new URL(item.productUrl, 'http://x').searchParams.get('destinationResortCode')),
    ];
    expect(named.filter((code) => !places.has(code ?? ''))).toEqual([]);
    expect(shop.departureCities.filter((city) => !departureCities.some((one) => one.code === city.code))).toEqual([]);
    const wanted = textsOf(configuration.marketing).filter(([path]) => /(?:picture|heroImage\w+)$/u.test(path));
    expect(wanted.length).toBeGreaterThan(40);
    expect(wanted.filter(([, id]) => !pictureIds.has(id))).toEqual([]);
    expect(Object.keys(configuration.marketing.listingHero)).toEqual(['*', ...destinations.map((place) => place.code)]);
  });

  it('the Emirati shop leaves first from Dubai and Abu Dhabi and counts in dirhams', () => {
    const shop = shops.find(({ name }) => name === 'AF ar-AE')?.shop;
    expect(shop?.departureCities.slice(0, 2).map((city) => city.code)).toEqual(['DXB', 'AUH']);
    expect(shop?.currency).toBe('AED');
  });

  it.each(shops)('$name has every document it links, without a hole or markup', ({ shop }) => {
    expect(shop.documents.map((page) => page.slug)).toEqual(expect.arrayContaining(Object.keys(shop.configuration.documents)));
    for (const page of shop.documents) {
      expect(page.html).not.toMatch(/\{\w+\}|undefined/u);
      expect(page.html.replace(/<\/?(?:h2|p)>/gu, '')).not.toMatch(/[<>]/u);
      expect(page.sections.length).toBeGreaterThanOrEqual(3);
    }
  });

  it('writes French with its no-break spaces and asks no price it cannot prove', () => {
    const texts = shops.flatMap(({ name, shop }) =>
      [...textsOf(shop.configuration.marketing, name), ...textsOf(shop.documents, name)].map(([path, text]) => ({ path, text, language: shop.language })),
    );
    expect(texts.filter(({ path, text, language }) => language === 'fr' && !/url|html/iu.test(path) && / [;!?%»]|« | €/u.test(text))).toEqual([]);
    expect(texts.filter(({ text }) => /[−-]\s?\d+\s?%/u.test(text))).toEqual([]);
  });

  it('names booking fees for every price a trip can have', () => {
    for (const { shop } of shops) {
      const bands = [...shop.bookingFees].sort((a, b) => a.min - b.min);
      expect(bands[0]?.min).toBe(0);
      bands.slice(1).forEach((band, at) => expect(band.min).toBe((bands[at]?.max ?? 0) + 1));
      expect(shop.markUp).toHaveLength(5);
    }
  });

  it('speaks of demand by the weeks of the year, busiest quarter only at the top', () => {
    const { stressMarketingMessages, productStressMarketingData } = shops[0]?.shop.configuration.stressMarketing ?? {
      stressMarketingMessages: [],
      productStressMarketingData: { weeklyStats: [], topDays: {} },
    };
    expect(productStressMarketingData.weeklyStats).toHaveLength(52);
    expect(Object.keys(productStressMarketingData.topDays).length).toBeGreaterThan(8);
    expect(Object.keys(productStressMarketingData.topDays).length).toBeLessThan(16);
    for (const week of productStressMarketingData.weeklyStats) {
      const said = stressMarketingMessages.filter((message) => {
        const [low = 0, high = 0] = message.demandPercentageInterval.split('-').map(Number);
        return low <= week.demandPercentage && week.demandPercentage <= high;
      });
      expect(said).toHaveLength(1);
    }
  });
});
