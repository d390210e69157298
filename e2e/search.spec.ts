import { expect, test, type Page } from '@playwright/test';
import { dayIn, expectAccessible, expectAlive, FRANCE, originOf, watchConsole } from './journey.ts';

const SEARCH = new URLSearchParams({
  departureCityCode: FRANCE.city,
  destinationResortCode: FRANCE.destination,
  departureDate: dayIn(60),
  endDate: dayIn(67),
  duration: '7',
  cabin: 'ECONOMY',
  occupancies: '2',
}).toString();

const open = async (page: Page, path: string): Promise<readonly string[]> => {
  const messages = watchConsole(page);
  await page.goto(`${originOf(FRANCE.brand)}/${FRANCE.shop}/${path}`);
  await expectAlive(page);
  return messages;
};
const openTravellers = async (page: Page): Promise<void> => {
  await page
    .getByRole('search')
    .getByRole('button', { name: /Voyageurs/u })
    .click();
  await expect(page.getByRole('dialog').getByText('Chambre 1', { exact: true })).toBeVisible();
};

test('a search is changed under the site’s own header, and takes the place of the one before', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const messages = await open(page, `sdp/listing?${SEARCH}`);
  const summary = page.getByRole('link', { name: /Modifier$/u });
  await summary.click();
  const dialog = page.getByRole('dialog', { name: 'Modifier la recherche' });
  await expect(dialog.getByText('Aérelle', { exact: false }).first()).toBeVisible();
  await expect(summary).toBeHidden();
  await dialog.getByRole('button', { name: 'Retour' }).click();
  await expect(dialog).toHaveCount(0);
  await summary.click();
  await expect(dialog.getByRole('search')).toBeVisible();
  await expectAccessible(page, 'the search over the listing');
  const entries = await page.evaluate('history.length');
  await dialog.getByRole('button', { name: /Voyageurs/u }).click();
  await page.getByRole('button', { name: 'Un adulte de moins, chambre 1' }).click();
  await page.getByRole('button', { name: 'Valider', exact: true }).click();
  await dialog.getByRole('button', { name: 'Actualiser' }).click();
  await page.waitForURL(/occupancies=1(?:&|$)/u);
  await expect(dialog).toHaveCount(0);
  expect(await page.evaluate('history.length')).toBe(entries);
  expect(messages).toEqual([]);
});

test('the calendar is closed where no night is free, and leads on to another destination', async ({ page }) => {
  const messages = await open(page, 'sdp/search?departureCityCode=PAR&destinationResortCode=RVN');
  await page.locator('[data-field="travelDates"]').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Aucune date disponible')).toBeVisible();
  await dialog.getByRole('button', { name: 'Modifier' }).click();
  await expect(page.getByRole('combobox', { name: 'Destination' }).first()).toBeFocused();
  expect(messages).toEqual([]);
});

test('ten travellers are too many: the picker says so and stays open', async ({ page }) => {
  const messages = await open(page, 'sdp/search');
  await openTravellers(page);
  const more = page.getByRole('button', { name: 'Un adulte de plus, chambre 1' });
  for (let adults = 2; adults < 8; adults += 1) await more.click();
  await page.getByRole('button', { name: 'Ajouter une chambre' }).click();
  await expect(page.getByRole('button', { name: 'Ajouter une chambre' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Valider', exact: true }).click();
  await expect(page.getByRole('alert').getByText('Une recherche compte 9 voyageurs au plus.')).toBeVisible();
  await page.getByRole('button', { name: 'Supprimer la chambre 2' }).click();
  await page.getByRole('button', { name: 'Valider', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('search').getByRole('button', { name: /8 voyageurs, 1 chambre/u })).toBeVisible();
  expect(messages).toEqual([]);
});

test('a search that the offer refused comes back with what is wrong', async ({ page }) => {
  const messages = await open(page, 'sdp/search?destinationResortCode=KOS&status=BAD_REQUEST');
  await expect(page.getByText('Il manque quelque chose à votre recherche')).toBeVisible();
  await expect(page.getByText('Choisissez une ville de départ.').first()).toBeVisible();
  await expect(page.getByText('Choisissez une destination.')).toHaveCount(0);
  expect(messages).toEqual([]);
});
