// @vitest-environment node
import { expect, it } from 'vitest';
import { createVisitorAmounts, type AmountsQuestion } from './visitor-amounts.server.ts';

const coupon = (balance: number, status: string) => ({
  id: `c${balance}`,
  balance,
  amount: balance,
  usableAmount: balance,
  isApplicable: true,
  source: 'INSCRIPTION',
  uses: [],
  type: 'PROMOTION',
  status,
});
const list = {
  status: 'SUCCESS',
  credit: {
    sponsorship: { current: [coupon(15, 'AVAILABLE')], history: [] },
    generic: { current: [coupon(5.5, 'EXPIRE_SOON'), coupon(99, 'UPCOMING')], history: [coupon(50, 'USED')] },
    travelback: { current: [], history: [] },
  },
  creditNote: { current: [coupon(120, 'AVAILABLE')], history: [] },
  showCreditsNotification: false,
  showCreditNotesNotification: false,
  currencyCode: 'EUR',
};

const MEMBER: AmountsQuestion = {
  visitor: { state: 'authenticated', uuid: '3f1c9a52-6d1e-4b7a-9c40-1f2a3b4c5d6e', email: 'ana@example.com', token: 'secret' },
  device: 'd',
  brand: 'AF',
  shop: 'fr-FR',
  currency: 'EUR',
  enableCredits: true,
  enableCreditNotes: true,
};

const amountsOver = (answers: Readonly<Record<string, () => Response>>) => {
  const asked: string[] = [];
  const amounts = createVisitorAmounts({
    sponsorshipUrl: 'http://x.invalid/sponsorship',
    accountUrl: 'http://x.invalid/account',
    ticks: () => 0,
    fetch: async (input) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      asked.push(pathname);
      return Object.entries(answers).find(([end]) => pathname.endsWith(end))?.[1]() ?? new Response('', { status: 500 });
    },
  });
  return { amounts, asked };
};

it('a member sees what can be spent now, what is owed back and how many answers wait', async () => {
  const { amounts, asked } = amountsOver({ '/list': () => Response.json(list), '/count': () => Response.json({ totalNotRead: 2 }) });
  expect(await amounts(MEMBER)).toEqual({ credits: 2_050, refunds: 12_000, showsRefunds: true, unreadRequests: 2 });
  await amounts(MEMBER);
  expect(asked).toHaveLength(2);
});

it('a partner without credits asks for none, and a service that fails leaves its part out', async () => {
  const { amounts, asked } = amountsOver({ '/list': () => Response.json(list) });
  expect(await amounts({ ...MEMBER, enableCredits: false, enableCreditNotes: false })).toEqual({});
  expect(asked).toEqual(['/account/getCustomerRequests/count']);
  expect(await amounts({ ...MEMBER, shop: 'en-GB', enableCreditNotes: false })).toEqual({ credits: 2_050 });
});

it('a found booking has answers, never amounts; nobody else asks anything', async () => {
  const { amounts, asked } = amountsOver({ '/list': () => Response.json(list), '/count': () => Response.json({ totalNotRead: 1 }) });
  expect(await amounts({ ...MEMBER, visitor: { state: 'bookingFound', bookingReference: '1234567', email: 'ana@example.com', token: 't' } })).toEqual({
    unreadRequests: 1,
  });
  expect(asked).toHaveLength(1);
  expect(await amounts({ ...MEMBER, visitor: { state: 'identified', uuid: 'x' } })).toEqual({});
  expect(asked).toHaveLength(1);
});
