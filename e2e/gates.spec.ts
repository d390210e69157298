import { expect, test, type Page } from '@playwright/test';
import { dayIn, expectAlive, FRANCE, originOf, SERVICES } from './journey.ts';

/** Products of the demonstration by what a partner may keep for its members. */
const OFFERS = { plain: 'anthea-bay-kos', flashSale: 'mas-de-la-mar-mallorca', campaign: 'melissi-crete' } as const;
const PAGES = { ...OFFERS, listing: 'listing', merch: 'merch?code=SUMMER' } as const;
type PageName = keyof typeof PAGES;

interface Row {
  readonly strategy: string;
  readonly brand: string;
  readonly shop: string;
  /** Milliseconds until the sign-in layer, by page; a page that is not named is open. */
  readonly gates: Readonly<Partial<Record<PageName, '0' | '5000'>>>;
  /** Where a quote refused with 403 leads (funnel 4.4). */
  readonly refused: 'sign-in' | 'single sign-on' | 'technical error';
}

/** A partner of each strategy, and what it keeps behind sign-in (platform 2.1 "Auth gating"). */
const ROWS: readonly Row[] = [
  { strategy: 'NAVIGATION_FIRST', brand: 'AF', shop: 'fr-FR', gates: {}, refused: 'sign-in' },
  {
    strategy: 'SIGNUP_FIRST',
    brand: 'OV',
    shop: 'en-GB',
    gates: { plain: '0', flashSale: '0', campaign: '0', listing: '0', merch: '0' },
    refused: 'sign-in',
  },
  { strategy: 'TRANSACTION_FIRST', brand: 'HP', shop: 'fr-FR', gates: {}, refused: 'technical error' },
  { strategy: 'OAUTH', brand: 'SP', shop: 'en-GB', gates: {}, refused: 'single sign-on' },
  { strategy: 'PRODUCT_FIRST', brand: 'LM', shop: 'it-IT', gates: {}, refused: 'sign-in' },
  { strategy: 'AUTH_FLASHSALE', brand: 'VP', shop: 'fr-FR', gates: { flashSale: '5000', listing: '5000' }, refused: 'sign-in' },
  { strategy: 'AUTH_GC', brand: 'VE', shop: 'fr-FR', gates: { campaign: '5000', listing: '5000' }, refused: 'sign-in' },
  { strategy: 'NONE', brand: 'LE', shop: 'es-ES', gates: {}, refused: 'sign-in' },
];

for (const { strategy, brand, shop, gates } of ROWS)
  test(`${strategy}: what ${brand} shows to nobody, and what it keeps`, async ({ page }) => {
    for (const [name, path] of Object.entries(PAGES) as [PageName, string][]) {
      // as: Object.entries forgets the key type
      const answer = await page.goto(`${originOf(brand)}/${shop}/${path}`);
      expect(answer?.status(), path).toBe(200);
      await expect(page.locator('main h1')).toBeVisible();
      const delay = gates[name];
      const gate = page.locator('[data-gate]');
      await expect(gate, path).toHaveCount(delay === undefined ? 0 : 1);
      if (delay !== undefined) await expect(gate, path).toHaveAttribute('data-gate', delay);
    }
  });

test('the layer of a page that holds its content back opens by itself', async ({ page }) => {
  await page.goto(`${originOf('OV')}/en-GB/${OFFERS.plain}`);
  await expectAlive(page);
  await expect(page.getByRole('dialog').locator('input[type="email"]')).toBeVisible();
});

/** The flow of a search whose offer is refused with 403, asked of the services (docs/magic-inputs.md). */
const refusedFlow = async (page: Page): Promise<string> => {
  const search = {
    departureCityCode: FRANCE.city,
    departureDate: dayIn(329),
    destinationResort: FRANCE.destination,
    duration: '7',
    cabin: 'ECONOMY',
    partnerCode: FRANCE.partner,
    shop: FRANCE.shop,
    abTests: {},
    occupancies: [{ adults: 2, children: 0, childrenBirthdates: [] }],
    currency: FRANCE.currency,
  };
  const answer = await page.request.post(`${SERVICES}/api/quote/sdp/quote`, { data: search });
  const { bookingFlowId } = (await answer.json()) as { readonly bookingFlowId?: string }; // as: the contract's search answer
  expect(bookingFlowId).toBeDefined();
  return bookingFlowId ?? '';
};

for (const { strategy, brand, shop, refused } of ROWS)
  test(`${strategy}: a quote refused with 403 leads ${brand} to the ${refused}`, async ({ page }) => {
    const here = `/${shop}/sdp/booking/quote?${new URLSearchParams({ code: await refusedFlow(page), accommodationId: 'H00001' }).toString()}`;
    const answer = await page.goto(originOf(brand) + here);
    const url = new URL(page.url());
    if (refused === 'technical error') {
      expect(answer?.status()).toBe(500);
      expect(url.pathname + url.search).toBe(here);
    } else {
      const [path, name] = refused === 'sign-in' ? ['booking/auth', 'onauthsuccess'] : ['technical-error/sso', 'redirectUri'];
      expect(url.pathname).toBe(`/${shop}/${path}`);
      expect(url.searchParams.get(name)).toBe(here);
    }
    await expect(page.locator('main h1')).toBeVisible();
    if (refused === 'sign-in') await expect(page.locator('main input[type="email"]').first()).toBeVisible();
  });
