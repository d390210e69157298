export { loader } from '../../features/auth/auth-page.server.ts';
export { action } from '../../features/auth/auth-actions.server.ts';
export { AuthPage as default, shouldRevalidate } from '../../features/auth/auth-page.tsx';
export { PageError as ErrorBoundary } from '../../features/technical-error/page-error.tsx';
