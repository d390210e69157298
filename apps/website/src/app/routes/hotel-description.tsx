export { loader } from '../../features/hotel/hotel-page.server.ts';
export { HotelPage as default } from '../../features/hotel/hotel-page.tsx';
export { PageError as ErrorBoundary } from '../../features/technical-error/page-error.tsx';
