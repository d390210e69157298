export { confirmAction as action, confirmLoader as loader } from '../../features/auth/registration.server.ts';
export { ConfirmRegistrationPage as default } from '../../features/auth/registration-page.tsx';
export { PageError as ErrorBoundary } from '../../features/technical-error/page-error.tsx';
