/** From a brand's theme data to custom properties, with the contrast rules every theme must keep. */
import { contrast, isHexColour, mixColours, reachContrast } from './oklch.ts';

/** The part of a brand's theme the style sheet needs (platform 3 "Theme"). */
export type ThemeInput = {
  readonly colors: {
    readonly colorPrimary: string;
    readonly colorPrimaryDark: string;
    readonly colorPrimaryLight: string;
    readonly colorSecondary: string;
    readonly colorSecondaryDark: string;
    readonly colorSecondaryLight: string;
    readonly black: string;
    readonly greyDark: string;
    readonly greyMedium: string;
    readonly greyLight: string;
    readonly error: string;
    readonly valid: string;
  };
  readonly surfaces?:
    | { readonly page?: string | undefined; readonly raised?: string | undefined; readonly sunken?: string | undefined; readonly deal?: string | undefined }
    | undefined;
  readonly font: {
    readonly enableCustomFont: boolean;
    readonly fontFamily: string;
    readonly displayFamily?: string | undefined;
    readonly displayTracking?: number | undefined;
  };
  readonly radius: { readonly s: number; readonly m: number; readonly l: number };
};

/** One pair of colours below the ratio it must keep. */
export type ThemeFailure = { readonly text: string; readonly on: string; readonly ratio: number; readonly required: number };

/** Custom properties of a theme, `--name` → value. */
type Properties = Readonly<Record<string, string>>;

const WHITE = '#FFFFFF';
const SOFT_OF_DEFAULT: Readonly<Record<string, string>> = { '#1B6E4A': '#E6F4EC', '#B3261E': '#FCEBEA' };
const ERROR_INK_SHARE = 0.62;
const FIXED = { '--warn': '#8A5300', '--warn-soft': '#FFF4DD', '--focus': '#0B6BCB' } as const;
const SURFACES = ['--page', '--raised', '--sunken'] as const;

type ContrastRule = { readonly text: string; readonly on: readonly string[]; readonly required: number };

/** Colours that are read as text, and the surfaces they stand on. */
const TEXT_RULES: readonly ContrastRule[] = [
  ...['--ink', '--muted'].map((text) => ({ text, on: SURFACES, required: 4.5 })),
  { text: '--c-primary', on: [...SURFACES, '--c-primary-light'], required: 4.5 },
  { text: '--deal', on: [...SURFACES, '--deal-soft'], required: 4.5 },
  { text: '--error', on: [...SURFACES, '--error-soft'], required: 4.5 },
  { text: '--valid', on: [...SURFACES, '--valid-soft'], required: 4.5 },
  { text: '--warn', on: ['--warn-soft'], required: 4.5 },
  { text: '--line-strong', on: ['--raised', '--sunken'], required: 3 },
  { text: '--focus', on: ['--page'], required: 3 },
];

/** Colours that carry text; they are repaired against the text colour chosen for them. */
const FILL_RULES: readonly ContrastRule[] = [
  { text: '--c-primary', on: ['--on-primary'], required: 4.5 },
  { text: '--c-primary-dark', on: ['--on-primary'], required: 4.5 },
  { text: '--c-secondary', on: ['--on-secondary'], required: 4.5 },
  { text: '--c-secondary-dark', on: ['--on-secondary'], required: 4.5 },
  { text: '--deal', on: ['--on-deal'], required: 4.5 },
];

const softOf = (colour: string): string => SOFT_OF_DEFAULT[colour.toUpperCase()] ?? mixColours(colour, WHITE, 0.1);
const textOn = (background: string, dark: string): string => (contrast(WHITE, background) >= 4.5 ? WHITE : dark);

function chooseTextColours(properties: Properties, dark: string): Record<string, string> {
  const over = (fill: string): string => textOn(properties[fill] ?? WHITE, dark);
  return { '--on-primary': over('--c-primary'), '--on-secondary': over('--c-secondary'), '--on-deal': over('--deal') };
}

