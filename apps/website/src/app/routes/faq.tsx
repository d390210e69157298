export { loader } from '../../features/help/help.server.ts';
export { HelpPage as default } from '../../features/help/help-page.tsx';
export { PageError as ErrorBoundary } from '../../features/technical-error/page-error.tsx';
