import type { EntryContext, RouterContextProvider } from 'react-router';
import { requestContext } from '../shared/request-context.ts';
import { renderPage } from './render-page.server.tsx';

/** Deferred data that is later than this is given up, in milliseconds. */
export const streamTimeout = 10_000;

/** Reports what loaders and renders throw, under the reference the traveller is shown; a visitor who left is no error. */
export const handleError = (error: unknown, { request, context }: { readonly request: Request; readonly context: Readonly<RouterContextProvider> }): void => {
  if (request.signal.aborted) return;
  const { report, incidentId } = context.get(requestContext);
  report('page_failed', { incidentId, reason: error instanceof Error ? (error.stack ?? error.message).slice(0, 2000) : 'unknown' });
};

/** React Router's door to our renderer. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  provider: RouterContextProvider,
): Promise<Response> {
  return renderPage({ request, status, headers, routerContext, provider, streamTimeout });
}
