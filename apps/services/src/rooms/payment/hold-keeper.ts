import type { PoolClient } from 'pg';
import type { HoldItem } from './booking-row.ts';

/**
 * What the saga needs of the inventory; every call runs inside the caller's transaction and after the booking row was locked.
 * Instants are epoch milliseconds.
 */
export interface HoldKeeper {
  /** Takes all items or none; false when one of them is gone. */
  take(
    client: PoolClient,
    request: { readonly bookingId: string; readonly items: readonly HoldItem[]; readonly expiresAt: number; readonly now: number },
  ): Promise<boolean>;
  /** Prolongs all holds of a booking; false when one of them is no longer held. */
  extend(client: PoolClient, bookingId: string, expiresAt: number, now: number): Promise<boolean>;
  /** Turns all holds into sales; false, with nothing sold, when one of them is no longer held. */
  sell(client: PoolClient, bookingId: string, now: number): Promise<boolean>;
  /** Gives back what is held; what was sold stays. */
  release(client: PoolClient, bookingId: string, now: number): Promise<void>;
}
