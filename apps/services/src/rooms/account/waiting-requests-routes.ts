import type { FastifyInstance } from 'fastify';
import { acceptStaffForms, createStaffDoor, sendStaffPage, staffForm } from '../../platform/staff-door.ts';
import type { AccountContext } from './context.ts';
import { fileUrl } from './request-files.ts';
import { answerRequest } from './requests.ts';
import { waitingRequestsPage, type AnswerResult } from './waiting-requests-page.ts';
import { listWaitingRequests } from './waiting-requests.ts';

const LONGEST_ANSWER = 4000;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;
const RESULTS: readonly AnswerResult[] = ['SENT', 'NOT_SENT'];

/** `GET /waiting`, `POST /waiting/:id`: the page on which the team answers requests (readings 6.1 row 19, 6.5 row 63), behind the staff door. */
export const registerWaitingRequests = async (app: FastifyInstance, context: AccountContext, token: string): Promise<void> => {
  const door = createStaffDoor(token);
  await app.register(async (scope) => {
    acceptStaffForms(scope);
    scope.get('/waiting', async (request, reply) => {
      if ((await door.enter(request, reply)) === undefined) return reply;
      const waiting = await listWaitingRequests(context.db);
      const shown = waiting.map((each) => ({ request: each, key: context.ids.uuid(), urlOf: (file: string) => fileUrl(context, file) }));
      const { said } = request.query as { readonly said?: unknown }; // as: looked up in a list below
      return sendStaffPage(reply, (nonce) =>
        waitingRequestsPage(
          shown,
          RESULTS.find((result) => result === said),
          nonce,
        ),
      );
    });
    scope.post<{ Params: { id: string } }>('/waiting/:id', async (request, reply) => {
      if ((await door.enter(request, reply)) === undefined) return reply;
      const form = staffForm(request);
      if (form === null) return reply.code(403).send({ code: 'FOREIGN_ORIGIN' });
      const text = (form.get('text') ?? '').replaceAll('\r\n', '\n').trim();
      const key = form.get('key') ?? '';
      if (!UUID.test(request.params.id) || !UUID.test(key) || text.length < 2 || text.length > LONGEST_ANSWER)
        return reply.code(400).send({ code: 'BAD_REQUEST' });
      const isSent = await answerRequest(context, { request: request.params.id, text, key });
      return reply
        .code(303)
        .header('location', `../waiting?said=${isSent ? 'SENT' : 'NOT_SENT'}`)
        .send();
    });
  });
};
