import { reactRouter } from '@react-router/dev/vite';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [
    reactRouter(),
    // React Aria's own strings are sent for the page's language only, never bundled for all.
    { ...optimizeLocales.vite({ locales: [] }), enforce: 'pre', applyToEnvironment: (environment) => environment.name === 'client' },
  ],
  resolve: { noExternal: [/^@escale\//u] },
  build: { sourcemap: process.env['SOURCE_MAPS'] === '1', target: 'es2022', assetsInlineLimit: 0, cssMinify: 'lightningcss' },
  // Files name each other by relative addresses, so that the site can live under a proxy's folder unknown at build time.
  experimental: { renderBuiltUrl: (_file, { ssr }) => (ssr ? undefined : { relative: true }) },
  environments: { ssr: { build: { rollupOptions: { input: './src/app/server-app.ts' } } } },
});
