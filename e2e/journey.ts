import { randomUUID } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type ConsoleMessage, type Locator, type Page } from '@playwright/test';

const port = Number(process.env['E2E_PORT'] ?? 3900);

/** Where the services answer this process; the browser knows the same product by its brands' host names. */
export const SERVICES = `http://127.0.0.1:${port}`;
/** The payment provider's own origin, as the browser sees it. */
export const PROVIDER = `http://localhost:${port + 1000}`;
/** Origin of a brand's website. */
export const originOf = (brand: string): string => `http://${brand.toLowerCase()}.localhost:${port}`;

/** A shop the journeys travel through, with what its travellers would type. */
export interface JourneyShop {
  readonly brand: string;
  readonly shop: string;
  readonly partner: string;
  readonly currency: string;
  readonly city: string;
  readonly cityName: string;
  readonly destination: string;
  readonly phone: string;
  readonly direction: 'ltr' | 'rtl';
}

export const FRANCE: JourneyShop = {
  brand: 'AF',
  shop: 'fr-FR',
  partner: 'AFFR',
  currency: 'EUR',
  city: 'PAR',
  cityName: 'Paris',
  destination: 'PMI',
  phone: '06 12 34 56 78',
  direction: 'ltr',
};
export const BRITAIN: JourneyShop = {
  brand: 'AF',
  shop: 'en-GB',
  partner: 'AFGB',
  currency: 'GBP',
  city: 'LON',
  cityName: 'London',
  destination: 'KOS',
  phone: '07400 123456',
  direction: 'ltr',
};
export const EMIRATES: JourneyShop = {
  brand: 'AF',
  shop: 'ar-AE',
  partner: 'AFAE',
  currency: 'AED',
  city: 'DXB',
  cityName: 'دبي',
  destination: 'PMI',
  phone: '050 123 4567',
  direction: 'rtl',
};

/** Test cards of the provider's sandbox. */
export const CARDS = { frictionless: '4242424242424242', challenge: '4000000000003220', refused: '4000000000000002' } as const;
const CHALLENGE_CODE = '246810';

/** The day `days` after today, `YYYY-MM-DD`. */
export const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Console errors and warnings, and uncaught errors, of a page from now on. */
export const watchConsole = (page: Page): readonly string[] => {
  const seen: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error' || message.type() === 'warning') seen.push(`${new URL(page.url()).pathname}: ${message.text()}`);
  });
  page.on('pageerror', (error) => seen.push(`${new URL(page.url()).pathname}: ${error.message}`));
  return seen;
};

/** No violation of WCAG 2.2 A and AA on the page as it stands; names the rule and the first elements otherwise. */
export const expectAccessible = async (page: Page, at: string): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
  const told = violations.map(
    (each) =>
      `${each.id}: ${each.nodes
        .slice(0, 3)
        .map((node) => node.target.join(' '))
        .join(' | ')}`,
  );
  expect.soft(told, `accessibility of ${at}`).toEqual([]);
};

/** Layout shifts of a document: their sum, and what moved. */
export interface Shifts {
  readonly sum: number;
  readonly moved: readonly string[];
}

/** Runs in the page, before its own scripts: adds up what moves and where it was. */
const SHIFT_WATCH = `
  const shifts = (globalThis.journeyShifts = { sum: 0, moved: [] });
  const place = (rect) => rect.top + '+' + rect.height;
  const name = (node) => (node instanceof Element ? node.tagName + ' ' + node.className + ' ' + node.id : String(node && node.textContent));
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.hadRecentInput) continue;
      shifts.sum += entry.value;
      for (const source of entry.sources) shifts.moved.push(name(source.node) + ' ' + place(source.previousRect) + ' → ' + place(source.currentRect));
    }
  }).observe({ type: 'layout-shift', buffered: true });
`;

/** Adds up layout shifts from the first paint of every document the page loads from now on. */
export const watchShifts = async (page: Page): Promise<() => Promise<Shifts>> => {
  await page.addInitScript({ content: SHIFT_WATCH });
  return () => page.evaluate(() => Object(Reflect.get(globalThis, 'journeyShifts')) as Shifts); // as: set by the script above
};

