import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, originOf, SERVICES, watchConsole } from './journey.ts';

const PASSWORD = 'Escale-2026';
const MEMBER = 'camille@example.com';
const home = originOf('AF');

/** Signs the browser in as a demo member: the token in the shop's cookie, bound to this browser's device. */
const signIn = async (page: Page, shop: string, email = MEMBER): Promise<void> => {
  await page.goto(`${home}/${shop}/booking-search`);
  const { token, uuid } = await page.evaluate(
    async (body) => {
      const answer = await fetch('/api/user-auth/auth/local/login', { method: 'POST', headers: { 'content-type': 'text/plain' }, body });
      return (await answer.json()) as { token: string; uuid: string }; // as: the contract's session
    },
    JSON.stringify({ credentials: { email, password: PASSWORD } }),
  );
  const where = { domain: new URL(home).hostname, path: `/${shop}` };
  await page.context().addCookies([
    { name: 'auth', value: 'auth', ...where },
    { name: 'authToken', value: token, ...where, httpOnly: true },
    { name: 'uuid', value: uuid, ...where },
  ]);
};

const open = (page: Page, path: string, shop = 'fr-FR') => page.goto(`${home}/${shop}/${path}`);

/** Reference of the demo member's next trip. */
const nextReference = async (page: Page): Promise<string> => {
  await open(page, 'account/mybookings');
  const href = await page.locator('main a[href*="/account/mybookings/"]').first().getAttribute('href');
  return href?.split('/').at(-1) ?? '';
};

/** The six digits of the last code sent to an address. */
const sentCode = async (page: Page): Promise<string> => {
  let code = '';
  await expect
    .poll(
      async () => {
        const box = await (await page.request.get(`${SERVICES}/api/mail/outbox`)).text();
        for (const [, key = ''] of box.matchAll(/href="[^"]*outbox\/([^"/]+)"/gu)) {
          const letter = await (await page.request.get(`${SERVICES}/api/mail/outbox/${key}`)).text();
          const found = /<pre[^>]*>[\s\S]*?\b(\d{6})\b/u.exec(letter)?.[1];
          if (found !== undefined) {
            code = found;
            return code;
          }
        }
        return '';
      },
      { timeout: 30_000 },
    )
    .toMatch(/^\d{6}$/u);
  return code;
};

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

test('credits stand in their groups', async ({ page }) => {
  await signIn(page, 'fr-FR');
  await open(page, 'account/mycredits');
  for (const group of ['Disponibles', 'À venir', 'Utilisés et expirés']) await expect(page.getByRole('heading', { name: group, exact: true })).toBeVisible();
  await expect(page.getByText('Expire dans').first()).toBeVisible();
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
