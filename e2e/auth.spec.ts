import { expect, test } from '@playwright/test';
import { expectAccessible, expectAlive, originOf, watchConsole } from './journey.ts';
import { cookieOf, letterLink, newAddress, open, PASSWORD, typeLogin, typeSignUp } from './members.ts';
import { wordOf } from './words.ts';

test('joining takes a minute: rules are ticked while typing, mistakes are said at their fields, and the member is signed in', async ({ page }) => {
  const messages = watchConsole(page);
  const email = newAddress();
  await open(page, 'AF', '/fr-FR/home/signup');
  await expectAccessible(page, 'sign-up');
  await page.locator('button[type="submit"]').last().click();
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(3);
  await page.locator('input[name="password"]').fill('soleil2026');
  await expect(page.locator('[data-rule][data-met="true"]')).toHaveCount(2);
  await typeSignUp(page, email);
  await expect(page).toHaveURL(`${originOf('AF')}/fr-FR/listing`);
  expect(await cookieOf(page, 'authToken')).toMatchObject({ path: '/fr-FR', httpOnly: true });
  expect(await cookieOf(page, 'auth')).toMatchObject({ value: 'auth', path: '/fr-FR' });
  const kept = await page.evaluate('localStorage.getItem("af:fr-FR:auth")');
  expect(JSON.parse(String(kept))).toMatchObject({ uuid: expect.stringMatching(/^[\da-f-]{36}$/u) });
  // A failed form is a 400 of our own page, which a browser notes.
  expect(messages.filter((message) => !message.includes('400'))).toEqual([]);
});

test('who signs up again with the right password is signed in, with a wrong one is told that the address cannot be used', async ({ page }) => {
  await open(page, 'AF', '/en-GB/home/signup');
  await typeSignUp(page, 'camille@example.com', 'Wrong-2026-password');
  await expect(page.getByText('This e-mail address cannot be used.', { exact: false })).toBeVisible();
  await typeSignUp(page, 'camille@example.com');
  await expect(page).toHaveURL(`${originOf('AF')}/en-GB/listing`);
});

const SHOPS = ['fr-FR', 'en-GB', 'ar-AE'] as const;

for (const shop of SHOPS)
  test(`each way a sign-in can fail is said at its place in ${shop}`, async ({ page }) => {
    const say = (id: string) => page.getByText(wordOf({ shop }, 'auth', id)).first();
    await open(page, 'AF', `/${shop}/home/login`);
    await typeLogin(page, '', '');
    await expect(say('error.email.required')).toBeVisible();
    await expect(say('error.password.required')).toBeVisible();
    await typeLogin(page, 'nobody@', PASSWORD);
    await expect(say('error.email.format')).toBeVisible();
    for (const [email, password, id] of [
      ['nobody.here@example.org', PASSWORD, 'error.email.not.registered'],
      ['devices@example.com', 'Wrong-2026-password', 'error.password.incorrect'],
      ['social@example.com', PASSWORD, 'error.facebook.account.without.password'],
    ] as const) {
      await typeLogin(page, email, password);
      await expect(say(id)).toBeVisible();
      await expect(page.locator('input[name="email"]')).toHaveValue(email);
    }
    await expectAccessible(page, `sign-in refused in ${shop}`);
  });

for (const shop of SHOPS)
  test(`a locked sign-in shows how long it waits, its button waits with it, and both are free again after that in ${shop}`, async ({ page }) => {
    await page.clock.install();
    await open(page, 'AF', `/${shop}/home/login`);
    await typeLogin(page, 'locked@example.com');
    const button = page.locator('main form:has(input[value="login"]) button[type="submit"]');
    await expect(page.getByRole('timer')).toHaveText(/^\d+:\d{2}(?::\d{2})?$/u);
    await expect(button).toBeDisabled();
    await page.clock.fastForward('01:01:00');
    await expect(page.getByRole('timer')).toHaveCount(0);
    await expect(button).toBeEnabled();
  });

