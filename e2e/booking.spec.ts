import { expect, test } from '@playwright/test';
import {
  acceptTerms,
  answerChallenge,
  BRITAIN,
  CARDS,
  EMIRATES,
  expectAccessible,
  expectConfirmed,
  expectLetter,
  expectPaymentReady,
  expectSteady,
  fillCard,
  fillTravellers,
  FRANCE,
  openDocuments,
  payButton,
  PROVIDER,
  watchConsole,
  watchShifts,
} from './journey.ts';
import { changeStay, chooseHotel, continueToPayment, filterByStars, openHome, searchTrip, sortOtherwise, totalOf } from './steps.ts';

const rows = [
  { ...FRANCE, destinationName: 'Majorque', width: 1440, payment: 'challenge', paper: /contract/u },
  { ...BRITAIN, destinationName: 'Kos', width: 375, payment: 'frictionless', paper: /certificate/u },
  { ...EMIRATES, destinationName: 'مايوركا', width: 375, payment: 'paypal', paper: /contract/u },
] as const;

for (const row of rows)
  test(`${row.brand} ${row.shop} at ${row.width}: from the search to a booking paid by ${row.payment}`, async ({ page }) => {
    await page.setViewportSize({ width: row.width, height: 900 });
    const messages = watchConsole(page);
    const shifts = await watchShifts(page);

    await openHome(page, row);
    await expect(page.locator('html')).toHaveAttribute('dir', row.direction);
    await expectAccessible(page, 'home');
    await expectSteady(shifts, 'home');
    await searchTrip(page, row, row.destinationName);
    await expectAccessible(page, 'listing');
    await filterByStars(page, row);
    await sortOtherwise(page, row);
    await chooseHotel(page);
    await expectAccessible(page, 'quote');

    const before = await totalOf(page, row);
    expect(before).toMatch(/\d/u);
    if (await changeStay(page)) await expect.poll(async () => totalOf(page, row)).not.toBe(before);
    const chosen = await totalOf(page, row);
    await page.reload();
    await expect.poll(async () => totalOf(page, row)).toBe(chosen);
    await expectSteady(shifts, 'quote');

    await continueToPayment(page);
    await expectPaymentReady(page);
    await expectSteady(shifts, 'payment');
    await expectAccessible(page, 'payment');
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
    expect(await expectConfirmed(page)).toMatch(/^\d{1,7}$/u);
    await expectAccessible(page, 'confirmation');
    expect(await openDocuments(page)).toContainEqual(expect.stringMatching(row.paper));
    await expectLetter(page, email);
    expect(messages).toEqual([]);
  });
