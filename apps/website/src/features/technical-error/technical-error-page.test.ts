import { expect, it } from 'vitest';
import { loader } from './technical-error-page.server.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const ask = (path: string, teasingEndDate?: string): unknown => {
  const url = new URL(`http://af.localhost/fr-FR/technical-error/${path}`);
  const context = { get: () => ({ kind: 'shop', shop: { shop: 'fr-FR' }, url, now: NOW, partner: { teasingEndDate } }) };
  const args = { context, params: { '*': path.replace(/\.data$/u, '') }, request: new Request(url) } as unknown as Parameters<typeof loader>[0]; // as: what the loader reads
  try {
    return loader(args);
  } catch (thrown) {
    return thrown instanceof Response ? thrown.headers.get('location') : thrown;
  }
};

it('leads a document request for the duplicate page, which cannot know the booking, to the default page', () => {
  expect(ask('duplicate-booking')).toBe('/fr-FR/technical-error');
});

it('lets a navigation inside the website, whose state knows the booking, and every other error page through', () => {
  for (const path of ['duplicate-booking.data', 'sso', '']) expect(ask(path)).toEqual({ isTeasing: false });
});

it('knows to the second whether the pre-launch still runs', () => {
  expect(ask('registration-confirmation-expired', '2026-11-21T12:00:00Z')).toEqual({ isTeasing: true });
  expect(ask('registration-confirmation-expired', '2026-11-21T11:59:59Z')).toEqual({ isTeasing: false });
});
