import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, originOf } from './journey.ts';
import { MEMBER, nextReference, sentCode, signIn } from './members.ts';
import { wordOf } from './words.ts';

const home = originOf('AF');
const open = (page: Page, path: string, shop = 'fr-FR') => page.goto(`${home}/${shop}/${path}`);

test('a booking is found by its reference, shown without its documents until a code is typed', async ({ page, browser }) => {
  await signIn(page, 'fr-FR');
  const reference = await nextReference(page);
  const guest = await browser.newContext();
  const visitor = await guest.newPage();
  await open(visitor, 'booking-search');
  await visitor.getByRole('button', { name: 'Afficher la réservation' }).click();
  await expect(visitor.getByText('Saisissez le numéro de dossier, 7 chiffres au plus.')).toBeVisible();
  await visitor.getByLabel('Numéro de dossier', { exact: true }).fill('1');
  await expect(visitor.getByText('Saisissez le numéro de dossier, 7 chiffres au plus.')).toHaveCount(0);
  await visitor.getByLabel('Adresse e-mail de la réservation', { exact: true }).fill(MEMBER);
  await visitor.getByRole('button', { name: 'Afficher la réservation' }).click();
  await expect(visitor.getByText('Aucune réservation avec ce numéro')).toBeVisible();
  await visitor.getByLabel('Numéro de dossier', { exact: true }).fill(reference);
  await visitor.getByRole('button', { name: 'Afficher la réservation' }).click();
  await visitor.waitForURL(/\/fr-FR\/account\/mybookings/u);
  await open(visitor, `account/mybookings/${reference}`);
  await expect(visitor.locator('main a[href*="/api/documents/"]')).toHaveCount(0);
  await visitor.getByRole('button', { name: 'Envoyer par e-mail' }).click();
  await expect(visitor.getByText('Un code à six chiffres est en route.')).toBeVisible();
  await visitor.getByLabel('Code à six chiffres').fill('000000');
  await visitor.getByRole('button', { name: 'Ouvrir' }).click();
  await expect(visitor.getByText('Ce code est inexact ou trop ancien.')).toBeVisible();
  await visitor.getByLabel('Code à six chiffres').fill(await sentCode(visitor));
  await visitor.getByRole('button', { name: 'Ouvrir' }).click();
  await expect(visitor.locator('main a[href*="/api/documents/"]').first()).toBeVisible();
  await guest.close();
});

test('a booking of another shop is shown in that shop', async ({ page, browser }) => {
  await signIn(page, 'fr-FR');
  const reference = await nextReference(page);
  const guest = await browser.newContext();
  const visitor = await guest.newPage();
  await open(visitor, `booking-search?onauthsuccess=${encodeURIComponent('https://elsewhere.example/')}`, 'en-GB');
  await visitor.getByLabel('Booking reference', { exact: true }).fill(reference);
  await visitor.getByLabel('E-mail address of the booking', { exact: true }).fill(MEMBER);
  await visitor.getByRole('button', { name: 'Show the booking' }).click();
  await visitor.waitForURL(`${home}/fr-FR/account/mybookings`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Mes réservations');
  await guest.close();
});

test('a lost reference comes by text message, also without scripts', async ({ browser }) => {
  const guest = await browser.newContext({ javaScriptEnabled: false });
  const page = await guest.newPage();
  await open(page, 'booking-search/recover');
  await page.getByRole('button', { name: 'Recevoir un SMS' }).click();
  await expect(page.getByText('Saisissez un numéro de téléphone.')).toBeVisible();
  await page.locator('#phone').fill('06 99 99 99 99');
  await page.getByRole('button', { name: 'Recevoir un SMS' }).click();
  await expect(page.getByText('Aucune réservation n’a été faite avec ce numéro.')).toBeVisible();
  await page.locator('#phone').fill('06 12 34 56 78');
  await page.getByRole('button', { name: 'Recevoir un SMS' }).click();
  await expect(page.getByRole('link', { name: 'J’ai reçu le SMS' })).toBeVisible();
  await guest.close();
});

const fillLookup = async (page: Page, shop: string, reference: string, email: string): Promise<void> => {
  await page.locator('#bookingReference').fill(reference);
  await page.locator('#email').fill(email);
  await page.getByRole('button', { name: wordOf({ shop }, 'account', 'account.lookup.show') }).click();
};

for (const shop of ['fr-FR', 'en-GB', 'ar-AE'])
  test(`each way a lookup and a recovery can fail is said in ${shop}`, async ({ page }) => {
    const say = (id: string) => page.getByText(wordOf({ shop }, 'account', id), { exact: false }).first();
    await open(page, 'booking-search', shop);
    await expectAccessible(page, `lookup in ${shop}`);
    await fillLookup(page, shop, '', '');
    await expect(say('error.booking.reference.required.error')).toBeVisible();
    await expect(say('error.booking.email.required.error')).toBeVisible();
    await fillLookup(page, shop, '12a45', 'nobody');
    await expect(say('error.booking.reference.required.error')).toBeVisible();
    await expect(say('error.email.format')).toBeVisible();
    const stranger = `nobody.${shop.toLowerCase()}@example.org`;
    const reference = { 'fr-FR': '11', 'en-GB': '12', 'ar-AE': '13' }[shop] ?? '';
    await fillLookup(page, shop, reference, stranger);
    await expect(say('error.booking.not.found.error')).toBeVisible();
    // A reference is a weak password: after a few tries everybody waits.
    for (let tries = 0; tries < 6 && !(await say('error.booking.too.many.request.error').isVisible()); tries += 1) {
      const answered = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().includes('/booking-search'));
      await page.getByRole('button', { name: wordOf({ shop }, 'account', 'account.lookup.show') }).click();
      await answered;
      await expect(page.getByRole('button', { name: wordOf({ shop }, 'account', 'account.lookup.show') })).toBeEnabled();
    }
    await expect(say('error.booking.too.many.request.error')).toBeVisible();

    await page.getByRole('link', { name: wordOf({ shop }, 'account', 'account.lookup.lost') }).click();
    const send = page.getByRole('button', { name: wordOf({ shop }, 'account', 'account.recover.send') });
    await send.click();
    await expect(say('error.phone.required')).toBeVisible();
    await page.locator('#phone').fill('12');
    await expect(say('error.phone.required'), 'typing clears the error').toBeHidden();
    await send.click();
    await expect(say('error.phone.invalid')).toBeVisible();
    await page.locator('#phone').fill({ 'fr-FR': '06 98 76 54 32', 'en-GB': '07400 987654', 'ar-AE': '050 987 6543' }[shop] ?? '');
    await send.click();
    await expect(say('error.recover.booking.number.not.found')).toBeVisible();
    await expectAccessible(page, `recovery in ${shop}`);
  });