/** Nothing moved by itself since the document came (less than a hundredth of the screen). */
export const expectSteady = async (shifts: () => Promise<Shifts>, at: string): Promise<void> => {
  const { sum, moved } = await shifts();
  expect.soft(sum, `layout shifts on ${at}: ${moved.join('; ')}`).toBeLessThan(0.01);
};

const post = async <Answer>(page: Page, path: string, data: unknown, device: string): Promise<Answer> => {
  const answer = await page.request.post(`${SERVICES}/api/quote${path}`, { data, headers: { 'x-device': device } });
  expect(answer.ok(), `${path} answers ${answer.status()}`).toBe(true);
  return (await answer.json()) as Answer; // as: each call names the part of the contract it reads
};

interface Found {
  readonly bookingFlowId?: string;
  readonly packages?: { readonly accommodationsList: readonly { readonly id: string }[] };
}
interface Quoted {
  readonly flights?: readonly { readonly code: string; readonly included?: boolean }[];
  readonly accommodationItems?: readonly { readonly code: string }[];
  readonly boards?: readonly { readonly boardCode: string }[];
}

/** The next trip of this run begins this many days from now: no journey takes another's dates, so none is a duplicate booking. */
let nextDay = 60;

/** A pre-booked trip for two of this browser: search, offer and hold, asked of the services. Ends with the code of the booking flow. */
export const holdTrip = async (page: Page, { brand, shop, partner, currency, city, destination }: JourneyShop): Promise<string> => {
  await page.goto(`${originOf(brand)}/${shop}/not-found`);
  const device = (await page.context().cookies()).find((cookie) => cookie.name === 'device')?.value ?? '';
  expect(device, 'the browser has a device cookie').not.toBe('');
  for (const end = nextDay + 40; nextDay < end; ) {
    nextDay += 1;
    const found = await post<Found>(
      page,
      '/sdp/quote',
      {
        departureCityCode: city,
        departureDate: dayIn(nextDay),
        destinationResort: destination,
        duration: '7',
        cabin: 'ECONOMY',
        partnerCode: partner,
        shop,
        abTests: {},
        occupancies: [{ adults: 2, children: 0, childrenBirthdates: [] }],
        currency,
      },
      device,
    );
    const hotel = found.packages?.accommodationsList[0]?.id;
    const code = found.bookingFlowId;
    if (hotel === undefined || code === undefined) continue;
    const quote = await post<Quoted>(page, '/sdp/accommodationQuote', { code, accommodationId: hotel, abTests: {} }, device);
    const selection = {
      flightCode: quote.flights?.find((flight) => flight.included === true)?.code ?? '',
      accommodationItemCode: quote.accommodationItems?.[0]?.code ?? '',
      boardCode: quote.boards?.[0]?.boardCode ?? '',
      activities: [],
    };
    const held = await post<{ readonly status?: string }>(page, '/sdp/preBook', { code, selection, shop }, device);
    if (held.status === 'SUCCESS') return code;
  }
  throw new Error(`no trip from ${city} to ${destination} could be held`);
};

/** Address of the payment page of a held trip. */
export const paymentOf = ({ brand, shop }: JourneyShop, code: string): string => `${originOf(brand)}/${shop}/sdp/booking/payment?code=${code}`;

const letters = (count: number): string =>
  Array.from(randomUUID().replaceAll('-', ''))
    .map((digit) => 'abcdefghijklmnop'.charAt(Number.parseInt(digit, 16)))
    .join('')
    .slice(0, count);

/** Small screens show one traveller at a time: opens this one where it is folded. */
const openTraveller = async (page: Page, at: number): Promise<void> => {
  const field = page.locator(`#travellers-${at}-lastName`);
  if (!(await field.isVisible())) await page.locator('section:has(> div > p > button)', { has: field }).locator('button[aria-expanded]').click();
  await expect(field).toBeVisible();
};

