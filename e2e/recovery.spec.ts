import { expect, test } from '@playwright/test';
import { BRITAIN, expectAlive, FRANCE, holdTrip, openPayment, originOf, SERVICES } from './journey.ts';

const home = `${originOf(FRANCE.brand)}/${FRANCE.shop}`;

test('a part of the program that is gone brings the new one by one reload, and fails in its own place when that does not help', async ({ page }) => {
  const reports: string[] = [];
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  page.on('request', (request) => {
    if (request.postData()?.includes('rendering_error') === true) reports.push(request.postData() ?? '');
  });
  await page.addInitScript('navigator.sendBeacon = () => false;');
  // As after a deployment: the file of the old program is no longer there.
  await page.route(/\/assets\/travellers-panel-[^/]+\.js$/u, (route) => route.fulfill({ status: 404, body: '' }));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(home);
  await expectAlive(page);
  const openTravellers = () =>
    page
      .getByRole('search')
      .getByRole('button', { name: /^Voyageurs/u })
      .first()
      .click();
  await openTravellers();
  await expect.poll(() => loads).toBe(2);
  await expectAlive(page);
  await openTravellers();
  await expect(page.getByText('Cette partie')).toBeVisible();
  await expect.poll(() => reports.length).toBe(1);
  expect(reports[0]).toContain('search panel');
  expect(loads).toBe(2);
  // The rest of the page is as usable as before.
  await page.keyboard.press('Escape');
  await page.locator('button[popovertarget="account-panel"]:visible').click();
  await expect(page.locator('#account-panel')).toBeVisible();
});

test('a report of the policy is taken, whatever it says', async ({ request }) => {
  const report = {
    'csp-report': { 'document-uri': `${home}/sdp/booking/payment?code=1`, 'violated-directive': 'script-src', 'blocked-uri': 'https://evil.example/x.js' },
  };
  for (const data of [JSON.stringify(report), '{}', 'not json', '[]'])
    expect((await request.post(`${SERVICES}/csp-reports`, { data, headers: { 'content-type': 'application/csp-report' } })).status()).toBe(204);
});

test('a payment page runs its own scripts alone, and knows no origin of a brand', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await openPayment(page, BRITAIN, await holdTrip(page, BRITAIN));
  const origin = originOf(BRITAIN.brand);
  expect(scripts.filter((address) => !address.startsWith(`${origin}/assets/`))).toEqual([]);
  const answer = await page.request.get(`${SERVICES}${new URL(page.url()).pathname}${new URL(page.url()).search}&brand=${BRITAIN.brand}`);
  const policy = answer.headers()['content-security-policy'] ?? '';
  const directive = (name: string): string => policy.split('; ').find((each) => each.startsWith(`${name} `)) ?? '';
  expect(directive('script-src')).toMatch(/^script-src 'self' 'nonce-[\w-]+'$/u);
  expect(directive('frame-ancestors')).toBe("frame-ancestors 'none'");
  const nonce = /'nonce-([\w-]+)'/u.exec(policy)?.[1] ?? 'none';
  for (const tag of (await answer.text()).match(/<script[^>]*>/gu) ?? []) expect(tag).toContain(`nonce="${nonce}"`);
  expect(answer.headers()['permissions-policy']).toContain('camera=()');
  // Windows of identity providers answer the page that opened them.
  expect(answer.headers()['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
});
