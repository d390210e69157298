import { describe, expect, it } from 'vitest';
import { contrast } from './oklch.ts';
import { repairTheme } from './theme.ts';
import { applyThemeOverride, themeOverride } from './theme-override.ts';

const theme = {
  colors: {
    colorPrimary: '#14406B',
    colorPrimaryDark: '#0C2C4C',
    colorPrimaryLight: '#E6EFF7',
    colorSecondary: '#C93F1D',
    colorSecondaryDark: '#A63014',
    colorSecondaryLight: '#FDEDE6',
    black: '#0E1F33',
    greyDark: '#526172',
    greyMedium: '#7C8998',
    greyLight: '#E2E7EC',
    error: '#B3261E',
    valid: '#1B6E4A',
  },
  surfaces: { page: '#FFFFFF', deal: '#B5371A' },
  font: { enableCustomFont: false, fontFamily: 'Noto Sans' },
  radius: { s: 6, m: 10, l: 16 },
};
const violet = { original: '#5A2BD8', dark: '#3A1A99', light: '#F0EBFF' };

describe('a theme by cookie or parameter', () => {
  it('lays its colours over the brand and leaves everything else', () => {
    const override = themeOverride(JSON.stringify({ colorPrimary: violet }));
    expect(override).toEqual({ colorPrimary: violet });
    const { colors, surfaces, radius } = applyThemeOverride(theme, override ?? {});
    expect([colors.colorPrimary, colors.colorPrimaryDark, colors.colorPrimaryLight, colors.colorSecondary]).toEqual([
      '#5A2BD8',
      '#3A1A99',
      '#F0EBFF',
      '#C93F1D',
    ]);
    expect([surfaces, radius]).toEqual([theme.surfaces, theme.radius]);
  });

  it('makes the dark and light it is not given', () => {
    const { colorSecondary } = themeOverride('{"colorSecondary":{"original":"#2266AA"}}') ?? {};
    expect(contrast(colorSecondary?.dark ?? '', '#FFFFFF')).toBeGreaterThan(contrast('#2266AA', '#FFFFFF'));
    expect(contrast(colorSecondary?.light ?? '', '#FFFFFF')).toBeLessThan(1.3);
  });

  it('keeps the contrast, whatever colours it brings', () => {
    const pale = themeOverride('{"colorPrimary":{"original":"#FFEE99"},"colorSecondary":{"original":"#FFFFAA"}}');
    const { properties, repaired } = repairTheme(applyThemeOverride(theme, pale ?? {}));
    expect(repaired.length).toBeGreaterThan(0);
    expect(contrast(properties['--c-primary'] ?? '', '#FFFFFF')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(properties['--deal'] ?? '', properties['--deal-soft'] ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    null,
    undefined,
    '',
    'blue',
    '[]',
    '{}',
    '{"black":{"original":"#000000"}}',
    '{"colorPrimary":"#000000"}',
    '{"colorPrimary":{"original":"red;}</style>"}}',
    '{"colorPrimary":{"original":"#00000"}}',
    '{"colorPrimary":{"original":"#000000","hover":"#111111"}}',
    '{"colorPrimary":{"original":"#000000"},"colorSecondary":{"original":"no"}}',
    `{"colorPrimary":{"original":"#000000"}}${' '.repeat(600)}`,
  ])('%s is none', (text) => {
    expect(themeOverride(text)).toBeUndefined();
  });
});