test('a found booking is kept on the device for its shop, and back leads to where the search began', async ({ page, browser }) => {
  await signIn(page, 'fr-FR');
  const reference = await nextReference(page);
  const guest = await browser.newContext();
  const visitor = await guest.newPage();
  await open(visitor, 'faq', 'en-GB');
  await open(visitor, `booking-search?onauthsuccess=${encodeURIComponent(`/en-GB/account/mybookings/${reference}`)}`, 'en-GB');
  await fillLookup(visitor, 'en-GB', reference, MEMBER);
  await visitor.waitForURL(`${home}/fr-FR/account/mybookings/${reference}`);
  const kept = await visitor.evaluate('localStorage.getItem("af:fr-FR:auth")');
  expect(JSON.parse(String(kept))).toEqual({ token: expect.stringMatching(/^[\w-]{20,}$/u), uuid: expect.stringMatching(/^[\da-f-]{36}$/u) });
  expect(await visitor.evaluate('localStorage.getItem("af:fr-FR:email")')).toBe(MEMBER);
  await visitor.goBack();
  await expect(visitor).toHaveURL(`${home}/en-GB/faq`);
  await guest.close();
});

test('a member who looks a booking up stays signed in: an own one stands in the account, another’s beside it', async ({ page, browser }) => {
  await signIn(page, 'fr-FR');
  const reference = await nextReference(page);
  await open(page, 'booking-search');
  await fillLookup(page, 'fr-FR', reference, MEMBER);
  await page.waitForURL(`${home}/fr-FR/account/mybookings`);
  await open(page, 'account/profile');
  await expect(page.locator('#phone')).toBeVisible();

  const context = await browser.newContext();
  const other = await context.newPage();
  await signIn(other, 'fr-FR', 'devices@example.com');
  await open(other, 'booking-search');
  await fillLookup(other, 'fr-FR', reference, MEMBER);
  await other.waitForURL(`${home}/fr-FR/account/mybookings/${reference}`);
  await expect(other.getByRole('heading', { name: wordOf({ shop: 'fr-FR' }, 'account', 'account.code.title') })).toBeVisible();
  await expect(other.locator('main a[href*="/api/documents/"]')).toHaveCount(0);
  await open(other, 'account/profile');
  await expect(other.locator('#phone'), 'still the member').toBeVisible();
  await expect(other.locator('main')).not.toContainText(MEMBER);
  await context.close();
});
