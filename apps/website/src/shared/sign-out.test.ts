// @vitest-environment node
import { expect, it } from 'vitest';
import type { ShopContext, Visitor } from './request-context.ts';
import { signOutTo } from './sign-out.server.ts';

const MEMBER = { state: 'authenticated', uuid: 'u', email: 'ana@example.com', token: 'member' } as const;
const FOUND = { state: 'bookingFound', bookingReference: '1234567', email: 'ana@example.com', token: 'found' } as const;

/** Signs a visitor out over a service that answers so; tells the tokens it was asked to end, the events kept and the answer. */
const signedOut = async (visitor: Visitor, answer: () => Response = () => Response.json({ deleted: ['id'] })) => {
  const ended: unknown[] = [];
  const reports: unknown[] = [];
  const context = {
    shop: { shop: 'fr-FR' },
    shell: { prefix: '' },
    url: new URL('https://af.example/fr-FR/logout'),
    visitor,
    services: { userAuth: 'http://auth.invalid' },
    device: 'device',
    report: (name: string, data: unknown) => reports.push([name, data]),
    fetch: async (_input: string | URL, init?: RequestInit) => {
      const body: unknown = JSON.parse(typeof init?.body === 'string' ? init.body : 'null');
      ended.push([body, new Headers(init?.headers).get('authorization')]);
      return answer();
    },
  } as unknown as ShopContext; // as: the rest of a request's context is not read
  const response = await signOutTo(context, '/fr-FR', AbortSignal.timeout(5_000));
  return { ended, reports, response };
};
const endOf = (token: string) => [{ token, delete: [] }, token];

it('ends the sign-in and the booking found beside it, each by its own token', async () => {
  expect((await signedOut({ ...MEMBER, found: FOUND })).ended).toEqual([endOf('member'), endOf('found')]);
  expect((await signedOut(MEMBER)).ended).toEqual([endOf('member')]);
  expect((await signedOut(FOUND)).ended).toEqual([endOf('found')]);
});

it('asks nothing for who holds no token', async () => {
  expect((await signedOut({ state: 'anonymous' })).ended).toEqual([]);
  expect((await signedOut({ state: 'identified', uuid: 'u' })).ended).toEqual([]);
});

it('forgets the session in the browser even when the service fails, and tells of it', async () => {
  const { response, reports } = await signedOut(MEMBER, () => Response.json({ code: 'INTERNAL_SERVER_ERROR' }, { status: 500 }));
  expect([response.status, response.headers.get('location')]).toEqual([303, '/fr-FR']);
  expect(response.headers.getSetCookie().filter((cookie) => /^(?:authToken|bookingToken)=;.*Max-Age=0/u.test(cookie))).toHaveLength(2);
  expect(reports).toEqual([['token_delete_error', { code: 'INTERNAL_SERVER_ERROR', status: '500' }]]);
});

it('takes a token that has ended already as ended', async () => {
  expect((await signedOut(MEMBER, () => Response.json({ code: 'UNAUTHORIZED' }, { status: 401 }))).reports).toEqual([]);
});
