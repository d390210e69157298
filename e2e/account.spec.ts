import { expect, test, type Page } from '@playwright/test';
import {
  acceptTerms,
  CARDS,
  expectAccessible,
  expectAlive,
  expectConfirmed,
  fillCard,
  fillTravellers,
  FRANCE,
  holdTrip,
  openPayment,
  originOf,
  payButton,
  typeCard,
  watchConsole,
} from './journey.ts';
import { MEMBER, newAddress, nextReference, signIn, signUp, typeLogin } from './members.ts';
import { wordOf } from './words.ts';

const open = (page: Page, path: string, shop = 'fr-FR') => page.goto(`${originOf('AF')}/${shop}/${path}`);

test('a visitor is asked to sign in before anything of an account is shown', async ({ page }) => {
  await open(page, 'account/mycredits');
  await expect(page.locator('main').getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', /booking-auth\?onauthsuccess=/u);
  await expect(page.locator('main')).not.toContainText(MEMBER);
});

for (const { shop, width } of [
  { shop: 'fr-FR', width: 1440 },
  { shop: 'en-GB', width: 1440 },
  { shop: 'ar-AE', width: 375 },
]) {
  test(`every page of the account is complete and accessible in ${shop} at ${width}`, async ({ page }) => {
    const seen = watchConsole(page);
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, shop);
    for (const path of [
      'profile',
      'mybookings',
      'mycredits',
      'myrefunds',
      'sponsorship',
      'security',
      'subscriptions',
      'customer-request/my-requests',
      'faq-contact',
      'privacy',
    ]) {
      await open(page, `account/${path}`, shop);
      await expect(page.locator('main h1')).toHaveCount(1);
      await expect(page.locator('main')).not.toContainText(/\b(?:account|frame|error)\.[a-z]+\./u);
      expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth'), path).toBe(true);
      if (['profile', 'mybookings', 'sponsorship', 'security'].includes(path)) await expectAccessible(page, `${shop} ${path}`);
    }
    expect(seen).toEqual([]);
  });
}

