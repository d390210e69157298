import { formatConsent, NO_CONSENT, parseConsent, type ConsentChoice } from '@escale/domain/consent';
import { useSyncExternalStore } from 'react';

/** Name of the cookie that keeps the choice; the server reads it, so that no page shows the question twice. */
export const CONSENT_COOKIE = 'consent';

interface ConsentState {
  /** What was chosen; undefined until something was. */
  readonly choice: ConsentChoice | undefined;
  /** The sheet was asked for again, from the footer. */
  readonly isReopened: boolean;
}

let state: ConsentState = { choice: undefined, isReopened: false };
const listeners = new Set<() => void>();
const set = (next: ConsentState): void => {
  state = next;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Takes over what the server read from the cookie; browser only, before the first render. */
export const startConsent = (choice: ConsentChoice | undefined): void => {
  state = { ...state, choice };
};

/** What the visitor allows now; nothing until they chose. For code outside components. */
export const currentConsent = (): ConsentChoice => state.choice ?? NO_CONSENT;

/** Calls back after each change of mind; returns the way to stop. */
export const onConsentChange = (listener: (choice: ConsentChoice) => void): (() => void) =>
  subscribe(() => {
    listener(currentConsent());
  });

/** Shows the sheet again (footer link): what was given can be taken back at any time. */
export const openConsent = (): void => {
  set({ ...state, isReopened: true });
};

/** Keeps a choice for 180 days in a cookie of this site, and closes the sheet. */
export const decideConsent = (choice: ConsentChoice, today: string): void => {
  const text = formatConsent(choice, today);
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${CONSENT_COOKIE}=${text}; Path=/; Max-Age=${180 * 86_400}; SameSite=Lax${secure}`;
  set({ choice: parseConsent(text, today), isReopened: false });
};

/** The consent as the page shows it; on the server, what the request's cookie said. */
export const useConsent = (fromServer: ConsentChoice | undefined): ConsentState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => (typeof document === 'undefined' ? { choice: fromServer, isReopened: false } : state),
  );
