import type { JobHandler } from '../../platform/jobs.ts';
import { textsFor } from './texts.ts';
import type { AccountContext } from './context.ts';
import { EXPORT_JOB, makeExport } from './privacy-export.ts';
import { ACKNOWLEDGE_JOB, answerRequest } from './requests.ts';

/** Work of the account room that is done later, by kind: for `createJobRunner`. */
export const accountJobs = (context: AccountContext): Readonly<Record<string, JobHandler>> => ({
  [EXPORT_JOB]: ({ key }) => makeExport(context, key),
  [ACKNOWLEDGE_JOB]: async ({ key }) => {
    if (context.env.stage === 'live') return; // on a live site people answer
    const { rows } = await context.db.query<{ shop: string }>('select shop from customer_request where id = $1', [key]);
    const [request] = rows;
    if (request !== undefined) await answerRequest(context, { request: key, text: textsFor(request.shop)('offer.request.acknowledged'), key });
  },
});
