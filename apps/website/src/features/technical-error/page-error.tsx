import { isRouteErrorResponse, useRouteError } from 'react-router';
import { TechnicalError } from './technical-error.tsx';

const incidentOf = (data: unknown): string | undefined =>
  typeof data === 'object' && data !== null && 'incidentId' in data && typeof data.incidentId === 'string' ? data.incidentId : undefined;

/** The error boundary of every page: not found for a 404, else the technical error with its reference; header and footer stay. */
export const PageError = () => {
  const error = useRouteError();
  if (isRouteErrorResponse(error)) {
    return error.status === 404 ? <TechnicalError kind="not-found" /> : <TechnicalError kind="rendering" incidentId={incidentOf(error.data)} canRetry />;
  }
  return <TechnicalError kind="rendering" canRetry />;
};
