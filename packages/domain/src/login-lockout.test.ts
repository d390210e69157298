import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countTry, forgive, isLoginBlocked, type LockoutPolicy, type TryCount } from './login-lockout.ts';

const MINUTE = 60_000;
const policy: LockoutPolicy = { tries: 5, forgetAfter: 15 * MINUTE, firstPause: MINUTE, longestPause: 60 * MINUTE };
const NOW = 1_000_000_000;

const failTimes = (times: number, from = NOW): TryCount => {
  let count: TryCount | null = null;
  for (let turn = 0; turn < times; turn++) {
    const at: number = Math.max(from, count?.blockedUntil ?? from);
    const decision = countTry(count, at, policy);
    if (!decision.allowed) throw new Error('blocked');
    count = decision.next;
  }
  return count ?? { tries: 0, lastAt: from, blockedUntil: null };
};

describe('the login lockout', () => {
  test('lets five tries through, the fifth with the pause that follows it', () => {
    expect(countTry(failTimes(3), NOW, policy)).toMatchObject({ allowed: true, canTryAt: null });
    expect(countTry(failTimes(4), NOW, policy)).toMatchObject({ allowed: true, canTryAt: NOW + MINUTE });
    expect(countTry(failTimes(5), NOW + MINUTE - 1, policy)).toEqual({ allowed: false, canTryAt: NOW + MINUTE });
    expect(countTry(failTimes(5), NOW + MINUTE, policy)).toMatchObject({ allowed: true });
  });

  test('doubles the pause with every further try in vain, up to an hour', () => {
    const sixth = failTimes(6);
    expect((sixth.blockedUntil ?? 0) - sixth.lastAt).toBe(2 * MINUTE);
    const twentieth = failTimes(20);
    expect((twentieth.blockedUntil ?? 0) - twentieth.lastAt).toBe(60 * MINUTE);
  });

  test('forgets after a quarter of an hour, counted from the end of a pause', () => {
    const count = failTimes(7);
    const end = count.blockedUntil ?? 0;
    expect(countTry(count, end + 15 * MINUTE - 1, policy)).toMatchObject({ next: { tries: 8 } });
    expect(countTry(count, end + 15 * MINUTE, policy)).toMatchObject({ next: { tries: 1, blockedUntil: null } });
  });

  test('a try that turned out well leaves the count as it was', () => {
    const before = failTimes(4);
    const decision = countTry(before, NOW, policy);
    expect(decision.allowed && forgive(decision.next)).toMatchObject({ tries: 4, blockedUntil: null });
  });

  test('whatever the pace, tries in a day are bounded', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 20 * MINUTE }), { maxLength: 300 }), (steps) => {
        let count: TryCount | null = null;
        let now = NOW;
        const allowed: number[] = [];
        for (const step of steps) {
          now += step;
          const decision = countTry(count, now, policy);
          expect(decision.allowed || decision.canTryAt > now).toBe(true);
          if (!decision.allowed) continue;
          count = decision.next;
          allowed.push(now);
        }
        // No more than five tries ever stand within one minute.
        for (let index = 5; index < allowed.length; index++) expect((allowed[index] ?? 0) - (allowed[index - 5] ?? 0)).toBeGreaterThanOrEqual(MINUTE);
      }),
    );
  });

  test('the button is disabled until the instant, not at it', () => {
    expect(isLoginBlocked(NOW + 1, NOW)).toBe(true);
    expect(isLoginBlocked(NOW, NOW)).toBe(false);
    expect(isLoginBlocked(undefined, NOW)).toBe(false);
  });
});
