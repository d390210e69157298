export { loader } from '../../features/demo-index/demo-index.server.ts';
export { DemoIndex as default } from '../../features/demo-index/demo-index.tsx';
export { PageError as ErrorBoundary } from '../../features/technical-error/page-error.tsx';
