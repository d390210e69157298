import { track } from './analytics.ts';
import { currentVisit } from './consent/visit.ts';

const reported = new WeakSet<object>();

let trail: (() => readonly string[]) | undefined;

/** The steps of this visit from now on go with its errors, while the visitor agrees to statistics (platform 9 "session replay"). */
export const reportWithTrail = (steps: () => readonly string[]): void => {
  trail = steps;
};

const steps = (): { readonly trail?: readonly string[] } => (trail === undefined || currentVisit() === undefined ? {} : { trail: trail() });

/** What may be said about an error: its kind and the start of its message; addresses and numbers are cut out by the service. */
const reasonOf = (error: unknown): string => (error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 200) : 'unknown');

/** Reports an error of rendering once, however many boundaries and handlers meet it (platform 2.9 "reported to an error-reporting service"). */
export const reportRenderingError = (error: unknown, area: string): void => {
  if (typeof error === 'object' && error !== null) {
    if (reported.has(error)) return;
    reported.add(error);
  }
  track({ name: 'rendering_error', data: { reason: reasonOf(error), area, ...steps() } });
};

/**
 * Listens to what goes wrong outside rendering: errors of handlers and promises nobody waits for. Only in the visits the server picked
 * (platform 9: 10 in 100 by default), and at most ten a page, so that a loop is no flood.
 */
export const startMonitoring = (): void => {
  let left = 10;
  const tell = (error: unknown): void => {
    if (left <= 0) return;
    left -= 1;
    track({ name: 'client_error', data: { reason: reasonOf(error), ...steps() } });
  };
  window.addEventListener('error', (event) => {
    tell(event.error);
  });
  window.addEventListener('unhandledrejection', (event) => {
    tell(event.reason);
  });
};
