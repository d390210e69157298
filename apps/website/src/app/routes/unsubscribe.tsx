export { MemberScreen as default } from '../member-screen.tsx';
export { PageError as ErrorBoundary } from '../../features/technical-error/page-error.tsx';
