export { action, loader } from '../../features/content-page/giveaway.server.ts';
export { GiveawayPage as default } from '../../features/content-page/giveaway-page.tsx';
export { PageError as ErrorBoundary } from '../../features/technical-error/page-error.tsx';
