import { expect, test } from '@playwright/test';
import { dayIn, EMIRATES, expectAlive, FRANCE, originOf, watchConsole, type JourneyShop } from './journey.ts';
import { chooseHotel } from './steps.ts';

test.use({ viewport: { width: 375, height: 780 } });

const DEPARTURE = dayIn(100);
const searchOf = ({ city, destination }: JourneyShop): string =>
  new URLSearchParams({
    departureCityCode: city,
    destinationResortCode: destination,
    departureDate: DEPARTURE,
    endDate: dayIn(107),
    duration: '7',
    cabin: 'ECONOMY',
    occupancies: '2',
  }).toString();

for (const shop of [FRANCE, EMIRATES])
  test(`${shop.shop}: a sheet of the search is ready to use: its field has the focus, its calendar shows the days chosen`, async ({ page }) => {
    const messages = watchConsole(page);
    await page.goto(`${originOf(shop.brand)}/${shop.shop}/sdp?${searchOf(shop)}`);
    await expectAlive(page);
    await page.locator('button[data-field="destinationResort"]').click();
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.locator('button[data-field="travelDates"]').click();
    const day = page.getByRole('dialog').locator(`[data-day="${DEPARTURE}"]`);
    await expect(day).toBeFocused();
    await expect(day).toBeInViewport({ ratio: 1 });
    expect(messages).toEqual([]);
  });

test('the bar of an offer hides nothing: the page ends above it', async ({ page }) => {
  await page.goto(`${originOf(FRANCE.brand)}/${FRANCE.shop}/sdp/listing?${searchOf(FRANCE)}`);
  await expectAlive(page);
  await chooseHotel(page);
  const bar = page.locator('button[name="intent"][value="continue"]:visible').first();
  const barTop = async (): Promise<number> => (await bar.boundingBox())?.y ?? 0;
  const pageEnd = async (): Promise<number> => {
    const box = await page.locator('body > footer').boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  await page.keyboard.press('End');
  await expect.poll(async () => (await barTop()) - (await pageEnd())).toBeGreaterThanOrEqual(0);
});

test('filters, order and map stay one press away while a listing is read', async ({ page }) => {
  await page.goto(`${originOf(FRANCE.brand)}/${FRANCE.shop}/sdp/listing?${searchOf(FRANCE)}`);
  await expectAlive(page);
  await page.locator('main article').nth(3).scrollIntoViewIfNeeded();
  const order = page.getByRole('button', { name: /^Trier/u });
  await expect(order).toHaveCount(1);
  await expect(order).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Filtres', exact: true })).toBeInViewport();
});

for (const width of [375, 1440])
  test(`the header over the picture begins below a brand's banner, at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 });
    await page.goto(`${originOf('TZ')}/fr-FR`);
    await expect(page.locator('h1')).toBeVisible();
    const header = await page.locator('body > header').boundingBox();
    const main = await page.locator('main').boundingBox();
    expect(main?.y).toBeGreaterThan(0);
    expect(header?.y).toBe(main?.y);
  });
