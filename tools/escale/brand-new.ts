import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { readCountry, readLanguage, wordsLanguage } from '@escale/catalogue/brand-layers';
import { OWN_BRANDS } from '@escale/catalogue/brands';
import type { Command } from './command.ts';

/** Colours to begin with; every pair keeps its contrast, so a new brand is fit before anyone chose its colours. */
const COLOURS = {
  colorPrimary: '#2B4A7F',
  colorPrimaryDark: '#182E54',
  colorPrimaryLight: '#E8EEF8',
  colorSecondary: '#B3401F',
  colorSecondaryDark: '#8E3016',
  colorSecondaryLight: '#FBEAE4',
  black: '#14202F',
  greyDark: '#526172',
  greyMedium: '#7C8998',
  greyLight: '#E2E7EC',
  error: '#B3261E',
  valid: '#1B6E4A',
} as const;

const mark = (first: string, second: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 34"><path fill="${first}" d="M4 27 17 5l6 10-7 12Z"/><path fill="${second}" d="M19 27l6-10 5 10Z"/></svg>\n`;

/** The files of a new brand by their paths in its folder. */
const newBrandFiles = ({
  code,
  name,
  shops,
}: {
  readonly code: string;
  readonly name: string;
  readonly shops: readonly string[];
}): Readonly<Record<string, string>> => {
  const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
  const languages = [...new Set(shops.map((shop) => wordsLanguage(shop.slice(0, 2))))];
  return {
    'brand.json': json({ code, shops, shared: { strategy: 'NAVIGATION_FIRST' } }),
    'theme.json': json({
      displayName: name,
      trade: { fr: 'Voyages', en: 'Travel', de: 'Reisen', ar: 'سفر' },
      theme: {
        colors: COLOURS,
        surfaces: { page: '#FFFFFF', sunken: '#F5F7F9' },
        font: { enableCustomFont: true, fontFamily: 'Noto Sans' },
        radius: { s: 4, m: 8, l: 12 },
        picturePalettes: ['azur', 'menthe', 'corail'],
      },
    }),
    'look.json': json({
      heroImageDesktop: 'beach/menthe',
      heroImageMobile: 'beach/menthe',
      topDestinations: ['PMI', 'HER', 'TFS', 'RAK', 'LIS', 'ROM', 'BMA', 'NYC'],
    }),
    'logo.svg': mark(COLOURS.colorPrimary, COLOURS.colorSecondary),
    'logo-white.svg': mark('#FFFFFF', '#FFFFFF'),
    'favicon.svg': mark(COLOURS.colorPrimary, COLOURS.colorSecondary),
    ...Object.fromEntries(
      languages.map((language) => {
        const words = readLanguage(language) as { marketing?: Record<string, string> } | undefined; // as: the neutral words are read for three sentences only
        const { heroTitleDesktop = '', heroSubtitleDesktop = '', heroSubtitleMobile = '' } = words?.marketing ?? {};
        return [`voice/${language}.json`, json({ samples: [heroTitleDesktop, heroSubtitleDesktop, heroSubtitleMobile] })];
      }),
    ),
  };
};

/** `brand new CODE --name … --shops …`: a folder that is fit to be served, to be made one's own. */
export const brandNew: Command = {
  words: 'brand new',
  usage: 'CODE --name "Name" --shops fr-FR,en-GB [--folder path] [--json]',
  summary: 'writes the folder of a new brand: neutral looks and words, ready to be served',
  async run(given, say) {
    const { values, positionals } = parseArgs({
      args: [...given],
      allowPositionals: true,
      options: { name: { type: 'string' }, shops: { type: 'string' }, folder: { type: 'string' }, json: { type: 'boolean' } },
    });
    const [code = ''] = positionals;
    const shops = (values.shops ?? '').split(',').filter((shop) => shop !== '');
    const here = join(values.folder ?? OWN_BRANDS, code);
    const wrong = [
      ...(/^[A-Z]{2}$/u.test(code) ? [] : ['the code is two capital letters, for example ZZ']),
      ...(code !== '' && existsSync(here) ? [`${code} exists already at ${here}`] : []),
      ...(values.name === undefined || values.name.trim() === '' || values.name.length > 60 ? ['--name is 1 to 60 characters'] : []),
      ...(shops.length === 0 ? ['--shops names at least one shop, for example fr-FR'] : []),
      ...shops.flatMap((shop) => {
        if (!/^[a-z]{2}-[A-Z]{2}$/u.test(shop)) return [`${shop} is no shop: write language and country, for example fr-FR`];
        return [
          ...(readLanguage(shop.slice(0, 2)) === undefined ? [`${shop}: no words in brand-defaults/language for ${shop.slice(0, 2)}`] : []),
          ...(readCountry(shop.slice(3)) === undefined ? [`${shop}: no record in brand-defaults/country for ${shop.slice(3)}`] : []),
        ];
      }),
    ];
    if (wrong.length > 0) {
      say(values.json === true ? JSON.stringify({ ok: false, wrong }) : wrong.map((reason) => `✗ ${reason}`).join('\n'));
      return 1;
    }
    const files = newBrandFiles({ code, name: values.name ?? code, shops });
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(here, path)), { recursive: true });
      await writeFile(join(here, path), text);
    }
    say(
      values.json === true
        ? JSON.stringify({ ok: true, folder: here, files: Object.keys(files) })
        : `${here}\n${Object.keys(files)
            .map((path) => `  ${path}`)
            .join('\n')}\nA running site serves it at http://${code.toLowerCase()}.localhost within 15 seconds.`,
    );
    return 0;
  },
};
