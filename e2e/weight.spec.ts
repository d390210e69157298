import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { dayIn, expectSteady, FRANCE, holdTrip, openPayment, originOf, SERVICES, watchShifts } from './journey.ts';

/** Budget in bytes of the scripts that a page's HTML names, as Brotli sends them. */
const FIRST_LOAD_SCRIPTS = 130_000;
/** Budget in bytes of the list’s HTML as it is parsed. */
const LISTING_HTML = 90_000;

const listing = (days: number, { shop, city }: { shop: string; city: string } = { shop: 'fr-FR', city: 'PAR' }): string =>
  `/${shop}/sdp/listing?${new URLSearchParams({ departureCityCode: city, destinationResortCode: 'PMI', departureDate: dayIn(days), endDate: dayIn(days + 7), duration: '7', cabin: 'ECONOMY', occupancies: '2' }).toString()}`;

const scriptsOf = (html: string): readonly string[] => [
  ...new Set([...html.matchAll(/(?:modulepreload" href=|from |import |src=)"(\/assets\/[^"]+\.js)"/gu)].map((match) => match[1] ?? '')),
];

for (const [page, path] of [
  ['home', '/fr-FR'],
  ['listing', listing(60)],
] as const)
  test(`${page} loads no more scripts at first than its budget`, async ({ request }) => {
    const address = `${SERVICES}${path}${path.includes('?') ? '&' : '?'}brand=AF`;
    const html = await (await request.get(address)).text();
    const scripts = scriptsOf(html);
    // A page that names none has lost them: there would be nothing to measure.
    expect(scripts.length).toBeGreaterThan(2);
    let sum = 0;
    for (const script of scripts) sum += brotliCompressSync(await (await request.get(`${SERVICES}${script}`)).body()).length;
    expect(sum).toBeLessThanOrEqual(FIRST_LOAD_SCRIPTS);
  });

// One shop of each kind of rating: figures, and suns.
for (const each of [
  { shop: 'fr-FR', city: 'PAR' },
  { shop: 'de-DE', city: 'FRA' },
])
  test(`a listing of twenty hotels is light in ${each.shop}`, async ({ page }) => {
    const hotels = page.locator('main article a[href*="/sdp/booking/quote?"]');
    let size = 0;
    // Rooms run out, by season and by what other journeys booked: the first week in which twenty hotels are free.
    for (let week = 9; week < 30 && (await hotels.count()) !== 20; week += 1) {
      const answer = await page.goto(`${originOf('AF')}${listing(7 * week, each)}`);
      size = (await answer?.body())?.length ?? 0;
    }
    await expect(hotels).toHaveCount(20);
    expect(size).toBeLessThanOrEqual(LISTING_HTML);
  });

for (const width of [375, 1440])
  test(`nothing moves while home, listing and payment load at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const code = await holdTrip(page, FRANCE);
    const shifts = await watchShifts(page);
    await page.goto(`${originOf('AF')}/fr-FR`, { waitUntil: 'networkidle' });
    await expectSteady(shifts, 'home');
    await page.goto(`${originOf('AF')}${listing(60)}`, { waitUntil: 'networkidle' });
    await expectSteady(shifts, 'listing');
    await openPayment(page, FRANCE, code);
    await expectSteady(shifts, 'payment');
  });
