import { describe, expect, test } from 'vitest';
import { applicableCredit, creditCap, creditStatus } from './credit.ts';

const today = '2026-11-21';
const status = (credit: Parameters<typeof creditStatus>[0], isHistory = false) => creditStatus(credit, { today, isHistory });

describe('status of a credit', () => {
  test.each([
    [{ balance: 10 }, 'AVAILABLE'],
    [{ balance: 0 }, 'UPCOMING'],
    [{ balance: 0, uses: [1] }, 'UPCOMING'],
    [{ balance: 10, minUseDate: '2026-11-22' }, 'UPCOMING'],
    [{ balance: 10, minUseDate: '2026-11-21' }, 'AVAILABLE'],
    [{ balance: 10, maxUseDate: '2026-11-29' }, 'AVAILABLE'],
    [{ balance: 10, maxUseDate: '2026-11-28' }, 'EXPIRE_SOON'],
    [{ balance: 10, maxUseDate: '2026-11-21' }, 'EXPIRE_SOON'],
    [{ balance: 10, minUseDate: '2026-11-22', maxUseDate: '2026-11-25' }, 'UPCOMING'],
    [{ balance: 10, maxUseDate: '2026-11-20' }, 'EXPIRED'],
    [{ balance: 0, maxUseDate: '2026-11-20', uses: [1] }, 'USED'],
    [{ balance: 0, maxUseDate: '2026-11-20', uses: [] }, 'EXPIRED'],
  ] as const)('%o is %s', (credit, expected) => {
    expect(status(credit)).toBe(expected);
  });
  test('history items are used or expired, whatever their dates', () => {
    expect([status({ balance: 10, uses: [1] }, true), status({ balance: 10 }, true)]).toEqual(['USED', 'EXPIRED']);
  });
});

test('credits pay at most 10 % of the total before the discount', () => {
  expect([creditCap(217_300), creditCap(217_309), creditCap(0), creditCap(-100)]).toEqual([21_730, 21_730, 0, 0]);
  expect([applicableCredit(30_000, 217_300), applicableCredit(5_000, 217_300), applicableCredit(-1, 217_300)]).toEqual([21_730, 5_000, 0]);
});