for (const shop of SHOPS)
  test(`a sign-up operation has its own words beside the form, another code is an ordinary sign-up, in ${shop}`, async ({ page }) => {
    await open(page, 'AF', `/${shop}/sign-up/SUMMER`);
    const words = await page.locator('main').textContent();
    await expectAccessible(page, `sign-up operation in ${shop}`);
    await page.goto(`${originOf('AF')}/${shop}/landing-page/SUMMER`);
    await expect(page, 'the old address leads here').toHaveURL(`${originOf('AF')}/${shop}/sign-up/SUMMER`);
    await open(page, 'AF', `/${shop}/sign-up/WINTER`);
    expect(await page.locator('main').textContent(), 'an operation that is over').not.toBe(words);
    await open(page, 'AF', `/${shop}/sign-up/SUMMER`);
    await typeSignUp(page, newAddress());
    await expect(page).toHaveURL(`${originOf('AF')}/${shop}/listing`);
  });

test('an address that was never confirmed gets its letter again', async ({ page }) => {
  await open(page, 'AR', '/ar-AE/home/login');
  await typeLogin(page, 'pending@example.com');
  await expect(page).toHaveURL(/\/ar-AE\/home\/signup\/registration-not-confirmed$/u);
  await expect(page.getByText('pending@example.com')).toBeVisible();
  await expectAccessible(page, 'not confirmed');
  await page.locator('main form button[type="submit"]').click();
  await expect(page).toHaveURL(/\/resend-confirmed$/u);
  await expect(page.locator('main h1')).toBeVisible();
});

test('joining before the opening is confirmed by letter: the link signs in where it was asked for, once', async ({ page, browser }) => {
  const email = newAddress();
  await open(page, 'AR', '/ar-AE/teasing');
  await expectAccessible(page, 'teasing');
  await typeSignUp(page, email);
  await expect(page).toHaveURL(`${originOf('AR')}/ar-AE/teasing/registration-succeeded`);
  await expect(page.getByText(email)).toBeVisible();
  const link = await letterLink(page, email, '/confirmRegistration?token=');
  await page.goto(link);
  await expect(page).toHaveURL(`${originOf('AR')}/ar-AE/listing`);
  expect(await cookieOf(page, 'authToken')).toBeDefined();
  // The same link in another browser: used before, so it signs nobody in.
  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  await elsewhere.goto(link);
  await expect(elsewhere).toHaveURL(/\/ar-AE\/booking-auth\?onauthsuccess=/u);
  expect(await cookieOf(elsewhere, 'authToken')).toBeUndefined();
  await elsewhere.goto(`${originOf('AR')}/ar-AE/confirmRegistration?token=made-up`);
  await expect(elsewhere).toHaveURL(/\/technical-error\/confirm-registration-failed$/u);
  await other.close();
});

test('a forgotten password: one answer for every address, a link that works once, signed in at its end', async ({ page }) => {
  const email = newAddress();
  await open(page, 'AF', '/fr-FR/home/signup');
  await typeSignUp(page, email);
  await expect(page).toHaveURL(/\/listing$/u);
  await page.context().clearCookies({ name: 'authToken' });
  await open(page, 'AF', '/fr-FR/home/resetpassword');
  for (const asked of ['nobody.at.all@example.org', email]) {
    await page.locator('input[name="email"]').fill(asked);
    await page.locator('main form button[type="submit"]').click();
    await expect(page.getByRole('status').filter({ hasText: asked })).toBeVisible();
  }
  const link = await letterLink(page, email, '/home/resetpassword?token=');
  await page.goto(link);
  await expectAlive(page);
  await expectAccessible(page, 'new password');
  await page.locator('input[name="password"]').fill('Another-2027');
  await page.locator('main form button[type="submit"]').click();
  await expect(page).toHaveURL(/\/listing$/u);
  await page.context().clearCookies({ name: 'authToken' });
  await page.goto(link);
  await expectAlive(page);
  await page.locator('input[name="password"]').fill('Another-2028');
  await page.locator('main form button[type="submit"]').click();
  await expect(page.getByText('Ce lien n’est plus valable.', { exact: false })).toBeVisible();
});

