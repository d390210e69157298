import type { FastifyInstance } from 'fastify';
import { acceptStaffForms, createStaffDoor, sendStaffPage, staffForm } from '../../platform/staff-door.ts';
import { listHistory, listWaitingBookings, settleWaitingBooking, WAITING_ACTIONS, type SettleResult } from './waiting-bookings.ts';
import { waitingPage } from './waiting-page.ts';
import type { SagaContext } from './saga-context.ts';

interface WaitingDeps extends Pick<SagaContext, 'db' | 'clock' | 'ticks' | 'ids'> {
  /** The password; any name goes with it, and stays in the history of what it did. */
  readonly token: string;
}

const MOST_NOTE = 200;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;
const RESULTS: readonly SettleResult[] = ['DONE', 'NOT_WAITING', 'NOT_POSSIBLE'];

/** `GET /waiting`, `POST /waiting/:id`: the page on which people settle bookings that no step can move (readings 6.1 row 20: deny by default). */
export const registerWaitingPage = async (app: FastifyInstance, deps: WaitingDeps): Promise<void> => {
  const door = createStaffDoor(deps.token);

  await app.register(async (scope) => {
    acceptStaffForms(scope);
    scope.get('/waiting', async (request, reply) => {
      if ((await door.enter(request, reply)) === undefined) return reply;
      const waiting = await listWaitingBookings(deps.db);
      const bookings = await Promise.all(waiting.map(async (booking) => ({ booking, history: await listHistory(deps.db, booking.id) })));
      const { said } = request.query as { readonly said?: unknown }; // as: looked up in a list below
      return sendStaffPage(reply, (nonce) =>
        waitingPage(
          bookings,
          RESULTS.find((result) => result === said),
          nonce,
        ),
      );
    });
    scope.post<{ Params: { id: string } }>('/waiting/:id', async (request, reply) => {
      const by = await door.enter(request, reply);
      if (by === undefined) return reply;
      const form = staffForm(request);
      if (form === null) return reply.code(403).send({ code: 'FOREIGN_ORIGIN' });
      const action = WAITING_ACTIONS.find((each) => each === form.get('action'));
      const note = (form.get('note') ?? '').trim().slice(0, MOST_NOTE);
      if (action === undefined || !UUID.test(request.params.id) || (action === 'MARK_REFUNDED' && note === ''))
        return reply.code(400).send({ code: 'BAD_REQUEST' });
      const said = await settleWaitingBooking(deps, { id: request.params.id, action, by, note });
      return reply.code(303).header('location', `../waiting?said=${said}`).send();
    });
  });
};
