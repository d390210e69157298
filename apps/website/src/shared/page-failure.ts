import { data } from 'react-router';
import type { CallFailure } from './call-service.ts';
import type { RequestContext } from './request-context.ts';

/** What a service says of a cause is shown without control characters and in at most this many characters (readings 6.2 row 23). */
const LONGEST_MESSAGE = 200;
const shownMessage = (text: string | undefined): { readonly errorMessage?: string } => {
  const plain = (text ?? '')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_MESSAGE);
  return plain === '' ? {} : { errorMessage: plain };
};

/**
 * Ends a loader whose page cannot be shown because a service refused or failed: not found stays not found, anything else is the
 * technical-error page with the service's incident id, else this request's. Failures a page can live with are for the page to show.
 * @example if (!result.ok) throw pageFailure(context, result)
 */
export const pageFailure = (context: Pick<RequestContext, 'incidentId' | 'report'>, failure: CallFailure): ReturnType<typeof data> => {
  if (failure.status === 404) return data(null, { status: 404 });
  const incidentId = failure.incidentId ?? context.incidentId;
  if (failure.code !== 'ABORTED') context.report('service_failed', { incidentId, code: failure.code, status: String(failure.status) });
  return data({ incidentId, ...shownMessage(failure.errorMessage) }, { status: failure.code === 'TIMEOUT' || failure.code === 'GATEWAY_TIMEOUT' ? 504 : 500 });
};
