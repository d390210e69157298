export { loader } from '../home-screen.server.ts';
export { HomeScreen as default } from '../home-screen.tsx';
export { PageError as ErrorBoundary } from '../../features/technical-error/page-error.tsx';
