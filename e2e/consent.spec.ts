import { expect, test, type Page, type Request } from '@playwright/test';
import { BRITAIN, EMIRATES, expectAccessible, expectAlive, FRANCE, holdTrip, openPayment, originOf, type JourneyShop } from './journey.ts';

/** The brand whose data names a tag manager and two running tests. */
const TAZIMA: JourneyShop = { ...FRANCE, brand: 'TZ', partner: 'TZFR' };

// Nobody has chosen yet.
test.use({ storageState: { cookies: [], origins: [] } });

const sheetOf = (page: Page) => page.locator('section[aria-labelledby="consent-title"]');
const button = (page: Page, decision: 'accept' | 'refuse' | 'save') => sheetOf(page).locator(`button[value="${decision}"]`);
const home = ({ brand, shop }: JourneyShop): string => `${originOf(brand)}/${shop}`;
const choiceOf = async (page: Page): Promise<string | undefined> =>
  (await page.context().cookies()).find(({ name }) => name === 'consent')?.value.split('.')[1];
const idsOf = async (page: Page): Promise<readonly string[]> =>
  page.evaluate('Object.keys(localStorage).filter((key) => /session|biid/iu.test(key) && /biid/iu.test(localStorage.getItem(key)))');

/** What the page tells of itself from now on; a beacon's words are not shown to a journey, so the page is left its other way. */
const watchEvents = async (page: Page): Promise<readonly string[]> => {
  const sent: string[] = [];
  await page.addInitScript('navigator.sendBeacon = () => false;');
  page.on('request', (request: Request) => {
    if (request.url().includes('/api/nav-logs')) sent.push(request.postData() ?? '');
  });
  return sent;
};

const openLarge = async (page: Page, shop: JourneyShop): Promise<void> => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(home(shop));
  await expectAlive(page);
  await expect(sheetOf(page)).toBeVisible();
  await expect(page.locator('section[aria-labelledby="consent-title"] form')).toBeVisible();
};

for (const shop of [FRANCE, BRITAIN, EMIRATES])
  test(`${shop.shop} asks accessibly, refusing as easily as accepting`, async ({ page }) => {
    await openLarge(page, shop);
    await expectAccessible(page, `consent of ${shop.shop}`);
    const [refuse, accept] = [await button(page, 'refuse').boundingBox(), await button(page, 'accept').boundingBox()];
    expect(refuse?.width).toBeCloseTo(accept?.width ?? 0, 0);
    expect(refuse?.height).toBe(accept?.height);
    expect(await button(page, 'refuse').getAttribute('class')).toBe(await button(page, 'accept').getAttribute('class'));
    await sheetOf(page).locator('summary').click();
    // Read from top to bottom: words, choices, buttons.
    const tops = await Promise.all(
      [sheetOf(page).locator('h2'), button(page, 'save'), button(page, 'refuse')].map(async (part) => (await part.boundingBox())?.y ?? 0),
    );
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    for (const box of await sheetOf(page).locator('input[type="checkbox"][name]').all()) await expect(box).not.toBeChecked();
    await expectAccessible(page, `choices of ${shop.shop}`);
  });

test('nothing is stored and no id is sent before the choice, nor after a refusal', async ({ page }) => {
  const sent = await watchEvents(page);
  await openLarge(page, TAZIMA);
  await expect.poll(() => sent.length).toBeGreaterThan(0);
  expect((await page.context().cookies()).map(({ name }) => name).filter((name) => !['device', 'shop'].includes(name))).toEqual([]);
  expect(await page.evaluate('Object.keys(localStorage)')).toEqual([]);
  await button(page, 'refuse').click();
  await expect(sheetOf(page)).toHaveCount(0);
  expect(await choiceOf(page)).toBe('000');
  await page.reload();
  await expectAlive(page);
  await expect(sheetOf(page)).toHaveCount(0);
  expect(await idsOf(page)).toEqual([]);
  expect(sent.join()).not.toMatch(/userBiid|sessionBiid|ab_test/u);
  expect(await page.evaluate('globalThis.tagManager')).toBeUndefined();
});

