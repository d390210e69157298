import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, expectAlive, FRANCE, originOf, watchConsole } from './journey.ts';
import { openHome, searchTrip } from './steps.ts';

const ACCOUNT = 'button[popovertarget="account-panel"]:visible';
const SWITCHER = 'button[popovertarget="shop-switcher"]:visible';
const PASSWORD = 'Escale-2026';

const open = async (page: Page, { brand, path, width }: { brand: string; path: string; width: number }): Promise<void> => {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(`${originOf(brand)}${path}`);
  await expect(page.locator('header')).toHaveCount(1);
};

/** Signs the browser in as a demo member, as the sign-in page does: the token in the shop's cookie, bound to this browser's device. */
const signIn = async (page: Page, brand: string, shop: string): Promise<void> => {
  const origin = originOf(brand);
  await page.goto(`${origin}/${shop}/page/cgv`);
  const { token, uuid } = await page.evaluate(
    async (body) => {
      const answer = await fetch('/api/user-auth/auth/local/login', { method: 'POST', headers: { 'content-type': 'text/plain' }, body });
      return (await answer.json()) as { token: string; uuid: string }; // as: the contract's session
    },
    JSON.stringify({ credentials: { email: 'camille@example.com', password: PASSWORD }, partner: `${brand}${shop.slice(3)}` }),
  );
  const where = { domain: new URL(origin).hostname, path: `/${shop}` };
  await page.context().addCookies([
    { name: 'auth', value: 'auth', ...where },
    { name: 'authToken', value: token, ...where },
    { name: 'uuid', value: uuid, ...where },
  ]);
};

/** One row: who looks where, and what the menu then offers. */
const rows = [
  { brand: 'AF', shop: 'fr-FR', visitor: 'nobody', width: 1440, has: ['/booking-auth?', '/faq', '/booking-search'], hasNot: ['/logout'] },
  { brand: 'AF', shop: 'ar-AE', visitor: 'nobody', width: 375, has: ['/booking-auth?', '/faq', 'tel:'], hasNot: ['/logout'] },
  { brand: 'PS', shop: 'pt-PT', visitor: 'nobody', width: 1440, has: ['/pt-PT"', 'target="_blank"'], hasNot: ['/booking-search'] },
  { brand: 'SE', shop: 'sv-SE', visitor: 'nobody', width: 768, has: ['/booking-auth?'], hasNot: ['/logout'] },
  { brand: 'AF', shop: 'fr-FR', visitor: 'member', width: 1440, has: ['/account/profile', '/account/security', '/logout'], hasNot: ['/booking-auth?'] },
  { brand: 'AF', shop: 'fr-FR', visitor: 'member', width: 375, has: ['/account/mybookings', '/logout'], hasNot: ['/booking-auth?'] },
  { brand: 'XX', shop: 'fr-FR', visitor: 'member', width: 1440, has: ['/logout'], hasNot: ['/account/profile', '/account/mybookings', '/account/security'] },
] as const;

for (const { brand, shop, visitor, width, has, hasNot } of rows)
  test(`the menu of ${brand} ${shop} for ${visitor} at ${width}`, async ({ page }) => {
    const messages = watchConsole(page);
    if (visitor === 'member') await signIn(page, brand, shop);
    await open(page, { brand, path: `/${shop}/page/cgv`, width });
    await expectAlive(page);
    await page.locator(ACCOUNT).click();
    const menu = page.locator('#account-panel');
    await expect(menu).toBeVisible();
    const markup = await menu.innerHTML();
    for (const part of has) expect(markup).toContain(part);
    for (const part of hasNot) expect(markup).not.toContain(part);
    // Nothing sticks out of a small screen, nor of a right-to-left one.
    const box = await menu.boundingBox();
    expect(box?.x ?? -1).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    await expectAccessible(page, `${brand} ${shop} ${width}`);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    expect(messages).toEqual([]);
  });

test('the menu opens under a passing mouse, stays for whoever goes in, and closes behind them', async ({ page }) => {
  await open(page, { brand: 'AF', path: '/fr-FR/page/cgv', width: 1440 });
  await expectAlive(page);
  const menu = page.locator('#account-panel');
  await expect(async () => {
    await page.locator('h1').hover();
    await page.locator(ACCOUNT).hover();
    await expect(menu).toBeVisible({ timeout: 500 });
  }).toPass();
  await menu.getByRole('link').last().hover();
  await expect(menu).toBeVisible();
  await page.locator('h1').hover();
  await expect(menu).toBeHidden();
});

