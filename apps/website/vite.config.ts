import { reactRouter } from '@react-router/dev/vite';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { defineConfig } from 'vite';
import { PAGE_CHUNKS } from './src/tooling/page-chunks.ts';
import { settleFramework } from './src/tooling/settled-framework.ts';

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

/** Read for the whole build, not per environment. Code that is inlined or joined less repeats itself more, and packs smaller. */
const TERSER = { module: true, ecma: 2020, compress: { passes: 3, pure_getters: true, unsafe_arrows: true, inline: 1, keep_fargs: false } } as const; // `as`: the options are literal types

export default defineConfig(({ command }) => ({
  plugins: [
    reactRouter(),
    settleFramework(),
    // React Aria's own strings are sent for the page's language only, never bundled for all.
    { ...optimizeLocales.vite({ locales: [] }), enforce: 'pre', applyToEnvironment: (environment) => environment.name === 'client' },
  ],
  // Icons are part of the server's build too, so that both builds draw the same.
  resolve: { noExternal: [/^@escale\//u, 'lucide-react'] },
  build: { sourcemap: process.env['SOURCE_MAPS'] === '1', target: 'es2022', assetsInlineLimit: 0, cssMinify: 'lightningcss', terserOptions: TERSER },
  ...(command === 'build' ? { css: { modules: { generateScopedName: shortName } } } : {}),
  // Files name each other by relative addresses, so that the site can live under a proxy's folder unknown at build time.
  experimental: { renderBuiltUrl: (_file, { ssr }) => (ssr ? undefined : { relative: true }) },
  environments: {
    client: {
      build: {
        // Twice as slow as the built-in minifier, and 2 % smaller after Brotli.
        minify: 'terser',
        rolldownOptions: {
          output: {
            codeSplitting: { groups: PAGE_CHUNKS },
          },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: './src/app/server-app.ts' } } },
  },
}));
