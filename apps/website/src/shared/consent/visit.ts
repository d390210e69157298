import { SESSION_IDS_KEY, sessionIdsAtStart, type SessionIds } from '@escale/domain/session-ids';
import { currentConsent } from './consent-store.ts';

let keyOfVisit: string | undefined;
let partnerCode = '';

/** What this browser keeps; fields of another shape are left out. */
const stored = (key: string): Partial<SessionIds> | undefined => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof value !== 'object' || value === null) return undefined;
    const { sessionBiid, sessionBiidExpirationDate, userBiid } = value as Record<keyof SessionIds, unknown>; // `as`: each field is checked here
    return {
      ...(typeof sessionBiid === 'string' ? { sessionBiid } : {}),
      ...(typeof sessionBiidExpirationDate === 'number' ? { sessionBiidExpirationDate } : {}),
      ...(typeof userBiid === 'string' ? { userBiid } : {}),
    };
  } catch {
    return undefined;
  }
};

/** Says whose visit this is; browser only. Nothing is stored by it. */
export const startVisit = (given: { readonly brand: string; readonly shop: string; readonly partnerCode: string }): void => {
  keyOfVisit = `${given.brand.toLowerCase()}:${given.shop}:${SESSION_IDS_KEY}`;
  ({ partnerCode } = given);
};

/**
 * The ids of this visit, made or prolonged now (platform 4 "Application start"); undefined without consent to statistics, and then whatever was
 * stored is gone.
 */
export const currentVisit = (): SessionIds | undefined => {
  if (keyOfVisit === undefined) return undefined;
  try {
    if (!currentConsent().statistics) {
      localStorage.removeItem(keyOfVisit);
      return undefined;
    }
    const visit = sessionIdsAtStart({ stored: stored(keyOfVisit), partnerCode, now: Date.now(), newUuid: () => crypto.randomUUID() });
    localStorage.setItem(keyOfVisit, JSON.stringify(visit));
    return visit;
  } catch {
    // Storage refused: the visit stays without ids.
    return undefined;
  }
};
