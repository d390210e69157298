export { loader } from '../../features/search/search-home.server.ts';
export { SearchHome as default } from '../../features/search/search-home.tsx';
export { PageError as ErrorBoundary } from '../../features/technical-error/page-error.tsx';
