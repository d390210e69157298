import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router';
import { linkTo } from '../../shared/links.ts';
import { useShop } from '../../shared/shell.tsx';
import { LateTechnicalError } from './late-technical-error.tsx';
import type { ErrorState } from './technical-error-page.tsx';

/** A text of what the loader ended with. */
const textOf = (data: unknown, key: 'incidentId' | 'errorMessage'): string | undefined => {
  const found: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, key) : undefined;
  return typeof found === 'string' ? found : undefined;
};

/** The error boundary of every page: not found for a 404, else the technical error with its reference; header and footer stay. */
export const PageError = () => {
  const error = useRouteError();
  const { incidentId } = useShop();
  if (!isRouteErrorResponse(error)) return <LateTechnicalError kind="rendering" incidentId={incidentId} canRetry />;
  if (error.status === 404) return <LateTechnicalError kind="not-found" />;
  return (
    <LateTechnicalError
      kind="rendering"
      errorMessage={textOf(error.data, 'errorMessage')}
      incidentId={textOf(error.data, 'incidentId') ?? incidentId}
      canRetry
    />
  );
};

/**
 * The error boundary of an offer: what fails for everybody is the technical-error page itself, with the service's message (funnel 4.4, 8), and the
 * way back to try again.
 */
export const OfferError = () => {
  const error = useRouteError();
  const { shop, incidentId } = useShop();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isRefusal = isRouteErrorResponse(error) && error.status >= 500;
  const errorMessage = isRefusal ? textOf(error.data, 'errorMessage') : undefined;
  const incident = (isRefusal ? textOf(error.data, 'incidentId') : undefined) ?? incidentId;
  useEffect(() => {
    if (!isRefusal) return;
    const state: ErrorState = { incidentId: incident, retry: pathname + search, ...(errorMessage === undefined ? {} : { errorMessage }) };
    void navigate(linkTo(shop, 'technicalError', { params: { '*': '' } }), { replace: true, state });
  }, [isRefusal, errorMessage, incident, navigate, pathname, search, shop]);
  return <PageError />;
};
