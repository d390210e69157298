export { loader, action } from '../../features/quote/quote-page.server.ts';
export { QuotePage as default, shouldRevalidate } from '../../features/quote/quote-page.tsx';
export { OfferError as ErrorBoundary } from '../../features/technical-error/page-error.tsx';
