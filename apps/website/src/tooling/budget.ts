import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { builtHandler, ensureBuilt, visit } from '../testing/built-website.ts';

/** First-load JavaScript of a page, Brotli, every script and modulepreload its HTML names: the budget of every page. */
const FIRST_LOAD_BUDGET = 130_000;
/** A page that loads less than this has lost its scripts: the measure would be of nothing. */
const FIRST_LOAD_FLOOR = 60_000;

const PAGES = {
  home: '/fr-FR',
  listing: '/fr-FR/sdp/listing',
  product: '/fr-FR/sdp/hotelDescription/H00001/00000000-0000-4000-8000-000000000000',
  error: '/fr-FR/technical-error',
} as const;

interface PageWeight {
  readonly page: string;
  readonly scripts: number;
  readonly brotli: number;
  readonly html: number;
}

/** Adds up what the served HTML of each page names. */
const measureFirstLoad = async (): Promise<PageWeight[]> => {
  const client = join(ensureBuilt(), 'client');
  const pages = await builtHandler();
  const sizes = new Map<string, number>();
  const sizeOf = (address: string): number => {
    const known = sizes.get(address) ?? brotliCompressSync(readFileSync(join(client, address))).length;
    sizes.set(address, known);
    return known;
  };
  return Promise.all(
    Object.entries(PAGES).map(async ([page, path]) => {
      const html = await (await visit(pages, path)).text();
      // Inline module imports name the same files as the preloads; a set counts each once.
      const scripts = new Set([...html.matchAll(/"(\/assets\/[^"]+\.js)"/gu)].map((match) => match[1] ?? ''));
      const named = [...scripts].filter(
        (address) =>
          html.includes(`<link rel="modulepreload" href="${address}"`) ||
          html.includes(`from "${address}"`) ||
          html.includes(`import "${address}"`) ||
          html.includes(`src="${address}"`),
      );
      return { page, scripts: named.length, brotli: named.reduce((sum, address) => sum + sizeOf(address), 0), html: html.length };
    }),
  );
};

if (import.meta.url === pathToFileURL(fileURLToPath(new URL(process.argv[1] ?? '', 'file:///'))).href) {
  for (const { page, scripts, brotli, html } of await measureFirstLoad()) {
    const verdict = brotli > FIRST_LOAD_BUDGET ? 'TOO HEAVY' : brotli < FIRST_LOAD_FLOOR ? 'SUSPICIOUSLY LIGHT' : 'ok';
    process.stdout.write(
      `${page.padEnd(10)} ${String(scripts).padStart(3)} scripts ${String(brotli).padStart(7)} B br of ${FIRST_LOAD_BUDGET}  html ${String(html).padStart(6)} B  ${verdict}\n`,
    );
    if (verdict !== 'ok') process.exitCode = 1;
  }
}