function colourProperties({ colors, surfaces }: ThemeInput): Record<string, string> {
  const deal = surfaces?.deal ?? reachContrast(colors.colorSecondary, [colors.colorSecondaryLight, WHITE], 4.5);
  const given = {
    '--page': surfaces?.page ?? WHITE,
    '--raised': surfaces?.raised ?? WHITE,
    '--sunken': surfaces?.sunken ?? mixColours(colors.black, WHITE, 0.04),
    '--ink': colors.black,
    '--muted': colors.greyDark,
    '--line': colors.greyLight,
    '--line-strong': colors.greyMedium,
    '--c-primary': colors.colorPrimary,
    '--c-primary-dark': colors.colorPrimaryDark,
    '--c-primary-light': colors.colorPrimaryLight,
    '--c-secondary': colors.colorSecondary,
    '--c-secondary-dark': colors.colorSecondaryDark,
    '--c-secondary-light': colors.colorSecondaryLight,
    '--deal': deal,
    '--deal-soft': colors.colorSecondaryLight,
    '--valid': colors.valid,
    '--valid-soft': softOf(colors.valid),
    '--error': colors.error,
    '--error-soft': softOf(colors.error),
    '--error-ink': mixColours(colors.error, '#000000', ERROR_INK_SHARE),
    '--info-soft': colors.colorPrimaryLight,
    ...FIXED,
  };
  for (const [name, colour] of Object.entries(given)) {
    if (!isHexColour(colour)) throw new Error(`theme: ${name} is not a #rrggbb colour`);
  }
  return { ...given, ...chooseTextColours(given, colors.black) };
}

function failuresOf(properties: Properties): ThemeFailure[] {
  return [...TEXT_RULES, ...FILL_RULES].flatMap(({ text, on, required }) =>
    on.flatMap((background) => {
      const ratio = contrast(properties[text] ?? WHITE, properties[background] ?? WHITE);
      return ratio < required ? [{ text, on: background, ratio: Math.round(ratio * 100) / 100, required }] : [];
    }),
  );
}

/** Pairs of the theme, as given, that break a contrast rule (look section 3). Empty = fit to use. */
export function checkTheme(theme: ThemeInput): ThemeFailure[] {
  return failuresOf(colourProperties(theme));
}

/** The colours to use: as given, or with a lightness moved in OKLCH until each rule holds. `repaired` is what was moved, to be logged. */
export function repairTheme(theme: ThemeInput): { readonly properties: Properties; readonly repaired: readonly ThemeFailure[] } {
  const properties = colourProperties(theme);
  const repaired = failuresOf(properties);
  const repair = ({ text, on, required }: ContrastRule): void => {
    properties[text] = reachContrast(
      properties[text] ?? WHITE,
      on.map((name) => properties[name] ?? WHITE),
      required,
    );
  };
  TEXT_RULES.forEach(repair);
  Object.assign(properties, chooseTextColours(properties, theme.colors.black));
  FILL_RULES.forEach(repair);
  return { properties, repaired };
}

/** A font family fit for a style sheet, or nothing: letters, digits, spaces and hyphens only. */
const familyOf = (name: string | undefined): string | undefined => (name !== undefined && /^[\p{L}\p{N} -]{1,80}$/u.test(name) ? `'${name}'` : undefined);
const stack = (first: string | undefined): string =>
  [first, "'Noto Sans'", "'Noto Sans Fallback'", "'Noto Sans Arabic'", 'sans-serif']
    .filter((name, at, all) => name !== undefined && all.indexOf(name) === at)
    .join(',');

function shapeProperties({ radius }: ThemeInput): Properties {
  const pixels = (value: number): string => `${Math.max(0, Math.min(40, Math.round(value)))}px`;
  return {
    '--r-s': pixels(radius.s),
    '--r-m': pixels(radius.m),
    '--r-l': pixels(radius.l),
    // A brand with sharp corners has no pills either; one with hardly rounded controls gets hardly rounded chips.
    '--r-pill': radius.m <= 4 ? pixels(radius.s) : '999px',
  };
}

function fontProperties({ font }: ThemeInput): Properties {
  const text = font.enableCustomFont ? familyOf(font.fontFamily) : undefined;
  const tracking = font.displayTracking;
  return {
    '--font-text': stack(text),
    '--font-display': stack(familyOf(font.displayFamily) ?? text),
    ...(tracking === undefined ? {} : { '--track-hero': `${tracking}em`, '--track-title': `${tracking}em` }),
  };
}

/**
 * The brand's theme as one style sheet, to be printed in a `<style nonce>` after tokens.css. Every value is a
 * checked colour, a pixel length or a checked family name, so nothing of the data can leave the rule.
 * Arabic keeps its own families and no tracking.
 */
export function themeCss(theme: ThemeInput): string {
  const print = (properties: Properties): string =>
    Object.entries(properties)
      .map(([name, value]) => `${name}:${value}`)
      .join(';');
  return `:root{${print({ ...repairTheme(theme).properties, ...shapeProperties(theme) })}}:root:not(:lang(ar)){${print(fontProperties(theme))}}`;
}
