import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const WEIGHTS = [400, 600] as const;
/**
 * What each file draws. General punctuation that brand faces lack (the narrow no-break space) is left to Noto Sans, which every page has.
 */
const SUBSETS: Readonly<Record<string, string>> = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2010-2027,U+2030-205E,U+20AC,U+2122,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
};
/** Families every page has anyway. */
const COMMON = new Set(['noto-sans', 'noto-sans-arabic']);

interface InstalledFont {
  readonly slug: string;
  readonly version: string;
  readonly files: string;
}

const resolve = createRequire(import.meta.url).resolve;
const installed = new Map<string, InstalledFont | undefined>();

const slugOf = (family: string): string => family.toLowerCase().replaceAll(/\s+/gu, '-');

/** The package of a face, when it is installed. */
const fontOf = (slug: string): InstalledFont | undefined => {
  if (!/^[a-z0-9-]{1,60}$/u.test(slug)) return undefined;
  if (!installed.has(slug)) {
    try {
      const manifest = resolve(`@fontsource/${slug}/package.json`);
      const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }; // as: a package's manifest has a version
      installed.set(slug, { slug, version, files: join(dirname(manifest), 'files') });
    } catch {
      installed.set(slug, undefined);
    }
  }
  return installed.get(slug);
};

const fileName = ({ files, slug }: InstalledFont, subset: string, weight: string): string => join(files, `${slug}-${subset}-${weight}-normal.woff2`);

/** A family name fit for a style sheet: letters, digits, spaces and hyphens only. */
export const isFamily = (family: string | undefined): family is string => family !== undefined && /^[\p{L}\p{N} -]{1,80}$/u.test(family);

/**
 * The faces of a brand's families as style sheet rules: only its own pages name them, and a browser fetches of them only the scripts and
 * weights a page uses. A family that is not installed has none: the common face stands in.
 */
export const fontFaces = (families: readonly (string | undefined)[], prefix: string): string =>
  [...new Set(families)]
    .flatMap((family) => {
      const font = family === undefined || COMMON.has(slugOf(family)) ? undefined : fontOf(slugOf(family));
      if (family === undefined || font === undefined) return [];
      return Object.entries(SUBSETS).flatMap(([subset, range]) =>
        WEIGHTS.filter((weight) => existsSync(fileName(font, subset, String(weight)))).map(
          (weight) =>
            `@font-face{font-family:'${family}';font-weight:${weight};font-display:swap;src:url(${prefix}/fonts/${font.slug}/${font.version}/${subset}-${weight}.woff2) format('woff2');unicode-range:${range}}`,
        ),
      );
    })
    .join('');

/** The file behind an address of `fontFaces`, below `/fonts/`; undefined for every other. */
export const fontFile = (path: string): string | undefined => {
  const found = /^(?<slug>[a-z0-9-]+)\/(?<version>[\w.-]+)\/(?<subset>latin|latin-ext)-(?<weight>400|600)\.woff2$/u.exec(path)?.groups;
  const font = found?.['slug'] === undefined ? undefined : fontOf(found['slug']);
  if (font === undefined || font.version !== found?.['version']) return undefined;
  const file = fileName(font, found['subset'] ?? '', found['weight'] ?? '');
  return existsSync(file) ? file : undefined;
};
