import { expect, test } from '@playwright/test';
import {
  acceptTerms,
  answerChallenge,
  BRITAIN,
  CARDS,
  EMIRATES,
  expectConfirmed,
  expectLetter,
  expectPaymentReady,
  fillCard,
  fillTravellers,
  FRANCE,
  holdTrip,
  openDocuments,
  openPayment,
  payButton,
  paymentOf,
  PROVIDER,
  SERVICES,
  watchConsole,
} from './journey.ts';

const rows = [
  { ...FRANCE, width: 1440, payment: 'challenge', paper: /contract/u },
  { ...BRITAIN, width: 375, payment: 'frictionless', paper: /protection|atol|certificate/iu },
  { ...EMIRATES, width: 375, payment: 'paypal', paper: /contract/u },
] as const;

for (const row of rows)
  test(`a held trip of ${row.brand} ${row.shop} at ${row.width} is paid by ${row.payment} and confirmed`, async ({ page }) => {
    await page.setViewportSize({ width: row.width, height: 900 });
    const code = await holdTrip(page, row);
    const messages = watchConsole(page);
    await openPayment(page, row, code);
    await expect(page.locator('html')).toHaveAttribute('dir', row.direction);
    const email = await fillTravellers(page, row);
    if (row.payment === 'paypal') await page.locator('input[name="paymentType"][value="PAYPAL"]').check({ force: true });
    else await fillCard(page, CARDS[row.payment]);
    await acceptTerms(page);
    await payButton(page).click();
    if (row.payment === 'challenge') await answerChallenge(page);
    if (row.payment === 'paypal') {
      await page.waitForURL((url) => url.origin === PROVIDER);
      await page.locator('button[value="pay"]').click();
    }
    const reference = await expectConfirmed(page);
    expect(reference).toMatch(/^\d{1,7}$/u);
    expect(await openDocuments(page)).toContainEqual(expect.stringMatching(row.paper));
    await expectLetter(page, email);
    expect(messages).toEqual([]);
  });

test('a refused card says that nothing is taken, and another card books the same room', async ({ page }) => {
  const code = await holdTrip(page, FRANCE);
  await openPayment(page, FRANCE, code);
  const email = await fillTravellers(page, FRANCE);
  await fillCard(page, CARDS.refused);
  await acceptTerms(page);
  await payButton(page).click();
  await expect(page.locator('#payment-outcome')).toBeVisible();
  await expect(page.locator('#email')).toHaveValue(email);
  await expect(page.locator('#card-number')).toHaveValue('');
  await fillCard(page, CARDS.frictionless);
  await payButton(page).click();
  await expectConfirmed(page);
});

test('pressing twice and ordering from a second tab is one booking', async ({ page, context }) => {
  const code = await holdTrip(page, FRANCE);
  const other = await context.newPage();
  const tabs = [page, other];
  const emails: string[] = [];
  for (const tab of tabs) {
    await openPayment(tab, FRANCE, code);
    emails.push(await fillTravellers(tab, FRANCE));
    await fillCard(tab, CARDS.frictionless);
    await acceptTerms(tab);
  }
  await Promise.all(tabs.map((tab) => payButton(tab).dblclick()));
  const references = await Promise.all(tabs.map(expectConfirmed));
  expect(new Set(references).size).toBe(1);
  const lettersTo = async (): Promise<number> => {
    const outbox = await (await page.request.get(`${SERVICES}/api/mail/outbox`)).text();
    return emails.filter((email) => outbox.includes(email)).length;
  };
  await expect.poll(lettersTo).toBe(1);
});

test('leaving the provider’s page without paying comes back with everything typed', async ({ page }) => {
  const code = await holdTrip(page, FRANCE);
  await openPayment(page, FRANCE, code);
  const email = await fillTravellers(page, FRANCE);
  await page.locator('input[name="paymentType"][value="PAYPAL"]').check({ force: true });
  await acceptTerms(page);
  await payButton(page).click();
  await page.waitForURL((url) => url.origin === PROVIDER);
  await page.locator('button[value="abort"]').click();
  await page.waitForURL(`${paymentOf(FRANCE, code)}&payment=aborted`, { timeout: 30_000 });
  await expectPaymentReady(page);
  await expect(page.locator('#email')).toHaveValue(email);
  await expect(page.locator('#travellers-0-firstName')).toHaveValue('Ada');
  await expect(page.locator('main [role="alert"], main [role="status"]').first()).toBeVisible();
});
