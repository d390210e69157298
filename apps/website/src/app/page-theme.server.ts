import type { Theme } from '@escale/contract/brand';
import { themeCss } from '@escale/ui/theme';

/** The brand's display face under a name of its own, because Arabic pages replace the display stack but not the brand's name. */
const logoFont = (family: string | undefined): string =>
  family !== undefined && /^[\p{L}\p{N} -]{1,80}$/u.test(family) ? `:root{--font-logo:'${family}','Noto Sans',sans-serif}` : '';

/** Styles of a brand's theme, made once while the theme stands. */
export const createPageThemes = (): ((code: string, theme: Theme) => string) => {
  const kept = new Map<string, { readonly json: string; readonly css: string }>();
  return (code, theme) => {
    const json = JSON.stringify(theme);
    const known = kept.get(code);
    if (known?.json === json) return known.css;
    const css = themeCss(theme) + logoFont(theme.font.displayFamily);
    kept.set(code, { json, css });
    return css;
  };
};
