import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { expectAccessible, originOf, SERVICES } from './journey.ts';
import { BRANDS_FOLDER } from './playwright.config.ts';

const CODES = readdirSync(BRANDS_FOLDER).filter((name) => /^[A-Z]{2}$/u.test(name) && name !== 'ZZ');

interface HostRow {
  readonly code: string;
  readonly shops: readonly { readonly _id: string }[];
}

/** Every brand, in its own look: what it opens with, from left to right and from right to left. */
for (const code of CODES) {
  test(`${code} opens accessibly in its theme, in both directions`, async ({ page, request }) => {
    const rows: readonly HostRow[] = await (await request.get(`${SERVICES}/api/content/brands.json`)).json();
    const shop = rows.find((row) => row.code === code)?.shops[0]?._id ?? '';
    // A brand that leads its visitors elsewhere still has the page of the search.
    const answer = await page.goto(`${originOf(code)}/${shop}/sdp`);
    expect(answer?.status()).toBe(200);
    await expect(page.locator('h1')).toBeVisible();
    await expectAccessible(page, `${code} ${shop}`);
    await page.locator('html').evaluate((root) => {
      const html = root as unknown as { dir: string }; // as: the journeys are compiled without the browser's types
      html.dir = html.dir === 'rtl' ? 'ltr' : 'rtl';
    });
    await expectAccessible(page, `${code} ${shop}, mirrored`);
    // The narrowest screen there is: nothing sticks out, in either direction.
    await page.setViewportSize({ width: 320, height: 640 });
    for (const direction of ['ltr', 'rtl']) {
      await page.evaluate(`document.documentElement.dir = '${direction}'`);
      expect(await page.evaluate<number>('document.documentElement.scrollWidth'), direction).toBeLessThanOrEqual(320);
    }
  });
}
