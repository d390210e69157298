import { useEffect, useRef } from 'react';
import type { PaymentFlow } from './use-payment.ts';

/** How long before its end the hold is renewed: the price is looked at again after nine of its ten minutes (readings 6.3 row 36). */
const RENEW_BEFORE = 60_000;

interface HoldGiven {
  readonly holdUntil: string | undefined;
  /** The server's instant of the page, epoch milliseconds: this machine's clock may be wrong. */
  readonly now: number;
  readonly isActive: boolean;
  readonly flow: Pick<PaymentFlow, 'hold' | 'setStage' | 'rescue'>;
  /** A new hold stands, perhaps at another price. */
  readonly onFresh: () => void;
}

/** Renews the hold of rooms and seats quietly while the form is being filled in; what is gone meanwhile is said at once. */
export const useHold = ({ holdUntil, now, isActive, flow, onFresh }: HoldGiven): void => {
  const latest = useRef({ isActive, flow, onFresh });
  useEffect(() => {
    latest.current = { isActive, flow, onFresh };
  });
  useEffect(() => {
    if (holdUntil === undefined) return;
    const timer = setTimeout(
      () => {
        const current = latest.current;
        if (!current.isActive) return;
        void current.flow.hold().then(({ hold }) => {
          switch (hold?.status) {
            case 'SUCCESS':
            case 'WARNING':
              current.onFresh();
              break;
            case 'FULL_PROPERTY':
            case 'FULL_FLIGHT':
            case 'FULL_TRANSFER':
              current.flow.rescue();
              break;
            case 'SESSION_EXPIRED':
              current.flow.setStage({ at: 'expired', isRestoring: false });
              break;
            default:
          }
        });
      },
      Math.max(0, Date.parse(holdUntil) - now - RENEW_BEFORE),
    );
    return () => {
      clearTimeout(timer);
    };
  }, [holdUntil, now]);
};
