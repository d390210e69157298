import { reactRouter } from '@react-router/dev/vite';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { defineConfig } from 'vite';

/** Class names of five letters: they stand some thousand times in a listing's markup and again in every script. Same file and class, same name. */
const shortName = (name: string, file: string): string =>
  `c${BigInt(
    `0x${createHash('sha256')
      .update(`${relative(import.meta.dirname, file)}:${name}`)
      .digest('hex')
      .slice(0, 16)}`,
  )
    .toString(36)
    .slice(0, 5)}`;

export default defineConfig(({ command }) => ({
  plugins: [
    reactRouter(),
    // React Aria's own strings are sent for the page's language only, never bundled for all.
    { ...optimizeLocales.vite({ locales: [] }), enforce: 'pre', applyToEnvironment: (environment) => environment.name === 'client' },
  ],
  resolve: { noExternal: [/^@escale\//u] },
  build: { sourcemap: process.env['SOURCE_MAPS'] === '1', target: 'es2022', assetsInlineLimit: 0, cssMinify: 'lightningcss' },
  ...(command === 'build' ? { css: { modules: { generateScopedName: shortName } } } : {}),
  // Files name each other by relative addresses, so that the site can live under a proxy's folder unknown at build time.
  experimental: { renderBuiltUrl: (_file, { ssr }) => (ssr ? undefined : { relative: true }) },
  environments: {
    client: {
      build: {
        // Twice as slow as the built-in minifier, and 2 % smaller after Brotli.
        minify: 'terser',
        terserOptions: { module: true, ecma: 2020, compress: { passes: 3, pure_getters: true, unsafe_arrows: true } },
        rolldownOptions: {
          output: {
            // What many pages share travels as one file: each file of its own costs a header, a preload and its own dictionary.
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules[\\/](?:react|react-dom|scheduler|react-router)[\\/]/u },
                {
                  name: 'base',
                  // Overlays come with what opens them: their library is no part of a first page.
                  test: /packages[\\/](?:i18n|domain)[\\/]src|packages[\\/]ui[\\/]src[\\/](?!modal|popover|bottom-sheet|info-popover|lightbox|phone-field|countdown|fact-list|checkbox-field)|website[\\/]src[\\/]shared[\\/](?!shop-storage)|lucide-react|clsx/u,
                  minShareCount: 6,
                },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: './src/app/server-app.ts' } } },
  },
}));
