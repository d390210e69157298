export { loader } from '../redirects.server.ts';
export { NoPage as default } from '../unknown-path.tsx';
export { PageError as ErrorBoundary } from '../../features/technical-error/page-error.tsx';
