import type { Identity } from '@escale/contract/user-auth';
import type { Pool } from 'pg';
import { mayChange } from './access-code.ts';
import { findSeenBooking } from './bookings-store.ts';

/** Whether a token opens a booking with its people, documents and payments: a member's own, or a looked-up one once its code was typed (readings 7 row 10). */
export const mayOpenBooking = async (db: Pool, identity: Identity, reference: string): Promise<boolean> =>
  (await mayChange({ db }, identity)) && (await findSeenBooking(db, identity, reference)) !== undefined;
