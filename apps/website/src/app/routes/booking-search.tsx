export { loader, action } from '../../features/booking-search/booking-search.server.ts';
export { BookingSearchPage as default } from '../../features/booking-search/booking-search-page.tsx';
export { PageError as ErrorBoundary } from '../../features/technical-error/page-error.tsx';
