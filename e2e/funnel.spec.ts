import { expect, test } from '@playwright/test';
import {
  acceptTerms,
  answerChallenge,
  BRITAIN,
  CARDS,
  dayIn,
  expectAccessible,
  expectAlive,
  expectConfirmed,
  expectLetter,
  expectPaymentReady,
  fillCard,
  fillTravellers,
  FRANCE,
  holdTrip,
  openPayment,
  originOf,
  payButton,
  watchConsole,
  watchShifts,
  type JourneyShop,
} from './journey.ts';
import { changeStay, chooseHotel, continueToPayment, openHome, searchTrip, totalOf } from './steps.ts';

const TAZIMA: JourneyShop = { ...FRANCE, brand: 'TZ', partner: 'TZFR' };
const GEESTWIND: JourneyShop = {
  brand: 'GE',
  shop: 'de-DE',
  partner: 'GEDE',
  currency: 'EUR',
  city: 'FRA',
  cityName: 'Frankfurt',
  destination: 'PMI',
  phone: '0151 23456789',
  direction: 'ltr',
};
const rows = [
  { ...TAZIMA, destinationName: 'Majorque', width: 1440 },
  { ...GEESTWIND, destinationName: 'Mallorca', width: 1440 },
] as const;

for (const row of rows)
  test(`${row.brand} ${row.shop}: from the search to a booking, whatever the brand`, async ({ page }) => {
    await page.setViewportSize({ width: row.width, height: 900 });
    const messages = watchConsole(page);
    await openHome(page, row);
    await searchTrip(page, row, row.destinationName);
    await chooseHotel(page);
    expect(await totalOf(page, row)).toMatch(/\d/u);
    await changeStay(page);
    await continueToPayment(page);
    await expectPaymentReady(page);
    const email = await fillTravellers(page, row);
    await fillCard(page, CARDS.frictionless);
    await acceptTerms(page);
    await payButton(page).click();
    expect(await expectConfirmed(page)).toMatch(/^\d{1,7}$/u);
    await expectLetter(page, email);
    expect(messages).toEqual([]);
  });

test('nothing moves by itself while a traveller fills the payment page on a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 900 });
  const code = await holdTrip(page, BRITAIN);
  const shifts = await watchShifts(page);
  await openPayment(page, BRITAIN, code);
  await fillTravellers(page, BRITAIN);
  await fillCard(page, CARDS.frictionless);
  await page.locator('input[name="paymentType"][value="PAYPAL"]').check({ force: true });
  await page.locator('input[name="paymentType"][value="CARD"]').check({ force: true });
  await acceptTerms(page);
  // A wrong field and its message, as a traveller types it.
  await page.locator('#email').fill('ada@');
  await payButton(page).click();
  await expect(page.locator('#payment-errors')).toBeVisible();
  await page.locator('#email').pressSequentially('example.org');
  await expect(page.locator('#payment-errors')).toHaveCount(0);
  const { sum, moved } = await shifts();
  expect(sum, moved.join('; ')).toBeLessThanOrEqual(0.05);
});

test('on a small screen one traveller stands open at a time, finished ones are a line, and errors open theirs', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 900 });
  const code = await holdTrip(page, FRANCE);
  await openPayment(page, FRANCE, code);
  const first = page.locator('#travellers-0-lastName');
  const second = page.locator('#travellers-1-lastName');
  await expect(second).toBeHidden();
  await page.locator('input[name="travellers.0.civility"][value="F"]').check({ force: true });
  await page.locator('#travellers-0-firstName').fill('Ada');
  await first.fill('Martin');
  await page.locator('section', { has: first }).last().locator('p > button').click();
  await expect(first).toBeHidden();
  await expect(second).toBeVisible();
  await expect(page.locator('input[name="travellers.1.civility"]').first()).toBeFocused();
  await expect(page.getByRole('button', { name: /Ada Martin/u })).toHaveAttribute('aria-expanded', 'false');
  await expectAccessible(page, 'folded travellers');
  // Folded again and left empty: the order opens what is wrong and leads there.
  await page.getByRole('button', { name: /Ada Martin/u }).click();
  await expect(first).toHaveValue('Martin');
  await expect(second).toBeHidden();
  await page.reload();
  await expectAlive(page);
  await expect(first).toBeHidden();
  await payButton(page).click();
  await expect(page.locator('#payment-errors')).toBeVisible();
  await expect(second).toBeVisible();
  await expect(page.locator('input[name="travellers.1.civility"]').first()).toBeFocused();
});

