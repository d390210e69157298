/** Tries counted for one account, address or reference; instants in epoch milliseconds. */
export interface TryCount {
  readonly tries: number;
  readonly lastAt: number;
  /** No try is let through before this instant. */
  readonly blockedUntil: number | null;
}

/** How many tries, and how long the pause is after them. */
export interface LockoutPolicy {
  /** Tries in a row before the first pause. */
  readonly tries: number;
  /** Tries older than this are forgotten, milliseconds. */
  readonly forgetAfter: number;
  /** First pause; each further try in vain doubles it. Milliseconds. */
  readonly firstPause: number;
  readonly longestPause: number;
}

export type TryDecision =
  | {
      readonly allowed: true;
      readonly next: TryCount /** When this try fails, the next one may be made then; null = at once. */;
      readonly canTryAt: number | null;
    }
  | { readonly allowed: false; readonly canTryAt: number };

/**
 * Decides on one try and counts it before its outcome is known, so that a hundred tries at the same moment are a hundred tries
 * (platform 4 "Login lockout"). A success takes the count away again: `forgive` or a deleted count.
 */
export function countTry(count: TryCount | null, now: number, policy: LockoutPolicy): TryDecision {
  if (count !== null && count.blockedUntil !== null && count.blockedUntil > now) return { allowed: false, canTryAt: count.blockedUntil };
  const remembered = count === null || Math.max(count.lastAt, count.blockedUntil ?? 0) + policy.forgetAfter <= now ? 0 : count.tries;
  const tries = remembered + 1;
  const beyond = tries - policy.tries;
  const blockedUntil = beyond < 0 ? null : now + Math.min(policy.firstPause * 2 ** Math.min(beyond, 30), policy.longestPause);
  return { allowed: true, next: { tries, lastAt: now, blockedUntil }, canTryAt: blockedUntil };
}

/** The count after a try that turned out well where successes don't wipe the slate (an address shared by many): that try was none. */
export function forgive(count: TryCount): TryCount {
  return { ...count, tries: Math.max(0, count.tries - 1), blockedUntil: null };
}

/** While this is true the login button is disabled and a countdown runs (platform 2.4). */
export function isLoginBlocked(canLoginAt: number | null | undefined, now: number): boolean {
  return canLoginAt !== null && canLoginAt !== undefined && canLoginAt > now;
}
