/** Colours a visitor's theme cookie or parameter lays over a brand's theme (platform 3 "Theme"). */
import { isHexColour, mixColours, parseOklab, withLightness } from './oklch.ts';

/** A family of one colour; dark and light are made from the original when they are left out. */
export type ColourFamily = { readonly original: string; readonly dark: string; readonly light: string };
/** What a theme cookie or parameter may say. */
export type ThemeOverride = { readonly colorPrimary?: ColourFamily; readonly colorSecondary?: ColourFamily };

/** Longer ones are no theme. */
const LONGEST = 600;
const DARKER = 0.12;
const SOFT_SHARE = 0.1;
const NAMES = ['colorPrimary', 'colorSecondary'] as const;
const PARTS = new Set(['original', 'dark', 'light']);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isColour = (value: unknown): value is string => typeof value === 'string' && isHexColour(value);

const familyOf = (value: unknown): ColourFamily | undefined => {
  if (!isRecord(value) || Object.keys(value).some((key) => !PARTS.has(key))) return undefined;
  const { original, dark, light } = value;
  if (!isColour(original) || !(dark === undefined || isColour(dark)) || !(light === undefined || isColour(light))) return undefined;
  return {
    original,
    dark: dark ?? withLightness(original, parseOklab(original).l - DARKER),
    light: light ?? mixColours(original, '#FFFFFF', SOFT_SHARE),
  };
};

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Reads the text of a theme cookie or parameter: JSON with `colorPrimary` and `colorSecondary`, each `{original, dark, light}` in #rrggbb.
 * Anything else (another key, another notation, nothing at all) is no override: undefined, never half of one.
 */
export function themeOverride(text: string | null | undefined): ThemeOverride | undefined {
  if (text === null || text === undefined || text.length > LONGEST) return undefined;
  const given = readJson(text);
  if (!isRecord(given)) return undefined;
  const keys = Object.keys(given);
  if (keys.length === 0 || keys.some((key) => !NAMES.some((name) => name === key))) return undefined;
  const families = NAMES.map((name) => [name, given[name] === undefined ? undefined : familyOf(given[name])] as const);
  if (families.some(([name, family]) => given[name] !== undefined && family === undefined)) return undefined;
  return Object.fromEntries(families.filter(([, family]) => family !== undefined));
}

type Themed = {
  readonly colors: Readonly<Record<`${(typeof NAMES)[number]}${'' | 'Dark' | 'Light'}`, string>>;
  readonly surfaces?: { readonly deal?: string | undefined } | undefined;
};

/** The theme with the override's colours; the colour of deals follows a new secondary. Contrast is kept where the style sheet is made. */
export function applyThemeOverride<Theme extends Themed>(theme: Theme, { colorPrimary, colorSecondary }: ThemeOverride): Theme {
  const laid = (name: (typeof NAMES)[number], family: ColourFamily | undefined) =>
    family === undefined ? {} : { [name]: family.original, [`${name}Dark`]: family.dark, [`${name}Light`]: family.light };
  return {
    ...theme,
    colors: { ...theme.colors, ...laid('colorPrimary', colorPrimary), ...laid('colorSecondary', colorSecondary) },
    ...(colorSecondary === undefined ? {} : { surfaces: { ...theme.surfaces, deal: undefined } }),
  };
}