test('without scripts the same forms do the same', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${originOf('AF')}/en-GB/booking-auth?onauthsuccess=%2Fen-GB%2Ffaq`);
  await typeLogin(page, 'camille@example.com', 'Wrong-2026-password');
  await expect(page.getByText('This password does not match this address.')).toBeVisible();
  await expect(page.locator('input[name="email"]')).toHaveValue('camille@example.com');
  await typeLogin(page, 'camille@example.com');
  await expect(page).toHaveURL(`${originOf('AF')}/en-GB/faq`);
  await page.goto(`${originOf('AF')}/en-GB/home/login`);
  await expect(page, 'who is signed in needs no form').toHaveURL(`${originOf('AF')}/en-GB/listing`);
  await context.close();
});

test('a sign-in never leads to another site', async ({ page }) => {
  for (const name of ['onauthsuccess', 'redirectUri'])
    for (const evil of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
      await page.context().clearCookies({ name: 'authToken' });
      await open(page, 'AF', `/en-GB/booking-auth?${name}=${encodeURIComponent(evil)}`);
      await typeLogin(page, 'camille@example.com');
      await expect(page).toHaveURL(`${originOf('AF')}/en-GB/listing`);
    }
});

test('a stolen token opens nothing in another browser', async ({ page, browser }) => {
  await open(page, 'AF', '/en-GB/home/login');
  await typeLogin(page, 'camille@example.com');
  await expect(page).toHaveURL(/\/listing$/u);
  const token = (await cookieOf(page, 'authToken'))?.value ?? '';
  const thief = await browser.newContext();
  await thief.addCookies([
    { name: 'authToken', value: token, url: `${originOf('AF')}/en-GB` },
    { name: 'auth', value: 'auth', url: `${originOf('AF')}/en-GB` },
  ]);
  const elsewhere = await thief.newPage();
  await elsewhere.goto(`${originOf('AF')}/en-GB/home/login`);
  await expect(elsewhere.locator('input[name="password"]')).toBeVisible();
  await thief.close();
});

test('a protected page opens the sign-in over itself, by keyboard too, and leads back to the page', async ({ page }) => {
  await open(page, 'OV', '/en-GB/anthea-bay-kos');
  const layer = page.getByRole('dialog').filter({ has: page.locator('input[name="password"]') });
  await expect(layer).toBeVisible();
  await expect(layer.getByText('Package holidays protected')).toBeVisible();
  await expectAccessible(page, 'sign-in layer');
  await layer.getByRole('link', { name: 'Create an account' }).first().click();
  await expect(layer.locator('input[name="terms"]')).toHaveCount(1);
  await layer.getByRole('link', { name: 'Sign in' }).first().click();
  await page.keyboard.press('Escape');
  await expect(layer).toHaveCount(0);
  await page.reload();
  await expect(layer).toBeVisible();
  await typeLogin(page, 'camille@example.com');
  await expect(page.getByText('What is included')).toBeVisible();
  await expect(page).toHaveURL(`${originOf('OV')}/en-GB/anthea-bay-kos`);
});

test('a partner’s layer waits until somebody looks at the page', async ({ page }) => {
  await page.clock.install();
  await open(page, 'VP', '/fr-FR/mas-de-la-mar-mallorca');
  await page.clock.runFor(20_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.mouse.wheel(0, 200);
  await page.keyboard.press('ArrowDown');
  await page.clock.runFor(4_900);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(page.getByRole('dialog').locator('input[name="password"]')).toBeVisible();
});

test('a dark site has a door, whose card turns to the forgotten password', async ({ page }) => {
  await open(page, 'XX', '/en-GB/listing');
  await expect(page).toHaveURL(`${originOf('XX')}/en-GB`);
  await expectAccessible(page, 'door');
  await expect(page.getByRole('link', { name: 'Create an account' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Forgotten your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgotten password' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to sign-in' }).click();
  await typeLogin(page, 'camille@example.com', 'Wrong-2026-password');
  await expect(page.getByText('This password does not match this address.')).toBeVisible();
  await typeLogin(page, 'camille@example.com');
  await expect(page).toHaveURL(`${originOf('XX')}/en-GB/listing`);
});

test('a web account signs up; a social network that keeps the address back is asked again', async ({ page }) => {
  await open(page, 'TZ', '/fr-FR/home/login');
  let popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continuer avec un réseau social' }).click();
  await (await popup).getByRole('button', { name: /without/iu }).click();
  await expect(page.getByText('Votre adresse e-mail ne nous a pas été transmise.', { exact: false })).toBeVisible();
  popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continuer avec un compte web' }).click();
  await (await popup).getByRole('button', { name: /Nina/u }).click();
  await expect(page).toHaveURL(`${originOf('TZ')}/fr-FR/listing`);
  expect(await cookieOf(page, 'authToken')).toBeDefined();
});

test('a partner’s single sign-on leads there and back, and a refusal to its own page', async ({ page }) => {
  await open(page, 'SP', '/en-GB/home/login?onauthsuccess=%2Fen-GB%2Ffaq');
  await page.getByRole('link', { name: /^Continue with my/u }).click();
  await page.waitForURL(/\/partner\//u);
  await page.getByRole('link', { name: /cancel/iu }).click();
  await expect(page).toHaveURL(`${originOf('SP')}/en-GB/technical-error/sso?redirectUri=%2Fen-GB%2Ffaq`);
  await open(page, 'SP', '/en-GB/home/login?onauthsuccess=%2Fen-GB%2Ffaq');
  await page.getByRole('link', { name: /^Continue with my/u }).click();
  await page.waitForURL(/\/partner\//u);
  await page.locator('input[name="login"]').fill('ingrid');
  await page.locator('input[name="password"]').fill('anything');
  await page.locator('button[type="submit"]').first().click();
  await expect(page).toHaveURL(`${originOf('SP')}/en-GB/faq`);
  expect(await cookieOf(page, 'authToken')).toBeDefined();
});

test('a newsletter ends only by a press, and a link that is none says so', async ({ page }) => {
  await open(page, 'AF', '/en-GB/unsubscribe?token=made-up');
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText('This link is no longer valid.', { exact: false })).toBeVisible();
  await expectAccessible(page, 'unsubscribe');
});

test('a brand that asks how often to write asks once, and never by a social network', async ({ page }) => {
  await open(page, 'AX', '/sv-SE/home/signup');
  await expect(page.locator('main').getByRole('button', { name: /social|nätverk/iu })).toHaveCount(0);
  await typeSignUp(page, newAddress());
  await expect(page).toHaveURL(/\/listing$/u);
  const question = page.getByRole('dialog').filter({ has: page.locator('input[name="frequency"]') });
  await expect(question).toBeVisible();
  await expectAccessible(page, 'frequency');
  await question.locator('input[value="weekly"]').check({ force: true });
  await question.locator('button[type="submit"]').click();
  await expect(question).toHaveCount(0);
  await page.reload();
  await expectAlive(page);
  expect(await page.evaluate('fetch("/sv-SE/newsletter-question").then((answer) => answer.json())')).toEqual({ asks: false });
});

test('the same question closed without an answer is not asked again, and a choice made later stands in the subscriptions', async ({ page }) => {
  await open(page, 'AX', '/sv-SE/home/signup');
  await typeSignUp(page, newAddress());
  await expect(page).toHaveURL(/\/listing$/u);
  const question = page.getByRole('dialog').filter({ has: page.locator('input[name="frequency"]') });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  const isAsked = () => page.evaluate('fetch("/sv-SE/newsletter-question").then((answer) => answer.json())');
  await expect.poll(isAsked).toEqual({ asks: false });
  await open(page, 'AX', '/sv-SE/account/subscriptions');
  const form = page.locator('main form:has(input[name="frequency"])');
  await form.locator('input[value="weekly"]').check({ force: true });
  await form.locator('button[type="submit"]').click();
  await expect(page.getByText(wordOf({ shop: 'sv-SE' }, 'account', 'account.notice.saved'))).toBeVisible();
  await expect(form.locator('input[value="weekly"]')).toBeChecked();
});
