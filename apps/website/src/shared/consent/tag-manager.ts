import { consentMode } from '@escale/domain/consent';
import { currentConsent, onConsentChange } from './consent-store.ts';

/** The tag manager comes this long after hydration, in milliseconds (platform 9). */
const TAG_MANAGER_DELAY = 500;

type DataLayer = unknown[];
const layer = (): DataLayer => {
  const holder = window as unknown as { dataLayer?: DataLayer }; // `as`: the name is the tag manager's
  return (holder.dataLayer ??= []);
};
/** The tag manager tells commands from data by the Arguments object, an array would be data. */
const gtag = function (..._command: readonly unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params -- see above
  layer().push(arguments);
};
const signal = (kind: 'default' | 'update'): void => {
  gtag('consent', kind, consentMode(currentConsent()));
};

let isLoaded = false;

const load = (address: string, nonce: string): void => {
  if (isLoaded || isPaymentPage()) return;
  const { statistics, marketing } = currentConsent();
  if (!statistics && !marketing) return;
  isLoaded = true;
  signal('update');
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  script.nonce = nonce;
  document.head.append(script);
};

const isPaymentPage = (): boolean => /\/booking\/payment(?:\/|$)|\/external-redirect(?:\/|$)/u.test(location.pathname);

/**
 * Loads the brand's tag manager 500 ms after hydration, once there is consent to statistics or advertising, never on a payment page (readings
 * 7.3). Every signal is denied before; each change of mind is told. Payment pages are entered by a document load, so nothing loaded here is there.
 */
export const startTagManager = (address: string, nonce: string): void => {
  signal('default');
  setTimeout(() => {
    load(address, nonce);
    onConsentChange(() => {
      if (isLoaded) signal('update');
      else load(address, nonce);
    });
  }, TAG_MANAGER_DELAY);
};
