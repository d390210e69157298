import { expect, test } from '@playwright/test';
import { expectAccessible, originOf, SERVICES, watchConsole } from './journey.ts';

/** Where an address of a brand leads a visitor nobody knows: its status, where it ends, and the seconds until the sign-in layer. */
const rows = [
  { brand: 'AF', path: '/fr-FR/listing', status: 200 },
  { brand: 'AF', path: '/ar-AE/anthea-bay-kos', status: 200 },
  { brand: 'AF', path: '/fr-FR/no-such-offer', status: 404 },
  { brand: 'AF', path: '/fr-FR/merch?code=PAIEMENT4X', status: 200 },
  { brand: 'TZ', path: '/fr-FR/merch?code=PAIEMENT4X', status: 404 },
  { brand: 'AF', path: '/fr-FR/ourcommitments', status: 200, ends: '/fr-FR/page/ourcommitments' },
  { brand: 'TZ', path: '/fr-FR/ourcommitments', status: 404 },
  { brand: 'AF', path: '/fr-FR/mybookings', status: 200, ends: '/fr-FR/booking-search?onauthsuccess=%2Ffr-FR%2Faccount%2Fmybookings' },
  { brand: 'AF', path: '/fr-FR/landing-page/SUMMER', status: 200, ends: '/fr-FR/sign-up/SUMMER' },
  { brand: 'PS', path: '/pt-PT/home/login', status: 404 },
  { brand: 'PS', path: '/pt-PT/booking-auth', status: 200 },
  { brand: 'KQ', path: '/en-KE/account', status: 200 },
  { brand: 'OV', path: '/en-GB/listing', status: 200, gate: '0' },
  { brand: 'OV', path: '/en-GB/faq', status: 200 },
  { brand: 'VP', path: '/fr-FR/mas-de-la-mar-mallorca', status: 200, gate: '5000' },
  { brand: 'VP', path: '/fr-FR/anthea-bay-kos', status: 200 },
  { brand: 'VE', path: '/fr-FR/melissi-crete', status: 200, gate: '5000' },
  { brand: 'VE', path: '/fr-FR/mas-de-la-mar-mallorca', status: 200 },
  { brand: 'LE', path: '/es-ES/listing', status: 200 },
  { brand: 'AR', path: '/ar-AE/teasing', status: 200 },
  { brand: 'LE', path: '/es-ES/teasing', status: 404 },
  { brand: 'GP', path: '/en-GB', status: 200, ends: '/en-GB/listing' },
  { brand: 'XX', path: '/fr-FR/listing', status: 200, ends: '/fr-FR' },
  { brand: 'XX', path: '/en-GB/anthea-bay-kos', status: 200, ends: '/en-GB' },
  { brand: 'XX', path: '/fr-FR/home/login', status: 200, ends: '/fr-FR' },
  { brand: 'XX', path: '/fr-FR/no/such/page', status: 200, ends: '/fr-FR' },
  { brand: 'XX', path: '/fr-FR/home/signup', status: 200, ends: '/fr-FR' },
  { brand: 'XX', path: '/fr-FR/auth', status: 200, ends: '/fr-FR' },
  { brand: 'XX', path: '/fr-FR/account/profile', status: 200, ends: '/fr-FR' },
  { brand: 'XX', path: '/fr-FR/merch?code=SUMMER', status: 200, ends: '/fr-FR' },
  { brand: 'XX', path: '/fr-FR/landing-pages/greece', status: 200, ends: '/fr-FR' },
  { brand: 'XX', path: '/fr-FR/not-found', status: 404 },
  // The browser of the journeys reads English.
  { brand: 'AF', path: '/', status: 200, ends: '/en-GB' },
  { brand: 'AF', path: '/xx-YY/faq', status: 404 },
  { brand: 'AF', path: '/fr-FR/two/segments', status: 404 },
  { brand: 'AF', path: '/fr-FR/auth', status: 200 },
  { brand: 'AF', path: '/fr-FR/unsubscribe', status: 200 },
  { brand: 'KQ', path: '/en-KE/auth', status: 404 },
  { brand: 'KQ', path: '/en-KE/unsubscribe', status: 404 },
  { brand: 'KQ', path: '/en-KE/sign-up/SUMMER', status: 404 },
  { brand: 'KQ', path: '/en-KE/landing-page/SUMMER', status: 404 },
  { brand: 'AF', path: '/fr-FR/confirmRegistration', status: 404 },
  { brand: 'MS', path: '/da-DK/teasing', status: 200, ends: '/da-DK/home/signup' },
  { brand: 'AF', path: '/fr-FR/technical-error/duplicate-booking', status: 200, ends: '/fr-FR/technical-error' },
  { brand: 'AF', path: '/fr-FR/technical-error/anything', status: 200 },
  { brand: 'AF', path: '/fr-FR/external-redirect', status: 200, ends: '/fr-FR/sdp/search' },
  { brand: 'AF', path: '/fr-FR/sdp/booking/payment', status: 200, ends: '/fr-FR/sdp/search' },
  { brand: 'AF', path: '/fr-FR/stopover/search', status: 200 },
  { brand: 'AF', path: '/fr-FR/hotelonly', status: 200 },
  { brand: 'AF', path: '/fr-FR/booking/search', status: 200 },
  { brand: 'AF', path: '/fr-FR/priceMatchGuarantee', status: 200 },
  { brand: 'LM', path: '/it-IT/magazine', status: 200 },
  { brand: 'AF', path: '/ar-AE/magazine?category=practical', status: 200 },
  { brand: 'AF', path: '/fr-FR/magazine?page=9', status: 404 },
  { brand: 'AF', path: '/fr-FR/page/kos-in-may', status: 200 },
  { brand: 'AF', path: '/fr-FR/schizophrene', status: 200 },
  { brand: 'AF', path: '/fr-FR/giveaway', status: 404 },
  { brand: 'TZ', path: '/fr-FR/page/rules', status: 200 },
] as const;