test('by keyboard the menu opens, is walked through and gives the focus back', async ({ page }) => {
  await open(page, { brand: 'AF', path: '/fr-FR/page/cgv', width: 1440 });
  await expectAlive(page);
  const button = page.locator(ACCOUNT);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#account-panel')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator('#account-panel a:focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('a member signs out and is a visitor again', async ({ page }) => {
  await signIn(page, 'AF', 'fr-FR');
  await open(page, { brand: 'AF', path: '/fr-FR/page/cgv', width: 1440 });
  await expectAlive(page);
  await page.locator(ACCOUNT).click();
  await page.locator('#account-panel form button').click();
  await expect(page).toHaveURL(`${originOf('AF')}/fr-FR`);
  await page.locator(ACCOUNT).click();
  await expect(page.locator('#account-panel a[href*="/booking-auth"]').first()).toBeVisible();
});

test('the small search of a page of offers holds the last search, and leads back to its form', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${originOf('AF')}/fr-FR/listing`);
  const mini = page.locator('header > div > a[href^="/fr-FR/sdp/search"]');
  await expect(mini).toHaveAttribute('href', '/fr-FR/sdp/search');
  await openHome(page, FRANCE);
  await searchTrip(page, FRANCE, 'Majorque');
  await page.goto(`${originOf('AF')}/fr-FR/listing`);
  await expect(mini).toContainText('Paris → Majorque');
  await expectAccessible(page, 'small search');
  await mini.click();
  await expect(page).toHaveURL(/\/fr-FR\/sdp\/search\?.*destinationResortCode=/u);
  await expect(page.getByRole('search').getByRole('combobox').nth(1)).toHaveValue(/Majorque/u);
});

test('the switcher warns of another shop, follows the country, and leads there', async ({ page }) => {
  await open(page, { brand: 'AF', path: '/fr-FR/page/cgv?q=1', width: 1440 });
  await expectAlive(page);
  await page.locator(SWITCHER).first().click();
  const dialog = page.locator('#shop-switcher');
  await expect(dialog.getByRole('status')).toBeEmpty();
  await dialog.locator('[name="country"]').selectOption('AE');
  await expect(dialog.locator('[name="language"]')).toHaveValue('ar');
  await expect(dialog.locator('[name="currency"]')).toHaveValue('AED');
  await expect(dialog.getByRole('status')).not.toBeEmpty();
  await expectAccessible(page, 'switcher');
  await dialog.locator('[name="currency"]').selectOption('USD');
  await dialog.locator('button[type="submit"]').click();
  await expect(page).toHaveURL(`${originOf('AF')}/ar-AE/page/cgv`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('a country chosen before the switcher’s scripts came is kept, and the rest follows it', async ({ page }) => {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/late-content-[^/]+\.js$/u, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, { brand: 'AF', path: '/fr-FR/page/cgv', width: 1440 });
  await expectAlive(page);
  await page.locator(SWITCHER).first().click();
  const dialog = page.locator('#shop-switcher');
  await dialog.locator('[name="country"]').selectOption('AE');
  await expect(dialog.locator('[name="currency"]')).toHaveValue('EUR');
  letGo();
  await expect(dialog.locator('[name="language"]')).toHaveValue('ar');
  await expect(dialog.locator('[name="currency"]')).toHaveValue('AED');
  await expect(dialog.locator('[name="country"]')).toHaveValue('AE');
});

for (const [path, width, isThere] of [
  ['/fr-FR/booking-search', 375, false],
  ['/fr-FR/booking-search', 1440, true],
  ['/fr-FR/booking-auth', 768, false],
] as const)
  test(`the header of ${path} at ${width} is there: ${isThere}`, async ({ page }) => {
    await open(page, { brand: 'AF', path, width });
    await expect(page.locator('header')).toBeVisible({ visible: isThere });
  });

test('a telecom partner’s bar is drawn by its script in a sandbox', async ({ page }) => {
  await open(page, { brand: 'HB', path: '/fr-FR/page/cgv', width: 1440 });
  const bar = page.frameLocator('iframe').first();
  await expect(bar.getByRole('link').first()).toBeVisible();
  // `origin` of the frame's own window; an opaque one spells itself null.
  expect(await bar.locator('body').evaluate('window.origin')).toBe('null');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const width of [375, 1440])
    test(`menu, switcher and footer work at ${width}`, async ({ page }) => {
      await open(page, { brand: 'AF', path: '/fr-FR/page/cgv', width });
      await page.locator(ACCOUNT).click();
      await expect(page.locator('#account-panel a[href*="/booking-auth"]').first()).toBeVisible();
      await expect(page.locator('footer a[href="/fr-FR/page/accessibility"]')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await page.locator(`footer ${SWITCHER}`).click();
      const dialog = page.locator('#shop-switcher');
      await dialog.locator('[name="country"]').selectOption('GB');
      await dialog.locator('[name="language"]').selectOption('en');
      await dialog.locator('button[type="submit"]').click();
      await expect(page).toHaveURL(`${originOf('AF')}/en-GB/page/cgv`);
    });
});
