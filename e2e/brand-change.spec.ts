import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { BRANDS_FOLDER } from './playwright.config.ts';

const here = join(BRANDS_FOLDER, 'ZZ');
const home = (baseURL: string): string => baseURL.replace('af.localhost', 'zz.localhost');
/** The website takes a host table for granted for 15 seconds. */
const SOON = { timeout: 40_000, intervals: [1_000] };

test.afterAll(() => rmSync(here, { recursive: true, force: true }));

test('a brand is served as soon as its folder is there, and gone with it: no build, no restart', async ({ page, request, baseURL }) => {
  const address = home(baseURL ?? '');
  // Node does not resolve `*.localhost`, a browser does.
  const { host, port } = new URL(address);
  const ask = (path: string) => request.get(`http://127.0.0.1:${port}${path}`, { headers: { host } });
  const statusOf = async (path: string): Promise<number> => (await ask(path)).status();
  expect(await statusOf('/fr-FR')).toBe(421);

  execFileSync(join(import.meta.dirname, '../bin/escale'), ['brand', 'new', 'ZZ', '--name', 'Zéphyr', '--shops', 'fr-FR', '--folder', BRANDS_FOLDER]);
  const theme = JSON.parse(readFileSync(join(here, 'theme.json'), 'utf8'));
  theme.theme.colors.colorPrimary = '#6A1B4D';
  writeFileSync(join(here, 'theme.json'), JSON.stringify(theme));
  mkdirSync(join(here, 'messages'), { recursive: true });
  writeFileSync(join(here, 'messages', 'fr.json'), JSON.stringify({ 'frame.skip': 'Droit au but' }));
  await expect.poll(() => statusOf('/fr-FR'), SOON).toBe(200);

  await page.goto(`${address}/fr-FR`);
  await expect(page).toHaveTitle(/Zéphyr/u);
  await expect(page.getByRole('link', { name: 'Zéphyr' }).first()).toBeVisible();
  await expect(page.getByText('Droit au but')).toBeAttached();
  expect(await (await ask('/fr-FR')).text()).toContain('--c-primary:#6A1B4D');

  // The gate: from the next publication on, its offers ask for sign-up.
  writeFileSync(join(here, 'brand.json'), JSON.stringify({ code: 'ZZ', shops: ['fr-FR'], shared: { strategy: 'SIGNUP_FIRST' } }));
  await expect.poll(async () => (await (await ask('/api/content/ZZ/current/resources/fr-FR/shop.json')).json()).strategy, SOON).toBe('SIGNUP_FIRST');

  rmSync(here, { recursive: true });
  await expect.poll(() => statusOf('/fr-FR'), SOON).toBe(421);
});
