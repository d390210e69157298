import * as build from 'virtual:react-router/server-build';
import { makePageHandler, type PageHandler, type PageHandlerDeps } from './page-handler.server.ts';

/** The server bundle's door: React Router's build and our request context, as one handler. */
export const createPageHandler = (deps: PageHandlerDeps): PageHandler => makePageHandler(build, deps);
