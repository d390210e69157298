export { loader } from '../../features/confirmation/confirmation-page.server.ts';
export { ConfirmationPage as default } from '../../features/confirmation/confirmation-page.tsx';
export { PageError as ErrorBoundary } from '../../features/technical-error/page-error.tsx';
