import type { Room } from '../../platform/deps.ts';
import type { BookingDesk } from '../quote/index.ts';
import { createAuthContext, type UserAuthDeps } from '../user-auth/index.ts';
import { registerAddPayment } from './add-payment.ts';
import type { AccountContext } from './context.ts';
import { registerAccount } from './routes.ts';
import { registerWaitingRequests } from './waiting-requests-routes.ts';

// Door of the account room: bookings once they are made, requests about them, and a member's own data (platform 2.5, 2.6, 7 "Account API").
export { accountJobs } from './jobs.ts';
export type { AccountContext } from './context.ts';
export { mayOpenBooking } from './booking-access.ts';
export { remindOfBalances } from './balance-reminder.ts';
export { applyRetention } from './retention.ts';
export { seedAccounts } from './demo-account.ts';

/** What the room is given beside what sign-in is. */
export interface AccountDeps extends UserAuthDeps {
  /** Where bookings are paid and shown: the quote room's door. */
  readonly desk: BookingDesk;
}

/** Binds the dependencies into what the room and its jobs work with. */
export const createAccountContext = ({ desk, ...deps }: AccountDeps): AccountContext => ({ ...createAuthContext(deps), desk });

/** `/api/account` (funnel 7.6, platform 7): what can be done with a booking once it is made. */
export const accountRoom: Room<AccountDeps> = {
  name: 'account',
  register: async (app, deps) => {
    const context = createAccountContext(deps);
    registerAddPayment(app, context);
    await registerAccount(app, context);
    if (deps.env.staffToken !== undefined) await registerWaitingRequests(app, context, deps.env.staffToken);
  },
};
