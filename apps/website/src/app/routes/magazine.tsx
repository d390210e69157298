export { loader } from '../../features/content-page/magazine.server.ts';
export { MagazinePage as default } from '../../features/content-page/magazine-page.tsx';
export { PageError as ErrorBoundary } from '../../features/technical-error/page-error.tsx';
