import type { FastifyInstance } from 'fastify';
import { isUuid, registerStaffPage } from '../../platform/staff-door.ts';
import type { AccountContext } from './context.ts';
import { fileUrl } from './request-files.ts';
import { answerRequest } from './requests.ts';
import { waitingRequestsPage } from './waiting-requests-page.ts';
import { listWaitingRequests } from './waiting-requests.ts';

const LONGEST_ANSWER = 4000;

/** `GET /waiting`, `POST /waiting/:id`: the page on which the team answers requests (readings 6.1 row 19, 6.5 row 63), behind the staff door. */
export const registerWaitingRequests = (app: FastifyInstance, context: AccountContext, token: string): Promise<void> =>
  registerStaffPage(app, {
    token,
    results: ['SENT', 'NOT_SENT'],
    show: async (said) => {
      const waiting = await listWaitingRequests(context.db);
      const shown = waiting.map((each) => ({ request: each, key: context.ids.uuid(), urlOf: (file: string) => fileUrl(context, file) }));
      return (nonce) => waitingRequestsPage(shown, said, nonce);
    },
    act: async (request, form) => {
      const text = (form.get('text') ?? '').replaceAll('\r\n', '\n').trim();
      const key = form.get('key') ?? '';
      if (!isUuid(key) || text.length < 2 || text.length > LONGEST_ANSWER) return undefined;
      return (await answerRequest(context, { request, text, key })) ? 'SENT' : 'NOT_SENT';
    },
  });
