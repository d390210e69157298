import { tripAdvisorDetail } from '@escale/contract/marketing';
import type { LoaderFunctionArgs } from 'react-router';
import { callService } from '../../shared/call-service.ts';
import { shopContextOf } from '../../shared/request-context.ts';
import { reviewViewOf, type ReviewView } from './review-view.ts';

/** Details of a hotel's travel reviews for the modal of its page (platform 2.7, 7); undefined when the review service has none to give. */
export const loader = async ({ context, params, request }: LoaderFunctionArgs): Promise<ReviewView | undefined> => {
  const own = shopContextOf(context);
  const answer = await callService(
    tripAdvisorDetail,
    own.services.marketing,
    { language: own.shop.language, tripAdvisorId: params['accommodationId'] ?? '' },
    { fetch: own.fetch, signal: request.signal },
  );
  if (answer.ok) return reviewViewOf(answer.value);
  if (answer.code !== 'ABORTED')
    own.report('service_failed', { incidentId: answer.incidentId ?? own.incidentId, code: answer.code, status: String(answer.status) });
  return undefined;
};
