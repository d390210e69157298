export { loader } from '../../features/technical-error/technical-error-page.server.ts';
export { TechnicalErrorPage as default } from '../../features/technical-error/technical-error-page.tsx';
export { PageError as ErrorBoundary } from '../../features/technical-error/page-error.tsx';
