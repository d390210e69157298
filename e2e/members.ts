import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectAlive, originOf, SERVICES } from './journey.ts';

/** Password of every demo member, and of those who join here. */
export const PASSWORD = 'Escale-2026';
/** An address nobody has used, in a domain no letter leaves for. */
export const newAddress = (): string => `join.${randomUUID().slice(0, 13)}@example.org`;

/** Opens a page of a brand and waits until it answers. */
export const open = async (page: Page, brand: string, path: string): Promise<void> => {
  await page.goto(`${originOf(brand)}${path}`);
  await expectAlive(page);
};
/** Types and sends the sign-in form of the page. */
export const typeLogin = async (page: Page, email: string, password = PASSWORD): Promise<void> => {
  const form = page.locator('form:has(input[name="intent"][value="login"])');
  await form.locator('input[name="email"]').fill(email);
  await form.locator('input[name="password"]').fill(password);
  await form.locator('button[type="submit"]').click();
};
/** Types and sends the sign-up form of the page. */
export const typeSignUp = async (page: Page, email: string, password = PASSWORD): Promise<void> => {
  const form = page.locator('form:has(input[name="intent"][value="signup"])');
  await form.locator('input[name="email"]').fill(email);
  await form.locator('input[name="password"]').fill(password);
  await form.locator('input[name="terms"]').check({ force: true });
  await form.locator('button[type="submit"]').click();
};
/** Joins brand AF in a shop: signed in from then on. */
export const signUp = async (page: Page, shop: string, email: string): Promise<void> => {
  await open(page, 'AF', `/${shop}/home/signup`);
  await typeSignUp(page, email);
  await expect(page).toHaveURL(/\/listing$/u);
};
/** A cookie of this browser that holds something. */
export const cookieOf = async (page: Page, name: string): Promise<{ readonly value: string; readonly path: string; readonly httpOnly: boolean } | undefined> =>
  (await page.context().cookies()).find((cookie) => cookie.name === name && cookie.value !== '');

/** Address of a page that a letter to someone leads to, once the letter is there. */
export const letterLink = async (page: Page, email: string, part: string): Promise<string> => {
  const find = async (): Promise<string> => {
    const box = await (await page.request.get(`${SERVICES}/api/mail/outbox`)).text();
    for (const [row] of box.matchAll(/<tr[\s\S]*?<\/tr>/gu)) {
      const key = row.includes(email) ? /href="outbox\/([^"/]+)"/u.exec(row)?.[1] : undefined;
      if (key === undefined) continue;
      const html = await (await page.request.get(`${SERVICES}/api/mail/outbox/${key}/html`)).text();
      const link = [...html.matchAll(/href="([^"]+)"/gu)].map((match) => (match[1] ?? '').replaceAll('&amp;', '&')).find((each) => each.includes(part));
      if (link !== undefined) return link;
    }
    return '';
  };
  let link = '';
  await expect.poll(async () => (link = await find()), { timeout: 30_000, message: `a letter to ${email} that leads to ${part}` }).not.toBe('');
  return link;
};

/** The demo member whose account is filled. */
export const MEMBER = 'camille@example.com';

/** Signs the browser in as a demo member: the token in the shop's cookie, bound to this browser's device. */
export const signIn = async (page: Page, shop: string, email: string = MEMBER): Promise<void> => {
  await page.goto(`${originOf('AF')}/${shop}/booking-search`);
  const { token, uuid } = await page.evaluate(
    async (body) => {
      const answer = await fetch('/api/user-auth/auth/local/login', { method: 'POST', headers: { 'content-type': 'text/plain' }, body });
      return (await answer.json()) as { token: string; uuid: string }; // as: the contract's session
    },
    JSON.stringify({ credentials: { email, password: PASSWORD } }),
  );
  const where = { domain: new URL(originOf('AF')).hostname, path: `/${shop}` };
  await page.context().addCookies([
    { name: 'auth', value: 'auth', ...where },
    { name: 'authToken', value: token, ...where, httpOnly: true },
    { name: 'uuid', value: uuid, ...where },
  ]);
};

/** Reference of the demo member's next trip. */
export const nextReference = async (page: Page, shop = 'fr-FR'): Promise<string> => {
  await page.goto(`${originOf('AF')}/${shop}/account/mybookings`);
  const href = await page.locator('main a[href*="/account/mybookings/"]').first().getAttribute('href');
  return href?.split('/').at(-1) ?? '';
};

/** The six digits of the last code sent to an address. */
export const sentCode = async (page: Page): Promise<string> => {
  let code = '';
  await expect
    .poll(
      async () => {
        const box = await (await page.request.get(`${SERVICES}/api/mail/outbox`)).text();
        for (const [, key = ''] of box.matchAll(/href="[^"]*outbox\/([^"/]+)"/gu)) {
          const letter = await (await page.request.get(`${SERVICES}/api/mail/outbox/${key}`)).text();
          const found = /<pre[^>]*>[\s\S]*?\b(\d{6})\b/u.exec(letter)?.[1];
          if (found !== undefined) {
            code = found;
            return code;
          }
        }
        return '';
      },
      { timeout: 30_000 },
    )
    .toMatch(/^\d{6}$/u);
  return code;
};
