import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { OWN_BRANDS, readBrands } from './brands.ts';

const folder = mkdtempSync(join(tmpdir(), 'escale-problems-'));
const here = join(folder, 'GE');
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(OWN_BRANDS, 'GE'), here, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Json = { [key: string]: unknown };
const read = (file: string): Json => JSON.parse(readFileSync(join(here, file), 'utf8'));
const write = (file: string, value: unknown): void => {
  mkdirSync(dirname(join(here, file)), { recursive: true });
  writeFileSync(join(here, file), typeof value === 'string' ? value : JSON.stringify(value));
};
const inTheme = (change: (theme: { [key: string]: Json }) => void) => (): void => {
  const file = read('theme.json') as { theme: { [key: string]: Json } }; // as: the file of a brand that fits
  change(file.theme);
  write('theme.json', file);
};
const shop = (value: Json) => (): void => write('de-DE/shop.json', value);
const look = (value: Json) => (): void => write('look.json', { ...read('look.json'), ...value });

const REFUSED: [what: string, file: string, reason: string, change: () => void][] = [
  ['an unknown key of the brand', 'brand.json', 'unknown key "colour"', () => write('brand.json', { ...read('brand.json'), colour: 'blue' })],
  [
    'an unknown capability',
    'brand.json',
    'capabilities: unknown key "sings"',
    () => write('brand.json', { ...read('brand.json'), capabilities: { sings: true } }),
  ],
  ['an unknown key of a shop', 'de-DE/shop.json', 'unknown key "enableMagic"', shop({ enableMagic: true })],
  ['an unknown key of the marketing', 'de-DE/shop.json', 'marketing: unknown key "heroColour"', shop({ marketing: { heroColour: 'blue' } })],
  ['an unknown strategy', 'de-DE/shop.json', 'strategy: ', shop({ strategy: 'SHOUT_FIRST' })],
  ['no theme', 'theme.json', 'is missing', () => rmSync(join(here, 'theme.json'))],
  ['a theme without a colour', 'theme.json', 'theme.colors.colorPrimary', inTheme((theme) => delete theme['colors']?.['colorPrimary'])],
  ['no mark', 'logo.svg', 'is missing', () => rmSync(join(here, 'logo.svg'))],
  [
    'a mark that runs',
    'logo.svg',
    'carries a script',
    () => write('logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>1</script></svg>'),
  ],
  [
    'a partner’s mark that loads something',
    'GEDE/logo.svg',
    'carries a script, a link or a style',
    () => write('GEDE/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><image href="x"/></svg>'),
  ],
  ['a file that is no JSON', 'look.json', 'is not JSON', () => write('look.json', '{')],
  [
    'a country nobody knows',
    'brand.json',
    'sells in de-XQ, a country without a record',
    () => write('brand.json', { ...read('brand.json'), shops: ['de-XQ'] }),
  ],
  ['a language nobody writes', 'brand.json', 'speaks xx, a language without words', () => write('brand.json', { ...read('brand.json'), shops: ['xx-DE'] })],
  ['a code of another brand', 'brand.json', 'names the brand QQ, its folder GE', () => write('brand.json', { ...read('brand.json'), code: 'QQ' })],
  ['a marketing code of another country', 'de-DE/shop.json', 'the marketing code is GEAT, brand and country make GEDE', shop({ code: 'GEAT' })],
  ['a currency of another country', 'de-DE/shop.json', "sells in USD, the country's currency is EUR", shop({ currencyCode: 'USD' })],
  ['a second currency without a rate', 'de-DE/shop.json', 'shows XAU, a currency without an exchange rate', shop({ secondaryCurrencies: ['XAU'] })],
  ['its own currency as a second one', 'de-DE/shop.json', 'lists its own currency EUR', shop({ secondaryCurrencies: ['EUR'] })],
  ['a city that is none', 'de-DE/shop.json', 'leaves from ZZZ, which is no departure city', shop({ departureCities: { main: ['ZZZ'] } })],
  ['a destination that is none', 'de-DE/shop.json', 'names QQQ, which is no destination', look({ topDestinations: ['QQQ'] })],
  [
    'a document that is missing',
    'de-DE/shop.json',
    'links the document cnil at /de-DE/page/cnil, which does not exist',
    shop({ documents: { cnil: '/{shop}/page/cnil' } }),
  ],
];

const REPAIRED: typeof REFUSED = [
  [
    'a colour too pale to read',
    'theme.json',
    '--muted on --page has a contrast of',
    inTheme((theme) => Object.assign(theme['colors'] ?? {}, { greyDark: '#B0B8B0' })),
  ],
  ['no voice in a language', 'voice/de.json', 'is missing: the neutral words', () => rmSync(join(here, 'voice', 'de.json'))],
  ['a picture nobody painted', 'de-DE/shop.json', 'wishes for the picture volcano/azur', look({ heroImageDesktop: 'volcano/azur' })],
];

const check = () => readBrands({ folder, today: '2026-11-21' });

describe('what is wrong with a brand', () => {
  it('is nothing for one that fits', () => {
    expect(check()).toMatchObject([{ code: 'GE', problems: [] }]);
  });

  it.each(REFUSED)('%s keeps it from being served, and is said in words', (_what, file, reason, change) => {
    change();
    const [reading] = check();
    expect(reading?.folder).toBeUndefined();
    expect(reading?.problems).toContainEqual({ brand: 'GE', file, reason: expect.stringContaining(reason), severity: 'refused' });
  });

  it.each(REPAIRED)('%s is made good while it is served, and is said in words', (_what, file, reason, change) => {
    change();
    const [reading] = check();
    expect(reading?.folder?.shops).toHaveLength(2);
    expect(reading?.problems).toContainEqual({ brand: 'GE', file, reason: expect.stringContaining(reason), severity: 'repaired' });
  });

  it('an address that another brand has is refused to the second', () => {
    cpSync(here, join(folder, 'GF'), { recursive: true });
    writeFileSync(join(folder, 'GF', 'brand.json'), JSON.stringify({ code: 'GF', hosts: ['ge.localhost'], shops: ['de-DE'] }));
    expect(check()).toMatchObject([
      { code: 'GE', problems: [] },
      { code: 'GF', folder: undefined, problems: [{ file: 'brand.json', reason: "the address ge.localhost is GE's" }] },
    ]);
  });
});
