import type { FastifyInstance } from 'fastify';
import { registerStaffPage } from '../../platform/staff-door.ts';
import { listHistory, listWaitingBookings, settleWaitingBooking, WAITING_ACTIONS } from './waiting-bookings.ts';
import { waitingPage } from './waiting-page.ts';
import type { SagaContext } from './saga-context.ts';

interface WaitingDeps extends Pick<SagaContext, 'db' | 'clock' | 'ticks' | 'ids'> {
  /** The password; any name goes with it, and stays in the history of what it did. */
  readonly token: string;
}

const MOST_NOTE = 200;

/** `GET /waiting`, `POST /waiting/:id`: the page on which people settle bookings that no step can move (readings 6.1 row 20: deny by default). */
export const registerWaitingPage = (app: FastifyInstance, deps: WaitingDeps): Promise<void> =>
  registerStaffPage(app, {
    token: deps.token,
    results: ['DONE', 'NOT_WAITING', 'NOT_POSSIBLE'],
    show: async (said) => {
      const waiting = await listWaitingBookings(deps.db);
      const bookings = await Promise.all(waiting.map(async (booking) => ({ booking, history: await listHistory(deps.db, booking.id) })));
      return (nonce) => waitingPage(bookings, said, nonce);
    },
    act: async (id, form, by) => {
      const action = WAITING_ACTIONS.find((each) => each === form.get('action'));
      const note = (form.get('note') ?? '').trim().slice(0, MOST_NOTE);
      if (action === undefined || (action === 'MARK_REFUNDED' && note === '')) return undefined;
      return settleWaitingBooking(deps, { id, action, by, note });
    },
  });
