import { expect, test } from '@playwright/test';
import { expectAccessible, expectAlive, originOf, watchConsole } from './journey.ts';
import { nextReference, signIn } from './members.ts';

const home = originOf('AF');

for (const { shop, path, field } of [
  { shop: 'fr-FR', path: 'auth', field: 'email' },
  { shop: 'en-GB', path: 'auth/signup', field: 'email' },
  { shop: 'ar-AE', path: 'booking-search', field: 'bookingReference' },
])
  test(`${shop}: the first wrong field of /${path} has the focus and is described by its message`, async ({ page }) => {
    await page.goto(`${home}/${shop}/${path}`);
    await expectAlive(page);
    const form = page.locator('main form').filter({ has: page.locator(`[name="${field}"]`) });
    await form.locator('button[type="submit"]').first().click();
    const wrong = form.locator(`[name="${field}"]`);
    await expect(wrong).toBeFocused();
    await expect(wrong).toHaveAttribute('aria-invalid', 'true');
    await expect(wrong).toHaveAccessibleDescription(/\S/u);
  });

test('a booking fits the narrowest screen, its picture too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await signIn(page, 'fr-FR');
  const reference = await nextReference(page);
  await page.goto(`${home}/fr-FR/account/mybookings/${reference}`);
  await expect(page.locator('main h1')).toBeVisible();
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(320);
});

for (const { shop, width } of [
  { shop: 'fr-FR', width: 1440 },
  { shop: 'de-DE', width: 320 },
  { shop: 'ar-AE', width: 375 },
])
  test(`${shop}: the help leads to an answer from its topics and from its search at ${width}`, async ({ page }) => {
    const seen = watchConsole(page);
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${home}/${shop}/faq`);
    await expectAlive(page);
    await expectAccessible(page, `the help in ${shop}`);
    const question = page.locator('main li li a').first();
    const title = (await question.innerText()).trim();
    await question.click();
    await expect(page.locator('main h1')).toHaveText(title);
    await expectAccessible(page, `an answer in ${shop}`);
    await page.getByRole('searchbox').fill(title.split(/\s+/u)[0] ?? '');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/faq\?q=/u);
    await expect(page.locator('main').getByRole('link', { name: title })).toBeVisible();
    await page.getByRole('searchbox').fill('zzzz');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/q=zzzz/u);
    await expect(page.locator('main').getByRole('link', { name: title })).toHaveCount(0);
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(width);
    expect(seen).toEqual([]);
  });

test('below 768 the footer folds, the law and the way to take consent back stay open', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(`${home}/fr-FR/page/cgv`);
  await expectAlive(page);
  const help = page.locator('footer').getByRole('link', { name: 'Questions fréquentes' });
  await expect(help).toBeHidden();
  await expect(page.locator('footer').getByRole('link', { name: 'Mentions légales' })).toBeVisible();
  await expect(page.locator('footer').getByRole('button', { name: 'Gérer mes cookies' })).toBeVisible();
  await page.locator('footer summary').filter({ hasText: 'Besoin d’aide' }).click();
  await expect(help).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 800 });
  await expect(page.locator('footer summary').first()).toBeHidden();
  await expect(page.locator('footer').getByRole('link', { name: 'Meilleur prix garanti' })).toBeVisible();
});
