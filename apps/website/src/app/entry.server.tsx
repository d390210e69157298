import type { EntryContext, RouterContextProvider } from 'react-router';
import { renderPage } from './render-page.server.tsx';

/** Deferred data that is later than this is given up, in milliseconds. */
export const streamTimeout = 10_000;

/** Reports what loaders and renders throw; a visitor who left is no error. */
export const handleError = (error: unknown, { request }: { request: Request }): void => {
  if (request.signal.aborted) return;
  console.error('page failed', error instanceof Error ? (error.stack ?? error.message) : String(error));
};

/** React Router's door to our renderer. */
export default function handleRequest(request: Request, status: number, headers: Headers, routerContext: EntryContext, provider: RouterContextProvider): Promise<Response> {
  return renderPage({ request, status, headers, routerContext, provider, streamTimeout });
}
