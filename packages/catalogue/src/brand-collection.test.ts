import { PARTNER_STRATEGIES } from '@escale/contract/brand';
import { checkTheme } from '@escale/ui/theme';
import { describe, expect, it } from 'vitest';
import { readBrands } from './brands.ts';
import { buildFlightOptions } from './flights/options.ts';
import { DEFAULT_SEED } from './generate.ts';
import { destinations } from './geography/destinations.ts';

const readings = readBrands({ today: '2026-11-21' });
const folders = readings.flatMap(({ folder }) => (folder === undefined ? [] : [folder]));
const shops = folders.flatMap(({ brand, shops: list }) => list.map((shop) => ({ brand, ...shop })));
const flights = buildFlightOptions(DEFAULT_SEED);
const pairs = folders.flatMap((first, at) => folders.slice(at + 1).map((second) => ({ name: `${first.brand.code} and ${second.brand.code}`, first, second })));

/** Platform 9 "Brand codes" and "Message languages". */
const CODES = 'AF AR AX CD DD EK GE GP HB HP HX KQ LE LM LS MS OV PS PV SE SP SV TK TO TZ UG VC VE VP XX'.split(' ');
const LANGUAGES = 'ar da de en es fr it nb nl no pl pt sv tr'.split(' ');

describe('the collection of brands', () => {
  it('are the thirty of the platform, served in every message language and by every strategy', () => {
    expect(folders.map(({ brand }) => brand.code)).toEqual(CODES);
    expect([...new Set(shops.map(({ language }) => language))].sort()).toEqual(LANGUAGES);
    expect([...new Set(shops.map(({ configuration }) => configuration.strategy))].sort()).toEqual([...PARTNER_STRATEGIES].sort());
    expect(new Set(shops.map(({ configuration }) => configuration.whiteLabel)).size).toBe(2);
  });

  it.each([
    ['a dark site', 'darkSite'],
    ['white logos', 'whiteLogo'],
    ['no social network', 'hidesSocialNetworkLogin'],
    ['a question how often to write', 'newsletterFrequencyModal'],
    ['a booking site of its own', 'externalBookingSite'],
    ['an account for everyone', 'accountForEveryone'],
    ['sign-in always', 'alwaysRequiresAuthentication'],
    ['a quiet menu', 'hidesMenuMarketingMessage'],
    ['pictures in merchandising heads', 'headerPhotoCount'],
    ['repeated merchandising', 'repeatsHeaderMerchandisings'],
    ['group A', 'brandGroupA'],
    ['a partner’s own header', 'partnerHeader'],
    ['a page of commitments', 'commitmentsPage'],
  ] as const)('some brand has %s', (_what, capability) => {
    expect(folders.filter(({ brand }) => brand.capabilities?.[capability] !== undefined)).not.toEqual([]);
  });

  it('leads elsewhere the shops that sell nothing themselves, and teases where registration is confirmed by letter', () => {
    const silent = shops.filter(({ configuration }) => configuration.websiteTunnels.length === 0);
    expect(silent.map(({ configuration }) => configuration.fallbackUrl)).toEqual(['https://www.dd.example.com/reizen', '/listing']);
    const teasing = shops
      .filter(({ configuration }) => configuration.isDoubleOptin)
      .map(({ configuration }) => configuration.teasingEndDate?.slice(0, 10) ?? '');
    expect(teasing).toEqual(['2026-12-12', '2026-12-12', '2026-11-11']);
    expect(shops.find(({ partner }) => partner === 'EKFR')?.configuration.sponsorshipBadge).toEqual({
      startAt: '2020-02-20T00:00:00',
      endAt: '2020-03-19T23:59:59',
    });
  });

  it.each(readings.filter(({ folder }) => folder !== undefined))('$code has nothing to mend', ({ problems }) => {
    expect(problems).toEqual([]);
  });

  it.each(folders)('$brand.code keeps every contrast as its theme is written', ({ brand }) => {
    expect(checkTheme(brand.theme)).toEqual([]);
  });

  // Left to right or right to left, the style sheet of a theme is the same; what differs are its families, checked here.
  it.each(shops.filter(({ shop }) => shop.startsWith('ar')))('$brand.code writes $shop in Arabic', ({ configuration }) => {
    for (const text of [configuration.marketing.heroTitleDesktop, configuration.footer.tagline, configuration.callCenter.officeHours]) {
      expect(text).toMatch(/[\u0600-\u06ff]/u);
    }
  });

  it('exercises country WW once, several languages in one country, and secondary currencies', () => {
    expect(shops.filter(({ shop }) => shop.endsWith('-WW')).map(({ brand, shop }) => `${brand.code} ${shop}`)).toEqual(['AF en-WW']);
    expect(shops.filter(({ brand, shop }) => brand.code === 'VC' && shop.endsWith('-CH')).map(({ partner }) => partner)).toEqual(['VCCH', 'VCCH', 'VCCH']);
    expect(shops.filter(({ configuration }) => configuration.secondaryCurrencies.length > 1).map(({ shop }) => shop)).toContain('en-WW');
  });

  it.each(shops)('$partner $shop shows first what its cities fly to', ({ configuration, departureCities }) => {
    const airports = new Set(flights.filter(({ city }) => departureCities.some((own) => own.code === city.code)).map(({ airport }) => airport));
    const shown = [
      ...configuration.marketing.topDestinations.map(({ _ref }) => _ref.slice(2)),
      ...configuration.marketing.homeBlocks.flatMap((block) => [
        ...(Array.isArray(block['items']) ? block['items'].map((item: { code: string }) => item.code) : []),
        ...(typeof block['destinationCode'] === 'string' ? [block['destinationCode']] : []),
      ]),
    ];
    const airportOf = (code: string): string => destinations.find((place) => place.code === code)?.airport ?? code;
    expect(shown.filter((code) => !airports.has(airportOf(code)))).toEqual([]);
  });

  it('are two companies, whichever two are compared: mark, display face, corners, palettes, hero, and three sentences', () => {
    const alike = pairs.flatMap(({ name, first, second }) => {
      const { theme: one } = first.brand;
      const { theme: other } = second.brand;
      const hero = (folder: (typeof folders)[number]) => folder.shops[0]?.configuration.marketing.heroImageDesktop;
      const said = new Set(Object.values(first.samples).flat());
      return [
        ...(one.logo === other.logo ? [`${name}: mark`] : []),
        ...(one.font.displayFamily === other.font.displayFamily ? [`${name}: display face`] : []),
        ...(JSON.stringify(one.radius) === JSON.stringify(other.radius) ? [`${name}: corners`] : []),
        ...(one.picturePalettes.join() === other.picturePalettes.join() ? [`${name}: palettes`] : []),
        ...(hero(first) === hero(second) ? [`${name}: hero`] : []),
        ...Object.values(second.samples)
          .flat()
          .filter((sentence) => sentence !== undefined && said.has(sentence))
          .map((sentence) => `${name}: ${sentence ?? ''}`),
      ];
    });
    expect(alike).toEqual([]);
  });
});
