import type { Deps, Room } from '../../platform/deps.ts';
import type { BookingDesk } from '../quote/index.ts';
import { registerAddPayment } from './add-payment.ts';

/** What the room is given beside the usual. */
export interface AccountDeps extends Deps {
  /** Where bookings are paid: the quote room's door. */
  readonly desk: BookingDesk;
}

/** `/api/account` (funnel 7.6, platform 7): what can be done with a booking once it is made. */
export const accountRoom: Room<AccountDeps> = {
  name: 'account',
  register: async (app, { desk }) => {
    registerAddPayment(app, desk);
  },
};
