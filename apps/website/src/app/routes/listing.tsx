export { loader } from '../../features/listing/listing-page.server.ts';
export { ListingPage as default } from '../../features/listing/listing-page.tsx';
export { PageError as ErrorBoundary } from '../../features/technical-error/page-error.tsx';
