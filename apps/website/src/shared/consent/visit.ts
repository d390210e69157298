import { nextVisit, parseVisit, type VisitIds } from '@escale/domain/visit-ids';
import { currentConsent } from './consent-store.ts';

let keyOfVisit: string | undefined;
let partnerCode = '';

const stored = (key: string): VisitIds | undefined => {
  try {
    return parseVisit(JSON.parse(localStorage.getItem(key) ?? 'null'));
  } catch {
    return undefined;
  }
};

/** Says whose visit this is; browser only. Nothing is stored by it. */
export const startVisit = (given: { readonly brand: string; readonly shop: string; readonly partnerCode: string }): void => {
  keyOfVisit = `${given.brand.toLowerCase()}:${given.shop}:biid`;
  ({ partnerCode } = given);
};

/**
 * The ids of this visit, made or prolonged now (platform 4 "Application start"); undefined without consent to statistics, and then whatever was
 * stored is gone.
 */
export const currentVisit = (): VisitIds | undefined => {
  if (keyOfVisit === undefined) return undefined;
  try {
    if (!currentConsent().statistics) {
      localStorage.removeItem(keyOfVisit);
      return undefined;
    }
    const visit = nextVisit(stored(keyOfVisit), { partnerCode, now: Date.now(), newId: () => crypto.randomUUID() });
    localStorage.setItem(keyOfVisit, JSON.stringify(visit));
    return visit;
  } catch {
    // Storage refused: the visit stays without ids.
    return undefined;
  }
};
