import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useShop } from '../../shared/shell.tsx';
import { TechnicalError } from './technical-error.tsx';

const incidentOf = (data: unknown): string | undefined =>
  typeof data === 'object' && data !== null && 'incidentId' in data && typeof data.incidentId === 'string' ? data.incidentId : undefined;

/** The error boundary of every page: not found for a 404, else the technical error with its reference; header and footer stay. */
export const PageError = () => {
  const error = useRouteError();
  const { incidentId } = useShop();
  if (!isRouteErrorResponse(error)) return <TechnicalError kind="rendering" incidentId={incidentId} canRetry />;
  if (error.status === 404) return <TechnicalError kind="not-found" />;
  return <TechnicalError kind="rendering" incidentId={incidentOf(error.data) ?? incidentId} canRetry />;
};
