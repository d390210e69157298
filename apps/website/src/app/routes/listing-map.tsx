export { loader } from '../../features/listing/listing-map-page.server.ts';
export { ListingMapPage as default } from '../../features/listing/listing-map-page.tsx';
export { PageError as ErrorBoundary } from '../../features/technical-error/page-error.tsx';