test('a booking whose money could not be taken stands, and is paid later from its own page', async ({ page }) => {
  const code = await holdTrip(page, FRANCE);
  const messages = watchConsole(page);
  await openPayment(page, FRANCE, code);
  await fillTravellers(page, FRANCE);
  // A magic input: the card is authorised, then its money is refused.
  await page.locator('#travellers-0-lastName').fill('Latepayment');
  await fillCard(page, CARDS.frictionless);
  await acceptTerms(page);
  await payButton(page).click();
  const reference = await expectConfirmed(page);
  await page.locator('main a[href*="/sdp/booking/payment?code="]').click();
  await page.waitForURL(/\/sdp\/booking\/payment\?code=/u);
  await expectAlive(page);
  const payAgain = async (number: string): Promise<void> => {
    await page.locator('#card-number').fill(number);
    await page.locator('#card-expiry').fill(`12${String(new Date().getFullYear() + 2).slice(2)}`);
    await page.locator('#card-cvc').fill('123');
    await payButton(page).click();
  };
  await payAgain(CARDS.refused);
  await expect(page.locator('#payment-outcome')).toBeVisible();
  await payAgain(CARDS.challenge);
  await answerChallenge(page);
  expect(await expectConfirmed(page)).toBe(reference);
  await expect(page.locator('main a[href*="/sdp/booking/payment?code="]')).toHaveCount(0);
  expect(messages).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a search leads to hotels, a hotel and its offer, all readable', async ({ page }) => {
    await page.goto(`${originOf('AF')}/fr-FR`);
    const form = page.locator('form:has(#plain-city)');
    await form.locator('#plain-city').selectOption('PAR');
    await form.locator('#plain-destination').selectOption('PMI');
    await form.locator('#plain-departure').fill(dayIn(75));
    await form.locator('#plain-return').fill(dayIn(82));
    await form.locator('button[type="submit"]').click();
    await page.waitForURL(/\/sdp\/listing\?/u);
    const hotels = page.locator('main article');
    await expect(hotels.first()).toBeVisible();
    const name = await hotels.first().locator('h3').textContent();
    await hotels.first().locator('h3 a').click();
    await page.waitForURL(/\/sdp\/hotelDescription\//u);
    await expect(page.locator('h1')).toContainText(name ?? '');
    await page.locator('main a[href*="/sdp/booking/quote?"]:visible').first().click();
    await page.waitForURL(/\/sdp\/booking\/quote\?/u);
    await expect(page.locator('input[name="room"]').first()).toBeVisible();
    await expect(page.locator('input[name="insurance"]').first()).toBeVisible();
    await expect(page.locator('main aside').first()).toContainText(/\d/u);
  });
});

test('an offer can be put on paper: everything open, nothing of the website around it', async ({ page }) => {
  await page.goto(
    `${originOf('AF')}/fr-FR/sdp/listing?departureCityCode=PAR&destinationResortCode=PMI&departureDate=${dayIn(75)}&endDate=${dayIn(82)}&duration=7&cabin=ECONOMY&occupancies=2`,
  );
  await expectAlive(page);
  await chooseHotel(page);
  const paper = new URL(page.url());
  paper.searchParams.set('print', '1');
  await page.goto(paper.href);
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.locator('button[value="continue"]')).toHaveCount(0);
  await expect(page.locator('main details:not([open])')).toHaveCount(0);
});
