import { ProductNotFound, useIsProductMissing } from '../../features/content-page/product-not-found.tsx';
import { PageError } from '../../features/technical-error/page-error.tsx';

export { loader } from '../../features/content-page/product-page.server.ts';
export { ContentPage as default } from '../../features/content-page/content-page.tsx';

/** A product nobody published has a face of its own; whatever else goes wrong is a technical error. */
export const ErrorBoundary = () => (useIsProductMissing() ? <ProductNotFound /> : <PageError />);
