import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { originOf, SERVICES } from './journey.ts';
import { BRANDS_FOLDER } from './playwright.config.ts';

/** A dark site shows strangers its door, which has no hero. */
const isDark = (code: string): boolean => /"darkSite":\s*true/u.test(readFileSync(join(BRANDS_FOLDER, code, 'brand.json'), 'utf8'));
const CODES = readdirSync(BRANDS_FOLDER).filter((name) => /^[A-Z]{2}$/u.test(name) && name !== 'ZZ' && !isDark(name));

interface HostRow {
  readonly code: string;
  readonly shops: readonly { readonly _id: string }[];
}
interface Line {
  readonly text: string;
  readonly size: number;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** Runs in the page: the lines of white text over the hero's picture, then makes them invisible. */
const LINES = `(() => {
  const found = [];
  for (const element of document.querySelectorAll('main section:first-of-type :is(h1, p) span')) {
    if (element.getClientRects().length === 0) continue;
    const size = parseFloat(getComputedStyle(element).fontSize);
    const range = document.createRange();
    range.selectNodeContents(element);
    for (const { x, y, width, height } of range.getClientRects())
      if (width > 2) found.push({ text: element.textContent, size, box: { x, y: y + scrollY, width, height } });
    element.style.color = 'transparent';
  }
  return found;
})()`;

/** Runs in an empty page: the contrast of white to the 99th-percentile lightest pixel of a picture (WCAG formula). */
const measure = (screen: Page, png: string): Promise<number> =>
  screen.evaluate(`(async () => {
    const image = new Image();
    image.src = 'data:image/png;base64,${png}';
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    const linear = (value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
    const light = new Float64Array(data.length / 4);
    for (let at = 0; at < light.length; at += 1)
      light[at] = 0.2126 * linear(data[at * 4]) + 0.7152 * linear(data[at * 4 + 1]) + 0.0722 * linear(data[at * 4 + 2]);
    light.sort();
    return 1.05 / (light[Math.floor((light.length - 1) * 0.99)] + 0.05);
  })()`);

test('white text reads on every brand’s hero, large and small, line by line', async ({ page, request, context }) => {
  const rows: readonly HostRow[] = await (await request.get(`${SERVICES}/api/content/brands.json`)).json();
  const screen = await context.newPage();
  const tooLight: string[] = [];
  // Thirty brands, one of them dark.
  expect(CODES.length).toBe(29);
  for (const code of CODES) {
    const shop = rows.find((row) => row.code === code)?.shops[0]?._id ?? '';
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${originOf(code)}/${shop}/sdp`);
      await page.locator('main section picture img').first().evaluate('(image) => image.decode()');
      const lines: readonly Line[] = await page.evaluate(LINES);
      expect(lines.length, `lines of ${code} at ${width}`).toBeGreaterThan(0);
      for (const { text, size, box } of lines) {
        const ratio = await measure(screen, (await page.screenshot({ clip: box })).toString('base64'));
        if (ratio < (size < 24 ? 4.5 : 3)) tooLight.push(`${code} ${width} ${size}px ${ratio.toFixed(2)}: ${text}`);
      }
    }
  }
  expect(tooLight).toEqual([]);
});
