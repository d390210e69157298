export { loader } from '../../features/payment/external-redirect-page.server.ts';
export { ExternalRedirectPage as default } from '../../features/payment/external-redirect-page.tsx';
export { PageError as ErrorBoundary } from '../../features/technical-error/page-error.tsx';
