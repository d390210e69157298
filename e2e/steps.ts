import { expect, type Locator, type Page } from '@playwright/test';
import { expectAlive, originOf, type JourneyShop } from './journey.ts';
import { wordOf } from './words.ts';

const dialogOf = (page: Page): Locator => page.getByRole('dialog').last();

/** The search, alive. */
export const openHome = async (page: Page, { brand, shop }: JourneyShop): Promise<void> => {
  await page.goto(`${originOf(brand)}/${shop}`);
  await expect(page.getByRole('search')).toBeVisible();
  await expectAlive(page);
};

const pickPlace = async (page: Page, shop: JourneyShop, label: string, typed: string): Promise<void> => {
  const search = page.getByRole('search');
  const wide = search.getByRole('combobox', { name: wordOf(shop, 'search', label) });
  let field = wide;
  if (!(await wide.isVisible())) {
    // After the first place the form opens the next one by itself.
    const open = page.getByRole('dialog').getByRole('combobox', { name: wordOf(shop, 'search', label) });
    if (label === 'search.departure.label') await search.getByRole('button', { name: wordOf(shop, 'search', label) }).click();
    field = open;
  }
  await expect(field).toBeVisible();
  await field.fill(typed);
  const option = page.getByRole('option').filter({ hasText: typed }).first();
  await option.click();
};

/** City, destination, the first days that are free, two travellers; ends on the listing. */
export const searchTrip = async (page: Page, shop: JourneyShop, destination: string): Promise<void> => {
  await pickPlace(page, shop, 'search.departure.label', shop.cityName);
  await pickPlace(page, shop, 'search.destination.label', destination);
  // The calendar opens by itself once both places are chosen.
  const calendar = dialogOf(page);
  const free = calendar.locator('[data-day]:not([aria-disabled])');
  await expect(free.first()).toBeVisible();
  const departure = await free.first().getAttribute('data-day');
  await free.first().click();
  const returns = calendar.locator('[data-day]:not([aria-disabled])');
  await expect.poll(async () => laterThan(returns, departure ?? '')).not.toBe('');
  await calendar.locator(`[data-day="${await laterThan(returns, departure ?? '')}"]`).click();
  await calendar.getByRole('button').last().click();
  const search = page.getByRole('search');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await search.getByRole('button', { name: wordOf(shop, 'search', 'search.travellers.label') }).click();
  await dialogOf(page)
    .getByRole('button', { name: wordOf(shop, 'search', 'search.travellers.confirm'), exact: true })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await search.locator('button[type="submit"]').click();
  await page.waitForURL(/\/sdp\/listing\?/u);
  await expect(page.locator('main article').first()).toBeVisible();
};

/** First free day a week after `departure` or later, else the last before; '' when there is none. */
const laterThan = async (days: Locator, departure: string): Promise<string> => {
  const all = await days.evaluateAll((found) => found.map((day) => String(Reflect.get(Object(Reflect.get(day, 'dataset')), 'day'))));
  const week = new Date(Date.parse(departure) + 7 * 86_400_000).toISOString().slice(0, 10);
  const later = all.filter((day) => day > departure);
  return later.find((day) => day >= week) ?? later.at(-1) ?? '';
};

/** Keeps one number of stars; the address and the cards say so. */
export const filterByStars = async (page: Page, shop: JourneyShop): Promise<void> => {
  const isWide = (page.viewportSize()?.width ?? 0) >= 1024;
  if (isWide) await page.getByRole('button', { name: wordOf(shop, 'listing', 'listing.facet.stars'), exact: true }).click();
  else {
    await page.getByRole('button', { name: wordOf(shop, 'listing', 'listing.filters'), exact: true }).click();
    await dialogOf(page)
      .locator('summary', { hasText: wordOf(shop, 'listing', 'listing.facet.stars') })
      .click();
  }
  const box = dialogOf(page).locator('input[type="checkbox"]:not([disabled]):visible, input[type="radio"]:not([disabled]):visible').first();
  // The box follows the address, a moment after the press.
  await box.click({ force: true });
  await page.waitForURL(/[?&]stars=/u);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('main article').first()).toBeVisible();
};

/** Another order than any shop begins with; the address says so. */
export const sortOtherwise = async (page: Page, shop: JourneyShop): Promise<void> => {
  const [before = ''] = wordOf(shop, 'listing', 'listing.sort').split(/[\s:{]/u);
  await page.getByRole('button', { name: new RegExp(`^${before}\\s*:`, 'u') }).click();
  await dialogOf(page)
    .getByRole('radio', { name: wordOf(shop, 'listing', 'listing.sort.priceDescendant') })
    .click({ force: true });
  await page.waitForURL(/[?&]sort=/u);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('main article').first()).toBeVisible();
};

/** Chooses the first hotel; ends on its offer. */
export const chooseHotel = async (page: Page): Promise<void> => {
  await page.locator('main article a[href*="/sdp/booking/quote?"]').first().click();
  await page.waitForURL(/\/sdp\/booking\/quote\?/u);
  await expectQuote(page);
};

/** The offer stands and answers. */
const expectQuote = async (page: Page): Promise<void> => {
  await expect(page.locator('input[name="room"]').first()).toBeAttached();
  await expect(page.locator('h1')).toBeVisible();
  await expectAlive(page);
};

/** The total of the offer as shown; visually equal figures have one text. */
export const totalOf = async (page: Page, shop: JourneyShop): Promise<string> => {
  const label = wordOf(shop, 'quote', 'quote.price.total');
  const text = await page.locator('aside').filter({ hasText: label }).first().textContent();
  const after = (text ?? '').slice((text ?? '').indexOf(label) + label.length);
  return /[\d\s.,\u00A0\u202F]*\d/u.exec(after)?.[0].replaceAll(/\s/gu, '') ?? '';
};

/** Takes another room, else another board: true when there was one. The address keeps it. */
export const changeStay = async (page: Page): Promise<boolean> => {
  for (const name of ['room', 'board']) {
    const other = page.locator(`input[name="${name}"]:not(:checked)`);
    if ((await other.count()) === 0) continue;
    const value = (await other.first().getAttribute('value')) ?? '';
    // Small screens begin with the chosen room alone.
    if (!(await other.first().isVisible())) await page.locator(`section:has(> fieldset input[name="${name}"]) > p button`).click();
    await page.locator(`input[name="${name}"][value="${value}"]`).check({ force: true });
    await page.waitForURL((url) => url.searchParams.get(name) === value);
    return true;
  }
  return false;
};

/** "Continue": holds room and seats, ends on the payment page. */
export const continueToPayment = async (page: Page): Promise<void> => {
  await page.locator('button[name="intent"][value="continue"]:visible').first().click();
  await page.waitForURL(/\/sdp\/booking\/payment\?code=/u, { timeout: 30_000 });
};
