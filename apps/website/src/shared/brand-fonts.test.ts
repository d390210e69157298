import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fontFaces, fontFile } from './brand-fonts.server.ts';

describe('the faces of a brand', () => {
  it('are named in its pages, two weights in two scripts each, at addresses that are served', () => {
    const css = fontFaces(['Noto Sans', 'Plus Jakarta Sans'], '/holidays');
    const addresses = [...css.matchAll(/url\(\/holidays\/fonts\/([^)]+)\)/gu)].map(([, path = '']) => path);
    expect(addresses).toHaveLength(4);
    expect(css).not.toContain('Noto Sans');
    for (const address of addresses) {
      const file = fontFile(address);
      expect(file).toBeDefined();
      expect(
        readFileSync(file ?? '')
          .subarray(0, 4)
          .toString(),
      ).toBe('wOF2');
    }
  });

  it('are none for a family that is not installed', () => {
    expect(fontFaces(['Comic Nowhere', undefined], '')).toBe('');
    expect(fontFaces(["x');}</style>"], '')).toBe('');
  });

  it.each(['manrope/0.0.1/latin-600.woff2', '../package.json', 'manrope/5.2.8/../../x.woff2', 'noto-sans/latin-600.woff2', 'manrope/latin-900.woff2'])(
    '%s names no file',
    (path) => {
      expect(fontFile(path)).toBeUndefined();
    },
  );
});
