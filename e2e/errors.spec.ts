import { expect, test } from '@playwright/test';
import { EMIRATES, expectAccessible, FRANCE, originOf, SERVICES, watchConsole } from './journey.ts';

const pages = [
  ['/technical-error', 200],
  ['/technical-error/duplicate-booking', 200],
  ['/not-found', 404],
  ['/no/such/page', 404],
] as const;

for (const { brand, shop, direction } of [FRANCE, EMIRATES])
  for (const [path, status] of pages)
    test(`${shop}${path} says what happened and leads on`, async ({ page }) => {
      const messages = watchConsole(page);
      const answer = await page.goto(`${originOf(brand)}/${shop}${path}`);
      expect(answer?.status()).toBe(status);
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('main a').first()).toBeVisible();
      await expectAccessible(page, path);
      // The browser itself reports the document's own 404.
      expect(messages.filter((each) => status === 200 || !each.includes('404'))).toEqual([]);
    });

test('an unknown code has pages that lead on, never a failure', async ({ page }) => {
  const code = '00000000-0000-4000-8000-000000000000';
  for (const path of [`payment?code=${code}`, `confirmation?code=${code}`, 'payment', 'payment?code=x']) {
    const answer = await page.goto(`${originOf('AF')}/fr-FR/sdp/booking/${path}`);
    expect(answer?.status() ?? 500, path).toBeLessThan(500);
    await expect(page.locator('main').locator('h1, h2').first()).toBeVisible();
  }
});

test('services refuse what they do not understand', async ({ page }) => {
  const answer = await page.request.post(`${SERVICES}/api/quote/sdp/quote`, { data: { departureDate: 'tomorrow' } });
  expect(answer.status()).toBe(400);
});
