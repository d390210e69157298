export { GalleryPage as default } from '../gallery-page.tsx';
export { PageError as ErrorBoundary } from '../../features/technical-error/page-error.tsx';