/** Fills who travels and how to reach them; answers the e-mail address, another one each time. */
export const fillTravellers = async (page: Page, { phone }: JourneyShop): Promise<string> => {
  const family = `Martin${letters(8)}`;
  const email = `ada.${family.toLowerCase()}@example.org`;
  for (const [at, first] of ['Ada', 'Luc'].entries()) {
    await openTraveller(page, at);
    await page.locator(`input[name="travellers.${at}.civility"][value="${at === 0 ? 'F' : 'M'}"]`).check({ force: true });
    await page.locator(`#travellers-${at}-firstName`).fill(first);
    await page.locator(`#travellers-${at}-lastName`).fill(family);
  }
  await page.locator('#email').fill(email);
  await page.locator('#phone').fill(phone);
  await page.locator('#address1').fill('1 rue Haute');
  await page.locator('#postCode').fill('75001');
  await page.locator('#city').fill('Paris');
  return email;
};

/** Types a card into its fields; the expiry is always in the future. */
export const typeCard = async (page: Page, number: string): Promise<void> => {
  await page.locator('#card-number').fill(number);
  await page.locator('#card-expiry').fill(`12${String(new Date().getFullYear() + 2).slice(2)}`);
  await page.locator('#card-cvc').fill('123');
};

/** Chooses to pay by card and types it. */
export const fillCard = async (page: Page, number: string): Promise<void> => {
  await page.locator('input[name="paymentType"][value="CARD"]').check({ force: true });
  await typeCard(page, number);
};

/** The payment page, drawn and alive. */
export const openPayment = async (page: Page, shop: JourneyShop, code: string): Promise<void> => {
  await page.goto(paymentOf(shop, code));
  await expectPaymentReady(page);
};

/** The payment page answers the traveller: it stands and its scripts run. */
export const expectPaymentReady = async (page: Page): Promise<void> => {
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('#travellers-0-firstName')).toBeVisible();
  await expectAlive(page);
};

/** React has taken over the served page: what is typed from now on is kept. */
export const expectAlive = async (page: Page): Promise<void> => {
  const isAlive = async (): Promise<boolean> => page.locator('main').evaluate((main) => Object.keys(main).some((key) => key.startsWith('__reactProps')));
  await expect.poll(isAlive).toBe(true);
};

export const acceptTerms = async (page: Page): Promise<void> => {
  await page.locator('#acceptedTerms').check({ force: true });
};
/** The one button that orders. */
export const payButton = (page: Page): Locator => page.locator('main form button[type="submit"]');

/** Answers the bank's challenge in the provider's frame. */
export const answerChallenge = async (page: Page): Promise<void> => {
  const frame = page.frameLocator('dialog iframe, [role="dialog"] iframe');
  await frame.locator('#code').fill(CHALLENGE_CODE);
  await frame.locator('button[value="confirm"]').click();
};

/** The confirmation page with its booking reference, digits only. */
export const expectConfirmed = async (page: Page): Promise<string> => {
  await page.waitForURL(/\/sdp\/booking\/confirmation\?code=/u, { timeout: 45_000 });
  await expect(page.locator('h1')).toBeVisible();
  const reference = page.locator('main bdi[dir="ltr"]').first();
  await expect(reference).toHaveText(/^[\d\s\u00A0\u202F]{1,12}$/u);
  return ((await reference.textContent()) ?? '').replaceAll(/\D/gu, '');
};

/** Opens every document the confirmation offers now; answers the kinds that came as PDF. */
export const openDocuments = async (page: Page): Promise<readonly string[]> => {
  const links = await page.locator('main a[href*="/api/documents/"]').all();
  const addresses = await Promise.all(links.map(async (link) => (await link.getAttribute('href')) ?? ''));
  const opened: string[] = [];
  for (const address of addresses) {
    const answer = await page.request.get(new URL(address, SERVICES).href);
    expect(answer.status(), address).toBe(200);
    const start = (await answer.body()).subarray(0, 4).toString('latin1');
    if (start === '%PDF') opened.push(new URL(address, SERVICES).pathname);
  }
  return opened;
};

/** Letters in the demonstration's outbox to an address. */
export const expectLetter = async (page: Page, email: string): Promise<void> => {
  await expect
    .poll(async () => (await page.request.get(`${SERVICES}/api/mail/outbox`)).text(), { timeout: 30_000, message: `a letter to ${email}` })
    .toContain(email);
};
