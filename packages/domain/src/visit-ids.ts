/** A visit ends this long after its last page, in milliseconds: the usual half hour (platform 3 leaves it open). */
export const SESSION_LIFETIME = 30 * 60_000;

/** Ids of a visit and of a returning visitor (platform 3 "Auth"); kept only with consent to statistics (readings 8). Expiry in epoch milliseconds. */
export interface VisitIds {
  readonly sessionBiid: string;
  readonly sessionBiidExpirationDate: number;
  readonly userBiid: string;
}

/** Makes what is missing or over: a new session id `partnerCode-uuid`, a user id once; a running session is prolonged (platform 4 "Application start"). */
export function nextVisit(stored: VisitIds | undefined, given: { readonly partnerCode: string; readonly now: number; readonly newId: () => string }): VisitIds {
  const { partnerCode, now, newId } = given;
  const isRunning = stored !== undefined && stored.sessionBiidExpirationDate > now && stored.sessionBiid.startsWith(`${partnerCode}-`);
  return {
    sessionBiid: isRunning ? stored.sessionBiid : `${partnerCode}-${newId()}`,
    sessionBiidExpirationDate: now + SESSION_LIFETIME,
    userBiid: stored?.userBiid ?? newId(),
  };
}

/** Reads what was stored; undefined when it is not what `nextVisit` makes. */
export function parseVisit(stored: unknown): VisitIds | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { sessionBiid, sessionBiidExpirationDate, userBiid } = stored as Record<keyof VisitIds, unknown>; // `as`: each field is checked below
  return typeof sessionBiid === 'string' && typeof sessionBiidExpirationDate === 'number' && typeof userBiid === 'string'
    ? { sessionBiid, sessionBiidExpirationDate, userBiid }
    : undefined;
}
