export { loader } from '../../features/static-page/static-page.server.ts';
export { StaticPage as default } from '../../features/static-page/static-page.tsx';
export { PageError as ErrorBoundary } from '../../features/technical-error/page-error.tsx';
