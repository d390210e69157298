export { unsubscribeAction as action, unsubscribeLoader as loader } from '../../features/auth/registration.server.ts';
export { UnsubscribePage as default } from '../../features/auth/unsubscribe-page.tsx';
export { PageError as ErrorBoundary } from '../../features/technical-error/page-error.tsx';
