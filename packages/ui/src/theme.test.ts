import { describe, expect, it } from 'vitest';
import { contrast, formatOklab, parseOklab, reachContrast } from './oklch.ts';
import { checkTheme, repairTheme, themeCss, type ThemeInput } from './theme.ts';

type Row = { primary: string; secondary: string; greys: string; surfaces: string; radius: string; display: string; onSecondary: string };
const row = (text: string): string[] => text.split(' ').map((colour) => `#${colour}`);
function brandTheme({ primary, secondary, greys, surfaces, radius, display }: Row, error: string): ThemeInput {
  const [colorPrimary = '', colorPrimaryDark = '', colorPrimaryLight = ''] = row(primary);
  const [colorSecondary = '', colorSecondaryDark = '', colorSecondaryLight = ''] = row(secondary);
  const [black = '', greyDark = '', greyMedium = '', greyLight = ''] = row(greys);
  const [page, sunken, deal] = row(surfaces);
  const [s = 0, m = 0, l = 0] = radius.split(' ').map(Number);
  return {
    colors: {
      colorPrimary,
      colorPrimaryDark,
      colorPrimaryLight,
      colorSecondary,
      colorSecondaryDark,
      colorSecondaryLight,
      black,
      greyDark,
      greyMedium,
      greyLight,
      error,
      valid: '#1B6E4A',
    },
    surfaces: { page, sunken, deal },
    font: { enableCustomFont: false, fontFamily: 'Noto Sans', displayFamily: display },
    radius: { s, m, l },
  };
}
const ROWS: Record<string, Row> = {
  AF: {
    primary: '14406B 0C2C4C E6EFF7',
    secondary: 'C93F1D A63014 FDEDE6',
    greys: '0E1F33 526172 7C8998 E2E7EC',
    surfaces: 'FFFFFF F5F7F9 B5371A',
    radius: '6 10 16',
    display: 'Plus Jakarta Sans',
    onSecondary: '#FFFFFF',
  },
  TZ: {
    primary: '1B1712 000000 F3EDE2',
    secondary: 'C8174A 9E0F38 FCE8EE',
    greys: '1B1712 5F574C 877D6F E5DCCB',
    surfaces: 'FFFDF8 F8F2E6 B5123F',
    radius: '3 4 6',
    display: 'Bricolage Grotesque',
    onSecondary: '#FFFFFF',
  },
  GE: {
    primary: '1D5B45 0F3A2B E5F1EB',
    secondary: 'F2B632 D99A10 FFF5DC',
    greys: '16251E 55645C 7B8A82 E0E8E3',
    surfaces: 'FFFFFF F4F7F4 A8321C',
    radius: '4 8 12',
    display: 'Manrope',
    onSecondary: '#16251E',
  },
  OV: {
    primary: '17332B 0C1F19 E9EEE9',
    secondary: '17332B 0C1F19 F4ECDD',
    greys: '1A221E 5E625A 87887B E3DFD2',
    surfaces: 'FBF9F3 F3EFE4 7A5A1E',
    radius: '0 0 0',
    display: 'Cormorant Garamond',
    onSecondary: '#FFFFFF',
  },
  HB: {
    primary: '5A2BD8 3A1A99 F0EBFF',
    secondary: 'FFD233 F2BC00 FFF8DB',
    greys: '1C1140 5B5375 8480A0 E6E2F2',
    surfaces: 'FFFFFF F7F5FD C0166B',
    radius: '8 14 24',
    display: 'Outfit',
    onSecondary: '#1C1140',
  },
};
const themes = Object.entries(ROWS).map(([code, values]) => ({ code, values, theme: brandTheme(values, code === 'OV' ? '#A3241C' : '#B3261E') }));
const af = (): ThemeInput =>
  brandTheme(
    ROWS['AF'] ??
      Object.values(ROWS)[0] ??
      (() => {
        throw new Error('no rows');
      })(),
    '#B3261E',
  );

describe('the theme of a brand', () => {
  it.each(themes)('$code keeps every contrast rule as given', ({ theme }) => {
    expect(checkTheme(theme)).toEqual([]);
    expect(repairTheme(theme).repaired).toEqual([]);
  });

  it.each(themes)('$code writes the text on its call to action in the right colour', ({ theme, values }) => {
    expect(themeCss(theme)).toContain(`--on-secondary:${values.onSecondary}`);
  });

  it('finds the deal colour itself when the brand sets none', () => {
    const theme = { ...af(), surfaces: { page: '#FFFFFF' } };
    const { properties } = repairTheme(theme);
    expect(contrast(properties['--deal'] ?? '', theme.colors.colorSecondaryLight)).toBeGreaterThanOrEqual(4.5);
  });

  it('names the pairs that fail and repairs them without changing the others', () => {
    const broken = { ...af(), colors: { ...af().colors, greyDark: '#A0A8B0', colorSecondary: '#FFE9A0', greyMedium: '#DDDDDD' } };
    const failing = checkTheme(broken).map((failure) => `${failure.text} on ${failure.on}`);
    expect(failing).toContain('--muted on --page');
    expect(failing).toContain('--line-strong on --raised');
    const { properties, repaired } = repairTheme(broken);
    expect(repaired.length).toBe(failing.length);
    expect(contrast(properties['--muted'] ?? '', '#F5F7F9')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(properties['--line-strong'] ?? '', '#F5F7F9')).toBeGreaterThanOrEqual(3);
    expect(contrast(properties['--c-secondary-dark'] ?? '', properties['--on-secondary'] ?? '')).toBeGreaterThanOrEqual(4.5);
    expect(properties['--ink']).toBe('#0E1F33');
  });

  it('lets nothing but colours, lengths and plain family names into the style sheet', () => {
    expect(() => themeCss({ ...af(), colors: { ...af().colors, black: 'red;}</style>' } })).toThrow('--ink');
    const css = themeCss({ ...af(), font: { enableCustomFont: true, fontFamily: "x';}</style>", displayFamily: 'Outfit' } });
    expect(css).not.toContain('</style');
    expect(css).toContain("--font-display:'Outfit','Noto Sans'");
  });

  it('has no pills where the brand has sharp controls', () => {
    expect(themes.map(({ theme }) => /--r-pill:(\w+)/u.exec(themeCss(theme))?.[1])).toEqual(['999px', '3px', '999px', '0px', '999px']);
  });
});

describe('colours in OKLab', () => {
  it.each(['#14406B', '#F2B632', '#000000', '#FFFFFF', '#C8174A'])('%s survives the way there and back', (colour) => {
    expect(formatOklab(parseOklab(colour))).toBe(colour);
  });

  it('leaves a colour alone that already has the contrast', () => {
    expect(reachContrast('#0E1F33', ['#FFFFFF'], 4.5)).toBe('#0E1F33');
  });
});