test('who accepts is counted by an id, which goes when consent is taken back in the footer', async ({ page }) => {
  const sent = await watchEvents(page);
  await openLarge(page, TAZIMA);
  await button(page, 'accept').click();
  await expect(sheetOf(page)).toHaveCount(0);
  expect(await choiceOf(page)).toBe('111');
  await page.reload();
  await expectAlive(page);
  await expect.poll(() => sent.at(-1) ?? '').toContain('userBiid');
  await expect.poll(() => idsOf(page)).toHaveLength(1);
  await page.locator('footer button:not([popovertarget])').last().click();
  await expect(sheetOf(page)).toBeVisible();
  await expect(sheetOf(page).locator('input[name="statistics"]')).toBeChecked();
  await button(page, 'refuse').click();
  expect(await choiceOf(page)).toBe('000');
  const before = sent.length;
  await page.reload();
  await expect.poll(() => sent.length).toBeGreaterThan(before);
  expect(sent.slice(before).join()).not.toContain('userBiid');
  expect(await idsOf(page)).toEqual([]);
});

test('the tests of a brand are told in one batch, by who allows statistics alone', async ({ page }) => {
  const sent = await watchEvents(page);
  await openLarge(page, TAZIMA);
  await sheetOf(page).locator('summary').click();
  await sheetOf(page).locator('input[name="statistics"]').check();
  await button(page, 'save').click();
  expect(await choiceOf(page)).toBe('100');
  await expect(page.locator('html')).toHaveAttribute('data-ab', /^hero-words:(?:short|long) listing-order:(?:price|rating)$/u);
  const batches = (): readonly string[] => sent.filter((body) => body.includes('ab_test'));
  await expect.poll(() => batches().length).toBe(1);
  const { events } = JSON.parse(batches()[0] ?? '{}') as { events: readonly { data: { test: string } }[] }; // as: the page's own batch
  expect(events.map(({ data }) => data.test)).toEqual(['hero-words', 'listing-order']);
});

test('a tag manager comes with consent alone, is told of it, and never sees a payment page', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/tag-manager.js')) asked.push(new URL(page.url()).pathname);
  });
  await openLarge(page, TAZIMA);
  const signals = 'globalThis.dataLayer?.map((entry) => [entry[0], entry[1], entry[2].analytics_storage, entry[2].ad_storage])';
  await expect.poll(() => page.evaluate(signals)).toEqual([['consent', 'default', 'denied', 'denied']]);
  expect(asked).toEqual([]);
  await sheetOf(page).locator('summary').click();
  await sheetOf(page).locator('input[name="statistics"]').check();
  await button(page, 'save').click();
  await expect.poll(() => page.evaluate('globalThis.tagManager?.consent.analytics_storage')).toBe('granted');
  expect(await page.evaluate('globalThis.tagManager.consent.ad_storage')).toBe('denied');
  expect(await page.evaluate('globalThis.tagManager.defaults.analytics_storage')).toBe('denied');
  await page.locator('footer button:not([popovertarget])').last().click();
  await button(page, 'refuse').click();
  await expect.poll(() => page.evaluate('globalThis.tagManager.consent.analytics_storage')).toBe('denied');

  await page.locator('footer button:not([popovertarget])').last().click();
  await button(page, 'accept').click();
  await openPayment(page, TAZIMA, await holdTrip(page, TAZIMA));
  const seen = asked.length;
  // The page is older than the tag manager waits on any other.
  await expect.poll(() => page.evaluate('performance.now()')).toBeGreaterThan(2500);
  expect(asked.slice(seen)).toEqual([]);
  expect(await page.evaluate('globalThis.tagManager')).toBeUndefined();
});

test('on small screens nothing is asked until the footer is', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(home(FRANCE));
  await expectAlive(page);
  await expect(sheetOf(page)).toBeHidden();
  await page.locator('footer button:not([popovertarget])').last().click();
  await expect(sheetOf(page)).toBeVisible();
  await expectAccessible(page, 'consent at 375');
  await button(page, 'accept').click();
  await expect(sheetOf(page)).toHaveCount(0);
  expect(await choiceOf(page)).toBe('111');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the question is a form that leads back', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${home(FRANCE)}/page/cgv`);
    await button(page, 'refuse').click();
    await expect(page).toHaveURL(`${home(FRANCE)}/page/cgv`);
    expect(await choiceOf(page)).toBe('000');
    await expect(sheetOf(page)).toHaveCount(0);
  });
});
