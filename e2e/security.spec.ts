import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, expectAlive, originOf, watchConsole } from './journey.ts';
import { cookieOf, newAddress, open, PASSWORD, signUp, typeLogin, typeSignUp } from './members.ts';
import { wordOf } from './words.ts';

/** Gives the browser a device of its own that knows its owner's finger: what a passkey is kept on. */
const withFinger = async (page: Page): Promise<void> => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
};
const signOut = async (page: Page, shop: string): Promise<void> => {
  const form = page.locator(`form[action$="/${shop}/logout"]`).first();
  await form.evaluate((element) => {
    Reflect.get(element, 'requestSubmit').call(element);
  });
  // The way home has ended before the next page is asked for: the cookie goes earlier, with the answer that leads there.
  await expect(page).toHaveURL(`${originOf('AF')}/${shop}`);
  expect(await cookieOf(page, 'authToken')).toBeUndefined();
};

for (const shop of ['fr-FR', 'en-GB', 'ar-AE'])
  test(`a passkey is offered after the first sign-in, signs in from then on, and can be taken away, in ${shop}`, async ({ page }) => {
    const messages = watchConsole(page);
    const word = (area: string, id: string) => wordOf({ shop }, area, id);
    await withFinger(page);
    await open(page, 'AF', `/${shop}/home/signup`);
    await typeSignUp(page, newAddress());
    await expect(page.getByRole('heading', { name: word('auth', 'auth.passkey.offer.title') })).toBeFocused();
    await expectAccessible(page, 'passkey offer');
    await page.getByRole('button', { name: word('auth', 'auth.passkey.offer.action') }).click();
    await expect(page).toHaveURL(`${originOf('AF')}/${shop}/listing`);

    await open(page, 'AF', `/${shop}/account/security`);
    const rows = page.locator('li:has(input[name="passkeyId"])');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('Linux');
    await expectAccessible(page, 'security');
    await signOut(page, shop);

    await open(page, 'AF', `/${shop}/home/login`);
    await page.getByRole('button', { name: word('auth', 'auth.passkey.action') }).click();
    await expect(page).toHaveURL(`${originOf('AF')}/${shop}/listing`);
    expect(await cookieOf(page, 'authToken')).toMatchObject({ path: `/${shop}`, httpOnly: true });

    await open(page, 'AF', `/${shop}/account/security`);
    await rows.getByRole('button').click();
    await expect(page.getByText(word('account', 'account.notice.passkeyRemoved'))).toBeVisible();
    await expect(rows).toHaveCount(0);
    await page.getByRole('button', { name: word('account', 'account.passkeys.add') }).click();
    await expect(page.getByText(word('account', 'account.notice.passkeyAdded'))).toBeVisible();
    await expect(rows).toHaveCount(1);
    await rows.getByRole('button').click();
    await expect(rows).toHaveCount(0);
    await signOut(page, shop);

    // The device still has it; we do not know it any more.
    await open(page, 'AF', `/${shop}/home/login`);
    await page.getByRole('button', { name: word('auth', 'auth.passkey.action') }).click();
    await expect(page.getByText(word('auth', 'auth.passkey.failed'))).toBeVisible();
    // A refused form is a 400 of our own page, which a browser notes.
    expect(messages.filter((message) => !message.includes('400'))).toEqual([]);
  });

for (const shop of ['fr-FR', 'en-GB', 'ar-AE'])
  test(`a member chooses a new password with the old one; other devices are signed out, in ${shop}`, async ({ page, browser }) => {
    const word = (area: string, id: string) => wordOf({ shop }, area, id);
    const email = newAddress();
    await signUp(page, shop, email);
    const context = await browser.newContext();
    const elsewhere = await context.newPage();
    await elsewhere.goto(`${originOf('AF')}/${shop}/home/login`);
    await expectAlive(elsewhere);
    await typeLogin(elsewhere, email);
    await expect(elsewhere).toHaveURL(/\/listing$/u);

    await open(page, 'AF', `/${shop}/account/security`);
    await page.getByRole('link', { name: word('account', 'account.security.password.change') }).click();
    await expect(page).toHaveURL(/\/home\/changepassword\?/u);
    await expectAccessible(page, 'change of password');
    const form = page.locator('form:has(input[name="intent"][value="change"])');
    await form.locator('input[name="current"]').fill('Not-the-one-2026');
    await form.locator('input[name="password"]').fill('Brand-new-2027');
    await form.locator('button[type="submit"]').click();
    await expect(form.locator('input[name="current"]')).toHaveAttribute('aria-invalid', 'true');
    await form.locator('input[name="current"]').fill(PASSWORD);
    await form.locator('input[name="password"]').fill('Brand-new-2027');
    await form.locator('button[type="submit"]').click();
    await expect(page.getByText(word('account', 'account.notice.passwordChanged'))).toBeVisible();

    // The website believes a token for half a minute; the services never do.
    await expect
      .poll(
        async () => {
          await elsewhere.goto(`${originOf('AF')}/${shop}/account/security`);
          return elsewhere
            .locator('main')
            .getByRole('link', { name: word('account', 'account.signIn.action') })
            .count();
        },
        { timeout: 45_000 },
      )
      .toBe(1);
    await elsewhere.goto(`${originOf('AF')}/${shop}/home/changepassword`);
    await expect(elsewhere, 'who is not signed in signs in first').toHaveURL(/\/home\/login\?onauthsuccess=/u);
    await expectAlive(elsewhere);
    await typeLogin(elsewhere, email);
    await expect(elsewhere.getByText(word('auth', 'error.password.incorrect'))).toBeVisible();
    await typeLogin(elsewhere, email, 'Brand-new-2027');
    await expect(elsewhere).toHaveURL(/\/home\/changepassword$/u);
    await context.close();
  });