for (const row of rows)
  test(`${row.brand} ${row.path} leads where the partner says`, async ({ page }) => {
    const answer = await page.goto(originOf(row.brand) + row.path);
    expect(answer?.status()).toBe(row.status);
    expect(page.url()).toBe(originOf(row.brand) + ('ends' in row ? row.ends : row.path));
    await expect(page.locator('[data-gate]')).toHaveCount('gate' in row ? 1 : 0);
    await expect(page.locator('main h1, main h2').first()).toBeVisible();
  });

test('a partner that sells elsewhere sends its root there', async ({ request }) => {
  const answer = await request.get(`${SERVICES}/nl-NL`, { headers: { host: new URL(originOf('DD')).host }, maxRedirects: 0 });
  expect([answer.status(), answer.headers()['location']]).toEqual([302, 'https://www.dd.example.com/reizen']);
});

test('offers are walked through without a new document, in both directions of reading', async ({ page }) => {
  const messages = watchConsole(page);
  for (const shop of ['fr-FR', 'ar-AE']) {
    await page.goto(`${originOf('AF')}/${shop}/listing`);
    await expectAccessible(page, `${shop} listing`);
    await page.evaluate('document.documentElement.dataset.walked = "yes"');
    await page.locator(`main a[href="/${shop}/anthea-bay-kos"]`).click();
    await expect(page).toHaveURL(`${originOf('AF')}/${shop}/anthea-bay-kos`);
    await expect(page.locator('html')).toHaveAttribute('data-walked', 'yes');
    await expect(page.locator('main h1')).toBeVisible();
    await expectAccessible(page, `${shop} offer`);
  }
  expect(messages).toEqual([]);
});

test('a hash leads to its element, 65 pixels below the top', async ({ page }) => {
  await page.goto(`${originOf('AF')}/fr-FR/listing#main`);
  await expect.poll(async () => Math.round((await page.locator('#main').boundingBox())?.y ?? 0)).toBe(65);
});

test('a gate holds the offer back and names the way in, without scripts too', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${originOf('OV')}/en-GB/anthea-bay-kos`);
  await expect(page.getByText('What is included')).toHaveCount(0);
  await page.locator('[data-gate] a').click();
  await expect(page).toHaveURL(`${originOf('OV')}/en-GB/booking-auth?onauthsuccess=%2Fen-GB%2Fanthea-bay-kos`);
  await context.close();
});

for (const { brand, path } of [
  { brand: 'LM', path: '/it-IT/magazine' },
  { brand: 'AF', path: '/ar-AE/magazine?page=2' },
  { brand: 'AF', path: '/ar-AE/page/hand-luggage' },
  { brand: 'TZ', path: '/fr-FR/giveaway' },
] as const)
  test(`${brand} ${path} can be read and used by everybody, on a phone too`, async ({ page }) => {
    await page.goto(originOf(brand) + path);
    await expectAccessible(page, path);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
    await expectAccessible(page, `${path} on a phone`);
  });

test('an address enters a giveaway once the rules are accepted, without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${originOf('TZ')}/fr-FR/giveaway`);
  const form = page.locator('main form');
  await form.locator('[name="email"]').fill('ada.giveaway@example.org');
  await form.locator('button').click();
  await expect(form.locator('[aria-invalid="true"]')).toHaveAttribute('name', 'rules');
  await expect(form.locator('[name="email"]')).toHaveValue('ada.giveaway@example.org');
  await form.locator('[name="rules"]').check({ force: true });
  await form.locator('button').click();
  await expect(page.locator('main form')).toHaveCount(0);
  await expect(page.locator('main [role="status"]')).toBeVisible();
  await context.close();
});

test('a picture to share exists for every brand’s home', async ({ page }) => {
  for (const [brand, shop] of [
    ['AF', 'fr-FR'],
    ['OV', 'en-GB'],
    ['XX', 'fr-FR'],
  ] as const) {
    await page.goto(`${originOf(brand)}/${shop}/faq`);
    const address = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect(address).toMatch(new RegExp(`^${originOf(brand)}/share/${brand}/`, 'u'));
    const answer = await page.request.get(SERVICES + new URL(address ?? '').pathname);
    expect(answer.headers()['content-type']).toBe('image/jpeg');
  }
});
