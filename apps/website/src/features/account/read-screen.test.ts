// @vitest-environment node
import type { CouponItem, CouponList } from '@escale/contract/sponsorship';
import { expect, it } from 'vitest';
import type { ShopContext } from '../../shared/request-context.ts';
import { readScreen } from './read-screen.server.ts';

const COUPON: CouponItem = {
  id: 'given',
  balance: 40,
  amount: 40,
  usableAmount: 40,
  isApplicable: true,
  source: 'GOODWILL',
  uses: [],
  type: 'PROMOTION',
  status: 'AVAILABLE',
};
const listOf = (currencyCode: string, generic: readonly CouponItem[]): CouponList => {
  const none = { current: [], history: [] };
  return {
    status: 'SUCCESS',
    credit: { sponsorship: none, generic: { current: [...generic], history: [] }, travelback: none },
    creditNote: none,
    showCreditsNotification: false,
    showCreditNotesNotification: false,
    currencyCode,
  };
};

/** The page of credits in a shop that sells in pounds, of a member whose own shop sells in euros. */
const creditsWhen = async (given: Readonly<Record<string, readonly CouponItem[]>>) => {
  const visitor = { state: 'authenticated', uuid: 'u', email: 'ana@example.com', token: 't' } as const;
  const context = {
    shop: { currency: 'GBP', today: '2026-11-21' },
    visitor,
    services: { sponsorship: 'http://sponsorship.invalid' },
    device: 'device',
    visitorHeaders: {},
    fetch: async (input: string | URL) => {
      const currency = new URL(String(input)).searchParams.get('currency') ?? 'EUR';
      return Response.json(listOf(currency, given[currency] ?? []));
    },
  } as unknown as ShopContext; // as: the rest of a request's context is not read
  return readScreen({
    visit: { context, visitor, signal: AbortSignal.timeout(5_000) },
    place: { screen: 'credits' },
    profile: undefined,
    search: new URLSearchParams(),
  });
};

it('shows credits of the shop’s currency, else those a member has in their own', async () => {
  expect(await creditsWhen({ GBP: [COUPON], EUR: [COUPON] })).toMatchObject({ currency: 'GBP', usable: 4_000 });
  expect(await creditsWhen({ EUR: [COUPON] })).toMatchObject({ currency: 'EUR', usable: 4_000, groups: { USABLE: [{ id: 'given' }] } });
  expect(await creditsWhen({})).toMatchObject({ usable: 0, groups: { USABLE: [], UPCOMING: [], USED: [] } });
});
