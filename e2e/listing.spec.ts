import { expect, test, type Page } from '@playwright/test';
import { dayIn, EMIRATES, expectAccessible, expectAlive, FRANCE, originOf, watchConsole, type JourneyShop } from './journey.ts';

/** A search of the shop's own trip, as its address says it. */
const searchOf = ({ city, destination }: JourneyShop): string =>
  new URLSearchParams({
    departureCityCode: city,
    destinationResortCode: destination,
    departureDate: dayIn(60),
    endDate: dayIn(67),
    duration: '7',
    cabin: 'ECONOMY',
    occupancies: '2',
  }).toString();
const pageOf = (shop: JourneyShop, path: string): string => `${originOf(shop.brand)}/${shop.shop}/${path}?${searchOf(shop)}`;

const open = async (page: Page, shop: JourneyShop, path: string): Promise<void> => {
  await page.goto(pageOf(shop, path));
  await expectAlive(page);
};
/** The page of the first hotel of the list. */
const openHotel = async (page: Page, shop: JourneyShop): Promise<void> => {
  await open(page, shop, 'sdp/listing');
  const address = await page.locator('main article h3 a').first().getAttribute('href');
  await page.goto(`${originOf(shop.brand)}${address ?? ''}`);
  await expectAlive(page);
};
/** The map asks before it is shown. */
const showMap = async (page: Page): Promise<void> => {
  const yes = page
    .locator('section, div')
    .filter({ has: page.locator('h2') })
    .getByRole('button', { name: 'Afficher la carte' })
    .first();
  if (await yes.isVisible()) await yes.click();
  await expect(page.locator('button[aria-pressed]').first()).toBeVisible();
};
const sidewaysScroll = async (page: Page): Promise<number> =>
  Number(await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'));

test('filters, order and the strip of days change the list and the address', async ({ page }) => {
  const messages = watchConsole(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, FRANCE, 'sdp/listing');
  const cards = page.locator('main article');
  const before = await page.getByRole('status').filter({ hasText: /hôtel/u }).first().textContent();
  await page.getByRole('button', { name: 'Étoiles', exact: true }).click();
  await page.getByRole('checkbox').and(page.locator(':enabled')).first().click({ force: true });
  await page.waitForURL(/[?&]stars=\d/u);
  await page.keyboard.press('Escape');
  await expect.poll(async () => page.getByRole('status').filter({ hasText: /hôtel/u }).first().textContent()).not.toBe(before);
  await expect(page.getByRole('button', { name: /^Retirer/u })).toHaveCount(1);
  await page.getByRole('button', { name: /^Retirer/u }).click();
  await page.waitForURL((url) => !url.searchParams.has('stars'));
  await page.getByRole('button', { name: /^Trier/u }).click();
  // The choice follows the address, a moment after the press.
  await page.getByRole('radio', { name: 'prix décroissant' }).click({ force: true });
  await page.waitForURL(/[?&]sort=priceDescendant/u);
  await expect(cards.first()).toBeVisible();
  const other = page.locator(`main a[href*="departureDate="]:not([href*="departureDate=${dayIn(60)}"])`).first();
  await other.click();
  await page.waitForURL((url) => url.searchParams.get('departureDate') !== dayIn(60) && url.searchParams.get('sort') === 'priceDescendant');
  await expect(page.locator('main').locator('article, h2').first()).toBeVisible();
  expect(messages).toEqual([]);
});

test('the map shows the hotels of the filters, and pin and card are one choice', async ({ page }) => {
  const messages = watchConsole(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, FRANCE, 'sdp/listing/map');
  await showMap(page);
  await page.locator('button[aria-pressed]').first().click();
  await page.waitForURL(/[?&]sel=H\d+/u);
  const chosen = new URL(page.url()).searchParams.get('sel') ?? '';
  await expect(page.locator(`#hotel-${chosen}`)).toBeInViewport();
  await expect(page.locator('button[aria-pressed="true"]')).toHaveCount(1);
  await expect(page.locator(`main a[href*="accommodationId=${chosen}"]`).first()).toBeVisible();
  expect(new URL(page.url()).searchParams.get('bbox')).toMatch(/^-?[\d.]+(?:,-?[\d.]+){3}$/u);
  await page.getByRole('button', { name: 'Pension', exact: true }).click();
  await page.getByRole('checkbox').and(page.locator(':enabled')).first().click({ force: true });
  await page.waitForURL(/[?&]boards=[A-Z]{2}/u);
  // What the map was left at is still in the address.
  expect(new URL(page.url()).searchParams.has('bbox')).toBe(true);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Retirer/u })).toHaveCount(1);
  expect(messages).toEqual([]);
});

test('the sheet of hotels follows the finger and the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await open(page, FRANCE, 'sdp/listing/map');
  await showMap(page);
  const handle = page.getByRole('button', { name: /^Plus d’hôtels|^Plus de carte/u });
  const top = async (): Promise<number> => (await handle.boundingBox())?.y ?? 0;
  const half = await top();
  const drag = async (to: number): Promise<void> => {
    await page.mouse.move(180, (await top()) + 20);
    await page.mouse.down();
    await page.mouse.move(180, to, { steps: 8 });
    await page.mouse.up();
  };
  await drag(70);
  await expect.poll(top).toBeLessThan(120);
  await drag(800);
  await expect.poll(top).toBeGreaterThan(650);
  await handle.focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(top).toBe(half);
});

test('a hotel shows its pictures, its note and its rooms, and leads to the offer of the room', async ({ page }) => {
  const messages = watchConsole(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHotel(page, FRANCE);
  await page
    .getByRole('button', { name: /en grand$/u })
    .filter({ visible: true })
    .last()
    .click();
  const gallery = page.getByRole('dialog');
  await expect(gallery.getByText(/^Photo 1 sur/u).first()).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(gallery.getByText(/^Photo 2 sur/u).first()).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(gallery.getByText(/^Photo (?!1 |2 )\d+ sur/u).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(gallery).toHaveCount(0);
  const detail = page.getByRole('button', { name: 'Voir le détail des notes' });
  if (await detail.isVisible()) {
    await detail.click();
    await expect(page.getByRole('dialog').locator('meter')).toHaveCount(5);
    await expectAccessible(page, 'the details of reviews');
    await page.keyboard.press('Escape');
  }
  await page.locator('#rooms').getByRole('link').last().click();
  await page.waitForURL(/\/sdp\/booking\/quote\?.*room=/u);
  await expect(page.locator(`input[name="room"][value="${new URL(page.url()).searchParams.get('room') ?? ''}"]`)).toBeChecked();
  expect(messages).toEqual([]);
});

for (const path of ['sdp/listing', 'sdp/listing/map'] as const)
  test(`${path} fits the narrowest screen`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, FRANCE, path);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  });
test('a hotel fits the narrowest screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openHotel(page, FRANCE);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
});

for (const shop of [FRANCE, EMIRATES])
  test(`list, map and hotel are accessible in ${shop.shop}`, async ({ page }) => {
    for (const path of ['sdp/listing', 'sdp/listing/map'] as const) {
      await open(page, shop, path);
      await expectAccessible(page, path);
    }
    await openHotel(page, shop);
    await expectAccessible(page, 'a hotel');
  });
