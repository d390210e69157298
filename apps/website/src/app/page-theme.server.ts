import type { Theme } from '@escale/contract/brand';
import { themeCss } from '@escale/ui/theme';
import { applyThemeOverride, type ThemeOverride } from '@escale/ui/theme-override';
import { fontFaces, isFamily } from '../shared/brand-fonts.server.ts';

/** The brand's display face under a name of its own, because Arabic pages replace the display stack but not the brand's name. */
const logoFont = (family: string | undefined): string => (isFamily(family) ? `:root{--font-logo:'${family}','Noto Sans',sans-serif}` : '');

/** The style sheet of a brand's theme, with the colours a visitor's own theme lays over it. */
export type PageThemes = (code: string, theme: Theme, override?: ThemeOverride) => string;

/** Styles of a brand's theme and its faces, made once while the theme stands. `prefix` is the path the site is served below. */
export const createPageThemes = (prefix: string): PageThemes => {
  const kept = new Map<string, { readonly json: string; readonly css: string }>();
  const make = (theme: Theme): string => {
    const { font } = theme;
    return themeCss(theme) + logoFont(font.displayFamily) + fontFaces([font.enableCustomFont ? font.fontFamily : undefined, font.displayFamily], prefix);
  };
  return (code, theme, override) => {
    if (override !== undefined) return make(applyThemeOverride(theme, override));
    const json = JSON.stringify(theme);
    const known = kept.get(code);
    if (known?.json === json) return known.css;
    const css = make(theme);
    kept.set(code, { json, css });
    return css;
  };
};
