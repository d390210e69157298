/** The ids of one browser for statistics: they exist only with consent (platform 4 "Application start", readings 7). */
export interface SessionIds {
  /** `{partnerCode}-{uuid}`, renewed once it is older than its time. */
  readonly sessionBiid: string;
  /** Epoch milliseconds. */
  readonly sessionBiidExpirationDate: number;
  readonly userBiid: string;
}

/** A visit ends half an hour after its last page. */
export const SESSION_TIME = 30 * 60 * 1000;

/** Keys of the two records, behind `{brand}:{shop}:` in the browser's storage. */
export const SESSION_IDS_KEY = 'sessionIds';

interface SessionQuestion {
  readonly stored: Partial<SessionIds> | undefined;
  readonly partnerCode: string;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly newUuid: () => string;
}

/**
 * The ids at an application start: a session id is made when there is none, when it has expired, or when it belongs to another partner; the user
 * id only when there is none (platform 4). The session's time begins anew at every start.
 */
export const sessionIdsAtStart = ({ stored, partnerCode, now, newUuid }: SessionQuestion): SessionIds => {
  const isAlive =
    stored?.sessionBiid !== undefined &&
    stored.sessionBiid.startsWith(`${partnerCode}-`) &&
    stored.sessionBiidExpirationDate !== undefined &&
    now < stored.sessionBiidExpirationDate;
  return {
    sessionBiid: isAlive && stored.sessionBiid !== undefined ? stored.sessionBiid : `${partnerCode}-${newUuid()}`,
    sessionBiidExpirationDate: now + SESSION_TIME,
    userBiid: stored?.userBiid ?? newUuid(),
  };
};
