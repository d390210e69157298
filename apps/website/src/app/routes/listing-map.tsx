export { loader } from '../../features/map/map-page.server.ts';
export { MapPage as default, shouldRevalidate } from '../../features/map/map-page.tsx';
export { PageError as ErrorBoundary } from '../../features/technical-error/page-error.tsx';
