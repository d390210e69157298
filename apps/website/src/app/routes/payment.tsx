export { loader, action } from '../../features/payment/payment-page.server.ts';
export { PaymentPage as default } from '../../features/payment/payment-page.tsx';
export { PageError as ErrorBoundary } from '../../features/technical-error/page-error.tsx';
