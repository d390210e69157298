import { expect, test } from '@playwright/test';
import { expectAccessible, expectAlive, SERVICES } from './journey.ts';
import { letterLink, newAddress, open, signIn } from './members.ts';

test('an invitation is ended with one press, in a mail program or on its page', async ({ page }) => {
  const friend = newAddress();
  await signIn(page, 'fr-FR');
  await open(page, 'AF', '/fr-FR/account/sponsorship');
  const field = page.locator('input#emails');
  await field.fill(friend);
  await field.press('Enter');
  await page.getByRole('button', { name: 'Envoyer les invitations' }).click();
  const link = new URL((await letterLink(page, friend, '/unsubscribe')).replaceAll('&#38;', '&'));
  expect(`${link.pathname}${link.search}`).toMatch(/^\/fr-FR\/unsubscribe\?list=invitations&token=/u);

  // What a mail program posts: no cookie, no origin (RFC 8058).
  const posted = await page.request.post(`${SERVICES}${link.pathname}${link.search}&brand=AF`, { form: { 'List-Unsubscribe': 'One-Click' } });
  expect(posted.status()).toBe(200);
  expect(await posted.text()).toContain('ne recevra plus d’invitations.');

  await page.goto(link.href);
  await expectAlive(page);
  await expectAccessible(page, 'invitations');
  await page.getByRole('button', { name: 'Me désinscrire' }).click();
  await expect(page.locator('main')).toContainText('ne recevra plus d’invitations.');
});

test('every letter has a preview, on which it fits wide and narrow screens', async ({ page }) => {
  await page.goto(`${SERVICES}/api/mail/previews`);
  await expect(page.getByRole('heading', { level: 1, name: 'Letters' })).toBeVisible();
  await page.goto(`${SERVICES}/api/mail/previews/AF/ar-AE/booking-confirmed`);
  for (const title of ['HTML version', 'HTML version on a phone'])
    await expect(page.frameLocator(`iframe[title="${title}"]`).getByRole('heading', { level: 1 })).toContainText('Camille');
  await page.goto('about:blank');
  for (const letter of ['AF/fr-FR/booking-confirmed', 'EK/ar-AE/account-balance-reminder', 'TZ/en-GB/sponsorship-invitation']) {
    // A mail's own page runs no scripts, not even a test's: its HTML is looked at on a blank one.
    const html = await (await page.request.get(`${SERVICES}/api/mail/previews/${letter}/html`)).text();
    for (const width of [375, 640]) {
      await page.setViewportSize({ width, height: 800 });
      await page.setContent(html);
      expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth'), `${letter} at ${width}`).toBe(true);
    }
    await expectAccessible(page, letter);
  }
});
