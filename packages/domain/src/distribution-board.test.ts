import { expect, test } from 'vitest';
import { chooseDistributionBoard, freeCancellationDeadline, sumTaxes } from './distribution-board.ts';

const room = (unavailable: boolean, ...ids: string[]) => ({ unavailable, boards: ids.map((id) => ({ id })) });
test.each([
  ['default: first board of the first room', [room(true, 'a'), room(false, 'b')], null, 'a'],
  ['kept while its room is available', [room(false, 'a'), room(false, 'b', 'c')], 'c', 'c'],
  ['lost with its room: first available room', [room(true, 'a'), room(false, 'b')], 'a', 'b'],
  ['gone altogether', [room(false, 'a')], 'z', 'a'],
  ['nothing available', [room(true, 'a')], 'a', null],
  ['no rooms', [], null, null],
])('%s', (_, rooms, chosen, expected) => {
  expect(chooseDistributionBoard(rooms, chosen)).toBe(expected);
});

test('taxes are summed by their included flag', () => {
  expect(
    sumTaxes([
      { amount: 100, included: true },
      { amount: 20, included: false },
      { amount: 5, included: true },
    ]),
  ).toEqual({ included: 105, excluded: 20 });
});

test('a free-cancellation deadline needs a full refund', () => {
  const cancellationPolicies = [{ limitDate: '2026-03-01' }, { limitDate: '2026-03-05' }];
  expect([
    freeCancellationDeadline({ refundable: 'FULL', cancellationPolicies }),
    freeCancellationDeadline({ refundable: 'PARTIAL', cancellationPolicies }),
    freeCancellationDeadline({ refundable: 'FULL', cancellationPolicies: [] }),
  ]).toEqual(['2026-03-01', null, null]);
});
