import type { Identity } from '@escale/contract/user-auth';
import { callerOf } from '../../platform/auth-guard.ts';
import { fingerprint } from '../../platform/ids.ts';
import type { CallContext } from '../../platform/route.ts';
import type { BookingRow } from '../payment/index.ts';
import type { QuoteContext } from './quote-context.ts';

/** Who asks about a booking: the secret of the device, and whose token came with it where that is asked. */
export interface Asker {
  readonly device: string | undefined;
  readonly caller: () => Promise<Identity | null>;
}

/** The one who sent a call; the token is looked at only when the device alone does not answer. */
export const askerOf = (context: Pick<QuoteContext, 'db' | 'clock'>, call: CallContext, device: string | undefined): Asker => ({
  device,
  caller: () => callerOf(context, call),
});

/**
 * Whether a booking is told in full: on the device that made it, and on any other to those whom it belongs to by their token (platform 2.5, funnel
 * 7.6). A booking without a number is its device's alone: there is nothing to look up yet.
 */
export const isOwnBooking = async (
  context: Pick<QuoteContext, 'mayOpenBooking'>,
  { device, caller }: Asker,
  booking: Pick<BookingRow, 'device' | 'reference'>,
): Promise<boolean> => {
  if (device === undefined) return false;
  if (booking.device !== null && fingerprint(device) === booking.device) return true;
  if (booking.reference === null) return false;
  const identity = await caller();
  return identity !== null && context.mayOpenBooking(identity, booking.reference);
};
