import { describe, expect, test } from 'vitest';
import { addDays } from './calendar-day.ts';
import { cancellationFee, cancellationPercent } from './cancellation-fee.ts';

describe('the fee of a cancellation', () => {
  test.each([
    [400, 30],
    [31, 30],
    [30, 50],
    [15, 50],
    [14, 70],
    [7, 70],
    [6, 90],
    [1, 90],
  ])('%i days before departure it is %i %% of the price', (days, percent) => {
    expect(cancellationPercent(days)).toBe(percent);
  });

  test('what was paid pays the fee, the rest comes back', () => {
    const at = { departure: '2027-03-10', today: '2026-11-20' };
    expect(cancellationFee({ total: 100_01, paid: 100_01, ...at })).toEqual({ percent: 30, fee: 3000, refund: 7001, stillDue: 0 });
    expect(cancellationFee({ total: 100_000, paid: 20_000, ...at })).toEqual({ percent: 30, fee: 30_000, refund: 0, stillDue: 10_000 });
  });

  test('on the day of departure and later nothing can be cancelled', () => {
    expect(cancellationFee({ total: 1, paid: 1, departure: '2026-11-20', today: '2026-11-20' })).toBeNull();
    expect(cancellationFee({ total: 1, paid: 1, departure: '2026-11-20', today: '2026-12-20' })).toBeNull();
  });

  test('the sums agree on every day, and waiting never makes it cheaper', () => {
    let before = 0;
    for (let days = 120; days > 0; days -= 1) {
      const fee = cancellationFee({ total: 123_457, paid: 50_000, departure: addDays('2026-11-20', days), today: '2026-11-20' });
      expect(fee).not.toBeNull();
      expect(50_000 + (fee?.stillDue ?? 0)).toBe((fee?.fee ?? 0) + (fee?.refund ?? 0));
      expect(fee?.fee ?? 0).toBeGreaterThanOrEqual(before);
      before = fee?.fee ?? 0;
    }
  });
});
