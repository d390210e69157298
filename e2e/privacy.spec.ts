import { expect, test, type Page } from '@playwright/test';
import {
  acceptTerms,
  BRITAIN,
  CARDS,
  expectAccessible,
  expectConfirmed,
  expectLetter,
  fillCard,
  fillTravellers,
  FRANCE,
  holdTrip,
  openPayment,
  payButton,
} from './journey.ts';
import { cookieOf, letterLink, newAddress, open, PASSWORD, signUp, typeLogin } from './members.ts';
import { wordOf } from './words.ts';

test('a copy of one’s data comes by a link that works once, on the device that asked', async ({ page, browser }) => {
  const email = newAddress();
  await signUp(page, 'en-GB', email);
  await open(page, 'AF', '/en-GB/account/privacy');
  await page.getByRole('button', { name: wordOf({ shop: 'en-GB' }, 'account', 'account.privacy.export.action') }).click();
  await expect(page.getByText(wordOf({ shop: 'en-GB' }, 'account', 'account.notice.exported'))).toBeVisible();
  const link = await letterLink(page, email, '/privacy/export');
  const fetched = (from: Page) =>
    from.evaluate(async (address) => {
      const answer = await fetch(address);
      return { status: answer.status, kind: answer.headers.get('content-disposition') ?? '', text: await answer.text() };
    }, link);
  const context = await browser.newContext();
  const stranger = await context.newPage();
  await open(stranger, 'AF', '/en-GB/faq');
  expect((await fetched(stranger)).status).toBe(404);
  await context.close();
  const copy = await fetched(page);
  expect(copy.kind).toContain('attachment');
  expect(JSON.parse(copy.text)).toMatchObject({ member: { email }, bookings: [], requests: [] });
  expect((await fetched(page)).status, 'once').toBe(404);
});

for (const row of [FRANCE, BRITAIN])
  test(`an account is deleted for good; its bookings stay as long as the law wants, in ${row.shop}`, async ({ page }) => {
    const { shop } = row;
    const word = (area: string, id: string) => wordOf(row, area, id);
    const email = newAddress();
    await signUp(page, shop, email);
    await openPayment(page, row, await holdTrip(page, row));
    await fillTravellers(page, row);
    await fillCard(page, CARDS.frictionless);
    await acceptTerms(page);
    await payButton(page).click();
    const reference = await expectConfirmed(page);
    await open(page, 'AF', `/${shop}/account/mybookings/${reference}`);
    await expect(page.locator('main h1')).toBeVisible();

    await open(page, 'AF', `/${shop}/account/privacy`);
    await expectAccessible(page, 'one’s own data');
    await page.locator('#password').fill(PASSWORD);
    await page.locator('#sure').check({ force: true });
    await page.getByRole('button', { name: word('account', 'account.privacy.erase.action') }).click();
    await expect(page.getByRole('heading', { name: word('account', 'account.erased.title') })).toBeVisible();
    const [before = ''] = word('account', 'account.erased.kept').split('{until}');
    await expect(page.locator('main')).toContainText(new RegExp(`${before.trim()}.*20\\d\\d`, 'u'));
    await expectAccessible(page, 'account deleted');
    expect(await cookieOf(page, 'authToken')).toBeUndefined();
    await expect.poll(() => page.evaluate(`localStorage.getItem("af:${shop}:auth")`)).toBeNull();
    await expectLetter(page, email);

    await open(page, 'AF', `/${shop}/home/login`);
    await typeLogin(page, email);
    await expect(page.getByText(word('auth', 'error.email.not.registered'))).toBeVisible();
    await open(page, 'AF', `/${shop}/account/mybookings/${reference}`);
    await expect(page.locator('main').getByRole('link', { name: word('account', 'account.signIn.action') })).toBeVisible();
  });