test('a profile is saved when every rule holds, and says which does not', async ({ page }) => {
  await signIn(page, 'fr-FR');
  await open(page, 'account/profile');
  await page.getByLabel('Nom', { exact: true }).fill('M0reau');
  await page.getByLabel('Jour').fill('31');
  await page.getByLabel('Mois').selectOption('2');
  await page.locator('#phone').fill('06 12');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByLabel('Nom', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Vérifiez le jour de naissance.')).toBeVisible();
  await expect(page.locator('#phone')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Nom', { exact: true }).fill('Moreau');
  await page.getByLabel('Jour').fill('17');
  await page.getByLabel('Mois').selectOption('5');
  await page.locator('#phone').fill('06 12 34 56 78');
  await page.getByLabel('Offres par SMS').check();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Vos modifications sont enregistrées.' })).toBeVisible();
  await page.reload();
  await expect(page.locator('#phone')).toHaveValue('06 12 34 56 78');
  await expect(page.getByLabel('Offres par SMS')).toBeChecked();
});

test('an invitation goes to friends, and says who could not be invited', async ({ page }) => {
  await signIn(page, 'fr-FR');
  await open(page, 'account/sponsorship');
  await expect(page.getByRole('row', { name: /zoe\.invited@example\.org/u })).toContainText('15');
  const field = page.locator('input#emails');
  await field.fill(MEMBER);
  await field.press('Enter');
  await expect(page.getByRole('button', { name: `Retirer ${MEMBER}` })).toBeVisible();
  await page.getByRole('button', { name: 'Envoyer les invitations' }).click();
  await expect(page.getByText('c’est votre propre adresse')).toBeVisible();
});

// Credits are kept in the currency they were given in: these are euros.
for (const shop of ['fr-FR', 'de-DE'])
  test(`credits, refunds and friends stand in each of their states in ${shop}`, async ({ page }) => {
    const word = (id: string) => wordOf({ shop }, 'account', id);
    await signIn(page, shop);
    const coupons = page.locator('main li:has(h3)');
    await open(page, 'account/mycredits', shop);
    for (const state of ['AVAILABLE', 'UPCOMING', 'USED', 'EXPIRED'])
      await expect(coupons.filter({ hasText: word(`account.coupon.state.${state}`) }).first()).toBeVisible();
    // Five days are left of one of them: the tag says how many.
    await expect(coupons.locator('h3').filter({ hasText: /(?<!\d)5(?!\d)/u })).toHaveCount(1);
    await open(page, 'account/myrefunds', shop);
    for (const state of ['AVAILABLE', 'EXPIRED']) await expect(coupons.filter({ hasText: word(`account.coupon.state.${state}`) }).first()).toBeVisible();
    await open(page, 'account/sponsorship', shop);
    const available = page.getByRole('row').filter({ hasText: word('account.sponsorship.state.available') });
    await expect(available.first()).toBeVisible();
    await expectAccessible(page, `friends in ${shop}`);
  });

for (const shop of ['fr-FR', 'en-GB', 'ar-AE'])
  test(`a friend who was invited stands with what both steps will bring in ${shop}`, async ({ page }) => {
    await signIn(page, shop);
    await open(page, 'account/sponsorship', shop);
    const invited = page.getByRole('row', { name: /zoe\.invited@example\.org/u });
    await expect(invited.getByText(wordOf({ shop }, 'account', 'account.sponsorship.notYet'))).toHaveCount(2);
    await expect(invited).toContainText('15');
  });

test('a device that is signed out leaves the list; the one in use stays', async ({ page }) => {
  await signIn(page, 'fr-FR', 'devices@example.com');
  await open(page, 'account/security');
  await expect(page.locator('main li').filter({ hasText: 'Cet appareil' })).toHaveCount(1);
  const other = page.getByRole('button', { name: 'Déconnecter Safari sur iPhone' });
  await other.click();
  await expect(page.getByText('L’appareil est déconnecté.')).toBeVisible();
  await expect(other).toHaveCount(0);
});

test('a request is written, kept with its booking, and found again; asking to cancel shows the fee first', async ({ page }) => {
  await signIn(page, 'fr-FR');
  const reference = await nextReference(page);
  await open(page, `account/customer-request/new-request?bookingReference=${reference}`);
  await page.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(page.getByText('Choisissez un sujet.')).toBeVisible();
  await page.getByLabel('Quel est le sujet').selectOption('HOTEL');
  await page.getByLabel('Votre message').fill('Une chambre calme serait-elle possible pour nous ?');
  await page.locator('#files').setInputFiles({ name: 'note.pdf', mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.4\n${' '.repeat(400_000)}`) });
  await page.getByRole('button', { name: 'Envoyer la demande' }).click();
  await page.waitForURL(/my-requests/u);
  await expect(page.getByText('Une chambre calme serait-elle possible pour nous ?')).toBeVisible();
  await expect(page.getByRole('link', { name: 'note.pdf' })).toBeVisible();
  await open(page, `account/customer-request/CANCELLATION_REQUEST?bookingReference=${reference}`);
  await expect(page.getByText('Frais d’annulation (')).toBeVisible();
  await expect(page.getByText('pas encore une annulation')).toBeVisible();
});

test('a copy of one’s data is asked for; erasing wants the password', async ({ page }) => {
  await signIn(page, 'fr-FR');
  await open(page, 'account/privacy');
  await page.getByRole('button', { name: 'Demander la copie' }).click();
  await expect(page.getByText('Nous préparons vos données.')).toBeVisible();
  await page.getByLabel('Votre mot de passe').fill('Not-the-one-1');
  await page.getByLabel('Oui, supprimer').check();
  await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
  await expect(page.getByLabel('Votre mot de passe')).toHaveAttribute('aria-invalid', 'true');
});

for (const shop of ['fr-FR', 'en-GB', 'ar-AE'])
  test(`a booking tells its flights, room, travellers and documents in ${shop}`, async ({ page }) => {
    const word = (id: string) => wordOf({ shop }, 'account', id);
    await signIn(page, shop);
    const reference = await nextReference(page, shop);
    await open(page, `account/mybookings/${reference}`, shop);
    for (const term of ['outbound', 'room', 'inbound', 'travellers', 'duration', 'total', 'paid'])
      await expect(page.locator('main dt').filter({ hasText: new RegExp(`^${word(`account.booking.${term}`)}$`, 'u') })).toHaveCount(1);
    const links = page.locator('main a[href*="/api/documents/"]');
    await expect(links.first()).toBeVisible();
    const opened = await page.evaluate(
      async (address) => new TextDecoder('latin1').decode((await (await fetch(address)).arrayBuffer()).slice(0, 4)),
      (await links.first().getAttribute('href')) ?? '',
    );
    expect(opened).toBe('%PDF');
    await expectAccessible(page, `booking in ${shop}`);
  });

test('a member pays what is due of a booking on a device that did not make it', async ({ page, browser }) => {
  const email = newAddress();
  await signUp(page, 'fr-FR', email);
  await openPayment(page, FRANCE, await holdTrip(page, FRANCE));
  await fillTravellers(page, FRANCE);
  // A magic input: the card is authorised, then its money is refused.
  await page.locator('#travellers-0-lastName').fill('Latepayment');
  await fillCard(page, CARDS.frictionless);
  await acceptTerms(page);
  await payButton(page).click();
  const reference = await expectConfirmed(page);

  const context = await browser.newContext();
  const elsewhere = await context.newPage();
  const code = new URL(page.url()).searchParams.get('code') ?? '';
  await open(elsewhere, `sdp/booking/confirmation?code=${code}`);
  await expect(elsewhere.locator('main'), 'a stranger with the code sees nobody’s booking').not.toContainText('Latepayment');
  await signIn(elsewhere, 'fr-FR', email);
  await open(elsewhere, `account/mybookings/${reference}`);
  await elsewhere.getByRole('link', { name: 'Payer le solde' }).click();
  await elsewhere.waitForURL(/\/sdp\/booking\/payment\?code=/u);
  await expectAlive(elsewhere);
  await typeCard(elsewhere, CARDS.frictionless);
  await payButton(elsewhere).click();
  expect(await expectConfirmed(elsewhere)).toBe(reference);
  await open(elsewhere, `account/mybookings/${reference}`);
  await expect(elsewhere.getByRole('link', { name: 'Payer le solde' })).toHaveCount(0);
  await context.close();
});

test('a member signed out from elsewhere is led to sign in again, and back to the page', async ({ page, browser }) => {
  const email = newAddress();
  await signUp(page, 'en-GB', email);
  const context = await browser.newContext();
  const elsewhere = await context.newPage();
  await signIn(elsewhere, 'en-GB', email);
  await open(elsewhere, 'account/security', 'en-GB');
  await elsewhere.getByRole('button', { name: wordOf({ shop: 'en-GB' }, 'account', 'account.security.revokeAll') }).click();
  await expect(elsewhere).toHaveURL(`${originOf('AF')}/en-GB`);
  await open(page, 'account/subscriptions', 'en-GB');
  await expect(page).toHaveURL(/\/home\/login\?onauthsuccess=/u);
  await expectAlive(page);
  await typeLogin(page, email);
  await expect(page).toHaveURL(`${originOf('AF')}/en-GB/account/subscriptions`);
  await context.close();
});
