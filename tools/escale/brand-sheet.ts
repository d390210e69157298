import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../gate/chromium.ts';
import type { Command } from './command.ts';

const ROOT = join(import.meta.dirname, '../..');
const VIEW = { width: 1280, height: 800 };
const TILE = 460;
const COLUMNS = 5;
const QUALITY = 82;

interface Row {
  readonly code: string;
  readonly displayName: string;
  readonly hosts: readonly string[];
  readonly shops: readonly { readonly _id: string }[];
}

/** The home of a brand's first shop as a visitor sees it who made the choice of cookies before. */
const photograph = async (browser: Browser, { code, hosts, shops }: Row, port: string): Promise<{ code: string; shop: string; picture: string }> => {
  const host = hosts[0] ?? 'localhost';
  const shop = shops[0]?._id ?? '';
  const context = await browser.newContext({ viewport: VIEW, reducedMotion: 'reduce' });
  const day = new Date().toISOString().slice(0, 10);
  await context.addCookies([{ name: 'consent', value: `1.000.${day}`, domain: host, path: '/' }]);
  const page = await context.newPage();
  const home = `http://${host}${port === '' ? '' : `:${port}`}/${shop}`;
  // A brand that leads its visitors elsewhere still has the page of the search.
  const answer = await context.request.get(`http://127.0.0.1:${port}/${shop}`, { headers: { host: `${host}:${port}` }, maxRedirects: 0 });
  await page.goto(answer.ok() ? home : `${home}/sdp`, { waitUntil: 'networkidle' });
  const picture = await page.screenshot({ type: 'jpeg', quality: 90 });
  await context.close();
  return { code, shop, picture: picture.toString('base64') };
};

const sheetOf = (rows: readonly { readonly row: Row; readonly shop: string; readonly picture: string }[]): string => {
  const tiles = rows.map(
    ({ row, shop, picture }) =>
      `<figure><img src="data:image/jpeg;base64,${picture}"><figcaption><b>${row.code}</b> ${row.displayName.replaceAll('<', '')} <i>${shop}</i></figcaption></figure>`,
  );
  return `<style>body{margin:20px;display:grid;grid-template-columns:repeat(${COLUMNS},${TILE}px);gap:18px;font:14px 'Noto Sans',sans-serif}figure{margin:0}img{width:100%;display:block;outline:1px solid #0002}figcaption{padding-block:6px}i{color:#667}</style>${tiles.join('')}`;
};

/** `brand sheet`: the homes of all brands of a running product on one picture. */
export const brandSheet: Command = {
  words: 'brand sheet',
  usage: '[--at http://localhost:3000] [--out docs/pictures/brands.jpg]',
  summary: 'photographs the home of every brand of a running product, on one sheet',
  async run(given, say) {
    const { values } = parseArgs({ args: [...given], options: { at: { type: 'string' }, out: { type: 'string' } } });
    const at = new URL(values.at ?? 'http://localhost:3000');
    const out = values.out ?? join(ROOT, 'docs/pictures/brands.jpg');
    const rows = (await (await fetch(new URL('/api/content/brands.json', at))).json()) as readonly Row[]; // as: the host table of our own content service
    const browser = await chromium.launch({ executablePath: await findChromium(ROOT), args: ['--no-sandbox', '--disable-gpu', '--no-first-run'] });
    try {
      const taken: { row: Row; shop: string; picture: string }[] = [];
      for (const row of rows) taken.push({ row, ...(await photograph(browser, row, at.port)) });
      const page = await browser.newPage({ viewport: { width: COLUMNS * (TILE + 18) + 22, height: 800 } });
      await page.setContent(sheetOf(taken));
      await mkdir(dirname(out), { recursive: true });
      await writeFile(out, await page.screenshot({ type: 'jpeg', quality: QUALITY, fullPage: true }));
      say(`${out}: ${taken.length} homes`);
    } finally {
      await browser.close();
    }
    return 0;
  },
};
