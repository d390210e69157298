export { loader } from '../../features/content-page/landing.server.ts';
export { ContentPage as default } from '../../features/content-page/content-page.tsx';
export { PageError as ErrorBoundary } from '../../features/technical-error/page-error.tsx';
